"""`reclaim bench web`: what it counts, and that a page which tells nothing shows in its figures."""

import asyncio
import os

import pytest

from bench import boardgame, phones, web


@pytest.fixture(autouse=True)
def short(mocker):
    mocker.patch.multiple(web, QUICK_WATCHERS=3, QUICK_TOUCHES=6)


@pytest.mark.skipif(
    not os.environ.get("RECLAIM_LONG"), reason="plays two matches: RECLAIM_LONG=1 runs it"
)
def test_eight_phones_play_and_all_that_is_measured_is_told():
    found = web.run(2, True)
    assert (found["phones"], found["watchers"], found["touches"]) == (8, 3, 6)
    assert found["watchers_at_the_end"] == 3
    assert found["timed"] == found["public"] > 0
    assert found["lost"] == 0
    assert found["peers"] == {}
    assert found["first_kb"] > 10
    assert found["message_bytes"] > 0
    assert found["daemon_ms_a_touch_without"] > 0
    assert found["memory_mb"] > 10
    for said in ("ratio", "p99", "8 phones, 3 watchers, of whom 3"):
        assert said in web.table(found)


@pytest.mark.parametrize(
    ("html", "lit"),
    [
        ('<button class="piece lit" data-id="a">', ["a"]),
        ('<button class="piece in-hand" data-id="a">', []),
        ('<button class="here" data-id="a">', ["a"]),
        ('<div class="mat lit" data-id="a">', ["a"]),
        ('<div class="mat" data-id="a">', []),
    ],
)
def test_what_people_touch_is_what_the_page_lights(html, lit):
    assert phones.lit_on({"table": html, "cards": '<button class="verb" data-id="Beside">'}) == lit


def test_a_touch_counts_as_seen_at_another_phone_only_when_that_was_told_after_it(mocker):
    mocker.patch.object(phones, "SEEN_S", 0.01)
    pages = phones.Browsers([phones.Page(socket=None) for _ in range(2)])
    pages.shown[0].told_s, pages.shown[1].told_s = 7.0, 3.0
    assert asyncio.run(pages.seen_ms(0, 2.9)) == pytest.approx(100.0)
    assert asyncio.run(pages.seen_ms(0, 3.0)) is None


def tapped(window_ms):
    return phones.Touch(0, "ButtonAt-1", 0.0, True, window_ms)


def test_what_no_phone_showed_is_counted_and_not_among_the_times():
    slow, quick = tapped(1000.0), tapped(80.0)
    assert phones.sights([(slow, 1010.0), (quick, None), (quick, 110.0)]) == {
        "timed": 2,
        "lost": 1,
        "tap_to_sight_ms": {"p50": 560.0, "p99": 1001.0},
        "in_windows_ms": {"p50": 540.0, "p99": 990.8},
        "pages_add_ms": {"p50": 20.0, "p99": 29.8},
    }
    assert phones.sights([(slow, None)])["tap_to_sight_ms"] == {"p50": None, "p99": None}


def test_what_takes_long_in_windows_too_is_not_the_pages():
    table_waits = phones.sights([(tapped(2500.0), 2512.0), (tapped(2500.0), 2514.0)])
    assert table_waits["pages_add_ms"] == {"p50": 13.0, "p99": 14.0}
    pages_wait = phones.sights([(tapped(12.0), 2512.0), (tapped(12.0), 2514.0)])
    assert pages_wait["pages_add_ms"] == {"p50": 2501.0, "p99": 2502.0}


def test_another_match_than_the_one_that_was_played_ends_the_bench(mocker):
    mocker.patch.object(phones, "START_S", 0.01)
    pages = phones.Browsers([phones.Page(socket=None)])
    with pytest.raises(TimeoutError, match="red does not see"):
        asyncio.run(phones.again(pages, [tapped(80.0)]))


def test_without_node_the_peer_is_left_out_with_a_sentence(mocker):
    mocker.patch.object(boardgame.shutil, "which", return_value=None)
    assert boardgame.run(3) == {"left_out": "left out: there is no node, or no npm"}
