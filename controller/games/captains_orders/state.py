"""The state of a match of Captain's Orders, and the questions one can ask of it.

A value: nothing changes it, and the rules make new ones. Players are numbers in order of seating;
sets of cards and of players are bit masks (`controller.games.sets`). A number in a set of cards
may be one that was not read (`controller.games.hidden`).
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from controller.errors import OptionError
from controller.games.captains_orders.moves import Belay, Event, Follow, PlayOrder, Seen
from controller.games.captains_orders.options import HAND, PLAYERS, Options
from controller.games.captains_orders.pieces import CARD_COUNT, RANK, WHOLE_DECK
from controller.games.sets import EMPTY, members, only, set_of
from controller.views.captains_orders import Phase


class State(Struct, frozen=True, gc=False):
    """A match between two moves."""

    options: Options
    seats: tuple[str, ...]
    """The players' seats at the table, clockwise, for views and texts only."""
    dealer: int
    hands: tuple[int, ...]
    """Each player's cards, as a set."""
    phase: Phase = "dealing"
    active: int = 0
    """Who is to act, except where the referee is awaited."""
    turn: int = 0
    """Whose turn it is: while a card is given or discarded, not always who acts."""
    order: int | None = None
    """The card that is the standing Order."""
    owner: int = 0
    """Whose Order it is, while there is one."""
    pending: PlayOrder | Follow | Belay | None = None
    """What was played with a card that was not read, and waits for that; the card is still in the
    hand."""
    last: int | None = None
    """The card with which somebody has run out of cards and declared to be the Captain. It stays
    here if that is right, or if it was laid face up (CO-10, CO-15)."""
    discards: int = EMPTY
    """The cards that were discarded this round, old Orders included."""
    history: tuple[Event, ...] = ()
    """What happened this round since the deal, in order."""
    captains: int = EMPTY
    """Who the Captains were, when the round is over."""
    won: tuple[int, ...] = ()
    """Who has won each round that is over: sets of players."""
    unread: tuple[int, ...] = ()
    """What each card that was not read this round may be: entry 0 is the number `CARD_COUNT`."""
    read: int = EMPTY
    """The cards that were read this round, wherever they are now."""
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
    if options.first_dealer >= len(seats):
        raise OptionError(
            f"The option first_dealer is {options.first_dealer}; "
            f"with {len(seats)} players it may be 0 to {len(seats) - 1}."
        )
    return _before_the_deal(options, tuple(seats), options.first_dealer)


def next_round(state: State) -> State:
    """All cards back, and the deal to the left, whoever has won (CO-17)."""
    dealer = (state.dealer + 1) % len(state.seats)
    return replace(_before_the_deal(state.options, state.seats, dealer), won=state.won)


def dealt_again(state: State) -> State:
    """All cards back, with the same dealer."""
    return replace(_before_the_deal(state.options, state.seats, state.dealer), won=state.won)


def _before_the_deal(options: Options, seats: tuple[str, ...], dealer: int) -> State:
    left = (dealer + 1) % len(seats)
    return State(options, seats, dealer, (EMPTY,) * len(seats), active=left, turn=left)


def with_hand(state: State, player: int, hand: int) -> tuple[int, ...]:
    """The hands of *state* with *hand* in the place of the player's."""
    hands = state.hands
    return (*hands[:player], hand, *hands[player + 1 :])


# -- questions -----------------------------------------------------------------------------


def left_of(state: State, player: int) -> int:
    """The next player, clockwise."""
    return (player + 1) % len(state.seats)


def opponents(state: State, player: int) -> list[int]:
    return [number for number in range(len(state.seats)) if number != player]


def is_read(card: int) -> bool:
    return card < CARD_COUNT


def unread_in(cards: int) -> list[int]:
    """The cards in a set that were not read."""
    return members(cards & ~WHOLE_DECK)


def points(hand: int) -> int:
    """What a hand of read cards is worth (CO-15)."""
    return sum(RANK[card] for card in members(hand))


def lowest_rank(cards: int) -> int:
    """The lowest rank in a set of read cards."""
    return RANK[(cards & -cards).bit_length() - 1]


def complete(state: State) -> bool:
    """Whether everybody has been dealt a whole hand."""
    return all(hand.bit_count() == HAND for hand in state.hands)


def on_table(state: State) -> int:
    """The cards that lie outside the hands: discards, the Order and the last card, as a set."""
    laid = (card for card in (state.order, state.last) if card is not None)
    return state.discards | set_of(laid)


def located(state: State) -> int:
    """All cards of which the referee knows where they are, or were discarded, as a set."""
    somewhere = on_table(state)
    for hand in state.hands:
        somewhere |= hand
    return somewhere & WHOLE_DECK


def undealt(state: State) -> int:
    """How many cards are out of play."""
    return CARD_COUNT - sum(hand.bit_count() for hand in state.hands) - on_table(state).bit_count()


def round_number(state: State) -> int:
    """The round that is being played, or was played last; the first is 1."""
    return len(state.won) + (state.phase not in ("round_over", "over"))


def wins(state: State, player: int) -> int:
    """How many rounds the player has won."""
    return sum(1 for winners in state.won if winners & only(player))


def winners(state: State) -> tuple[int, ...]:
    """Everybody who has won most rounds, when the match is over (CO-16); nobody without one."""
    if state.phase != "over":
        return ()
    totals = [wins(state, player) for player in range(len(state.seats))]
    return tuple(p for p, total in enumerate(totals) if total == max(totals) > 0)


def over(state: State) -> bool:
    """Whether the match is decided."""
    return state.phase == "over"


def awaited(state: State, player: int) -> bool:
    """Whether the game goes on only when *player* acts: one player, or the referee."""
    return state.phase in ("turn", "order", "give", "discard") and state.active == player
