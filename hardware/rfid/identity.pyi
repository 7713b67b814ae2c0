from collections.abc import Generator
from typing import Final, Literal, NamedTuple

from hardware.rfid.iso14443 import Frame, Reply

class Identity(NamedTuple):
    game: int
    piece: int

class Authenticate(NamedTuple):
    block: int
    key: bytes
    uid: bytes

MAGIC: Final[bytes]
VERSION: Final[int]
SIZE: Final[int]
WRITTEN: Final = "written"
UNCHANGED: Final = "unchanged"
FOREIGN: Final = "foreign"
FAILED: Final = "failed"
BLANKS: Final[tuple[bytes, ...]]
DEFAULT_KEY: Final[bytes]

Outcome = Literal["written", "unchanged", "foreign", "failed"]
Request = Frame | Authenticate

def encode(identity: Identity) -> bytes: ...
def decode(record: bytes) -> Identity | None: ...
def read_identity(uid: bytes) -> Generator[Request, Reply | bool, Identity | None]: ...
def write_identity(
    uid: bytes, identity: Identity, force: bool = False
) -> Generator[Request, Reply | bool, Outcome]: ...
