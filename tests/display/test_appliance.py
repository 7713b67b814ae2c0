"""The screen of an appliance: it waits for a TV, says what it lacks, and has a last way to draw."""

import json
import socket
from contextlib import closing

import pygame
import pytest

from appliancescreen import appliance_pane, written
from controller.commands.wifi import WifiNews
from controller.views import Update
from controller.views.data import data_fact
from display import appliance
from display.appliance import (
    NO_GRAPHICS,
    NO_SOUND,
    REPAIRED,
    TURN_S,
    connected,
    lost_overlays,
    read_news,
    show,
)
from display.sounds import LOOK_AGAIN_S
from display.video import FrameBuffer, NoFrameBuffer
from display.window import NoScreen
from display.words import languages, words_in
from gallery import SAMPLES

# ---- connectors ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("states", "found"),
    [
        ([], None),
        (["disconnected", "disconnected"], False),
        (["disconnected", "connected"], True),
        (["unknown"], False),
    ],
)
def test_a_tv_is_there_when_one_connector_has_it(tmp_path, states, found):
    for number, state in enumerate(states):
        (tmp_path / f"card1-HDMI-A-{number}").mkdir()
        (tmp_path / f"card1-HDMI-A-{number}" / "status").write_text(f"{state}\n")
    (tmp_path / "card1").mkdir()
    assert connected(tmp_path) is found


# ---- the frame buffer ----------------------------------------------------------------------------


@pytest.fixture
def frame_buffer(tmp_path):
    """`frame_buffer(BITS, STRIDE)`: one of 4 by 2 pixels, or of another *size*, in files."""

    def made(bits, stride, size=(4, 2)):
        (tmp_path / "virtual_size").write_text(f"{size[0]},{size[1]}\n")
        (tmp_path / "bits_per_pixel").write_text(f"{bits}\n")
        (tmp_path / "stride").write_text(f"{stride}\n")
        (tmp_path / "fb0").touch()
        return FrameBuffer(tmp_path / "fb0", tmp_path)

    return made


RED_ABOVE_BLUE = ((255, 0, 0), (0, 0, 255))


def painted():
    surface = pygame.Surface((4, 2), 0, 32)
    for y, colour in enumerate(RED_ABOVE_BLUE):
        surface.fill(colour, (0, y, 4, 1))
    return surface


@pytest.mark.parametrize(
    ("bits", "stride", "red", "blue"),
    [
        # Blue, green, red and a byte that nobody sees; RGB565, the lower byte first.
        (32, 16, b"\x00\x00\xff", b"\xff\x00\x00"),
        (32, 24, b"\x00\x00\xff", b"\xff\x00\x00"),
        (16, 8, b"\x00\xf8", b"\x1f\x00"),
        (16, 16, b"\x00\xf8", b"\x1f\x00"),
    ],
)
def test_a_picture_is_copied_row_by_row(frame_buffer, tmp_path, bits, stride, red, blue):
    with closing(frame_buffer(bits, stride)) as made:
        assert made.size == (4, 2)
        made.show(painted())
    raw = (tmp_path / "fb0").read_bytes()
    pixel = bits // 8
    for row, colour in ((raw[:stride], red), (raw[stride:], blue)):
        pixels = [row[x * pixel : x * pixel + len(colour)] for x in range(4)]
        assert pixels == [colour] * 4


def test_other_pixels_than_these_are_refused(frame_buffer):
    with pytest.raises(NoFrameBuffer, match="24 bits"):
        frame_buffer(24, 12)


def test_where_there_is_none_it_is_said(tmp_path):
    with pytest.raises(NoFrameBuffer, match="fb0"):
        FrameBuffer(tmp_path / "fb0", tmp_path)


# ---- what it lacks -------------------------------------------------------------------------------


@pytest.fixture
def pane(monkeypatch):
    return appliance_pane(monkeypatch)


def test_a_table_without_sound_says_so_while_nobody_plays(pane):
    assert "No sound" in written(pane, 0.0)


def news(folder, about, *said):
    folder.mkdir(exist_ok=True)
    encoded = [{"id": f"table-update-{what}", "args": args} for what, args in said]
    (folder / about).write_text(json.dumps(encoded))


def test_what_was_fetched_from_the_owners_address_is_told(tmp_path):
    place = tmp_path / "fetched"
    assert read_news(tmp_path / "none", place) == ()
    place.write_text(json.dumps({"id": "table-update-fetched", "args": {"version": "0.9.0"}}))
    (told,) = read_news(tmp_path / "none", place)
    assert told.args == {"version": "0.9.0"}
    place.write_text(json.dumps({"id": "table-closed-other"}))
    assert read_news(tmp_path / "none", place) == ()


def passed_over(file):
    return "passed", {"file": file, "why": "packed", "version": ""}


def test_everything_that_is_told_of_a_stick_has_its_turn_and_what_is_done_stays(
    pane, monkeypatch, tmp_path
):
    files = ["one.zip", "two.zip", "three.zip"]
    taken = "taken", {"file": "new.slot", "version": "0.3"}
    news(tmp_path, "sda1", *(passed_over(file) for file in files), taken)
    monkeypatch.setattr(appliance.read_news, "__defaults__", (tmp_path, tmp_path / "none"))
    seen = [written(pane, now_s) for now_s in (0.0, TURN_S, 2 * TURN_S)]
    assert [file in text for file, text in zip(files, seen, strict=True)] == [True] * 3
    assert all("version 0.3 is being written" in text for text in seen)


def test_that_one_part_of_a_stick_has_no_update_is_only_told_where_none_has(tmp_path):
    news(tmp_path, "sda1", ("none", {}))
    assert [one.id for one in read_news(tmp_path)] == ["table-update-none"]
    news(tmp_path, "sda2", ("none", {}))
    assert [one.id for one in read_news(tmp_path)] == ["table-update-none"]
    news(tmp_path, "sda2", passed_over("one.zip"))
    assert [one.id for one in read_news(tmp_path)] == ["table-update-passed"]
    news(tmp_path, "slot", ("confirmed", {"version": "0.3"}))
    assert [one.id for one in read_news(tmp_path)] == [
        "table-update-confirmed",
        "table-update-passed",
    ]


@pytest.mark.parametrize("text", ["", "{", '[{"id": "table-update-else"}]', '[{"id": 1}]', "{}"])
def test_the_screen_passes_over_news_that_it_has_no_words_for(tmp_path, text):
    (tmp_path / "sda1").write_text(text)
    assert read_news(tmp_path) == ()
    assert read_news(tmp_path / "nothing") == ()


def test_who_wants_no_sound_misses_none(pane):
    pane._sounds.volume = 0
    pane._feed.update = None
    assert "No sound" not in written(pane, 0.0)


def test_a_device_that_is_plugged_in_is_found(pane, monkeypatch):
    pane.poll(0.0)
    monkeypatch.setattr("display.sounds._may_have_device", lambda: True)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    try:
        pane.poll(LOOK_AGAIN_S + 0.1)
        assert not pane._sounds.lacking
        assert "No sound" not in written(pane, LOOK_AGAIN_S + 2.0)
    finally:
        pane._sounds.close()


def test_a_slow_picture_says_what_is_missing(pane):
    pane.slow = True
    assert "The graphics driver is missing" in written(pane, 0.0)


@pytest.fixture
def fact(tmp_path, monkeypatch):
    """`fact(LINE)`: what a start of the image has found of the data."""
    place = tmp_path / "data"
    monkeypatch.setattr(data_fact, "__defaults__", (place,))
    return place.write_text


def test_that_the_data_was_repaired_is_told_while_nobody_plays(pane, fact):
    fact("repaired -\n")
    assert "was damaged and is repaired" in written(pane, 0.0)


def test_that_nothing_is_kept_is_told_before_the_table_answers_which_says_it_better(pane, fact):
    fact("read-only card\n")
    pane._feed.update, first = None, pane._feed.update
    assert "the card takes no writes any more" in written(pane, 0.0)
    pane._feed.update = first
    written(pane, 1.5)
    assert "the card takes no writes any more" not in written(pane, 3.0)


@pytest.mark.parametrize("line", ["kept -\n", "new -\n"])
def test_of_data_in_order_nothing_is_said(pane, fact, line):
    fact(line)
    pane._feed.update = None
    pane.poll(0.0)
    assert not any("data" in one.id or "kept" in one.id for one in pane._screen.own)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("notice", [NO_SOUND, NO_GRAPHICS, REPAIRED], ids=lambda notice: notice.id)
def test_each_lack_has_a_remedy(notice, language):
    assert words_in(language).part(notice, "remedy")


def test_a_tv_that_comes_back_is_asked_for_its_picture_again(pane, monkeypatch):
    came = []
    pane.plugged_in = lambda: came.append(1)
    for second, there in enumerate((True, False, False, True, True)):
        monkeypatch.setattr(appliance, "connected", lambda there=there: there)
        pane.poll(10.0 + 1.5 * second)
    assert came == [1]


# ---- waiting for a TV ----------------------------------------------------------------------------


class Screen:
    """A window that opens at the *nth* attempt, and then ends."""

    def __init__(self, nth, log):
        self.nth, self.log = nth, log

    def __call__(self, pane, size, slow):
        self.log.append("frame buffer" if slow else "KMS")
        if len(self.log) < self.nth:
            raise NoScreen("EGL not initialized")
        return self

    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        pass

    def reopen(self):
        pass

    def close(self):
        pass

    def arrange(self, panes, menu, hands):
        pass

    def run(self, stop):
        self.log.append("runs")
        stop.append("it has run")


@pytest.fixture
def at_once(monkeypatch):
    monkeypatch.setattr(appliance, "LOOK_S", 0.0)


def test_nothing_is_opened_until_a_tv_is_on(pane, monkeypatch, at_once):
    answers = iter([False, False, False, True])
    log = []
    monkeypatch.setattr(appliance, "connected", lambda: next(answers))
    monkeypatch.setattr(appliance, "_window", Screen(1, log))
    show(pane, (64, 48), [])
    assert log == ["KMS", "runs"]
    assert next(answers, "asked four times") == "asked four times"


def test_the_table_is_asked_before_a_window_opens(pane, monkeypatch):
    log = []
    monkeypatch.setattr(pane._feed, "poll", lambda: log.append("asked"))
    monkeypatch.setattr(appliance, "_window", Screen(1, log))
    show(pane, (64, 48), [])
    assert log == ["asked", "KMS", "runs"]


def test_the_first_picture_is_on_the_frame_buffer_before_a_window_opens(
    pane, frame_buffer, monkeypatch, tmp_path
):
    made = frame_buffer(32, 320 * 4, (320, 240))
    monkeypatch.setattr(appliance, "FrameBuffer", lambda: made)
    views = iter([None, None, Update(SAMPLES["attract"])])
    monkeypatch.setattr(pane._feed, "poll", lambda: next(views, None))
    log = []
    show_it = made.show

    def showing(surface):
        show_it(surface)
        log.append("picture")

    monkeypatch.setattr(made, "show", showing)
    monkeypatch.setattr(
        appliance, "notify", lambda said: log.append(said) if said == "READY=1" else None
    )

    class AfterIt(Screen):
        def __call__(self, pane, size, slow):
            seen = pygame.Surface(made.size)
            pane.draw(seen, pane._drawn_s)
            assert (tmp_path / "fb0").read_bytes() == seen.get_buffer().raw
            return super().__call__(pane, size, slow)

    monkeypatch.setattr(appliance, "_window", AfterIt(1, log))
    show(pane, (64, 48), [])
    assert log == ["picture", "READY=1", "KMS", "runs"]


def test_where_no_table_answers_the_window_opens_without_a_first_picture(
    pane, frame_buffer, monkeypatch, tmp_path
):
    made = frame_buffer(32, 320 * 4, (320, 240))
    monkeypatch.setattr(appliance, "FrameBuffer", lambda: made)
    monkeypatch.setattr(appliance, "FIRST_S", 0.2)
    pane._feed.update = None
    log = []
    monkeypatch.setattr(appliance, "_window", Screen(1, log))
    show(pane, (64, 48), [])
    assert log == ["KMS", "runs"]
    assert (tmp_path / "fb0").read_bytes() == b""


def test_a_tv_that_cannot_be_drawn_on_is_tried_for_ever_and_the_frame_buffer_in_between(
    pane, monkeypatch, at_once
):
    log = []
    monkeypatch.setattr(appliance, "_window", Screen(6, log))
    show(pane, (64, 48), [])
    assert log == ["KMS", "KMS", "KMS", "frame buffer", "KMS", "KMS", "runs"]


def test_while_the_kernel_loads_its_driver_the_frame_buffer_is_not_taken(
    pane, monkeypatch, at_once
):
    """Before it has there is a plain one, which goes when the driver comes."""
    log = []
    monkeypatch.setattr(appliance, "connected", lambda: None)
    monkeypatch.setattr(appliance, "_window", Screen(30, log))
    show(pane, (64, 48), [])
    assert log == [*["KMS"] * 30, "runs"]


def test_from_the_frame_buffer_it_goes_back_when_a_driver_comes(pane, monkeypatch, at_once):
    """A window that runs on the frame buffer is closed, and SDL is asked again."""
    asked = []

    class OnTheFrameBuffer(Screen):
        def __call__(self, pane, size, slow):
            pane.slow = slow
            return super().__call__(pane, size, slow)

        def run(self, stop):
            self.log.append("runs")
            if self.log.count("runs") == 1:
                pane.plugged_in()
            else:
                stop.append("it has run")

        def close(self):
            asked.append("close")

    log = []
    monkeypatch.setattr(appliance, "_window", OnTheFrameBuffer(4, log))
    show(pane, (64, 48), [])
    assert log == ["KMS", "KMS", "KMS", "frame buffer", "runs", "KMS", "runs"]
    assert asked == ["close"]


def test_the_frame_buffer_shows_what_a_window_would(pane, frame_buffer, monkeypatch, tmp_path):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    made = frame_buffer(32, 1280, (320, 240))
    monkeypatch.setattr(appliance, "FrameBuffer", lambda: made)

    class Once:
        """False until it was asked twice: one frame."""

        asked = 0

        def __bool__(self):
            self.asked += 1
            return self.asked > 1

    with appliance._window(pane, (64, 48), True) as window:
        window.run(Once())
    assert any((tmp_path / "fb0").read_bytes()), "a picture that is not black"


def test_a_driver_that_cannot_draw_is_closed_before_the_frame_buffer_is_taken(
    pane, frame_buffer, monkeypatch
):
    """Without EGL, KMS opens and then fails; left open, it would be asked for the unseen window."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    made = frame_buffer(32, 1280, (320, 240))
    monkeypatch.setattr(appliance, "FrameBuffer", lambda: made)

    def without_egl(*arguments):
        raise pygame.error("EGL not initialized")

    with monkeypatch.context() as lacking:
        lacking.setattr(pygame.display, "set_mode", without_egl)
        with pytest.raises(NoScreen, match="EGL not initialized"):
            appliance._window(pane, (64, 48), False)
    with appliance._window(pane, (64, 48), True):
        assert pygame.display.get_driver() == "dummy"


def test_what_a_closed_table_has_said_stands_while_it_is_started_anew(pane):
    pane._feed.update = Update(SAMPLES["closed-for-its-file"])
    assert "The table file is wrong." in written(pane, 0.0)
    pane._feed.connected = False
    assert "The table file is wrong." in written(pane, 0.1)


def test_what_an_open_table_has_shown_does_not(pane):
    pane._feed.update = Update(SAMPLES["attract"])
    written(pane, 0.0)
    pane._feed.connected = False
    assert "Waiting for the table" in written(pane, 0.1)


# ---- what systemd hears --------------------------------------------------------------------------


def test_systemd_hears_of_a_screen_that_waits_and_of_one_that_draws(
    pane, monkeypatch, at_once, tmp_path
):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        answers = iter([False, True])
        monkeypatch.setattr(appliance, "connected", lambda: next(answers, True))
        monkeypatch.setattr(appliance, "_window", Screen(1, []))
        show(pane, (64, 48), [])
        heard = [systemd.recv(40) for _ in range(4)]
        assert heard == [b"WATCHDOG=1", b"READY=1", b"STATUS=no screen", b"WATCHDOG=1"]
        monkeypatch.setattr(appliance, "LOOK_S", 1.0)
        pane.poll(0.0)
        assert [systemd.recv(40) for _ in range(2)] == [
            b"WATCHDOG=1",
            b"STATUS=waits for the table",
        ]
        pane.poll(0.5)
        with pytest.raises(BlockingIOError):
            systemd.recv(20)


# ---- what others tell ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "lost"),
    [
        ("ro quiet reclaim.slot=a", []),
        ("ro reclaim.overlays-lost=none,i2c-rtc quiet", ["i2c-rtc"]),
        ("ro reclaim.overlays-lost=none,i2c-rtc,ours\n", ["i2c-rtc, ours"]),
    ],
)
def test_an_overlay_that_was_not_applied_is_told(words, lost, tmp_path):
    (tmp_path / "cmdline").write_text(words)
    assert [notice.args["found"] for notice in lost_overlays(tmp_path / "cmdline")] == lost
    assert lost_overlays(tmp_path / "none") == ()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", sorted(appliance.WIFI_NEWS))
def test_why_the_wifi_is_not_joined_is_told_with_a_remedy(id, language, tmp_path):
    WifiNews(tmp_path / "news", "home").tell(id.removeprefix("table-wifi-"))
    remedies = set()
    for own_is_up, can_ask in ((True, False), (False, True), (False, False)):
        (notice,) = appliance.read_wifi_news(own_is_up, can_ask, tmp_path / "news")
        assert "{" not in words_in(language)(notice)
        remedies.add(words_in(language).part(notice, "remedy"))
        on_card = "reclaim.toml" in words_in(language).part(notice, "remedy")
        assert on_card == (not own_is_up and not can_ask) or id == "table-wifi-no-radio"
    # Without a radio the table has no WiFi of its own.
    assert len(remedies) == (1 if id == "table-wifi-no-radio" else 3)
    assert "" not in remedies


def test_what_the_menu_has_for_a_wifi_is_called_so(tmp_path):
    WifiNews(tmp_path / "news", "home").tell("password")
    (notice,) = appliance.read_wifi_news(False, True, tmp_path / "news")
    for language in languages():
        words = words_in(language)
        assert words("screen-own-wifi") in words.part(notice, "remedy")
