"""Where bots think: at once, or in a process beside the referee, which goes on meanwhile.

A referee that people play at must not stand still for the half second that a decision may take. So
its bots think in a worker, and look now and then whether it has an answer. On a virtual clock
nobody waits: there a decision is made at once, and every match is the same again.

    A process and no thread: one that reckons in Python would hold up the referee's, and a thread
    that does not come back cannot be ended.
"""

import signal
import time
import traceback
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from controller.bots.mind import Decide, Mind

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

LONGEST_S = 10.0
"""A worker that has not answered by then is ended; the next question starts another one."""

FIRST_S = 30.0
"""So much longer may it take until it has started, on a computer that is busy."""


class Failed(Exception):
    """A bot has not decided: it raised an error, which the message tells, or did not come back."""


class Thought(Protocol):
    """A decision that is being made."""

    def ready(self) -> bool:
        """Whether it is made, or has failed."""

    def move(self) -> Any:
        """What was decided on. Raises `Failed`; *must* not be called before it is ready."""

    def cancel(self) -> None:
        """Nobody wants it any more."""


class Thinker(Protocol):
    """Has decisions made."""

    def think(self, decide: Decide, view: Any, moves: Sequence[Any], mind: Mind) -> Thought:
        """Begin to decide."""


class _Made(Struct, frozen=True):
    """A decision that was made at once."""

    decided: Any
    failure: str

    def ready(self) -> bool:
        return True

    def move(self) -> Any:
        if self.failure:
            raise Failed(self.failure)
        return self.decided

    def cancel(self) -> None:
        pass


class AtOnce:
    """Decides while everybody waits."""

    def think(self, decide: Decide, view: Any, moves: Sequence[Any], mind: Mind) -> Thought:
        return _Made(*_decided(decide, view, moves, mind))


def _decided(decide: Decide, view: Any, moves: Sequence[Any], mind: Mind) -> tuple[Any, str]:
    """What was decided on, and an empty text; or the error that came instead."""
    try:
        move = decide(view, moves, mind)
    except Exception:  # Whatever is wrong with a bot, the match goes on.
        return None, traceback.format_exc()
    if move is not None and move not in moves:
        return None, f"it decided on {move!r}, which was not offered"
    return move, ""


class _Asked:
    """A question that a worker was asked, or is to be asked."""

    def __init__(self, worker: "Worker", question: tuple[Any, ...]) -> None:
        self.question = question
        self.answer: tuple[Any, str] | None = None
        self._worker = worker

    def ready(self) -> bool:
        if self.answer is None:
            self._worker.attend()
        return self.answer is not None

    def move(self) -> Any:
        assert self.answer is not None, "asked before it was ready"
        move, failure = self.answer
        if failure:
            raise Failed(failure)
        return move

    def cancel(self) -> None:
        self._worker.forget(self)


class Worker:
    """A process that answers one question after the other; it starts with the first one.

    `close` ends it, whatever it does; idempotent, also on leaving a `with` block.
    """

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._waiting: list[_Asked] = []
        """Questions in their order, the first of them being thought about since `_since_s`."""
        self._since_s = 0.0
        self._at_most_s = FIRST_S

    def __repr__(self) -> str:
        process = "asleep" if self._process is None else f"process {self._process.pid}"
        return f"<Worker, {process}, {len(self._waiting)} questions>"

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def think(self, decide: Decide, view: Any, moves: Sequence[Any], mind: Mind) -> Thought:
        asked = _Asked(self, (decide, view, moves, mind))
        self._waiting.append(asked)
        if len(self._waiting) == 1:
            self._ask()
        return asked

    def attend(self) -> None:
        """Take in an answer, and ask the next question."""
        if self._line is None or not self._waiting:
            return
        try:
            if self._line.poll():
                self._answered(*self._line.recv())
            elif time.monotonic() - self._since_s > self._at_most_s:
                self._end()
                self._answered(None, f"it has not come back for {self._at_most_s:g} s")
        except (EOFError, OSError):
            self._end()
            self._answered(None, "the process in which it thought has ended")

    def forget(self, asked: _Asked) -> None:
        """Let a question be. The one that is being thought about is answered to nobody."""
        if asked in self._waiting[1:]:
            self._waiting.remove(asked)

    def close(self) -> None:
        self._waiting.clear()
        self._end()

    def _answered(self, move: Any, failure: str) -> None:
        self._waiting.pop(0).answer = (move, failure)
        self._at_most_s = LONGEST_S
        self._ask()

    def _ask(self) -> None:
        """Hand the first question over."""
        while self._waiting:
            if self._line is None:
                self._start()
            assert self._line is not None, "just started"
            self._since_s = time.monotonic()
            try:
                self._line.send(self._waiting[0].question)
                return
            except Exception:  # Pickle raises what it likes for what it cannot send.
                self._end()
                self._waiting.pop(0).answer = (None, traceback.format_exc())

    def _start(self) -> None:
        # Not above: it brings much, and a real table has no bots.
        from multiprocessing import get_context

        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), name="bots", daemon=True)
        self._process.start()
        theirs.close()
        self._at_most_s = FIRST_S

    def _end(self) -> None:
        process, line, self._process, self._line = self._process, self._line, None, None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join()


def _work(line: "Connection") -> None:
    """Answer questions until nobody asks any more."""
    # Ctrl-C in a terminal reaches this process, too; it ends with the one that asks.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            line.send(_decided(*line.recv()))
        except (EOFError, OSError):
            return
