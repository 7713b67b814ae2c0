"""Phones in a real browser, at the pages of a real table: Debian's Chromium without a window."""

import time
from contextlib import contextmanager

import pytest

import browserphone
from browserphone import CHROMIUM, LANDSCAPE, PORTRAIT, WAITS_MS, faults
from controller.views.paths import FEED_SOCKET
from display.feed import FeedClient
from phonetable import PagesOfTable

LOOKS = [(size, scheme) for size in (PORTRAIT, LANDSCAPE) for scheme in ("light", "dark")]

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium here: `apt-get install chromium` brings it"
)


@pytest.fixture
def pages(tmp_path):
    with PagesOfTable(tmp_path) as pages:
        yield pages


@contextmanager
def phone(browser, pages, size=PORTRAIT, scheme="light"):
    """A phone's page, with cookies of its own, that has opened the table's address."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        is_mobile=True,
        has_touch=True,
    )
    context.set_default_timeout(WAITS_MS)
    page = context.new_page()
    page.goto(f"http://{pages.address}/#{pages.code}")
    try:
        yield page
    finally:
        context.close()


def join(page, name):
    """Take the first free chair, and wait for its page to be live."""
    page.fill("[name=name]", name)
    page.click("button.first")
    live(page)


def live(page):
    """... and its lobby can be used."""
    browserphone.live(page)
    page.wait_for_selector("#table [data-id]", state="attached")


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_everybody_can_use_each_page(browser, pages, size, scheme):
    with phone(browser, pages, size, scheme) as page:
        assert faults(page) == [], "joining"
        page.fill("[name=code]", "WRONG")
        page.click("button.first")
        page.wait_for_selector("[role=alert].fault")
        assert faults(page) == [], "refused"
        page.fill("[name=code]", pages.code)
        join(page, "Ada")
        assert faults(page) == [], "the lobby"
        for path in ("rules/captains-orders", "watch", "operate"):
            page.goto(f"http://{pages.address}/{path}")
            page.wait_for_selector("h1")
            assert faults(page) == [], path


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_everybody_can_look_after_the_table(browser, pages, size, scheme):
    with (
        phone(browser, pages, size, scheme) as page,
        FeedClient(pages.folder / "run" / FEED_SOCKET) as screen,
    ):
        page.goto(f"http://{pages.address}/operate")
        page.click("button.first")
        page.wait_for_selector("[name=pin]")
        assert faults(page) == [], "asked for the PIN"
        pin, ends_s = "", time.monotonic() + WAITS_MS / 1e3
        while not pin and time.monotonic() < ends_s:
            update = screen.poll()
            pin = pin if update is None else update.pin
            time.sleep(0.02)
        page.fill("[name=pin]", "12345x")
        page.fill("[name=name]", "Ada")
        page.click("button.first")
        page.wait_for_selector("[role=alert].fault")
        assert faults(page) == [], "refused"
        page.fill("[name=pin]", pin)
        page.fill("[name=name]", "Ada")
        page.click("button.first")
        page.wait_for_selector("body.desk button.first")
        assert faults(page) == [], "paired"
        page.click("button.first")
        page.wait_for_selector(".desk .lines, .desk button.first")
        while page.query_selector(".desk .lines") is None and time.monotonic() < ends_s:
            page.reload()
        assert faults(page) == [], "the operator's page"


def test_a_seat_outlives_its_page_its_network_and_the_pages_process(browser, pages):
    with phone(browser, pages) as page:
        join(page, "Ada")
        seat = page.title()

        page.reload()
        live(page)
        assert page.title() == seat, "after a reload"

        session = page.context.new_cdp_session(page)
        for state in ("frozen", "active"):
            session.send("Page.setWebLifecycleState", {"state": state})
        live(page)
        assert page.title() == seat, "after the phone was locked"

        pages.kill_pages()
        page.wait_for_selector("body.lost")
        pages.start_pages()
        live(page)
        assert page.title() == seat, "after the pages' process was killed"

        page.context.set_offline(True)
        pages.kill_pages()
        page.wait_for_selector("body.lost")
        pages.start_pages()
        page.context.set_offline(False)
        live(page)
        assert page.title() == seat, "after the network was gone as well"

        second = page.context.new_page()
        second.goto(f"http://{pages.address}/")
        live(second)
        page.wait_for_selector("#taken", state="visible")
        page.click("#back")
        second.wait_for_selector("#taken", state="visible")
        live(page)
        assert page.title() == second.title() == seat, "after another page took it over"
