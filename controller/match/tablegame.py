"""What a game tells the table about itself, besides its rules.

The rules know moves and states, but no pad, belt or clock. A `TableGame` defines how acts at the
table become moves, what the referee does by itself (laps of the belt, the round clock), and which
lights and sounds answer. All of it is pure: `referee` is the value that holds the game's activity
at the table, and time is an argument.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from controller.belt import BeltTrack, Conclusion, Quality
from controller.match.acts import Act
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.menu import Menu
from controller.views import Climax, Logged, MatchView, Notice
from hardware.signals import AnyCommand, AnySignal, Colour, Pattern

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
RefereeT = TypeVar("RefereeT")


class TableShape(Struct, frozen=True):
    """What a game knows of its table: the belt's full speed (turns a minute), what is known of the
    belt before any observation, the number of spots, and whether it deals by itself, as a simulated
    one does."""

    speed_rpm: float = 0.0
    track: BeltTrack = BeltTrack({})
    spots: int = 0
    quality: Callable[[], Mapping[str, Quality]] = dict
    """Returns how well the tag of each piece reads, as learnt in earlier matches."""
    deals: bool = False


class Played(Struct, Generic[MoveT], frozen=True):
    """A move, when it was made, the signal that caused it (DEVICE@TIME; empty if the referee made
    it), and where over the track its piece was last known to be."""

    at_s: float
    move: MoveT
    source: str = ""
    track_turn: float | None = None


class BeltTold(Struct, frozen=True):
    """What the belt has told, and when, on the clock of the moves."""

    at_s: float
    what: Conclusion


class Interpretation(Struct, Generic[MoveT], frozen=True):
    """The meaning of an act: moves to play in this order, what stays half done at which seat, and a
    notice for the players; or that the last move is taken back."""

    moves: tuple[MoveT, ...] = ()
    half: HalfDone | None = None
    """None leaves it unchanged."""
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


@cache
def own_colour(seat: str) -> Colour:
    """Return the colour that a seat is named after, or white."""
    return _OWN_COLOURS.get(seat, "white")


class Flash(Struct, frozen=True):
    """A light at a seat that briefly answers an act."""

    seat: str
    colour: Colour
    pattern: Pattern
    for_s: float


class Answer(Struct, frozen=True):
    """What the table shows and plays because of a move."""

    flashes: tuple[Flash, ...] = ()
    sounds: tuple[str, ...] = ()
    notice: Notice | None = None
    """What everyone is told, because no prompt says it any more."""
    climax: Climax | None = None
    """What is staged for everyone."""
    logged: Logged | None = None
    """The log's account of it."""


class Effects(Struct, Generic[RefereeT, MoveT], frozen=True):
    """What the referee does by itself: its new state, commands for the table, moves to play, and
    what to record."""

    referee: RefereeT
    commands: tuple[AnyCommand, ...] = ()
    moves: tuple[MoveT, ...] = ()
    told: tuple[Conclusion, ...] = ()
    """Conclusions about the belt, to be recorded."""


class Standings(Struct, frozen=True):
    """The points by seat so far, and the winners once the match is over."""

    totals: Mapping[str, int]
    winners: tuple[str, ...] = ()
    by_round: Mapping[str, tuple[int, ...]] = {}
    """The points of each round, in games that count by rounds."""


class BeltGame(Protocol[RefereeT]):
    """What a game on the belt tells the match besides. Every method is pure."""

    def track_turn(self, referee: RefereeT, move: Any) -> float | None:
        """Return where over the track the piece of *move* was last known to be (0 <= t < 1), for
        the statistics; None unless the move has a piece that came from the belt."""

    def recalled(self, referee: RefereeT, told: Sequence[Conclusion], now_s: float) -> RefereeT:
        """Return the referee after a record of what the belt has *told*."""

    def learnt(self, referee: RefereeT) -> Mapping[str, Quality]:
        """Return how well the tag of each piece reads, for the next match."""

    def lap_over(self, referee: RefereeT) -> RefereeT:
        """Return the referee after a record that implies the end of a lap or a count."""


class TableGame(Protocol[StateT, MoveT, RefereeT]):
    """The contract between a game and the match. Every method is pure."""

    slug: str
    rules: Any
    """Its rules (`controller.rules.rows.Rules`), which are asked what is over and may be undone."""

    on_belt: BeltGame[RefereeT] | None
    """The game's part for the belt; None if none of its pieces lies there."""

    def play(self, state: StateT, move: MoveT) -> StateT:
        """Return the state after *move*. Raises `IllegalMove`."""

    def offered(self, state: StateT, seat: str) -> Sequence[MoveT]:
        """Return every move that the rules offer *seat*; this *must* reveal nothing it does not
        know."""

    def standings(self, state: StateT) -> Standings: ...

    def chosen(
        self, referee: RefereeT, state: StateT, half: HalfDone, seat: str, means: Any
    ) -> Interpretation[MoveT]:
        """Return the moves made when *seat* takes the line of the menu that *means* this."""

    def menu(self, state: StateT, referee: RefereeT, half: HalfDone) -> Menu | None:
        """Return what is to be chosen with the cursor now, or None."""

    def mover(self, state: StateT, move: MoveT) -> str | None:
        """Return the seat that makes *move*, or None for the referee."""

    def default_move(self, state: StateT, seat: str) -> MoveT | None:
        """Return the mildest act of a seat whose player has left (G-2), or None if it is not to
        act."""

    def perform(self, state: StateT, move: MoveT, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        """Return the taps and presses that make *move*, starting where the cursor is by what is
        *half* done; empty for what the referee observes by itself.

        `read` and the menu *must* turn them into exactly that move. Raises `LookupError` if the
        menu does not offer it.
        """

    def read(
        self, referee: RefereeT, state: StateT, half: HalfDone, act: Act
    ) -> Interpretation[MoveT]:
        """Return the moves that an act at the table makes."""

    def answer(self, before: StateT, move: MoveT, after: StateT) -> Answer:
        """Return how lights and sounds answer a move that was played."""

    def lights(self, state: StateT) -> Mapping[str, tuple[Colour, Pattern]]:
        """Return the light of each seat while nothing flashes there."""

    def prompt(self, state: StateT) -> Notice | None:
        """Return what the players are asked to do now."""

    def public_view(self, state: StateT, referee: RefereeT) -> MatchView:
        """Return what everyone may know."""

    def secrets(self, state: StateT, seat: str) -> Any:
        """Return what only *seat* knows: the `secrets` of its view."""

    def results(
        self,
        history: Sequence[Played[MoveT]],
        before: Sequence[StateT],
        after: StateT,
        began_s: float,
        told: Sequence[BeltTold],
    ) -> Any:
        """Return what people want to look at when the match is over: the `results` of the view, or
        None if the game has none."""

    def begin(self, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """Return what the referee does when a match starts in *state*."""

    def resume(
        self, state: StateT, now_s: float, clock_left_s: float | None
    ) -> Effects[RefereeT, MoveT]:
        """Return what the referee does when a match interrupted in *state* resumes."""

    def recount(self, referee: RefereeT, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """Return what the referee does when somebody asks whether the table agrees with the
        match."""

    def answers_secretly(self, state: StateT) -> bool:
        """Return True if A and B are answers now that others must not tell apart."""

    def agreed(self, referee: RefereeT, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """Return what the referee does when all players hold A: yes to what it asks of all."""

    def rest(self, referee: RefereeT, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """Return what the referee does when the match pauses: nothing moves, and no clock runs."""

    def go_on(self, referee: RefereeT, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """Return what the referee does when it resumes: everything is as before `rest`."""

    def look_away(
        self, referee: RefereeT, state: StateT, away: bool, now_s: float
    ) -> Effects[RefereeT, MoveT]:
        """Return what the referee does when some who may answer do not see the table, or all see it
        again: a time limit for answers waits, and then starts afresh."""

    def asks(self, state: StateT, referee: RefereeT) -> tuple[Notice, ...]:
        """Return what the referee asks for until it is done; never a piece that is not public."""

    def observe(
        self, referee: RefereeT, state: StateT, signal: AnySignal, piece: str | None
    ) -> Effects[RefereeT, MoveT]:
        """Return how the referee reacts to a signal; *piece* is the one whose tag it names, if
        any."""

    def entered(
        self, referee: RefereeT, before: StateT, after: StateT, now_s: float
    ) -> Effects[RefereeT, MoveT]:
        """Return how the referee reacts to a move that was played."""

    def wake_at_s(self, referee: RefereeT) -> float | None:
        """Return when to call `tick`."""

    def tick(self, referee: RefereeT, state: StateT, now_s: float) -> Effects[RefereeT, MoveT]:
        """Return what the referee does because time has passed."""

    def clock_ends_at_s(self, referee: RefereeT) -> float | None:
        """Return when the round clock runs out; None without one, and while paused."""

    def clock_left_s(self, referee: RefereeT, now_s: float) -> float | None:
        """Return the time left on the round clock, even while paused; None without one."""
