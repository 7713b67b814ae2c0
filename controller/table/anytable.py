"""A table as the controller sees it: the real one, the deep twin's and the fast twin."""

from collections.abc import Callable
from typing import Protocol

from hardware.signals import AnyCommand, AnySignal


class AnyTable(Protocol):
    """Signals go to its `listeners`, commands come through `send`."""

    name: str
    simulated: bool
    seats: tuple[str, ...]
    spots: tuple[str, ...]
    """The readers of the spots, left to right."""
    listeners: list[Callable[[AnySignal], None]]

    def start(self) -> None:
        """Open every device; report each that is ready."""

    def send(self, command: AnyCommand) -> None: ...

    def close(self) -> None: ...
