"""The station protocol: lines, framing, and two ends that lose nothing over a bad wire."""

import itertools
import random
import zlib
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.stations.protocol import (
    HEARTBEAT_US,
    LONGEST_LINE,
    LONGEST_QUEUE,
    NO_STREAM,
    RESEND_US,
    TABLE_GONE_US,
    WINDOW,
    DeviceEnd,
    Framer,
    HostEnd,
    format_line,
    printable,
)

UID = "04A1B2C3D4E5F6"
BOOT = 0x5F3A99C1
STREAM = "0000002A"

words = st.text(st.sampled_from("abcXYZ0189-./"), min_size=1, max_size=12)
lines = st.builds(
    lambda stream, sequence, kind, rest: (f"{stream:08X}", sequence, kind, tuple(rest)),
    st.integers(0, 0xFFFFFFFF),
    st.integers(0, 10**9),
    words,
    st.lists(words, max_size=4),
)


def encode(line):
    stream, sequence, kind, rest = line
    return format_line(stream, sequence, kind, *rest)


def sealed(body):
    return b"$%b*%08X\n" % (body, zlib.crc32(body))


def cut(data, places):
    edges = [0, *sorted(place % (len(data) + 1) for place in places), len(data)]
    return [data[start:end] for start, end in itertools.pairwise(edges)]


def feed(chunks):
    framer = Framer()
    return [found for chunk in chunks for found in framer.feed(chunk)]


# ---- lines and framing -----------------------------------------------------------------------


def test_a_line_looks_as_the_documentation_says():
    assert format_line(STREAM, 7, "entered", "3", UID, "1") == (
        b"$1 0000002A 7 entered 3 04A1B2C3D4E5F6 1*6E57CC54\n"
    )


@given(st.lists(lines, max_size=6), st.lists(st.integers(0, 10_000), max_size=12))
def test_lines_are_found_however_the_bytes_are_cut(sent, places):
    data = b"".join(encode(line) for line in sent)
    assert feed(cut(data, places)) == [(line, None) for line in sent]


@given(
    st.lists(st.binary(max_size=300) | lines.map(encode), max_size=8),
    st.lists(st.integers(0, 10_000), max_size=12),
)
def test_the_cut_makes_no_difference_and_nothing_raises_whatever_is_fed(parts, places):
    data = b"".join(parts)
    assert feed(cut(data, places)) == feed([data])


@given(lines, st.data())
def test_no_damaged_byte_passes_the_check(line, data):
    raw = bytearray(encode(line))
    place = data.draw(st.integers(0, len(raw) - 1))
    raw[place] ^= data.draw(st.integers(1, 255))
    assert line not in [found for found, _ in feed([bytes(raw), b"\n"])]


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"noise\n", "no start"),
        (b"$1 0000002A 7 left\n", "truncated: lacks the check"),
        (b"$1 0000002A 7 left 3 04A1B2C3*00000000\n", "wrong check"),
        (b"$" + b"x" * LONGEST_LINE + b"\n", "too long"),
        (sealed(b"2 0000002A 7 left"), "version 2 of the protocol, where 1 is spoken"),
        (sealed(b"1 0000002A x left"), "malformed: expected"),
        (sealed(b"1 0000002A 7 l\xffft"), "malformed: not printable"),
    ],
)
def test_a_bad_line_is_reported_with_its_reason(raw, reason):
    framer = Framer()
    [(line, found)] = framer.feed(raw)
    assert line is None
    assert found.startswith(reason)
    assert framer.bad_lines == 1


def test_a_line_that_lost_its_end_does_not_take_the_next_one_with_it():
    whole = format_line(STREAM, 2, "left", "0", UID)
    truncated = format_line(STREAM, 1, "left", "0", UID)[:20]
    assert feed([truncated + whole]) == [
        (None, "truncated: the next line begins inside it"),
        ((STREAM, 2, "left", ("0", UID)), None),
    ]


def test_a_framer_keeps_no_more_than_a_line_of_endless_noise():
    framer = Framer()
    for _ in range(1000):
        assert framer.feed(b"\x55" * 100) == []
    assert len(framer._partial) <= LONGEST_LINE + 1
    [(_, reason)] = framer.feed(b"\n")
    assert reason.startswith("too long")


def test_text_for_people_is_made_fit_for_a_line():
    assert printable("dead: $*é\n" + "x" * 100) == "dead: ????" + "x" * 70


# ---- the two ends ------------------------------------------------------------------------------


@dataclass
class Wire:
    """Both ends with a wire between them that can be damaged; steps in milliseconds."""

    device: DeviceEnd = field(default_factory=lambda: DeviceEnd("red-1", "1.0.0", BOOT))
    host: HostEnd = field(default_factory=lambda: HostEnd(0x2A))
    now_us: int = 0
    asked: list = field(default_factory=list)
    happened: list = field(default_factory=list)
    damage: object = staticmethod(lambda data: data)

    def step(self, us=1_000):
        self.now_us += us
        up = self.damage(self.device.to_send(self.now_us))
        self.happened += self.host.receive(self.now_us, up)
        down = self.damage(self.host.to_send())
        self.asked += self.device.receive(self.now_us, down)

    def run(self, us):
        for _ in range(us // 1_000):
            self.step()

    @property
    def events(self):
        return [happening[2:] for happening in self.happened if happening[0] == "event"]


@pytest.fixture
def wire():
    wire = Wire()
    wire.run(5_000)
    return wire


def test_a_station_and_a_table_that_meet_begin_a_stream(wire):
    assert wire.happened == [("began",)]
    assert wire.asked == [("begin",)]
    assert (wire.host.station, wire.host.firmware) == ("red-1", "1.0.0")
    assert wire.device.stream == STREAM


def test_each_event_arrives_with_its_values(wire):
    wire.device.report(wire.now_us, "ready")
    wire.device.report(wire.now_us, "entered", UID, "2")
    wire.device.report(wire.now_us, "left", UID)
    wire.device.report(wire.now_us, "down", "A")
    wire.device.report(wire.now_us, "up", "A")
    wire.device.report(wire.now_us, "lost", "it answers 0x00")
    wire.step()
    assert wire.events == [
        ("ready", ()),
        ("entered", (UID, 2)),
        ("left", (UID,)),
        ("down", ("A",)),
        ("up", ("A",)),
        ("lost", ("it answers 0x00",)),
    ]


def test_a_late_event_is_stamped_with_the_time_at_which_it_happened(wire):
    happened_us = wire.now_us
    wire.device.report(happened_us, "down", "B")
    wire.damage = lambda data: b""
    wire.run(900_000)
    wire.damage = lambda data: data
    wire.run(300_000)
    assert ("event", happened_us, "down", ("B",)) in wire.happened


def test_an_event_is_sent_again_until_it_is_acknowledged_and_then_no_more(wire):
    wire.device.report(wire.now_us, "ready")
    first = wire.device.to_send(wire.now_us)
    assert b" ready " in first
    assert wire.device.next_us() == wire.now_us + RESEND_US
    assert b" ready " in wire.device.to_send(wire.now_us + RESEND_US)
    wire.device.receive(wire.now_us, format_line(STREAM, 1, "ack"))
    assert b" ready " not in wire.device.to_send(wire.now_us + 3 * RESEND_US)


def test_no_more_events_than_the_window_are_on_their_way(wire):
    for _ in range(WINDOW + 3):
        wire.device.report(wire.now_us, "ready")
    assert wire.device.to_send(wire.now_us).count(b" ready ") == WINDOW
    assert wire.device.to_send(wire.now_us) == b""


@settings(deadline=None)
@given(
    st.integers(0, 2**32),
    st.sampled_from([0.002, 0.01, 0.03]),
    st.lists(st.integers(0, 200), min_size=1, max_size=30),
)
def test_noise_loss_truncation_and_repetition_lose_double_and_reorder_nothing(seed, rate, gaps_ms):
    rng = random.Random(seed)

    def damage(data):
        if rng.random() < 0.1:
            data = data[: rng.randrange(len(data) + 1)]
        if rng.random() < 0.1:
            data += data
        return bytes(rng.randrange(256) if rng.random() < rate else byte for byte in data)

    wire = Wire()
    wire.run(5_000)
    wire.damage = damage
    for number, gap_ms in enumerate(gaps_ms):
        wire.device.report(wire.now_us, "entered", UID, str(number))
        wire.run(gap_ms * 1_000)
    wire.damage = lambda data: data
    wire.run(1_000_000)
    assert wire.events == [("entered", (UID, number)) for number in range(len(gaps_ms))]


def test_a_wire_that_is_cut_for_long_only_delays(wire):
    wire.damage = lambda data: b""
    wire.device.report(wire.now_us, "down", "A")
    wire.run(10_000_000)
    wire.device.report(wire.now_us, "up", "A")
    wire.damage = lambda data: data
    wire.run(300_000)
    assert wire.events == [("down", ("A",)), ("up", ("A",))]
    assert wire.happened.count(("began",)) == 1


def test_a_station_that_restarts_begins_a_new_stream(wire):
    wire.device.report(wire.now_us, "down", "A")
    wire.step()
    wire.device = DeviceEnd("red-1", "1.0.0", BOOT + 77)
    wire.step()
    wire.device.report(wire.now_us, "down", "B")
    wire.run(5_000)
    assert wire.happened.count(("began",)) == 2
    assert wire.events == [("down", ("A",)), ("down", ("B",))]


def test_answers_to_an_earlier_life_of_a_station_do_not_reach_the_next(wire):
    stale = format_line("0000002B", 0, "hello", f"{BOOT:08X}")
    reborn = DeviceEnd("red-1", "1.0.0", BOOT + 1)
    assert reborn.receive(0, stale) == []
    assert reborn.stream == NO_STREAM


def test_a_table_that_restarts_asks_who_is_there_and_begins_a_new_stream(wire):
    wire.device.report(wire.now_us, "down", "A")
    wire.step()
    wire.host = HostEnd(0x99)
    wire.happened.clear()
    wire.run(HEARTBEAT_US + 5_000)
    assert wire.happened == [("began",)]
    assert wire.device.stream == "00000099"
    assert wire.asked[-1] == ("begin",)


def test_a_queue_that_runs_over_ends_the_stream_instead_of_losing_an_event_in_silence(wire):
    wire.damage = lambda data: b""
    for _ in range(LONGEST_QUEUE + 1):
        wire.device.report(wire.now_us, "ready")
    assert wire.device.stream == NO_STREAM
    wire.damage = lambda data: data
    wire.run(HEARTBEAT_US)
    assert wire.happened.count(("began",)) == 2
    assert wire.device.stream == "0000002B"


def test_the_numbers_of_streams_wrap_without_ever_being_none():
    host = HostEnd(0xFFFFFFFF)
    host.receive(0, format_line(NO_STREAM, 0, "hello", "red-1", "1.0.0", "00000001"))
    assert host.to_send() == format_line("FFFFFFFF", 0, "hello", "00000001")
    host.receive(0, format_line(NO_STREAM, 0, "hello", "red-1", "1.0.0", "00000002"))
    assert host.to_send() == format_line("00000001", 0, "hello", "00000002")


def test_a_light_is_repeated_until_the_heartbeat_names_it(wire):
    wire.damage = lambda data: b""
    wire.host.light("red", "blink")
    wire.step()
    wire.host.light("green", "steady")
    wire.step()
    wire.damage = lambda data: data
    wire.run(2 * HEARTBEAT_US)
    assert wire.asked == [("begin",), ("light", "green", "steady")]
    assert b" light " not in wire.host.to_send()


def test_an_older_light_never_replaces_a_newer_one(wire):
    newer = format_line(STREAM, 5, "light", "green", "steady")
    older = format_line(STREAM, 4, "light", "red", "steady")
    assert wire.device.receive(wire.now_us, newer + older) == [("light", "green", "steady")]


def test_an_unknown_colour_is_ignored(wire):
    line = format_line(STREAM, 5, "light", "infrared", "steady")
    assert wire.device.receive(wire.now_us, line) == []


def test_a_station_is_asked_to_leave_its_program_by_its_name(wire):
    wire.host.prompt()
    wire.run(1_000)
    assert wire.asked[-1] == ("prompt",)
    other = format_line("00000000", 0, "prompt", "blue-1")
    assert wire.device.receive(wire.now_us, other) == []


def test_a_table_that_has_met_nobody_asks_nobody_to_leave():
    host = HostEnd(1)
    host.prompt()
    assert host.to_send() == b""


def test_kinds_that_are_reserved_or_unknown_are_ignored_by_both_ends(wire):
    assert wire.device.receive(wire.now_us, format_line(STREAM, 1, "field", "on")) == []
    assert wire.host.receive(wire.now_us, format_line(STREAM, 1, "weather", "3")) == []


@pytest.mark.parametrize(
    "rest",
    [
        ("entered", "0", "04A1", "1"),
        ("entered", "0", UID),
        ("entered", "x", UID, "1"),
        ("left", "0", UID.lower()),
        ("down", "0", "C"),
        ("ready",),
        ("ready", "0", "really"),
    ],
)
def test_an_event_that_makes_no_sense_is_reported_and_does_not_block_the_next(wire, rest):
    bad, good = format_line(STREAM, 1, *rest), format_line(STREAM, 2, "ready", "0")
    (what, reason), event = wire.host.receive(wire.now_us, bad + good)
    assert (what, reason[:10]) == ("bad", "malformed:")
    assert event == ("event", wire.now_us, "ready", ())


@settings(deadline=None)
@given(st.lists(st.binary(max_size=60) | lines.map(encode), max_size=10), st.booleans())
def test_neither_end_raises_or_invents_an_event_whatever_it_hears(parts, met):
    wire = Wire()
    wire.run(5_000 if met else 0)
    for part in parts:
        wire.device.receive(wire.now_us, part)
        assert all(what != "event" for what, *_ in wire.host.receive(wire.now_us, part))
        wire.step()


def test_a_station_knows_when_its_table_is_gone(wire):
    assert not wire.device.table_gone(wire.now_us)
    wire.damage = lambda data: b""
    wire.run(TABLE_GONE_US + 5_000)
    assert wire.device.table_gone(wire.now_us)
    wire.damage = lambda data: data
    wire.run(HEARTBEAT_US)
    assert not wire.device.table_gone(wire.now_us)
