"""Which of the two slots boots: a state in two copies, read and written by U-Boot and by us.

Pure: bytes and values in, values out. U-Boot makes the same choice in boot/slots.cmd, and the
initramfs in initramfs/reclaim-pass-over.

A copy is one sector in U-Boot's own format for variables (`env export -c`, `env import -c`): the
CRC-32 of all that follows, little-endian, then `name=value`, each ended by a zero byte, and zeros
to the end. The copies lie before the first partition, far from each other and from any file
system. A change overwrites the older one, so a power cut in the middle leaves the newer one.

A slot that is on trial boots at most `TRIALS` times; each boot is counted before it begins. Only
a healthy system confirms it. Boots of a good slot are not counted: many power cuts say nothing
about it. So the count can never leave the table without a slot.
"""

import struct
import zlib
from dataclasses import dataclass, replace
from enum import StrEnum

SECTOR_BYTES = 512
COPIES_AT = (0x2000, 0x4000)  # sectors: 4 MiB and 8 MiB, each in an erase block of its own
TRIALS = 3
_GENERATIONS = 1 << 32
_NEVER = 9  # more boots than any state has left


class Slot(StrEnum):
    A = "a"
    B = "b"

    @property
    def other(self) -> "Slot":
        return Slot.B if self is Slot.A else Slot.A


@dataclass(frozen=True, slots=True)
class SlotState:
    """One copy's content. *trial* is the slot that is tried, with *left* boots to go.

    The higher generation is newer, and within one the lower *left*: U-Boot, which has no arithmetic
    on a PC, counts a boot by *left* alone.
    """

    generation: int
    good: Slot
    trial: Slot | None = None
    left: int = 0


def encode(state: SlotState) -> bytes:
    """The sector that holds *state*."""
    fields = {
        "slot_generation": hex(state.generation),
        "slot_good": state.good.value,
        "slot_left": str(state.left),
        "slot_trial": state.trial.value if state.trial else "none",
    }
    text = "".join(f"{name}={value}\0" for name, value in fields.items()).encode()
    body = text.ljust(SECTOR_BYTES - 4, b"\0")
    return struct.pack("<I", zlib.crc32(body)) + body


def decode(sector: bytes) -> SlotState | None:
    """The state in *sector*, or None when it is damaged, empty or of another kind."""
    if len(sector) != SECTOR_BYTES:
        return None
    (crc,) = struct.unpack_from("<I", sector)
    body = sector[4:]
    if zlib.crc32(body) != crc:
        return None
    try:
        pairs = body.split(b"\0\0")[0].decode("ascii").split("\0")
        fields = dict(pair.split("=", 1) for pair in pairs)
        trial = fields["slot_trial"]
        state = SlotState(
            generation=int(fields["slot_generation"], 16),
            good=Slot(fields["slot_good"]),
            trial=None if trial == "none" else Slot(trial),
            left=int(fields["slot_left"]),
        )
    except (ValueError, KeyError):
        return None
    return state if 0 < state.generation < _GENERATIONS and 0 <= state.left <= TRIALS else None


def newest(copies: tuple[bytes, bytes]) -> SlotState | None:
    """The state that holds, or None when both copies are missing or damaged."""
    return decode(copies[1 - older(copies)])


def older(copies: tuple[bytes, bytes]) -> int:
    """Which copy, 0 or 1, the next state is written over: never the one that holds."""
    first, second = (
        (state.generation, -state.left) if state else (0, -_NEVER) for state in map(decode, copies)
    )
    return 1 if first > second else 0


def boot(state: SlotState | None) -> tuple[tuple[Slot, Slot], SlotState | None]:
    """The slots in the order in which to try them, and the state to write before that.

    A slot whose files cannot be loaded is skipped at once. The state is None when nothing needs
    to be written; when it cannot be written, the good slot boots.
    """
    if state is None:
        return (Slot.A, Slot.B), None
    if state.trial and state.left > 0:
        return (state.trial, state.trial.other), replace(state, left=state.left - 1)
    return (state.good, state.good.other), None


def begin_trial(state: SlotState | None, running: Slot) -> SlotState:
    """The other slot than *running* has been written and read back: it is tried from now on."""
    return SlotState(_generation(state) + 1, good=running, trial=running.other, left=TRIALS)


def confirm(state: SlotState | None, running: Slot) -> SlotState:
    """*running* is healthy: it is the good one, and a trial of either slot is over."""
    return SlotState(_generation(state) + 1, good=running)


def give_up(state: SlotState | None, running: Slot) -> SlotState:
    """*running* is on trial and not what it should be: the other one boots, and says so."""
    return SlotState(_generation(state) + 1, good=running.other, trial=running)


def pass_over(state: SlotState | None, broken: Slot) -> SlotState:
    """*broken* has files that load and a root that does not mount: the other one is good."""
    return SlotState(_generation(state) + 1, good=broken.other)


def was_rolled_back(state: SlotState | None, running: Slot) -> bool:
    """Whether the trial of the other slot has failed and *running* is what came back."""
    return state is not None and state.trial is running.other


def _generation(state: SlotState | None) -> int:
    return state.generation if state else 0
