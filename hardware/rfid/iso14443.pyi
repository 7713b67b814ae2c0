from collections.abc import Generator, Iterable
from typing import NamedTuple

class Frame(NamedTuple):
    data: bytes
    last_bits: int
    rx_align: int
    reply_bits: int
    timeout_us: int

class Reply(NamedTuple):
    data: bytes
    bits: int
    collision: int

SILENCE: Reply
GARBLED: Reply
CASCADE_TAG: int
UID_NOT_COMPLETE: int
SELECT_LEVELS: tuple[int, int, int]
REQA: Frame
WUPA: Frame
HLTA: Frame

def crc_a(data: Iterable[int]) -> bytes: ...
def select_frame(level: int, uid_and_bcc: bytes) -> Frame: ...
def selection(uid: bytes) -> tuple[Frame, ...]: ...
def sak_of(reply: Reply) -> int | None: ...
def inventory(
    collisions_from_uid: bool = False,
) -> Generator[Frame, Reply, tuple[list[bytes], bool]]: ...
def check(frames: tuple[Frame, ...]) -> Generator[Frame, Reply, Reply]: ...
