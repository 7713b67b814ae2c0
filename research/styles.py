"""Who can be measured in `research.bots`: the bots' three strengths, and players of one habit.

A habit is a rule of thumb over a normal bot: it always accuses where it may, or never does, or
never says what is not so. Accusing is calling in Captain Bluff, voting "bluff" in Bluff Pirate, and
discovering the Captain in Captain's Orders.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from controller.bots.mind import Decide, Mind, Strength, at_random
from controller.games.bluff_pirate import beliefs
from controller.games.bluff_pirate import bot as pirate
from controller.games.bluff_pirate import pieces as pirates
from controller.games.captain_bluff import beliefs as bluff
from controller.games.captain_bluff import pieces as luggage
from controller.games.captains_orders import bot as orders
from controller.games.captains_orders import pieces as ordered
from controller.games.catalogue import CATALOGUE

STRENGTHS: tuple[Strength, ...] = get_args(Strength)
HABITS = ("random", "honest", "always", "never")

Keeps = Callable[[Any, Any], bool]
"""`keeps(view, move)`: whether a habit lets that move pass."""


def styles(game: str) -> tuple[str, ...]:
    """Everybody who can be measured in that game; the levels alone where bots do not decide by
    views and moves alone."""
    if CATALOGUE[game].decide is None:
        return STRENGTHS
    return (*HABITS, *_OTHERS.get(game, ()), *STRENGTHS)


def player(game: str, style: str) -> Decide:
    """How somebody of that style decides."""
    decide = CATALOGUE[game].decide
    assert decide is not None, f"the bots of {game} do not decide by views and moves alone"
    if style in STRENGTHS:
        strength: Strength = style
        return lambda view, moves, mind: decide(view, moves, replace(mind, strength=strength))
    if style == "random":
        return at_random
    if style in _OTHERS.get(game, {}):
        return _OTHERS[game][style]
    keeps = _KEEPS[game][style]
    accuse = _ACCUSE[game] if style == "always" else None

    def by_habit(view: Any, moves: Sequence[Any], mind: Mind) -> Any:
        accusing = None if accuse is None else accuse(view, moves, mind)
        if accusing is not None:
            return accusing
        kept = [move for move in moves if keeps(view, move)]
        return decide(view, kept or moves, mind)

    return by_habit


# ---- Captain's Orders ----------------------------------------------------------------------------


def _best_guess(view: Any, moves: Sequence[Any], mind: Mind) -> Any:
    accusations = [move for move in moves if isinstance(move, ordered.Discover)]
    if not accusations:
        return None
    captain = orders.captains(view, mind.luck)
    return max(accusations, key=lambda move: captain[view.players[move.accused].seat])


def _openly(view: Any, move: Any) -> bool:
    """Cards go face up, as Orders, or because they have to."""
    return not isinstance(move, ordered.Pass | ordered.Ask)


LOW = 2
"""An Order that low."""


def _accuses_low_orders(view: Any, moves: Sequence[Any], mind: Mind) -> Any:
    """A normal player, who accuses the owner of a low Order that two have followed since: they gave
    their lowest cards, most likely."""
    owner, followed = None, 0
    for event in view.history:
        if event.act in ("order", "belay"):
            owner, followed = event.seat if event.rank <= LOW else None, 0
        elif event.act == "follow":
            followed += 1
    accusations = [move for move in moves if isinstance(move, ordered.Discover)]
    meant = (move for move in accusations if view.players[move.accused].seat == owner)
    accusing = next(meant, None) if followed > 1 else None
    return orders.decide(view, moves, mind) if accusing is None else accusing


def _accuses_receivers(view: Any, moves: Sequence[Any], mind: Mind) -> Any:
    """A normal player, who gives a low card to whom it can, and accuses that player in its next
    turn unless the card has lain open since: it was kept, most likely."""
    given: dict[str, int] = {}
    seen = {card.at: card.rank for card in view.secrets.seen}
    for at, event in enumerate(view.history):
        rank = seen.get(at) or event.rank
        if event.seat == view.secrets.seat and event.act in ("give", "pass", "follow"):
            if rank is not None and rank <= LOW:
                given[event.other] = rank
        elif event.act in ("order", "belay") and given.get(event.seat) == rank:
            del given[event.seat]
    for move in moves:
        if isinstance(move, ordered.Discover) and view.players[move.accused].seat in given:
            return move
    gives = [move for move in moves if isinstance(move, ordered.Give)]
    low = [move for move in gives if move.card is not None and ordered.rank(move.card) <= LOW]
    return orders.decide(view, low or moves, mind)


# ---- Captain Bluff -------------------------------------------------------------------------------


def _known_to_fit(view: Any, move: Any) -> bool:
    """Luggage goes below a city that was seen, and no other."""
    if not isinstance(move, luggage.Place) or move.card >= luggage.CARD_COUNT:
        return True
    city = luggage.CITY[move.card]
    seen = bluff.seen_above(view, move.belt)
    return city == luggage.NO_CITY or seen.startswith(f"{luggage.CITIES[city]}-")


# ---- Bluff Pirate --------------------------------------------------------------------------------


def _true_set(view: Any, move: Any) -> bool:
    """Only sets of one colour are laid."""
    if not isinstance(move, pirates.Lay):
        return True
    if move.card is None or move.card >= pirates.CARD_COUNT:
        return False
    colour = beliefs.colour_of(pirates.KINDS[pirates.KIND[move.card]])
    if view.set is not None and view.set.up:
        return colour == beliefs.colour_of(view.set.up[0])
    held = [beliefs.colour_of(kind) for kind in view.secrets.hand]
    return held.count(colour) >= pirates.SMALLEST_SET


def _doubting_above(limit: float) -> Decide:
    """A normal player but for its votes: "bluff" where a set is suspicious beyond that."""

    def decide(view: Any, moves: Sequence[Any], mind: Mind) -> Any:
        votes = [move for move in moves if isinstance(move, pirates.Vote)]
        if votes:
            doubts = beliefs.suspicion(view) > limit
            return next(move for move in votes if move.bluff == doubts)
        return pirate.decide(view, moves, mind)

    return decide


LARGE = 4
"""A hand rarely holds this many cards of one colour, and players often pretend to."""


def _doubts_large_sets(view: Any, moves: Sequence[Any], mind: Mind) -> Any:
    """A sharp player, who doubts every large set."""
    if view.set is not None and len(view.set.up) + view.set.down >= LARGE:
        doubts = [move for move in moves if isinstance(move, pirates.Vote) and move.bluff]
        if doubts:
            return doubts[0]
    return pirate.decide(view, moves, replace(mind, strength="sharp"))


_ACCUSES: Mapping[str, Keeps] = {
    "captains-orders": lambda view, move: isinstance(move, ordered.Discover),
    "captain-bluff": lambda view, move: isinstance(move, luggage.Call),
    "bluff-pirate": lambda view, move: isinstance(move, pirates.Vote) and move.bluff,
}
_HONEST: Mapping[str, Keeps] = {
    "captains-orders": _openly,
    "captain-bluff": _known_to_fit,
    "bluff-pirate": _true_set,
}


def _first_of(accuses: Keeps) -> Callable[[Any, Sequence[Any], Mind], Any]:
    return lambda view, moves, mind: next((move for move in moves if accuses(view, move)), None)


_ACCUSE = {game: _first_of(accuses) for game, accuses in _ACCUSES.items()}
_ACCUSE["captains-orders"] = _best_guess


def _never(accuses: Keeps) -> Keeps:
    return lambda view, move: not accuses(view, move)


def _anything(view: Any, move: Any) -> bool:
    return True


_KEEPS = {
    game: {"always": _anything, "never": _never(_ACCUSES[game]), "honest": _HONEST[game]}
    for game in _ACCUSES
}
_OTHERS: Mapping[str, Mapping[str, Decide]] = {
    "captains-orders": {
        "accuses-low-orders": _accuses_low_orders,
        "accuses-receivers": _accuses_receivers,
    },
    "bluff-pirate": {
        "doubts-above-0.65": _doubting_above(0.65),
        "doubts-large-sets": _doubts_large_sets,
    },
}
