"""Where bots think: at once, or in a process beside the referee, which goes on meanwhile.

A referee that people play at must not stand still for the half second that a decision may take. So
its bots think in a worker, and look now and then whether it has an answer. On a virtual clock
nobody waits: there a decision is made at once, and every match is the same again.

A process and no thread: one that reckons in Python would hold up the referee's, and a thread that
does not come back cannot be ended.
"""

import logging
import socket
import subprocess
import sys
import time
import traceback
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Protocol

from msgspec import Struct

from controller.bots.mind import Decide, Mind
from hardware.starting import Refusals, ended, reason

LONGEST_S = 10.0
"""A worker that has not answered by then is ended; the next question starts another one."""

FIRST_S = 30.0
"""The longest time to its first question, on a busy computer."""

AGAIN_S = (0.25, 1.0, 5.0)
"""Waits before each attempt to start a worker that the computer has refused; the last one repeats.
As many refusals in a row as there are waits, and bots think at once until one is granted."""

MOST_ASKED = 2
"""A question is thought about again when its worker was ended, which may be for want of memory; but
not for ever, as it may be the question that ends it."""

_log = logging.getLogger(__name__)


class Failed(Exception):
    """A bot has not decided: it raised an error, which the message tells, or did not come back."""


class Thought(Protocol):
    """A decision that is being made."""

    def ready(self) -> bool:
        """Whether it is made, or has failed."""

    def move(self) -> Any:
        """What was decided on. Raises `Failed`; *must* not be called before it is ready."""

    def cancel(self) -> None:
        """Discard the decision."""


class Thinker(Protocol):
    """Computes decisions."""

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
        self.asked = 0
        """How many times a worker has begun to think about it."""
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

    No question is lost with a process. While the computer refuses to start one, or ends it before
    it has begun, it is tried again; after a few refusals questions are decided at once, and the log
    says so. `close` ends it, whatever it does; idempotent, also on leaving a `with` block.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._waiting: list[_Asked] = []
        """Questions in their order, the first of them being thought about since `_since_s`."""
        self._since_s = 0.0
        self._at_most_s = FIRST_S
        self._began = False
        """Whether the process has begun to think about anything."""
        self._refusals = 0
        """How many starts in a row have failed."""
        self._again_s = 0.0
        """When the next one may be tried."""

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
        if not self._waiting:
            return
        if self._line is None:
            self._ask()
            return
        try:
            if self._line.poll():
                self._hear(self._line.recv())
            elif time.monotonic() - self._since_s > self._at_most_s:
                self._lost(f"it has not come back for {self._at_most_s:g} s", again=False)
        except (EOFError, OSError):
            self._lost("the process in which it thought has ended", again=True)

    def forget(self, asked: _Asked) -> None:
        """Let a question be. The one that is being thought about is answered to nobody."""
        if asked in self._waiting[1:]:
            self._waiting.remove(asked)

    def close(self) -> None:
        self._waiting.clear()
        self._end()

    # ---- questions -----------------------------------------------------------------------------

    def _hear(self, said: tuple[Any, str] | None) -> None:
        if said is None:
            self._began, self._refusals = True, 0
            self._since_s, self._at_most_s = time.monotonic(), LONGEST_S
            self._waiting[0].asked += 1
        else:
            self._answer(said)
            self._ask()

    def _answer(self, answer: tuple[Any, str]) -> None:
        self._waiting.pop(0).answer = answer

    def _ask(self) -> None:
        """Hand the first question over, or decide it at once if nobody can take it."""
        while self._waiting:
            if self._line is None and not self._start():
                if self._refusals < len(AGAIN_S):
                    return
                self._answer(_decided(*self._waiting[0].question))
                continue
            assert self._line is not None, "just started"
            self._since_s = time.monotonic()
            try:
                self._line.send(self._waiting[0].question)
            except OSError:  # It was ended while nobody asked it anything, or at its start.
                self._give_up()
            except Exception:  # Pickle raises what it likes for what it cannot send.
                self._answer((None, traceback.format_exc()))
            else:
                return

    def _lost(self, why: str, *, again: bool) -> None:
        """Replace the process. Unless its question is to be asked *again*, or had not been begun,
        it is answered by *why*."""
        if self._began and (not again or self._waiting[0].asked >= MOST_ASKED):
            self._answer((None, why))
        self._give_up()
        self._ask()

    # ---- the process ---------------------------------------------------------------------------

    def _start(self) -> bool:
        """Start the process; return False if it is refused, or was a moment ago."""
        if self._refusals and time.monotonic() < self._again_s:
            return False
        self._began, self._at_most_s = False, FIRST_S
        try:
            ours, theirs = socket.socketpair()
            with ours, theirs:
                # In a group of its own, Ctrl-C in a terminal does not reach it: it ends with the
                # one that asks.
                self._process = subprocess.Popen(
                    (sys.executable, "-c", _PROGRAM.format(sys.path, theirs.fileno())),
                    stdin=subprocess.DEVNULL,
                    pass_fds=(theirs.fileno(),),
                    process_group=0,
                )
                self._line = Connection(ours.detach())
        except Refusals as error:
            self._refuse(reason(error))
        return self._line is not None

    def _refuse(self, why: str) -> None:
        if not self._refusals:
            _log.warning(
                "The process in which bots think does not start: %s. It is tried again; "
                "until it does, the table may stand still while a bot thinks.",
                why,
            )
        self._again_s = time.monotonic() + AGAIN_S[min(self._refusals, len(AGAIN_S) - 1)]
        self._refusals += 1

    def _give_up(self) -> None:
        """End the process; one that had not begun counts as refused."""
        assert self._process is not None, "there is one"
        code = self._process.poll()
        self._end()
        if not self._began:
            self._refuse("it does not answer" if code is None else str(ended(code).strerror))

    def _end(self) -> None:
        process, line, self._process, self._line = self._process, self._line, None, None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.wait()


_PROGRAM = "import sys; sys.path[:] = {}; from controller.bots.thinking import work; work({})"


def work(line_fd: int) -> None:
    """Answer questions, and say of each that it is begun, until nobody asks any more."""
    line = Connection(line_fd)
    while True:
        try:
            question = line.recv()
            line.send(None)
            line.send(_decided(*question))
        except (EOFError, OSError):
            return
