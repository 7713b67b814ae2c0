"""The page of the table's own WiFi, on which somebody sets the table up.

It asks for other settings as the operator's page does, by values that are checked where they are
written (controller/commands/restating.py). Who reads it has joined with the password that the
screen alone shows. The page is whole without a script: it is opened by what a phone has for pages
that must be read before the Internet, which may have none.
"""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from controller.views.message import LANGUAGES, Message
from controller.views.ownwifi import OwnWifi, own_wifi
from controller.views.restated import PORTAL, RESTATED, SET_UP, SETS_UP, Restated, Restatement
from display.web import pages
from display.web.captive import led
from display.web.guard import OwnHost, form_of
from display.web.regions import likely, regions
from display.web.server import language_of, spoken

ANSWER_S = 25.0
"""A card that is slow takes seconds to write the settings."""
TRIES, TRIES_S = 8, 60.0
"""How often the page may be saved within that time."""
TEXTS = ("language", "table", "hostname")
"""What is handed on as it was chosen, if it was."""


class SetUpPages:
    """The page of a table whose programs meet in *run*; *place* says how its WiFi is."""

    def __init__(self, run: Path, place: Path) -> None:
        self._run, self._place = run, place
        self._tries: deque[float] = deque()

    async def page(self, request: Request) -> Response:
        """What can be chosen."""
        return self._shown(request, None)

    async def save(self, request: Request) -> Response:
        """Ask for what was chosen."""
        now_s = time.monotonic()
        while self._tries and now_s - self._tries[0] > TRIES_S:
            self._tries.popleft()
        if len(self._tries) >= TRIES:
            return self._shown(request, Message("web-too-many-tries"))
        self._tries.append(now_s)
        form = await form_of(request)
        chosen = chosen_settings(form)
        if isinstance(chosen, Message):
            return self._shown(request, chosen)
        answer = await self._restated(chosen)
        if answer is None:
            return self._shown(request, Message("web-desk-silent"))
        if answer.code == "refused":
            return self._shown(request, Message("table-settings-refused", {"system": answer.what}))
        network = chosen["wifi"]["name"] if "wifi" in chosen else ""
        language = form.get("language", "")
        text = pages.page("setup", language_of(request), own=None, network=network, why=None)
        return _kept_nowhere(spoken(HTMLResponse(text), language))

    async def _restated(self, settings: Mapping[str, object]) -> Restated | None:
        """Ask for these settings; return the answer, or None where nobody gives one in time."""
        number, folder = secrets.token_hex(8), self._run / PORTAL
        made = folder / f"{SET_UP}.new"
        made.unlink(missing_ok=True)
        made.touch(mode=0o600)
        made.write_bytes(msgspec.json.encode(Restatement(number, dict(settings))))
        made.replace(folder / SET_UP)
        ends_s = time.monotonic() + ANSWER_S
        while time.monotonic() < ends_s:
            await asyncio.sleep(0.05)
            try:
                answer = (self._run / SETS_UP / RESTATED).read_bytes()
                said = msgspec.json.decode(answer, type=Restated)
            except (OSError, msgspec.MsgspecError, UnicodeError):
                continue
            if said.number == number:
                return said
        return None

    def _shown(self, request: Request, why: Message | None) -> Response:
        language = language_of(request)
        known = regions()
        text = pages.page(
            "setup",
            language,
            own=own_wifi(self._place) or OwnWifi("", "", ""),
            network="",
            why=why,
            regions=known,
            likely=likely(request.headers.get("accept-language", ""), known),
        )
        return _kept_nowhere(spoken(HTMLResponse(text, 400 if why else 200), language))

    async def style(self, request: Request) -> Response:
        return Response(pages.style(), media_type="text/css")


def chosen_settings(form: Mapping[str, str]) -> dict[str, Any] | Message:
    """Return what reclaim.toml is to say, by key, or which of it cannot be so. A field that was
    left empty stays as it is."""
    given = {key: value.strip() for key, value in form.items()}
    settings: dict[str, Any] = {key: given[key] for key in TEXTS if given.get(key)}
    if settings.get("language", "en") not in LANGUAGES:
        return _wrong("language")
    if given.get("volume"):
        if not given["volume"].isdecimal():
            return _wrong("volume")
        settings["volume"] = int(given["volume"])
    settings["phones"] = given.get("phones") == "on"
    country, _, timezone = given.get("region", "").partition(" ")
    if timezone:
        settings["timezone"] = timezone
    name = given.get("hidden") or form.get("network", "")
    if name:
        if not country:
            return _wrong("country")
        password = form.get("password", "")
        if not 8 <= len(password) <= 64:
            return _wrong("password")
        settings["wifi"] = {"country": country, "name": name, "password": password}
    return settings


def _wrong(key: str) -> Message:
    return Message("web-desk-setting-wrong", {"key": key})


def _kept_nowhere(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    return response


# ---- who may ask, and what -----------------------------------------------------------------------


class LedHere:
    """Leads what asks for another server to the page of the table at *address*; lets in what asks
    for the table as `OwnHost` does, and nothing but HTTP."""

    def __init__(self, app: ASGIApp, address: str) -> None:
        self._app = OwnHost(app, frozenset((address, f"{address}:80")))
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        place = led(Headers(scope=scope).get("host", ""), self._address) if asks else None
        if place is not None:
            no_store = {"Cache-Control": "no-store"}
            await RedirectResponse(place, 302, no_store)(scope, receive, send)
            return
        await self._app(scope, receive, send)


def portal(address: str, run: Path, place: Path) -> ASGIApp:
    """Return the page of the table at *address*, whose programs meet in *run*, as an ASGI
    application; *place* says how its WiFi is."""
    own = SetUpPages(run, place)
    routes = [
        Route("/", own.page),
        Route("/set-up", own.save, methods=["POST"]),
        Route("/static/reclaim.css", own.style),
    ]
    return LedHere(Starlette(routes=routes), address)
