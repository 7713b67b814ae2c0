"""Who waits for what changes: each open page, for its seat's. Those who watch come after those who
play."""

import asyncio
from collections import defaultdict
from collections.abc import Callable

WATCHERS_LATER_S = 0.05
"""How long those who watch are told later: their pages, perhaps hundreds, take all of a processor
for a moment, and a touch must not wait for that. What changes meanwhile comes with it."""

WATCHERS = ""
"""In place of a seat: all who watch."""


class News:
    """Wakes the pages that wait for news of a seat, or of `WATCHERS`; all of them once it has
    stopped."""

    def __init__(self) -> None:
        self.stopped = False
        self._waiting: dict[str, set[Callable[..., None]]] = defaultdict(set)
        self._later: asyncio.TimerHandle | None = None

    def __repr__(self) -> str:
        return f"<News for {sum(map(len, self._waiting.values()))} pages>"

    def tell(self, seat: str) -> None:
        """Wake those who wait for news of a seat. *Must* be called while the loop runs."""
        if seat != WATCHERS:
            self._wake(seat)
        elif self._later is None:
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(WATCHERS_LATER_S, self._tell_watchers)

    def stop(self) -> None:
        """Wake all, now and from now on."""
        self.stopped = True
        for seat in [*self._waiting]:
            self._wake(seat)

    async def of(self, seat: str, timeout_s: float, ends: "asyncio.Future[None]") -> None:
        """Wait until there is news of a seat, a connection *ends*, or the time is over."""
        if self.stopped:
            return
        loop = asyncio.get_running_loop()
        woken = loop.create_future()

        def wake(ended: object = None) -> None:
            if not woken.done():
                woken.set_result(None)

        self._waiting[seat].add(wake)
        ends.add_done_callback(wake)
        late = loop.call_later(timeout_s, wake)
        try:
            await woken
        finally:
            late.cancel()
            ends.remove_done_callback(wake)
            self._waiting[seat].discard(wake)

    def _wake(self, seat: str) -> None:
        for wake in self._waiting.pop(seat, ()):
            wake()

    def _tell_watchers(self) -> None:
        self._later = None
        self._wake(WATCHERS)
