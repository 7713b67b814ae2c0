"""`reclaim bench web`: what it counts, and that a page which tells nothing shows in its figures."""

import asyncio

import pytest

from bench import web


@pytest.fixture(autouse=True)
def short(mocker):
    mocker.patch.multiple(web, QUICK_WATCHERS=3, QUICK_TOUCHES=6)


def test_eight_phones_play_and_all_that_is_measured_is_told():
    found = web.run(2, True)
    assert (found["phones"], found["watchers"], found["touches"]) == (8, 3, 6)
    assert found["watchers_at_the_end"] == 3
    assert 0 < found["shown"] <= 6
    assert found["tap_to_sight_ms"]["p50"] > 0
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
    assert web._lit({"table": html, "cards": '<button class="verb" data-id="Beside">'}) == lit


def test_a_touch_counts_as_seen_at_another_phone_only_when_that_was_told_after_it():
    pages = web.Browsers([web.Page(socket=None) for _ in range(2)])
    pages.shown[0].told_s, pages.shown[1].told_s = 7.0, 3.0

    async def seen(began_s):
        return await web._seen_ms(pages, 0, began_s)

    assert asyncio.run(seen(2.9)) == pytest.approx(100.0)
    assert asyncio.run(seen(3.0)) is None
