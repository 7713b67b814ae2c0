"""The state of a match of Bluff Pirate, and the questions one can ask of it.

A value: nothing changes it, and the rules make new ones. Players are numbers in order of seating;
sets of cards and of players are bit masks (`controller.games.sets`). A number in a set of cards
may be one that was not read (`controller.cards.hidden`). Which side a treasure token has is no
part of the state before it is turned: nobody knows it, not even the table (BP-24).
"""

from collections.abc import Sequence

from msgspec import Struct

from controller.errors import OptionError
from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.moves import Event, FaceUp, Named, Seen
from controller.games.bluff_pirate.options import HAND, PLAYERS, Options
from controller.games.bluff_pirate.pieces import CARD_COUNT, KIND, WHOLE_DECK
from controller.games.sets import EMPTY, members, only, set_of
from controller.views.bluff_pirate import Phase


class Ballot(Struct, frozen=True, gc=False):
    """A vote that is over: in which turn, who has voted, and who of them said "bluff"."""

    turn: int
    voted: int
    doubting: int


class State(Struct, frozen=True, gc=False):
    """A match between two moves."""

    options: Options
    seats: tuple[str, ...]
    """The players' seats at the table, clockwise, for views and texts only."""
    hands: tuple[int, ...]
    """Each player's cards, as a set."""
    ships: tuple[int, ...]
    """The square on which each player's ship is."""
    phase: Phase = "dealing"
    active: int = 0
    """Who is to act, where it is one player; whose ship sails, while one does."""
    turn: int = 0
    """Whose turn it is."""
    turns: int = 1
    """How many turns have begun."""
    idle: int = 0
    """How many turns have ended since the last set was placed."""
    to_draw: int = 0
    """Cards that are still to be drawn in this turn."""
    pile: int = WHOLE_DECK
    """What the cards of the pile may be: exactly these, where every card has been read."""
    discards: int = EMPTY
    """The cards that lie face up on their squares."""
    up: int = EMPTY
    """The cards of the set on the table that were laid face up."""
    down: int = EMPTY
    """Those that were laid face down."""
    revealed: int = EMPTY
    """Those of them that have been turned up."""
    voted: int = EMPTY
    """Who has voted, until the vote that counts is shown."""
    doubting: int = EMPTY
    """Who of them votes "bluff"."""
    picked: int | None = None
    """Whose vote counts; `doubting` has nobody else's then."""
    ballots: tuple[Ballot, ...] = ()
    """All votes that are over, in order: so that every voter remembers the own one, and nobody
    learns another's (BP-6)."""
    sailing: int = 0
    """Squares that the active ship has left."""
    pirate: int | None = None
    """The kind of the pirate with which a ship is boarded."""
    target: int | None = None
    """Whose ship it is."""
    stolen: tuple[int | None, ...] = ()
    """The kinds of the cards stolen from it so far; None for one that was not read then."""
    opened: int | None = None
    """The island that was found empty: its square."""
    won: int = EMPTY
    """Who has won, when the match is over."""
    history: tuple[Event, ...] = ()
    """What has happened since the deal, in order."""
    pending: FaceUp | None = None
    """What was done with a card that was not read, and waits for that; the card is still where it
    was."""
    unread: tuple[int, ...] = ()
    """What each card that was not read may be: entry 0 is the number `CARD_COUNT`."""
    told: tuple[int | None, ...] = ()
    """Of which kind each of them is by the word of those who see it."""
    conflicts: tuple[Seen | Named, ...] = ()
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
    first = options.first_player
    if first >= len(seats):
        raise OptionError(
            f"The option first_player is {first}; "
            f"with {len(seats)} players it may be 0 to {len(seats) - 1}."
        )
    nobody = (EMPTY,) * len(seats)
    return State(options, tuple(seats), nobody, nobody, active=first, turn=first)


def with_hand(state: State, player: int, hand: int) -> tuple[int, ...]:
    """The hands of *state* with *hand* in the place of the player's."""
    hands = state.hands
    return (*hands[:player], hand, *hands[player + 1 :])


def with_ship(state: State, player: int, square: int) -> tuple[int, ...]:
    """The ships of *state* with the player's on *square*."""
    ships = state.ships
    return (*ships[:player], square, *ships[player + 1 :])


# -- questions about cards -----------------------------------------------------------------


def is_read(card: int) -> bool:
    return card < CARD_COUNT


def kind_of(state: State, card: int) -> int | None:
    """The kind of a card, as far as it was read or told; never what the referee concludes."""
    return KIND[card] if card < CARD_COUNT else state.told[card - CARD_COUNT]


def known_kinds(state: State, cards: int) -> tuple[int, ...]:
    """The kinds of those of *cards* that were read or told, in order."""
    kinds = (kind_of(state, card) for card in members(cards))
    return tuple(sorted(kind for kind in kinds if kind is not None))


def unread_in(cards: int) -> list[int]:
    """The cards in a set that were not read."""
    return members(cards & ~WHOLE_DECK)


def outside_pile(state: State) -> int:
    """All cards that lie anywhere but in the pile, unread ones included, as a set."""
    somewhere = state.discards | state.up | state.down
    for hand in state.hands:
        somewhere |= hand
    return somewhere


def hidden(state: State) -> int:
    """The cards of the set that lie face down still, as a set."""
    return state.down & ~state.revealed


def located(state: State) -> int:
    """All cards of which the referee knows where they are, as a set."""
    return outside_pile(state) & WHOLE_DECK


def pile_count(state: State) -> int:
    """How many cards lie in the pile."""
    return CARD_COUNT - outside_pile(state).bit_count()


def complete(state: State) -> bool:
    """Whether everybody has been dealt a whole hand."""
    return all(hand.bit_count() == HAND for hand in state.hands)


# -- questions about the race --------------------------------------------------------------


def distances(state: State) -> tuple[int, ...]:
    """For every square how far the nearest island is that may hold the treasure."""
    board = board_of(state.options.board)
    if state.opened is None:
        return board.to_go
    return board.towards[board.other_island(state.opened)].distance


def targets(state: State, player: int) -> list[int]:
    """Whose ships the player may board: strictly ahead, and not without a card (BP-14)."""
    ships, to_go = state.ships, distances(state)
    mine = to_go[ships[player]]
    return [other for other, hand in enumerate(state.hands) if hand and to_go[ships[other]] < mine]


def leaders(state: State) -> int:
    """The players whose ships are foremost, as a set."""
    to_go = distances(state)
    remaining = [to_go[square] for square in state.ships]
    return set_of(player for player, squares in enumerate(remaining) if squares == min(remaining))


def voters(state: State) -> int:
    """Everybody but the player whose turn it is, as a set (BP-6)."""
    return (only(len(state.seats)) - 1) & ~only(state.turn)


def last_round(state: State) -> bool:
    """Whether the match ends before anybody has had more than one turn (BP-23)."""
    cap = state.options.turns
    return cap is not None and cap - state.turns < len(state.seats)


def winners(state: State) -> tuple[int, ...]:
    """Who has won; the foremost together, where the turns have run out (BP-23)."""
    return tuple(members(state.won))


def over(state: State) -> bool:
    """Whether the match is decided."""
    return state.phase == "over"


PLAYING: tuple[Phase, ...] = (
    *("turn", "drawing", "reshuffling", "act", "set", "voting", "picking", "revealing"),
    *("fork", "island", "boarding", "stealing", "reading"),
)
"""The phases between the deal and the end."""

ONE_ACTS: tuple[Phase, ...] = (
    *("turn", "drawing", "act", "set", "picking", "revealing", "fork", "island", "boarding"),
    "stealing",
)
"""The phases in which the active player alone is to act, even where the referee sees the outcome:
whoever draws, steals or turns a token does it by hand."""


def awaited(state: State, player: int) -> bool:
    """Whether the match goes on only when *player* acts: who is to be asked for that."""
    if state.phase == "voting":
        return bool(voters(state) & ~state.voted & only(player))
    return state.phase in ONE_ACTS and state.active == player
