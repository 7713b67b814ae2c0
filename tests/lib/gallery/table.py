"""What the samples of all games have in common: chairs, a table, and what comes before a match."""

from msgspec.structs import replace

from controller.views import Cursor, MatchView, Notice, SeatStatus, TableView

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")


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
                "table.so_far_led",
                "37 moves in 4 min so far; Yellow leads with 5.",
                "Whoever goes on goes on from there.",
                args=("37", "4", "yellow", "5"),
            ),
        ),
        prompt=Notice(
            "table.resume", "The power was cut in the middle of a match.", "B moves on, A takes."
        ),
        cursor=Cursor("", "Where's My Luggage?", ("Go on with it", "Abandon it"), 0),
    ),
    "attract": replace(
        _LOBBY,
        stage="attract",
        game="",
        seats=tuple(status(seat, joined=False) for seat in SEATS[:4]),
        prompt=Notice("table.attract", "Tap a game card, or press A to play."),
    ),
    "joining": replace(
        _LOBBY,
        seats=(
            status("red", bot=False, holding=True),
            status("blue"),
            status("green", joined=False),
            replace(status("yellow", joined=False), lost=True),
        ),
        prompt=Notice("table.joining", "Press A to join. Everybody holds A to go on."),
    ),
    "options": replace(
        _LOBBY,
        stage="options",
        prompt=Notice("table.options", "B moves on, A takes."),
        cursor=Cursor(
            "",
            "Where's My Luggage?",
            ("Start", "Play: assisted", "Variant: belt", "Suitcases: all 36", "Round clock: 3 min"),
            1,
        ),
    ),
}
