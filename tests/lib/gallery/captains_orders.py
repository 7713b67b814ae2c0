"""Sample views of Captain's Orders."""

from msgspec.structs import replace

from controller.views import UNREADABLE, CaptainsOrdersView, Cursor, Message, Notice, TableView
from controller.views.captains_orders import HandView, Happened
from display.screens.ending import TURN_S
from gallery.table import SEATS, choosing, lines, playing, seat_lines


def _players(cards: tuple[int, ...], wins: tuple[int, ...]) -> tuple[HandView, ...]:
    return tuple(
        HandView(seat=seat, cards=count, wins=won)
        for seat, count, won in zip(SEATS, cards, wins, strict=False)
    )


_MATCH = CaptainsOrdersView(
    phase="order",
    round=4,
    rounds=30,
    wins_needed=3,
    last_round=False,
    players=_players((4, 6, 5, 6), (2, 1, 0, 1)),
    dealer="yellow",
    turn="yellow",
    active="yellow",
    order=7,
    owner="red",
    waits="",
    last=None,
    history=(
        Happened("ask", "red", "green"),
        Happened("give", "green", "red"),
        Happened("discard", "red"),
        Happened("order", "blue", rank=9),
        Happened("follow", "green", "blue"),
        Happened("follow", "yellow", "blue"),
        Happened("belay", "red", rank=7),
        Happened("follow", "blue", "red"),
        Happened("follow", "green", "red"),
    ),
    round_winners=(),
    winners=(),
)

_ORDER = Notice(
    "captains-orders-order",
    {"active": "yellow", "rank": 7, "owner": "red", "turn": "yellow"},
    seat="yellow",
)
_ORDER_LINES = lines(
    "captains-orders-menu-tap-to-follow", "captains-orders-menu-discover", UNREADABLE
)
_TURN = Notice(
    "captains-orders-turn", {"active": "blue", "owner": "red", "turn": "blue"}, seat="blue"
)
_TURN_LINES = lines(
    "table-menu-tap-a-card",
    "captains-orders-menu-ask",
    "captains-orders-menu-discover",
    UNREADABLE,
    "table-menu-deal-again",
)

_RANKS = tuple(Message("captains-orders-menu-rank", {"rank": rank}) for rank in range(1, 11))

_EIGHT = replace(
    _MATCH,
    round=6,
    players=_players((3, 7, 2, 6, 5, 9, 1, 4), (2, 1, 0, 1, 2, 0, 1, 2)),
    dealer="black",
    order=3,
    turn="purple",
    active="purple",
    history=(
        *_MATCH.history[:-3],
        Happened("belay", "red", rank=3),
        Happened("follow", "blue", "red"),
        Happened("follow", "green", "red"),
        Happened("follow", "yellow", "red"),
        Happened("follow", "orange", "red"),
    ),
)


def _revealed(
    hands: tuple[tuple[int, ...], ...], captains: tuple[str, ...], wins: tuple[int, ...]
) -> tuple[HandView, ...]:
    return tuple(
        HandView(seat, len(hand), won, hand, sum(hand), seat in captains)
        for seat, hand, won in zip(SEATS, hands, wins, strict=False)
    )


_HANDS = ((2, 5, 8, 8), (3, 4, 6, 9, 10), (4, 7, 7, 10, 10), (5, 6, 6, 8, 9, 9))

_ENDED = replace(
    _MATCH,
    phase="round_over",
    players=_revealed(_HANDS, ("red",), (2, 2, 0, 1)),
    turn=None,
    active=None,
    order=None,
    owner=None,
    history=(*_MATCH.history, Happened("discover", "blue", "red")),
    round_winners=("blue",),
)

_RESULT = replace(
    _ENDED,
    phase="over",
    round=7,
    players=_revealed(((5, 6, 8, 8), (3, 4, 6), (4, 7, 10), ()), ("blue",), (3, 2, 0, 1)),
    last=6,
    history=(*_MATCH.history[:-2], Happened("follow", "yellow", "red")),
    round_winners=("red",),
    winners=("red",),
)

_OVER = Notice("captains-orders-over")

SAMPLES: dict[str, TableView | None] = {
    "orders-dealing": playing(
        "captains-orders",
        replace(
            _MATCH,
            phase="dealing",
            round=1,
            players=_players((6, 4, 3, 5), (0, 0, 0, 0)),
            turn=None,
            active=None,
            order=None,
            owner=None,
            history=(),
        ),
        Notice("captains-orders-deal"),
        choosing(
            "",
            Message("captains-orders-menu-dealing"),
            lines("table-menu-tap-each", UNREADABLE, "table-menu-deal-again"),
        ),
    ),
    "orders-turn": playing(
        "captains-orders",
        replace(
            _MATCH, phase="turn", turn="blue", active="blue", order=None, owner=None,
            history=_MATCH.history[:3],
        ),
        _TURN,
        choosing("blue", *seat_lines("blue"), _TURN_LINES, 1),
    ),
    "orders-play": playing(
        "captains-orders", _MATCH, _ORDER, choosing("yellow", *seat_lines("yellow"), _ORDER_LINES)
    ),
    "orders-eight": playing(
        "captains-orders",
        _EIGHT,
        replace(
            _ORDER,
            args={"active": "purple", "rank": 3, "owner": "red", "turn": "purple"},
            seat="purple",
        ),
        Cursor(
            "purple",
            Message("captains-orders-menu-who-is-captain"),
            (
                *seat_lines("white", "black", "red", "blue", "green", "yellow", "orange"),
                *lines("table-menu-back"),
            ),
            3,
        ),
    ),
    "orders-mistake": replace(
        playing(
            "captains-orders",
            _MATCH,
            _ORDER,
            choosing("yellow", *seat_lines("yellow"), _ORDER_LINES),
        ),
        notices=(
            Notice(
                "captains-orders-follow-too-low",
                rule="CO-5",
                seat="yellow",
                kind="mistake",
            ),
        ),
    ),
    "orders-reading": playing(
        "captains-orders",
        replace(
            _MATCH, phase="reading", active=None, order=None, owner=None, waits="order",
            turn="green", history=_MATCH.history[:3],
        ),
        Notice("captains-orders-reading"),
        Cursor("", Message("captains-orders-menu-which-rank"), _RANKS, 5),
    ),
    "orders-reveal": playing(
        "captains-orders",
        replace(
            _ENDED,
            phase="reveal",
            players=tuple(
                replace(one, hand=hand, points=None, captain=None)
                for one, hand in zip(
                    _ENDED.players, (_HANDS[0][:3], *_HANDS[1:3], _HANDS[3][:4]), strict=True
                )
            ),
            round_winners=(),
        ),
        Notice("captains-orders-reveal"),
        Cursor("", Message("captains-orders-menu-whose-rank", {"seat": "red"}), _RANKS, 0),
    ),
    "orders-round-over": playing(
        "captains-orders",
        _ENDED,
        Notice("captains-orders-round-over"),
        Cursor(
            "",
            Message("captains-orders-menu-round-over"),
            lines("captains-orders-menu-next-round"),
            0,
        ),
    ),
    "orders-result": playing("captains-orders", _RESULT, _OVER),
    "orders-last-hands": playing("captains-orders", _RESULT, _OVER),
}  # fmt: skip

SHOWN_S = {"orders-last-hands": TURN_S}
