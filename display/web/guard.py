"""What each request must be, and what each answer tells the browser.

A request must name this table as its host (against DNS rebinding), and come from one of the table's
pages if anything is to change (against other sites in the same browser). Nothing is loaded from
elsewhere and no code stands in a page: the Content-Security-Policy says so to the browser.
"""

from collections.abc import Container, Mapping
from urllib.parse import parse_qsl

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LONGEST_BODY = 4096
"""Bytes of a form or a message: a name and a code are far less."""
LONGEST_BODIES = {
    "/operate/table": 64 * 1024,
    "/operate/backup": 33_000_000,
    "/operate/update": 1_010_000_000,
}
"""Of the pages to which a paired phone brings a file; the table asks for its token before any of it
comes (controller/table/desk.py)."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class OwnHost:
    """Lets in what names one of *hosts*; and of what changes something, or is a socket, only what
    comes from a page of the same host."""

    def __init__(self, app: ASGIApp, hosts: Container[str]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        asks = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        own = origin in (f"http://{host}", f"https://{host}")
        if (
            host.lower() not in self._hosts
            or (asks and not own)
            or _too_long(headers, scope["path"])
        ):
            await _refuse(scope, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        await self._app(scope, receive, with_headers)


def _too_long(headers: Headers, path: str) -> bool:
    length, longest = headers.get("content-length", "0"), LONGEST_BODIES.get(path, LONGEST_BODY)
    return not length.isdecimal() or int(length) > longest or "transfer-encoding" in headers


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    text = b"This table answers only to its own address, as its screen shows it."
    kind = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 400, "headers": kind})
    await send({"type": "http.response.body", "body": text})


async def form_of(request: Request) -> Mapping[str, str]:
    """The fields of a form, by their names; of several of one name the last."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LONGEST_BODY:
            return {}
    return dict(parse_qsl(data.decode("utf-8", "replace"), keep_blank_values=True))
