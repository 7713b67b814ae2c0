from collections.abc import Callable, Generator
from typing import Any, Literal, Protocol, TypeVar

from hardware.rfid.identity import Request
from hardware.rfid.iso14443 import Frame
from hardware.rfid.pcd import Registers

Outcome = TypeVar("Outcome")

Event = (
    tuple[Literal["ready"]]
    | tuple[Literal["lost"], str]
    | tuple[Literal["entered"], str, int]
    | tuple[Literal["left"], str]
)

Change = (
    tuple[Literal["entered"], str, int]
    | tuple[Literal["left"], str]
    | tuple[Literal["dropped"], str]
)

CHECK_US: int
SILENCES: int
GARBLED_US: int

class Tag:
    uid: bytes
    name: str
    selection: tuple[Frame, ...]
    entered: bool
    silences: int
    seen_us: int
    def __init__(self, uid: bytes, now_us: int) -> None: ...

class Presence:
    silences: int
    garbled_us: int
    def __init__(self, silences: int = ..., garbled_us: int = ...) -> None: ...
    @property
    def present(self) -> tuple[str, ...]: ...
    def due(self, now_us: int) -> list[Tag]: ...
    def seen(self, uid: bytes, now_us: int) -> Change | None: ...
    def silent(self, tag: Tag, now_us: int) -> Change | None: ...
    def garbled(self, tag: Tag, now_us: int) -> Change | None: ...
    def resume(self, now_us: int) -> None: ...

class Turn(Protocol):
    def ask(self) -> bool: ...
    def give(self) -> None: ...

class Poller:
    poll_us: int
    ready: bool
    fault: str | None
    polls: int
    garbled_polls: int
    now_us: int
    def __init__(
        self,
        registers: Registers,
        poll_us: int = 10_000,
        collisions_from_uid: bool = False,
        turn: Turn | None = None,
    ) -> None: ...
    @property
    def version(self) -> int | None: ...
    @property
    def present(self) -> tuple[str, ...]: ...
    def run(self) -> Generator[tuple[int, tuple[Event, ...]], int]: ...
    def ask(
        self, protocol: Generator[Request, Any, Outcome], answer: Callable[[Outcome], None]
    ) -> None: ...
    def close(self) -> None: ...
