"""The identity record on NTAG21x and MIFARE Classic, through simulated chip and tags."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.tags import Field, classic_1k, ntag215, ntag216
from hardware.loop import VirtualClock
from hardware.rfid import Registers
from hardware.rfid.identity import (
    BLANKS,
    FAILED,
    FOREIGN,
    UNCHANGED,
    WRITTEN,
    Identity,
    decode,
    encode,
    read_identity,
    write_identity,
)
from hardware.rfid.iso14443 import inventory
from hardware.rfid.pcd import Pcd
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import ntag213

identities = st.builds(Identity, st.integers(0, 255), st.integers(0, 0xFFFF))
MINE = Identity(game=1, piece=517)

TAGS = {
    "ntag213": lambda: ntag213("04A11122334480"),
    "ntag215": lambda: ntag215("04A11122334481"),
    "ntag216": lambda: ntag216("04A11122334482"),
    "classic": lambda: classic_1k("DEADBEEF"),
    "classic, 7 bytes": lambda: classic_1k("04A11122334483"),
}


class Bench:
    """A chip with tags in its field, driven without a loop."""

    def __init__(self, *tags):
        self.clock = VirtualClock()
        self.field = Field(self.clock, *tags)
        self.chip = Rc522(self.clock, self.field)
        self.pcd = Pcd(Registers(self.chip.xfer2))
        assert self.run(self.pcd.start()) is None

    def run(self, work, until_s=float("inf")):
        """Run a generator of waits; None when it was still going on at *until_s*."""
        try:
            while True:
                self.clock.spend(next(work) * 1e-6)
                if self.clock.now_s() >= until_s:
                    return None
        except StopIteration as stop:
            return stop.value

    def read(self, tag):
        return self.run(self.pcd.talk(read_identity(tag.uid)))

    def write(self, tag, identity=MINE, **how):
        return self.run(self.pcd.talk(write_identity(tag.uid, identity, **how)))


@pytest.fixture(params=TAGS)
def tag(request):
    return TAGS[request.param]()


def record_of(tag):
    return bytes(tag.memory[64:80] if tag.kind == "Classic 1K" else tag.memory[16:32])


@given(identities)
def test_a_record_says_what_was_written_into_it(identity):
    assert decode(encode(identity)) == identity


@given(identities, st.integers(0, 127))
def test_a_record_with_one_wrong_bit_is_none(identity, bit):
    record = bytearray(encode(identity))
    record[bit // 8] ^= 1 << bit % 8
    assert decode(bytes(record)) is None


def test_what_makers_leave_in_a_tag_is_no_record():
    assert [decode(blank) for blank in BLANKS] == [None] * len(BLANKS)


def test_a_record_is_written_read_and_not_written_again(tag):
    bench = Bench(tag)
    assert bench.read(tag) is None
    assert bench.write(tag) == WRITTEN
    assert bench.read(tag) == MINE
    assert record_of(tag) == encode(MINE)
    assert bench.write(tag) == UNCHANGED
    assert bench.write(tag, Identity(2, 9)) == WRITTEN
    assert bench.read(tag) == Identity(2, 9)


def test_nothing_else_on_the_tag_is_touched(tag):
    before = bytes(tag.memory)
    Bench(tag).write(tag)
    first = 64 if tag.kind == "Classic 1K" else 16
    assert bytes(tag.memory[:first]) == before[:first]
    assert bytes(tag.memory[first + 16 :]) == before[first + 16 :]


def test_foreign_content_is_kept_unless_forced(tag):
    first = 64 if tag.kind == "Classic 1K" else 16
    tag.memory[first : first + 16] = b"somebody's data!"
    bench = Bench(tag)
    assert bench.write(tag) == FOREIGN
    assert record_of(tag) == b"somebody's data!"
    assert bench.write(tag, force=True) == WRITTEN


def test_the_right_one_of_two_tags_is_written():
    mine, other = ntag213("04A11122334480"), ntag213("04A11322334480")
    bench = Bench(mine, other)
    assert bench.write(mine) == WRITTEN
    assert (bench.read(mine), bench.read(other)) == (MINE, None)


def test_a_tag_that_is_not_there_fails():
    assert Bench().write(ntag213("04A11122334480")) == FAILED


def test_a_classic_with_another_key_is_left_alone(mocker):
    tag = classic_1k("DEADBEEF")
    mocker.patch.object(tag, "authenticate", side_effect=lambda request: False)
    bench = Bench(tag)
    assert bench.write(tag) == FAILED
    assert bench.read(tag) is None


def test_encryption_ends_with_the_protocol(tag):
    bench = Bench(tag)
    bench.write(tag)
    assert bench.run(bench.pcd.health()) is None
    bench.run(bench.pcd.cycle_field())
    assert bench.run(bench.pcd.talk(inventory())) == ([tag.uid], False)


@pytest.mark.parametrize("old", [Identity(3, 77), None], ids=["over another", "into a new tag"])
@pytest.mark.parametrize("name", ["ntag213", "classic"])
def test_a_tag_that_is_pulled_away_at_any_moment_never_holds_a_wrong_record(name, old):
    """Torn at every half millisecond of a write; writing once more mends it, without force."""
    outcomes = set()
    for step in range(80):
        tag = TAGS[name]()
        bench = Bench(tag)
        if old is not None:
            assert bench.write(tag, old) == WRITTEN
        bench.field.take(tag, at_s=bench.clock.now_s() + step * 0.0005)
        bench.write(tag, MINE)
        outcomes.add(decode(record_of(tag)))
        bench.field.take(tag)
        bench.clock.spend(0.01)
        bench.field.put(tag)
        bench.run(bench.pcd.cycle_field())
        assert bench.write(tag, MINE) in (WRITTEN, UNCHANGED)
        assert bench.read(tag) == MINE
    assert {old, MINE} <= outcomes <= {old, MINE, None}
