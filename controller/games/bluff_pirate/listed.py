"""All that a table needs to play Bluff Pirate."""

from controller.bots.bluff_pirate import brain, decide
from controller.games.bluff_pirate.box import SIDES, carry, draw, setting
from controller.games.bluff_pirate.moves import Move
from controller.games.bluff_pirate.options import Options
from controller.games.bluff_pirate.pieces import GAME_CARD, PIECES, describe
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.table import BluffPirateTable
from controller.games.listed import Listed, OptionLine

LISTED = Listed(
    slug="bluff-pirate",
    title="Bluff Pirate",
    rules=rules,
    options=Options,
    lines=(
        OptionLine(
            "keep_up_to",
            (
                4,
                5,
            ),
        ),
        OptionLine(
            "small_hand",
            (
                "keep",
                "choose",
            ),
        ),
        OptionLine(
            "discard_without",
            (
                "placing",
                "having",
            ),
        ),
        OptionLine("turns", (200, 100, 60, None)),
        OptionLine(
            "nudge_rounds",
            (
                3,
                5,
                10,
            ),
        ),
    ),
    move_type=Move,
    table=BluffPirateTable,
    game_card=GAME_CARD,
    pieces=tuple(PIECES),
    describe=describe,
    sides=SIDES,
    setting=setting,
    brain=brain,
    decide=decide,
    draw=draw,
    carry=carry,
    table_file="sim-spots",
    secret=rules.stays_secret,
)
