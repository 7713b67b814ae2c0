"""A game's box, as the display is told of it: it draws every piece, on paper and on screens."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from controller.games.catalogue import CATALOGUE
from controller.games.spec import GameSpec
from controller.match.acts import CONTROL_SIDES
from controller.views.box import Box, Piece, Side
from hardware.scene import Label

PLAYER_CARD = "player-card"


@lru_cache(maxsize=16)
def box_named(slug: str, seats: tuple[str, ...]) -> Box | None:
    """Return the box of the game of that name, for a table with these *seats*; None if there is
    none."""
    game = CATALOGUE.get(slug)
    return None if game is None else box_of(game, seats)


def box_of(game: GameSpec, seats: Sequence[str]) -> Box:
    """What is in the box of a game, with the game card and the control cards; what each player has
    in the colours of the *seats*, as many as play."""
    name = game.slug
    back = Label("game-card", False, name)
    players = seats[: game.rules.players[-1]]
    cards = ((back, Label(PLAYER_CARD, True, seat)) for seat in players)
    coloured = (
        (Label(kind, False, seat), Label(kind, True, seat))
        for kind in game.of_player
        for seat in players
    )
    return Box(
        game=name,
        tagged=_pieces(((back, Label("game-card", True, name)), *CONTROL_SIDES.values()))
        + _pieces(game.sides.values()),
        untagged=_pieces((*game.untagged, *cards, *coloured)),
        track=game.track,
    )


def _pieces(sides: Iterable[tuple[Label, Label]]) -> tuple[Piece, ...]:
    return tuple(
        Piece(*(Side(one.kind, one.face, one.name, one.suitcase) for one in both)) for both in sides
    )
