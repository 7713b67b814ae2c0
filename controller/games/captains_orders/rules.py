"""The rules of Captain's Orders in rows: everything about a move in one place.

The checks and effects of the moves are in the modules of their subjects:

    rounds   the deal, and the end: running out, discovering the Captain, winners
    turns    Orders, following and belaying, passing and asking, cards that were read late

The rulings CO-1 to CO-20 are named where they decide something.
"""

from controller.cards.deck import READ_EACH
from controller.cards.places import Pad, Spot
from controller.games.captains_orders import rounds, turns
from controller.games.captains_orders.pieces import (
    PLAYERS,
    Accept,
    Ask,
    Belay,
    Deal,
    Dealt,
    Discard,
    Discover,
    Event,
    Exposed,
    Follow,
    Give,
    Move,
    NextRound,
    Options,
    Pass,
    PlayOrder,
    Redeal,
    Seen,
)
from controller.games.captains_orders.state import ZONES, State, awaited, begin, infraction
from controller.games.captains_orders.turns import hand, others
from controller.games.captains_orders.viewing import problems, view
from controller.rules.offers import active, each, referee
from controller.rules.refusals import Refusals
from controller.rules.rows import Default, Row, Rules, always
from controller.views.captains_orders import Phase

ORDER = Spot(1, meant="order")
BELAY = Spot(1, meant="belay")
DISCARDS = Spot(2, meant="discard")

_PLAYING = ("turn", "order", "give", "discard")


def _unread_is_secret(before: State, move: Seen, last: State) -> bool:
    """A hand is shown only at the end of the round."""
    return before.phase != "reveal"


# fmt: off
ROWS = (
    # -- the deal
    Row("dealing", Deal, rounds.check_deal, rounds.deal,
        each(receiver=rounds.lacking, card=rounds.undealt_cards), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row("dealing", Dealt, rounds.check_dealt, rounds.dealt, sound="tick"),
    Row(("dealing", "turn"), Redeal, rounds.check_redeal, rounds.redeal),
    # -- without an Order
    Row("turn", PlayOrder, turns.check_card, turns.play_order, each(card=hand), active,
        to=ORDER, default=Default(3, last=True), sound="match"),
    Row("turn", Pass, turns.check_pass, turns.pass_card, each(receiver=others, card=hand), active,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row("turn", Ask, turns.check_ask, turns.ask, each(asked=others), active,
        undo=True, sound="tick"),
    Row("give", Give, turns.check_card, turns.give, each(card=hand), active,
        to=Pad("turn"), default=4, secret=True, sound="tick"),
    Row("discard", Discard, turns.check_card, turns.discard, each(card=hand), active,
        to=DISCARDS, default=5, undo=True, secret=True, sound="tick"),
    # -- while one stands; a player who has left follows with the lowest card, or belays with the
    # highest, which binds the others least
    Row("order", Follow, turns.check_follow, turns.follow, each(card=turns.following), active,
        when=turns.may_follow, undecided=turns.undecided_follows,
        to=Pad("owner"), default=Default(1, undecided=True), secret=True, sound="tick"),
    Row("order", Belay, turns.check_belay, turns.belay, each(card=turns.belaying), active,
        when=turns.may_belay, undecided=turns.undecided_belays,
        to=BELAY, default=Default(2, last=True, undecided=True), sound="other"),
    Row(("turn", "order"), Discover, turns.check_discover, rounds.discovered,
        each(accused=others), active, sound="lost"),
    # -- cards that were not read
    Row("reading", Accept, turns.check_accept, turns.accept, each(), turns.order_owner,
        when=turns.waits_to_follow, default=9),
    Row(("reading", "reveal"), Seen, turns.check_seen, turns.seen, turns.readings, referee,
        secret=_unread_is_secret),
    Row(("dealing", *_PLAYING), Seen, turns.check_seen, turns.seen, secret=True),
    Row(_PLAYING, Exposed, turns.check_exposed, turns.exposed),
    # -- the next round
    Row("round_over", NextRound, always, rounds.next_round, each(), referee),
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

rules: Rules[State, Move] = Rules(
    ROWS,
    Refusals(infraction, WRONG_PHASE, NOT_NOW),
    players=PLAYERS,
    options=Options,
    state=State,
    moves=Move,
    events=Event,
    zones=ZONES,
    once=READ_EACH,
    begin=begin,
    view=view,
    problems=problems,
    awaited=awaited,
)
