from typing import Literal

from hardware.rfid.iso14443 import Frame

Change = (
    tuple[Literal["entered"], str, int]
    | tuple[Literal["left"], str]
    | tuple[Literal["dropped"], str]
)

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
