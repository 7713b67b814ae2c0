"""Who is woken by what: the pages of a seat, those who watch, and all at the end."""

import asyncio

import pytest

from display.web.news import WATCHERS, WATCHERS_LATER_S, News

LONG_S = 30.0


@pytest.fixture
def run():
    """Run a coroutine that is given news and a function that lets pages wait for those of seats,
    and returns the list to which each adds its seat when it is woken."""

    def run(script):
        async def on_a_loop():
            news, woken = News(), []

            async def page(seat, ends):
                await news.of(seat, LONG_S, ends)
                woken.append(seat)

            async def wait(*seats):
                ends = [asyncio.get_running_loop().create_future() for _ in seats]
                tasks = [asyncio.ensure_future(page(*one)) for one in zip(seats, ends, strict=True)]
                await asyncio.sleep(0)
                return woken, ends, tasks

            await script(news, wait)

        asyncio.run(on_a_loop())

    return run


def test_news_of_a_seat_wake_its_pages_alone(run):
    async def script(news, wait):
        woken, _, tasks = await wait("red", "blue", "red")
        news.tell("red")
        await asyncio.sleep(0)
        assert woken == ["red", "red"]
        assert [task.done() for task in tasks] == [True, False, True]
        tasks[1].cancel()

    run(script)


def test_those_who_watch_come_after_those_who_play_and_once_for_all_that_is_new(run):
    async def script(news, wait):
        woken, _, (watches, plays) = await wait(WATCHERS, "red")
        news.tell(WATCHERS)
        news.tell("red")
        await asyncio.wait([watches])
        assert woken == ["red", WATCHERS]
        _, _, (again,) = await wait(WATCHERS)
        news.tell(WATCHERS)
        news.tell(WATCHERS)
        done, _ = await asyncio.wait([again], timeout=100 * WATCHERS_LATER_S)
        assert done == {again}
        assert plays.done()

    run(script)


def test_a_connection_that_ends_wakes_its_own_page(run):
    async def script(news, wait):
        woken, (ends, _), (_, other) = await wait("red", "blue")
        ends.set_result(None)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert woken == ["red"]
        other.cancel()

    run(script)


def test_the_end_wakes_all_and_nobody_waits_after_it(run):
    async def script(news, wait):
        woken, _, tasks = await wait("red", WATCHERS)
        news.stop()
        await asyncio.wait(tasks)
        await wait("blue")
        assert sorted(woken) == sorted(["red", WATCHERS, "blue"])

    run(script)
