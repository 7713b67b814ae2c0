"""What a game tells the table about itself, beside its rules.

The rules know moves and states; they know no pad, no belt and no clock. A `TableGame` says how
acts at the table become moves, what the referee does by itself (laps of the belt, the round
clock), and what lights and sounds answer. All of it is pure: `conduct` is the value in which a
game keeps what it is doing at the table, and time is an argument.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from controller.interaction import Act
from controller.views import LuggageView, Notice
from hardware.signals import AnyCommand, AnySignal, Colour, Pattern

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
ConductT = TypeVar("ConductT")


class Played(Struct, Generic[MoveT], frozen=True):
    """A move, when it was made, the signal that it came from (DEVICE@TIME; empty for what the
    referee did by itself), and where over the track its piece was last known to be."""

    at_s: float
    move: MoveT
    source: str = ""
    track_turn: float | None = None


class Reading(Struct, Generic[MoveT], frozen=True):
    """What an act meant: moves to play in this order, what stays half done at which seat, and a
    notice for the players."""

    moves: tuple[MoveT, ...] = ()
    half: Mapping[str, str] | None = None
    """None leaves it as it was."""
    notice: Notice | None = None


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


class Conducted(Struct, Generic[ConductT, MoveT], frozen=True):
    """What the referee does by itself: where it stands, commands for the table, moves to play,
    and when it wants to be asked again."""

    conduct: ConductT
    commands: tuple[AnyCommand, ...] = ()
    moves: tuple[MoveT, ...] = ()


class Standings(Struct, frozen=True):
    """The points by seat so far, and who has won once the match is over."""

    totals: Mapping[str, int]
    winners: tuple[str, ...] = ()


class TableGame(Protocol[StateT, MoveT, ConductT]):
    """The contract between a game and the match. Every method is pure."""

    slug: str

    def play(self, state: StateT, move: MoveT) -> StateT:
        """The state after *move*. Raises `IllegalMove`."""

    def over(self, state: StateT) -> bool: ...

    def standings(self, state: StateT) -> Standings: ...

    def may_undo(self, before: StateT, move: MoveT, after: StateT) -> bool:
        """Whether *move* may be taken back: it was a player's, and revealed nothing (G-3)."""

    def track_turn(self, conduct: ConductT, move: MoveT) -> float | None:
        """Where over the track the piece of *move* was last known to be (0 <= t < 1), if the move
        has one that came from the belt: for the statistics."""

    def deal(self, state: StateT) -> tuple[int, int, bool]:
        """How a round is laid out at a simulated table: what the game's croupier asks for."""

    def read(
        self, conduct: ConductT, state: StateT, half: Mapping[str, str], act: Act
    ) -> Reading[MoveT]:
        """Which moves an act at the table is."""

    def answer(self, before: StateT, move: MoveT, after: StateT) -> Answer:
        """How lights and sounds answer a move that was played."""

    def light(self, state: StateT, seat: str) -> tuple[Colour, Pattern]:
        """A seat's light while nothing flashes there."""

    def prompt(self, state: StateT) -> Notice | None:
        """What is asked of the players now."""

    def public_view(self, state: StateT, conduct: ConductT) -> LuggageView:
        """What everybody may know."""

    def seat_view(self, public: LuggageView, state: StateT, seat: str) -> LuggageView:
        """What *seat* may know: the *public* view, and what only that seat knows."""

    def with_results(
        self,
        view: LuggageView,
        history: Sequence[Played[MoveT]],
        before: Sequence[StateT],
        after: StateT,
        began_s: float,
    ) -> LuggageView:
        """The public *view* of a match that is over, with what people want to look at then."""

    def begin(self, state: StateT, now_s: float) -> Conducted[ConductT, MoveT]:
        """What the referee does when a match starts in *state*."""

    def resume(
        self, state: StateT, now_s: float, clock_left_s: float | None
    ) -> Conducted[ConductT, MoveT]:
        """What the referee does when a match that was interrupted in *state* goes on."""

    def recount(
        self, conduct: ConductT, state: StateT, now_s: float
    ) -> Conducted[ConductT, MoveT]:
        """What the referee does when somebody asks whether the table is as the match says."""

    def asks(self, state: StateT, conduct: ConductT) -> tuple[Notice, ...]:
        """What the referee asks for until it is there; never a piece that is not public."""

    def observe(
        self, conduct: ConductT, state: StateT, signal: AnySignal, piece: str | None
    ) -> Conducted[ConductT, MoveT]:
        """What the referee makes of a signal; *piece* is the one whose tag it names, if any."""

    def entered(
        self, conduct: ConductT, before: StateT, after: StateT, now_s: float
    ) -> Conducted[ConductT, MoveT]:
        """What the referee does because a move was played."""

    def wake_at_s(self, conduct: ConductT) -> float | None:
        """When `tick` wants to be called."""

    def tick(self, conduct: ConductT, state: StateT, now_s: float) -> Conducted[ConductT, MoveT]:
        """What the referee does because time has passed."""

    def clock_ends_at_s(self, conduct: ConductT) -> float | None:
        """When the round clock runs out; None without one, and while it rests."""

    def clock_left_s(self, conduct: ConductT, now_s: float) -> float | None:
        """What the round clock has left, also while it rests; None without one."""
