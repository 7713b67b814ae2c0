"""`reclaim bench web`: eight phones and two hundred watchers at one table.

A real daemon plays *Captain's Orders* with eight people (`bench.phones`). They play a match once by
chance, and then the same match again: the same shuffles, the same touches at the same times, in the
order windows, pages, pages, windows, so that a machine that gets slower or quicker favours neither.
The windows are the sockets of eight players alone; the pages are a process of their own, with a
phone at each seat and watchers who all read. `ratio` is the daemon's processor time with pages to
that with windows.

A tap is timed if everybody can see what comes of it: if the page of those who watch changed when
the match was played first. It is timed from the phone that sends it to the first message at another
phone: sockets, referee and pages lie between, no WiFi and no drawing. Most of that is on purpose: a
simulated hand carries a card and presses a button as slowly as hands do, and the table takes a line
no sooner than it can be read. The same tap takes that in a window, too: `in_windows_ms`. What
remains is the pages' own, `pages_add_ms`, and the goals are about that. Bytes are those on the
socket, compressed as a browser gets them.

Where node and npm are, and npm reaches its registry, boardgame.io does the same beside it
(`bench.boardgame`).
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
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.typing import Origin

from bench import boardgame
from bench.machine import UNIT
from bench.phones import (
    GAME,
    OPTIONS,
    SEATS,
    Browsers,
    Counting,
    Page,
    Touch,
    Windows,
    again,
    begin,
    sights,
)
from bench.progress import progress
from controller.table.assembly import Seating
from controller.views.paths import FEED_SOCKET, folder_in_memory

Played = TypeVar("Played")

WATCHERS, QUICK_WATCHERS = 200, 20
TOUCHES, QUICK_TOUCHES = 48, 10
RUNS, QUICK_RUNS = (True, True, False), (True,)
"""With pages, or with windows, once the match has been played with windows."""
START_S = 30.0
GOALS = {"ratio": 1.05, "p50_ms": 60.0, "p99_ms": 150.0, "first_kb": 150.0, "move_bytes": 2000.0}
"""What the figures should be at most."""


class WithPages(msgspec.Struct, frozen=True):
    """What was measured at a table with pages, phones and watchers."""

    daemon_s: float
    pages_s: float
    times_ms: Sequence[tuple[Touch, float | None]]
    """Each touch that everybody can see, and how long it took until another phone showed it; None
    if none did."""
    messages: int
    bytes_read: int
    """By all phones together, while they played."""
    first_bytes: int
    memory_mb: float
    end_s: float
    reading: int
    """How many watchers were still connected at the end."""


def run(seed: int, quick: bool) -> dict[str, Any]:
    """Measure; what `--json` prints. *quick* has fewer watchers and touches, and no peer."""
    touches, watchers = (QUICK_TOUCHES, QUICK_WATCHERS) if quick else (TOUCHES, WATCHERS)
    luck = random.Random(seed)
    script, first_s = asyncio.run(_with_windows(seed, lambda people: people.record(luck, touches)))
    windows_s, measured = [first_s], list[WithPages]()
    for with_pages in progress(QUICK_RUNS if quick else RUNS, "tables"):
        if with_pages:
            measured.append(asyncio.run(_with_pages(seed, script, watchers)))
        else:
            _, again_s = asyncio.run(_with_windows(seed, lambda people: again(people, script)))
            windows_s.append(again_s)
        UNIT.sample()
    timed = [touch for one in measured for touch in one.times_ms]
    messages = sum(one.messages for one in measured)
    bytes_read = sum(one.bytes_read for one in measured)
    daemon_s, without_s = _mean([one.daemon_s for one in measured]), _mean(windows_s)
    return {
        "phones": len(SEATS),
        "watchers": watchers,
        "watchers_at_the_end": min(one.reading for one in measured),
        "touches": len(script),
        "public": sum(one.public for one in script),
        "daemon_ms_a_touch_without": round(1e3 * without_s / len(script), 2),
        "daemon_ms_a_touch": round(1e3 * daemon_s / len(script), 2),
        "ratio": round(daemon_s / without_s, 3),
        "pages_ms_a_touch": round(1e3 * _mean([one.pages_s for one in measured]) / len(script), 2),
        **sights(timed),
        "first_kb": round(max(one.first_bytes for one in measured) / 1e3, 1),
        "message_bytes": round(bytes_read / max(1, messages)),
        "move_bytes": round(bytes_read / len(script) / len(measured) / len(SEATS)),
        "memory_mb": max(one.memory_mb for one in measured),
        "end_s": round(max(one.end_s for one in measured), 2),
        "goals": GOALS,
        "peers": {} if quick else {"boardgame.io": boardgame.run(len(timed))},
    }


def table(result: Mapping[str, Any]) -> str:
    """Return the result as a table for people."""
    tap, window, goals = result["tap_to_sight_ms"], result["in_windows_ms"], result["goals"]
    added = result["pages_add_ms"]
    rows = [
        ("daemon, a touch, windows", f"{result['daemon_ms_a_touch_without']} ms"),
        ("daemon, a touch, pages", f"{result['daemon_ms_a_touch']} ms"),
        ("ratio", f"{result['ratio']} (goal {goals['ratio']})"),
        ("pages, a touch", f"{result['pages_ms_a_touch']} ms"),
        ("tap to sight, p50, p99", f"{tap['p50']} ms, {tap['p99']} ms"),
        ("  in windows, p50, p99", f"{window['p50']} ms, {window['p99']} ms"),
        ("  what the pages add, p50", f"{added['p50']} ms (goal {goals['p50_ms']:g})"),
        ("  what the pages add, p99", f"{added['p99']} ms (goal {goals['p99_ms']:g})"),
        ("  taps", f"{result['timed']}"),
        ("touches that no other phone showed", f"{result['lost']}"),
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
    for name, peer in result["peers"].items():
        tap = peer.get("tap_to_sight_ms")
        said = peer["left_out"] if tap is None else f"{tap['p50']} ms, {tap['p99']} ms"
        rows.append((f"{name}, p50 and p99", said))
    played = (
        f"The same match of {result['touches']} touches, of which everybody can see "
        f"{result['public']}: these are timed."
    )
    return "\n".join([head, played, *(f"{what:<36}{said}" for what, said in rows)])


def _mean(values: Sequence[float]) -> float:
    return statistics.mean(values)


# ---- processes -----------------------------------------------------------------------------------


@contextmanager
def _daemon(folder: Path, seed: int) -> Iterator["subprocess.Popen[bytes]"]:
    """A table that waits for people, and shuffles as *seed* says."""
    seating = msgspec.json.encode(Seating(seed=seed, game=GAME, options=OPTIONS)).decode()
    (folder / "run").mkdir(mode=0o700)
    place = ("--socket", str(folder / "run"), "--journal", str(folder / "journal.db"))
    plays = ("--table", "sim-spots", "--seating", seating)
    with _started("controller", "daemon", *plays, *place) as process:
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


# ---- windows -------------------------------------------------------------------------------------


async def _with_windows(
    seed: int, play: Callable[[Windows], Awaitable[Played]]
) -> tuple[Played, float]:
    """Return what comes of a match with eight windows' sockets, and the daemon's processor time."""
    with tempfile.TemporaryDirectory(dir=folder_in_memory()) as name, ExitStack() as stack:
        daemon = stack.enter_context(_daemon(Path(name), seed))
        windows = Windows(Path(name) / "run", Path(name))
        phones = windows.phones
        stack.callback(phones.close)
        async with _beside(windows.look_after()):
            for seat in SEATS:
                await _until(lambda seat=seat: seat in phones.free())
                phones.join(seat, phones.code, "en", seat.title())
            for phone in phones:
                phone.watchers = 1  # as if a page were open: in the lobby all agree together
            await begin(windows)
            began_s = _cpu_s(daemon)
            played = await play(windows)
            return played, _cpu_s(daemon) - began_s


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


async def _with_pages(seed: int, script: Sequence[Touch], watchers: int) -> WithPages:
    with tempfile.TemporaryDirectory(dir=folder_in_memory()) as name, ExitStack() as stack:
        daemon = stack.enter_context(_daemon(Path(name), seed))
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
            await begin(browsers)
            before = _cpu_s(daemon), _cpu_s(web), browsers.messages, browsers.received
            times_ms = await browsers.timed(script)
            after = _cpu_s(daemon), _cpu_s(web), browsers.messages, browsers.received
            reading = sum(one.state is State.OPEN for one in watch)
            memory_mb, began_s = _memory_mb(web), time.monotonic()
            web.send_signal(signal.SIGTERM)
            await asyncio.to_thread(web.wait, START_S)
            end_s = time.monotonic() - began_s
    daemon_s, pages_s = after[0] - before[0], after[1] - before[1]
    messages, received = after[2] - before[2], after[3] - before[3]
    return WithPages(
        daemon_s, pages_s, times_ms, messages, received, first_bytes, memory_mb, end_s, reading
    )


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
