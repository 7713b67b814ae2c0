"""What an observer may know of a match, the public or one player, and what everyone is told of it:
the end of a round and the lines of the log, public facts alone."""

from collections.abc import Iterator
from typing import Any, Literal

from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    DECK,
    RANK,
    Ask,
    Belay,
    Discard,
    Discover,
    Event,
    Follow,
    Give,
    Move,
    NextRound,
    Pass,
    PlayOrder,
    Shown,
    TakenBack,
)
from controller.games.captains_orders.state import (
    State,
    points,
    round_number,
    winners,
    wins,
)
from controller.rules.sets import members
from controller.views import Arg, Climax, Logged, Message
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


# -- climaxes ------------------------------------------------------------------------------

_ENDED = ("round_over", "over")


def climax(before: State, after: State) -> Climax | None:
    """Return the climax of an accusation, or of a hand that ran out: was it the Captain, and who
    wins."""
    if after.phase not in _ENDED or before.phase in _ENDED:
        return None
    seats, event = after.seats, after.history[-1]
    captains = tuple(seats[player] for player in members(after.captains))
    won = tuple(seats[player] for player in members(after.won[-1]))
    wins = Message("captains-orders-screen-winners", {"count": len(won), "seats": won})
    seat, shown = seats[event.player], event.player
    if isinstance(event, Discover):
        shown, accused = event.accused, seats[event.accused]
        good = accused in captains
        what = Message("captains-orders-stage-accuses", {"seat": seat, "other": accused})
        found = Message(
            "captains-orders-stage-right" if good else "captains-orders-stage-wrong",
            {"other": accused, "count": len(captains), "seats": captains},
        )
    else:
        good = seat in won
        what = Message("captains-orders-stage-ran-out", {"seat": seat})
        found = Message(
            "captains-orders-screen-captains", {"count": len(captains), "seats": captains}
        )
    hand = after.hands[shown]
    last = ranks(hand) or ([] if after.last is None else ranks(1 << after.last))
    return Climax(
        what=what,
        found=found,
        cost=wins,
        good=good,
        seats=tuple(dict.fromkeys((seat, seats[shown]))),
        turned=tuple(str(rank) for rank in last),
    )


# -- the log -------------------------------------------------------------------------------


def logged(before: State, move: Move, after: State) -> Logged | None:
    """Return the log's account of a move."""
    if isinstance(move, NextRound) or len(after.history) <= len(before.history):
        return None
    one = happened_last(after)
    args: dict[str, Arg] = {"seat": one.seat, "other": one.other or ""}
    id = f"captains-orders-screen-{one.act}"
    if one.rank is not None:
        args["rank"] = one.rank
    elif one.act in _SHOW_A_CARD:
        id += "-unread"
    return Logged(one.seat, Message(id, args))


_SHOW_A_CARD = ("order", "belay", "taken-back", "shown")
