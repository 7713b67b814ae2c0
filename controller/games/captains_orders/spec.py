"""All that a table needs to play Captain's Orders."""

from controller.bots.captains_orders import decide
from controller.bots.cards import brain
from controller.games.captains_orders.box import SIDES, carry, draw, setting
from controller.games.captains_orders.pieces import WINS, describe
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.games.spec import GameSpec, OptionLine

SPEC = GameSpec(
    slug="captains-orders",
    title="Captain's Orders",
    rules=rules,
    lines=(
        OptionLine("wins", tuple(WINS)),
        OptionLine("rounds", (10, 20, 30)),
        OptionLine("misplay", ("redo", "forfeit")),
    ),
    table=CaptainsOrdersTable,
    describe=describe,
    sides=SIDES,
    setting=setting,
    brain=lambda seat, level, rng, rulebook: brain(seat, level, rng, rulebook, decide),
    decide=decide,
    draw=draw,
    carry=carry,
    table_file="sim-spots",
)
