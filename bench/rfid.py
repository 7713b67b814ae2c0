"""`reclaim bench rfid`: what finding tags costs, beside other drivers and beside the air itself.

Everything runs on the simulated chip and a virtual clock; the peers are the packages as they are
published. A transfer costs the host 0 or 30 us and its bits at the driver's own bus speed. Counts
of transfers and bytes are those at 30 us: how often a driver asks for a status depends on it. One
poll of a peer does less than one of ours: neither confirms the UID by a SELECT, looks for a second
tag or parks the one that it found, and mfrc522 cuts an NTAG's UID.

An inventory begins in a field that is on and settled and ends when every tag was selected once.
Its limit is `AIR_MS`, which no bus and no driver is part of.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple, TypeVar

from bench import rfid_presence
from bench.drivers import standins
from bench.progress import progress
from bench.tags import Field, classic_1k
from hardware.loop import VirtualClock
from hardware.rfid import Registers
from hardware.rfid.iso14443 import SILENCE, Frame, Reply, check, inventory, selection
from hardware.rfid.pcd import FIELD_SETTLE_US, Pcd
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import Tag, ntag213

AIR_MS = {1: 6.3, 2: 13.1, 3: 20.2, 4: 27.6, 8: 58.0}
"""NTAGs -> mean time of their inventory on the air: the frames and delays of ISO/IEC 14443-3 with
as many collisions as random UIDs have, the listening after each HLTA and the last silent REQA. Each
collision counts each time; our reader remembers collisions, so with many tags it may need less."""

TRANSFER_S = {"0us": 0.0, "30us": 30e-6}
TAGS_WAKE_S = 5.1e-3
SETS, QUICK_SETS = 1000, 100
TIMED_SETS, QUICK_TIMED_SETS = 200, 40
BIT_ERROR_RATE = 1e-4
FIELDS = {
    "empty": [],
    "one_4byte": [classic_1k("DEADBEEF").uid],
    "one_ntag": [ntag213("04A11122334480").uid],
}

Result = TypeVar("Result")
Poll = Callable[[], object]


def run(seed: int, quick: bool) -> dict[str, Any]:
    """Measure all drivers, then ours in depth; the dictionary that `--json` prints."""
    sets = QUICK_SETS if quick else SETS
    timed = QUICK_TIMED_SETS if quick else TIMED_SETS
    return {
        "drivers": {name: _driver(name, prepare) for name, prepare in DRIVERS.items()},
        "inventory": {str(n): _inventory(n, timed, seed) for n in AIR_MS},
        "settling_ms": FIELD_SETTLE_US / 1e3,
        "second_confirmation_ms": _check_ms(1),
        "presence_check_ms": {str(n): _check_ms(n) for n in (1, 2, 4)},
        "complete": {
            str(n): _completeness(n, sets, seed) for n in progress(range(1, 9), "every tag found")
        },
        "noisy": _noisy(sets, seed),
        **rfid_presence.run(seed, quick),
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    rows = [f"{'one poll':<30}{'transfers':>10}{'bytes':>8}{'ms, 0 us':>10}{'ms, 30 us':>11}"]
    for name, fields in result["drivers"].items():
        if fields is None:
            rows.append(f"{name:<30}{'not installed':>39}")
            continue
        for field, of in fields.items():
            rows.append(
                f"{name + ', ' + field:<30}{of['transfers']:>10,}{of['bytes']:>8,}"
                f"{of['ms_at_0us']:>10.2f}{of['ms_at_30us']:>11.2f}"
            )
    rows.append(f"{'inventory, ms':<30}{'air':>10}{'0 us':>8}{'30 us':>10}{'of the air':>18}")
    for n, of in result["inventory"].items():
        rows.append(
            f"{n + ' NTAG':<30}{of['air_ms']:>10.1f}{of['ms_at_0us']:>8.2f}"
            f"{of['ms_at_30us']:>10.2f}{of['ratio_at_0us']:>10.3f}{of['ratio_at_30us']:>8.3f}"
        )
    checks = ", ".join(f"{n}: {ms:.2f}" for n, ms in result["presence_check_ms"].items())
    noisy, complete = result["noisy"], result["complete"].values()
    rows += [
        f"settling {result['settling_ms']:.1f} ms; a newcomer's second confirmation "
        f"{result['second_confirmation_ms']:.2f} ms; presence checks, ms: {checks}",
        f"complete {sum(of['complete'] for of in complete):,} of "
        f"{sum(of['sets'] for of in complete):,} random sets of 1 to 8 tags, "
        f"{sum(of['invented'] for of in complete)} tags invented",
        f"at a bit error rate of {noisy['bit_error_rate']:g}: {noisy['miss_rate']:.2%} of the tags "
        f"missed per round, {noisy['invented']} invented in {noisy['rounds']:,} rounds",
        rfid_presence.table(result),
    ]
    return "\n".join(rows)


# -- one reader -----------------------------------------------------------------------------


class Desk:
    """Our driver on a simulated chip with these tags before it, started and settled."""

    def __init__(self, uids: Iterable[bytes], transfer_s: float, random: Random) -> None:
        self.clock = VirtualClock()
        tags = [_tag(uid) for uid in uids]
        self.chip = Rc522(
            self.clock, Field(self.clock, *tags), transfer_s=transfer_s, random=random
        )
        self._pcd = started(self.chip, self.clock)

    def talk(self, protocol: Generator[Frame, Reply, Result]) -> Result:
        """Play *protocol* over the chip."""
        return talk(self._pcd, self.clock, protocol)


def started(chip: Rc522, clock: VirtualClock) -> Pcd:
    wire_us = int(chip.transfer_s * 1e6 + 16e6 / chip.spi_hz)
    pcd = Pcd(Registers(chip.xfer2, transfer_us=wire_us))
    fault = wait(clock, pcd.start())
    assert fault is None, fault
    return pcd


def wait(clock: VirtualClock, work: Generator[int, None, Result]) -> Result:
    while True:
        try:
            wait_us = next(work)
        except StopIteration as stop:
            result: Result = stop.value
            return result
        clock.spend(wait_us * 1e-6)


def talk(pcd: Pcd, clock: VirtualClock, protocol: Generator[Frame, Reply, Result]) -> Result:
    try:
        frame = next(protocol)
        while True:
            frame = protocol.send(wait(clock, pcd.transceive(frame)))
    except StopIteration as stop:
        result: Result = stop.value
        return result


def _tag(uid: bytes) -> Tag:
    return ntag213(uid) if len(uid) == 7 else classic_1k(uid)


# -- drivers --------------------------------------------------------------------------------


class Cost(NamedTuple):
    transfers: int
    bytes: int
    ms: float


def _ours(chip: Rc522, clock: VirtualClock) -> Poll:
    pcd = started(chip, clock)
    return lambda: talk(pcd, clock, inventory())


def _mfrc522(chip: Rc522, clock: VirtualClock) -> Poll:
    with standins({(0, 0): chip}):
        import mfrc522

        poll: Poll = mfrc522.SimpleMFRC522().read_id_no_block
        return poll


def _pi_rc522(chip: Rc522, clock: VirtualClock) -> Poll:
    with standins({(0, 0): chip}):
        import pirc522

        poll: Poll = pirc522.RFID(pin_irq=None).read_id
        return poll


DRIVERS: dict[str, Callable[[Rc522, VirtualClock], Poll]] = {
    "ours": _ours,
    "mfrc522": _mfrc522,
    "pi_rc522": _pi_rc522,
}
"""Name -> what sets the driver up and returns its poll."""

_PACKAGES = {"mfrc522": "mfrc522", "pi_rc522": "pirc522"}


def _driver(
    name: str, prepare: Callable[[Rc522, VirtualClock], Poll]
) -> dict[str, dict[str, float]] | None:
    if name in _PACKAGES and find_spec(_PACKAGES[name]) is None:
        return None
    figures = {}
    for field, uids in FIELDS.items():
        free, usual = (_poll_cost(prepare, uids, transfer_s) for transfer_s in TRANSFER_S.values())
        figures[field] = {
            "transfers": usual.transfers,
            "bytes": usual.bytes,
            "ms_at_0us": round(free.ms, 3),
            "ms_at_30us": round(usual.ms, 3),
        }
    return figures


def _poll_cost(
    prepare: Callable[[Rc522, VirtualClock], Poll], uids: Sequence[bytes], transfer_s: float
) -> Cost:
    """What the first poll costs, in a field that is on and settled."""
    clock = VirtualClock()
    chip = Rc522(clock, Field(clock, *[_tag(uid) for uid in uids]), transfer_s=transfer_s)
    poll = prepare(chip, clock)
    clock.spend(TAGS_WAKE_S)
    transfers, sent, began_s = chip.transfers, chip.bytes, clock.now_s()
    poll()
    return Cost(chip.transfers - transfers, chip.bytes - sent, (clock.now_s() - began_s) * 1e3)


# -- inventories ----------------------------------------------------------------------------


def _inventory(n: int, sets: int, seed: int) -> dict[str, float]:
    """The mean time of inventories of *n* random NTAGs."""
    figures: dict[str, float] = {"air_ms": AIR_MS[n]}
    for name, transfer_s in TRANSFER_S.items():
        random = Random(f"{seed}/inventory/{n}")
        total_s = 0.0
        for _ in range(sets):
            desk = Desk(random_uids(random, n, (7,)), transfer_s, random)
            began_s = desk.clock.now_s()
            found, _ = desk.talk(inventory())
            assert len(found) == n, "the time of an inventory that is not complete means nothing"
            total_s += desk.clock.now_s() - began_s
        figures[f"ms_at_{name}"] = round(total_s / sets * 1e3, 3)
        figures[f"ratio_at_{name}"] = round(total_s / sets * 1e3 / AIR_MS[n], 3)
    return figures


def _check_ms(n: int) -> float:
    """How long it takes to see that *n* known NTAGs are still there, at 30 us per transfer."""
    random = Random(n)
    uids = random_uids(random, n, (7,))
    desk = Desk(uids, TRANSFER_S["30us"], random)
    desk.talk(inventory())
    began_s = desk.clock.now_s()
    for uid in uids:
        assert desk.talk(check(selection(uid))) is not SILENCE, "it lies in the field"
    return round((desk.clock.now_s() - began_s) * 1e3, 3)


def _completeness(n: int, sets: int, seed: int) -> dict[str, int]:
    """Whether one inventory of *n* tags finds all of them, and nothing else."""
    random = Random(f"{seed}/complete/{n}")
    complete = invented = 0
    for _ in range(sets):
        uids = random_uids(random, n)
        found, _ = Desk(uids, TRANSFER_S["30us"], random).talk(inventory())
        complete += sorted(found) == sorted(uids)
        invented += _invented(found, uids)
    return {"sets": sets, "complete": complete, "invented": invented}


def _noisy(sets: int, seed: int) -> dict[str, float]:
    """What one round of inventory misses and invents where bits are flipped on the air."""
    random = Random(f"{seed}/noisy")
    there = missed = invented = rounds = 0
    for n in progress([n for n in range(1, 9) for _ in range(sets)], "with bit errors"):
        uids = random_uids(random, n)
        desk = Desk(uids, TRANSFER_S["30us"], random)
        desk.chip.air.bit_error_rate = BIT_ERROR_RATE
        found, _ = desk.talk(inventory())
        rounds += 1
        there += n
        missed += len(set(uids) - set(found))
        invented += _invented(found, uids)
    return {
        "bit_error_rate": BIT_ERROR_RATE,
        "rounds": rounds,
        "miss_rate": round(missed / there, 6),
        "invented": invented,
    }


def _invented(found: Sequence[bytes], uids: Sequence[bytes]) -> int:
    """How many were found that are not there, or twice."""
    return len(found) - len(set(found) & set(uids))


def random_uids(random: Random, n: int, sizes: Sequence[int] = (4, 7, 10)) -> list[bytes]:
    """*n* different UIDs that the standard allows.

    With mixed sizes every second set has only two byte values in it, so that collisions nest as
    deep as they can.
    """
    nested = len(sizes) > 1 and random.random() < 0.5
    values = random.sample(range(256), 2) if nested else range(256)
    uids: list[bytes] = []
    while len(uids) < n:
        size = random.choice(sizes)
        uid = bytes(random.choices(values, k=size))
        if len(sizes) == 1:
            uid = b"\x04" + uid[1:]  # the maker of NTAGs
        # ISO/IEC 14443-3, 6.5.4: 88h announces a further cascade level.
        if uid[0] != 0x88 and not (size == 7 and uid[3] == 0x88) and uid not in uids:
            uids.append(uid)
    return uids
