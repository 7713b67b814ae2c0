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


HEADINGS = (
    "table-menu-tap-a-card",
    "table-menu-tap-each",
    "captains-orders-menu-tap-to-follow",
)


def choosing(seat: str, title: Message, options: tuple[Message, ...], at: int = 0) -> Cursor:
    """A menu whose first line may be a heading, with the cursor at number *at*."""
    if options[0].id not in HEADINGS:
        return Cursor(seat, title, options, at)
    return Cursor(seat, title, options[1:], at - 1, options[0])


AFTER = Cursor(
    "",
    Message("table-menu-over"),
    lines(
        "table-menu-again",
        "table-menu-another-game",
        "table-menu-other-bots",
        "table-menu-who-plays",
    ),
    0,
)
"""What may be chosen when a match is over."""


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
    if match.phase == "over":
        cursor = AFTER
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

RESUME = ("table-menu-resume", "table-menu-later", "table-menu-abandon")

_CLOSED = TableView(at_s=0.0, table="", simulated=False, stage="closed", seats=())

SAMPLES: dict[str, TableView | None] = {
    "waiting": None,
    "closed-for-its-file": replace(
        _CLOSED,
        faults=(
            Notice(
                "table-closed-file",
                {
                    "what": "/boot/firmware/my-table.toml, line 23, carousel.motor.standby: GPIO "
                    "13 is carousel.motor.forward already; expected a pin that nothing else uses"
                },
                kind="fault",
            ),
            Notice(
                "table-settings-value", {"line": 12, "key": "volume", "found": "300"}, kind="fault"
            ),
        ),
    ),
    "closed-for-its-disk": replace(
        _CLOSED,
        faults=(
            Notice(
                "table-closed-disk",
                {
                    "fault": "read-only",
                    "what": "/var/lib/reclaim/journal.db: the disk can only be read",
                },
                kind="fault",
            ),
        ),
    ),
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
        cursor=Cursor("", LUGGAGE, lines(*RESUME), 0),
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
                Message("table-menu-game", {"game": "luggage"}),
                Message("table-menu-bots", {"count": 3}),
                Message("table-menu-level", {"level": "easy"}),
                *lines("table-menu-options", "table-menu-who-plays"),
            ),
            1,
        ),
    ),
    "options-of-a-game": replace(
        _LOBBY,
        stage="options",
        prompt=Notice("table-options"),
        game="captain-bluff",
        cursor=Cursor(
            "",
            Message("table-menu-options"),
            (
                Message("captain-bluff-option-line", {"value": "rising"}),
                Message("captain-bluff-option-round-trip-first", {"value": "in-a-run"}),
                Message("captain-bluff-option-changes-go", {"value": "to-loser"}),
                Message("captain-bluff-option-call-s", {"value": 5}),
                Message("captain-bluff-option-turns", {"value": 300}),
                Message("captain-bluff-option-standstill-rounds", {"value": 3}),
                Message("table-menu-back"),
            ),
            3,
        ),
    ),
    "resume-a-game-of-cards": replace(
        _LOBBY,
        stage="resume",
        game="bluff-pirate",
        notices=(Notice("table-so-far", {"moves": 120, "minutes": 11}),),
        prompt=Notice("table-resume"),
        cursor=Cursor("", Message("table-game", {"game": "bluff-pirate"}), lines(*RESUME), 1),
    ),
    "attract-a-game-of-cards": replace(
        _LOBBY,
        stage="attract",
        game="captains-orders",
        seats=tuple(status(seat, joined=False) for seat in SEATS[:4]),
        prompt=Notice("table-attract"),
    ),
}
