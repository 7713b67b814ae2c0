"""All that a table needs to play Captain's Orders."""

from controller.bots.captains_orders import decide
from controller.bots.cards import brain
from controller.games.captains_orders.box import Croupier, carry, draw, simulated_pieces
from controller.games.captains_orders.moves import Move
from controller.games.captains_orders.options import ROUNDS, WINS, Options
from controller.games.captains_orders.pieces import GAME_CARD, PIECES, describe
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.games.listed import Listed, OptionLine

LISTED = Listed(
    slug="captains-orders",
    title="Captain's Orders",
    rules=rules,
    options=Options,
    lines=(
        OptionLine("Rounds to win", "wins", {wins: str(wins) for wins in WINS}),
        OptionLine(
            "At most", "rounds", {most: f"{most} rounds" for most in (10, 20, 30) if most in ROUNDS}
        ),
        OptionLine(
            "A card that cannot follow",
            "misplay",
            {"redo": "is taken back", "forfeit": "costs the round"},
        ),
    ),
    move_type=Move,
    table=CaptainsOrdersTable,
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
