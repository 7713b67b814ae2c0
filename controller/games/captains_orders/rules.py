"""The rules of Captain's Orders in rows: everything about a move in one place.

The checks and effects of the moves are in the modules of their subjects:

    rounds   the deal, and the end: running out, discovering the Captain, winners
    turns    Orders, following and belaying, passing and asking, cards that were read late

Here are also problems: conflicts and broken invariants (the rulings, 4.4 and G-4). Their messages
are for everyone: none names a card, and none reveals what only one seat can know.

The rulings CO-1 to CO-20 are named where they decide something.
"""

from collections.abc import Iterator

from controller.cards.deck import READ_EACH
from controller.cards.places import Pad, Spot
from controller.cards.zones import misplaced
from controller.games.captains_orders import pieces, rounds, turns
from controller.games.captains_orders.state import (
    ZONES,
    State,
    awaited,
    begin,
    complete,
    infraction,
    on_table,
    undealt,
    wins,
)
from controller.games.captains_orders.turns import hand, others
from controller.games.captains_orders.viewing import view
from controller.rules.offers import active, each, referee
from controller.rules.refusals import Refusals
from controller.rules.rows import Default, Row, Rules, always
from controller.rules.sets import EMPTY, only
from controller.views import Arg, Message
from controller.views.captains_orders import Phase

ORDER = Spot(1, meant="order")
BELAY = Spot(1, meant="belay")
DISCARDS = Spot(2, meant="discard")

_PLAYING = ("turn", "order", "give", "discard")


def _unread_is_secret(before: State, move: pieces.Seen, last: State) -> bool:
    """A hand is shown only at the end of the round."""
    return before.phase != "reveal"


# fmt: off
ROWS = (
    # -- the deal
    Row("dealing", pieces.Deal, rounds.check_deal, rounds.deal,
        each(receiver=rounds.lacking, card=rounds.undealt_cards), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row("dealing", pieces.Dealt, rounds.check_dealt, rounds.dealt, sound="tick"),
    Row(("dealing", "turn"), pieces.Redeal, rounds.check_redeal, rounds.redeal),
    # -- without an Order
    Row("turn", pieces.PlayOrder, turns.check_card, turns.play_order, each(card=hand), active,
        to=ORDER, default=Default(3, last=True), sound="match"),
    Row("turn", pieces.Pass, turns.check_pass, turns.pass_card, each(receiver=others, card=hand),
        active, to=Pad("receiver"), secret=True, sound="tick"),
    Row("turn", pieces.Ask, turns.check_ask, turns.ask, each(asked=others), active,
        undo=True, sound="tick"),
    Row("give", pieces.Give, turns.check_card, turns.give, each(card=hand), active,
        to=Pad("turn"), default=4, secret=True, sound="tick"),
    Row("discard", pieces.Discard, turns.check_card, turns.discard, each(card=hand), active,
        to=DISCARDS, default=5, undo=True, secret=True, sound="tick"),
    # -- while one stands; a player who has left follows with the lowest card, or belays with the
    # highest, which binds the others least
    Row("order", pieces.Follow, turns.check_follow, turns.follow, each(card=turns.following),
        active, when=turns.may_follow, undecided=turns.undecided_follows,
        to=Pad("owner"), default=Default(1, undecided=True), secret=True, sound="tick"),
    Row("order", pieces.Belay, turns.check_belay, turns.belay, each(card=turns.belaying), active,
        when=turns.may_belay, undecided=turns.undecided_belays,
        to=BELAY, default=Default(2, last=True, undecided=True), sound="other"),
    Row(("turn", "order"), pieces.Discover, turns.check_discover, rounds.discovered,
        each(accused=others), active, sound="lost"),
    # -- cards that were not read
    Row("reading", pieces.Accept, turns.check_accept, turns.accept, each(), turns.order_owner,
        when=turns.waits_to_follow, default=9),
    Row(("reading", "reveal"), pieces.Seen, turns.check_seen, turns.seen, turns.readings, referee,
        secret=_unread_is_secret),
    Row(("dealing", *_PLAYING), pieces.Seen, turns.check_seen, turns.seen, secret=True),
    Row(_PLAYING, pieces.Exposed, turns.check_exposed, turns.exposed),
    # -- the next round
    Row("round_over", pieces.NextRound, always, rounds.next_round, each(), referee),
)
# fmt: on

WRONG_PHASE: dict[Phase, str] = {
    "dealing": "still_dealing",
    "turn": "no_order",
    "order": "order_stands",
    "give": "give_first",
    "discard": "discard_first",
    "reading": "reading",
    "reveal": "revealing",
    "round_over": "between_rounds",
    "over": "match_over",
}
"""The refusal of a move that does not belong to the phase, unless `NOT_NOW` has a better one."""

NOT_NOW: dict[tuple[Phase, str], str] = {
    **{
        (phase, tag): key
        for phase in ("turn", "order")
        for tag, key in {
            "deal": "already_dealt",
            "dealt": "already_dealt",
            "give": "nothing_to_give",
            "discard": "nothing_to_discard",
            "accept": "nothing_to_accept",
            "next-round": "round_goes_on",
        }.items()
    },
    ("order", "redeal"): "too_late_to_redeal",
    ("round_over", "redeal"): "between_rounds",
}
"""The refusals of particular moves in a phase."""

# -- problems ------------------------------------------------------------------------------

_LIVE = ("turn", "order", "give", "discard", "reading")


def problems(state: State) -> tuple[Message, ...]:
    """Return one message for each thing that is impossible; empty when all is well."""
    return (*_cards(state), *_hands(state), *_acts(state), *_phase(state), *_wins(state))


def _problem(what: str, **args: Arg) -> Message:
    return Message(f"captains-orders-problem-{what}", args)


def _cards(state: State) -> Iterator[Message]:
    """55 cards: hands, discards, the Order and the undealt cards, each in one place."""
    yield from misplaced("captains-orders", ZONES, state)
    if undealt(state) < 0:
        yield _problem("too-many-cards", count=-undealt(state))
    elif not state.conflicts and not ZONES.consistent(state):
        yield _problem("unread-inconsistent")


def _hands(state: State) -> Iterator[Message]:
    """Six cards each at the start, and at least one during the round (CO-8)."""
    for seat, cards in zip(state.seats, state.hands, strict=True):
        count = cards.bit_count()
        if state.phase == "dealing" and count > pieces.HAND:
            yield _problem("hand-too-large", seat=seat, count=count, dealt=pieces.HAND)
        if state.phase in _LIVE and not count:
            yield _problem("empty-hand", seat=seat)
    if state.phase == "dealing" and complete(state):
        yield _problem("dealt-not-begun")
    if state.phase == "dealing" and (on_table(state) or state.history):
        yield _problem("played-before-dealt")
    total = sum(map(int.bit_count, state.hands))
    if total > pieces.HAND * len(state.seats):
        yield _problem("more-than-dealt", count=total)


def _acts(state: State) -> Iterator[Message]:
    """A card that follows is not lower, one that belays is (CO-5, CO-6); nobody answers their own
    Order (CO-7). A card that was read late may show that an act was a mistake."""
    order: int | None = None
    owner: int | None = None
    for event in state.history:
        if not isinstance(event, pieces.PlayOrder | pieces.Follow | pieces.Belay):
            continue
        seat = state.seats[event.player]
        card = event.card
        may = pieces.WHOLE_DECK if card is None else ZONES.what_may_be(state, only(card))
        lower = order is not None and not may & ~pieces.LOWER[order]
        if event.player == owner and not isinstance(event, pieces.PlayOrder):
            yield _problem("answered-own-order", seat=seat)
        if isinstance(event, pieces.Follow):
            if lower:
                yield _problem("followed-too-low", seat=seat)
            continue
        if isinstance(event, pieces.Belay) and not lower:
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
        if not pieces.DECK.is_read(state.order):
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


rules: Rules[State, pieces.Move] = Rules(
    ROWS,
    Refusals(infraction, WRONG_PHASE, NOT_NOW),
    players=pieces.PLAYERS,
    options=pieces.Options,
    state=State,
    moves=pieces.Move,
    events=pieces.Event,
    zones=ZONES,
    once=READ_EACH,
    begin=begin,
    view=view,
    problems=problems,
    awaited=awaited,
)
