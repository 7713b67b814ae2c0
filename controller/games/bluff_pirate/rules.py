"""The rules of Bluff Pirate in rows: everything about a move stands in one place.

What refuses a move and what it does stands in the module of its subject:

    turns     the deal, drawing, boarding, discards, the next turn
    placing   a set: laid, voted on and revealed; and the race
    reading   cards that lie face up unread, or were seen by everybody by mistake

The rulings BP-1 to BP-24 are named where they decide something.
"""

from controller.cards.places import Pad, Spot
from controller.games.bluff_pirate import placing, reading, turns
from controller.games.bluff_pirate.infractions import NOT_NOW, WRONG_PHASE, infraction
from controller.games.bluff_pirate.moves import (
    BoardShip,
    Deal,
    Discard,
    Draw,
    Drawn,
    EndSet,
    Event,
    Exposed,
    Keep,
    Lay,
    Move,
    Named,
    Opened,
    Pick,
    Redeal,
    Reshuffle,
    Reveal,
    Revote,
    Seen,
    Steer,
    Stolen,
    Target,
    Vote,
)
from controller.games.bluff_pirate.options import PLAYERS, Options
from controller.games.bluff_pirate.places import BOARD_SPOT, DISCARD_SPOT, DOWN_SPOT, UP_SPOT
from controller.games.bluff_pirate.problems import problems
from controller.games.bluff_pirate.state import PLAYING, ZONES, State, awaited, begin
from controller.games.bluff_pirate.turns import hand
from controller.games.bluff_pirate.viewing import view
from controller.games.rows import Refusals, Row, Rules, active, always, each, referee

FACE_UP = Spot(UP_SPOT, meant="up", having={"up": True})
FACE_DOWN = Spot(DOWN_SPOT, meant="down", having={"up": False})
NEXT_FACE_DOWN = Spot(DOWN_SPOT, meant="", having={"up": False})
"""A set that has been begun goes on face down where nothing else was said: that shows nothing, and
is taken back."""

_NOT_READING = tuple(phase for phase in ("dealing", *PLAYING) if phase != "reading")


def _always_secret(before: State, move: Named, last: State) -> bool:
    return True


# The move of a player who has left: it draws, never boards, and places nothing; it ends what its
# player has begun. It votes "bluff". Everybody knows that vote, and whoever places a set may choose
# it: trusting would let every bluff through. Doubting stops no honest set, and costs the ship of
# the absent player alone; a bluffer has to choose somebody who is there.

# fmt: off
ROWS = (
    # -- the deal
    Row("dealing", Deal, turns.check_deal, turns.deal,
        each(receiver=turns.lacking, card=turns.next_cards), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row(("dealing", "turn"), Redeal, turns.check_redeal, turns.redeal),
    # -- drawing, or boarding
    Row("turn", Draw, turns.check_draw, turns.draw, each(), active, default=1, undo=True),
    Row("turn", BoardShip, turns.check_board, turns.board, each(card=turns.pirates), active,
        when=turns.may_board, undecided=turns.undecided_boardings,
        to=Spot(BOARD_SPOT, meant="board"), sound="other"),
    Row("drawing", Drawn, turns.check_drawn, turns.drawn,
        each(receiver=turns.on_turn, card=turns.next_cards), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row("turn", Drawn, turns.check_drawn, turns.drawn,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row("reshuffling", Reshuffle, turns.check_reshuffle, turns.reshuffle, each(), referee,
        sound="done"),
    Row("turn", Reshuffle, turns.check_reshuffle, turns.reshuffle, sound="done"),
    Row("boarding", Target, turns.check_target, turns.target, each(target=turns.ahead), active,
        default=10, undo=True),
    Row("stealing", Stolen, turns.check_stolen, turns.stolen,
        each(receiver=turns.on_turn, card=turns.loot), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    # -- a set, a discard, or neither
    Row("act", Lay, placing.check_lay, placing.lay, placing.lays, active,
        when=placing.may_begin, to=(FACE_UP, FACE_DOWN), default=5,
        undo=placing.is_face_down, secret=placing.card_stays_secret, sound="tick"),
    Row("set", Lay, placing.check_lay, placing.lay, placing.lays, active,
        when=placing.may_go_on, undecided=placing.undecided_lays, to=(FACE_UP, NEXT_FACE_DOWN),
        default=5, undo=placing.is_face_down, secret=placing.card_stays_secret, sound="tick"),
    Row("set", EndSet, placing.check_end_set, placing.end_set, each(), active,
        when=placing.is_complete, default=4, undo=True, sound="start"),
    Row("act", Discard, turns.check_discard, turns.discard, each(card=hand), active,
        when=turns.active_may_discard, to=Spot(DISCARD_SPOT, meant="discard"), default=3,
        sound="tick"),
    Row("act", Keep, turns.check_keep, turns.keep, each(), active,
        when=turns.active_may_keep, undecided=turns.undecided_keeps, default=2, undo=True),
    # -- the vote, and what was hidden
    Row("voting", Vote, placing.check_vote, placing.vote, placing.votes, placing.lacking_vote,
        default=6, undo=placing.is_not_shown, secret=placing.vote_stays_secret, sound="tick"),
    Row(("voting", "picking"), Revote, always, placing.revote),
    Row("picking", Pick, placing.check_pick, placing.pick, each(voter=placing.everybody_voting),
        active, default=7, sound="tick"),
    Row("revealing", Reveal, placing.check_reveal, placing.reveal,
        each(card=placing.hidden_cards), active,
        to=Spot(DOWN_SPOT, meant=""), default=8, sound="tick"),
    # -- the race
    Row("fork", Steer, placing.check_steer, placing.steer, each(course=placing.courses), active,
        default=9, undo=True, sound="tick"),
    Row("island", Opened, always, placing.opened, placing.findings, referee),
    # -- cards that were not read
    Row("reading", Seen, reading.check_unread, reading.seen, reading.readings, referee),
    Row("reading", Named, reading.check_unread, reading.seen, reading.namings, referee),
    Row(_NOT_READING, Seen, reading.check_unread, reading.seen, secret=True),
    Row(_NOT_READING, Named, reading.check_unread, reading.seen, secret=_always_secret),
    Row(PLAYING, Exposed, reading.check_exposed, reading.exposed),
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
