"""Turns in the air: fields that reach one another are never on together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.tags import Field
from hardware.loop import Loop, VirtualClock
from hardware.rfid import Reader, Registers, Turns
from hardware.signals import ReaderLost, TagEntered, TagLeft
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import ntag213

NAMES = ("belt", "spot-1", "spot-2", "far")


def test_a_reader_without_neighbours_knows_nothing_of_turns():
    turns = Turns({"belt": ["spot-1"], "far": []})
    assert turns.of("far") is None
    assert turns.of("belt") is not None


def test_neighbours_need_to_be_said_of_one_side_only():
    turns = Turns({"belt": ["spot-1"]})
    assert turns.ask("spot-1")
    assert not turns.ask("belt")
    turns.give("spot-1")
    assert turns.ask("belt")


def test_the_reader_that_waits_longest_is_next():
    turns = Turns({"a": ["b", "c"], "b": ["c"]})
    assert turns.ask("a")
    assert not turns.ask("c")
    assert not turns.ask("b")
    turns.give("a")
    assert not turns.ask("b")
    assert not turns.ask("a")
    assert turns.ask("c")


def test_the_belts_reader_goes_before_all_others():
    turns = Turns({"belt": ["spot-1", "spot-2"], "spot-1": ["spot-2"]}, urgent=["belt"])
    assert turns.ask("spot-1")
    assert not turns.ask("spot-2")
    assert not turns.ask("belt")
    turns.give("spot-1")
    assert not turns.ask("spot-2")
    assert turns.ask("belt")


def test_a_reader_that_stops_waiting_holds_nobody_up():
    turns = Turns({"a": ["b", "c"], "b": ["c"]})
    turns.ask("a")
    turns.ask("b")
    turns.ask("c")
    turns.give("b")
    turns.give("a")
    assert turns.ask("c")


READER = st.sampled_from(NAMES)


@given(
    st.lists(st.tuples(READER, st.booleans()), max_size=200),
    st.sets(st.tuples(READER, READER).filter(lambda pair: pair[0] != pair[1])),
)
def test_neighbours_never_have_a_turn_together_and_somebody_always_may(asks, pairs):
    neighbours = {name: [b for a, b in pairs if a == name] for name in NAMES}
    turns = Turns(neighbours, urgent=["belt"])
    mine = {name: turn for name in NAMES if (turn := turns.of(name)) is not None}
    for name, wants in asks:
        if name in mine:
            mine[name].ask() if wants else mine[name].give()
        assert not any(a in turns.on and b in turns.on for a, b in pairs)
    for name in list(turns.on):
        turns.give(name)
    if mine:
        assert any(turn.ask() for turn in mine.values())


# ---- on simulated chips ------------------------------------------------------------------------


class Air:
    """Readers on one loop; whatever lies in `field` is seen by both neighbours."""

    def __init__(self):
        self.loop = Loop(VirtualClock())
        clock = self.loop.clock
        self.field, self.far_field = Field(clock), Field(clock)
        self.turns = Turns({"belt": ["spot-1"]}, urgent=["belt"])
        fields = {"belt": self.field, "spot-1": self.field, "far": self.far_field}
        self.chips = {name: Rc522(clock, antenna) for name, antenna in fields.items()}
        self.heard = []
        self.together = 0
        self.alternated = set()
        for name, chip in self.chips.items():
            chip.xfer2 = self.watched(name, chip.xfer2)
            reader = Reader(
                name, Registers(chip.xfer2), self.heard.append, clock, turn=self.turns.of(name)
            )
            self.loop.start(reader.run())

    def watched(self, name, xfer2):
        def transfer(values):
            answer = xfer2(values)
            on = {n for n in ("belt", "spot-1") if "field on" in repr(self.chips[n])}
            self.together += len(on) == 2
            self.alternated |= on
            return answer

        return transfer

    def of(self, kind, reader):
        return [s for s in self.heard if isinstance(s, kind) and s.reader == reader]


@pytest.fixture
def air():
    air = Air()
    yield air
    air.loop.close()


def test_two_neighbours_over_the_same_tags_share_the_air_and_both_read_them(air):
    air.loop.run(until_s=0.5)
    laid_s = air.loop.now_s()
    tags = [ntag213("04A11122334480"), ntag213("04A11322334480")]
    for tag in tags:
        air.field.put(tag)
    air.loop.run(until_s=3.0)
    for reader in ("belt", "spot-1"):
        entered = air.of(TagEntered, reader)
        assert {signal.uid for signal in entered} == {"04A11122334480", "04A11322334480"}
        assert max(signal.at_s for signal in entered) - laid_s < 0.2
        assert air.of(TagLeft, reader) == []
    for tag in tags:
        air.field.take(tag)
    air.loop.run(until_s=5.0)
    assert len(air.of(TagLeft, "belt")) == len(air.of(TagLeft, "spot-1")) == 2
    assert air.together == 0
    assert air.alternated == {"belt", "spot-1"}


def test_a_reader_far_away_is_not_slowed_down(air):
    air.loop.run(until_s=0.5)
    air.far_field.put(ntag213("04A11722334480"))
    laid_s = air.loop.now_s()
    air.loop.run(until_s=1.0)
    assert air.of(TagEntered, "far")[0].at_s - laid_s < 0.06


def test_a_lost_neighbour_gives_its_turns_back(air):
    air.chips["spot-1"].miso = 0x00
    air.loop.run(until_s=3.0)
    assert len(air.of(ReaderLost, "spot-1")) == 1
    laid_s = air.loop.now_s()
    air.field.put(ntag213("04A11722334480"))
    air.loop.run(until_s=3.5)
    assert air.of(TagEntered, "belt")[0].at_s - laid_s < 0.1
