"""The pages over HTTP and WebSocket: who is let in, what each answer says to the browser, and that
nobody can keep the server from its players, or from its end."""

import http.client
import json
import signal
import socket
import time
from contextlib import ExitStack, closing

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from display.web.guard import LONGEST_BODY
from display.web.server import ACTS_A_S, TRIES
from harness.browsing import ask
from phonetable import PagesOfTable

WITHIN_S = 10.0
"""A bound on what happens at once, on a busy computer."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    with PagesOfTable(tmp_path_factory.mktemp("table")) as pages:
        ends_s = time.monotonic() + WITHIN_S
        while b'name="seat"' not in ask(pages, "/")[2]:
            assert time.monotonic() < ends_s, pages.log.read_text()
            time.sleep(0.05)
        yield pages


def joined(pages, seat, **given):
    """The cookie of a phone that has taken a seat."""
    form = {"seat": seat, "code": pages.code, "name": "", **given}
    status, headers, body = ask(pages, "/join", form)
    assert (status, headers["Location"]) == (303, "/seat"), body.decode()
    return headers["Set-Cookie"]


def live(pages, cookie, path="/live", **options):
    options.setdefault("origin", f"http://{pages.address}")
    return connect(
        f"ws://{pages.address}{path}",
        additional_headers={"Cookie": cookie.partition(";")[0]},
        open_timeout=WITHIN_S,
        **options,
    )


@pytest.fixture
def seat(pages):
    """(the cookie of) a phone at a seat, which is free again afterwards."""
    cookie = joined(pages, "red")
    yield cookie.partition(";")[0]
    ask(pages, "/leave", {}, Cookie=cookie.partition(";")[0])


# ---- who is let in -------------------------------------------------------------------------------

FOREIGN_HOSTS = ("evil.example", "127.0.0.1.evil.example", "127.0.0.1:1", "", None, "[::1]")


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
@pytest.mark.parametrize("path", ["/", "/seat", "/watch", "/static/reclaim.js", "/nothing"])
def test_a_name_that_was_made_to_lead_here_is_answered_nothing(pages, host, path):
    status, headers, body = ask(pages, path, Host=host)
    assert status == 400
    assert "Set-Cookie" not in headers
    assert pages.code.encode() not in body


ORIGINS = ("http://evil.example", "null", None, "https://127.0.0.1", "http://127.0.0.1:1", "")


@pytest.mark.parametrize("origin", ORIGINS)
@pytest.mark.parametrize("path", ["/join", "/leave", "/move", "/language"])
def test_no_other_site_s_form_changes_anything(pages, seat, origin, path):
    form = {"seat": "blue", "code": pages.code, "language": "de"}
    status, headers, _ = ask(pages, path, form, Origin=origin, Cookie=seat)
    assert (status, headers["Set-Cookie"]) == (400, None)
    status, _, body = ask(pages, "/seat", Cookie=seat)
    assert status == 200
    assert b'lang="en"' in body


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None, "http://127.0.0.1:1"])
@pytest.mark.parametrize("path", ["/live", "/live/watch"])
def test_no_other_site_opens_a_socket(pages, seat, origin, path):
    with pytest.raises(InvalidStatus) as refused:
        live(pages, seat, path, origin=origin)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"])
def test_a_link_or_any_other_method_changes_nothing(pages, seat, method):
    for path in ("/join", "/leave", "/move", "/language"):
        with closing(http.client.HTTPConnection(pages.address, timeout=WITHIN_S)) as connection:
            headers = {"Cookie": seat, "Origin": f"http://{pages.address}"}
            connection.request(method, path, headers=headers)
            assert connection.getresponse().status in (400, 405)
    assert ask(pages, "/seat", Cookie=seat)[0] == 200


def test_a_socket_without_a_seat_is_told_so(pages):
    with live(pages, "reclaim_seat=nobody") as socket, pytest.raises(ConnectionClosed) as ended:
        socket.recv(WITHIN_S)
    assert ended.value.rcvd.code == 4401


# ---- what an answer says -------------------------------------------------------------------------


def test_a_seat_s_cookie_is_for_no_script_and_no_other_site(pages):
    cookie = joined(pages, "green")
    try:
        attributes = {part.strip().lower().partition("=")[0] for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite", "path"} <= attributes
        assert "samesite=strict" in cookie.lower()
    finally:
        ask(pages, "/leave", {}, Cookie=cookie.partition(";")[0])


@pytest.mark.parametrize("path", ["/", "/seat", "/watch", "/rules/luggage", "/art/x.png", "/none"])
def test_every_page_runs_only_what_comes_from_here_and_has_no_code_in_it(pages, seat, path):
    _, headers, body = ask(pages, path, Cookie=seat if path == "/seat" else "")
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    text = body.decode("utf-8", "replace").lower()
    for inline in ("<script>", "<style", " style=", '="javascript:', " onclick", " onload"):
        assert inline not in text
    assert "http://" not in text.replace(f"http://{pages.address}", "")


def test_a_seat_s_page_is_kept_nowhere(pages, seat):
    assert ask(pages, "/seat", Cookie=seat)[1]["Cache-Control"] == "no-store"


STRANGE_PATHS = (
    "/static/../server.py", "/static/reclaim.css/..", "/%2e%2e/%2e%2e/etc/passwd", "/art/../x.png",
    "/art/card.f.%00.png", "/art/" + "a" * 5000 + ".png", "/art/rule.luggage.99.png",
    "/art/sign.none.png", "/art/face.none.png",
    "/art/..f..png", "/rules/%2e%2e", "/rules/%ff", "/%ff%fe", "/seat/", "//", "/?lang=%00",
)  # fmt: skip


@pytest.mark.parametrize("path", STRANGE_PATHS)
def test_what_is_not_there_is_not_found_and_nothing_breaks(pages, path):
    assert ask(pages, path)[0] in (200, 303, 307, 400, 404)
    assert "Traceback" not in pages.log.read_text()


# ---- limits --------------------------------------------------------------------------------------


def test_wrong_codes_are_limited_and_then_even_the_right_one_waits(tmp_path):
    with PagesOfTable(tmp_path) as pages:
        while b'name="seat"' not in ask(pages, "/")[2]:
            time.sleep(0.05)
        for _ in range(TRIES):
            assert ask(pages, "/join", {"seat": "red", "code": "XXXX"})[0] == 403
        status, headers, _ = ask(pages, "/join", {"seat": "red", "code": pages.code})
        assert (status, headers["Location"]) == (403, None)


BODIES = (
    b"a" * (LONGEST_BODY + 1),
    b"\xff\xfe%ff=%00&seat=%F0%28",
    b"&".join(b"a%d=" % n for n in range(400)),
    b"seat=red&code=%ED%A0%80",
)


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_no_body_breaks_the_way_in(pages, body):
    assert ask(pages, "/join", body)[0] in (400, 403)
    assert "Traceback" not in pages.log.read_text()


@pytest.mark.parametrize("length", ["9" * 30, "9" * 5000, "-1", "x", "1e3", "²"])
def test_no_length_that_is_said_breaks_it(pages, length):
    head = f"POST /join HTTP/1.1\r\nHost: {pages.address}\r\nOrigin: http://{pages.address}\r\n"
    host, port = pages.address.split(":")
    with socket.create_connection((host, int(port)), WITHIN_S) as raw:
        raw.sendall(f"{head}Content-Length: {length}\r\n\r\n".encode())
        assert raw.recv(100).startswith((b"HTTP/1.1 400", b"HTTP/1.1 403")) or not raw.recv(1)
    assert "Traceback" not in pages.log.read_text()


MESSAGES = (
    "", "null", "[]", "{}", "{", '"', "1e999", "[" * 4000, '{"n":1e9,"id":"x"}',
    '{"n":-1,"id":"x"}',
    '{"n":true,"id":"x"}', '{"n":99999999999999999999,"id":"x"}', '{"n":1,"id":null}',
    '{"hold":"yes"}', '{"ping":"' + "x" * 3000 + '"}', '{"n":0,"id":"\\ud800"}', '{"ping":1e999}',
    "9" * 4000,
)  # fmt: skip


def test_no_message_breaks_a_seat_s_page_and_none_that_makes_no_sense_is_taken(pages, seat):
    with live(pages, seat) as page:
        took = next_with(page, "took")["took"]
        for message in MESSAGES:
            page.send(message)
            page.send('{"ping": 7}')
            while json.loads(page.recv(WITHIN_S)).get("pong") != 7:
                pass
            time.sleep(1.5 / ACTS_A_S)
        ask(pages, "/language", {"language": "de"}, Cookie=seat)
        assert next_with(page, "took")["took"] == took
    assert "Traceback" not in pages.log.read_text()


def next_with(page, key):
    while True:
        message = json.loads(page.recv(WITHIN_S))
        if key in message:
            return message


def to_the_end(page, said=0):
    """Say *said* things, then listen until the connection ends."""
    for number in range(said):
        page.send(json.dumps({"n": number + 1, "id": "none"}))
    while True:
        page.recv(WITHIN_S)


@pytest.mark.parametrize("what", [b"\x00\xff", "x" * (LONGEST_BODY + 1)], ids=["bytes", "long"])
def test_who_says_what_no_page_says_is_let_go(pages, seat, what):
    with live(pages, seat) as page:
        page.send(what)
        with pytest.raises(ConnectionClosed):
            to_the_end(page)
    assert "Traceback" not in pages.log.read_text()
    assert "never retrieved" not in pages.log.read_text()


def test_who_says_more_than_a_finger_could_is_let_go(pages, seat):
    with live(pages, seat) as page, pytest.raises(ConnectionClosed):
        to_the_end(page, said=20 * ACTS_A_S)


def test_no_secret_stands_in_a_log_or_an_address(pages, seat):
    status, headers, body = ask(pages, "/seat", Cookie=seat)
    assert status == 200
    token = seat.partition("=")[2]
    assert token not in pages.log.read_text()
    assert pages.code not in pages.log.read_text()
    assert token.encode() not in body
    assert not any(token in (value or "") for value in headers.values())


def test_a_seat_is_given_back_and_taken_again_as_often_as_one_likes(pages):
    for _ in range(6):
        cookie = joined(pages, "red").partition(";")[0]
        with live(pages, cookie) as page:
            while "seat-red" not in next_with(page, "parts")["parts"].get("people", ""):
                pass
        assert ask(pages, "/leave", {}, Cookie=cookie)[1]["Location"] == "/"
    assert "Traceback" not in pages.log.read_text()


def test_all_who_scan_at_once_are_offered_the_same_chair_first_and_each_gets_one(pages, seat):
    others = [joined(pages, "red").partition(";")[0] for _ in range(3)]
    sit = {ask(pages, "/seat", Cookie=cookie)[2].partition(b"</title>")[0] for cookie in others}
    assert len(sit) == 3
    for cookie in others:
        ask(pages, "/leave", {}, Cookie=cookie)


# ---- one page a seat -----------------------------------------------------------------------------


def test_the_newer_page_has_the_seat_and_the_older_says_so_and_may_take_it_back(pages, seat):
    with live(pages, seat) as first:
        assert next_with(first, "hello")
        with live(pages, seat) as second:
            assert next_with(second, "parts")["parts"]
            assert next_with(first, "elsewhere") == {"elsewhere": True}
            with live(pages, seat) as back:
                assert next_with(back, "parts")["parts"]
                assert next_with(second, "elsewhere") == {"elsewhere": True}


# ---- the end -------------------------------------------------------------------------------------


def test_it_ends_within_a_second_with_two_hundred_watchers_of_whom_many_never_read(tmp_path):
    with PagesOfTable(tmp_path) as pages, ExitStack() as stack:
        host, port = pages.address.split(":")
        hello = (
            f"GET /live/watch HTTP/1.1\r\nHost: {pages.address}\r\n"
            f"Origin: http://{pages.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        for number in range(200):
            raw = stack.enter_context(socket.create_connection((host, int(port)), WITHIN_S))
            raw.sendall(hello)
            if number % 2:
                assert raw.recv(12) == b"HTTP/1.1 101"
        began_s = time.monotonic()
        pages.pages.send_signal(signal.SIGTERM)
        assert pages.pages.wait(WITHIN_S) in (0, 128 + signal.SIGTERM, -signal.SIGTERM)
        # Half of the watchers answer nothing; what a busy computer adds is no fault of ours.
        assert time.monotonic() - began_s < 4.0
