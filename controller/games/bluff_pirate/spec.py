"""All that a table needs to play Bluff Pirate."""

from controller.bots.bluff_pirate import brain, decide
from controller.games.bluff_pirate.box import SIDES, carry, draw, setting
from controller.games.bluff_pirate.pieces import describe
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.table import BluffPirateTable
from controller.games.spec import GameSpec, OptionLine

SPEC = GameSpec(
    slug="bluff-pirate",
    title="Bluff Pirate",
    rules=rules,
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
    table=BluffPirateTable,
    describe=describe,
    sides=SIDES,
    setting=setting,
    brain=brain,
    decide=decide,
    draw=draw,
    carry=carry,
    table_file="sim-spots",
)
