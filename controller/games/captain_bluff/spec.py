"""All that a table needs to play Captain Bluff."""

from controller.bots.captain_bluff import decide
from controller.bots.cards import brain
from controller.games.captain_bluff.box import SIDES, carry, draw, setting
from controller.games.captain_bluff.pieces import describe
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.table import CaptainBluffTable
from controller.games.spec import GameSpec, OptionLine

SPEC = GameSpec(
    slug="captain-bluff",
    title="Captain Bluff",
    rules=rules,
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
    table=CaptainBluffTable,
    describe=describe,
    sides=SIDES,
    setting=setting,
    brain=lambda seat, level, rng, rulebook: brain(seat, level, rng, rulebook, decide),
    decide=decide,
    draw=draw,
    carry=carry,
    table_file="sim-spots",
)
