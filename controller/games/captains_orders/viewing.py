"""What an observer may know of a match, the public or one player, and what everyone is told of it:
the end of a round and the lines of the log, public facts alone."""

from collections.abc import Iterator
from typing import Any, Literal

from controller.games.captains_orders import pieces
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
    GivenCard,
    HandView,
    Happened,
    SeenCard,
)

ACTS: dict[type[Any], Act] = {
    pieces.PlayOrder: "order",
    pieces.Pass: "pass",
    pieces.Ask: "ask",
    pieces.Give: "give",
    pieces.Discard: "discard",
    pieces.Follow: "follow",
    pieces.Belay: "belay",
    pieces.Discover: "discover",
    pieces.TakenBack: "taken-back",
    pieces.Shown: "shown",
}

_WAITS: dict[type[Any], Literal["order", "belay", "follow"]] = {
    pieces.PlayOrder: "order",
    pieces.Belay: "belay",
    pieces.Follow: "follow",
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
            EndingView(ending.laps, None if ending.accuser is None else seats[ending.accuser])
            for ending in state.endings
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
            if not isinstance(event, pieces.Ask | pieces.Discover)
            and observer in (event.player, to)
        ),
        _given(state, observer),
    )


def _given(state: State, observer: int) -> tuple[GivenCard, ...]:
    """Return what the observer was given since its own last act."""
    found: list[GivenCard] = []
    for event, to in _with_receivers(state):
        if event.player == observer:
            found = []
        elif to == observer and isinstance(event, pieces.Pass | pieces.Give | pieces.Follow):
            giver, rank = state.seats[event.player], _rank(event.card)
            args: dict[str, Arg] = {"seat": giver}
            says = Message("captains-orders-given-unread", args)
            if rank is not None:
                says = Message("captains-orders-given", {**args, "rank": rank})
            found.append(GivenCard(giver, rank, says))
    return tuple(found)


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


def _happened(state: State, event: pieces.Event, to: int | None) -> Happened:
    match event:
        case pieces.PlayOrder() | pieces.Belay() | pieces.TakenBack(belayed=True) | pieces.Shown():
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


def _with_receivers(state: State) -> Iterator[tuple[pieces.Event, int | None]]:
    """Yield the round's events, each with the other player concerned."""
    owner = asker = None
    for event in state.history:
        to: int | None = None
        match event:
            case pieces.PlayOrder() | pieces.Belay():
                owner = event.player
            case pieces.Pass(_, receiver):
                to = receiver
            case pieces.Ask(player, asked):
                asker, to = player, asked
            case pieces.Give():
                to = asker
            case pieces.Follow():
                to = owner
            case pieces.Discover(_, accused):
                to = accused
            case pieces.TakenBack(belayed=False):
                to = owner
        yield event, to


def ranks(hand: int) -> tuple[int, ...]:
    """Return the ranks of the read cards of a hand."""
    return tuple(pieces.RANK[card] for card in members(hand) if card < pieces.CARD_COUNT)


def _rank(card: int | None) -> int | None:
    return None if card is None or not pieces.DECK.is_read(card) else pieces.RANK[card]


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
    if isinstance(event, pieces.Discover):
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


def logged(before: State, move: pieces.Move, after: State) -> Logged | None:
    """Return the log's account of a move."""
    if isinstance(move, pieces.NextRound) or len(after.history) <= len(before.history):
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
