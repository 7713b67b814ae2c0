"""All that a table needs to play Captain Bluff."""

from controller.bots.captain_bluff import decide
from controller.bots.cards import brain
from controller.games.captain_bluff.box import Croupier, carry, draw, simulated_pieces
from controller.games.captain_bluff.moves import Move
from controller.games.captain_bluff.options import Options
from controller.games.captain_bluff.pieces import GAME_CARD, PIECES, describe
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.table import CaptainBluffTable
from controller.games.listed import Listed, OptionLine

LISTED = Listed(
    slug="captain-bluff",
    title="Captain Bluff",
    rules=rules,
    options=Options,
    lines=(
        OptionLine(
            "A line goes on",
            "line",
            {"rising": "with any number further on", "consecutive": "with the next number only"},
        ),
        OptionLine(
            "A Round-the-world trip",
            "round_trip_first",
            {"in-a-run": "may begin a line", "never": "never begins a line"},
        ),
        OptionLine(
            "Changes of direction go",
            "changes_go",
            {"to-loser": "to the loser of a call", "to-discard": "to the discards"},
        ),
        OptionLine(
            "Time for calling",
            "call_s",
            {5: "5 s", 10: "10 s", 20: "20 s", None: "until all have passed"},
        ),
        OptionLine("At most", "turns", {100: "100 turns", 300: "300 turns", None: "for ever"}),
        OptionLine(
            "Ends where nobody lays a card for",
            "standstill_rounds",
            {3: "3 rounds", 6: "6 rounds", None: "no limit"},
        ),
    ),
    move_type=Move,
    table=CaptainBluffTable,
    game_card=GAME_CARD,
    pieces=tuple(PIECES),
    describe=describe,
    simulated_pieces=simulated_pieces,
    croupier=Croupier,
    brain=lambda seat, level, rng, rulebook: brain(seat, level, rng, rulebook, decide),
    decide=decide,
    draw=draw,
    carry=carry,
    table_file="sim-spots",
    secret=rules.stays_secret,
)
