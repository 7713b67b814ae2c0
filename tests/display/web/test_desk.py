"""The operator's pages on a phone, with real processes: nothing without a PIN from the screen, and
then what the table's own page offers."""

import html
import json
import re
import time

import pytest

from controller.table.appliance import ASKS, RESTATE, VARIABLE
from controller.views.paths import FEED_SOCKET
from display.feed import FeedClient
from harness.browsing import ask
from phonetable import PagesOfTable

WITHIN_S = 10.0


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    with PagesOfTable(tmp_path_factory.mktemp("table")) as pages:
        yield pages


def screen_says(pages, fits):
    """What the public screen shows, as soon as it *fits*."""
    ends_s = time.monotonic() + WITHIN_S
    with FeedClient(pages.folder / "run" / FEED_SOCKET) as feed:
        while time.monotonic() < ends_s:
            update = feed.poll()
            if update is not None and fits(update):
                return update
            time.sleep(0.02)
    raise AssertionError("the screen never showed that")


@pytest.fixture(scope="module")
def phone(pages):
    """The cookie of a phone that was paired by what the screen showed."""
    assert b'name="pin"' in ask(pages, "/operate/pin", {})[2]
    pin = screen_says(pages, lambda update: update.pin).pin
    form = {"pin": f"{pin[:3]} {pin[3:]}", "name": "Ada"}
    status, headers, body = ask(pages, "/operate/pair", form)
    assert (status, headers["Location"]) == (303, "/operate"), body.decode()
    cookie = headers["Set-Cookie"]
    assert "httponly" in cookie.lower()
    assert "samesite=strict" in cookie.lower()
    assert "path=/operate" in cookie.lower()
    return cookie.partition(";")[0]


def keys(body):
    return [html.unescape(key) for key in re.findall(r'name="key" value="([^"]*)"', body.decode())]


def test_who_is_not_paired_is_offered_a_pin_and_nothing_else(pages):
    status, headers, body = ask(pages, "/operate")
    assert (status, headers["Cache-Control"], keys(body)) == (200, "no-store", [])
    assert b'action="/operate/pin"' in body


@pytest.mark.parametrize("token", ["nobody", "x" * 3000, '"', "%00"])
def test_a_token_that_the_table_does_not_know_does_nothing(pages, token):
    cookie = f"reclaim_operator={token}"
    for path, form in (("/operate", None), ("/operate/choose", {"key": ""})):
        status, _, body = ask(pages, path, form, Cookie=cookie)
        assert (status, keys(body)) == (403, [])


ORIGINS = ("http://evil.example", "null", None, "http://127.0.0.1:1", "")


@pytest.mark.parametrize("origin", ORIGINS)
@pytest.mark.parametrize(
    "path", ["/operate/pin", "/operate/pair", "/operate/choose", "/operate/settings"]
)
def test_no_other_site_s_form_operates_the_table(pages, phone, origin, path):
    form = {"key": "", "pin": "000000", "name": "Eve"}
    status, headers, _ = ask(pages, path, form, Origin=origin, Cookie=phone)
    assert (status, headers["Set-Cookie"]) == (400, None)


def test_a_paired_phone_opens_the_page_and_takes_a_line_of_it(pages, phone):
    assert ask(pages, "/operate/choose", {"key": ""}, Cookie=phone)[0] == 303
    screen_says(pages, lambda update: update.view.stage == "operator")
    body = ask(pages, "/operate", Cookie=phone)[2]
    (danish,) = (key for key in keys(body) if "language=da" in key)
    assert ask(pages, "/operate/choose", {"key": danish}, Cookie=phone)[0] == 303
    screen_says(pages, lambda update: update.view.language == "da")


def test_a_line_that_is_not_there_is_told_and_changes_nothing(pages, phone):
    ask(pages, "/operate/choose", {"key": ""}, Cookie=phone)
    status, _, body = ask(pages, "/operate/choose", {"key": "<b>x"}, Cookie=phone)
    assert status == 409
    assert b"The table offers something else now" in body
    assert b"<b>x" not in body


def test_neither_pin_nor_token_is_in_a_page_or_a_log(pages, phone):
    token = phone.partition("=")[2]
    body = ask(pages, "/operate", Cookie=phone)[2].decode()
    assert token not in body
    assert token not in pages.log.read_text()


@pytest.fixture(scope="module")
def appliance(tmp_path_factory):
    """A table whose owner's settings can be changed, and where the requests come."""
    folder = tmp_path_factory.mktemp("appliance")
    (folder / "run" / ASKS).mkdir(parents=True)
    (folder / "table").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(folder / "run"))
        with PagesOfTable(folder / "table") as pages:
            yield pages, folder / "run" / ASKS / RESTATE


def test_fields_that_are_filled_in_are_asked_for_and_others_stay(appliance):
    pages, asked = appliance
    ask(pages, "/operate/pin", {})
    pin = screen_says(pages, lambda update: update.pin).pin
    cookie = ask(pages, "/operate/pair", {"pin": pin, "name": "Ada"})[1]["Set-Cookie"]
    cookie = cookie.partition(";")[0]
    for form in ({"volume": "loud"}, {"volume": "101"}, {"wifi_name": "Home"}):
        status, _, body = ask(pages, "/operate/settings", form, Cookie=cookie)
        assert (status, b'role="alert"' in body, asked.exists()) == (409, True, False)
    form = {"volume": " 30 ", "hostname": "", "table": "ours.toml", "root": "yes"}
    assert ask(pages, "/operate/settings", form, Cookie=cookie)[0] == 303
    found = json.loads(asked.read_text())["settings"]
    assert found == {"volume": 30, "table": "ours.toml"}
    assert b'name="wifi_password"' in ask(pages, "/operate", Cookie=cookie)[2]
