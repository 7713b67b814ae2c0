"""Sample views of Captain Bluff."""

from msgspec.structs import replace

from controller.views import (
    UNREADABLE,
    CaptainBluffView,
    Message,
    Notice,
    TableView,
)
from controller.views.captain_bluff import BeltView, CallView, HandView, KnownCard, LaidCard
from display.screens.ending import TURN_S
from gallery.table import SEATS, choosing, lines, playing, seat_lines


def _belt(
    known_to: tuple[str, ...] = (), city: str = "", line: str = "", direction: int = 0
) -> BeltView:
    """*line* has numbers, with an R for a Round-the-world trip, and C for a Change."""
    laid = tuple(_laid(city, word) for word in line.split())
    return BeltView(bool(known_to), known_to, city, laid, direction)


def _laid(city: str, word: str) -> LaidCard:
    if word == "C":
        return LaidCard("change-of-direction", 0)
    number = int(word.strip("R"))
    return LaidCard("round-trip" if "R" in word else f"{city}-{number}", number)


_BELTS = (
    _belt(("red", "green"), "paris", "3 4 5 8 R9 11 12", 1),
    _belt(("blue",)),
    _belt(("green", "red", "yellow"), "tokyo", "16 15 14 C 15 17", 1),
    _belt(),
    _belt(("yellow", "blue"), "london", "9"),
    _belt(("red", "blue", "green", "yellow")),
)


def _hands(*counts: int) -> tuple[HandView, ...]:
    return tuple(
        HandView(seat, count, passed=False) for seat, count in zip(SEATS, counts, strict=False)
    )


_CALLED = CallView("yellow", "red", 4, "tokyo-8", "red")

_MATCH = CaptainBluffView(
    phase="turn",
    turn_number=23,
    turns_left=278,
    standstill_left=None,
    players=_hands(5, 8, 3, 7),
    belts=_BELTS,
    pile=14,
    discard=9,
    aside=False,
    active="blue",
    turn="blue",
    acted=False,
    airport=False,
    at=None,
    other=None,
    due=(),
    run=0,
    call_s=5,
    looked=(),
    waits="",
    called=_CALLED,
    known=(KnownCard("london-2", ("belt-6",)), KnownCard("paris-1", ("blue",))),
    winners=(),
)

_LINES = lines(
    "table-menu-tap-a-card",
    "captain-bluff-menu-check",
    "captain-bluff-menu-change",
    "captain-bluff-menu-close",
    "captain-bluff-menu-play",
    UNREADABLE,
)


def _view(
    match: CaptainBluffView, asked: str, active: str, options: tuple[Message, ...] = ()
) -> TableView:
    cursor = choosing(active, *seat_lines(active), options) if options else None
    args = {
        "active": active, "belt": match.at or 0, "winners": match.winners,
        "empty": sum(not belt.destination for belt in match.belts), "recoverable": 1,
    }  # fmt: skip
    return playing("captain-bluff", match, Notice(f"captain-bluff-{asked}", args), cursor)


_WINDOW = replace(
    _MATCH,
    phase="window",
    turn="green",
    at=3,
    run=2,
    players=(_MATCH.players[0], replace(_MATCH.players[1], passed=True), *_MATCH.players[2:]),
)

_OVER = replace(_MATCH, phase="over", turn=None, players=_hands(4, 6, 0, 2), winners=("green",))

SAMPLES: dict[str, TableView | None] = {
    "bluff-setup": _view(
        replace(
            _MATCH, phase="setup", turn_number=1, turn=None, called=None,
            belts=(_belt(("red",)), _belt(), _belt(), _belt(("blue",)), _belt(), _belt()),
            players=_hands(10, 10, 11, 11), pile=33, discard=0, known=(),
            due=("green", "yellow"),
        ),
        "setup", "green",
    ),
    "bluff-turn": _view(
        _MATCH, "turn", "blue", _LINES,
    ),
    "bluff-placing": _view(
        replace(_MATCH, phase="placing", at=5, run=1),
        "placing", "blue",
    ),
    "bluff-window": replace(
        _view(_WINDOW, "window", "green"),
        clock_ends_at_s=103.1,
    ),
    "bluff-recovering": _view(
        replace(_MATCH, phase="recovering", other="yellow", at=1),
        "recovering", "yellow",
    ),
    "bluff-last-round": _view(
        replace(
            _MATCH, acted=True, standstill_left=3, called=replace(_CALLED, loser="yellow"),
            pile=0, discard=3,
        ),
        "turn-acted", "blue", lines("table-menu-end-turn", UNREADABLE),
    ),
    "bluff-result": _view(_OVER, "over", ""),
    "bluff-belts": _view(_OVER, "over", ""),
}  # fmt: skip

SHOWN_S = {"bluff-belts": TURN_S}
