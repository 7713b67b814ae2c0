"""Sample views of Captain Bluff."""

from msgspec.structs import replace

from controller.views import CaptainBluffView, Cursor, Notice, TableView
from controller.views.captain_bluff import BeltView, CallView, HandView, KnownCard, LaidCard
from display.screens.pages import TURN_S
from gallery.table import SEATS, playing


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

_LINES = (
    "Tap luggage at its belt", "Check a departure city", "Change a departure city",
    "Close a belt", "Pick up luggage", "A card cannot be read",
)  # fmt: skip


def _view(
    match: CaptainBluffView, key: str, text: str, remedy: str, lines: tuple[str, ...] = ()
) -> TableView:
    seat = match.turn or ""
    cursor = Cursor(seat, seat.capitalize(), lines, 0) if lines else None
    return playing("captain-bluff", match, Notice(f"captain-bluff.{key}", text, remedy), cursor)


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
        "setup", "Green: lay a departure city face down.", "Tap a hand card at a belt without one.",
    ),
    "bluff-turn": _view(
        _MATCH, "turn", "Blue: one action, and an Airport card if you like.",
        "Tap cards at their belt, or choose.", _LINES,
    ),
    "bluff-placing": _view(
        replace(_MATCH, phase="placing", at=5, run=1),
        "place", "Blue: place luggage on belt 5.", "A closes the run, B takes the last one back.",
    ),
    "bluff-window": replace(
        _view(
            _WINDOW, "call", "Green has placed on belt 3. Is it a bluff?", "A calls it, B passes."
        ),
        clock_ends_at_s=103.1,
    ),
    "bluff-recovering": _view(
        replace(_MATCH, phase="recovering", other="yellow", at=1),
        "recover", "Yellow picks up luggage from belt 1.", "Tap each, last first; A closes it.",
    ),
    "bluff-last-round": _view(
        replace(
            _MATCH, acted=True, standstill_left=3, called=replace(_CALLED, loser="yellow"),
            pile=0, discard=3,
        ),
        "turn", "Blue: an Airport card, or end the turn.", "A ends the turn.",
        ("End the turn", "A card cannot be read"),
    ),
    "bluff-result": _view(_OVER, "over", "The match is over.", "A plays again."),
    "bluff-belts": _view(_OVER, "over", "The match is over.", "A plays again."),
}  # fmt: skip

SHOWN_S = {"bluff-belts": TURN_S}
