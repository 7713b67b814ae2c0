"""The pages over HTTP and WebSocket: for the local network only, a token a seat."""

import asyncio
import json
import logging
import select
import time
from collections import defaultdict, deque
from collections.abc import Callable, Container, Mapping, Sequence
from contextlib import suppress
from importlib.resources import files
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from controller.views.message import FALLBACK, LANGUAGES
from controller.views.people import is_name
from display.screens.learning import has_rules, six_of
from display.web import pages
from display.web.guard import LONGEST_BODY, OwnHost, form_of
from display.web.news import WATCHERS, News
from display.web.phones import Phone, PhoneError, Phones
from display.web.pictures import Art, board
from display.web.watching import watched
from display.words import names_of, words_in

SEAT_COOKIE, LANGUAGE_COOKIE = "reclaim_seat", "reclaim_language"
A_YEAR_S = 365 * 24 * 3600

TRIES, TRIES_S = 8, 60.0
"""How many wrong codes one address may try within that time."""
ACTS_A_S = 30
"""How many messages a page may send a second, some time long: no finger is faster."""
TABLE_S = 3.0
"""How long somebody who comes waits for the table to be seen."""
STUCK_S = 10.0
"""A page that has not read for this time is let go: it comes back when it can."""
TICK_S = 2.0
"""How often a turning belt is told anew; in between, pages follow its speed."""

_log = logging.getLogger(__name__)


class House:
    """The web server of a table: its *phones*, and the pages that are open."""

    def __init__(self, phones: Callable[[Callable[[str], None]], Phones]) -> None:
        self.news = News()
        self.phones = phones(self.news.tell)
        self.pictures = Art()
        self.places: tuple[str, ...] = ()
        """Where the pages are, as it is typed into a phone."""
        self._at: dict[str, WebSocket] = {}
        """The page that has each seat."""
        self._versions: dict[str, int] = defaultdict(int)
        self._public: dict[str, tuple[object, Mapping[str, str]]] = {}
        """The parts of the watchers' page by language, with the view that they are made of."""
        self._tries: dict[str, deque[float]] = defaultdict(deque)

    # ---- the table -------------------------------------------------------------------------------

    async def look_after(self) -> None:
        """Look after the phones until the server stops; if that cannot go on, stop it.

        Raises `ForeignFolder` when what is found in place of the table must not be trusted.
        """
        loop, woken, known = asyncio.get_running_loop(), asyncio.Event(), set[int]()
        # The phones' sockets come and go, and the server's own take their numbers: a poll object of
        # our own forgets what is closed, and never has another's.
        with select.epoll() as sockets:
            loop.add_reader(sockets.fileno(), woken.set)
            try:
                while not self.news.stopped:
                    pause_s = self.phones.poll()
                    if self.phones.box is not None:
                        self.pictures.begin(self.phones.box)
                    now = set(self.phones.descriptors())
                    for one in known - now:
                        with suppress(OSError):
                            sockets.unregister(one)
                    for one in now:
                        with suppress(FileExistsError):
                            sockets.register(one, select.EPOLLIN)
                    known = now
                    with suppress(TimeoutError):
                        await asyncio.wait_for(woken.wait(), pause_s)
                    woken.clear()
            finally:
                self.news.stop()
                loop.remove_reader(sockets.fileno())

    # ---- pages -----------------------------------------------------------------------------------

    async def enter(self, request: Request) -> Response:
        """The way in: to the seat that a phone has, or to the free ones."""
        if self._phone(request) is not None:
            return RedirectResponse("/seat", 303)
        await self._table_answers()
        return self._entrance(request, name="", code="", refused="")

    async def _table_answers(self) -> None:
        """Wait for the table to be seen, but not for ever."""
        ends_s = time.monotonic() + TABLE_S
        while self.phones.view is None and time.monotonic() < ends_s:
            await asyncio.sleep(0.05)

    def _entrance(self, request: Request, **given: str) -> Response:
        language = language_of(request)
        phones = self.phones
        why = "web-all-taken" if phones.simulated else "web-real-table"
        if phones.view is None:
            why = "hands-wait-for-table"
        free, opens = phones.free(), phones.simulated
        places = self.places
        text = pages.page(
            "join", language, seats=free, why=why, opens=opens, places=places, **given
        )
        status = 403 if given["refused"] else 200
        # A page that has come before its table comes again by itself.
        again = {} if phones.view is not None else {"Refresh": "2"}
        return spoken(HTMLResponse(text, status, again), language)

    async def join(self, request: Request) -> Response:
        """Take a free seat."""
        form = await form_of(request)
        where = request.client.host if request.client is not None else ""
        name = form.get("name", "").strip()
        given = {"name": name if is_name(name) else "", "code": form.get("code", "")}
        tries = self._tries[where]
        now_s = time.monotonic()
        while tries and now_s - tries[0] > TRIES_S:
            tries.popleft()
        if len(tries) >= TRIES:
            return self._entrance(request, **given, refused="web-too-many-tries")
        if name and not is_name(name):
            return self._entrance(request, **given, refused="web-name-refused")
        seat, free = form.get("seat", ""), self.phones.free()
        # All who scan at once are offered the same chair first.
        seat = free[0] if free and seat not in free else seat
        try:
            token = self.phones.join(seat, form.get("code", ""), language_of(request), name)
        except PhoneError as error:
            tries.append(now_s)
            return self._entrance(request, **given, refused=error.id)
        response = RedirectResponse("/seat", 303)
        response.set_cookie(
            SEAT_COOKIE, token, max_age=A_YEAR_S, path="/", httponly=True, samesite="strict"
        )
        return response

    async def seat(self, request: Request) -> Response:
        """The page of a seat."""
        phone = self._phone(request)
        if phone is None:
            return RedirectResponse("/", 303)
        parts = self._parts(phone)
        shape = "away" if phone.sheet is None else phone.sheet.shape
        view = phone.player.eyes.view
        text = pages.page(
            "seat",
            phone.kept.language,
            seat=phone.kept.seat,
            parts=parts,
            shape=shape,
            game="" if view is None else view.game,
            moves=self.phones.moving(phone),
        )
        return HTMLResponse(text, headers={"Cache-Control": "no-store"})

    async def leave(self, request: Request) -> Response:
        phone = self._phone(request)
        if phone is not None:
            self.phones.leave(phone)
        response = RedirectResponse("/", 303)
        response.delete_cookie(SEAT_COOKIE, path="/", httponly=True, samesite="strict")
        return response

    async def move(self, request: Request) -> Response:
        """Say on the seat's page how another phone takes the seat."""
        phone = self._phone(request)
        if phone is not None:
            self.phones.move(phone)
        return RedirectResponse("/seat", 303)

    async def speak(self, request: Request) -> Response:
        phone, language = self._phone(request), (await form_of(request)).get("language", "")
        if phone is not None and language in LANGUAGES:
            self.phones.speak(phone, language)
        return spoken(RedirectResponse("/seat", 303), language)

    async def watch(self, request: Request) -> Response:
        """The page of those who have no seat."""
        language = language_of(request)
        view = self.phones.view
        game = "" if view is None else view.game
        text = pages.page("watch", language, parts=self._watched(language), game=game)
        return spoken(HTMLResponse(text), language)

    def _watched(self, language: str) -> Mapping[str, str]:
        view = self.phones.view
        if view is None:
            return dict.fromkeys(pages.WATCHED, "")
        known = self._public.get(language)
        if known is None or known[0] is not view:
            known = view, pages.watched_parts(watched(view, language), words_in(language))
            self._public[language] = known
        return known[1]

    def _parts(self, phone: Phone) -> Mapping[str, str]:
        if phone.sheet is None:
            return dict.fromkeys(pages.PARTS, "")
        view = phone.player.eyes.view
        return pages.parts(phone.sheet, words_in(phone.kept.language, names_of(view)))

    def _phone(self, request: HTTPConnection) -> Phone | None:
        token = request.cookies.get(SEAT_COOKIE, "")
        return self.phones.of(token) if token else None

    async def rules(self, request: Request) -> Response:
        """The rules of a game, in six pictures."""
        language, game = language_of(request), request.path_params["game"]
        words = words_in(language)
        if not has_rules(words, game):
            return PlainTextResponse("There is no such game here.", 404)
        view = self.phones.view
        games = [one.game for one in view.games] if view is not None else []
        about, *texts = six_of(words, game)
        text = pages.page("rules", language, game=game, games=games, about=about, texts=texts)
        return spoken(HTMLResponse(text), language)

    # ---- what is live ----------------------------------------------------------------------------

    async def live(self, socket: WebSocket) -> None:
        """A seat's page: what it shows goes out, what is touched comes in."""
        phone = self._phone(socket)
        await socket.accept()
        if phone is None:
            await socket.close(4401)
            return
        seat = phone.kept.seat
        older, self._at[seat] = self._at.get(seat), socket
        self.phones.hold(phone, False)
        phone.watchers += 1
        if older is not None:
            with suppress(Exception):
                await asyncio.wait_for(older.send_json({"elsewhere": True}), 1.0)
        hears = asyncio.ensure_future(self._hear(socket, phone))
        try:
            await self._tell(socket, phone, hears)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass
        finally:
            hears.cancel()
            phone.watchers -= 1
            if self._at.get(seat) is socket:
                del self._at[seat]
                self.phones.hold(phone, False)
            with suppress(Exception):
                await asyncio.wait_for(socket.close(1001), 0.5)

    async def _tell(self, socket: WebSocket, phone: Phone, hears: "asyncio.Future[None]") -> None:
        seat, sent, version, hello = phone.kept.seat, pages.Sent(), -1, True
        ticked_s, ticked = 0.0, None
        while not self.news.stopped and not hears.done():
            if self._at.get(seat) is not socket:
                await self.news.of("elsewhere", TICK_S, hears)
                continue
            now_s = time.monotonic()
            tick = phone.tick(now_s)
            beat = tick.rpm, tick.clock_s is None
            message: dict[str, Any] = {}
            if phone.version != version:
                version = phone.version
                new = sent.news(self._parts(phone))
                if phone.sheet is not None:
                    message = {"parts": new, "shape": phone.sheet.shape}
                message |= {"took": phone.kept.number, "tick": msgspec.to_builtins(tick)}
            elif beat != ticked or (tick.rpm and now_s - ticked_s > TICK_S):
                message = {"tick": msgspec.to_builtins(tick)}
            if message:
                ticked, ticked_s = beat, now_s
                if hello:
                    message["hello"] = True
                    hello = False
                await asyncio.wait_for(socket.send_json(message), STUCK_S)
                continue
            await self.news.of(seat, TICK_S, hears)

    async def _hear(self, socket: WebSocket, phone: Phone) -> None:
        """Take what the page of a seat says. Ends with the connection, and with one that says more
        than a finger could."""
        allowed, since_s = float(ACTS_A_S), time.monotonic()
        with suppress(WebSocketDisconnect, RuntimeError, KeyError):
            while True:
                text = await socket.receive_text()
                now_s = time.monotonic()
                allowed = min(ACTS_A_S, allowed + (now_s - since_s) * ACTS_A_S) - 1
                since_s = now_s
                if allowed < 0 or len(text) > LONGEST_BODY:
                    return
                if self._at.get(phone.kept.seat) is not socket:
                    continue
                match _said(text):
                    case {"ping": float() | int() as sent_ms}:
                        await socket.send_json({"pong": sent_ms})
                    case {"hold": bool() as down}:
                        self.phones.hold(phone, down)
                    case {"n": int() as number, "id": str() as id} if (
                        not isinstance(number, bool) and 0 < number < 2**31
                    ):
                        self.phones.touch(phone, number, id)
                        self.phones.poll()  # at once: a finger has come down

    async def live_watch(self, socket: WebSocket) -> None:
        """The page of those who watch."""
        language = language_of(socket)
        await socket.accept()
        gone = asyncio.ensure_future(_gone(socket))
        sent = pages.Sent()
        try:
            while not self.news.stopped and not gone.done():
                new = sent.news(self._watched(language))
                if new:
                    await asyncio.wait_for(socket.send_json({"parts": new}), STUCK_S)
                    continue
                await self.news.of(WATCHERS, 30.0, gone)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass
        finally:
            gone.cancel()
            with suppress(Exception):
                await asyncio.wait_for(socket.close(1001), 0.5)

    # ---- what never changes ----------------------------------------------------------------------

    async def art(self, request: Request) -> Response:
        await self._table_answers()
        address, view = request.path_params["address"], self.phones.view
        if address.startswith("board."):
            shown = None if view is None or view.match is None else board(view.match)
            if shown is None:
                return PlainTextResponse("There is no such picture.", 404)
            return Response(shown, media_type="image/png", headers={"Cache-Control": "no-store"})
        data = await self.pictures.of(address)
        if data is None:
            return PlainTextResponse("There is no such picture.", 404)
        return Response(data, media_type="image/png", headers=_KEPT_BY_BROWSER)

    async def style(self, request: Request) -> Response:
        return Response(pages.style(), media_type="text/css", headers=_KEPT_SHORTLY)

    async def script(self, request: Request) -> Response:
        text = (files("display.web") / "static" / "reclaim.js").read_text("utf-8")
        return Response(text, media_type="text/javascript", headers=_KEPT_SHORTLY)


_KEPT_BY_BROWSER = {"Cache-Control": "public, max-age=604800"}
_KEPT_SHORTLY = {"Cache-Control": "no-cache"}


def application(house: House, hosts: Container[str], more: Sequence[BaseRoute] = ()) -> ASGIApp:
    """Return the table's pages, with *more* of them, as an ASGI application."""
    routes = [
        *more,
        Route("/", house.enter),
        Route("/join", house.join, methods=["POST"]),
        Route("/seat", house.seat),
        Route("/leave", house.leave, methods=["POST"]),
        Route("/move", house.move, methods=["POST"]),
        Route("/language", house.speak, methods=["POST"]),
        Route("/watch", house.watch),
        Route("/rules/{game}", house.rules),
        Route("/art/{address}.png", house.art),
        Route("/static/reclaim.css", house.style),
        Route("/static/reclaim.js", house.script),
        WebSocketRoute("/live", house.live),
        WebSocketRoute("/live/watch", house.live_watch),
    ]
    return OwnHost(Starlette(routes=routes), hosts)


def language_of(request: HTTPConnection) -> str:
    """The language that was chosen, or the first that the browser likes and we have."""
    chosen = request.query_params.get("lang") or request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for one in request.headers.get("accept-language", "").split(","):
        code = one.partition(";")[0].strip().partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


def spoken(response: Response, language: str) -> Response:
    """Let a browser remember its language."""
    if language in LANGUAGES:
        response.set_cookie(
            LANGUAGE_COOKIE, language, max_age=A_YEAR_S, httponly=True, samesite="strict"
        )
    return response


def _said(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


async def _gone(socket: WebSocket) -> None:
    """Wait until a page that only listens is gone, or says anything too long."""
    with suppress(WebSocketDisconnect, RuntimeError, KeyError):
        while len(await socket.receive_text()) < 200:
            pass
