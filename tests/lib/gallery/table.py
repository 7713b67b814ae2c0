"""What the samples of all games have in common: chairs, a table, and what comes before a match."""

from msgspec.structs import replace

from controller.views import SEAT, Cursor, MatchView, Message, Notice, SeatStatus, TableView

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")


LUGGAGE = Message("table-game", {"game": "luggage"})


def lines(*ids: str) -> tuple[Message, ...]:
    """Lines of a menu without arguments."""
    return tuple(map(Message, ids))


def seat_lines(*seats: str) -> tuple[Message, ...]:
    """Lines that are seats."""
    return tuple(Message(SEAT, {"seat": seat}) for seat in seats)


def status(seat: str, joined: bool = True, bot: bool = True, holding: bool = False) -> SeatStatus:
    return SeatStatus(seat, joined=joined, bot=bot and joined, holding=holding, lost=False)


TABLE = TableView(
    at_s=100.0,
    table="sim",
    simulated=True,
    stage="attract",
    seats=tuple(status(seat, joined=False) for seat in SEATS[:4]),
    game="",
)


def playing(
    game: str, match: MatchView, prompt: Notice | None, cursor: Cursor | None = None
) -> TableView:
    """A match of *game* at the first of `SEATS`, between one person and bots."""
    seats = SEATS[: len(match.players)]
    return replace(
        TABLE,
        stage="match",
        game=game,
        match=match,
        prompt=prompt,
        cursor=cursor,
        seats=tuple(status(seat, bot=at > 0) for at, seat in enumerate(seats)),
    )


_LOBBY = replace(
    TABLE,
    stage="joining",
    game="luggage",
    seats=tuple(status(seat, bot=seat != "red") for seat in SEATS[:4]),
)

SAMPLES: dict[str, TableView | None] = {
    "waiting": None,
    "resume": replace(
        _LOBBY,
        stage="resume",
        seats=tuple(status(seat, bot=seat != "red", joined=seat != "green") for seat in SEATS[:4]),
        notices=(
            Notice(
                "table-so-far-led", {"moves": 37, "minutes": 4, "leader": "yellow", "points": 5}
            ),
        ),
        prompt=Notice("table-resume"),
        cursor=Cursor("", LUGGAGE, lines("table-menu-resume", "table-menu-abandon"), 0),
    ),
    "attract": replace(
        _LOBBY,
        stage="attract",
        game="",
        seats=tuple(status(seat, joined=False) for seat in SEATS[:4]),
        prompt=Notice("table-attract"),
    ),
    "joining": replace(
        _LOBBY,
        seats=(
            status("red", bot=False, holding=True),
            status("blue"),
            status("green", joined=False),
            replace(status("yellow", joined=False), lost=True),
        ),
        prompt=Notice("table-joining"),
    ),
    "options": replace(
        _LOBBY,
        stage="options",
        prompt=Notice("table-options"),
        cursor=Cursor(
            "",
            LUGGAGE,
            (
                Message("table-menu-start"),
                Message("luggage-option-play", {"value": "assisted"}),
                Message("luggage-option-per-suitcase", {"value": 6}),
                Message("luggage-option-variant", {"value": "belt"}),
                Message("luggage-option-clock-min", {"value": 3}),
            ),
            1,
        ),
    ),
}
