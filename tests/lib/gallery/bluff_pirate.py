"""Sample views of Bluff Pirate."""

from msgspec.structs import replace

from controller.views import UNREADABLE, BluffPirateView, Message, Notice, TableView
from controller.views.bluff_pirate import Happened, IslandView, PlayerView, SetView
from controller.views.box import PathView
from display.screens.ending import TURN_S
from gallery.table import SEATS, choosing, lines, playing, seat_lines

_BOARD = (
    PathView("start", "fork", 24),
    PathView("fork", "island-1", 6),
    PathView("fork", "island-2", 6),
)

_TRACK = {"start": 30, "fork": 6, "island-1": 0, "island-2": 0}


def _to_go(square: str) -> int:
    if square in _TRACK:
        return _TRACK[square]
    path, _, at = square.rpartition(".")
    return _TRACK[path.split(".")[0]] - int(at)


def _players(cards: tuple[int, ...], squares: tuple[str, ...]) -> tuple[PlayerView, ...]:
    return tuple(
        PlayerView(seat, count, square, _to_go(square), voted=False)
        for seat, count, square in zip(SEATS, cards, squares, strict=False)
    )


_MATCH = BluffPirateView(
    phase="turn",
    turn_number=14,
    turns=200,
    last_round=False,
    nudge=False,
    players=_players(
        (6, 4, 7, 5, 8),
        ("start.fork.15", "start.fork.21", "start.fork.9", "fork.island-2.2", "start.fork.9"),
    ),
    turn="red",
    active="red",
    board=_BOARD,
    islands=(IslandView("island-1", "closed"), IslandView("island-2", "closed")),
    pile=38,
    discards=(
        ("red", 4), ("orange", 2), ("yellow", 5), ("green", 3), ("green-pirate", 1),
        ("blue", 7), ("purple", 2), ("brown", 3), ("black", 1), ("black-pirate", 1),
    ),
    to_draw=0,
    to_sail=0,
    set=None,
    target=None,
    stolen=0,
    waits="",
    history=(
        Happened("discard", "blue", ("pink",)),
        Happened("board", "green", ("green-pirate",), other="blue", stolen=3),
        Happened("set", "yellow", ("blue", "blue"), ("blue", "red"), "green", False, True),
        Happened("set", "orange", ("black",), ("black", "black-pirate"), "red", True, False),
    ),
    winners=(),
)  # fmt: skip

_LAID = SetView(up=("green", "green"), down=3, revealed=(), voter=None, doubted=None)
_SHOWN = SetView(
    up=("green", "green"), down=1, revealed=("green-pirate", "purple"), voter="blue", doubted=True
)


def _voting(voted: tuple[str, ...]) -> tuple[PlayerView, ...]:
    return tuple(replace(one, voted=one.seat in voted) for one in _MATCH.players)


def _view(match: BluffPirateView, asked: str, *options: Message) -> TableView:
    active = match.active or ""
    cursor = choosing(active, *seat_lines(active), options) if options else None
    others = {"turn": match.turn or "", "target": match.target or "", "voter": "blue"}
    args = {"active": active, "count": 3 - (match.stolen or 0), **others}
    return playing("bluff-pirate", match, Notice(f"bluff-pirate-{asked}", args), cursor)


_OVER = replace(
    _MATCH,
    phase="over",
    turn_number=31,
    turn=None,
    active=None,
    players=_players(
        (6, 4, 7, 5, 8),
        ("start.fork.15", "island-1", "start.fork.19", "fork.island-2.2", "fork"),
    ),
    islands=(IslandView("island-1", "treasure"), IslandView("island-2", "empty")),
    winners=("blue",),
)

SAMPLES: dict[str, TableView | None] = {
    "pirate-dealing": _view(
        replace(
            _MATCH, phase="dealing", turn_number=1, turn=None, active=None, pile=81,
            discards=(), history=(), players=_players((5, 4, 3, 5, 2), ("start",) * 5),
        ),
        "deal",
    ),
    "pirate-turn": _view(
        _MATCH, "turn", *lines("table-menu-tap-a-card", UNREADABLE),
    ),
    "pirate-voting": _view(
        replace(
            _MATCH, phase="voting", active=None, set=_LAID, players=_voting(("blue", "yellow"))
        ),
        "vote",
    ),
    "pirate-picking": _view(
        replace(
            _MATCH, phase="picking", set=_LAID,
            players=_voting(("blue", "green", "yellow", "orange")),
        ),
        "pick",
        *seat_lines("blue", "green", "yellow", "orange"),
    ),
    "pirate-revealing": _view(
        replace(
            _MATCH, phase="revealing", set=_SHOWN,
            players=_voting(("blue", "green", "yellow", "orange")),
        ),
        "reveal-bluff",
    ),
    "pirate-stealing": _view(
        replace(
            _MATCH, phase="stealing", target="yellow", stolen=2, nudge=True,
            history=_MATCH.history[:2],
        ),
        "steal",
    ),
    "pirate-start": _view(
        replace(
            _MATCH, turn_number=1, history=(), discards=(), pile=75,
            players=_players((5,) * 5, ("start",) * 5),
        ),
        "turn", *lines("table-menu-tap-a-card", UNREADABLE),
    ),
    "pirate-island": _view(
        replace(
            _MATCH, phase="island", turn="yellow", active="yellow", last_round=True,
            players=_players(
                (6, 4, 7, 5, 8),
                ("start.fork.15", "fork", "island-2", "island-1", "fork.island-2.5"),
            ),
            islands=(IslandView("island-1", "closed"), IslandView("island-2", "empty")),
        ),
        "island",
    ),
    "pirate-result": _view(_OVER, "over"),
    "pirate-podium": _view(_OVER, "over"),
}  # fmt: skip

SHOWN_S = {"pirate-podium": TURN_S}
