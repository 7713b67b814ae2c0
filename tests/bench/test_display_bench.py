"""The bench of the screen."""

import pytest

from bench import display


@pytest.fixture(scope="module")
def timeline():
    return display.played(1, "captain-bluff", 6.0)


def test_what_is_shown_is_a_table_that_waits_and_then_a_match_of_bots(timeline):
    assert timeline[0][1].stage == "attract"
    assert timeline[-1][1].match is not None
    assert [at_s for at_s, _ in timeline] == sorted(at_s for at_s, _ in timeline)


def test_every_tick_is_timed_beside_a_blit(timeline, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    told = display._at((640, 360), [timeline])
    assert {"attract", "captain-bluff.setup"} <= set(told["screens"])
    assert told["blit_ms"] > 0
    assert sum(one["frames"] for one in told["screens"].values()) > 100
    for one in told["screens"].values():
        assert one["frame_ms"]["p99"] >= one["frame_ms"]["median"] > 0


def test_a_feed_shows_the_newest_view_once(timeline):
    feed = display.Played(timeline)
    feed.now_s = 3.0
    assert feed.poll().view is [view for at_s, view in timeline if at_s <= 3.0][-1]
    assert feed.poll() is None


def test_sizes_are_read():
    assert display._sizes("800x480,3840x2160") == ((800, 480), (3840, 2160))
