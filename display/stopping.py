"""What ends a program of the display from outside: SIGTERM, and Ctrl-C."""

import signal
from typing import Any

STOPPING = (signal.SIGTERM, signal.SIGINT)


class Stop:
    """Whether a signal has asked this program to end, inside a `with` block; `exit_code` is 0 until
    one has.

    Entered before anything of SDL, which would make of these signals the closing of a window. The
    controller starts these programs with both blocked, so that one which comes while Python still
    imports them waits until now.
    """

    def __init__(self) -> None:
        self.exit_code = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> "Stop":
        for number in STOPPING:
            self._before[number] = signal.signal(number, self._asked)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
        return self

    def __exit__(self, *exc_info: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def __bool__(self) -> bool:
        return self.exit_code != 0

    def __repr__(self) -> str:
        return f"<Stop: {'asked' if self else 'not asked'}>"

    def _asked(self, number: int, _frame: object) -> None:
        self.exit_code = 128 + number  # as shells count
