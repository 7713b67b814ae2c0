"""The state of a match of Bluff Pirate, and questions about it.

A value: nothing changes it, and the rules make new ones. Players are numbers in order of seating;
sets of cards and of players are bit masks (`controller.rules.sets`). A number in a set of cards may
be an unread card (`controller.cards.deck`). The state does not contain the side of a treasure
token before it is turned: nobody knows it, not even the table (BP-24).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.deck import Deck, suspects
from controller.cards.zones import Zone, Zones
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
from controller.rules.fields import PLAYER, SetOf
from controller.rules.notation import Line
from controller.rules.offers import Mover
from controller.rules.refusals import Infractions, one_who_plays, rulings
from controller.rules.sets import EMPTY, members, only, set_of
from controller.views.bluff_pirate import Phase

CardSet = Annotated[int, DECK.some]
MayBe = Annotated[int, DECK.may_be]
PlayerSet = Annotated[int, SetOf(PLAYER)]


class Ballot(Struct, frozen=True, gc=False):
    """A finished vote: in which turn, who voted, and which of them said "bluff"."""

    turn: int
    voted: PlayerSet
    doubting: PlayerSet


class State(Struct, frozen=True, gc=False):
    """A match between two moves."""

    deck: ClassVar[Deck] = DECK

    options: Options
    seats: tuple[str, ...]
    """The players' seats at the table, clockwise, for views and texts only."""
    hands: Annotated[tuple[CardSet, ...], Zone("hand"), Line("hand", by="seat")]
    """Each player's cards, as a set."""
    ships: Annotated[tuple[Square, ...], Line("ship", by="seat")]
    """The square of each player's ship."""
    phase: Phase = "dealing"
    active: Player = 0
    """Who is to act, if it is one player; whose ship sails, while one does."""
    turn: Player = 0
    """Whose turn it is."""
    turns: int = 1
    """How many turns have begun."""
    idle: int = 0
    """How many turns have ended since the last set was placed."""
    to_draw: int = 0
    """Cards still to be drawn this turn."""
    pile: MayBe = WHOLE_DECK
    """What the cards of the pile may be: exactly these, if every card has been read."""
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
    """Which of them vote "bluff"."""
    picked: Player | None = None
    """Whose vote counts; from then on `doubting` holds no other."""
    ballots: Annotated[tuple[Ballot, ...], Line("ballot")] = ()
    """All finished votes, in order, so that every voter remembers their own, and nobody learns
    another's (BP-6)."""
    sailing: int = 0
    """Squares that the active ship has left."""
    pirate: Kind | None = None
    """The kind of the pirate with which a ship is boarded."""
    target: Player | None = None
    """Whose ship it is."""
    stolen: tuple[Kind | None, ...] = ()
    """The kinds of the cards stolen from it so far; None for one that was unread then."""
    opened: Square | None = None
    """The square of the island that was found empty."""
    won: PlayerSet = EMPTY
    """Who has won, when the match is over."""
    history: Annotated[tuple[Event, ...], Line("event")] = ()
    """What has happened since the deal, in order."""
    pending: FaceUp | None = None
    """What was done with an unread card, and waits for it; the card is still where it was."""
    unread: Annotated[tuple[MayBe, ...], Line("unread", by="unread")] = ()
    """What each unread card may be: entry 0 is the number `CARD_COUNT`."""
    told: Annotated[tuple[Named, ...], Line("told")] = ()
    """The kinds of some of them, on the word of those who see them, in numerical order."""
    conflicts: Annotated[tuple[Seen | Named, ...], Line("conflict")] = ()
    """Cards seen where they cannot be: one of two readings is wrong (G-4)."""


class _Zones(Zones[State]):
    def rest(self, state: State) -> Sequence[tuple[int, int]]:
        """Return the pile."""
        return ((state.pile, pile_count(state)),)

    def places(self, state: State) -> Iterator[int]:
        for player in range(len(state.seats)):
            yield from places_of(state, player)

    def on_mixed(self, state: State, cards: int, card: int | None) -> State:
        """Pass on what was told along with the numbers (`settled`). If several may be the card that
        was read, those that remain are of a known kind only if all of them were of the same."""
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

    def is_known(self, state: State, card: int) -> bool:
        """Return True for a card that somebody has named, too."""
        return kind_of(state, card) is not None

    def observed(self, state: State, seen: Seen | Named) -> State:
        """Take the word of those who name the kind of a card."""
        return named(state, seen) if isinstance(seen, Named) else super().observed(state, seen)

    def on_identified(self, state: State, number: int, card: int) -> State:
        """Remove the card from what the pile may hold."""
        return replace(state, pile=state.pile & ~only(card))


ZONES = _Zones(State, DECK)
"""Where the cards are."""


def begin(options: Options, seats: tuple[str, ...]) -> State:
    """Return a match about to begin. Raises `OptionError` for a first player who does not play."""
    first = one_who_plays("first_player", options.first_player, len(seats))
    nobody = (EMPTY,) * len(seats)
    return State(options, seats, nobody, nobody, active=first, turn=first)


def named(state: State, move: Named) -> State:
    """Record the card's kind on the word of those who see it, or a conflict."""
    others = tuple(conflict for conflict in state.conflicts if conflict.unread != move.unread)
    of_kind = ZONES.narrowed(state, move.unread, OF_KIND[move.kind])
    if not of_kind.unread[move.unread - CARD_COUNT]:
        return replace(state, conflicts=(*others, move))
    return _with_told(replace(of_kind, conflicts=others), {move.unread: move.kind})


def _with_told(state: State, kinds: Mapping[int, int | None]) -> State:
    """Record the *kinds* of these cards, as far as people know."""
    others = [naming for naming in state.told if naming.unread not in kinds]
    told = [Named(unread, kind) for unread, kind in kinds.items() if kind is not None]
    return replace(state, told=tuple(sorted([*others, *told], key=lambda one: one.unread)))


# -- questions about cards -----------------------------------------------------------------


def kind_of(state: State, card: int) -> int | None:
    """Return the kind of a card, as far as it was read or told; never what the referee
    concludes."""
    if card < CARD_COUNT:
        return KIND[card]
    return next((naming.kind for naming in state.told if naming.unread == card), None)


def known_kinds(state: State, cards: int) -> tuple[int, ...]:
    """Return the kinds of those of *cards* that were read or told, in order."""
    kinds = (kind_of(state, card) for card in members(cards))
    return tuple(sorted(kind for kind in kinds if kind is not None))


def hidden(state: State, mover: Mover = None) -> int:
    """Return the set of the set's cards that still lie face down."""
    return state.down & ~state.revealed


def places_of(state: State, player: int) -> tuple[int, int]:
    """Return the player's cards that lie face down together: the hand, and those of the set;
    without one that was shown and waits to be read."""
    pending = state.pending
    shown = EMPTY if pending is None or pending.card is None else only(pending.card)
    laid = hidden(state) if player == state.turn else EMPTY
    return state.hands[player] & ~shown, laid & ~shown


def pile_count(state: State) -> int:
    """Return how many cards are in the pile."""
    return CARD_COUNT - ZONES.somewhere(state).bit_count()


def complete(state: State) -> bool:
    """Return True if everyone has been dealt a whole hand."""
    return all(hand.bit_count() == HAND for hand in state.hands)


# -- questions about the race --------------------------------------------------------------


def distances(state: State) -> tuple[int, ...]:
    """Return for every square the distance to the nearest island that may hold the treasure."""
    board = board_of(state.options.board)
    if state.opened is None:
        return board.to_go
    return board.towards[board.other_island(state.opened)].distance


def targets(state: State, player: int) -> list[int]:
    """Return whose ships the player may board: strictly ahead, and not without cards (BP-14)."""
    ships, to_go = state.ships, distances(state)
    mine = to_go[ships[player]]
    return [other for other, hand in enumerate(state.hands) if hand and to_go[ships[other]] < mine]


def island_pile(state: State) -> str:
    """Return where the token lies of the island that the active ship has reached."""
    islands = board_of(state.options.board).islands
    return ISLAND_PILES[islands.index(state.ships[state.active])]


def leaders(state: State) -> int:
    """Return the set of players whose ships are foremost."""
    to_go = distances(state)
    remaining = [to_go[square] for square in state.ships]
    return set_of(player for player, squares in enumerate(remaining) if squares == min(remaining))


def voters(state: State, mover: Mover = None) -> int:
    """Return the set of everyone but the player whose turn it is (BP-6)."""
    return (only(len(state.seats)) - 1) & ~only(state.turn)


def last_round(state: State) -> bool:
    """Return True if the match ends before anyone has had more than one turn (BP-23)."""
    cap = state.options.turns
    return cap is not None and cap - state.turns < len(state.seats)


def winners(state: State) -> tuple[int, ...]:
    """Return who has won; the foremost together, if the turns have run out (BP-23)."""
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
"""The phases in which only the active player acts, even if the referee observes the outcome:
the player who draws, steals or turns a token does it by hand."""


def awaited(state: State, player: int) -> bool:
    """Return True if the match goes on only when *player* acts, and should be asked to."""
    if state.phase == "voting":
        return bool(voters(state) & ~state.voted & only(player))
    return state.phase in ONE_ACTS and state.active == player


# -- what is refused -----------------------------------------------------------------------

RULINGS = rulings(
    {
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
        "BP-14": (
            "drew_after_boarding target_first not_boarding not_a_pirate nobody_ahead not_ahead"
        ),
        "BP-15": "steal_first not_of_target",
        "BP-16": "reshuffle_first nothing_to_reshuffle not_from_pile",
        "G-6": "read_each",
        "BP-24": "open_first not_at_island",
        "BP-25": "still_dealing hand_full already_dealt too_late_to_redeal nobody_there",
        "G-4": "not_unread not_a_card",
    }
)
"""What the rules refuse, by key, and the ruling behind it."""
infraction = Infractions("bluff-pirate", RULINGS)
