"""A whole reader on its chip: entering, leaving, being lost and coming back."""

from random import Random

import pytest

from bench.tags import Field, classic_1k
from hardware.loop import Loop, VirtualClock
from hardware.rfid.identity import WRITTEN, Identity, read_identity, write_identity
from hardware.rfid.pcd import Registers
from hardware.rfid.poller import Poller
from hardware.rfid.reader import Reader
from hardware.signals import ReaderLost, ReaderReady, TagEntered, TagLeft
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import ntag213

UID = "04A11122334480"
UID_2 = "04A11322334480"


def test_a_tag_enters_and_leaves_with_its_time_and_its_whole_uid(desk):
    field = desk()
    tag = ntag213(UID)
    field.reader("seat-2")
    field.pass_s(1.0)
    field.field.put(tag)
    field.pass_s(1.0)
    field.field.take(tag)
    field.pass_s(1.0)
    ready, entered, left = field.signals
    assert ready == ReaderReady(at_s=ready.at_s, reader="seat-2")
    assert entered == TagEntered(at_s=entered.at_s, reader="seat-2", uid=UID, present=1)
    assert left == TagLeft(at_s=left.at_s, reader="seat-2", uid=UID)
    assert 1.0 < entered.at_s <= 1.04
    assert 2.0 < left.at_s <= 2.12


def test_each_entry_says_how_many_tags_lie_there(desk):
    field = desk(ntag213(UID), ntag213(UID_2), classic_1k("01020304"))
    field.reader()
    field.pass_s(1.0)
    assert sorted(signal.present for signal in field.signals[1:]) == [1, 2, 3]


def test_a_newcomer_beside_two_resting_tags_is_told_within_40_ms(desk):
    field = desk(ntag213(UID), ntag213(UID_2))
    random = Random(5)
    field.reader()
    field.pass_s(1.0)
    delays_s = []
    for _ in range(200):
        field.told()
        tag = ntag213(bytes([4, *random.randbytes(2), 1, *random.randbytes(3)]))
        field.pass_s(random.uniform(0.2, 0.25))
        put_s = field.clock.now_s()
        field.field.put(tag)
        field.pass_s(0.1)
        (entered,) = field.signals
        delays_s.append(entered.at_s - put_s)
        field.field.take(tag)
        field.pass_s(0.2)
    delays_s.sort()
    assert delays_s[198] <= 0.040
    assert UID not in field.told()


def test_a_tag_that_is_away_for_a_blink_neither_leaves_nor_enters_again(desk):
    tag = ntag213(UID)
    field = desk(tag)
    field.reader()
    field.pass_s(1.0)
    field.told()
    for _ in range(20):
        field.field.take(tag)
        field.pass_s(0.015)
        field.field.put(tag)
        field.pass_s(0.5)
    assert field.told() == []


def test_a_resting_tag_stays_in_a_noisy_place(desk):
    field = desk(ntag213(UID), ntag213(UID_2))
    field.reader()
    field.pass_s(1.0)
    field.told()
    field.chip.air.garbled_rate = 0.01
    field.chip.air.silent_rate = 0.005
    field.pass_s(120.0)
    assert field.told() == []


def test_a_tag_that_gives_nothing_but_garble_leaves_after_a_second_and_a_half(desk):
    field = desk(ntag213(UID))
    field.reader()
    field.pass_s(1.0)
    field.told()
    field.chip.air.garbled_rate = 1.0
    field.pass_s(1.4)
    assert field.told() == []
    field.pass_s(0.3)
    assert field.told() == [f"TagLeft {UID}"]


def test_a_tag_that_was_taken_for_gone_while_it_lay_in_halt_is_found_again(desk):
    """REQA does not reach a tag in HALT: after a removal the field must go off and on."""
    tag = ntag213(UID)
    field = desk(tag)
    field.reader()
    field.pass_s(1.0)
    field.chip.air.silent_rate = 1.0
    field.pass_s(0.3)
    field.chip.air.silent_rate = 0.0
    field.pass_s(0.3)
    assert field.told() == [
        "ReaderReady",
        f"TagEntered {UID}",
        f"TagLeft {UID}",
        f"TagEntered {UID}",
    ]


# ---- lost is not empty -------------------------------------------------------------------


@pytest.mark.parametrize("level", [0x00, 0xFF])
def test_a_dead_bus_is_a_lost_reader_and_takes_no_tag_away(desk, level):
    field = desk(ntag213(UID))
    reader = field.reader()
    field.pass_s(1.0)
    field.told()
    field.chip.miso = level
    field.pass_s(60.0)
    assert field.told() == ["ReaderLost"], "told once, and no tag left"
    assert not reader.ready
    field.chip.miso = None
    field.pass_s(0.5)
    assert field.told() == ["ReaderReady"], "the tag is still there and not told of again"
    assert reader.ready


def test_the_time_that_a_reader_was_lost_does_not_count_against_its_tags(desk):
    field = desk(ntag213(UID))
    reader = field.reader()
    field.pass_s(1.0)
    field.chip.miso = 0
    field.pass_s(60.0)
    field.chip.miso = None
    field.chip.air.silent_rate = 1.0
    while not reader.ready:
        field.pass_s(0.001)
    field.told()
    field.pass_s(0.03)
    field.chip.air.silent_rate = 0.0
    field.pass_s(0.5)
    assert field.told() == []


def test_a_tag_that_goes_while_the_reader_is_lost_leaves_when_it_is_back(desk):
    tag = ntag213(UID)
    field = desk(tag)
    field.reader()
    field.pass_s(1.0)
    field.told()
    field.chip.miso = 0
    field.pass_s(1.0)
    field.field.take(tag)
    field.field.put(classic_1k("01020304"))
    field.chip.miso = None
    field.pass_s(0.5)
    assert field.told() == ["ReaderLost", "ReaderReady", "TagEntered 01020304", f"TagLeft {UID}"]


def test_a_chip_that_is_absent_at_first_is_lost_until_it_comes(desk):
    field = desk()
    field.chip.miso = 0xFF
    field.reader()
    field.pass_s(5.0)
    (lost,) = field.signals
    assert isinstance(lost, ReaderLost)
    assert (lost.trouble.code, lost.trouble.data) == ("bus", {"value": "FF"})
    assert "FFh" in lost.trouble.says
    field.chip.miso = None
    field.pass_s(0.5)
    assert isinstance(field.signals[-1], ReaderReady)


@pytest.mark.parametrize("fault", ["brown_out", "drop_antenna", "engage_crypto"])
def test_a_chip_that_lost_itself_is_set_up_anew_and_no_tag_leaves(desk, fault):
    """Silence is believed only of a chip that is well: it is asked at once, not once a second."""
    field = desk(ntag213(UID))
    field.reader()
    field.pass_s(1.4)
    field.told()
    getattr(field.chip, fault)()
    field.pass_s(0.2)
    assert field.told() == ["ReaderLost", "ReaderReady"]


@pytest.mark.parametrize("fault", ["drop_antenna", "engage_crypto"])
def test_an_empty_reader_looks_after_its_health_once_a_second(desk, fault):
    field = desk()
    field.reader()
    field.pass_s(1.0)
    field.told()
    getattr(field.chip, fault)()
    field.pass_s(1.1)
    assert field.told() == ["ReaderLost", "ReaderReady"]


def test_random_bytes_from_the_bus_make_a_lost_reader_and_no_tag():
    random = Random(11)
    poller = Poller(Registers(lambda values: [random.randrange(256) for _ in values]))
    work = poller.run()
    wait_us, told = next(work)
    now_us, events = 0, list(told)
    for _ in range(20_000):
        now_us += wait_us
        wait_us, told = work.send(now_us)
        assert wait_us >= 0
        events += told
    assert events[0][0] == "lost"
    assert {event[0] for event in events} <= {"lost", "ready"}


# ---- several, and the end ------------------------------------------------------------------


def test_two_readers_share_a_loop_and_mix_nothing_up():
    clock = VirtualClock()
    signals = []
    with Loop(clock) as loop:
        for name, tag in (("left", ntag213(UID)), ("right", ntag213(UID_2))):
            chip = Rc522(clock, Field(clock, tag))
            loop.start(Reader(name, Registers(chip.xfer2), signals.append, clock).run())
        loop.run(until_s=1.0)
    entered = {(signal.reader, signal.uid) for signal in signals if isinstance(signal, TagEntered)}
    assert entered == {("left", UID), ("right", UID_2)}


def test_repr_tells_the_state(desk):
    field = desk(ntag213(UID))
    reader = field.reader("seat-1")
    assert "not yet ready" in repr(reader)
    field.pass_s(1.0)
    assert f"'seat-1' ready, tags {UID}" in repr(reader)
    field.chip.miso = 0
    field.pass_s(1.0)
    assert "lost" in repr(reader)
    reader.close()
    assert "closed" in repr(reader)


def test_close_switches_the_antenna_off_ends_the_task_and_may_be_repeated(desk):
    field = desk(ntag213(UID))
    with field.reader() as reader:
        field.pass_s(1.0)
        assert "field on" in repr(field.chip)
    assert "field off" in repr(field.chip)
    reader.close()
    transfers = field.chip.transfers
    field.pass_s(1.0)
    assert field.chip.transfers == transfers
    assert not reader.ready


# ---- asked for -----------------------------------------------------------------------------------


def test_what_is_asked_for_runs_between_two_polls_and_the_tags_stay(desk):
    resting, other = ntag213(UID), classic_1k("01020304")
    field = desk(resting, other)
    reader = field.reader()
    field.pass_s(1.0)
    field.told()
    outcomes = []
    for tag in (resting, other):
        reader.ask(write_identity(tag.uid, Identity(1, 7)), outcomes.append)
        reader.ask(read_identity(tag.uid), outcomes.append)
    field.pass_s(1.0)
    assert outcomes == [WRITTEN, Identity(1, 7)] * 2
    assert field.told() == []
    field.field.take(resting)
    field.pass_s(0.5)
    assert field.told() == [f"TagLeft {UID}"]


def test_a_lost_reader_does_what_it_was_asked_for_when_it_is_back(desk):
    field = desk(ntag213(UID))
    reader = field.reader()
    field.pass_s(1.0)
    field.chip.miso = 0
    field.pass_s(2.0)
    outcomes = []
    reader.ask(read_identity(bytes.fromhex(UID)), outcomes.append)
    field.pass_s(2.0)
    assert outcomes == []
    field.chip.miso = None
    field.pass_s(1.0)
    assert outcomes == [None]
