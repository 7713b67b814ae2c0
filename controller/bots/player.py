"""A player for an empty seat at a simulated table: eyes, a brain and a pair of hands.

The brain is handed what a person in that chair could see (a `Scene`, and the view made for that
seat) and answers with acts for its own hands. It has no other way to learn or to do anything.
"""

import logging
import random
from collections.abc import Callable, Generator, Mapping
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from controller.bots.mind import EVEN, Strength, Temper
from controller.bots.rulebook import Rulebook
from controller.bots.thinking import AtOnce, Thinker
from controller.match.pause import RESTING
from controller.match.stage import Pace
from controller.views import TableView, holds_up
from hardware.errors import HandError
from hardware.loop import Loop, Task
from hardware.scene import AnyAct, Lower, Put, Release, Scene

_log = logging.getLogger(__name__)


class Percept:
    """What a seat sees now, and why its last act could not be done (empty when it was).

    *look* is called when the `scene` is first asked for, which a brain that only waits never does.
    It *must* be asked for before the brain yields again, or never.
    """

    def __init__(self, look: Callable[[], Scene], view: TableView, refused: str = "") -> None:
        self.view = view
        self.refused = refused
        self._look: Callable[[], Scene] | None = look
        self._scene: Scene | None = None

    def __repr__(self) -> str:
        return f"<Percept at {self.view.at_s:.3f} s{', refused' * bool(self.refused)}>"

    @property
    def scene(self) -> Scene:
        if self._scene is None:
            assert self._look is not None, "a scene is looked at while it is there"
            self._scene = self._look()
        return self._scene

    def over(self) -> None:
        """Time goes on: what was not looked at cannot be seen any more."""
        self._look = None


Brain = Generator[tuple[float, AnyAct | None], Percept, None]
"""Yields (seconds to wait, act or None), and is sent what it sees after that. What it yields first
only starts it."""


class Level(Struct, frozen=True):
    """How strong a bot is: `strength` for its decisions, the rest for its hands and eyes.

    `reach_s` is the mean time for one movement of the hand; `memory` how many tiles that it has
    put back it still knows the place of, and `attention` how likely it heeds that when it looks for
    one; `search_s` how much longer than a practised eye it looks for a suitcase on the belt.
    """

    strength: Strength
    reaction_s: float
    reach_s: float
    memory: int
    attention: float = 1.0
    search_s: float = 0.0
    patience_s: float = 0.0
    """How long it leaves people the first word; no part of its strength."""
    ponders_s: float = 0.0
    """The median of how long it ponders over a usual decision, no part of its strength either; 0
    where nobody watches: it has decided as soon as it has seen what it is asked."""

    def at(self, pace: Pace, temper: Temper = EVEN) -> "Level":
        """As strong, at a table that goes on at that pace, for somebody of that temper."""
        return replace(
            self,
            reaction_s=self.reaction_s * pace.slowness * temper.patience,
            reach_s=self.reach_s * pace.slowness,
            search_s=self.search_s * pace.slowness,
            patience_s=pace.patience_s * max(1.0, temper.patience),
            ponders_s=pace.ponders_s * temper.patience,
        )


LEVELS: Mapping[str, Level] = {
    level.strength: level
    for level in (
        # As quick as a careful beginner, who finds a suitcase in some 40 s.
        Level("easy", reaction_s=1.1, reach_s=1.0, memory=1, attention=0.5, search_s=7.0),
        Level("normal", reaction_s=0.7, reach_s=0.7, memory=6, attention=0.8),
        Level("sharp", reaction_s=0.4, reach_s=0.5, memory=36),
    )
}


class Chair(Struct, frozen=True):
    """Who plays from a seat, and what with."""

    seat: str
    level: Level
    luck: random.Random
    rulebook: Rulebook
    temper: Temper = EVEN
    thinker: Thinker = AtOnce()


IDLE_S = 0.25
"""How often a bot looks up while there is nothing for it to do."""

FAILED_S = 2.0
"""How long a bot rests that has failed."""

WAITS = "play waits: the match rests, somebody reads, or everybody looks at what is staged"
"""Why an act is not done."""

_ENDS_AN_ACT = (Lower, Put, Release)


def rests(view: TableView) -> bool:
    """Whether the match rests: buttons then say what becomes of it, which is for people to say."""
    return view.prompt is not None and view.prompt.id == RESTING.id


def waits(view: TableView) -> bool:
    """Whether a bot keeps its hands still: the match rests, somebody reads, or everybody looks at a
    climax."""
    return rests(view) or bool(view.reads) or holds_up(view.staged)


def waits_s(view: TableView) -> float:
    """For how long it does so before it looks again: where there are people, they may end it."""
    if view.staged is None or any(seat.joined and not seat.bot for seat in view.seats):
        return IDLE_S
    return max(IDLE_S, view.staged.ends_at_s - view.at_s)


class HandledTable(Protocol):
    """A table as eyes see it and hands change it."""

    def scene(self, observer: str, now_s: float) -> Scene:
        """What a person in the chair *observer* sees."""

    def act(self, seat: str, act: AnyAct, now_s: float) -> None:
        """Do what the hand of *seat* does. Raises `HandError` where no hand could."""


class BotPlayer:
    """Joins a brain to the hands of a seat; runs as a task of the table's loop.

    *brain* makes one for the game of that name, when a match of it begins.
    """

    def __init__(
        self,
        seat: str,
        brain: Callable[[str], Brain],
        table_top: HandledTable,
        view: Callable[[], TableView],
        loop: Loop,
    ) -> None:
        self.seat = seat
        self.acts = 0
        self.failures = 0
        """How often its brain has raised an error."""
        self.gone = False
        """Set to stop it."""
        self._brain = brain
        self._table_top = table_top
        self._view = view
        self._loop = loop

    def __repr__(self) -> str:
        return f"<BotPlayer {self.seat}, {self.acts} acts>"

    def run(self) -> Task:
        """Look, decide, wait, act; until the brain has nothing more to do."""
        game, brain = "", _idle()
        delay_s, act = next(brain)
        while True:
            yield self._loop.now_s() + delay_s
            if self.gone:
                return
            refused = ""
            if act is not None and not isinstance(act, _ENDS_AN_ACT) and waits(self._view()):
                refused, act = WAITS, None
            if act is not None:
                try:
                    self._table_top.act(self.seat, act, self._loop.now_s())
                    self.acts += 1
                except HandError as error:
                    refused = str(error)
            view = self._view()
            if view.match is not None and view.game != game:
                game, brain = view.game, self._brain(view.game)
                next(brain)
            percept = Percept(self._look, view, refused)
            try:
                delay_s, act = brain.send(percept)
            except StopIteration:
                return
            except Exception:  # Whatever is wrong with a bot, the match goes on.
                self.failures += 1
                _log.exception("The bot at %s has failed in %s. It starts again.", self.seat, game)
                brain = self._brain(game)
                next(brain)
                delay_s, act = FAILED_S, None
            percept.over()

    def _look(self) -> Scene:
        return self._table_top.scene(self.seat, self._loop.now_s())


def _idle() -> Brain:
    while True:
        yield IDLE_S, None
