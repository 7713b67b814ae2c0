"""Matches between people with names: every screen that shows a player, with the longest names."""

from controller.views import TableView
from gallery import bluff_pirate, captain_bluff, captains_orders, luggage, stages
from gallery.table import by_name

_OF = {
    **luggage.SAMPLES,
    **captain_bluff.SAMPLES,
    **captains_orders.SAMPLES,
    **bluff_pirate.SAMPLES,
    **stages.SAMPLES,
}

SAMPLES: dict[str, TableView | None] = {
    f"{name}-by-name": by_name(_OF[name])
    for name in (
        "play",
        "check",
        "figures",
        "bluff-turn",
        "bluff-placing",
        "orders-eight",
        "orders-result",
        "orders-mistake",
        "pirate-voting",
        "pirate-podium",
        "stage-accusation",
        "log-pirate",
    )
}
