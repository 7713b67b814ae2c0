"""The loop that tells: whatever a broker does, it tries again later, and nothing is forgotten."""

import logging
import math
import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue

import msgspec

from controller.errors import WireLost, WireRefused
from controller.telling.outbox import Outbox
from controller.telling.wire import BrokerLink, Message
from controller.views.telling import TableState

LOOK_S = 1.0
"""How often the journal is looked at."""
SHORTEST_S, LONGEST_S = 1.0, 60.0
"""Between two attempts; each failure doubles it."""
AGAIN_S = 60.0
"""Everything is told once more at most this often."""
SETTLED_S, LATEST = 30.0, 100
"""This long after each connection the latest results are told once more: a broker that was killed
may have lost what it had acknowledged, and Mosquitto 2.0.11, just started, acknowledges what it
never passes on to a session that it has read from its disk."""

_encode = msgspec.json.Encoder(order="deterministic").encode
_log = logging.getLogger(__name__)


class Patience:
    """How long to wait after failures in a row: twice as long each time, and never quite as long as
    other tables, which would all come at once when their broker is back."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck
        self._failures = 0

    def __repr__(self) -> str:
        return f"<Patience after {self._failures} failures>"

    def rewarded(self) -> None:
        self._failures = 0

    def tried(self) -> float:
        """Return how many seconds to wait after one more failure."""
        wait_s = min(LONGEST_S, SHORTEST_S * 2.0 ** min(self._failures, 10))
        self._failures += 1
        return wait_s * self._luck.uniform(0.5, 1.0)


class Teller:
    """Tells what is in an *outbox* over a *wire*; *states* are those of the public feed.

    *greetings* are sent with each connection: what lets others find the table.
    """

    def __init__(
        self,
        outbox: Outbox,
        wire: BrokerLink,
        states: "SimpleQueue[TableState]",
        greetings: tuple[Message, ...] = (),
        luck: random.Random | None = None,
    ) -> None:
        self._outbox = outbox
        self._wire = wire
        self._states = states
        self._greetings = greetings
        self._greeted, self._settled_at_s = False, math.inf
        luck = luck or random.Random()
        self._patience, self._takers = Patience(luck), Patience(luck)
        """With a broker that is away, and with one that does not take results."""
        self._results_at_s = 0.0
        """When results are tried again that nobody took."""
        self._asked = False
        """Whether somebody has asked for everything once more."""
        self._again_at_s = 0.0
        self._said = ""

    def __repr__(self) -> str:
        return f"<Teller of {self._outbox!r} over {self._wire!r}>"

    def run(self, stopped: Callable[[], bool], pause: Callable[[float], None]) -> None:
        """Tell until *stopped*; *pause* waits that many seconds, or until then."""
        while not stopped():
            try:
                self.once(stopped)
                self._wire.wait(LOOK_S)
                self._patience.rewarded()
            except WireLost as error:
                self._greeted = False
                self._say(str(error))
                pause(self._patience.tried())

    def once(self, stopped: Callable[[], bool] = lambda: False) -> None:
        """Tell what there is. Raises `WireLost`."""
        with suppress(Empty):
            while True:
                self._outbox.put(self._states.get_nowait())
        if not self._greeted:
            for greeting in self._greetings:
                self._sent(greeting)
            self._greeted, self._settled_at_s = True, time.monotonic() + SETTLED_S
        while (state := self._outbox.state()) is not None and not stopped():
            # A new id each time: a table may well be again as it was a minute ago.
            if not self._sent(Message("state", _encode(state), secrets.token_hex(8), kept=True)):
                break
            self._outbox.told(state)
        now_s = time.monotonic()
        self._asked |= self._wire.asked_again()
        if self._asked and now_s >= self._again_at_s:
            self._asked, self._again_at_s, self._results_at_s = False, now_s + AGAIN_S, 0.0
            self._outbox.tell_again()
        if now_s >= self._settled_at_s:
            self._settled_at_s = math.inf
            self._outbox.tell_again(LATEST)
        if now_s < self._results_at_s:
            return
        for result in self._outbox.results():
            id = f"{result.match}-{result.revision}"
            if stopped() or not self._sent(Message("result", _encode(result), id)):
                self._results_at_s = time.monotonic() + self._takers.tried()
                return
            self._outbox.acknowledge(result)
            self._takers.rewarded()

    def _sent(self, message: Message) -> bool:
        """Send it; return False if the broker does not take it. Raises `WireLost`."""
        try:
            self._wire.send(message)
        except WireRefused as error:
            self._say(str(error))
            return False
        return True

    def _say(self, what: str) -> None:
        """Log what is wrong: once, as long as it stays the same."""
        if what != self._said:
            self._said = what
            _log.warning("%s; what is to be told waits", what)
