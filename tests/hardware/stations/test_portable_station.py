"""The seat station as it runs on a Pico: its lines, its end of the wire, its buttons and light.

This file runs in MicroPython too.
"""

from hardware.stations.device import DEBOUNCE_US, FIRMWARE, FULL, SAMPLE_US, Debouncer, Station
from hardware.stations.protocol import (
    HEARTBEAT_US,
    LONGEST_LINE,
    LONGEST_QUEUE,
    NO_STREAM,
    RESEND_US,
    TABLE_GONE_US,
    DeviceEnd,
    Framer,
    HostEnd,
    format_line,
    printable,
)

UID = "04A1B2C3D4E5F6"
STREAM = "0000002A"
BOOT = 0x5F3A99C1


# ---- lines -------------------------------------------------------------------------------------


def test_a_line_looks_as_the_documentation_says():
    assert format_line(STREAM, 7, "entered", "3", UID, "1") == (
        b"$1 0000002A 7 entered 3 04A1B2C3D4E5F6 1*6E57CC54\n"
    )


def test_lines_are_found_however_the_bytes_are_cut():
    data = format_line(STREAM, 1, "ready", "0") + format_line(STREAM, 2, "left", "5", UID)
    expected = [((STREAM, 1, "ready", ("0",)), None), ((STREAM, 2, "left", ("5", UID)), None)]
    for size in range(1, len(data) + 1):
        framer = Framer()
        found = []
        for start in range(0, len(data), size):
            found += framer.feed(data[start : start + size])
        assert found == expected


def test_no_damaged_byte_passes_the_check():
    whole = format_line(STREAM, 1, "entered", "3", UID, "1")
    for place in range(len(whole)):
        for flipped in (0x01, 0x20, 0x80):
            damaged = bytearray(whole)
            damaged[place] ^= flipped
            found = Framer().feed(bytes(damaged) + b"\n")
            assert [line for line, _ in found if line is not None] == []


def test_a_bad_line_is_reported_with_its_reason():
    for raw, reason in (
        (b"noise\n", "no start"),
        (b"$1 0000002A 7 left\n", "truncated: lacks the check"),
        (b"$1 0000002A 7 left 3 04A1B2C3*00000000\n", "wrong check"),
        (b"$" + b"x" * LONGEST_LINE + b"\n", "too long"),
        (bytes(range(128, 256)) + b"\n", "no start"),
    ):
        framer = Framer()
        ((line, found),) = framer.feed(raw)
        assert line is None
        assert found.startswith(reason), found
        assert framer.bad_lines == 1


def test_text_is_made_fit_for_a_line():
    assert printable("5 V? $1*2\n\xb5") == "5 V? ?1?2??"
    assert len(printable("x" * 500)) == 80


# ---- two ends ----------------------------------------------------------------------------------


def joined():
    """A station's end and a table's end that have agreed on a stream."""
    device, host = DeviceEnd("station", FIRMWARE, BOOT), HostEnd(0x2A)
    for _ in range(3):
        exchange(device, host, 0)
    assert device.stream == STREAM
    assert host.running
    return device, host


def exchange(device, host, now_us):
    """Let both ends say what is due; what they understood, the table's end first."""
    happened = host.receive(now_us, device.to_send(now_us))
    return happened, device.receive(now_us, host.to_send())


def test_events_arrive_once_in_order_and_with_their_age():
    device, host = joined()
    device.report(1_000, "entered", UID, "1")
    device.report(2_000, "down", "A")
    happened, _ = exchange(device, host, 5_000)
    assert happened == [("event", 1_000, "entered", (UID, 1)), ("event", 2_000, "down", ("A",))]
    assert exchange(device, host, 5_000 + RESEND_US)[0] == []


def test_an_event_that_was_lost_is_sent_again_with_its_true_time():
    device, host = joined()
    device.report(1_000, "left", UID)
    assert device.to_send(1_000)  # it never arrives
    now_us = 1_000 + RESEND_US
    assert exchange(device, host, now_us)[0] == [("event", 1_000, "left", (UID,))]


def test_a_light_is_asked_for_until_it_is_shown():
    device, host = joined()
    host.light("green", "blink")
    assert host.to_send()  # it never arrives
    asked = []
    for beat in range(1, 4):
        asked += exchange(device, host, beat * HEARTBEAT_US)[1]
    assert asked == [("light", "green", "blink")]


def test_a_station_whose_queue_runs_over_begins_a_new_stream():
    device, host = joined()
    for _ in range(LONGEST_QUEUE + 1):
        device.report(0, "down", "A")
    assert device.stream == NO_STREAM
    host.receive(0, device.to_send(0))
    assert device.receive(0, host.to_send()) == [("begin",)]
    assert device.stream not in (STREAM, NO_STREAM)


# ---- the whole station -------------------------------------------------------------------------


def test_a_contact_counts_once_it_has_been_at_rest_for_15_ms():
    assert DEBOUNCE_US == 3 * SAMPLE_US
    for levels, changes in (
        ("......", []),
        ("..###.", []),
        ("..####", [(5, True, 2)]),
        (".#.####", [(6, True, 3)]),
        (".####....####", [(4, True, 1), (8, False, 5), (12, True, 9)]),
        ("####....####", [(7, False, 4), (11, True, 8)]),  # down from the first: no press
    ):
        debouncer = Debouncer()
        seen = []
        for number, level in enumerate(levels):
            since_us = debouncer.sample(number * SAMPLE_US, level == "#")
            if since_us is not None:
                seen.append((number, debouncer.down, since_us // SAMPLE_US))
        assert seen == changes, levels


class ScriptedPad:
    """A poller that reports what is put into `events`."""

    def __init__(self):
        self.ready = True
        self.fault = None
        self.present = ()
        self.events = []

    def run(self):
        while True:
            events, self.events = tuple(self.events), []
            yield 20_000, events


class Desk:
    """A station with a table's end connected to it."""

    def __init__(self):
        self.pad = ScriptedPad()
        self.buttons = [False, False]
        self.now_us = 0
        self.host = HostEnd(0x2A)
        self.happened = []
        self.rgb = None
        self._to_station = b""
        self._station = Station(
            self.pad, lambda: tuple(self.buttons), lambda: self.now_us, "station", BOOT
        )

    def pass_ms(self, ms, connected=True):
        end_us = self.now_us + ms * 1000
        while self.now_us < end_us:
            wait_us, data, self.rgb = self._station.step(self._to_station)
            self._to_station = b""
            if connected:
                self.happened += self.host.receive(self.now_us, data)
                self._to_station = self.host.to_send()
            self.now_us += 1 if self._to_station else max(1, wait_us)

    def told(self):
        told, self.happened = self.happened, []
        return [(event[2],) + event[3] if event[0] == "event" else event for event in told]


def test_a_station_tells_of_tags_and_buttons_and_shows_its_light():
    desk = Desk()
    desk.pass_ms(600)
    assert desk.told() == [("began",), ("ready",)]
    desk.pad.events.append(("entered", UID, 1))
    desk.buttons[1] = True
    desk.host.light("red", "steady")
    desk.pass_ms(600)
    assert sorted(desk.told()) == [("down", "B"), ("entered", UID, 1)]
    assert desk.rgb == (FULL, 0, 0)
    desk.buttons[1] = False
    desk.pad.events.append(("left", UID))
    desk.pass_ms(100)
    assert sorted(desk.told()) == [("left", UID), ("up", "B")]


def test_a_button_that_is_held_at_the_start_is_no_press():
    for held_ms, connected_ms in ((0, 0), (0, 600), (590, 600), (599, 600), (600, 600), (400, 600)):
        desk = Desk()
        desk.pass_ms(held_ms, connected=False)
        desk.buttons[0] = True
        desk.pass_ms(connected_ms - held_ms, connected=False)
        desk.pass_ms(1000)
        named = [("began",), ("ready",), ("held", ("A",))]
        assert desk.told() == named, (held_ms, connected_ms)
        desk.buttons[0] = False
        desk.pass_ms(300)
        assert desk.told() == [("held", ())], "nor is its release one"
        desk.buttons[0] = True
        desk.pass_ms(600)
        assert desk.told() == [("down", "A")]


def test_a_button_that_was_held_is_pressed_again_however_soon_after():
    for up_ms in (20, 100, 240, 260):
        desk = Desk()
        desk.buttons = [True, True]
        desk.pass_ms(1000)
        assert desk.told() == [("began",), ("ready",), ("held", ("A", "B"))]
        desk.buttons[1] = False
        desk.pass_ms(up_ms)
        desk.buttons[1] = True
        desk.pass_ms(600)
        assert desk.told() == [("held", ("A",)), ("down", "B")], up_ms


def test_a_button_that_is_held_is_named_for_as_long_as_that_lasts():
    """By every heartbeat, as any of them may be lost."""
    desk = Desk()
    desk.buttons[0] = True
    desk.pass_ms(600)
    for _ in range(3):
        desk.host.forget_held()
        desk.told()
        desk.pass_ms(260)
        assert desk.told() == [("held", ("A",))]


def test_a_station_without_its_table_pulses_in_white():
    desk = Desk()
    desk.pass_ms(600)
    desk.host.light("blue", "steady")
    desk.pass_ms(600)
    assert desk.rgb == (0, 0, FULL)
    desk.pass_ms(TABLE_GONE_US // 1000 + 300, connected=False)
    red, green, blue = desk.rgb
    assert red >= green >= blue
    assert desk.rgb != (0, 0, FULL)
