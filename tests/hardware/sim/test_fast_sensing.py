"""How the fast twin's readers come to report a tag."""

from random import Random
from statistics import mean

import pytest

from bench.tags import Field
from hardware.loop import Loop, VirtualClock
from hardware.rfid import Reader, Registers
from hardware.signals import ReaderLost, ReaderReady, TagEntered, TagLeft
from hardware.sim.fast import Sensing
from hardware.sim.noise import Noise, Profile, Reads
from hardware.sim.places import BeltShape
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import ntag213
from hardware.sim.world import World

UID = "04010203040506"


class Desk:
    def __init__(self, reads):
        self.loop = Loop(VirtualClock())
        self.heard = []
        self.sensing = Sensing("belt", self.loop, self.heard.append, Random(1), reads)

    def see(self, *uids):
        self.sensing.see(uids)

    def pass_s(self, seconds):
        self.loop.run(until_s=self.loop.now_s() + seconds)
        heard, self.heard[:] = [type(signal) for signal in self.heard], []
        return heard


@pytest.fixture
def desk():
    return Desk(Reads())


def test_a_tag_enters_and_leaves_once(desk):
    desk.see(UID)
    assert desk.pass_s(0.009) == []
    assert desk.pass_s(0.030) == [TagEntered]
    assert desk.pass_s(60.0) == []
    desk.see()
    assert desk.pass_s(0.039) == []
    assert desk.pass_s(0.065) == [TagLeft]


def test_a_tag_that_goes_before_a_poll_has_confirmed_it_was_never_there(desk):
    desk.see(UID)
    desk.pass_s(0.005)
    desk.see()
    assert desk.pass_s(1.0) == []


def test_a_tag_that_is_away_for_a_few_polls_has_not_left(desk):
    desk.see(UID)
    desk.pass_s(0.1)
    desk.see()
    desk.pass_s(0.03)
    desk.see(UID)
    assert desk.pass_s(1.0) == []


def test_a_reader_that_loses_its_supply_takes_no_tag_away(desk):
    desk.see(UID)
    desk.pass_s(0.1)
    desk.sensing.reset(True)
    assert desk.pass_s(0.3) == [ReaderLost]
    desk.sensing.reset(False)
    assert desk.pass_s(1.0) == [ReaderReady]


def test_what_came_and_went_while_a_reader_was_lost_is_told_afterwards(desk):
    desk.see(UID)
    desk.pass_s(0.1)
    desk.sensing.reset(True)
    desk.pass_s(0.1)
    desk.see("04AA")
    assert desk.pass_s(0.1) == []
    desk.sensing.reset(False)
    assert desk.pass_s(1.0) == [ReaderReady, TagEntered, TagLeft]


def test_a_reset_that_follows_at_once_loses_the_reader_once(desk):
    for _ in range(2):
        desk.sensing.reset(True)
        desk.loop.run(until_s=desk.loop.now_s() + 0.05)
        desk.sensing.reset(False)
    assert desk.pass_s(1.0) == [ReaderLost, ReaderReady]
    assert not desk.sensing.lost


def test_present_counts_the_tags_in_the_field(desk):
    desk.see(UID, "04AA")
    desk.loop.run(until_s=1.0)
    assert [signal.present for signal in desk.heard] == [2, 2]


# ---- beside the real driver on the simulated chip ------------------------------------------------


class Bench:
    """The driver on a simulated chip in air as bad as the profile says."""

    def __init__(self, reads):
        shape = BeltShape(places=36, track_mm=1260.0, readers={"belt": (0.0, 40.0)})
        noise = Noise(World(shape, [], []), Profile(reads=reads), seed=3)
        self.loop = Loop(VirtualClock())
        self.field = Field(self.loop.clock)
        self.heard = []
        self.chip = Rc522(self.loop.clock, self.field, transfer_s=30e-6, random=Random(1))
        registers = Registers(self.chip.xfer2, transfer_us=34)
        self.loop.start(Reader("belt", registers, self.heard.append, self.loop.clock).run())
        self.loop.start(self.spoil(noise))

    def spoil(self, noise):
        air = self.chip.air
        for begins_s, ends_s, garbled in noise.bad_polls("belt", 0.0):
            yield begins_s
            air.garbled_rate, air.silent_rate = float(garbled), float(not garbled)
            yield ends_s
            air.garbled_rate = air.silent_rate = 0.0


def real_delays(reads, tags):
    bench, random = Bench(reads), Random(5)
    delays = []
    for _ in range(tags):
        tag = ntag213(b"\x04" + random.randbytes(6))
        bench.loop.run(until_s=bench.loop.now_s() + random.uniform(0.2, 0.25))
        bench.heard.clear()
        began_s = bench.loop.now_s()
        bench.field.put(tag)
        bench.loop.run(until_s=began_s + 0.4)
        delays += [s.at_s - began_s for s in bench.heard if isinstance(s, TagEntered)][:1]
        bench.field.take(tag)
    return delays


def drawn_delays(reads, tags):
    desk = Desk(reads)
    delays = []
    for number in range(tags):
        began_s = desk.loop.now_s()
        desk.see(f"{number}")
        desk.loop.run(until_s=began_s + 0.4)
        delays += [s.at_s - began_s for s in desk.heard if isinstance(s, TagEntered)][:1]
        desk.see()
        desk.pass_s(0.2)
    return delays


@pytest.mark.parametrize("missed_polls", [0.0, 0.1, 0.2])
def test_a_tag_enters_about_as_late_as_with_the_real_driver(missed_polls):
    reads = Reads(missed_polls=missed_polls)
    real, drawn = real_delays(reads, 150), drawn_delays(reads, 600)
    assert len(real) == 150
    assert mean(drawn) == pytest.approx(mean(real), abs=0.004)


def test_late_reports_come_later_by_half_of_the_most_on_average():
    usual, late = drawn_delays(Reads(), 300), drawn_delays(Reads(late_s=0.2), 300)
    assert mean(late) - mean(usual) == pytest.approx(0.1, abs=0.015)
    assert max(late) - max(usual) == pytest.approx(0.2, abs=0.02)


def test_a_tag_flickers_about_as_often_as_with_the_real_driver():
    reads = Reads(missed_polls=0.3, garbled_share=0.0)
    bench = Bench(reads)
    bench.field.put(ntag213(bytes.fromhex(UID)))
    bench.loop.run(until_s=100.0)
    desk = Desk(reads)
    desk.see(UID)
    desk.loop.run(until_s=1000.0)
    real = sum(isinstance(signal, TagLeft) for signal in bench.heard)
    drawn = sum(isinstance(signal, TagLeft) for signal in desk.heard)
    assert drawn / 10 == pytest.approx(real, rel=0.35)
