"""Whose act it is: what a hand may not do for somebody else.

At a real table nobody can tell whose hand holds a card to a reader. At a simulated one the table
can, and there a hand makes no move of another seat, not even half of one, and holds no control card
to another seat's pad. What the rules ask of somebody is that seat's own move wherever it is made: a
card that is passed goes to its receiver's pad, one that is stolen comes from its victim's hand.
Nobody has to answer for a player who has left: the others carry those moves out (G-2). Pure.
"""

from collections.abc import Iterator, Sequence

from controller.match.acts import Act, Tapped, TappedAt
from controller.match.halfdone import HalfDone
from controller.match.signs import mistake
from controller.match.tablegame import Interpretation, MoveT, RefereeT, StateT, TableGame
from controller.views import Notice


def for_another(
    game: TableGame[StateT, MoveT, RefereeT],
    referee: RefereeT,
    state: StateT,
    half: HalfDone,
    reading: Interpretation[MoveT],
    act: Act,
    hand: str,
) -> str:
    """Return the seat for which the *hand* of a seat would do *act*, which means *reading*; empty
    if it does it for itself or for all."""
    if not hand or not isinstance(act, Tapped | TappedAt):
        return ""
    if reading.moves:
        # Who has been handed a card says whose it is: that is no move of the giver's choice.
        mover = game.mover(state, reading.moves[0])
        return "" if mover is None or mover == hand or mover in half.left else mover
    if reading.half is None:
        return ""
    begun = _begun_by(game, referee, state, half, reading.half, act)
    return next((seat for seat in begun if seat and seat != hand), "")


def _begun_by(
    game: TableGame[StateT, MoveT, RefereeT],
    referee: RefereeT,
    state: StateT,
    before: HalfDone,
    after: HalfDone,
    act: Tapped | TappedAt,
) -> list[str]:
    """Return the seats that have done half of an act, or are to choose what it means."""
    begun = [seat for seat, piece in after.first.items() if before.first.get(seat) != piece]
    menu = game.menu(state, referee, after)
    chooser = "" if menu is None else menu.seat
    return [*begun, chooser, act.seat]


def at_another_pad(hand: str) -> Notice:
    """Return what is said to a *hand* that holds a control card to a pad that is not its own."""
    return mistake("table-own-pad", hand)


def healed(
    game: TableGame[StateT, MoveT, RefereeT],
    seats: Sequence[str],
    by: Sequence[str],
    before: StateT,
    after: StateT,
) -> Iterator[str]:
    """Yield the *seats* whose mistakes are over after a move *by* some of them: those themselves,
    and all that may act from now on."""
    yield from by
    awaited = game.rules.awaited
    for player, seat in enumerate(seats):
        if awaited(after, player) and not awaited(before, player):
            yield seat
