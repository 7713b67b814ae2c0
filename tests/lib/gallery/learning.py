"""Samples of what teaches a game: the pages of the rules, lessons, and the rule of a refusal."""

from msgspec.structs import replace

from controller.views import Demonstrated, Explained, Logged, Message, Notice, TableView
from gallery import bluff_pirate, captain_bluff, captains_orders, luggage, table


def _rules(game: str) -> TableView:
    view = table.SAMPLES["attract"]
    assert view is not None, "a sample of a table where nobody plays"
    return replace(
        view, stage="rules", game=game, prompt=Notice("table-reads-rules"), cards=(), notices=()
    )


def taught(view: TableView | None, game: str, lesson: str, seat: str = "") -> TableView:
    """*view* with a lesson of that game."""
    assert view is not None, "a sample of a match"
    return replace(view, explained=Explained(Message(f"{game}-lesson-{lesson}"), lesson, seat))


_REFUSED = captains_orders.SAMPLES["orders-mistake"]
assert _REFUSED is not None, "a sample of a match"


def _demonstrated(game: str, lesson: TableView | None, rule: int, event: Logged) -> TableView:
    """Attract, with an act of a match of that game."""
    view = table.SAMPLES["attract"]
    assert view is not None, "a sample of a table where nobody plays"
    assert lesson is not None, "a sample of a match"
    assert lesson.match is not None, "a sample of a match"
    caption = Explained(Message(f"{game}-rules-{rule + 1}"), f"rule-{rule}")
    return replace(view, game=game, demo=Demonstrated(lesson.match, caption, event))


_LAID = Message("captain-bluff-log-place", {"seat": "red", "card": "paris-12", "belt": 1})

SAMPLES: dict[str, TableView | None] = {
    "rules-luggage": _rules("luggage"),
    "rules-captain-bluff": _rules("captain-bluff"),
    "rules-bluff-pirate": _rules("bluff-pirate"),
    "rules-captains-orders": _rules("captains-orders"),
    "lesson-luggage": taught(luggage.SAMPLES["play"], "luggage", "tap"),
    "lesson-captain-bluff": taught(
        captain_bluff.SAMPLES["bluff-turn"], "captain-bluff", "place", "red"
    ),
    "lesson-bluff-pirate": taught(bluff_pirate.SAMPLES["pirate-voting"], "bluff-pirate", "vote"),
    "lesson-captains-orders": taught(
        captains_orders.SAMPLES["orders-turn"], "captains-orders", "ask", "blue"
    ),
    "why": replace(_REFUSED, explained=Explained(Message("captains-orders-rule-5"), rule="CO-5")),
    "demo-captain-bluff": _demonstrated(
        "captain-bluff",
        captain_bluff.SAMPLES["bluff-turn"],
        1,
        Logged("red", _LAID),
    ),
    "demo-captains-orders": _demonstrated(
        "captains-orders",
        captains_orders.SAMPLES["orders-play"],
        2,
        Logged("green", Message("captains-orders-screen-follow", {"seat": "green"})),
    ),
}
