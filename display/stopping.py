"""What ends a program of the display from outside: SIGTERM, and Ctrl-C.

The controller starts these programs with SIGINT blocked, so that a Ctrl-C which comes while Python
still imports them waits until they can end in order.
"""

import signal
from collections.abc import Callable


def on_signal(stop: Callable[[int], None]) -> None:
    """Call *stop* with the number of a signal that asks this program to end."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda number, _frame: stop(number))
    heed_interrupts()


def heed_interrupts() -> None:
    """Let SIGINT in from now on, also one that has waited."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def exit_code(number: int) -> int:
    """The exit code of a program that a signal has ended, as shells count."""
    return 128 + number
