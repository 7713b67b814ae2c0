"""The part of `reclaim bench rfid` that lasts: tags that rest, and tags that are taken away.

The readers of a whole table, the carousel's and four seats', share one loop, one virtual clock and
one host here, which is harsher than the table, where each seat's station has its own. The air is
bad: whole polls are garbled or falsely silent at the rates below.
"""

import statistics
from random import Random
from typing import Any

from bench.progress import progress
from bench.tags import Field
from hardware.loop import Loop, Task, VirtualClock
from hardware.rfid import Reader, Registers
from hardware.signals import AnySignal, TagEntered, TagLeft
from hardware.sim.air import Air
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import ntag213

GARBLED_POLLS = 0.01
SILENT_POLLS = 0.005
POLL_S = 0.010
HOURS, QUICK_HOURS = 10.0, 0.1
STEPS = 100
REMOVALS, QUICK_REMOVALS = 2000, 200
READERS = ("carousel", "seat-1", "seat-2", "seat-3", "seat-4")
TRANSFER_S = 30e-6
COMES_WITHIN_S = 5.0


def run(seed: int, quick: bool) -> dict[str, Any]:
    """How often a resting tag is taken for gone, and how soon a removal is reported."""
    return {
        "resting": _resting(QUICK_HOURS if quick else HOURS, seed),
        "removal_ms": _removals(QUICK_REMOVALS if quick else REMOVALS, seed),
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    resting, removal = result["resting"], result["removal_ms"]
    return (
        f"a tag that rests for {resting['hours']:g} h, {GARBLED_POLLS:.1%} of polls garbled and "
        f"{SILENT_POLLS:.1%} falsely silent: {resting['false_removals']} false removals\n"
        f"a removal is reported after {removal['median']:.1f} ms (p99 {removal['p99']:.1f} ms), "
        f"{len(READERS)} readers at work"
    )


class Table:
    """Some readers in bad air; `left` and `entered` collect what they tell, as (reader, uid)."""

    def __init__(self, names: tuple[str, ...], seed: int) -> None:
        self.clock = VirtualClock()
        self.loop = Loop(self.clock)
        self.fields: dict[str, Field] = {}
        self.entered: list[tuple[str, str]] = []
        self.left: list[tuple[str, str]] = []
        for name in names:
            field = self.fields[name] = Field(self.clock)
            random = Random(f"{seed}/air/{name}")
            chip = Rc522(self.clock, field, transfer_s=TRANSFER_S, random=random)
            self.loop.start(self._spoil(chip.air, random))
            wire_us = int(TRANSFER_S * 1e6 + 16e6 / chip.spi_hz)
            registers = Registers(chip.xfer2, transfer_us=wire_us)
            self.loop.start(Reader(name, registers, self._heard, self.clock).run())

    def pass_s(self, seconds: float) -> None:
        self.loop.run(until_s=self.clock.now_s() + seconds)

    def wait_for(self, told: list[tuple[str, str]], reader: str, uid: str) -> float:
        """Run until *told* has this tag; how long that took, in seconds."""
        began_s = self.clock.now_s()
        told.clear()
        self.loop.run(until_s=began_s + COMES_WITHIN_S, while_=lambda: (reader, uid) not in told)
        assert (reader, uid) in told, f"{reader} told nothing of {uid} for {COMES_WITHIN_S:g} s"
        return self.clock.now_s() - began_s

    def _spoil(self, air: Air, random: Random) -> Task:
        """Draw again, as often as a reader polls, what becomes of the answers."""
        while True:
            draw = random.random()
            air.garbled_rate = float(draw < GARBLED_POLLS)
            air.silent_rate = float(GARBLED_POLLS <= draw < GARBLED_POLLS + SILENT_POLLS)
            yield self.clock.now_s() + POLL_S

    def _heard(self, signal: AnySignal) -> None:
        if isinstance(signal, TagEntered):
            self.entered.append((signal.reader, signal.uid))
        elif isinstance(signal, TagLeft):
            self.left.append((signal.reader, signal.uid))


def _resting(hours: float, seed: int) -> dict[str, float]:
    table = Table(READERS[:1], seed)
    tag = ntag213(_ntag_uid(Random(f"{seed}/resting")))
    table.fields[READERS[0]].put(tag)
    table.wait_for(table.entered, READERS[0], tag.uid.hex().upper())
    for _ in progress(range(STEPS), f"a tag rests for {hours:g} h"):
        table.pass_s(hours * 3600 / STEPS)
    return {"hours": hours, "false_removals": len(table.left)}


def _removals(removals: int, seed: int) -> dict[str, float]:
    """One tag rests at each reader while another one comes and goes at one of them."""
    random = Random(f"{seed}/removals")
    table = Table(READERS, seed)
    for field in table.fields.values():
        field.put(ntag213(_ntag_uid(random)))
    taken_ms = []
    for _ in progress(range(removals), "removals"):
        reader = random.choice(READERS)
        tag = ntag213(_ntag_uid(random))
        uid = tag.uid.hex().upper()
        table.pass_s(random.uniform(0.05, 0.1))
        table.fields[reader].put(tag)
        table.wait_for(table.entered, reader, uid)
        table.pass_s(random.uniform(0.2, 0.3))
        table.fields[reader].take(tag)
        taken_ms.append(table.wait_for(table.left, reader, uid) * 1e3)
    taken_ms.sort()
    return {
        "median": round(statistics.median(taken_ms), 3),
        "p99": round(taken_ms[int(len(taken_ms) * 0.99)], 3),
    }


def _ntag_uid(random: Random) -> bytes:
    return b"\x04" + random.randbytes(2) + b"\x01" + random.randbytes(3)
