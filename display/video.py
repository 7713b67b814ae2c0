"""What a program of the display asks of the computer: SDL's video, and when to end.

As a program (`python -m display.video`) it opens no window and tells by its exit code whether one
could be seen here: 0 yes, 2 no.
"""

import os
import signal
import sys
from typing import Any

import pygame

BLIND = ("dummy", "offscreen")
"""SDL's drivers that show nothing to anybody. Where there is no screen SDL falls back to one of
them, without a word."""

STOPPING = (signal.SIGTERM, signal.SIGINT)


def open_video() -> None:
    """Open SDL's video. Raises `pygame.error` where there is no screen, unless a driver that shows
    nothing was asked for by name (SDL_VIDEODRIVER)."""
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in BLIND and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise pygame.error("there is no screen")


def open_unseen(size: tuple[int, int]) -> pygame.Surface:
    """A window that nobody sees, for what is painted to be shown elsewhere."""
    before = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = BLIND[0]
    try:
        pygame.display.init()
        return pygame.display.set_mode(size)
    finally:
        if before is None:
            del os.environ["SDL_VIDEODRIVER"]
        else:
            os.environ["SDL_VIDEODRIVER"] = before


def visible() -> bool:
    """Whether a window here could be seen."""
    try:
        open_video()
    except pygame.error:
        return False
    driver = pygame.display.get_driver()
    pygame.display.quit()
    return driver not in BLIND


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


if __name__ == "__main__":
    sys.exit(0 if visible() else 2)
