"""A reader's desk: one simulated chip with its field, and the driver parts on top of it."""

from collections.abc import Callable, Generator
from random import Random
from typing import Any

import pytest

from bench.tags import Field
from hardware.loop import Loop, VirtualClock
from hardware.rfid.iso14443 import SILENCE, check, inventory, selection
from hardware.rfid.pcd import Pcd, Registers
from hardware.rfid.reader import Reader
from hardware.signals import Signal
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import Tag


class Desk:
    """Everything on one virtual clock; `wire` are further arguments of the chip."""

    def __init__(self, *tags: Tag, transfer_s: float = 30e-6, **wire: Any) -> None:
        self.clock = VirtualClock()
        self.loop = Loop(self.clock)
        self.field = Field(self.clock, *tags)
        self.chip = Rc522(self.clock, self.field, transfer_s=transfer_s, random=Random(7), **wire)
        self.registers = Registers(self.chip.xfer2, transfer_us=int(transfer_s * 1e6 + 4))
        self.pcd = Pcd(self.registers)
        self.collisions_from_uid = bool(wire.get("collisions_from_uid"))
        self.signals: list[Signal] = []

    def run(self, work: Generator[int, None, Any]) -> Any:
        """Run a generator of waits to its end; what it returns."""
        while True:
            try:
                wait_us = next(work)
            except StopIteration as stop:
                return stop.value
            assert wait_us >= 0
            self.clock.spend(wait_us / 1e6)

    def talk(self, protocol: Generator[Any, Any, Any]) -> Any:
        """Play a protocol over the chip; what it returns."""
        reply = None
        while True:
            try:
                frame = protocol.send(reply)
            except StopIteration as stop:
                return stop.value
            reply = self.run(self.pcd.transceive(frame))

    def started(self) -> "Desk":
        assert self.run(self.pcd.start()) is None
        return self

    def inventory(self) -> set[str]:
        uids, _ = self.talk(inventory(self.collisions_from_uid))
        assert len(set(uids)) == len(uids)
        return {uid.hex().upper() for uid in uids}

    def sees(self, uid: str) -> bool:
        return self.talk(check(selection(bytes.fromhex(uid)))) is not SILENCE

    def reader(self, name: str = "desk", **settings: Any) -> Reader:
        """A reader that runs on the desk's loop and collects its signals."""
        reader = Reader(name, self.registers, self.signals.append, self.clock, **settings)
        self.loop.start(reader.run())
        return reader

    def pass_s(self, seconds: float) -> None:
        self.loop.run(until_s=self.clock.now_s() + seconds)

    def told(self) -> list[str]:
        """What was signalled since the last time, in few words."""
        words = [
            " ".join([type(signal).__name__, getattr(signal, "uid", "")]).strip()
            for signal in self.signals
        ]
        self.signals.clear()
        return words


@pytest.fixture(scope="session")
def desk() -> Callable[..., Desk]:
    """Lay out a desk with tags: `desk(ntag213(...), transfer_s=0)`."""
    return Desk
