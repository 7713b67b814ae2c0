"""The rules of Crazy Eights, for two to five players and one deck.

Five cards for everybody. In turn a player lays a card of the suit or the rank of the top one, or an
eight, which goes on anything and says which suit is next; or takes a card, which ends the turn. The
first player without cards wins; with an empty deck taking is passing, and when all have passed, the
fewest cards win.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Struct
from msgspec.structs import replace

from controller.cards import unread
from controller.cards.deck import CardOptions, Deck
from controller.cards.places import Spot
from controller.cards.view import zone_view
from controller.cards.zones import Zone, Zones, contradictions
from controller.rules.fields import named
from controller.rules.offers import active, each
from controller.rules.refusals import Infractions, Refusals
from controller.rules.rows import Row, Rules, always
from controller.rules.sets import EMPTY, only, set_of

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = range(1, 14)
EIGHT = 8
HAND = 5

PILE = Spot(1, meant="play")
DECK = Deck("crazy-eights", [f"{suit}-{rank}" for suit in SUITS for rank in RANKS])
SUIT = tuple(card // len(RANKS) for card in range(DECK.count))
RANK = tuple(card % len(RANKS) + 1 for card in range(DECK.count))
EIGHTS = set_of(card for card in range(DECK.count) if RANK[card] == EIGHT)
OF_SUIT = tuple(set_of(c for c in range(DECK.count) if SUIT[c] == suit) for suit in range(4))
OF_RANK = tuple(set_of(c for c in range(DECK.count) if RANK[c] == RANK[card]) for card in range(52))

Suit = Annotated[int, named("suit", "no_suit", SUITS)]


class Play(Struct, frozen=True, tag="play"):
    """A card is laid on the pile."""

    player: unread.Player
    card: unread.Card


class Take(Struct, frozen=True, tag="take"):
    """The player takes a card from the deck instead; without a deck, passes."""

    player: unread.Player


class Name(Struct, frozen=True, tag="name"):
    """After an eight: which suit is next."""

    player: unread.Player
    suit: Suit


Move = unread.KitMove | Play | Take | Name

Phase = Literal["dealing", "turn", "naming", "taking", "reading", "over"]


class State(unread.CardState, frozen=True):
    """A match between two moves."""

    deck = DECK
    phase: Phase = "dealing"
    pile: Annotated[int, DECK.some, Zone("pile", face_up=True)] = EMPTY
    top: unread.Card | None = None
    suit: Suit | None = None
    """The suit that is asked for."""
    passed: int = 0
    """How many players have passed one after the other."""
    pending: Play | None = None


ZONES = Zones(State, DECK)


def begin(options: CardOptions, seats: tuple[str, ...]) -> State:
    return State(options, seats, (EMPTY,) * len(seats))


def awaited(state: State, player: int) -> bool:
    return state.phase in ("turn", "naming", "taking") and state.active == player


def scores(state: State) -> list[int]:
    """How many cards fewer than at the start everybody holds."""
    if state.phase == "dealing":
        return [0] * len(state.seats)
    return [max(0, HAND - hand.bit_count()) for hand in state.hands]


def winners(state: State) -> list[int]:
    counts = [hand.bit_count() for hand in state.hands]
    if state.phase != "over":
        return []
    return [player for player, count in enumerate(counts) if count == min(counts)]


def allowed(state: State) -> int:
    """The cards that may be laid."""
    if state.top is None or state.suit is None:
        return DECK.whole
    return EIGHTS | OF_SUIT[state.suit] | OF_RANK[state.top]


def fitting(state: State, mover: int) -> int:
    return state.hands[mover] & allowed(state)


def may_play(state: State) -> bool:
    return fitting(state, state.active) != EMPTY


def suits(state: State, mover: int) -> int:
    return only(len(SUITS)) - 1


refused = Infractions("crazy-eights", {"does_not_fit": "CE", "no_suit": "CE"})


def check_play(state: State, move: Play) -> None:
    if not allowed(state) >> move.card & 1:
        raise refused("does_not_fit", state)


def play(state: State, move: Play) -> State:
    state, card = unread.gone_from(ZONES, state, move.player, move.card)
    laid = replace(state, pile=state.pile | only(card), top=card, suit=SUIT[card], passed=0)
    if not laid.hands[move.player]:
        return replace(laid, phase="over")
    return replace(laid, phase="naming") if EIGHTS >> card & 1 else next_turn(laid)


def take(state: State, move: Take) -> State:
    if ZONES.left(state):
        return replace(state, phase="taking", passed=0)
    passed = state.passed + 1
    if passed == len(state.seats):
        return replace(state, phase="over", passed=passed)
    return next_turn(replace(state, passed=passed))


def name(state: State, move: Name) -> State:
    return next_turn(replace(state, suit=move.suit))


def next_turn(state: State) -> State:
    return replace(state, phase="turn", active=(state.active + 1) % len(state.seats))


# fmt: off
ROWS = unread.laying((
    *unread.dealing_rows(ZONES, HAND, refused),
    unread.drawing_row("taking", ZONES, refused, next_turn),
    Row("turn", Play, check_play, play, each(card=fitting), active, when=may_play,
        to=PILE, default=2, sound="match"),
    Row("turn", Take, always, take, each(), active, default=1, undo=True, sound="other"),
    Row("naming", Name, always, name, each(suit=suits), active, default=1, undo=True),
), ZONES, refused)
# fmt: on


def facts(state: State) -> Mapping[str, str | int]:
    """What the screen shows beside the zones: the top card, where it was read, and the suit."""
    read = state.top is not None and state.top < len(DECK.names)
    shown: dict[str, str | int] = {"top": DECK.names[state.top or 0]} if read else {}
    return shown if state.suit is None else shown | {"suit": SUITS[state.suit]}


rules: Rules[State, Move] = Rules(
    ROWS,
    Refusals(refused, not_active="not_your_turn"),
    players=range(2, 6),
    options=CardOptions,
    state=State,
    moves=Move,
    zones=ZONES,
    begin=begin,
    view=zone_view("crazy-eights", ZONES, awaited, scores, winners, facts),
    problems=contradictions(ZONES),
    awaited=awaited,
)
