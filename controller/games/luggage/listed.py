"""All that a table needs to play "Where's My Luggage?"."""

from controller.bots.luggage import brain
from controller.games.listed import Listed, OptionLine
from controller.games.luggage.box import SIDES, setting
from controller.games.luggage.moves import Move
from controller.games.luggage.pieces import GAME_CARD, PIECES, describe
from controller.games.luggage.rules import rules
from controller.games.luggage.state import CLOCK_MIN, FULL_SET, REDUCED_SET, Options
from controller.games.luggage.table import LuggageTable

LISTED = Listed(
    slug="luggage",
    title="Where's My Luggage?",
    rules=rules,
    options=Options,
    lines=(
        OptionLine(
            "play",
            (
                "assisted",
                "rulebook",
            ),
        ),
        OptionLine(
            "per_suitcase",
            (
                FULL_SET,
                REDUCED_SET,
            ),
        ),
        OptionLine(
            "variant",
            (
                "belt",
                "memory",
            ),
            prevails=True,
        ),
        OptionLine(
            "clock_min",
            (
                None,
                *CLOCK_MIN,
            ),
        ),
    ),
    move_type=Move,
    table=LuggageTable,
    game_card=GAME_CARD,
    pieces=tuple(PIECES),
    describe=describe,
    sides=SIDES,
    setting=setting,
    brain=lambda seat, level, rng, rulebook: brain(seat, level, rng),
    secret=rules.stays_secret,
)
