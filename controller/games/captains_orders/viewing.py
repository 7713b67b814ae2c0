"""What an observer may know of a match, the public or one player, and what is wrong with a state.

Problems are conflicts and broken invariants (the rulings, 4.4 and G-4). Their messages are for
everyone: none names a card, and none reveals what only one seat can know.
"""

from collections.abc import Iterator
from typing import Any, Literal

from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    DECK,
    HAND,
    LOWER,
    RANK,
    WHOLE_DECK,
    Ask,
    Belay,
    Discard,
    Discover,
    Event,
    Follow,
    Give,
    Pass,
    PlayOrder,
    Shown,
    TakenBack,
)
from controller.games.captains_orders.state import (
    ZONES,
    State,
    complete,
    on_table,
    points,
    round_number,
    undealt,
    winners,
    wins,
)
from controller.rules.sets import EMPTY, members, only
from controller.views import Arg, Message
from controller.views.captains_orders import (
    Act,
    CaptainsOrdersSecrets,
    CaptainsOrdersView,
    EndingView,
    HandView,
    Happened,
    SeenCard,
)

ACTS: dict[type[Any], Act] = {
    PlayOrder: "order",
    Pass: "pass",
    Ask: "ask",
    Give: "give",
    Discard: "discard",
    Follow: "follow",
    Belay: "belay",
    Discover: "discover",
    TakenBack: "taken-back",
    Shown: "shown",
}

_WAITS: dict[type[Any], Literal["order", "belay", "follow"]] = {
    PlayOrder: "order",
    Belay: "belay",
    Follow: "follow",
}


def view(state: State, observer: int | None) -> CaptainsOrdersView:
    """Return what everyone may know, and for a player also what only that seat knows."""
    seats, options, phase = state.seats, state.options, state.phase
    playing = phase in ("turn", "order", "give", "discard", "reading")
    ended = phase in ("round_over", "over")
    number = round_number(state)
    return CaptainsOrdersView(
        phase=phase,
        round=number,
        rounds=options.rounds,
        wins_needed=options.wins,
        last_round=number == options.rounds,
        players=tuple(_hand_view(state, player) for player in range(len(seats))),
        dealer=seats[state.dealer],
        turn=seats[state.turn] if playing else None,
        active=seats[state.active] if playing and phase != "reading" else None,
        order=_rank(state.order),
        owner=None if state.order is None else seats[state.owner],
        waits="" if state.pending is None else _WAITS[type(state.pending)],
        last=_rank(state.last),
        history=tuple(_happened(state, event, to) for event, to in _with_receivers(state)),
        round_winners=tuple(seats[p] for p in members(state.won[-1])) if ended else (),
        winners=tuple(seats[player] for player in winners(state)),
        endings=tuple(
            EndingView(one.laps, None if one.accuser is None else seats[one.accuser])
            for one in state.endings
        ),
        secrets=None if observer is None else secrets(state, observer),
    )


def secrets(state: State, observer: int) -> CaptainsOrdersSecrets:
    """Return the player's hand, and every card that went through it this round (perfect recall)."""
    return CaptainsOrdersSecrets(
        state.seats[observer],
        ranks(state.hands[observer]),
        tuple(
            SeenCard(at, _rank(event.card))
            for at, (event, to) in enumerate(_with_receivers(state))
            if not isinstance(event, Ask | Discover) and observer in (event.player, to)
        ),
    )


def _hand_view(state: State, player: int) -> HandView:
    hand = state.hands[player]
    revealed = state.phase in ("reveal", "round_over", "over")
    ended = state.phase in ("round_over", "over")
    return HandView(
        seat=state.seats[player],
        cards=hand.bit_count(),
        wins=wins(state, player),
        hand=ranks(hand) if revealed else None,
        points=points(hand) if ended else None,
        captain=bool(state.captains >> player & 1) if ended else None,
    )


def _happened(state: State, event: Event, to: int | None) -> Happened:
    match event:
        case PlayOrder() | Belay() | TakenBack(belayed=True) | Shown():
            rank = _rank(event.card)
        case _:
            rank = None
    return Happened(
        ACTS[type(event)],
        state.seats[event.player],
        None if to is None else state.seats[to],
        rank,
    )


def happened_last(state: State) -> Happened:
    """Return the last event of the round as everyone could see it."""
    *_, (event, to) = _with_receivers(state)
    return _happened(state, event, to)


def _with_receivers(state: State) -> Iterator[tuple[Event, int | None]]:
    """Yield the round's events, each with the other player concerned."""
    owner = asker = None
    for event in state.history:
        to: int | None = None
        match event:
            case PlayOrder() | Belay():
                owner = event.player
            case Pass(_, receiver):
                to = receiver
            case Ask(player, asked):
                asker, to = player, asked
            case Give():
                to = asker
            case Follow():
                to = owner
            case Discover(_, accused):
                to = accused
            case TakenBack(belayed=False):
                to = owner
        yield event, to


def ranks(hand: int) -> tuple[int, ...]:
    """Return the ranks of the read cards of a hand."""
    return tuple(RANK[card] for card in members(hand) if card < CARD_COUNT)


def _rank(card: int | None) -> int | None:
    return None if card is None or not DECK.is_read(card) else RANK[card]


# -- problems ------------------------------------------------------------------------------

_LIVE = ("turn", "order", "give", "discard", "reading")


def problems(state: State) -> tuple[Message, ...]:
    """Return one message for each thing that is impossible; empty when all is well."""
    return (*_cards(state), *_hands(state), *_acts(state), *_phase(state), *_wins(state))


def _problem(what: str, **args: Arg) -> Message:
    return Message(f"captains-orders-problem-{what}", args)


def _cards(state: State) -> Iterator[Message]:
    """55 cards: hands, discards, the Order and the undealt cards, each in one place."""
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
    """Return the seat in whose hand a card is, or ""."""
    found = (s for s, hand in zip(state.seats, state.hands, strict=True) if hand >> card & 1)
    return next(found, "")


def _hands(state: State) -> Iterator[Message]:
    """Six cards each at the start, and at least one during the round (CO-8)."""
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
        if not DECK.is_read(state.order):
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
