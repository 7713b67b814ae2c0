"""One match at the table: signals in; moves, lights and views out.

The match owns the game's state, what is pending at the seats, and the referee's conduct, and it
changes them in one place, `_play`. It opens no device and draws nothing; time comes as an
argument. A move that the rules refuse becomes a notice, and the match stays as it was.
"""

from collections.abc import Callable, Sequence
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from controller import interaction
from controller.errors import IllegalMove
from controller.interaction import Pending
from controller.registry import Registry
from controller.tablegame import (
    Conducted,
    ConductT,
    Flash,
    MoveT,
    StateT,
    TableGame,
)
from controller.views import LuggageView, Notice
from hardware.signals import AnyCommand, AnySignal, Colour, Pattern, SetLight

NOTICE_S = 8.0
"""How long a notice stands when nothing heals it before."""

NOTICES_SHOWN = 4


class Played(Struct, Generic[MoveT], frozen=True):
    """A move and when it was made: what a journal keeps."""

    at_s: float
    move: MoveT


class Match(Generic[StateT, MoveT, ConductT]):
    """A running match.

    *send* takes the table's commands. `history` and `state` are read-only for everybody else.
    """

    def __init__(
        self,
        game: TableGame[StateT, MoveT, ConductT],
        state: StateT,
        seats: Sequence[str],
        registry: Registry,
        send: Callable[[AnyCommand], None],
        now_s: float,
    ) -> None:
        self.game = game
        self.state = state
        self.seats = tuple(seats)
        self.started_s = now_s
        self.history: list[Played[MoveT]] = []
        self._registry = registry
        self._send = send
        self._pending = Pending()
        self._notices: list[Notice] = []
        self._sounds: list[str] = []
        self._flashes: dict[str, tuple[Flash, float]] = {}
        self._lights: dict[str, tuple[Colour, Pattern]] = {}
        self._public: LuggageView | None = None
        """The public view, until state or conduct change."""
        self._conduct: ConductT = self._follow(game.begin(state, now_s), now_s)
        self._show_lights()

    def __repr__(self) -> str:
        return f"<Match of {self.game.slug}, {len(self.history)} moves>"

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    # ---- in --------------------------------------------------------------------------------

    def signal(self, signal: AnySignal) -> None:
        """Take in what the table observed."""
        now_s = signal.at_s
        step = interaction.step(self._pending, signal, self._registry)
        self._pending = step.pending
        if step.notice is not None:
            self._notify(step.notice)
        self._follow(self.game.observe(self._conduct, self.state, signal, step.act), now_s)
        if step.act is not None:
            reading = self.game.read(self.state, self._pending.half, step.act)
            if reading.half is not None:
                self._pending = replace(self._pending, half=reading.half)
            if reading.notice is not None:
                self._notify(replace(reading.notice, at_s=now_s))
            for move in reading.moves:
                if not self._play(move, now_s, getattr(step.act, "seat", "")):
                    break

    def tick(self, now_s: float) -> None:
        """Let time pass: clocks run out, flashes and notices end."""
        self._follow(self.game.tick(self._conduct, self.state, now_s), now_s)
        self._flashes = {
            seat: (flash, until_s)
            for seat, (flash, until_s) in self._flashes.items()
            if until_s > now_s
        }
        self._notices = [n for n in self._notices if n.at_s + NOTICE_S > now_s]
        self._show_lights()

    # ---- out -------------------------------------------------------------------------------

    def wake_at_s(self) -> float | None:
        """When `tick` must be called at the latest; None when nothing runs out."""
        times = [until_s for _, until_s in self._flashes.values()]
        times += [notice.at_s + NOTICE_S for notice in self._notices]
        game_s = self.game.wake_at_s(self._conduct)
        if game_s is not None:
            times.append(game_s)
        return min(times, default=None)

    def view(self, seat: str | None) -> LuggageView:
        """What *seat* may know; None is the public."""
        if self._public is None:
            self._public = self.game.public_view(self.state, self._conduct)
        if seat is None:
            return self._public
        return self.game.seat_view(self._public, self.state, seat)

    def prompt(self) -> Notice | None:
        return self.game.prompt(self.state)

    def notices(self) -> tuple[Notice, ...]:
        return tuple(self._notices[-NOTICES_SHOWN:])

    def light(self, seat: str) -> tuple[Colour, Pattern]:
        return self._lights.get(seat, ("off", "steady"))

    def clock_ends_at_s(self) -> float | None:
        return self.game.clock_ends_at_s(self._conduct)

    def take_sounds(self) -> tuple[str, ...]:
        """The sounds that are due since the last call."""
        sounds, self._sounds = tuple(self._sounds), []
        return sounds

    # ---- inside ----------------------------------------------------------------------------

    def _play(self, move: MoveT, now_s: float, seat: str = "") -> bool:
        """Play one move; whether the rules allowed it."""
        before = self.state
        try:
            after = self.game.play(before, move)
        except IllegalMove as error:
            self._notify(
                Notice(
                    error.key,
                    error.what,
                    error.remedy,
                    error.rule,
                    seat=seat,
                    kind="mistake",
                    at_s=now_s,
                )
            )
            self._sounds.append("mistake")
            return False
        self.state = after
        self._public = None
        self.history.append(Played(now_s, move))
        self._notices = [n for n in self._notices if n.seat != seat or n.kind == "info"]
        answer = self.game.answer(before, move, after)
        self._sounds += answer.sounds
        for flash in answer.flashes:
            self._flashes[flash.seat] = (flash, now_s + flash.for_s)
        self._follow(self.game.entered(self._conduct, before, after, now_s), now_s)
        self._show_lights()
        return True

    def _follow(self, conducted: Conducted[ConductT, MoveT], now_s: float) -> ConductT:
        """Do what the referee wants done."""
        self._conduct = conducted.conduct
        self._public = None
        for command in conducted.commands:
            self._send(command)
        for move in conducted.moves:
            self._play(move, now_s)
        return self._conduct

    def _notify(self, notice: Notice) -> None:
        """Show a notice; the same one from the same seat is shown once, with its latest time."""
        self._notices = [
            n for n in self._notices if (n.key, n.seat) != (notice.key, notice.seat)
        ]
        self._notices.append(notice)

    def _show_lights(self) -> None:
        for seat in self.seats:
            flash = self._flashes.get(seat)
            wanted = (
                (flash[0].colour, flash[0].pattern)
                if flash is not None
                else self.game.light(self.state, seat)
            )
            if self._lights.get(seat) != wanted:
                self._lights[seat] = wanted
                self._send(SetLight(seat, *wanted))
