"""Sample views of Bluff Pirate."""

from msgspec.structs import replace

from controller.views import BluffPirateView, Cursor, Notice, TableView
from controller.views.bluff_pirate import Happened, IslandView, PathView, PlayerView, SetView
from display.screens.pages import TURN_S
from gallery.table import SEATS, playing

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


def _view(match: BluffPirateView, key: str, text: str, remedy: str, *lines: str) -> TableView:
    seat = match.active or ""
    cursor = Cursor(seat, seat.capitalize(), lines, 0) if lines else None
    return playing("bluff-pirate", match, Notice(f"bluff-pirate.{key}", text, remedy), cursor)


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
        "deal", "Five cards for everybody: tap each on the pad of whoever gets it.", "",
    ),
    "pirate-turn": _view(
        _MATCH, "turn", "Red: draw two cards, or board with a pirate.",
        "Tap the cards on your pad, a pirate on spot 4.", "Tap a card", "A card cannot be read",
    ),
    "pirate-voting": _view(
        replace(
            _MATCH, phase="voting", active=None, set=_LAID, players=_voting(("blue", "yellow"))
        ),
        "vote", "Is this a bluff? All others vote under the hand.", "A: no bluff. B: bluff.",
    ),
    "pirate-picking": _view(
        replace(
            _MATCH, phase="picking", set=_LAID,
            players=_voting(("blue", "green", "yellow", "orange")),
        ),
        "pick", "All have voted. Red chooses whose vote counts.", "B moves on, A takes.",
        "Blue", "Green", "Yellow", "Orange",
    ),
    "pirate-revealing": _view(
        replace(
            _MATCH, phase="revealing", set=_SHOWN,
            players=_voting(("blue", "green", "yellow", "orange")),
        ),
        "reveal", "Blue says: bluff! Turn the hidden cards.", "Tap each at spot 2.",
    ),
    "pirate-stealing": _view(
        replace(
            _MATCH, phase="stealing", target="yellow", stolen=2, nudge=True,
            history=_MATCH.history[:2],
        ),
        "steal", "Red takes three of Yellow's cards unseen.", "Tap each on your pad.",
    ),
    "pirate-start": _view(
        replace(
            _MATCH, turn_number=1, history=(), discards=(), pile=75,
            players=_players((5,) * 5, ("start",) * 5),
        ),
        "turn", "Red: draw two cards, or board with a pirate.",
        "Tap the cards on your pad, a pirate on spot 4.", "Tap a card", "A card cannot be read",
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
        "island", "Yellow is at an island: turn the token over.", "A: treasure. B: empty.",
    ),
    "pirate-result": _view(_OVER, "over", "The match is over.", "A plays again."),
    "pirate-podium": _view(_OVER, "over", "The match is over.", "A plays again."),
}  # fmt: skip

SHOWN_S = {"pirate-podium": TURN_S}
