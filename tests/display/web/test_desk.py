"""The operator's pages on a phone, with real processes: nothing without a PIN from the screen, and
then what the table's own page offers."""

import html
import json
import os
import re
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from controller.table.appliance import (
    ANSWERS,
    ASKS,
    LOGS,
    OUTCOME,
    PARCEL,
    RESTATE,
    RESTATES,
    SLOT_NAME,
    UPDATER,
    USE_STICK,
    VARIABLE,
)
from controller.table.assembly import Seating
from controller.table.updating import FOLDER, MARK
from controller.views.paths import FEED_SOCKET
from controller.views.restated import OWN_TABLE
from display.feed import FeedClient
from hardware.config import builtin_tables
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
    "path",
    [
        *("/operate/pin", "/operate/pair", "/operate/choose", "/operate/settings"),
        *("/operate/logs", "/operate/table", "/operate/backup", "/operate/people"),
    ],
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
    """A table whose owner's settings can be changed, and the folder where the requests come."""
    folder = tmp_path_factory.mktemp("appliance")
    (folder / "run" / ASKS).mkdir(parents=True)
    (folder / "run" / ANSWERS).mkdir()
    (folder / "run" / RESTATES).mkdir()
    (folder / "run" / UPDATER).mkdir()
    (folder / "run" / UPDATER / SLOT_NAME).write_text("a")
    (folder / "table").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(folder / "run"))
        seating = Seating(people=("Ada", "Ben"))
        with PagesOfTable(folder / "table", seating=seating) as pages:
            yield pages, folder / "run"


@pytest.fixture(scope="module")
def owner(appliance):
    """The cookie of a phone that was paired there."""
    pages, _ = appliance
    ask(pages, "/operate/pin", {})
    pin = screen_says(pages, lambda update: update.pin).pin
    cookie = ask(pages, "/operate/pair", {"pin": pin, "name": "Ada"})[1]["Set-Cookie"]
    return cookie.partition(";")[0]


def test_fields_that_are_filled_in_are_asked_for_and_others_stay(appliance, owner):
    pages, run = appliance
    asked = run / ASKS / RESTATE
    for form in ({"volume": "loud"}, {"volume": "101"}, {"wifi_name": "Home"}):
        status, _, body = ask(pages, "/operate/settings", form, Cookie=owner)
        assert (status, b'role="alert"' in body, asked.exists()) == (409, True, False)
    form = {"volume": " 30 ", "hostname": "", "table": "ours.toml", "root": "yes"}
    form |= {"update_from": "https://example.org/reclaim/", "keyboard": "-"}
    assert ask(pages, "/operate/settings", form, Cookie=owner)[0] == 303
    found = json.loads(asked.read_text())["settings"]
    from_ = "https://example.org/reclaim/"
    assert found == {"volume": 30, "table": "ours.toml", "update_from": from_, "keyboard": None}
    assert b'name="wifi_password"' in ask(pages, "/operate", Cookie=owner)[2]


# ---- people --------------------------------------------------------------------------------------


def test_who_is_known_is_called_otherwise_or_forgotten(appliance, owner):
    pages, _ = appliance

    def known():
        body = ask(pages, "/operate", Cookie=owner)[2].decode()
        return set(re.findall(r'name="name" value="([^"]*)"', body))

    assert known() == {"Ada", "Ben"}
    for form in ({"name": "Ada", "new": " "}, {"name": "Ada"}, {"new": "Zoe"}):
        ask(pages, "/operate/people", form, Cookie=owner)
    assert known() == {"Ada", "Ben"}
    assert ask(pages, "/operate/people", {"name": "Ada", "new": "Zoe"}, Cookie=owner)[0] == 303
    assert ask(pages, "/operate/people", {"name": "Ben", "forget": ""}, Cookie=owner)[0] == 303
    assert known() == {"Zoe"}
    status, _, body = ask(pages, "/operate/people", {"name": "Zoe", "new": "a/b"}, Cookie=owner)
    assert (status, b'role="alert"' in body) == (409, True)


# ---- files ---------------------------------------------------------------------------------------

EDGE = "----WebKitFormBoundaryXyz"


def bring(pages, path, cookie, *fields, **headers):
    """What a browser sends of a form with files: (name, file's name or None, content)."""
    body = b""
    for name, file, content in fields:
        named = "" if file is None else f'; filename="{file}"'
        body += f'--{EDGE}\r\nContent-Disposition: form-data; name="{name}"{named}\r\n'.encode()
        body += b"\r\n" + content + b"\r\n"
    kind = f"multipart/form-data; boundary={EDGE}"
    given = {"Content_Type": kind, "Cookie": cookie, **headers}
    return ask(pages, path, body + f"--{EDGE}--\r\n".encode(), **given)


NOTHING_CHOSEN = ("file", "", b"")
TABLE = Path(str(builtin_tables()["sim-spots"])).read_bytes()


def test_a_table_file_is_checked_by_the_table_and_then_asked_for(appliance, owner):
    pages, run = appliance
    (run / ASKS / RESTATE).unlink(missing_ok=True)
    wrong = TABLE.replace(b"[[seats]]", b"colour = 7\n[[seats]]", 1)
    for fields in (
        [("file", "mine.toml", wrong), ("text", None, TABLE)],
        [NOTHING_CHOSEN, ("text", None, wrong)],
    ):
        status, _, body = bring(pages, "/operate/table", owner, *fields)
        assert status == 409
        assert b"colour" in body
        assert re.search(rb"(mine|own-table)\.toml, line \d+", body), body.decode()
        assert not (run / ASKS / RESTATE).exists()
    status, headers, _ = bring(
        pages, "/operate/table", owner, NOTHING_CHOSEN, ("text", None, TABLE)
    )
    assert (status, headers["Location"]) == (303, "/operate")
    asked = json.loads((run / ASKS / RESTATE).read_text())
    assert asked["settings"] == {"table": OWN_TABLE}
    assert asked["table"].encode() == TABLE
    assert not (run / ASKS / PARCEL).exists()


@pytest.mark.parametrize(
    ("text", "stays"), [(b"\nname = <'&\xc3\xa9\n", True), (b"#" * 60_000, False)]
)
def test_a_text_that_is_refused_is_mended_where_it_was_typed(appliance, owner, text, stays):
    pages, _ = appliance
    status, _, body = bring(pages, "/operate/table", owner, NOTHING_CHOSEN, ("text", None, text))
    assert status == 409
    # A browser leaves a line's end out that follows the tag.
    shown = re.search(r"<textarea[^>]*>\n(.*)</textarea>", body.decode(), re.S)
    assert (html.unescape(shown[1]).encode() if shown else None) == (text if stays else None)


def test_a_file_that_is_refused_is_not_shown(appliance, owner):
    pages, _ = appliance
    _, _, body = bring(pages, "/operate/table", owner, ("file", "a.toml", b"name = 3"))
    assert b"<textarea" not in body


def test_a_backup_is_fetched_whole_and_comes_back(appliance, owner, tmp_path):
    pages, _ = appliance
    status, headers, body = ask(pages, "/operate/reclaim-backup.db", Cookie=owner)
    assert (status, headers["Cache-Control"]) == (200, "no-store")
    assert headers["Content-Disposition"] == 'attachment; filename="reclaim-backup.db"'
    (tmp_path / "backup.db").write_bytes(body)
    with closing(sqlite3.connect(tmp_path / "backup.db")) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert bring(pages, "/operate/backup", owner, ("file", "b.db", body))[0] == 303
    assert b"All that is in b.db is here already." in ask(pages, "/operate", Cookie=owner)[2]
    assert (
        bring(pages, "/operate/backup", owner, ("file", "<x>.db", body[: len(body) // 2]))[0] == 303
    )
    body = ask(pages, "/operate", Cookie=owner)[2]
    assert b"&lt;x&gt;.db is damaged. Nothing of it is taken." in body


def test_both_files_of_an_update_come_in_one_form_and_lie_where_the_updater_looks(appliance, owner):
    pages, _ = appliance
    assert b'action="/operate/update"' in ask(pages, "/operate", Cookie=owner)[2]
    slot, signature = os.urandom(300_000), b"untrusted comment"
    files = [("file", "r.slot", slot), ("file", "r.slot.minisig", signature)]
    assert bring(pages, "/operate/update", owner, *files)[0] == 303
    assert b"r.slot has come." in ask(pages, "/operate", Cookie=owner)[2]
    (place,) = pages.folder.rglob(f"{FOLDER}/{MARK}")
    assert (place.parent / "r.slot").read_bytes() == slot
    assert (place.parent / "r.slot.minisig").read_bytes() == signature
    status, _, body = bring(pages, "/operate/update", owner, *files)
    assert (status, b"still being looked at" in body) == (409, True)
    place.unlink()
    status, _, body = bring(pages, "/operate/update", owner, ("file", "mine.zip", b"PK"))
    assert status == 303
    assert b"mine.zip is no update" in ask(pages, "/operate", Cookie=owner)[2]


def test_logs_are_packed_when_they_are_asked_for_and_then_fetched(appliance, owner):
    pages, run = appliance
    link = b"/operate/reclaim-logs.zip"
    assert ask(pages, link.decode(), Cookie=owner)[0] == 409
    assert ask(pages, "/operate/logs", {}, Cookie=owner)[0] == 303
    body = ask(pages, "/operate", Cookie=owner)
    assert link not in body[2]
    assert body[1]["Refresh"]
    wish = json.loads((run / ASKS / USE_STICK).read_text())
    assert wish["what"] == "pack-logs"
    (run / ASKS / LOGS).write_bytes(b"PK" * 200_000)
    answer = {"number": wish["number"], "code": "packed"}
    (run / ANSWERS / OUTCOME).write_text(json.dumps(answer))
    ends_s = time.monotonic() + WITHIN_S
    while link not in ask(pages, "/operate", Cookie=owner)[2]:
        assert time.monotonic() < ends_s
        time.sleep(0.05)
    assert ask(pages, link.decode(), Cookie=owner)[2] == b"PK" * 200_000


@pytest.mark.parametrize("path", ["/operate/table", "/operate/backup"])
def test_who_is_not_paired_brings_nothing(appliance, path):
    pages, run = appliance
    status, *_ = bring(pages, path, "reclaim_operator=x", ("file", "a", b"x" * 1000))
    assert status == 403
    assert not (run / ASKS / PARCEL).exists()


def test_what_is_too_long_is_refused_before_it_comes(appliance, owner):
    pages, run = appliance
    status, *_ = bring(
        pages, "/operate/table", owner, ("file", "a", b""), Content_Length="33000001"
    )
    assert status == 400
    status, _, body = bring(pages, "/operate/table", owner, ("file", "a", b"#" * 60_000))
    assert (status, b"too long" in body) == (409, True)
    assert not (run / ASKS / PARCEL).exists()


def test_a_phone_that_goes_while_it_brings_a_file_leaves_nothing_of_it(appliance, owner):
    pages, run = appliance
    head = (
        f"POST /operate/backup HTTP/1.1\r\nHost: {pages.address}\r\n"
        f"Origin: http://{pages.address}\r\nCookie: {owner}\r\nContent-Length: 1000000\r\n"
        f"Content-Type: multipart/form-data; boundary={EDGE}\r\n\r\n--{EDGE}\r\n"
        'Content-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
    )
    host, port = pages.address.split(":")
    with socket.create_connection((host, int(port)), WITHIN_S) as phone:
        phone.sendall(head.encode() + b"x" * 300_000)
        ends_s = time.monotonic() + WITHIN_S
        while not (run / ASKS / PARCEL).exists():
            assert time.monotonic() < ends_s
            time.sleep(0.02)
    while (run / ASKS / PARCEL).exists():
        assert time.monotonic() < ends_s
        ask(pages, "/operate/choose", {"key": ""}, Cookie=owner)
    assert "Traceback" not in pages.log.read_text()


@pytest.mark.parametrize(
    "kind", ["text/plain", "multipart/form-data", "multipart/form-data; boundary=other"]
)
def test_what_is_no_form_with_a_file_is_told(appliance, owner, kind):
    pages, _ = appliance
    status, _, body = bring(pages, "/operate/backup", owner, ("file", "a", b"x"), Content_Type=kind)
    assert (status, b'role="alert"' in body) == (409, True)


def test_where_nothing_was_chosen_it_is_told(appliance, owner):
    status, _, body = bring(appliance[0], "/operate/backup", owner, NOTHING_CHOSEN)
    assert (status, b"No file came." in body) == (409, True)
