"""All that a table needs to play "Where's My Luggage?"."""

from controller.bots.luggage import brain
from controller.games.luggage.box import SIDES, setting
from controller.games.luggage.pieces import CLOCK_MIN, FULL_SET, REDUCED_SET, describe
from controller.games.luggage.rules import rules
from controller.games.luggage.table import LuggageTable
from controller.games.spec import GameSpec, OptionLine

SPEC = GameSpec(
    slug="luggage",
    title="Where's My Luggage?",
    rules=rules,
    lines=(
        OptionLine("play", ("assisted", "rulebook")),
        OptionLine("per_suitcase", (FULL_SET, REDUCED_SET)),
        OptionLine("variant", ("belt", "memory"), prevails=True),
        OptionLine("clock_min", (None, *CLOCK_MIN)),
    ),
    table=LuggageTable,
    describe=describe,
    sides=SIDES,
    setting=setting,
    brain=lambda seat, level, rng, rulebook: brain(seat, level, rng),
)
