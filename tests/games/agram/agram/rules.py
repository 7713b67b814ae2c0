"""The rules of Agram, for two to five players.

Six cards for everybody, of a deck from 3 to 10 and aces, without the ace of spades. The winner of
the last trick leads; the others follow suit if they can. The highest card of the suit that was led
wins the trick, and the last trick wins the match.
"""

from typing import Annotated, Literal

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.deck import CardOptions, Deck
from controller.cards.places import Spot
from controller.cards.unread import (
    Card,
    CardSet,
    CardState,
    KitMove,
    Player,
    dealing_rows,
    gone_from,
    laying,
)
from controller.cards.view import zone_view
from controller.cards.zones import Zone, Zones, contradictions, with_entry
from controller.rules.notation import Line
from controller.rules.offers import active, each
from controller.rules.refusals import Infractions, Refusals
from controller.rules.rows import Row, Rules
from controller.rules.sets import EMPTY, members, only, set_of

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = (*range(3, 11), "ace")
HAND = 6
MIDDLE = Spot(1, meant="play")

DECK = Deck("agram", [f"{suit}-{rank}" for suit in SUITS for rank in RANKS][:-1])
SUIT = tuple(card // len(RANKS) for card in range(DECK.count))
OF_SUIT = tuple(set_of(c for c in range(DECK.count) if SUIT[c] == suit) for suit in range(4))

Phase = Literal["dealing", "turn", "reading", "over"]


class Play(Struct, frozen=True, tag="play"):
    """A card is led, or follows."""

    player: Player
    card: Card


Move = KitMove | Play


class State(CardState, frozen=True):
    """A match between two moves."""

    deck = DECK
    trick: Annotated[
        tuple[CardSet, ...], Zone("trick", face_up=True), Line("trick", by="seat")
    ] = ()
    """What each player has laid; the last trick lies there until the next one is led."""
    phase: Phase = "dealing"
    leader: Player = 0
    played: Annotated[int, DECK.some, Zone("played", face_up=True)] = EMPTY
    pending: Play | None = None


ZONES = Zones(State, DECK)


def begin(options: CardOptions, seats: tuple[str, ...]) -> State:
    nothing = (EMPTY,) * len(seats)
    return State(options, seats, nothing, trick=nothing)


def awaited(state: State, player: int) -> bool:
    return state.phase == "turn" and state.active == player


def winners(state: State) -> list[int]:
    return [state.leader] if state.phase == "over" else []


def scores(state: State) -> list[int]:
    return [int(player in winners(state)) for player in range(len(state.seats))]


def asked_for(state: State) -> int:
    """The cards of the suit that was led; all of them, if nothing is."""
    led = state.trick[state.leader]
    return DECK.whole if all(state.trick) or not led else OF_SUIT[SUIT[members(led)[0]]]


def fitting(state: State, mover: int) -> int:
    hand = state.hands[mover] & DECK.whole
    return hand & asked_for(state) or hand


refused = Infractions("agram", {"follow_suit": "AG"})


def check_play(state: State, move: Play) -> None:
    if state.hands[move.player] & asked_for(state) and not asked_for(state) >> move.card & 1:
        raise refused("follow_suit", state)


def play(state: State, move: Play) -> State:
    if all(state.trick):
        gone = state.played | set_of(card for laid in state.trick for card in members(laid))
        state = replace(state, played=gone, trick=(EMPTY,) * len(state.seats))
    state, card = gone_from(ZONES, state, move.player, move.card)
    state = replace(
        state,
        trick=with_entry(state.trick, move.player, only(card)),
        active=(move.player + 1) % len(state.seats),
    )
    if not all(state.trick):
        return state
    suit = OF_SUIT[SUIT[members(state.trick[state.leader])[0]]]
    winner = max(range(len(state.seats)), key=lambda player: state.trick[player] & suit)
    ended = replace(state, active=winner, leader=winner)
    return ended if any(ended.hands) else replace(ended, phase="over")


ROWS = laying(
    (
        *dealing_rows(ZONES, HAND, refused),
        Row("turn", Play, check_play, play, each(card=fitting), active,
            to=MIDDLE, default=1, sound="match"),
    ), ZONES, refused,
)  # fmt: skip


rules: Rules[State, Move] = Rules(
    ROWS,
    Refusals(refused, not_active="not_your_turn"),
    players=range(2, 6),
    options=CardOptions,
    state=State,
    moves=Move,
    zones=ZONES,
    begin=begin,
    view=zone_view("agram", ZONES, awaited, scores, winners),
    problems=contradictions(ZONES),
    awaited=awaited,
)
