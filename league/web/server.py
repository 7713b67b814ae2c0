"""The pages over HTTP: nothing can be changed by them, and nothing is loaded from elsewhere."""

import logging
import socket
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from controller.views.message import LANGUAGES
from league import fleet, rings
from league.errors import StoreError, UnknownError
from league.settings import LeagueSettings
from league.store import Store
from league.web import formats
from league.web.sheets import Asked, LeaguePage, Sheets
from league.words import words_in

STOP_S = 1
LONGEST_ADDRESS = 2000
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; "
        "base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}

PAGES: dict[str, Callable[[Sheets, Asked], LeaguePage]] = {
    "standings": Sheets.standings,
    "player": Sheets.player,
    "versus": Sheets.versus,
    "records": Sheets.records,
    "matches": Sheets.matches,
    "tables": Sheets.tables,
    "seasons": Sheets.seasons,
}

_log = logging.getLogger(__name__)


class Pages:
    """The pages of a league."""

    def __init__(self, store: Store, settings: LeagueSettings) -> None:
        self._store = store
        self._settings = settings

    # Not async: the server runs each in a thread of its own while the database answers.
    def html(self, request: Request) -> Response:
        """A page for people."""
        name = request.path_params.get("page", "standings")
        language = self._language(request)
        try:
            sheet = self._sheet(name, request)
        except UnknownError as error:
            sheet, status = LeaguePage(title=str(error)), 404
        except StoreError as error:
            _log.warning("%s", error)
            sheet, status = LeaguePage(title=str(error)), 503
        else:
            status = 200
        asked = dict(request.query_params)
        text = formats.html(sheet, self._settings, language, request.url.path, asked)
        return HTMLResponse(text, status, {"Content-Language": language, "Vary": "Accept-Language"})

    def csv(self, request: Request) -> Response:
        """A page's first table, for a spreadsheet."""
        return self._file(request, lambda sheet: formats.csv_of(sheet).encode(), "text/csv")

    def json(self, request: Request) -> Response:
        """A page's tables, for a program."""
        return self._file(request, formats.json_of, "application/json")

    def calendar(self, _: Request) -> Response:
        """The seasons, for a calendar."""
        text = formats.calendar(self._settings.name, self._settings.seasons)
        return Response(text, media_type="text/calendar")

    def update(self, request: Request) -> Response:
        """A release, for a table that may have it now; it may ask for a part of it."""
        table, name = request.path_params["table"], request.path_params["file"]
        updates = self._settings.updates
        path = Path(updates.folder) / name
        if not updates.folder or not rings.FILE.fullmatch(name) or not path.is_file():
            return PlainTextResponse("There is no such update.\n", 404)
        try:
            with self._store.reading() as connection:
                progress = fleet.rollout(connection, self._settings, datetime.now(UTC))
        except StoreError as error:
            return PlainTextResponse(f"{error}\n", 503)
        if progress.ill or rings.ring_of(updates.rings, table) > progress.ring:
            return PlainTextResponse("It is not this table's turn.\n", 404)
        return FileResponse(path, media_type="application/octet-stream")

    def _file(self, request: Request, made: Callable[[LeaguePage], bytes], kind: str) -> Response:
        try:
            sheet = self._sheet(request.path_params["page"], request)
        except UnknownError as error:
            return PlainTextResponse(f"{error}\n", 404)
        except StoreError as error:
            return PlainTextResponse(f"{error}\n", 503)
        return Response(made(sheet), media_type=f"{kind}; charset=utf-8")

    def _sheet(self, name: str, request: Request) -> LeaguePage:
        """Raises `UnknownError` and `StoreError`."""
        words = words_in(self._language(request))
        make = PAGES.get(name)
        if make is None:
            raise UnknownError(words("league-no-page"))
        asked = {key: value.replace("\0", "") for key, value in request.query_params.items()}
        with self._store.reading() as connection:
            return make(Sheets(connection, self._settings, words), asked)

    def _language(self, request: Request) -> str:
        """The language that the address asks for, or the browser, or else the league's own."""
        wanted = [request.query_params.get("lang", "")]
        accepted = request.headers.get("accept-language", "")
        wanted += [part.partition(";")[0].strip()[:2].lower() for part in accepted.split(",")]
        return next((one for one in wanted if one in LANGUAGES), self._settings.language)


def _style(_: Request) -> Response:
    text = (files("league.web") / "static" / "league.css").read_text("utf-8")
    return Response(text, media_type="text/css")


def application(store: Store, settings: LeagueSettings) -> ASGIApp:
    """Return the pages as an application of ASGI."""
    pages = Pages(store, settings)
    routes = [
        Route("/", pages.html),
        Route("/static/league.css", _style),
        Route("/seasons.ics", pages.calendar),
        Route("/update/{table}/{file}", pages.update),
        Route("/{page}.csv", pages.csv),
        Route("/{page}.json", pages.json),
        Route("/{page:path}", pages.html),
    ]
    return Guarded(Starlette(routes=routes))


class Guarded:
    """Refuses what is too long, and tells each browser what it may load."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        if len(scope["query_string"]) > LONGEST_ADDRESS or "host" not in Headers(scope=scope):
            await PlainTextResponse("This address is no page.\n", 400)(scope, receive, with_headers)
            return
        await self._app(scope, receive, with_headers)


class PagesServer(uvicorn.Server):
    """Serves the pages in a thread until it is stopped."""

    def __init__(self, store: Store, settings: LeagueSettings, listener: socket.socket) -> None:
        super().__init__(
            uvicorn.Config(
                application(store, settings),
                log_level="warning",
                access_log=False,  # who has looked at whom is nobody's business
                server_header=False,
                timeout_graceful_shutdown=STOP_S,
            )
        )
        self._thread = threading.Thread(
            target=self.run, args=([listener],), name="pages", daemon=True
        )

    def begin(self) -> None:
        """Start to serve."""
        self._thread.start()

    def end(self) -> None:
        """Stop, and wait for it."""
        self.should_exit = True
        self._thread.join(5 * STOP_S)
