"""The state of a match of Captain Bluff, and the questions one can ask of it.

A value: nothing changes it, and the rules make new ones. Players are numbers in order of seating;
sets of cards, players and belts are bit masks (`controller.games.sets`). A number in a set of
cards may be one that was not read (`controller.cards.hidden`).
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from controller.errors import OptionError
from controller.games.captain_bluff.lines import NO_CARDS, Belt, cards_of
from controller.games.captain_bluff.memory import Memories, nothing_seen
from controller.games.captain_bluff.moves import Place, Play, Seen
from controller.games.captain_bluff.options import (
    AIRPORT_DEALT,
    DEFINED_AT_SETUP,
    LUGGAGE_DEALT,
    PLAYERS,
    Options,
)
from controller.games.captain_bluff.pieces import AIRPORT_COUNT, BELTS, CARD_COUNT, WHOLE_DECK
from controller.games.sets import EMPTY, members, only
from controller.views.captain_bluff import Phase

SHED = -1
"""The value of `State.standstill` while a card has left a hand this turn."""


class Called(Struct, frozen=True, gc=False):
    """How the last call went."""

    caller: int
    placer: int
    belt: int
    destination: int
    """The card that was revealed."""
    loser: int


class State(Struct, frozen=True, gc=False):
    """A match between two moves."""

    options: Options
    seats: tuple[str, ...]
    """The players' seats at the table, clockwise, for views and texts only."""
    hands: tuple[int, ...]
    """Each player's cards, as a set."""
    seen: Memories
    """What everybody has seen (`controller.games.captain_bluff.memory`)."""
    belts: tuple[Belt, ...] = (NO_CARDS,) * BELTS
    pile: int = EMPTY
    """What the cards of the draw pile may be; nobody knows their order."""
    in_pile: int = 0
    """How many these are: as many as may be there, if all other cards have been read."""
    unused: int = EMPTY
    """What the Airport cards may be that are not used in this match."""
    discard: int = EMPTY
    phase: Phase = "dealing"
    active: int = 0
    """Whose turn it is."""
    turn: int = 1
    standstill: int = 0
    """How many turns have ended since a card last left a hand; `SHED` if one has in this turn."""
    acted: bool = False
    """The turn's action has been made (CB-3)."""
    airport: bool = False
    """The turn's Airport card has been played (CB-3, CB-11)."""
    due: tuple[int, ...] = ()
    """Before the match: who is to define a departure city, each time. Then: who is to draw."""
    at: int = 0
    """The belt of the run, of the call window, of the exchange or of the recovery; else 0, as what
    follows is only what it is while that goes on."""
    run: int = 0
    """How many cards have been laid in the run that is being placed."""
    passed: int = EMPTY
    """Who does not call, as a set."""
    other: int = 0
    """Who is recovering luggage, or has called a card that was not read."""
    looked: int = EMPTY
    """The belts at which the Arrivals board has been used, as a set."""
    aside: int | None = None
    """The card that was exchanged and has not been taken yet."""
    pending: Place | Play | None = None
    """What was played with a card that was not read, and waits for that; it is still in the
    hand."""
    called: Called | None = None
    """How the last call of the match went."""
    unread: tuple[int, ...] = ()
    """What each card that was not read may be: entry 0 is the number `CARD_COUNT`."""
    conflicts: tuple[Seen, ...] = ()
    """Cards that were seen where they cannot be: one of two readings is wrong (G-4)."""


def initial(options: Options, seats: Sequence[str]) -> State:
    """A match that is about to begin between the players at *seats*, clockwise.

    Raises `OptionError` for a wrong number of players.
    """
    if len(seats) not in PLAYERS or len(set(seats)) != len(seats):
        raise OptionError(
            f"There are {len(seats)} players ({', '.join(seats)}); "
            f"{PLAYERS[0]} to {PLAYERS[-1]} can play, each at a seat of their own."
        )
    if options.starter >= len(seats):
        raise OptionError(
            f"The option starter is {options.starter}; "
            f"with {len(seats)} players it may be 0 to {len(seats) - 1}."
        )
    return State(
        options,
        tuple(seats),
        (EMPTY,) * len(seats),
        nothing_seen(len(seats)),
        active=options.starter,
        due=tuple(
            (options.starter + place) % len(seats)
            for place in range(len(seats))
            for _ in range(DEFINED_AT_SETUP[len(seats)])
        ),
    )


def with_hand(state: State, player: int, hand: int) -> tuple[int, ...]:
    """The hands of *state* with *hand* in the place of the player's."""
    hands = state.hands
    return (*hands[:player], hand, *hands[player + 1 :])


def with_belt(state: State, at: int, belt: Belt) -> tuple[Belt, ...]:
    """The belts of *state* with *belt* in the place of number *at*."""
    belts = state.belts
    return (*belts[:at], belt, *belts[at + 1 :])


# -- the end of a move, of a turn and of the match -----------------------------------------


def carried_on(state: State) -> State:
    """Something has been carried out: the active player wins with no cards left (CB-5, CB-21,
    CB-22), goes on with the turn, or has had both the action and an Airport card (CB-3)."""
    if state.phase != "turn":
        state = replace(state, phase="turn", at=0, passed=EMPTY, other=0, looked=EMPTY)
    if not state.hands[state.active]:
        return replace(state, phase="over")
    return turn_over(state) if state.acted and state.airport else state


def turn_over(state: State) -> State:
    """The next player's turn (CB-2), unless this was the last one (CB-28)."""
    standstill = state.standstill + 1
    if turns_left(state) == 1 or standstill_left(state) == 1:
        return replace(state, phase="over", standstill=standstill)
    return replace(
        state,
        active=left_of(state, state.active),
        turn=state.turn + 1,
        standstill=standstill,
        acted=False,
        airport=False,
    )


# -- questions -----------------------------------------------------------------------------


def turns_left(state: State) -> int | None:
    """After how many turns, this one included, the cap ends the match (CB-28)."""
    return None if state.options.turns is None else state.options.turns - state.turn + 1


def standstill_left(state: State) -> int | None:
    """After how many turns, this one included, a standstill ends the match if no card leaves a
    hand (CB-28); None where it cannot this turn, or never does."""
    rounds = state.options.standstill_rounds
    if rounds is None or state.standstill == SHED:
        return None
    return rounds * len(state.seats) - state.standstill


def left_of(state: State, player: int) -> int:
    """The next player, clockwise."""
    return (player + 1) % len(state.seats)


def opponents(state: State, player: int) -> list[int]:
    """The others, clockwise from the left."""
    players = len(state.seats)
    return [(player + step) % players for step in range(1, players)]


def everybody(state: State) -> int:
    """All observers, the public included, as a set."""
    return only(len(state.seats) + 1) - 1


def is_read(card: int) -> bool:
    return card < CARD_COUNT


def unread_in(cards: int) -> list[int]:
    """The cards in a set that were not read."""
    return members(cards & ~WHOLE_DECK)


def on_belts(state: State) -> int:
    """All cards that lie on belts and above them, as a set."""
    cards = EMPTY
    for belt in state.belts:
        if belt.destination is not None:
            cards |= cards_of(belt) | only(belt.destination)
    return cards


def outside_pile(state: State) -> int:
    """All cards in play but those of the draw pile, by the numbers they go by, as a set."""
    cards = state.discard | on_belts(state)
    for hand in state.hands:
        cards |= hand
    return cards if state.aside is None else cards | only(state.aside)


def located(state: State) -> int:
    """All cards of which the referee knows where they are outside the draw pile, as a set."""
    return outside_pile(state) & WHOLE_DECK


def unused_count(state: State) -> int:
    """How many Airport cards are not used once all have been dealt."""
    if state.phase == "dealing":
        return 0
    return AIRPORT_COUNT - AIRPORT_DEALT[len(state.seats)] * len(state.seats)


def belts_with_destination(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.destination is not None]


def hand_at_start(players: int) -> int:
    """How many cards each of *players* is dealt."""
    return LUGGAGE_DEALT[players] + AIRPORT_DEALT[players]


def over(state: State) -> bool:
    """Whether the match is decided."""
    return state.phase == "over"


def winners(state: State) -> tuple[int, ...]:
    """Whoever has no cards left, or fewest at the cap, ties shared (CB-28), when it is over."""
    if state.phase != "over":
        return ()
    counts = [hand.bit_count() for hand in state.hands]
    return tuple(player for player, count in enumerate(counts) if count == min(counts))


def awaited(state: State, player: int) -> bool:
    """Whether the game goes on only when *player* acts."""
    match state.phase:
        case "setup":
            return state.due[0] == player
        case "turn" | "placing" | "looking":
            return state.active == player
        case "recovering":
            return state.other == player
        case "window":
            return state.active != player and not state.passed >> player & 1
    return False
