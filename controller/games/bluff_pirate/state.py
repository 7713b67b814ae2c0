"""The state of a match of Bluff Pirate, and the questions one can ask of it.

A value: nothing changes it, and the rules make new ones. Players are numbers in order of seating;
sets of cards and of players are bit masks (`controller.games.sets`). A number in a set of cards
may be one that was not read (`controller.cards.hidden`). Which side a treasure token has is no
part of the state before it is turned: nobody knows it, not even the table (BP-24).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.hidden import suspects
from controller.cards.zones import Zone, Zones
from controller.errors import OptionError
from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    DECK,
    HAND,
    ISLAND_PILES,
    KIND,
    OF_KIND,
    WHOLE_DECK,
    Event,
    FaceUp,
    Kind,
    Named,
    Options,
    Player,
    Seen,
    Square,
)
from controller.games.fields import PLAYER, SetOf
from controller.games.notation import Line
from controller.games.offers import Mover
from controller.games.refusals import Infractions
from controller.games.sets import EMPTY, members, only, set_of
from controller.views.bluff_pirate import Phase

CardSet = Annotated[int, DECK.some]
MayBe = Annotated[int, DECK.may_be]
PlayerSet = Annotated[int, SetOf(PLAYER)]


class Ballot(Struct, frozen=True, gc=False):
    """A vote that is over: in which turn, who has voted, and who of them said "bluff"."""

    turn: int
    voted: PlayerSet
    doubting: PlayerSet


class State(Struct, frozen=True, gc=False):
    """A match between two moves."""

    options: Options
    seats: tuple[str, ...]
    """The players' seats at the table, clockwise, for views and texts only."""
    hands: Annotated[tuple[CardSet, ...], Zone("hand"), Line("hand", by="seat")]
    """Each player's cards, as a set."""
    ships: Annotated[tuple[Square, ...], Line("ship", by="seat")]
    """The square on which each player's ship is."""
    phase: Phase = "dealing"
    active: Player = 0
    """Who is to act, where it is one player; whose ship sails, while one does."""
    turn: Player = 0
    """Whose turn it is."""
    turns: int = 1
    """How many turns have begun."""
    idle: int = 0
    """How many turns have ended since the last set was placed."""
    to_draw: int = 0
    """Cards that are still to be drawn in this turn."""
    pile: MayBe = WHOLE_DECK
    """What the cards of the pile may be: exactly these, where every card has been read."""
    discards: Annotated[int, DECK.some, Zone("discards", face_up=True)] = EMPTY
    """The cards that lie face up on their squares."""
    up: Annotated[int, DECK.some, Zone("up", face_up=True)] = EMPTY
    """The cards of the set on the table that were laid face up."""
    down: Annotated[int, DECK.some, Zone("down")] = EMPTY
    """Those that were laid face down."""
    revealed: Annotated[int, DECK.some, Zone("revealed", face_up=True, part=True)] = EMPTY
    """Those of them that have been turned up."""
    voted: PlayerSet = EMPTY
    """Who has voted, until the vote that counts is shown."""
    doubting: PlayerSet = EMPTY
    """Who of them votes "bluff"."""
    picked: Player | None = None
    """Whose vote counts; from then on `doubting` holds no other."""
    ballots: Annotated[tuple[Ballot, ...], Line("ballot")] = ()
    """All votes that are over, in order: so that every voter remembers their own, and nobody
    learns another's (BP-6)."""
    sailing: int = 0
    """Squares that the active ship has left."""
    pirate: Kind | None = None
    """The kind of the pirate with which a ship is boarded."""
    target: Player | None = None
    """Whose ship it is."""
    stolen: tuple[Kind | None, ...] = ()
    """The kinds of the cards stolen from it so far; None for one that was not read then."""
    opened: Square | None = None
    """The island that was found empty: its square."""
    won: PlayerSet = EMPTY
    """Who has won, when the match is over."""
    history: Annotated[tuple[Event, ...], Line("event")] = ()
    """What has happened since the deal, in order."""
    pending: FaceUp | None = None
    """What was done with a card that was not read, and waits for that; the card is still where it
    was."""
    unread: Annotated[tuple[MayBe, ...], Line("unread", by="unread")] = ()
    """What each card that was not read may be: entry 0 is the number `CARD_COUNT`."""
    told: Annotated[tuple[Named, ...], Line("told")] = ()
    """The kinds of some of them, by the word of those who see them, in the order of their
    numbers."""
    conflicts: Annotated[tuple[Seen | Named, ...], Line("conflict")] = ()
    """Cards that were seen where they cannot be: one of two readings is wrong (G-4)."""


class _Zones(Zones[State]):
    def rest(self, state: State) -> Sequence[tuple[int, int]]:
        """The pile."""
        return ((state.pile, pile_count(state)),)

    def places(self, state: State) -> Iterator[int]:
        for player in range(len(state.seats)):
            yield from places_of(state, player)

    def on_mixed(self, state: State, cards: int, card: int | None) -> State:
        """What was told goes on with the numbers as they are handed on (`settled`). Where several
        may be the card that was read, those that remain are of a known kind only if all of them
        were of the same."""
        if card is None:
            return state
        numbers = DECK.unread_in(cards)
        meant = suspects(cards, card, state.unread, CARD_COUNT)
        same = len({kind_of(state, number) for number in meant}) == 1
        remaining = [
            kind_of(state, number) if same or number not in meant else None
            for number in numbers
            if number != meant[-1]
        ]
        return _with_told(state, dict(zip(numbers, [*remaining, None], strict=True)))

    def on_identified(self, state: State, number: int, card: int) -> State:
        """Whatever the pile was thought to hold, it does not hold this card."""
        return replace(state, pile=state.pile & ~only(card))


ZONES = _Zones(State, DECK)
"""Where the cards are."""


def begin(options: Options, seats: tuple[str, ...]) -> State:
    """A match that is about to begin. Raises `OptionError` for somebody who does not play."""
    first = options.first_player
    if first >= len(seats):
        raise OptionError(
            f"The option first_player is {first}; "
            f"with {len(seats)} players it may be 0 to {len(seats) - 1}."
        )
    nobody = (EMPTY,) * len(seats)
    return State(options, seats, nobody, nobody, active=first, turn=first)


def named(state: State, move: Named) -> State:
    """The card is of that kind by the word of those who see it, or a conflict stands."""
    others = tuple(one for one in state.conflicts if one.unread != move.unread)
    of_kind = ZONES.narrowed(state, move.unread, OF_KIND[move.kind])
    if not of_kind.unread[move.unread - CARD_COUNT]:
        return replace(state, conflicts=(*others, move))
    return _with_told(replace(of_kind, conflicts=others), {move.unread: move.kind})


def _with_told(state: State, kinds: Mapping[int, int | None]) -> State:
    """The state in which these cards are of these *kinds*, as far as people know."""
    others = [one for one in state.told if one.unread not in kinds]
    told = [Named(unread, kind) for unread, kind in kinds.items() if kind is not None]
    return replace(state, told=tuple(sorted([*others, *told], key=lambda one: one.unread)))


# -- questions about cards -----------------------------------------------------------------


def kind_of(state: State, card: int) -> int | None:
    """The kind of a card, as far as it was read or told; never what the referee concludes."""
    if card < CARD_COUNT:
        return KIND[card]
    return next((one.kind for one in state.told if one.unread == card), None)


def known_kinds(state: State, cards: int) -> tuple[int, ...]:
    """The kinds of those of *cards* that were read or told, in order."""
    kinds = (kind_of(state, card) for card in members(cards))
    return tuple(sorted(kind for kind in kinds if kind is not None))


def hidden(state: State, mover: Mover = None) -> int:
    """The cards of the set that lie face down still, as a set."""
    return state.down & ~state.revealed


def places_of(state: State, player: int) -> tuple[int, int]:
    """The player's cards that lie face down together: the hand, and those of the set; without one
    that was shown and waits for being read."""
    pending = state.pending
    shown = EMPTY if pending is None or pending.card is None else only(pending.card)
    laid = hidden(state) if player == state.turn else EMPTY
    return state.hands[player] & ~shown, laid & ~shown


def pile_count(state: State) -> int:
    """How many cards lie in the pile."""
    return CARD_COUNT - ZONES.somewhere(state).bit_count()


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


def island_pile(state: State) -> str:
    """Where the token of the island lies at which the active ship is."""
    islands = board_of(state.options.board).islands
    return ISLAND_PILES[islands.index(state.ships[state.active])]


def leaders(state: State) -> int:
    """The players whose ships are foremost, as a set."""
    to_go = distances(state)
    remaining = [to_go[square] for square in state.ships]
    return set_of(player for player, squares in enumerate(remaining) if squares == min(remaining))


def voters(state: State, mover: Mover = None) -> int:
    """Everybody but the player whose turn it is, as a set (BP-6)."""
    return (only(len(state.seats)) - 1) & ~only(state.turn)


def last_round(state: State) -> bool:
    """Whether the match ends before anybody has had more than one turn (BP-23)."""
    cap = state.options.turns
    return cap is not None and cap - state.turns < len(state.seats)


def winners(state: State) -> tuple[int, ...]:
    """Who has won; the foremost together, where the turns have run out (BP-23)."""
    return tuple(members(state.won))


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
the player who draws, steals or turns a token does it by hand."""


def awaited(state: State, player: int) -> bool:
    """Whether the match goes on only when *player* acts: who is to be asked for that."""
    if state.phase == "voting":
        return bool(voters(state) & ~state.voted & only(player))
    return state.phase in ONE_ACTS and state.active == player


# -- what is refused -----------------------------------------------------------------------

_REFUSED = {
    "BP-1": "not_your_turn draw_or_board draw_first already_drawn",
    "BP-2": "act_first not_in_hand must_discard nothing_to_discard",
    "BP-3": (
        "set_first nothing_to_end two_colours too_many_up needs_face_up set_full set_too_small"
    ),
    "BP-5": "hand_too_small",
    "BP-6": "voting pick_first picked_already not_voting nothing_placed voted_already own_set",
    "BP-7": "reveal_first reading not_hidden",
    "BP-9": "match_over",
    "BP-12": "steer_first not_at_fork no_such_course",
    "BP-14": "drew_after_boarding target_first not_boarding not_a_pirate nobody_ahead not_ahead",
    "BP-15": "steal_first not_of_target",
    "BP-16": "reshuffle_first nothing_to_reshuffle not_from_pile",
    "G-6": "read_each",
    "BP-24": "open_first not_at_island",
    "BP-25": "still_dealing hand_full already_dealt too_late_to_redeal nobody_there",
    "G-4": "not_unread not_a_card",
}
"""Each ruling, with the keys of what it refuses."""

RULINGS = {key: ruling for ruling, keys in _REFUSED.items() for key in keys.split()}
"""What the rules refuse, by a key, and the ruling that says so."""
infraction = Infractions("bluff-pirate", RULINGS)
