"""The pages by which somebody looks after the table with a phone: pairing, and the operator's page.

They have no power of their own. What a phone says is passed on to the table, which knows its token
and does what is asked; what it answers is shown. Each page is whole without a script.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import get_args

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from controller.views import (
    AskLogs,
    AskPin,
    Attend,
    Choose,
    Denied,
    Desk,
    DeskAnswer,
    DeskMessage,
    Notice,
    Pair,
    Paired,
    PinShown,
    Rename,
    Restate,
)
from controller.views.operating import Brings, Fetches
from display.news import read_news
from display.screens.operator import ago, facts_of
from display.web import pages
from display.web.guard import form_of
from display.web.parcels import SILENT, bring, fetched, talking
from display.web.server import A_YEAR_S, language_of, spoken
from display.words import names_of, words_in

TOKEN_COOKIE = "reclaim_operator"
AGAIN_S = 2
"""How often a page is shown anew while something goes on at the table."""

TYPED = ("table", "volume", "timezone", "hostname", "keyboard", "update_from")
SETTINGS = ("language", *TYPED)
"""What of reclaim.toml can be changed here, besides the WiFi; all but the language is typed."""
NOTHING = "-"
"""What is typed to have nothing said of it any more."""
WIFI = ("country", "name", "password")

FILES: Mapping[str, Brings] = {what: what for what in get_args(Brings)}
"""What is brought to a page of that name."""
TAKEN_AWAY: Mapping[str, Fetches] = {
    "reclaim-backup.db": "backup",
    "reclaim-logs.zip": "logs",
}


class DeskPages:
    """The pages of the table whose sockets are in *folder*."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def routes(self) -> Sequence[BaseRoute]:
        return (
            Route("/operate", self.page),
            Route("/operate/pin", self.ask, methods=["POST"]),
            Route("/operate/pair", self.pair, methods=["POST"]),
            Route("/operate/choose", self.choose, methods=["POST"]),
            Route("/operate/settings", self.restate, methods=["POST"]),
            Route("/operate/people", self.rename, methods=["POST"]),
            Route("/operate/logs", self.pack_logs, methods=["POST"]),
            *(Route(f"/operate/{what}", self.bring, methods=["POST"]) for what in FILES),
            *(Route(f"/operate/{name}", self.fetch) for name in TAKEN_AWAY),
        )

    async def page(self, request: Request) -> Response:
        """The desk, or how to be paired."""
        token = _token(request)
        if not token:
            return self._entrance(request, None)
        return self._shown(request, await self._said(Attend(token)))

    async def ask(self, request: Request) -> Response:
        """Have the table show a PIN."""
        answer = await self._said(AskPin())
        if isinstance(answer, PinShown):
            return self._entrance(request, None, typed=True)
        return self._shown(request, answer)

    async def pair(self, request: Request) -> Response:
        """Tell the table the PIN that somebody has typed."""
        form = await form_of(request)
        pin, name = form.get("pin", "").replace(" ", "")[:12], form.get("name", "").strip()[:40]
        answer = await self._said(Pair(pin, name))
        if not isinstance(answer, Paired):
            return self._shown(request, answer, typed=True)
        response = RedirectResponse("/operate", 303)
        response.set_cookie(
            TOKEN_COOKIE,
            answer.token,
            max_age=A_YEAR_S,
            path="/operate",
            httponly=True,
            samesite="strict",
        )
        return response

    async def choose(self, request: Request) -> Response:
        """Take a line of the operator's page."""
        token, form = _token(request), await form_of(request)
        return await self._done(request, Choose(token, form.get("key", "")[:1000]))

    async def restate(self, request: Request) -> Response:
        """Change the owner's settings; a field that was left empty stays as it is."""
        token, form = _token(request), await form_of(request)
        given = {key: form.get(key, "").strip() for key in SETTINGS}
        settings: dict[str, str | int | bool | dict[str, str] | None] = {
            key: None if value == NOTHING else value for key, value in given.items() if value
        }
        volume = str(settings.get("volume", ""))
        if volume.isdecimal():
            settings["volume"] = int(volume)
        wifi = {key: form.get(f"wifi_{key}", "").strip() for key in WIFI}
        if any(wifi.values()):
            settings["wifi"] = {key: value for key, value in wifi.items() if value}
        return await self._done(request, Restate(token, settings))

    async def rename(self, request: Request) -> Response:
        """Call somebody otherwise, or forget them."""
        token, form = _token(request), await form_of(request)
        new = "" if "forget" in form else form.get("new", "").strip()[:40]
        if not new and "forget" not in form:
            return RedirectResponse("/operate", 303)
        return await self._done(request, Rename(token, form.get("name", "")[:40], new))

    async def pack_logs(self, request: Request) -> Response:
        """Have the logs packed."""
        return await self._done(request, AskLogs(_token(request)))

    async def bring(self, request: Request) -> Response:
        """Bring the table a file."""
        token = _token(request)
        what = FILES[request.url.path.rpartition("/")[2]]
        typed = bytearray()
        answer = await bring(self._folder, request, token, what, typed)
        if isinstance(answer, Denied) and typed:
            # It is mended where it was typed.
            return self._shown(request, answer, text=typed.decode("utf-8", "replace"))
        return self._after(request, answer)

    async def fetch(self, request: Request) -> Response:
        """Take a file of the table's away."""
        token, name = _token(request), request.url.path.rpartition("/")[2]
        found = await fetched(self._folder, token, TAKEN_AWAY[name])
        if not isinstance(found, AsyncIterator):
            return self._shown(request, found)
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        kind = "application/octet-stream"
        return _kept_nowhere(StreamingResponse(found, headers=headers, media_type=kind))

    async def _done(self, request: Request, message: DeskMessage) -> Response:
        """Have the table do that, and show the desk, or why nothing was done."""
        return self._after(request, await self._said(message))

    def _after(self, request: Request, answer: DeskAnswer) -> Response:
        if isinstance(answer, Denied):
            return self._shown(request, answer)
        return RedirectResponse("/operate", 303)

    async def _said(self, message: DeskMessage) -> DeskAnswer:
        """Say that to the table; return its answer."""
        try:
            async with talking(self._folder) as table:
                return await table.say(message)
        except OSError:
            return SILENT

    def _entrance(self, request: Request, why: Notice | None, typed: bool = False) -> Response:
        """How to be paired; with a PIN to be *typed*, if the table shows one."""
        language = language_of(request)
        text = pages.page("pairing", language, why=why, typed=typed)
        return _kept_nowhere(spoken(HTMLResponse(text, 403 if why else 200), language))

    def _shown(
        self, request: Request, answer: DeskAnswer, typed: bool = False, text: str = ""
    ) -> Response:
        if isinstance(answer, Denied) and not answer.known:
            typed = typed and answer.why.id != "web-desk-no-pin"
            return self._entrance(request, answer.why, typed)
        language = language_of(request)
        desk = answer if isinstance(answer, Desk) else None
        view = None if desk is None else desk.view
        shown = None if view is None else view.operator
        words = words_in(language, names_of(view))
        facts = [] if view is None or shown is None else [*facts_of(words, view, shown, None)]
        text = pages.page(
            "desk",
            language,
            desk=desk,
            shown=shown,
            why=answer.why if isinstance(answer, Denied) else None,
            typed=text,
            facts=facts,
            typed_settings=TYPED,
            news=read_news() if desk is not None else (),
            ago=ago,
        )
        # While something goes on, or other than the first page is open, it is shown anew.
        goes_on = desk is not None and (desk.busy or desk.waits or _elsewhere(desk))
        again = {"Refresh": f"{AGAIN_S};url=/operate"} if goes_on else {}
        status = 200 if desk is not None else 409
        return _kept_nowhere(spoken(HTMLResponse(text, status, again), language))


def _token(request: Request) -> str:
    """By which the table knows a paired phone."""
    return request.cookies.get(TOKEN_COOKIE, "")[:64]


def _elsewhere(desk: Desk) -> bool:
    shown = desk.view.operator
    return shown is not None and any(
        (shown.enrolling, shown.calibrating, shown.doctor, shown.wiring)
    )


def _kept_nowhere(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    return response
