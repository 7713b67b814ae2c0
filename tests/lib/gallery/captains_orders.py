"""Sample views of Captain's Orders."""

from msgspec.structs import replace

from controller.views import CaptainsOrdersView, Cursor, Notice, TableView
from controller.views.captains_orders import HandView, Happened
from display.screens.pages import TURN_S
from gallery.table import SEATS, playing


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
    "captains-orders.order",
    "Yellow: Red's Order is 7. Follow or belay.",
    "Follow on Red's pad, belay on spot 1.",
    args=("Yellow", "7", "Red", "Yellow"),
)
_ORDER_LINES = ("Tap a card to follow", "Discover the Captain", "A card cannot be read")
_TURN = Notice(
    "captains-orders.turn",
    "Blue: give an Order, pass a card, or ask for one.",
    "An Order is tapped on spot 1, a card that is passed on its receiver's pad.",
    args=("Blue", "", "Red", "Blue"),
)
_TURN_LINES = (
    "Tap a card", "Ask for a card", "Discover the Captain", "A card cannot be read", "Deal again",
)  # fmt: skip

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

_OVER = Notice("captains-orders.over", "The match is over.", "A plays again.")

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
        Notice(
            "captains-orders.deal",
            "Six cards for everybody: tap each on the pad of whoever gets it.",
            "The hands are complete when the lights say whose turn it is.",
        ),
        Cursor(
            "",
            "Six cards for everybody",
            ("Tap each card on its pad", "A card cannot be read", "Deal again"),
            0,
        ),
    ),
    "orders-turn": playing(
        "captains-orders",
        replace(
            _MATCH, phase="turn", turn="blue", active="blue", order=None, owner=None,
            history=_MATCH.history[:3],
        ),
        _TURN,
        Cursor("blue", "Blue", _TURN_LINES, 1),
    ),
    "orders-play": playing(
        "captains-orders", _MATCH, _ORDER, Cursor("yellow", "Yellow", _ORDER_LINES, 0)
    ),
    "orders-eight": playing(
        "captains-orders",
        _EIGHT,
        replace(
            _ORDER,
            text="Purple: Red's Order is 3. Follow or belay.",
            args=("Purple", "3", "Red", "Purple"),
        ),
        Cursor(
            "purple",
            "Discover the Captain",
            ("White", "Black", "Red", "Blue", "Green", "Yellow", "Orange", "Back"),
            3,
        ),
    ),
    "orders-mistake": replace(
        playing("captains-orders", _MATCH, _ORDER, Cursor("yellow", "Yellow", _ORDER_LINES, 0)),
        notices=(
            Notice(
                "captains-orders.follow_too_low",
                "Yellow: this card cannot follow the Order on spot 1.",
                "Take it back and follow with one of an equal or higher rank, or belay.",
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
        Notice("captains-orders.reading", "A card was not read.", "Tap it once more, or choose."),
        Cursor("", "The card is a", (*(f"Rank {rank}" for rank in range(1, 11)), "Back"), 5),
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
        Notice(
            "captains-orders.reveal",
            "The round has ended: all cards face up.",
            "Tap those not read.",
        ),
        Cursor(
            "", "Red: the card is a", tuple(f"Rank {rank}" for rank in range(1, 11)), 0
        ),
    ),
    "orders-round-over": playing(
        "captains-orders",
        _ENDED,
        Notice("captains-orders.round_over", "The round is over.", "A deals the next one."),
        Cursor("", "The round is over", ("Collect the cards: the next round",), 0),
    ),
    "orders-result": playing("captains-orders", _RESULT, _OVER),
    "orders-last-hands": playing("captains-orders", _RESULT, _OVER),
}  # fmt: skip

SHOWN_S = {"orders-last-hands": TURN_S}
