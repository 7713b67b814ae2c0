"""The rules of Bluff Pirate: which move means what, and when.

`RULES` is the whole game in one table: for a move in a phase, the function that refuses it where
the rules forbid it or says that this is not decided, and the function that makes the state after
it. Each stands in the module of its subject:

    dealing   cards come into the hands
    drawing   two cards from the pile, which is made up again of the discards
    turns     a turn that ends with a discard or with nothing, and the next one
    placing   a set is laid
    voting    whether it is a bluff, whose vote counts, and what the hidden cards are
    sailing   ships sail, choose their path, open islands, are pushed back
    boarding  a pirate, and three blind cards
    reading   cards that lie face up unread, or were seen by everybody by mistake
    unread    what an unread card may be

The rulings BP-1 to BP-24 are named where they decide something.
"""

from controller.games.bluff_pirate import (
    boarding,
    dealing,
    drawing,
    placing,
    reading,
    sailing,
    turns,
    voting,
)
from controller.games.bluff_pirate.frozen import default_move
from controller.games.bluff_pirate.infractions import NOT_NOW, WRONG_PHASE, infraction
from controller.games.bluff_pirate.legal import legal, legal_moves, random_move, undecided
from controller.games.bluff_pirate.moves import (
    BoardShip,
    Deal,
    Discard,
    Draw,
    Drawn,
    EndSet,
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
    mover,
)
from controller.games.bluff_pirate.options import PLAYERS, options_from
from controller.games.bluff_pirate.problems import problems
from controller.games.bluff_pirate.secrecy import stays_secret
from controller.games.bluff_pirate.state import PLAYING, State, awaited, initial, over, winners
from controller.games.bluff_pirate.text import (
    move_from_text,
    move_to_text,
    state_from_text,
    state_to_text,
)
from controller.games.bluff_pirate.undo import may_undo
from controller.games.bluff_pirate.viewing import view
from controller.games.ruletable import Rules, RuleTable

__all__ = [
    "PLAYERS",
    "RULES",
    "apply",
    "awaited",
    "default_move",
    "initial",
    "legal",
    "legal_moves",
    "legality",
    "may_undo",
    "move_from_text",
    "move_to_text",
    "mover",
    "options_from",
    "over",
    "play",
    "problems",
    "random_move",
    "state_from_text",
    "state_to_text",
    "stays_secret",
    "undecided",
    "view",
    "winners",
]

RULES: Rules[State] = {
    # phase, move              refuses, or is not sure    what it does
    ("dealing", Deal): (dealing.check_deal, dealing.deal),
    ("dealing", Redeal): (dealing.check_redeal, dealing.redeal),
    ("turn", Redeal): (dealing.check_redeal, dealing.redeal),
    ("turn", Draw): (drawing.check_draw, drawing.draw),
    ("turn", Drawn): (drawing.check_drawn, drawing.drawn),
    ("drawing", Drawn): (drawing.check_drawn, drawing.drawn),
    ("turn", Reshuffle): (drawing.check_reshuffle, drawing.reshuffle),
    ("reshuffling", Reshuffle): (drawing.check_reshuffle, drawing.reshuffle),
    ("turn", BoardShip): (boarding.check_board, boarding.board),
    ("boarding", Target): (boarding.check_target, boarding.target),
    ("stealing", Stolen): (boarding.check_stolen, boarding.stolen),
    ("act", Lay): (placing.check_lay, placing.lay),
    ("set", Lay): (placing.check_lay, placing.lay),
    ("set", EndSet): (placing.check_end_set, placing.end_set),
    ("act", Discard): (turns.check_discard, turns.discard),
    ("act", Keep): (turns.check_keep, turns.keep),
    ("voting", Vote): (voting.check_vote, voting.vote),
    ("voting", Revote): (voting.check_revote, voting.revote),
    ("picking", Revote): (voting.check_revote, voting.revote),
    ("picking", Pick): (voting.check_pick, voting.pick),
    ("revealing", Reveal): (voting.check_reveal, voting.reveal),
    ("fork", Steer): (sailing.check_steer, sailing.steer),
    ("island", Opened): (sailing.check_opened, sailing.opened),
    **{(phase, Seen): (reading.check_seen, reading.seen) for phase in ("dealing", *PLAYING)},
    **{(phase, Named): (reading.check_named, reading.seen) for phase in ("dealing", *PLAYING)},
    **{(phase, Exposed): (reading.check_exposed, reading.exposed) for phase in PLAYING},
}

_TABLE: RuleTable[State, Move] = RuleTable(RULES, mover, infraction, NOT_NOW, WRONG_PHASE)
legality, play, apply = _TABLE.legality, _TABLE.play, _TABLE.apply
