"""The seat station: debounced buttons, light patterns, and one step for all of it."""

import pytest

from hardware.stations.device import (
    BLINK_US,
    DEBOUNCE_US,
    FULL,
    PULSE_US,
    SAMPLE_US,
    Debouncer,
    Station,
    rgb_duty,
)
from hardware.stations.protocol import COLOURS, PATTERNS, TABLE_GONE_US, HostEnd
from scriptedpad import ScriptedPad

UID = "04A1B2C3D4E5F6"


# ---- buttons -----------------------------------------------------------------------------------


def sampled(levels, every_us=SAMPLE_US):
    """Which samples (by number) made `down` change, to what, and since which sample."""
    debouncer = Debouncer()
    changes = []
    for number, level in enumerate(levels):
        since_us = debouncer.sample(number * every_us, level == "#")
        if since_us is not None:
            changes.append((number, debouncer.down, since_us // every_us))
    return changes


@pytest.mark.parametrize(
    ("levels", "changes"),
    [
        ("......", []),
        ("..#...", []),  # a spike
        ("..###.", []),  # 10 ms from first to last sample: not yet
        ("..####", [(5, True, 2)]),
        (".#.####", [(6, True, 3)]),  # it bounces: counted from where it came to rest
        (".####..####", [(4, True, 1)]),  # a gap is no release
        (".####....####", [(4, True, 1), (8, False, 5), (12, True, 9)]),
        ("####....####", [(7, False, 4), (11, True, 8)]),  # down from the first: no press
        ("#.#.#.#.#.#.", []),
    ],
)
def test_a_contact_counts_once_it_has_been_at_rest_for_15_ms(levels, changes):
    assert DEBOUNCE_US == 3 * SAMPLE_US
    assert sampled(levels) == changes


# ---- light -------------------------------------------------------------------------------------


def test_the_eight_colours_differ_and_off_is_dark():
    steady = {colour: rgb_duty(colour, "steady", 0) for colour in COLOURS}
    assert steady["off"] == (0, 0, 0)
    assert steady["red"] == (FULL, 0, 0)
    assert len(set(steady.values())) == len(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("pattern", PATTERNS)
def test_no_light_ever_leaves_the_range_of_a_duty(colour, pattern):
    for at_us in range(0, 4_000_000, 7_001):
        assert all(0 <= duty <= FULL for duty in rgb_duty(colour, pattern, at_us))


@pytest.mark.parametrize(
    ("pattern", "at_us", "red"),
    [
        ("steady", 0, FULL),
        ("steady", 123_456_789, FULL),
        ("blink", 0, FULL),
        ("blink", BLINK_US // 2 - 1, FULL),
        ("blink", BLINK_US // 2, 0),
        ("blink", BLINK_US, FULL),
        ("pulse", 0, 0),
        ("pulse", PULSE_US // 4, FULL // 4),  # half way up looks half as bright at a quarter
        ("pulse", PULSE_US // 2, FULL),
        ("pulse", 3 * PULSE_US // 4, FULL // 4),
        ("pulse", PULSE_US, 0),
    ],
)
def test_a_pattern_is_a_function_of_time(pattern, at_us, red):
    assert rgb_duty("red", pattern, at_us) == (red, 0, 0)


# ---- the whole station -------------------------------------------------------------------------


class Desk:
    """A station on the bench, with a table's end connected to it."""

    def __init__(self):
        self.now_us = 0
        self.pad = ScriptedPad()
        self.pressed = [False, False]
        self.host = HostEnd(1)
        self.happened = []
        self.rgb = None
        self.connected = True
        self._down = b""
        self.station = Station(
            self.pad, lambda: tuple(self.pressed), lambda: self.now_us, "red-1", 7
        )

    def step(self):
        wait_us, up, self.rgb = self.station.step(self._down)
        self._down = b""
        if self.connected:
            self.happened += self.host.receive(self.now_us, up)
            self._down = self.host.to_send()
        return wait_us

    def run(self, us):
        end_us = self.now_us + us
        while self.now_us < end_us:
            self.now_us += min(max(1, self.step()), 1_000)

    @property
    def events(self):
        return [happening[1:] for happening in self.happened if happening[0] == "event"]


@pytest.fixture
def desk():
    return Desk()


def test_a_new_stream_begins_with_what_is_so(desk):
    desk.pad.present = (UID, "04FFEEDD")
    desk.run(10_000)
    assert [event[1:] for event in desk.events] == [
        ("ready", ()),
        ("entered", (UID, 2)),
        ("entered", ("04FFEEDD", 2)),
    ]


def test_a_new_stream_names_the_tags_before_it_says_that_the_reader_is_lost(desk):
    desk.pad.ready, desk.pad.fault, desk.pad.present = False, "silent since 3 s", (UID,)
    desk.run(10_000)
    assert [event[1:] for event in desk.events] == [
        ("entered", (UID, 1)),
        ("lost", ("silent since 3 s",)),
    ]


def test_a_pad_that_was_never_heard_is_neither_ready_nor_lost(desk):
    desk.pad.ready = False
    desk.run(10_000)
    assert desk.events == []


def test_what_the_pad_reports_is_handed_on_with_its_time(desk):
    desk.run(30_000)
    desk.pad.events = [("entered", UID, 1), ("left", UID)]
    desk.run(20_000)
    at_us = desk.pad.resumed_us[-1]
    assert [event for event in desk.events if event[1] != "ready"] == [
        (at_us, "entered", (UID, 1)),
        (at_us, "left", (UID,)),
    ]


def test_the_pad_is_resumed_when_it_asked_to_be_and_not_before(desk):
    desk.run(70_000)
    assert desk.pad.resumed_us == [20_000, 40_000, 60_000]


def test_the_wait_that_a_pad_asks_for_begins_when_its_transfers_are_over(desk):
    class SlowPad(ScriptedPad):
        def run(self):
            for _ in range(9):
                desk.now_us += 7_000
                self.resumed_us.append((yield 20_000, ()))

    pad = SlowPad()
    desk.station = Station(pad, lambda: (False, False), lambda: desk.now_us, "red-1", 7)
    desk.run(60_000)
    assert pad.resumed_us == [27_000, 54_000]


def test_a_button_is_reported_with_the_time_of_its_first_edge(desk):
    desk.run(100_000)
    desk.pressed[1] = True
    desk.run(100_000)
    desk.pressed[1] = False
    desk.run(100_000)
    (down_us, *down), (up_us, *up) = desk.events[1:]
    assert (down, up) == (["down", ("B",)], ["up", ("B",)])
    assert 100_000 <= down_us <= 100_000 + SAMPLE_US
    assert 200_000 <= up_us <= 200_000 + SAMPLE_US


def test_a_button_that_was_held_before_the_table_came_is_neither_pressed_nor_released(desk):
    desk.connected = False
    desk.pressed[0] = True
    desk.run(50_000)
    desk.connected = True
    desk.run(500_000)
    desk.pressed[0] = False
    desk.run(100_000)
    assert [kind for _, kind, _ in desk.events] == ["ready"]


def test_the_light_is_white_and_pulses_until_a_table_is_there(desk):
    desk.connected = False
    desk.run(PULSE_US // 2)
    assert desk.station.light(desk.now_us) == ("white", "pulse")
    assert desk.rgb[0] > 0.99 * FULL


def test_the_light_does_what_the_table_asks(desk):
    desk.host.light("green", "steady")
    desk.run(10_000)
    assert desk.rgb == rgb_duty("green", "steady", desk.now_us)


def test_a_light_does_not_outlive_its_table_and_comes_back_with_it(desk):
    desk.host.light("green", "steady")
    desk.run(10_000)
    desk.connected = False
    desk.run(TABLE_GONE_US + 10_000)
    assert desk.station.light(desk.now_us) == ("white", "pulse")
    desk.connected = True
    desk.run(600_000)
    assert desk.station.light(desk.now_us) == ("green", "steady")


def test_a_station_never_waits_longer_than_to_its_next_look_at_the_buttons(desk):
    for _ in range(200):
        wait_us = desk.step()
        assert 0 <= wait_us <= SAMPLE_US
        desk.now_us += max(1, wait_us)
