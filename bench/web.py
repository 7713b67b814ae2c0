"""`reclaim bench web`: eight phones and two hundred watchers at one table.

A real daemon plays *Captain's Orders* with eight people who touch what is lit, by chance and
equally often, in the order windows, pages, pages, windows, so that a machine that gets slower or
quicker favours neither. The windows are the sockets of eight players alone; the pages are a process
of their own, with a phone at each seat and watchers who all read. `ratio` is the daemon's processor
time with pages to that with windows.

A tap is timed from the phone that sends it to the first message at another phone: sockets, hands,
referee and pages lie between, no WiFi and no drawing. A touch that only its own phone shows is not
`shown`, unless something else comes within a second: that is in the tail of the times. Bytes are
those on the socket, compressed as a browser gets them.
"""

import asyncio
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.typing import Origin

from bench.machine import UNIT
from bench.progress import progress
from controller.views.paths import FEED_SOCKET
from display.web import pages
from display.web.phones import Phones
from display.words import words_in

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")
GAME = "captains-orders"
WATCHERS, QUICK_WATCHERS = 200, 20
TOUCHES, QUICK_TOUCHES = 80, 12
RUNS, QUICK_RUNS = (False, True, True, False), (False, True)
"""With pages, or with windows."""
SEEN_S = 1.0
"""A touch that no other phone has shown by then shows nothing."""
PAUSE_S = 0.2
"""Between two touches: as quick as eight people are together."""
START_S, ASKS_S = 30.0, 2.0
GOALS = {"ratio": 1.05, "p50_ms": 60.0, "p99_ms": 150.0, "first_kb": 150.0, "move_bytes": 2000.0}
"""What the figures should be at most."""

_SHOWN = ("table", "people", "verbs", "hand")
_LIT = re.compile(r'<(?:button|div) class="([^"]*)" data-id="([^"]+)"')


class WithPages(msgspec.Struct, frozen=True):
    """What was measured at a table with pages, phones and watchers."""

    daemon_s: float
    pages_s: float
    times_ms: tuple[float, ...]
    """Of each touch that another phone showed: how long it took."""
    messages: int
    bytes_read: int
    """By all phones together, while they played."""
    first_bytes: int
    memory_mb: float
    end_s: float
    reading: int
    """How many watchers were still connected at the end."""


class People(Protocol):
    """Those at the seats: what each sees lit, and a touch of it."""

    def parts(self, at: int) -> Mapping[str, str]: ...

    async def touch(self, at: int, id: str) -> None: ...


def run(seed: int, quick: bool) -> dict[str, Any]:
    """Measure; what `--json` prints. *quick* has fewer watchers and touches."""
    touches, watchers = (QUICK_TOUCHES, QUICK_WATCHERS) if quick else (TOUCHES, WATCHERS)
    windows_s, measured = list[float](), list[WithPages]()
    for number, with_pages in enumerate(progress(QUICK_RUNS if quick else RUNS, "tables")):
        luck = random.Random(f"{seed}/{number // 2}")
        if with_pages:
            measured.append(asyncio.run(_with_pages(luck, touches, watchers)))
        else:
            windows_s.append(asyncio.run(_with_windows(luck, touches)))
        UNIT.sample()
    times_ms = [time_ms for one in measured for time_ms in one.times_ms]
    messages = sum(one.messages for one in measured)
    bytes_read = sum(one.bytes_read for one in measured)
    touched = touches * len(measured)
    daemon_s, without_s = (statistics.mean(one.daemon_s for one in measured), _mean(windows_s))
    return {
        "phones": len(SEATS),
        "watchers": watchers,
        "watchers_at_the_end": min(one.reading for one in measured),
        "touches": touched,
        "daemon_ms_a_touch_without": round(1e3 * without_s / touches, 2),
        "daemon_ms_a_touch": round(1e3 * daemon_s / touches, 2),
        "ratio": round(daemon_s / without_s, 3),
        "pages_ms_a_touch": round(1e3 * _mean([one.pages_s for one in measured]) / touches, 2),
        "shown": len(times_ms),
        "tap_to_sight_ms": _spread(times_ms),
        "first_kb": round(max(one.first_bytes for one in measured) / 1e3, 1),
        "message_bytes": round(bytes_read / max(1, messages)),
        "move_bytes": round(bytes_read / touched / len(SEATS)),
        "memory_mb": max(one.memory_mb for one in measured),
        "end_s": round(max(one.end_s for one in measured), 2),
        "goals": GOALS,
    }


def table(result: Mapping[str, Any]) -> str:
    """Return the result as a table for people."""
    tap, goals = result["tap_to_sight_ms"], result["goals"]
    rows = [
        ("daemon, a touch, windows", f"{result['daemon_ms_a_touch_without']} ms"),
        ("daemon, a touch, pages", f"{result['daemon_ms_a_touch']} ms"),
        ("ratio", f"{result['ratio']} (goal {goals['ratio']})"),
        ("pages, a touch", f"{result['pages_ms_a_touch']} ms"),
        ("tap to sight, p50", f"{tap['p50']} ms (goal {goals['p50_ms']:g})"),
        ("tap to sight, p99", f"{tap['p99']} ms (goal {goals['p99_ms']:g})"),
        ("touches that another phone showed", f"{result['shown']} of {result['touches']}"),
        ("first view, without pictures", f"{result['first_kb']} kB (goal {goals['first_kb']:g})"),
        ("a message to a phone", f"{result['message_bytes']} B"),
        ("a touch, to one phone", f"{result['move_bytes']} B (goal {goals['move_bytes']:g})"),
        ("memory of the pages", f"{result['memory_mb']} MB"),
        ("their end, with all connected", f"{result['end_s']} s"),
    ]
    head = (
        f"{result['phones']} phones, {result['watchers']} watchers, of whom "
        f"{result['watchers_at_the_end']} were there at the end"
    )
    return "\n".join([head, *(f"{what:<36}{said}" for what, said in rows)])


def _mean(values: Sequence[float]) -> float:
    return statistics.mean(values)


def _spread(times_ms: Sequence[float]) -> dict[str, float | None]:
    if len(times_ms) < 2:
        return {"p50": None, "p99": None}
    hundredths = statistics.quantiles(times_ms, n=100, method="inclusive")
    return {"p50": round(statistics.median(times_ms), 1), "p99": round(hundredths[98], 1)}


# ---- processes -----------------------------------------------------------------------------------


@contextmanager
def _daemon(folder: Path) -> Iterator["subprocess.Popen[bytes]"]:
    (folder / "run").mkdir(mode=0o700)
    place = ("--socket", str(folder / "run"), "--journal", str(folder / "journal.db"))
    with _started("controller", "daemon", "--table", "sim-spots", *place) as process:
        ends_s = time.monotonic() + START_S
        while not (folder / "run" / FEED_SOCKET).exists():
            if process.poll() is not None or time.monotonic() > ends_s:
                raise TimeoutError("the daemon did not open its feed")
            time.sleep(0.02)
        yield process


@contextmanager
def _started(module: str, *arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    program = [sys.executable, "-m", module, *arguments]
    process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(START_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None, "it is a pipe"
        process.stdout.close()


def _cpu_s(process: "subprocess.Popen[bytes]") -> float:
    """Return the processor time of a process so far (proc(5): fields 14 and 15)."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory_mb(process: "subprocess.Popen[bytes]") -> float:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process.pid}/status").read_text())
    return round(int(found[1]) / 1024, 1) if found else float("nan")


# ---- people --------------------------------------------------------------------------------------


async def _begin(people: People) -> None:
    """Choose the game, and start it once everybody has sat down, as somebody at the first seat
    does."""
    words = words_in("en")
    game, ends_s = words("table-game", game=GAME), time.monotonic() + START_S
    while not (parts := people.parts(0)) or 'class="games"' in parts["table"]:
        if time.monotonic() > ends_s:
            raise TimeoutError(f"no match has begun; the first page shows {parts}")
        id = _id_of("game", game, parts.get("table", ""))
        if id is None and parts.get("people", "").count(" acts") == len(SEATS):
            id = _id_of("verb", words("table-menu-start"), parts["verbs"])
        if id is not None:
            await people.touch(0, id)
        await asyncio.sleep(ASKS_S)


def _id_of(kind: str, said: str, html: str) -> str | None:
    """Return the id of the button with these words that has not been chosen yet."""
    words = re.escape(escape(said).replace("&#x27;", "&#39;"))
    button = rf'class="{kind}" data-id="([^"]+)"[^>]*>(?:<img[^>]*>)?(?:<span>)?{words}<'
    found = re.search(button, html)
    return None if found is None else found[1]


def _lit(parts: Mapping[str, str]) -> list[str]:
    """Return the ids of what a page lights."""
    return [
        id
        for name in _SHOWN
        for classes, id in _LIT.findall(parts.get(name, ""))
        if {"lit", "verb", "here"} & set(classes.split())
    ]


async def _play(people: People, luck: random.Random, touches: int) -> AsyncIterator[int]:
    """Touch what is lit, seat by seat; yield the seat of each touch just before it. A match that
    has ended is followed by another."""
    done, ends_s = 0, time.monotonic() + START_S
    while done < touches:
        await _begin(people)
        if time.monotonic() > ends_s:
            raise TimeoutError(f"nothing is lit at any seat after {done} touches")
        for at in range(len(SEATS)):
            lit = _lit(people.parts(at))
            if lit and done < touches:
                done, ends_s = done + 1, time.monotonic() + START_S
                yield at
                await people.touch(at, luck.choice(lit))
        await asyncio.sleep(0.02)


# ---- windows -------------------------------------------------------------------------------------


class Windows:
    """Eight players' sockets in this process, without pages."""

    def __init__(self, phones: Phones) -> None:
        self._phones = phones
        self._numbers = [0] * len(SEATS)
        self._words = words_in("en")

    def parts(self, at: int) -> Mapping[str, str]:
        sheet = list(self._phones)[at].sheet
        return {} if sheet is None else pages.parts(sheet, self._words)

    async def touch(self, at: int, id: str) -> None:
        self._numbers[at] += 1
        self._phones.touch(list(self._phones)[at], self._numbers[at], id)
        self._phones.poll()

    async def look_after(self) -> None:
        while True:
            await asyncio.sleep(min(self._phones.poll(), 1 / 60))


async def _with_windows(luck: random.Random, touches: int) -> float:
    """Return the daemon's processor time for that many *touches*, with eight windows' sockets."""
    with tempfile.TemporaryDirectory() as name, _daemon(Path(name)) as daemon, ExitStack() as stack:
        phones = Phones(Path(name) / "run", Path(name))
        stack.callback(phones.close)
        windows = Windows(phones)
        async with _beside(windows.look_after()):
            for seat in SEATS:
                await _until(lambda seat=seat: seat in phones.free())
                phones.join(seat, phones.code, "en", seat.title())
            for phone in phones:
                phone.watchers = 1  # as if a page were open: in the lobby all agree together
            await _begin(windows)
            began_s = _cpu_s(daemon)
            async for _ in _play(windows, luck, touches):
                await asyncio.sleep(PAUSE_S)
            return _cpu_s(daemon) - began_s


async def _until(condition: Any) -> None:
    ends_s = time.monotonic() + START_S
    while not condition():
        if time.monotonic() > ends_s:
            raise TimeoutError("the table shows no free seat")
        await asyncio.sleep(0.02)


@asynccontextmanager
async def _beside(*work: Any) -> AsyncIterator[None]:
    """Do some work meanwhile; what fails in it ends the bench."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for done in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done


# ---- pages ---------------------------------------------------------------------------------------


class Counting(ClientConnection):
    """A connection that counts the bytes which arrive on its socket."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Page:
    """A seat's page without a browser: what it shows, and when it was told last."""

    def __init__(self, socket: Counting) -> None:
        self.socket = socket
        self.parts: dict[str, str] = {}
        self.number = 0
        self.told_s = 0.0
        self.messages = 0

    async def read(self) -> None:
        """Read until the server ends: one that is gone sooner shows, as nothing is lit then."""
        with suppress(ConnectionClosed):
            async for text in self.socket:
                said = msgspec.json.decode(text)
                self.messages += 1
                self.number = max(self.number, said.get("took", 0))
                if said.get("parts"):
                    self.told_s = time.monotonic()
                    self.parts |= said["parts"]


class Browsers:
    """The pages of all seats."""

    def __init__(self, shown: Sequence[Page]) -> None:
        self.shown = shown

    def parts(self, at: int) -> Mapping[str, str]:
        return self.shown[at].parts

    async def touch(self, at: int, id: str) -> None:
        page = self.shown[at]
        page.number += 1
        await page.socket.send(msgspec.json.encode({"n": page.number, "id": id}).decode())

    @property
    def received(self) -> int:
        return sum(page.socket.received for page in self.shown)

    @property
    def messages(self) -> int:
        return sum(page.messages for page in self.shown)


async def _with_pages(luck: random.Random, touches: int, watchers: int) -> WithPages:
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        daemon = stack.enter_context(_daemon(Path(name)))
        feed = ("--connect", str(Path(name) / "run" / FEED_SOCKET), "--keeps", name)
        at_home = ("--port", "0", "--address", "127.0.0.1")
        web = stack.enter_context(_started("display.web", *feed, *at_home))
        assert web.stdout is not None, "it is a pipe"
        said = (await asyncio.to_thread(web.stdout.readline)).decode()
        address, code = re.findall(r"//(\S+) with the code (\w+)", said)[0]
        shown, first_bytes = [], 0
        for seat in SEATS:
            cookie = await asyncio.to_thread(_join, address, code, seat)
            first_bytes = await asyncio.to_thread(_first_view_bytes, address, cookie)
            shown.append(Page(await _live(address, "/live", cookie)))
        watch = [await _live(address, "/live/watch") for _ in range(watchers)]
        browsers = Browsers(shown)
        async with _beside(*(page.read() for page in shown), *map(_listen, watch)):
            await _begin(browsers)
            before = _cpu_s(daemon), _cpu_s(web), browsers.messages, browsers.received
            times_ms = [one async for one in _timed(browsers, luck, touches)]
            after = _cpu_s(daemon), _cpu_s(web), browsers.messages, browsers.received
            reading = sum(one.state is State.OPEN for one in watch)
            memory_mb, began_s = _memory_mb(web), time.monotonic()
            web.send_signal(signal.SIGTERM)
            await asyncio.to_thread(web.wait, START_S)
            end_s = time.monotonic() - began_s
    daemon_s, pages_s = after[0] - before[0], after[1] - before[1]
    messages, received = after[2] - before[2], after[3] - before[3]
    shown_ms = tuple(one for one in times_ms if one is not None)
    return WithPages(
        daemon_s, pages_s, shown_ms, messages, received, first_bytes, memory_mb, end_s, reading
    )


async def _timed(
    browsers: Browsers, luck: random.Random, touches: int
) -> AsyncIterator[float | None]:
    """Play; yield after how many milliseconds another phone showed each touch, or None."""
    began_s, by = 0.0, -1
    async for at in _play(browsers, luck, touches):
        if by >= 0:
            yield await _seen_ms(browsers, by, began_s)
        await asyncio.sleep(PAUSE_S)
        began_s, by = time.monotonic(), at
    yield await _seen_ms(browsers, by, began_s)


async def _seen_ms(browsers: Browsers, by: int, began_s: float) -> float | None:
    others = [page for at, page in enumerate(browsers.shown) if at != by]
    while True:
        told = [page.told_s for page in others if page.told_s > began_s]
        if told:
            return 1e3 * (min(told) - began_s)
        if time.monotonic() > began_s + SEEN_S:
            return None
        await asyncio.sleep(0.002)


async def _listen(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def _live(address: str, path: str, cookie: str = "") -> Counting:
    headers = {"Cookie": cookie} if cookie else {}
    origin = Origin(f"http://{address}")
    socket = await connect(
        f"ws://{address}{path}",
        origin=origin,
        additional_headers=headers,
        create_connection=Counting,
    )
    assert isinstance(socket, Counting), "that is what makes it"
    return socket


class _Stays(urllib.request.HTTPRedirectHandler):
    """Follows nowhere: what is asked for stands in the answer's cookies."""

    def redirect_request(self, *args: Any) -> None:
        return None


def _join(address: str, code: str, seat: str) -> str:
    """Take a seat; return the cookie that it belongs to."""
    form = urllib.parse.urlencode({"seat": seat, "code": code, "name": seat.title()}).encode()
    asked = urllib.request.Request(f"http://{address}/join", form)
    asked.add_header("Origin", f"http://{address}")
    with suppress(urllib.error.URLError):
        urllib.request.urlopen(f"http://{address}/").read()  # waits until the table is seen
    try:
        urllib.request.build_opener(_Stays).open(asked)
    except urllib.error.HTTPError as answer:
        if answer.status == HTTPStatus.SEE_OTHER:
            return str(answer.headers["Set-Cookie"]).partition(";")[0]
    raise RuntimeError(f"nobody may sit at {seat}")


def _first_view_bytes(address: str, cookie: str) -> int:
    """Return how much a browser loads before it shows a seat's page, without pictures."""
    total = 0
    headers = {"Cookie": cookie, "Accept-Encoding": "gzip"}
    for path in ("/seat", "/static/reclaim.css", "/static/reclaim.js"):
        asked = urllib.request.Request(f"http://{address}{path}", headers=headers)
        with urllib.request.urlopen(asked) as answer:
            total += len(answer.read())
    return total
