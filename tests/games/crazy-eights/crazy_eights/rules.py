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

from controller.cards.deck import Deck
from controller.cards.places import Pad, Spot
from controller.cards.view import zone_view
from controller.cards.zones import Zone, Zones, lacking, with_entry
from controller.rules.fields import PLAYER, named
from controller.rules.notation import Line
from controller.rules.offers import active, each, referee
from controller.rules.refusals import Infractions, Refusals
from controller.rules.rows import Row, Rules
from controller.rules.sets import EMPTY, only, set_of
from controller.views import Message

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = range(1, 14)
EIGHT = 8
HAND = 5

DECK = Deck("crazy-eights", [f"{suit}-{rank}" for suit in SUITS for rank in RANKS])
SUIT = tuple(card // len(RANKS) for card in range(DECK.count))
RANK = tuple(card % len(RANKS) + 1 for card in range(DECK.count))
EIGHTS = set_of(card for card in range(DECK.count) if RANK[card] == EIGHT)
OF_SUIT = tuple(set_of(c for c in range(DECK.count) if SUIT[c] == suit) for suit in range(4))
OF_RANK = tuple(set_of(c for c in range(DECK.count) if RANK[c] == RANK[card]) for card in range(52))

Player = Annotated[int, PLAYER]
Suit = Annotated[int, named("suit", "no_suit", SUITS)]
AnyCard = Annotated[int, DECK.any]
CardSet = Annotated[int, DECK.some]


class Deal(Struct, frozen=True, tag="deal"):
    """A card came into a hand from the deck; None if it could not be read."""

    receiver: Player
    card: Annotated[int, DECK.read] | None


class Seen(Struct, frozen=True, tag="seen"):
    """A card that had not been read has been."""

    unread: Annotated[int, DECK.unread]
    card: Annotated[int, DECK.read]


class Play(Struct, frozen=True, tag="play"):
    """A card is laid on the pile."""

    player: Player
    card: Annotated[int, DECK.read]


class Take(Struct, frozen=True, tag="take"):
    """The player takes a card from the deck instead; without a deck, passes."""

    player: Player


class Name(Struct, frozen=True, tag="name"):
    """After an eight: which suit is next."""

    player: Player
    suit: Suit


Move = Deal | Seen | Play | Take | Name


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to agree on."""


class State(Struct, frozen=True):
    """A match between two moves."""

    options: Options
    seats: tuple[str, ...]
    hands: Annotated[tuple[CardSet, ...], Zone("hand", shown_in=("over",)), Line("hand", by="seat")]
    phase: Literal["dealing", "turn", "naming", "taking", "over"] = "dealing"
    active: Player = 0
    pile: Annotated[int, DECK.some, Zone("pile", face_up=True)] = EMPTY
    top: AnyCard | None = None
    suit: Suit | None = None
    """The suit that is asked for."""
    passed: int = 0
    """How many players have passed one after the other."""
    unread: Annotated[tuple[Annotated[int, DECK.may_be], ...], Line("unread", by="unread")] = ()
    conflicts: Annotated[tuple[Seen, ...], Line("conflict")] = ()


ZONES = Zones(State, DECK)


def begin(options: Options, seats: tuple[str, ...]) -> State:
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


def problems(state: State) -> tuple[Message, ...]:
    clashes = [Message("crazy-eights-problem-two-places") for _ in ZONES.clashes(state)]
    return (*clashes, *(Message("crazy-eights-problem-conflict") for _ in state.conflicts))


def still_dealt_to(state: State, mover: int | None) -> int:
    return lacking(state.hands, HAND)


def on_turn(state: State, mover: int | None) -> int:
    return only(state.active)


def in_deck(state: State, mover: int | None) -> int:
    """What the next card can be."""
    return ZONES.next_of_rest(state)


def fitting(state: State, mover: int) -> int:
    """The cards of the hand that may be laid: those that were read."""
    hand = state.hands[mover] & DECK.whole
    if state.top is None or state.suit is None:
        return hand
    return hand & (EIGHTS | OF_SUIT[state.suit] | OF_RANK[state.top])


def may_play(state: State) -> bool:
    return fitting(state, state.active) != EMPTY


def suits(state: State, mover: int) -> int:
    return only(len(SUITS)) - 1


REFUSED = (
    *("not_now", "not_your_turn", "not_in_hand", "does_not_fit", "hand_full"),
    *("not_from_deck", "not_unread", "not_a_card", "nobody_there", "no_suit"),
)
refused = Infractions("crazy-eights", dict.fromkeys(REFUSED, "CE"))


def check_deal(state: State, move: Deal) -> None:
    full = state.hands[move.receiver].bit_count() >= HAND
    if state.phase == "dealing" and full:
        raise refused("hand_full", state)
    if state.phase == "taking" and move.receiver != state.active:
        raise refused("not_your_turn", state)
    if move.card is not None and ZONES.located(state) >> move.card & 1:
        raise refused("not_from_deck", state)


def deal(state: State, move: Deal) -> State:
    card = move.card
    if card is None:
        state, card = ZONES.came_unread(state, DECK.whole & ~ZONES.located(state))
    hand = state.hands[move.receiver] | only(card)
    dealt = replace(state, hands=with_entry(state.hands, move.receiver, hand))
    if state.phase == "taking":
        return next_turn(dealt)
    complete = all(hand.bit_count() == HAND for hand in dealt.hands)
    return replace(dealt, phase="turn") if complete else dealt


def check_seen(state: State, move: Seen) -> None:
    if not ZONES.is_unread(state, move.unread):
        raise refused("not_unread", state)


def seen(state: State, move: Seen) -> State:
    return ZONES.observed(state, move)


def check_play(state: State, move: Play) -> None:
    if move.player != state.active:
        raise refused("not_your_turn", state)
    if not ZONES.may_lie(state, state.hands[move.player], move.card):
        raise refused("not_in_hand", state)
    fits = state.top is None or state.suit is None or EIGHTS >> move.card & 1
    if not fits and not (OF_SUIT[state.suit or 0] | OF_RANK[state.top or 0]) >> move.card & 1:
        raise refused("does_not_fit", state)


def play(state: State, move: Play) -> State:
    state, card = ZONES.taken(state, state.hands[move.player], move.card)
    hand = state.hands[move.player] & ~only(card)
    laid = replace(
        state,
        hands=with_entry(state.hands, move.player, hand),
        pile=state.pile | only(card),
        top=card,
        suit=SUIT[card],
        passed=0,
    )
    if not hand:
        return replace(laid, phase="over")
    return replace(laid, phase="naming") if EIGHTS >> card & 1 else next_turn(laid)


def check_turn(state: State, move: Take | Name) -> None:
    if move.player != state.active:
        raise refused("not_your_turn", state)


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
ROWS = (
    Row("dealing", Deal, check_deal, deal, each(receiver=still_dealt_to, card=in_deck), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row("taking", Deal, check_deal, deal, each(receiver=on_turn, card=in_deck), referee,
        to=Pad("receiver"), secret=True, sound="tick"),
    Row(("dealing", "turn", "naming", "taking"), Seen, check_seen, seen, secret=True),
    Row("turn", Play, check_play, play, each(card=fitting), active, when=may_play,
        to=Spot(1, meant="play"), default=2, sound="match"),
    Row("turn", Take, check_turn, take, each(), active, default=1, undo=True, sound="other"),
    Row("naming", Name, check_turn, name, each(suit=suits), active, default=1, undo=True),
)
# fmt: on


def facts(state: State) -> Mapping[str, str | int]:
    """What the screen shows beside the zones: the top card, where it was read, and the suit."""
    read = state.top is not None and state.top < len(DECK.names)
    shown: dict[str, str | int] = {"top": DECK.names[state.top or 0]} if read else {}
    return shown if state.suit is None else shown | {"suit": SUITS[state.suit]}


rules: Rules[State, Move] = Rules(
    ROWS,
    Refusals(refused, dict.fromkeys(("dealing", "turn", "naming", "taking", "over"), "not_now")),
    players=range(2, 6),
    options=Options,
    state=State,
    moves=Move,
    zones=ZONES,
    begin=begin,
    view=zone_view("crazy-eights", ZONES, awaited, scores, winners, facts),
    problems=problems,
    awaited=awaited,
)
