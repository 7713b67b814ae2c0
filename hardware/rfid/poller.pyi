from collections.abc import Generator
from typing import Literal, Protocol

from hardware.rfid.registers import Registers

Event = (
    tuple[Literal["ready"]]
    | tuple[Literal["lost"], str]
    | tuple[Literal["entered"], str, int]
    | tuple[Literal["left"], str]
)

class Turn(Protocol):
    def ask(self) -> bool: ...
    def give(self) -> None: ...

class Poller:
    poll_us: int
    ready: bool
    fault: str | None
    polls: int
    now_us: int
    def __init__(
        self,
        registers: Registers,
        poll_us: int = 10_000,
        silences: int = ...,
        garbled_us: int = ...,
        gain_db: int = 38,
        collisions_from_uid: bool = False,
        turn: Turn | None = None,
    ) -> None: ...
    @property
    def present(self) -> tuple[str, ...]: ...
    def run(self) -> Generator[tuple[int, tuple[Event, ...]], int]: ...
    def close(self) -> None: ...
