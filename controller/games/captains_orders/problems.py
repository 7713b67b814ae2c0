"""Everything that is wrong with a state, at once: conflicts and invariants that are broken.

The invariants are those of the rulings (4.4, G-4). The sentences are for everybody, so none names
a card, and none tells what only one seat can know.
"""

from collections.abc import Iterator

from controller.games.captains_orders.moves import Belay, Follow, PlayOrder
from controller.games.captains_orders.options import HAND
from controller.games.captains_orders.pieces import LOWER, WHOLE_DECK
from controller.games.captains_orders.state import (
    ZONES,
    State,
    complete,
    is_read,
    on_table,
    undealt,
    wins,
)
from controller.games.sets import EMPTY, members, only

_LIVE = ("turn", "order", "give", "discard", "reading")


def problems(state: State) -> tuple[str, ...]:
    """One sentence for each thing that cannot be; empty when all is well."""
    return (*_cards(state), *_hands(state), *_acts(state), *_phase(state), *_wins(state))


def _cards(state: State) -> Iterator[str]:
    """55 cards = hands + discards + the Order + those out of play, each in one place."""
    places = [
        *(
            (f"in the hand of the seat {seat}", hand)
            for seat, hand in zip(state.seats, state.hands, strict=True)
        ),
        ("among the discards", state.discards),
        ("the Order", EMPTY if state.order is None else only(state.order)),
        ("the last card of a hand", EMPTY if state.last is None else only(state.last)),
    ]
    for at, (place, cards) in enumerate(places):
        for other_place, others in places[at + 1 :]:
            for _ in members(cards & others):
                yield f"A card is both {place} and {other_place}."
    for seen in state.conflicts:
        yield f"A card was seen {_place(state, seen.unread)} that lies somewhere else already."
    if undealt(state) < 0:
        yield f"There are {-undealt(state)} cards too many."
    elif not state.conflicts and not ZONES.consistent(state):
        yield "The cards that were not read cannot all be cards of their own."


def _place(state: State, card: int) -> str:
    for seat, hand in zip(state.seats, state.hands, strict=True):
        if hand >> card & 1:
            return f"in the hand of the seat {seat}"
    return "on the table"


def _hands(state: State) -> Iterator[str]:
    """Six cards each at the start, and at least one while the round lives (CO-8)."""
    for seat, hand in zip(state.seats, state.hands, strict=True):
        count = hand.bit_count()
        if state.phase == "dealing" and count > HAND:
            yield f"The seat {seat} has {count} cards; {HAND} are dealt."
        if state.phase in _LIVE and not count:
            yield f"The seat {seat} has no cards, which ends the round, but it goes on."
    if state.phase == "dealing" and complete(state):
        yield "All hands are dealt, but the round has not begun."
    if state.phase == "dealing" and (on_table(state) or state.history):
        yield "Cards have been played before all were dealt."
    total = sum(hand.bit_count() for hand in state.hands)
    if total > HAND * len(state.seats):
        yield f"There are {total} cards in the hands, more than were dealt."


def _acts(state: State) -> Iterator[str]:
    """A card that follows is not lower, one that belays is (CO-5, CO-6); nobody answers the own
    Order (CO-7). A card that was read late may show that an act was a mistake."""
    order: int | None = None
    owner: int | None = None
    for event in state.history:
        if not isinstance(event, PlayOrder | Follow | Belay):
            continue
        seat = state.seats[event.player]
        card = event.card
        may = WHOLE_DECK if card is None else ZONES.what_may_be(state, only(card))
        lower = order is not None and not may & ~LOWER[order]
        if event.player == owner and not isinstance(event, PlayOrder):
            yield f"The seat {seat} has answered its own Order (CO-7)."
        if isinstance(event, Follow):
            if lower:
                yield f"The seat {seat} has followed with a card that cannot follow (CO-5)."
            continue
        if isinstance(event, Belay) and not lower:
            yield f"The seat {seat} has belayed with a card that is not lower (CO-6)."
        order, owner = card, event.player


def _phase(state: State) -> Iterator[str]:
    players = range(len(state.seats))
    for name, player in (("active", state.active), ("turn", state.turn), ("dealer", state.dealer)):
        if player not in players:
            yield f"There is no player {player} ({name})."
    if state.phase == "order" and state.order is None:
        yield "The phase is order, but no Order stands."
    if state.phase in ("dealing", "turn", "give", "discard") and state.order is not None:
        yield f"The phase is {state.phase}, but an Order stands."
    if state.order is not None:
        if not is_read(state.order):
            yield "The Order has not been read."
        if state.phase == "order" and state.active == state.owner:
            yield "The owner of the Order is to answer it (CO-7)."
    if (state.phase == "reading") != (state.pending is not None):
        yield f"The phase is {state.phase}, which does not fit what waits for being read."
    if state.phase in ("turn", "order") and state.active != state.turn:
        yield "Somebody is to act out of turn."
    if (state.captains != EMPTY) != (state.phase in ("round_over", "over")):
        yield f"The phase is {state.phase}, but {state.captains.bit_count()} Captains are known."


def _wins(state: State) -> Iterator[str]:
    """Winners play; the match ends with enough wins or rounds, and not before (CO-16, CO-20)."""
    everybody = only(len(state.seats)) - 1
    if any(winners & ~everybody for winners in state.won):
        yield "Somebody has won a round who does not play."
    best = max(wins(state, player) for player in range(len(state.seats)))
    enough = best >= state.options.wins or len(state.won) >= state.options.rounds
    if enough != (state.phase == "over"):
        yield f"The phase is {state.phase}, after {len(state.won)} rounds and {best} wins."
