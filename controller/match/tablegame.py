"""What a game tells the table about itself, beside its rules.

The rules know moves and states; they know no pad, no belt and no clock. A `TableGame` says how
acts at the table become moves, what the referee does by itself (laps of the belt, the round
clock), and what lights and sounds answer. All of it is pure: `referee` is the value in which a
game keeps what it is doing at the table, and time is an argument.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from controller.belt import Conclusion, Quality, Track
from controller.match.acts import Act
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.menu import Menu
from controller.views import Climax, Logged, MatchView, Notice
from hardware.signals import AnyCommand, AnySignal, Colour, Pattern

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
RefereeT = TypeVar("RefereeT")


class TableShape(Struct, frozen=True):
    """What a game is told of the table that it is played at: the belt's full speed (turns a
    minute), what is known of the belt before anything was seen, how many spots there are, and
    whether it deals by itself, as a simulated one does."""

    speed_rpm: float = 0.0
    track: Track = Track({})
    spots: int = 0
    quality: Callable[[], Mapping[str, Quality]] = dict
    """How well the tag of each piece reads, as far as earlier matches have taught it."""
    deals: bool = False


class Played(Struct, Generic[MoveT], frozen=True):
    """A move, when it was made, the signal that it came from (DEVICE@TIME; empty for what the
    referee did by itself), and where over the track its piece was last known to be."""

    at_s: float
    move: MoveT
    source: str = ""
    track_turn: float | None = None


class Interpretation(Struct, Generic[MoveT], frozen=True):
    """What an act meant: moves to play in this order, what stays half done at which seat, and a
    notice for the players; or that the last move is taken back."""

    moves: tuple[MoveT, ...] = ()
    half: HalfDone | None = None
    """None leaves it as it was."""
    notice: Notice | None = None
    undo: bool = False


_OWN_COLOURS: Mapping[str, Colour] = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "orange": "orange",
    "purple": "purple",
}


def own_colour(seat: str) -> Colour:
    """The colour that a seat is named after; white for one that is named otherwise."""
    return _OWN_COLOURS.get(seat, "white")


class Flash(Struct, frozen=True):
    """A light at a seat that answers an act, for a moment."""

    seat: str
    colour: Colour
    pattern: Pattern
    for_s: float


class Answer(Struct, frozen=True):
    """What the table shows and plays because of a move."""

    flashes: tuple[Flash, ...] = ()
    sounds: tuple[str, ...] = ()
    notice: Notice | None = None
    """What is told to everybody, because no prompt says it any more."""
    climax: Climax | None = None
    """What is staged for everybody."""
    logged: Logged | None = None
    """What is told of it afterwards."""


class Effects(Struct, Generic[RefereeT, MoveT], frozen=True):
    """What the referee does by itself: where it stands, commands for the table, moves to play,
    and when it wants to be asked again."""

    referee: RefereeT
    commands: tuple[AnyCommand, ...] = ()
    moves: tuple[MoveT, ...] = ()
    told: tuple[Conclusion, ...] = ()
    """What the belt has told, to be recorded."""


class Standings(Struct, frozen=True):
    """The points by seat so far, and who has won once the match is over."""

    totals: Mapping[str, int]
    winners: tuple[str, ...] = ()
    by_round: Mapping[str, tuple[int, ...]] = {}
    """The points of each round, in games that count so."""


class TableGame(Protocol[StateT, MoveT, RefereeT]):
    """The contract between a game and the match. Every method is pure."""

    slug: str

    def play(self, state: StateT, move: MoveT) -> StateT:
        """The state after *move*. Raises `IllegalMove`."""

    def offered(self, state: StateT, seat: str) -> Sequence[MoveT]:
        """Every move that the rules offer *seat*; this *must* tell it nothing that it does not
        know."""

    def over(self, state: StateT) -> bool: ...

    def standings(self, state: StateT) -> Standings: ...

    def may_undo(self, before: StateT, move: MoveT, after: StateT) -> bool:
        """Whether *move* may be taken back: it was a player's, and revealed nothing (G-3)."""

    def track_turn(self, referee: RefereeT, move: MoveT) -> float | None:
        """Where over the track the piece of *move* was last known to be (0 <= t < 1), if the move
        has one that came from the belt: for the statistics."""

    def chosen(
        self, referee: RefereeT, state: StateT, half: HalfDone, seat: str, means: Any
    ) -> Interpretation[MoveT]:
        """Which moves it is that *seat* took the line of the menu which *means* this."""

    def menu(self, state: StateT, referee: RefereeT, half: HalfDone) -> Menu | None:
        """What is to be chosen with the cursor now; None where nothing is."""

    def mover(self, state: StateT, move: MoveT) -> str | None:
        """The seat that makes *move*; None for the referee."""

    def default_move(self, state: StateT, seat: str) -> MoveT | None:
        """The mildest act of a seat whose player has gone (G-2); None where it is not to act."""

    def perform(self, state: StateT, move: MoveT, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        """What is tapped and pressed in *move*, from where the cursor stands by what is *half*
        done; empty for what the referee observes by himself.

        `read` and the menu *must* make exactly that move of it. Raises `LookupError` where the
        menu does not offer it.
        """

    def read(
        self, referee: RefereeT, state: StateT, half: HalfDone, act: Act
    ) -> Interpretation[MoveT]:
        """Which moves an act at the table is."""

    def answer(self, before: StateT, move: MoveT, after: StateT) -> Answer:
        """How lights and sounds answer a move that was played."""

    def light(self, state: StateT, seat: str) -> tuple[Colour, Pattern]:
        """A seat's light while nothing flashes there."""

    def prompt(self, state: StateT) -> Notice | None:
        """What is asked of the players now."""

    def public_view(self, state: StateT, referee: RefereeT) -> MatchView:
        """What everybody may know."""

    def secrets(self, state: StateT, seat: str) -> Any:
        """What only *seat* knows: the `secrets` of its view."""

    def results(
        self,
        history: Sequence[Played[MoveT]],
        before: Sequence[StateT],
        after: StateT,
        began_s: float,
    ) -> Any:
        """What people want to look at when the match is over: the `results` of the view; None
        where the game has none."""

    def begin(self, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """What the referee does when a match starts in *state*."""

    def resume(
        self, state: StateT, now_s: float, clock_left_s: float | None
    ) -> Effects[RefereeT, MoveT]:
        """What the referee does when a match that was interrupted in *state* goes on."""

    def recount(self, referee: RefereeT, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """What the referee does when somebody asks whether the table is as the match says."""

    def agreed(self, referee: RefereeT, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """What the referee does when everybody who plays holds A: yes to what it asks of all."""

    def rest(self, referee: RefereeT, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """What the referee does when the match rests: nothing moves, and no clock runs."""

    def go_on(self, referee: RefereeT, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """What the referee does when it goes on: as it was before `rest`."""

    def look_away(
        self, referee: RefereeT, state: StateT, away: bool, now_s: float
    ) -> Effects[RefereeT, MoveT]:
        """What the referee does when some who may answer do not see the table, or all see it again:
        a time for answers waits, and then begins anew."""

    def asks(self, state: StateT, referee: RefereeT) -> tuple[Notice, ...]:
        """What the referee asks for until it is there; never a piece that is not public."""

    def observe(
        self, referee: RefereeT, state: StateT, signal: AnySignal, piece: str | None
    ) -> Effects[RefereeT, MoveT]:
        """What the referee makes of a signal; *piece* is the one whose tag it names, if any."""

    def recalled(self, referee: RefereeT, told: Sequence[Conclusion], now_s: float) -> RefereeT:
        """Where the referee stands when a record says that the belt has *told* this."""

    def learnt(self, referee: RefereeT) -> Mapping[str, Quality]:
        """How well the tag of each piece reads, for the next match."""

    def lap_over(self, referee: RefereeT) -> RefereeT:
        """Where the referee stands when a record says that a lap or a count has ended."""

    def entered(
        self, referee: RefereeT, before: StateT, after: StateT, now_s: float
    ) -> Effects[RefereeT, MoveT]:
        """What the referee does because a move was played."""

    def wake_at_s(self, referee: RefereeT) -> float | None:
        """When `tick` wants to be called."""

    def tick(self, referee: RefereeT, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """What the referee does because time has passed."""

    def clock_ends_at_s(self, referee: RefereeT) -> float | None:
        """When the round clock runs out; None without one, and while it rests."""

    def clock_left_s(self, referee: RefereeT, now_s: float) -> float | None:
        """What the round clock has left, also while it rests; None without one."""
