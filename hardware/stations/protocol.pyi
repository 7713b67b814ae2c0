from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

VERSION: Final[str]
NO_STREAM: Final[str]
LONGEST_LINE: Final[int]
HEARTBEAT_US: Final[int]
RESEND_US: Final[int]
TABLE_GONE_US: Final[int]
WINDOW: Final[int]
LONGEST_QUEUE: Final[int]
BUTTONS: Final[tuple[str, ...]]
COLOURS: Final[tuple[str, ...]]
PATTERNS: Final[tuple[str, ...]]

Line = tuple[str, int, str, tuple[str, ...]]
Found = tuple[Line, None] | tuple[None, str]
Values = tuple[str | int, ...]

Asked = tuple[Literal["begin"]] | tuple[Literal["prompt"]] | tuple[Literal["light"], str, str]

Happening = (
    tuple[Literal["began"]]
    | tuple[Literal["event"], int, str, Values]
    | tuple[Literal["held"], tuple[str, ...]]
    | tuple[Literal["bad"], str]
)

EVENTS: Final[Mapping[str, Callable[[tuple[str, ...]], Values | None]]]

def format_line(stream: str, sequence: int, kind: str, *words: str) -> bytes: ...
def printable(text: str) -> str: ...

class Framer:
    bad_lines: int
    def __init__(self) -> None: ...
    def feed(self, data: bytes | bytearray) -> list[Found]: ...

class DeviceEnd:
    framer: Framer
    stream: str
    held: Sequence[str]
    def __init__(self, station: str, firmware: str, boot: int) -> None: ...
    def receive(self, now_us: int, data: bytes) -> list[Asked]: ...
    def report(self, happened_us: int, kind: str, *words: str) -> None: ...
    def to_send(self, now_us: int) -> bytes: ...
    def next_us(self) -> int: ...
    def table_gone(self, now_us: int) -> bool: ...

class HostEnd:
    framer: Framer
    station: str | None
    firmware: str | None
    running: bool
    heard_us: int | None
    def __init__(self, first_stream: int) -> None: ...
    def receive(self, now_us: int, data: bytes) -> list[Happening]: ...
    def forget_held(self) -> None: ...
    def light(self, colour: str, pattern: str) -> None: ...
    def prompt(self) -> None: ...
    def to_send(self) -> bytes: ...
