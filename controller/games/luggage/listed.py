"""All that a table needs to play "Where's My Luggage?"."""

from controller.bots.luggage import brain
from controller.games.listed import Listed, OptionLine
from controller.games.luggage.box import Croupier, simulated_pieces
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
        OptionLine("Play", "play", {"assisted": "assisted", "rulebook": "by the rulebook"}),
        OptionLine(
            "Tiles", "per_suitcase", {FULL_SET: "all 36", REDUCED_SET: "18, for younger players"}
        ),
        OptionLine(
            "Variant",
            "variant",
            {"belt": "moving belt", "memory": "memory, turn by turn"},
            prevails=True,
        ),
        OptionLine(
            "Round clock",
            "clock_min",
            {None: "off", **{minutes: f"{minutes} min" for minutes in CLOCK_MIN}},
        ),
    ),
    move_type=Move,
    table=LuggageTable,
    game_card=GAME_CARD,
    pieces=tuple(PIECES),
    describe=describe,
    simulated_pieces=simulated_pieces,
    croupier=Croupier,
    brain=lambda seat, level, rng, rulebook: brain(seat, level, rng),
    secret=rules.stays_secret,
)
