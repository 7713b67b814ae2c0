"""Eight people at the seats of one table, each with a phone's page or a player's sockets alone.

They play a match once by chance, each touch only when all hands are at rest; a `Touch` says what it
was, when, whether everybody could see what came of it, and after which time another player did.
Then the same match is played again from those touches, with the same shuffles and at the same
times.
"""

import asyncio
import random
import re
import select
import statistics
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from display.web import pages
from display.web.phones import MOVING_S, Phones
from display.web.watching import watched
from display.words import words_in

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")
GAME, OPTIONS = "captains-orders", {"rounds": 30}
REST_S = 0.6
"""Hands and table are at rest when nothing has moved for this time."""
START_S, ASKS_S = 30.0, 2.0
SEEN_S = 5.0
"""A touch that no other phone has shown by then is lost."""

_SHOWN = ("table", "people", "verbs", "hand")
_LIT = re.compile(r'<(?:button|div) class="([^"]*)" data-id="([^"]+)"')


class Touch(msgspec.Struct, frozen=True):
    """A touch of a match that has been played."""

    at: int
    """The number of the seat."""
    id: str
    after_s: float
    """Since the match began."""
    public: bool
    """Whether the page of those who watch showed something else after it."""
    window_ms: float | None
    """How long it took until another window showed something; None if none did. That is what hands
    and table take, most of it on purpose."""


class People(Protocol):
    """Those at the seats: what each sees, and a touch of it."""

    def parts(self, at: int) -> Mapping[str, str]: ...

    async def touch(self, at: int, id: str) -> None: ...


async def begin(people: People) -> None:
    """Start the match once everybody has sat down, as somebody at the first seat does.

    Raises `TimeoutError` when none begins.
    """
    words = words_in("en")
    said = [words(one) for one in ("scene-go-on", "table-menu-start")]
    ends_s = time.monotonic() + START_S
    while not (parts := people.parts(0)) or 'class="games"' in parts["table"]:
        if time.monotonic() > ends_s:
            raise TimeoutError(f"no match has begun; the first page shows {parts}")
        sit = parts.get("people", "").count(" acts") == len(SEATS)
        ids = [_verb(one, parts["verbs"]) for one in said if sit]
        id = next((one for one in ids if one is not None), None)
        if id is not None:
            await people.touch(0, id)
        await asyncio.sleep(ASKS_S)


def _verb(said: str, html: str) -> str | None:
    """Return the id of the button with these words."""
    words = re.escape(escape(said).replace("&#x27;", "&#39;"))
    found = re.search(rf'class="verb" data-id="([^"]+)"[^>]*>{words}<', html)
    return None if found is None else found[1]


def lit_on(parts: Mapping[str, str]) -> list[str]:
    """Return the ids of what a page lights."""
    return [
        id
        for name in _SHOWN
        for classes, id in _LIT.findall(parts.get(name, ""))
        if {"lit", "verb", "here"} & set(classes.split())
    ]


async def due(people: People, touch: Touch, began_s: float) -> None:
    """Wait for the time of a touch, and until its page has what is to be touched."""
    ends_s = began_s + touch.after_s + START_S
    await asyncio.sleep(began_s + touch.after_s - time.monotonic())
    while touch.id not in lit_on(people.parts(touch.at)):
        if time.monotonic() > ends_s:
            raise TimeoutError(f"{SEATS[touch.at]} does not see {touch.id}: it is another match")
        await asyncio.sleep(0.005)


def sights(timed: Sequence[tuple[Touch, float | None]]) -> dict[str, Any]:
    """Return how many touches another phone showed, how many none did, and how long it took: with
    pages, in windows, and how much longer with pages, touch by touch."""
    shown = [
        (time_ms, touch.window_ms)
        for touch, time_ms in timed
        if time_ms is not None and touch.window_ms is not None
    ]
    return {
        "timed": len(shown),
        "lost": len(timed) - len(shown),
        "tap_to_sight_ms": spread([with_ms for with_ms, _ in shown]),
        "in_windows_ms": spread([without_ms for _, without_ms in shown]),
        "pages_add_ms": spread([with_ms - without_ms for with_ms, without_ms in shown]),
    }


def spread(times_ms: Sequence[float]) -> Mapping[str, float | None]:
    """Return the median and the 99th percentile; None for fewer than two."""
    if len(times_ms) < 2:
        return {"p50": None, "p99": None}
    hundredths = statistics.quantiles(times_ms, n=100, method="inclusive")
    return {"p50": round(statistics.median(times_ms), 1), "p99": round(hundredths[98], 1)}


async def again(people: People, script: Sequence[Touch]) -> None:
    """Play a match that has been played."""
    began_s = time.monotonic()
    for touch in script:
        await due(people, touch, began_s)
        await people.touch(touch.at, touch.id)
    await asyncio.sleep(REST_S)


# ---- windows -------------------------------------------------------------------------------------


class Windows:
    """Eight players' sockets in this process, without pages."""

    def __init__(self, folder: Path, keeps: Path) -> None:
        self.phones = Phones(folder, keeps, self._changed)
        self._numbers = [0] * len(SEATS)
        self._words = words_in("en")
        self._touched: str | None = None
        """The seat whose touch no other window has shown yet."""
        self._shown_s = 0.0
        """When another window has shown the last touch."""

    def _changed(self, seat: str) -> None:
        if self._touched not in (None, seat) and seat:
            self._touched, self._shown_s = None, time.monotonic()

    def parts(self, at: int) -> Mapping[str, str]:
        sheet = list(self.phones)[at].sheet
        return {} if sheet is None else pages.parts(sheet, self._words)

    async def touch(self, at: int, id: str) -> None:
        self._numbers[at] += 1
        self.phones.touch(list(self.phones)[at], self._numbers[at], id)
        self.phones.poll()

    async def look_after(self) -> None:
        while True:
            pause_s, sockets = min(self.phones.poll(), MOVING_S), self.phones.descriptors()
            await asyncio.to_thread(select.select, sockets, (), (), pause_s)

    async def record(self, luck: random.Random, touches: int) -> Sequence[Touch]:
        """Touch by chance what is lit; return that, up to the end of the match or *touches*."""
        script, began_s = list[Touch](), time.monotonic()
        await self._rest()
        while len(script) < touches:
            lit = [(at, ids) for at in range(len(SEATS)) if (ids := lit_on(self.parts(at)))]
            if not lit or any(one.sheet and one.sheet.table.ending for one in self.phones):
                break
            at, ids = luck.choice(lit)
            id, before, tapped_s = luck.choice(ids), self._public(), time.monotonic()
            self._touched = SEATS[at]
            await self.touch(at, id)
            await self._rest()
            shown_ms = 1e3 * (self._shown_s - tapped_s) if self._touched is None else None
            public = self._public() != before
            script.append(Touch(at, id, tapped_s - began_s, public, shown_ms))
        return script

    def _public(self) -> object:
        view = self.phones.view
        return None if view is None else watched(view, "en")

    async def _rest(self) -> None:
        """Wait until nothing is in progress at any seat, and something is lit."""
        ends_s = time.monotonic() + START_S
        moved_s, seen = time.monotonic(), object()
        while time.monotonic() < moved_s + REST_S or not self._lit():
            if time.monotonic() > ends_s:
                return
            now = [(phone.version, phone.player.deeds.settled) for phone in self.phones]
            if now != seen or not all(settled for _, settled in now):
                moved_s, seen = time.monotonic(), now
            await asyncio.sleep(0.01)

    def _lit(self) -> bool:
        return any(lit_on(self.parts(at)) for at in range(len(SEATS)))


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

    async def timed(self, script: Sequence[Touch]) -> Sequence[tuple[Touch, float | None]]:
        """Play that match; return each touch that everybody can see, and after how many
        milliseconds another phone showed it, None if none did."""
        began_s, times_ms = time.monotonic(), list[tuple[Touch, float | None]]()
        for touch in script:
            await due(self, touch, began_s)
            tapped_s = time.monotonic()
            await self.touch(touch.at, touch.id)
            if touch.public:
                times_ms.append((touch, await self.seen_ms(touch.at, tapped_s)))
        await asyncio.sleep(REST_S)
        return times_ms

    async def seen_ms(self, by: int, tapped_s: float) -> float | None:
        """Return after how many milliseconds another page was told something."""
        others = [page for at, page in enumerate(self.shown) if at != by]
        while True:
            told = [page.told_s for page in others if page.told_s > tapped_s]
            if told:
                return 1e3 * (min(told) - tapped_s)
            if time.monotonic() > tapped_s + SEEN_S:
                return None
            await asyncio.sleep(0.002)
