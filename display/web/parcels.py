"""Files between a paired phone and the table: they pass through here in pieces, and nothing of
them stays."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
from starlette.requests import ClientDisconnect, Request

from controller.views import (
    Bring,
    Brought,
    Denied,
    DeskAnswer,
    DeskMessage,
    Fetch,
    FetchOn,
    GoOn,
    Notice,
    Part,
    Slice,
)
from controller.views.operating import PART_BYTES, Brings, Fetches
from controller.views.paths import OPERATOR_SOCKET, check_peer
from display.web.multipart import FieldBegins, FormReader

ANSWER_S = 20.0
"""How long the table may take to answer: it may have to check a whole backup."""
LONGEST_LINE = 4 * 1024 * 1024
SLOW_S = 60.0
"""A phone of which nothing has come for this long is gone."""

SILENT = Denied(Notice("web-desk-silent"))
NOTHING = Denied(Notice("web-desk-no-file"))

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(DeskAnswer).decode


class Talk:
    """A conversation with the table: each message is answered."""

    def __init__(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        self._reads, self._writes = reads, writes

    async def say(self, message: DeskMessage) -> DeskAnswer:
        """Return the answer; `SILENT` where none comes."""
        try:
            async with asyncio.timeout(ANSWER_S):
                self._writes.write(_encode(message) + b"\n")
                await self._writes.drain()
                answer: DeskAnswer = _decode(await self._reads.readline())
        except (OSError, TimeoutError, ValueError, msgspec.MsgspecError):
            return SILENT
        return answer


@asynccontextmanager
async def talking(folder: Path) -> AsyncIterator[Talk]:
    """Talk with the table whose sockets are in *folder*. Raises OSError where there is none."""
    reads, writes = await asyncio.open_unix_connection(folder / OPERATOR_SOCKET, limit=LONGEST_LINE)
    try:
        check_peer(folder, writes.get_extra_info("socket"))
        yield Talk(reads, writes)
    finally:
        writes.close()


async def bring(
    folder: Path, request: Request, token: str, what: Brings, typed: bytearray
) -> DeskAnswer:
    """Pass the files of a form on to the table, or the text in place of one, which is *typed* then;
    return what becomes of the last one."""
    try:
        form = FormReader(request.headers.get("content-type", ""))
        async with talking(folder) as table:
            # Before a byte is taken from a phone that nobody knows.
            said = await table.say(Bring(token, what, ""))
            if not isinstance(said, GoOn):
                return said
            return await _passed_on(table, form, request, token, what, typed)
    except (OSError, ValueError):
        return SILENT


async def _passed_on(
    table: Talk, form: FormReader, request: Request, token: str, what: Brings, typed: bytearray
) -> DeskAnswer:
    last: DeskAnswer = NOTHING
    field, comes = FieldBegins("", ""), False
    stream = aiter(request.stream())
    while not form.whole:
        try:
            async with asyncio.timeout(SLOW_S):
                data = await anext(stream)
        except (StopAsyncIteration, TimeoutError, ClientDisconnect):
            return NOTHING
        for one in form.read(data):
            messages: list[DeskMessage] = []
            if isinstance(one, FieldBegins):
                messages, field, comes = [Brought()] * comes, one, False
            elif comes or field.file or last is NOTHING:
                # A text counts where no file has come.
                messages = [*([] if comes else [Bring(token, what, field.file[:200])])]
                messages += map(Part, _pieces(one))
                comes = True
                typed += b"" if field.file else one
            for message in messages:
                said = await table.say(message)
                if isinstance(said, Denied):
                    typed.clear()  # the rest of it never came
                    return said
                last = said
    return await table.say(Brought()) if comes else last


def _pieces(data: bytes) -> Iterable[bytes]:
    return (data[at : at + PART_BYTES] for at in range(0, len(data), PART_BYTES))


async def fetched(folder: Path, token: str, what: Fetches) -> AsyncIterator[bytes] | DeskAnswer:
    """Return the pieces of a file of the table's, or why there is none."""
    try:
        async with AsyncExitStack() as stack:
            table = await stack.enter_async_context(talking(folder))
            first = await table.say(Fetch(token, what))
            return _slices(table, first, stack.pop_all()) if isinstance(first, Slice) else first
    except OSError:
        return SILENT


async def _slices(table: Talk, said: DeskAnswer, stack: AsyncExitStack) -> AsyncIterator[bytes]:
    """Yield the pieces, of which the first has been *said*. Raises OSError when the table goes
    meanwhile: a file that is cut short must not look whole."""
    async with stack:
        while isinstance(said, Slice):
            yield said.data
            if said.last:
                return
            said = await table.say(FetchOn())
    raise OSError("the table has gone while a file was fetched")
