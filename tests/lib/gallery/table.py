"""What the samples of all games have in common: chairs, a table, and what comes before a match."""

from collections.abc import Sequence

from msgspec.structs import replace

from controller.bots.company import bot_at
from controller.table.upkeep import printed
from controller.table.wirelist import wirings
from controller.views import (
    SEAT,
    BatteryStatus,
    BeltLine,
    CalibrateView,
    ComputerLine,
    Cursor,
    DoctorLine,
    DoctorView,
    EnrolView,
    FoundLine,
    Logged,
    MatchView,
    Message,
    Notice,
    OnTheBox,
    OperatorView,
    Person,
    PersonTotals,
    ReaderLine,
    SeatStatus,
    StationLine,
    TableView,
    Versions,
)
from controller.views.evening import PastMatch, PastPlayer
from controller.views.message import LANGUAGES
from controller.views.people import FACES, Choosing, GameTotals, NamingStep
from display.screens.evening import EVENING_S
from hardware.config import load_table_file

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
    who = bot_at(seat, "normal") if bot and joined else None
    return SeatStatus(seat, joined=joined, bot=who, holding=holding, lost=False)


PEOPLE = tuple(
    Person(name, face)
    for name, face in zip(
        ("Ada", "Maximilian", "Jo", "Екатерина", "Max", "Wilhelmina", "Pia", "Ingemar-Å."),
        FACES,
        strict=False,
    )
)
"""People with short and long names, one for each of `SEATS`."""


def by_name(view: TableView) -> TableView:
    """The same with people at all seats, each with a name."""
    seats = zip(view.seats, PEOPLE, strict=False)
    return replace(
        view, seats=tuple(replace(one, joined=True, bot=None, person=who) for one, who in seats)
    )


def _played(person: Person, game: str, matches: int, wins: int, best: int) -> PersonTotals:
    return PersonTotals(person, (GameTotals(game, matches, wins, best),))


def _past(game: str, minutes: int, *won: str, count: int = 4, given_up: bool = False) -> PastMatch:
    """A match of the first *count* of `SEATS` and `PEOPLE`; the last has not said a name."""
    players = tuple(
        PastPlayer(seat, 134 - 9 * at, "" if at == count - 1 else who.name, seat in won)
        for at, (seat, who) in enumerate(zip(SEATS[:count], PEOPLE, strict=False))
    )
    return PastMatch(game, minutes, players, given_up)


EVENING = (
    _past("captains-orders", 31, "blue", "green", "yellow", count=8),
    _past("luggage", 23, "red"),
    _past("bluff-pirate", 4, given_up=True),
    _past("captain-bluff", 112, "yellow", count=5),
    _past("luggage", 20, "red", "blue", count=2),
    _past("captain-bluff", 9, "red", count=3),
    _past("bluff-pirate", 48, "green", count=6),
)
"""More matches than a page has room for."""

SHOWN_S = {"attract-after-an-evening": EVENING_S}

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
    """A match of *game* at the first of `SEATS`, between one person and bots, in which something
    has happened already."""
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
        log=(Logged("red", Message("captains-orders-screen-follow", {"seat": "red"})),),
    )


_LOBBY = replace(
    TABLE,
    stage="joining",
    game="luggage",
    seats=tuple(status(seat, bot=seat != "red") for seat in SEATS[:4]),
    box=OnTheBox((2, 4), ages_from=8, minutes=20),
)

_STEPS: Sequence[NamingStep] = ("name", "face", "ready")


def _naming(*seats: str) -> TableView:
    """People who choose their names, each as far as can be."""
    names = ("", *(one.name for one in PEOPLE))
    rows = tuple(
        Choosing(
            seat,
            _STEPS[at % len(_STEPS)],
            PEOPLE[at] if at else None,
            (*names[at + 2 :], *names[: at + 1])[:5],
        )
        for at, seat in enumerate(seats)
    )
    return replace(
        _LOBBY,
        stage="naming",
        prompt=Notice("table-naming"),
        box=None,
        seats=tuple(status(seat, bot=False) for seat in seats),
        naming=rows,
    )


RESUME = ("table-menu-resume", "table-menu-later", "table-menu-abandon")

_CLOSED = TableView(at_s=0.0, table="", simulated=False, stage="closed", seats=())


def _unkept(why: str, rest: str, **changes: object) -> TableView:
    """A table that keeps nothing, and asks what is to be done."""
    asked = Notice("table-unkept", {"why": why, "rest": rest}, kind="fault")
    menu = ("table-menu-unkept-look-after", "table-menu-unkept-play")
    return replace(
        _LOBBY,
        stage="unkept",
        box=None,
        faults=(asked,),
        prompt=Notice("table-unkept-asks"),
        cursor=Cursor("", Message("table-menu-unkept"), lines(*menu), 1),
        **changes,
    )


_READERS = (
    ReaderLine("belt", True, 412, 1, 0.02),
    ReaderLine("spot-1", True, 7, 0, 0.0),
    ReaderLine("spot-2", None, 0, 0),
    *(ReaderLine(f"pad/{seat}", seat != "green", 3, int(seat == "green")) for seat in SEATS[:4]),
)

_OPERATED = replace(
    TABLE,
    at_s=7400.0,
    stage="operator",
    prompt=Notice("table-operator"),
    cursor=Cursor(
        "",
        Message("table-menu-operator"),
        (
            *lines("table-menu-back", "table-menu-save-logs", "table-menu-shut-down"),
            Message("table-menu-brightness", {"percent": "unknown"}),
            Message("table-menu-volume", {"volume": 60}),
            Message("table-menu-speed", {"speed": "slow"}),
            Message("table-menu-level", {"level": "sharp"}),
            Message("table-menu-language", {"language": "en"}),
        ),
        4,
    ),
    battery=BatteryStatus("low", 5.1, 14.2, 3),
    operator=OperatorView(
        _READERS,
        tuple(
            StationLine(seat, seat != "green", int(seat == "green"), "0.1.0", 0)
            for seat in SEATS[:4]
        ),
        BeltLine("stands", 0.0, 152.25, 2.4),
        ComputerLine(61.4, (), ("under-voltage",), 23_400, "", 6500.0),
        Versions("0.1.0", "3.13.5", "6.12.48+rpt-rpi-v8", "0.1.0 c0ffee0123456789"),
    ),
    past_faults=(
        Notice("table-seat-lost-unplugged", {"seat": "green", "port": "ttyACM2"}, at_s=7390.0),
        Notice("table-disk-failed", {"fault": "full"}, at_s=6500.0),
        Notice("table-reader-lost-bus", {"reader": "belt", "value": "00"}, at_s=100.0),
        Notice("table-belt-fault-jam", {"retry": 1.5}, at_s=60.0),
    ),
)
"""A table with everything that somebody looks after."""

_SOUND = _OPERATED.operator
assert _SOUND is not None, "somebody looks after the table"


def _measured(readers: int) -> TableView:
    """What a calibration found at a table with that many readers under its belt."""
    names = [f"belt-{1 + number}" for number in range(readers)]
    found = (
        FoundLine("full-duty", "", 0.599, 0.6, False),
        FoundLine("friction-duty", "", 0.197, None, True),
        FoundLine("pulses", "", 240, 228, True),
        FoundLine("divider", "", 3.001, 3.3, True),
        FoundLine("limit", "", 0.48, None, True),
        *(
            FoundLine(what, name, measured, said, differs)
            for number, name in enumerate(names)
            for what, measured, said, differs in (
                ("place", 630.3 * number, 600.0 * number, number == 1),
                ("zone", 39.7, 55.0, True),
            )
        ),
        *(FoundLine("missed", name, 2.5, None, False) for name in names),
    )
    offered = lines("table-menu-calibrate-write", "table-menu-back")
    return replace(
        _OPERATED,
        notices=(),
        cursor=Cursor("", Message("table-menu-calibrate"), offered, 0),
        operator=replace(_SOUND, calibrating=CalibrateView("found", found=found)),
    )


_PULLED = (
    *lines("table-menu-back", "table-menu-push-hold"),
    Message("table-menu-push-reads", {"newtons": 4.2}),
    *(
        Message("table-menu-push-scale", {"newtons": newtons, "way": way})
        for newtons, way in ((1.0, "more"), (1.0, "less"), (0.1, "more"), (0.1, "less"))
    ),
)

_WIRINGS = wirings(load_table_file("pi4-carousel"))
_WIRED = Cursor(
    "", Message("table-menu-wiring"), lines("table-menu-wiring-next", "table-menu-back"), 0
)
_CHECKED = lines("table-menu-doctor-next", "table-menu-doctor-again", "table-menu-back")

SAMPLES: dict[str, TableView | None] = {
    "waiting": None,
    "operator": _OPERATED,
    "operator-of-eight": replace(
        _OPERATED,
        cursor=Cursor("", Message("table-menu-operator"), lines("table-menu-back"), 0),
        battery=None,
        past_faults=(),
        operator=OperatorView(
            tuple(ReaderLine(f"pad/{seat}", True, 0, 0) for seat in SEATS),
            tuple(StationLine(seat, True, 0) for seat in SEATS),
            None,
            ComputerLine(None, None, (), None, "", None),
            Versions("0.1.0", "3.11.2", "6.1.0-38-amd64", ""),
        ),
    ),
    "operator-is-told": replace(
        _OPERATED,
        notices=(Notice("table-logs-saved", {"folder": "reclaim-logs-1"}),),
        cursor=Cursor(
            "",
            Message("table-menu-shut-down"),
            lines("table-menu-back", "table-menu-yes-shut-down"),
            0,
        ),
    ),
    "operator-enrols": replace(
        _OPERATED,
        notices=(Notice("table-enrol-weak", kind="mistake"),),
        cursor=Cursor(
            "",
            Message("table-menu-enrolling"),
            lines("table-menu-enrol-skip", "table-menu-enrol-undo", "table-menu-back"),
            0,
        ),
        operator=replace(
            _SOUND,
            enrolling=EnrolView(
                "luggage", "tile", 23, 36, printed("luggage/tile/cook"), missing=117
            ),
        ),
    ),
    "operator-ticks-pieces-off": replace(
        _OPERATED,
        notices=(Notice("table-pieces-read", {"kind": "tile", "number": 22, "of": 36}),),
        cursor=Cursor(
            "",
            Message("table-menu-pieces"),
            lines("table-menu-pieces-next", "table-menu-back"),
            0,
        ),
        operator=replace(
            _SOUND,
            enrolling=EnrolView(
                "luggage", "tile", 23, 36, printed("luggage/tile/cook"), missing=4, enrolled=True
            ),
        ),
    ),
    "operator-enrols-a-control-card": replace(
        _OPERATED,
        notices=(),
        cursor=Cursor(
            "",
            Message("table-menu-enrolling"),
            lines("table-menu-enrol-skip", "table-menu-enrol-undo", "table-menu-back"),
            1,
        ),
        operator=replace(
            _SOUND, enrolling=EnrolView("", "control", 2, 6, printed("control/undo"), missing=71)
        ),
    ),
    "operator-calibrates": replace(
        _OPERATED,
        notices=(Notice("table-calibrate-no-tile", kind="mistake"),),
        cursor=Cursor(
            "",
            Message("table-menu-calibrate"),
            (
                *lines("table-menu-back", "table-menu-calibrate-begin"),
                Message("table-menu-calibrate-metered", {"volts": 6.15}),
                *(
                    Message("table-menu-calibrate-meter", {"volts": volts, "way": way})
                    for volts in (0.1, 0.01)
                    for way in ("more", "less")
                ),
            ),
            2,
        ),
        operator=replace(_SOUND, calibrating=CalibrateView("begin", meter=True)),
    ),
    "operator-measures": replace(
        _OPERATED,
        notices=(),
        cursor=Cursor("", Message("table-menu-calibrate"), lines("table-menu-calibrate-stop"), 0),
        operator=replace(_SOUND, calibrating=CalibrateView("zones", 0.42, 2)),
    ),
    "operator-has-measured": _measured(2),
    "operator-has-measured-four-readers": _measured(4),
    "operator-assigns": replace(
        _OPERATED,
        notices=(Notice("table-assign-none", kind="mistake"),),
        cursor=Cursor(
            "",
            Message("table-menu-assign"),
            lines("table-menu-back", "table-menu-assign-skip"),
            0,
        ),
        operator=replace(
            _SOUND, doctor=DoctorView(0.0, hint=Message("screen-assign-hint", {"seat": "yellow"}))
        ),
    ),
    "operator-flashes": replace(
        _OPERATED,
        cursor=Cursor("", Message("table-menu-flash"), lines("table-menu-flash-wait"), 0),
        operator=replace(
            _SOUND,
            doctor=DoctorView(0.3, hint=Message("screen-flash-step", {"step": "micropython"})),
        ),
    ),
    **{
        f"operator-shows-{whose}-wires": replace(
            _OPERATED, cursor=_WIRED, operator=replace(_SOUND, wiring=_WIRINGS[board])
        )
        for whose, board in (("a-readers", 3), ("a-stations", -1), ("the-motors", 0))
    },
    "operator-tests-a-stage": replace(
        _OPERATED,
        cursor=Cursor(
            "",
            Message("table-menu-stage-of", {"number": 0}),
            (Message("table-menu-stage-say", {"found": "ready"}), Message("table-menu-back")),
            0,
        ),
        operator=replace(
            _SOUND,
            doctor=DoctorView(
                0.0,
                hint=Message(
                    "screen-stage-hint", {"kind": "lay", "reader": "belt", "number": 12.3}
                ),
            ),
        ),
    ),
    "operator-has-tested-a-stage": replace(
        _OPERATED,
        cursor=Cursor(
            "", Message("table-menu-stage-of", {"number": 2}), lines("table-menu-back"), 0
        ),
        operator=replace(
            _SOUND,
            doctor=DoctorView(
                1.0,
                (
                    DoctorLine(
                        "belt-sensor", "", "pass", Message("table-stage-stray", {"count": 0})
                    ),
                    DoctorLine(
                        "belt-sensor",
                        "",
                        "fail",
                        Message(
                            "table-stage-slots", {"counted": 95, "expected": 100, "found": "edge"}
                        ),
                    ),
                ),
                1,
                1,
                1,
            ),
        ),
    ),
    "operator-pulls": replace(
        _OPERATED,
        notices=(Notice("table-push-again", kind="info"),),
        cursor=Cursor("", Message("table-menu-push"), _PULLED, 1),
        operator=replace(
            _SOUND, doctor=DoctorView(0.0, hint=Message("screen-trial-hint", {"what": "push"}))
        ),
    ),
    "operator-has-pulled": replace(
        _OPERATED,
        notices=(),
        cursor=Cursor("", Message("table-menu-push"), _PULLED[:2], 1),
        operator=replace(
            _SOUND,
            doctor=DoctorView(
                1.0,
                (
                    DoctorLine(
                        "push",
                        "",
                        "fail",
                        Message("table-doctor-push", {"newtons": 14.2, "most": 10.0}),
                    ),
                ),
                1,
                1,
                1,
            ),
        ),
    ),
    "operator-tests-the-motor": replace(
        _OPERATED,
        notices=(),
        cursor=Cursor("", Message("table-menu-motor"), lines("table-menu-calibrate-stop"), 0),
        operator=replace(
            _SOUND, doctor=DoctorView(0.4, hint=Message("screen-trial-hint", {"what": "motor"}))
        ),
    ),
    "operator-has-tested-the-motor": replace(
        _OPERATED,
        notices=(),
        cursor=Cursor("", Message("table-menu-motor"), lines("table-menu-motor-begin"), 0),
        operator=replace(
            _SOUND,
            doctor=DoctorView(
                1.0,
                (
                    DoctorLine(
                        "motor",
                        "",
                        "fail",
                        Message(
                            "table-doctor-motor", {"rpm": 2.12, "expected": 3.0, "percent": 100}
                        ),
                    ),
                ),
                1,
                1,
                1,
            ),
        ),
    ),
    "operator-checks": replace(
        _OPERATED,
        notices=(),
        cursor=Cursor("", Message("table-menu-doctor"), lines("table-menu-back"), 0),
        operator=replace(_SOUND, doctor=DoctorView(0.6)),
    ),
    "operator-has-checked": replace(
        _OPERATED,
        notices=(),
        cursor=Cursor("", Message("table-menu-doctor"), _CHECKED, 0),
        operator=replace(
            _SOUND,
            doctor=DoctorView(
                1.0,
                (
                    DoctorLine(
                        "pad",
                        "green",
                        "fail",
                        Message("table-reader-lost-bus", {"reader": "pad/green", "value": "00"}),
                    ),
                    DoctorLine(
                        "reader",
                        "belt-2",
                        "worse",
                        Message(
                            "table-doctor-noise", {"count": 90, "percent": 2.4, "version": "92"}
                        ),
                        Message("table-doctor-usual", {"value": 0.2, "unit": "%"}),
                    ),
                    DoctorLine("supply", "", "fail", Message("table-doctor-supply-weak")),
                    DoctorLine("clock", "", "skipped", Message("table-doctor-clock-unset")),
                ),
                1,
                3,
                3,
            ),
        ),
    ),
    "operator-finds-it-sound": replace(
        _OPERATED,
        notices=(),
        cursor=Cursor("", Message("table-menu-doctor"), _CHECKED, 1),
        operator=replace(
            _SOUND,
            doctor=DoctorView(
                1.0,
                (
                    *(
                        DoctorLine(
                            "station",
                            seat,
                            "pass",
                            Message("table-doctor-station", {"version": "0.1.0", "count": 0}),
                        )
                        for seat in SEATS[:2]
                    ),
                    DoctorLine("belt-sensor", "", "pass", Message("table-doctor-no-stray")),
                    DoctorLine(
                        "current", "", "pass", Message("table-doctor-current", {"value": 0.01})
                    ),
                    DoctorLine(
                        "battery",
                        "",
                        "pass",
                        Message("table-doctor-battery", {"volts": 6.12, "level": "good"}),
                    ),
                    DoctorLine("disk", "", "pass", Message("table-doctor-disk", {"free": 23_400})),
                    DoctorLine("screen", "", "skipped", Message("table-doctor-screen-off")),
                ),
                2,
                3,
            ),
        ),
    ),
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
    "unkept-on-a-card-that-takes-nothing": _unkept(
        "card",
        "read",
        game="luggage",
        seats=tuple(status(seat, bot=seat != "red", joined=seat != "green") for seat in SEATS[:4]),
        notices=(
            Notice(
                "table-so-far-led",
                {"game": "luggage", "moves": 37, "minutes": 4, "leader": "yellow", "points": 5},
            ),
        ),
    ),
    "unkept-as-nothing-can-be-read": _unkept("superblock", "nothing"),
    "unkept-in-attract": replace(
        _LOBBY,
        stage="attract",
        game="",
        box=None,
        seats=tuple(status(seat, joined=False) for seat in SEATS[:4]),
        prompt=Notice("table-attract"),
        faults=(Notice("table-unkept-on", {"why": "damaged", "rest": "part"}, kind="fault"),),
    ),
    "resume": replace(
        _LOBBY,
        stage="resume",
        seats=tuple(status(seat, bot=seat != "red", joined=seat != "green") for seat in SEATS[:4]),
        notices=(
            Notice(
                "table-so-far-led",
                {"game": "luggage", "moves": 37, "minutes": 4, "leader": "yellow", "points": 5},
            ),
        ),
        prompt=Notice("table-resume"),
        cursor=Cursor("", LUGGAGE, lines(*RESUME), 0),
    ),
    "attract": replace(
        _LOBBY,
        stage="attract",
        game="",
        box=None,
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
                Message("table-menu-language", {"language": "en"}),
            ),
            1,
        ),
    ),
    "options-language": replace(
        _LOBBY,
        stage="options",
        prompt=Notice("table-options"),
        cursor=Cursor(
            "",
            Message("table-menu-language", {"language": "en"}),
            (
                *(Message("table-language", {"language": code}) for code in LANGUAGES),
                Message("table-menu-back"),
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
    "options-who-begins": by_name(
        replace(
            _LOBBY,
            stage="options",
            prompt=Notice("table-options"),
            game="captain-bluff",
            cursor=Cursor(
                "",
                Message("table-menu-who-begins", {"game": "captain-bluff"}),
                (
                    *(Message("table-seat", {"seat": seat}) for seat in SEATS[:4]),
                    Message("table-menu-turn-about", {"seat": "green"}),
                    *lines("table-menu-by-lot", "table-menu-back"),
                ),
                4,
            ),
        )
    ),
    "options-first-dealer": replace(
        _LOBBY,
        stage="options",
        prompt=Notice("table-options"),
        game="captains-orders",
        cursor=Cursor(
            "",
            Message("table-menu-who-begins", {"game": "captains-orders"}),
            (
                Message(
                    "table-menu-begins",
                    {"game": "captains-orders", "how": "turn-about", "seat": "green"},
                ),
                Message(
                    "table-menu-begins", {"game": "bluff-pirate", "how": "by-lot", "seat": "red"}
                ),
                Message("bluff-pirate-option-landing", {"value": "exact"}),
                *lines("table-menu-by-lot", "table-menu-back"),
            ),
            0,
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
    "attract-with-the-best": replace(
        _LOBBY,
        stage="attract",
        seats=tuple(status(seat, joined=False) for seat in SEATS[:4]),
        prompt=Notice("table-attract"),
        best=tuple(
            _played(person, "luggage", 120 - 30 * at, 48 - 15 * at, 134 - 9 * at)
            for at, person in enumerate(PEOPLE[:4])
        ),
    ),
    "joining-by-name": by_name(replace(_LOBBY, prompt=Notice("table-joining"))),
    "naming-of-six": _naming(*SEATS[:6]),
    "naming-of-eight": _naming(*SEATS),
    "naming-alone": _naming("red"),
    "attract-after-an-evening": replace(
        _LOBBY,
        stage="attract",
        seats=tuple(status(seat, joined=False) for seat in SEATS[:4]),
        prompt=Notice("table-attract"),
        evening=EVENING,
    ),
    "attract-a-game-of-cards": replace(
        _LOBBY,
        stage="attract",
        game="captains-orders",
        box=OnTheBox((4, 8)),
        seats=tuple(status(seat, joined=False) for seat in SEATS[:4]),
        prompt=Notice("table-attract"),
    ),
}

WHICH_GAME = replace(
    _LOBBY,
    stage="options",
    prompt=Notice("table-options"),
    cursor=Cursor(
        "",
        Message("table-menu-which-game"),
        (
            LUGGAGE,
            *(
                Message("table-game", {"game": game})
                for game in ("captain-bluff", "bluff-pirate", "captains-orders")
            ),
            Message("table-menu-back"),
        ),
        1,
    ),
)
"""Every game by its cover."""
