"""An update from the owner's address: looked for once a day, fetched in as many pieces as a network
breaks it into, and given to the updater when somebody says so, or at night."""

import hashlib
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace

import pytest

from controller.commands import fetching
from controller.commands.fetching import CHECKED_S, LONGEST_SIGNATURE_BYTES, main
from controller.table.appliance import Orders
from controller.table.errand import Errands
from controller.table.updating import FETCHED, FOLDER, GIVEN, MARK, Updates, claimed

CONTENT = bytes(range(256)) * 400
SLOT = "reclaim-arm64.slot"


def signature(version="0.9.0", arch="arm64", content=CONTENT, size=None):
    """What minisign writes, as far as anybody but the updater reads it."""
    sha256 = hashlib.sha256(content).hexdigest()
    said = f"reclaim {version} {arch} image-j6 {size or len(content)} {sha256}"
    return f"untrusted comment: x\nRWQ=\ntrusted comment: {said}\nsig==\n".encode()


class Place(BaseHTTPRequestHandler):
    """Somebody's server, which may break off, or not know how to go on."""

    def do_GET(self):
        server = self.server
        server.asked.append((self.path, self.headers.get("Range")))
        if self.path in server.moved:
            self.send_response(302)
            self.send_header("Location", server.moved[self.path])
            self.end_headers()
            return
        data = server.files.get(self.path)
        if data is None:
            self.send_error(404)
            return
        begins = int((self.headers.get("Range") or "bytes=0-")[6:-1]) if server.goes_on else 0
        self.send_response(206 if begins else 200)
        self.send_header("Content-Length", str(len(data) - begins))
        self.end_headers()
        ends = min(len(data), begins + server.breaks_after)
        self.wfile.write(data[begins:ends])

    def log_message(self, *said): ...


@pytest.fixture
def place(tmp_path, monkeypatch):
    """An address, and a table that knows it."""
    system, folder = tmp_path / "etc", tmp_path / "data"
    system.mkdir()
    folder.mkdir()
    for name, said in (("arch", "arm64"), ("version", "0.1.0")):
        (system / name).write_text(f"{said}\n")
    monkeypatch.setattr(fetching, "local_hour", lambda: 12)
    with ThreadingHTTPServer(("127.0.0.1", 0), Place) as server:
        server.asked, server.moved, server.goes_on, server.breaks_after = [], {}, True, 10**9
        server.files = {f"/r/{SLOT}": CONTENT, f"/r/{SLOT}.minisig": signature()}
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        address = tmp_path / "update-from"
        address.write_text(f"http://127.0.0.1:{server.server_port}/r/\n")
        news = tmp_path / "news"

        def looks():
            """An hour later; return the version that the screen tells of."""
            assert main(list(map(str, (address, folder, news))), system) == 0
            return json.loads(news.read_bytes())["args"]["version"] if news.exists() else ""

        fetched = folder / FETCHED
        yield SimpleNamespace(
            server=server, looks=looks, folder=folder, fetched=fetched, address=address,
            system=system, checked=fetched / "checked", updates=Updates(folder),
        )  # fmt: skip
        server.shutdown()


def a_day_later(place):
    long_ago = place.checked.stat().st_mtime - CHECKED_S
    os.utime(place.checked, (long_ago, long_ago))


def names(folder):
    return sorted(one.name for one in folder.iterdir())


def test_a_newer_version_is_fetched_and_told_and_nothing_is_installed(place):
    assert place.looks() == "0.9.0"
    assert (place.fetched / SLOT).read_bytes() == CONTENT
    assert not (place.folder / FOLDER).exists()


def test_it_looks_once_a_day(place):
    place.looks()
    asked = len(place.server.asked)
    assert place.looks() == "0.9.0"
    assert len(place.server.asked) == asked
    a_day_later(place)
    assert place.looks() == "0.9.0"
    # It is there already: the signature alone.
    assert place.server.asked[asked:] == [(f"/r/{SLOT}.minisig", None)]


@pytest.mark.parametrize(
    "said",
    [
        signature("0.1.0"), signature("0.0.9"), signature("mine"), signature(arch="amd64"),
        b"", b"<html>no</html>", b"\xff" * 10_000,
    ],
)  # fmt: skip
def test_what_is_no_newer_or_no_signature_is_left_there(place, said):
    place.server.files[f"/r/{SLOT}.minisig"] = said
    assert place.looks() == ""
    assert names(place.fetched) == ["checked"]
    assert [path for path, _ in place.server.asked] == [f"/r/{SLOT}.minisig"]


@pytest.mark.parametrize("goes_on", [True, False])
def test_what_breaks_off_goes_on_an_hour_later(place, goes_on):
    place.server.breaks_after, place.server.goes_on = 60_000, goes_on
    assert place.looks() == ""
    assert (place.fetched / f"{SLOT}.part").stat().st_size == 60_000
    if not goes_on:
        place.server.breaks_after = 10**9
    assert place.looks() == "0.9.0"
    assert place.server.asked[-1] == (f"/r/{SLOT}", "bytes=60000-")
    assert (place.fetched / SLOT).read_bytes() == CONTENT


def test_another_version_meanwhile_begins_again(place):
    place.server.breaks_after = 60_000
    place.looks()
    other = CONTENT[::-1]
    place.server.files[f"/r/{SLOT}"] = other
    place.server.files[f"/r/{SLOT}.minisig"] = signature("0.9.1", content=other)
    place.server.breaks_after = 10**9
    assert place.looks() == "0.9.1"
    assert place.server.asked[-1] == (f"/r/{SLOT}", None)


def test_what_is_something_else_than_was_said_is_thrown_away(place):
    place.server.files[f"/r/{SLOT}"] = bytes(len(CONTENT))
    assert place.looks() == ""
    assert names(place.fetched) == [f"{SLOT}.minisig"]


def test_one_that_is_longer_than_it_says_fills_no_card(place):
    place.server.files[f"/r/{SLOT}"] = CONTENT * 50
    assert place.looks() == "0.9.0"
    assert (place.fetched / SLOT).stat().st_size == len(CONTENT)


def test_one_that_says_that_it_is_huge_is_not_fetched(place):
    place.server.files[f"/r/{SLOT}.minisig"] = signature(size=10**10)
    assert place.looks() == ""
    assert [path for path, _ in place.server.asked] == [f"/r/{SLOT}.minisig"]


@pytest.mark.parametrize("away", ["file:///etc/passwd", "ftp://127.0.0.1/x", "data:,x"])
def test_it_is_led_to_http_alone(place, away):
    place.server.moved[f"/r/{SLOT}.minisig"] = away
    assert place.looks() == ""
    place.server.moved[f"/r/{SLOT}.minisig"] = "/r2/s"
    place.server.files["/r2/s"] = signature()
    place.checked.unlink(missing_ok=True)
    assert place.looks() == "0.9.0"


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1:9/", "http://127.0.0.1:99999/", "http://no.such.name.invalid/", "nonsense"],
)
def test_without_a_network_nothing_happens_and_it_asks_again_an_hour_later(place, address):
    place.address.write_text(address)
    assert place.looks() == ""
    assert not place.checked.exists()


def test_a_server_without_it_is_asked_again_tomorrow(place):
    place.server.files.clear()
    assert place.looks() == ""
    assert place.checked.exists()


# ---- installing ----------------------------------------------------------------------------------


def test_at_a_quiet_hour_the_updater_gets_it_and_it_is_not_fetched_again(place, monkeypatch):
    place.looks()
    monkeypatch.setattr(fetching, "local_hour", lambda: 3)
    assert place.looks() == ""
    assert names(place.folder / FOLDER) == sorted((MARK, SLOT, f"{SLOT}.minisig"))
    assert names(place.fetched) == ["checked", GIVEN]
    a_day_later(place)
    assert place.looks() == ""
    assert place.server.asked[-1] == (f"/r/{SLOT}.minisig", None)


def test_somebody_says_so_on_the_operators_page(place, tmp_path):
    place.looks()
    run = tmp_path / "run"
    (run / "reclaim").mkdir(parents=True)
    errands = Errands(Orders(run), None, place.updates)
    errands.look()
    assert errands.offer.version == "0.9.0"
    told = errands.install()
    assert (told.id, told.args) == ("table-installing", {"version": "0.9.0"})
    assert MARK in names(place.folder / FOLDER)
    assert list((run / "reclaim").iterdir()) == [], "nobody has asked for a stick's"
    errands.look()
    assert errands.offer is None


def test_while_a_phones_update_is_looked_at_it_waits(place):
    place.looks()
    (place.folder / FOLDER).mkdir()
    (place.folder / FOLDER / MARK).touch()
    assert place.updates.take_fetched().id == "web-desk-update-waits"
    assert place.updates.fetched() == "0.9.0"


def test_once_it_runs_it_is_forgotten(place):
    place.looks()
    (place.system / "version").write_text("0.9.0\n")
    a_day_later(place)
    assert place.looks() == ""
    assert names(place.fetched) == ["checked"]


def test_a_signature_says_what_it_is_of():
    assert claimed(signature()).version == "0.9.0"
    assert len(signature()) < LONGEST_SIGNATURE_BYTES
