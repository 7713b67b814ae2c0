"""The rules of Captain's Orders in rows: everything about a move stands in one place.

What refuses a move and what it does stands in the module of its subject:

    dealing   cards come into the hands, and other hands than those that were dealt
    turns     Orders, following and belaying, passing and asking
    ending    running out, discovering the Captain, winners
    reading   cards that were played unread, or seen by everybody by mistake

The rulings CO-1 to CO-20 are named where they decide something.
"""

from controller.cards.places import Pad, Spot
from controller.games.captains_orders import dealing, ending, reading, turns
from controller.games.captains_orders.infractions import NOT_NOW, WRONG_PHASE, infraction
from controller.games.captains_orders.moves import (
    Accept,
    Ask,
    Belay,
    Deal,
    Discard,
    Discover,
    Event,
    Exposed,
    Follow,
    Give,
    Move,
    NextRound,
    Pass,
    PlayOrder,
    Redeal,
    Seen,
)
from controller.games.captains_orders.options import PLAYERS, Options
from controller.games.captains_orders.problems import problems
from controller.games.captains_orders.state import ZONES, State, awaited, begin
from controller.games.captains_orders.turns import hand, others
from controller.games.captains_orders.viewing import view
from controller.games.rows import Default, Refusals, Row, Rules, active, always, each, referee

ORDER = Spot(1, meant="order")
BELAY = Spot(1, meant="belay")
DISCARDS = Spot(2, meant="discard")

_PLAYING = ("turn", "order", "give", "discard")


def _unread_is_secret(before: State, move: Seen, last: State) -> bool:
    """What a hand held is shown at its end alone."""
    return before.phase != "reveal"


# fmt: off
ROWS = (
    # -- the deal
    Row("dealing", Deal, dealing.check_deal, dealing.deal,
        each(receiver=dealing.lacking, card=dealing.undealt_cards), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row(("dealing", "turn"), Redeal, dealing.check_redeal, dealing.redeal),
    # -- without an Order
    Row("turn", PlayOrder, turns.check_play_order, turns.play_order, each(card=hand), active,
        to=ORDER, default=Default(3, last=True), sound="match"),
    Row("turn", Pass, turns.check_pass, turns.pass_card, each(receiver=others, card=hand), active,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row("turn", Ask, turns.check_ask, turns.ask, each(asked=others), active,
        undo=True, sound="tick"),
    Row("give", Give, turns.check_give, turns.give, each(card=hand), active,
        to=Pad("turn"), default=4, secret=True, sound="tick"),
    Row("discard", Discard, turns.check_discard, turns.discard, each(card=hand), active,
        to=DISCARDS, default=5, undo=True, secret=True, sound="tick"),
    # -- while one stands; a player who has left follows with the lowest card, or belays with the
    #    highest, which binds the others least
    Row("order", Follow, turns.check_follow, turns.follow, each(card=turns.following), active,
        when=turns.may_follow, undecided=turns.undecided_follows,
        to=Pad("owner"), default=Default(1, undecided=True), secret=True, sound="tick"),
    Row("order", Belay, turns.check_belay, turns.belay, each(card=turns.belaying), active,
        when=turns.may_belay, undecided=turns.undecided_belays,
        to=BELAY, default=Default(2, last=True, undecided=True), sound="other"),
    Row(("turn", "order"), Discover, turns.check_discover, ending.discovered,
        each(accused=others), active, sound="lost"),
    # -- cards that were not read
    Row("reading", Accept, reading.check_accept, reading.accept, each(), reading.owner,
        when=reading.waits_to_follow, default=9),
    Row(("reading", "reveal"), Seen, reading.check_seen, reading.seen, reading.readings, referee,
        secret=_unread_is_secret),
    Row(("dealing", *_PLAYING), Seen, reading.check_seen, reading.seen, secret=True),
    Row(_PLAYING, Exposed, reading.check_exposed, reading.exposed),
    # -- the next round
    Row("round_over", NextRound, always, dealing.begin_next_round, each(), referee),
)
# fmt: on

rules: Rules[State, Move] = Rules(
    ROWS,
    Refusals(infraction, WRONG_PHASE, NOT_NOW),
    players=PLAYERS,
    options=Options,
    state=State,
    moves=Move,
    events=Event,
    zones=ZONES,
    begin=begin,
    view=view,
    problems=problems,
    awaited=awaited,
)
