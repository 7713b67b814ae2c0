"""Sample climaxes of every game, and the log."""

from msgspec.structs import replace

from controller.views import Climax, Logged, Message, Notice, Staged, TableView
from gallery import bluff_pirate, captain_bluff, captains_orders, luggage

_AT_S = 100.0
"""The clock of all samples."""


def _staged(
    view: TableView | None, climax: Climax, after_s: float = 2.2, *seen_by: str
) -> TableView:
    """*view* with a climax that has stood for *after_s* of its three seconds."""
    assert view is not None, "a sample of a match"
    began_s = _AT_S - after_s
    staged = Staged(climax, began_s, began_s + 1.2, began_s + 3.0, seen_by)
    prompt, cursor = view.prompt, view.cursor
    if climax.waits:
        prompt, cursor = Notice("table-staged"), None
    return replace(view, staged=staged, prompt=prompt, cursor=cursor, notices=())


def _said(id: str, **args: str | int | tuple[str, ...]) -> Message:
    return Message(id, args)


_CALL = Climax(
    what=_said("captain-bluff-stage-call", caller="yellow", placer="red", belt=1, city="paris"),
    found=_said("captain-bluff-stage-bluff", placer="red", card="tokyo-8"),
    cost=_said("captain-bluff-stage-takes", loser="red", count=7),
    good=True,
    seats=("yellow", "red"),
    cards=("paris-4", "paris-5", "paris-8", "round-trip", "paris-11", "paris-12"),
    turned=("tokyo-8",),
)
_VERDICT = Climax(
    what=_said("bluff-pirate-stage-doubted", voter="red", seat="orange"),
    found=_said("bluff-pirate-stage-honest", seat="orange"),
    cost=_said("bluff-pirate-stage-sails-and-back", seat="orange", voter="red", count=4, back=3),
    good=False,
    seats=("red", "orange"),
    cards=("black",),
    turned=("black", "black-pirate", "black"),
    ship="orange",
    course=tuple(f"start.fork.{square}" for square in range(9, 14)),
)
_BOARDING = Climax(
    what=_said("bluff-pirate-stage-boards", seat="green"),
    found=_said("bluff-pirate-stage-boarded", seat="green", other="blue"),
    cost=_said("bluff-pirate-stage-loot", other="blue", count=3),
    good=True,
    seats=("green", "blue"),
    turned=("green-pirate",),
)
_ISLAND = Climax(
    what=_said("bluff-pirate-stage-opens", seat="yellow", number=2),
    found=_said("bluff-pirate-stage-empty", seat="yellow", number=2),
    good=False,
    seats=("yellow",),
    ship="yellow",
    island="empty",
)
_COURSE = Climax(
    what=_said("bluff-pirate-stage-steers", seat="yellow"),
    found=_said("bluff-pirate-stage-sails", seat="yellow", count=3),
    seats=("yellow",),
    ship="yellow",
    course=("fork", "fork.island-2.1", "fork.island-2.2", "fork.island-2.3"),
)
_ACCUSED = Climax(
    what=_said("captains-orders-stage-accuses", seat="blue", other="red"),
    found=_said("captains-orders-stage-right", other="red", count=1, seats=("red",)),
    cost=_said("captains-orders-screen-winners", count=1, seats=("blue",)),
    good=True,
    seats=("blue", "red"),
    turned=("2", "5", "8", "8"),
)
_LAST_CARD = Climax(
    what=_said("captains-orders-stage-ran-out", seat="yellow"),
    found=_said("captains-orders-screen-captains", count=1, seats=("red",)),
    cost=_said("captains-orders-screen-winners", count=2, seats=("blue", "green")),
    good=False,
    seats=("yellow",),
    turned=("6",),
)
_DONE = Climax(
    what=_said("luggage-stage-done", seat="blue"),
    found=_said("luggage-stage-hands-off"),
    good=True,
    seats=("blue",),
    turned=("tartan", "highlander"),
    waits=False,
)
_TILE = Climax(
    what=_said("luggage-stage-turns", seat="blue", suitcase="dots"),
    found=_said("luggage-stage-other"),
    good=False,
    seats=("blue",),
    cards=("highlander",),
    turned=("dots", "clown"),
)

STAGES: dict[str, TableView] = {
    "stage-call": _staged(captain_bluff.SAMPLES["bluff-turn"], _CALL, 2.2, "red"),
    "stage-call-turning": _staged(captain_bluff.SAMPLES["bluff-turn"], _CALL, 1.3),
    "stage-verdict": _staged(bluff_pirate.SAMPLES["pirate-turn"], _VERDICT),
    "stage-boarding": _staged(bluff_pirate.SAMPLES["pirate-turn"], _BOARDING),
    "stage-island": _staged(bluff_pirate.SAMPLES["pirate-turn"], _ISLAND),
    "stage-course": _staged(bluff_pirate.SAMPLES["pirate-turn"], _COURSE),
    "stage-accusation": _staged(captains_orders.SAMPLES["orders-round-over"], _ACCUSED),
    "stage-last-card": _staged(captains_orders.SAMPLES["orders-round-over"], _LAST_CARD),
    "stage-done": _staged(luggage.SAMPLES["play"], _DONE),
    "stage-tile": _staged(luggage.SAMPLES["memory"], _TILE),
}
"""One of each kind."""


def _resting(view: TableView | None, *log: Logged) -> TableView:
    """A match that rests shows its log."""
    assert view is not None, "a sample of a match"
    return replace(view, prompt=Notice("table-rests"), cursor=None, log=log)


_BELTS = tuple(
    Logged(seat, _said(f"captain-bluff-log-{what}", seat=seat, belt=belt))
    for seat, what, belt in (
        ("red", "look", 3), ("blue", "define", 2), ("green", "look", 1), ("yellow", "close", 4),
        ("red", "look", 1), ("blue", "look", 6), ("green", "change", 3), ("yellow", "define", 5),
    )
)  # fmt: skip
_LAID = Logged("red", _said("captain-bluff-log-place", seat="red", card="paris-12", belt=1))
_WAS_CALLED = Logged(
    "yellow",
    _said(
        "captain-bluff-log-called",
        caller="yellow", placer="red", belt=4, card="tokyo-8", loser="red",
    ),
)  # fmt: skip

LOGS: dict[str, TableView] = {
    "log-bluff": _resting(
        captain_bluff.SAMPLES["bluff-turn"], *_BELTS, _LAID, _WAS_CALLED, _LAID, _BELTS[0]
    ),
    "log-pirate": _resting(
        bluff_pirate.SAMPLES["pirate-turn"],
        Logged("yellow", _VERDICT.found),
        Logged("yellow", _ISLAND.found),
    ),
    "log-nothing": _resting(luggage.SAMPLES["play-rulebook"]),
}

SAMPLES: dict[str, TableView | None] = {**STAGES, **LOGS}
