"""All that a table needs to play Captain Bluff."""

from controller.bots.captain_bluff import decide
from controller.bots.cards import brain
from controller.games.captain_bluff.box import SIDES, carry, draw, setting
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
            "line",
            (
                "rising",
                "consecutive",
            ),
        ),
        OptionLine(
            "round_trip_first",
            (
                "in-a-run",
                "never",
            ),
        ),
        OptionLine(
            "changes_go",
            (
                "to-loser",
                "to-discard",
            ),
        ),
        OptionLine(
            "call_s",
            (
                5,
                10,
                20,
                None,
            ),
        ),
        OptionLine(
            "turns",
            (
                100,
                300,
                None,
            ),
        ),
        OptionLine(
            "standstill_rounds",
            (
                3,
                6,
                None,
            ),
        ),
    ),
    move_type=Move,
    table=CaptainBluffTable,
    game_card=GAME_CARD,
    pieces=tuple(PIECES),
    describe=describe,
    sides=SIDES,
    setting=setting,
    brain=lambda seat, level, rng, rulebook: brain(seat, level, rng, rulebook, decide),
    decide=decide,
    draw=draw,
    carry=carry,
    table_file="sim-spots",
    secret=rules.stays_secret,
)
