"""What a match is given when it begins: plain values.

Who plays with which pieces, where an interrupted match stood, and the log for everything that must
survive a power cut.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol

from msgspec import Struct

from controller.belt import Conclusion, Quality
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.registry import Registry
from controller.match.tablegame import BeltTold, MoveT, Played, StateT
from controller.match.teaching import Lesson, Teaching
from hardware.signals import AnyCommand, Uid


class Log(Protocol):
    """Records everything that must survive a power cut."""

    def played(self, now_s: float, move: object, source: str, track_turn: float | None) -> None: ...

    def told(self, now_s: float, conclusions: Sequence[Conclusion]) -> None: ...

    def learnt(self, quality: Mapping[Uid, Quality]) -> None: ...

    def undone(self, now_s: float, source: str) -> None: ...

    def stands(
        self,
        now_s: float,
        half: Mapping[str, str],
        taps: Mapping[str, str],
        clock_left_s: float | None,
    ) -> None: ...

    def scored(self, totals: Mapping[str, int], winners: Sequence[str], over: bool) -> None: ...


class Playing(Struct, frozen=True):
    """What every match is played with: the seats in order of play, the pieces, access to the table,
    the start time, and its log if it is recorded."""

    seats: tuple[str, ...]
    registry: Registry
    send: Callable[[AnyCommand], None]
    now_s: float
    began_s: float
    """When the match's clock showed 0: before `now_s` for an interrupted match."""
    bots: tuple[str, ...] = ()
    """The seats that bots play from: they agree to everything."""
    log: Log | None = None
    spots: tuple[str, ...] = ()
    """The readers of the spots, left to right."""
    stand_in: Callable[[str], bool] = lambda seat: False
    """Called when the player at a seat has left; returns True if a bot takes over there."""
    stand_down: Callable[[str], None] = lambda seat: None
    """Called when that player is back."""
    stage_s: float = 0.0
    """How long a climax is shown; 0 for not at all."""
    lessons: Sequence[Lesson] = ()
    """What a taught match explains."""
    teaches: bool = False
    """Whether it is one from its beginning."""
    whose: Callable[[str, Uid], str] = lambda reader, uid: ""
    """Returns the seat whose hand holds a tag to a reader; empty where the table cannot tell, as at
    a real one."""


class Interrupted(Struct, Generic[StateT, MoveT], frozen=True):
    """Where a match stood when the power was cut: its moves with the state before each, what the
    belt had told, what was half done, what was last tapped at each seat or spot, and the time left
    on the round clock."""

    history: tuple[Played[MoveT], ...] = ()
    before: tuple[StateT, ...] = ()
    belt_told: tuple[BeltTold, ...] = ()
    half: HalfDone = NOTHING
    taps: Mapping[str, str] = {}
    clock_left_s: float | None = None
    teaching: Teaching | None = None
    """What a taught match has taught."""
