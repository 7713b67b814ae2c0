"""All that a table needs to play Bluff Pirate."""

from controller.bots.bluff_pirate import brain, decide
from controller.games.bluff_pirate.box import Croupier, carry, draw, simulated_pieces
from controller.games.bluff_pirate.moves import Move
from controller.games.bluff_pirate.options import TURNS, Options
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
            "Without a set",
            "keep_up_to",
            {4: "a card is discarded from five or more", 5: "from six or more"},
        ),
        OptionLine(
            "With fewer cards", "small_hand", {"keep": "none is discarded", "choose": "you choose"}
        ),
        OptionLine(
            "Who must discard",
            "discard_without",
            {"placing": "who places no set", "having": "who has no set"},
        ),
        OptionLine(
            "The race ends",
            "turns",
            {
                **{most: f"after {most} turns" for most in (200, 100, 60) if most in TURNS},
                None: "at the treasure only",
            },
        ),
        OptionLine(
            "A reminder of the race",
            "nudge_rounds",
            {3: "after 3 rounds without a set", 5: "after 5", 10: "after 10"},
        ),
    ),
    move_type=Move,
    table=BluffPirateTable,
    game_card=GAME_CARD,
    pieces=tuple(PIECES),
    describe=describe,
    simulated_pieces=simulated_pieces,
    croupier=Croupier,
    brain=brain,
    decide=decide,
    draw=draw,
    carry=carry,
    table_file="sim-spots",
    secret=rules.stays_secret,
)
