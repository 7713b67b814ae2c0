"""Everything that is wrong with a state, at once: conflicts and invariants that are broken.

The invariants are those of the rulings (4.4, G-4). The messages are for everybody, so none names a
card, and none tells what only one seat can know.
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
from controller.views import Arg, Message

_LIVE = ("turn", "order", "give", "discard", "reading")


def problems(state: State) -> tuple[Message, ...]:
    """One message for each thing that cannot be; empty when all is well."""
    return (*_cards(state), *_hands(state), *_acts(state), *_phase(state), *_wins(state))


def _problem(what: str, **args: Arg) -> Message:
    return Message(f"captains-orders-problem-{what}", args)


def _cards(state: State) -> Iterator[Message]:
    """55 cards = hands + discards + the Order + those out of play, each in one place."""
    places = (
        *(("hand", seat, hand) for seat, hand in zip(state.seats, state.hands, strict=True)),
        ("discards", "", state.discards),
        ("order", "", EMPTY if state.order is None else only(state.order)),
        ("last", "", EMPTY if state.last is None else only(state.last)),
    )
    for at, (place, seat, cards) in enumerate(places):
        for other, holder, others in places[at + 1 :]:
            for _ in members(cards & others):
                yield _problem("card-twice", place=place, seat=seat, other=other, holder=holder)
    for seen in state.conflicts:
        seat = _holder(state, seen.unread)
        yield _problem("card-elsewhere", place="hand" if seat else "table", seat=seat)
    if undealt(state) < 0:
        yield _problem("too-many-cards", count=-undealt(state))
    elif not state.conflicts and not ZONES.consistent(state):
        yield _problem("unread-inconsistent")


def _holder(state: State, card: int) -> str:
    """The seat in whose hand a card is; empty where it is in none."""
    found = (s for s, hand in zip(state.seats, state.hands, strict=True) if hand >> card & 1)
    return next(found, "")


def _hands(state: State) -> Iterator[Message]:
    """Six cards each at the start, and at least one while the round lives (CO-8)."""
    for seat, hand in zip(state.seats, state.hands, strict=True):
        count = hand.bit_count()
        if state.phase == "dealing" and count > HAND:
            yield _problem("hand-too-large", seat=seat, count=count, dealt=HAND)
        if state.phase in _LIVE and not count:
            yield _problem("empty-hand", seat=seat)
    if state.phase == "dealing" and complete(state):
        yield _problem("dealt-not-begun")
    if state.phase == "dealing" and (on_table(state) or state.history):
        yield _problem("played-before-dealt")
    total = sum(hand.bit_count() for hand in state.hands)
    if total > HAND * len(state.seats):
        yield _problem("more-than-dealt", count=total)


def _acts(state: State) -> Iterator[Message]:
    """A card that follows is not lower, one that belays is (CO-5, CO-6); nobody answers their own
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
            yield _problem("answered-own-order", seat=seat)
        if isinstance(event, Follow):
            if lower:
                yield _problem("followed-too-low", seat=seat)
            continue
        if isinstance(event, Belay) and not lower:
            yield _problem("belayed-too-high", seat=seat)
        order, owner = card, event.player


def _phase(state: State) -> Iterator[Message]:
    players = range(len(state.seats))
    for role, player in (("active", state.active), ("turn", state.turn), ("dealer", state.dealer)):
        if player not in players:
            yield _problem("no-such-player", player=player, role=role)
    phase = state.phase
    if phase == "order" and state.order is None:
        yield _problem("no-order-stands")
    if phase in ("dealing", "turn", "give", "discard") and state.order is not None:
        yield _problem("order-stands", phase=phase)
    if state.order is not None:
        if not is_read(state.order):
            yield _problem("order-unread")
        if phase == "order" and state.active == state.owner:
            yield _problem("owner-answers")
    if (phase == "reading") != (state.pending is not None):
        yield _problem("reading", phase=phase)
    if phase in ("turn", "order") and state.active != state.turn:
        yield _problem("out-of-turn")
    if (state.captains != EMPTY) != (phase in ("round_over", "over")):
        yield _problem("captains", phase=phase, count=state.captains.bit_count())


def _wins(state: State) -> Iterator[Message]:
    """Winners play; the match ends with enough wins or rounds, and not before (CO-16, CO-20)."""
    everybody = only(len(state.seats)) - 1
    if any(winners & ~everybody for winners in state.won):
        yield _problem("winner-does-not-play")
    best = max(wins(state, player) for player in range(len(state.seats)))
    enough = best >= state.options.wins or len(state.won) >= state.options.rounds
    if enough != (state.phase == "over"):
        yield _problem("end", phase=state.phase, rounds=len(state.won), wins=best)
