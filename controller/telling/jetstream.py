"""To a NATS server's JetStream, at least once: each message is acknowledged when it is stored."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from nats.aio.client import Client
from nats.errors import Error, ProtocolError
from nats.js import JetStreamContext
from nats.js.api import Header
from nats.js.errors import APIError, NotFoundError
from nats.protocol.parser import Parser

from controller.errors import WireLost, WireRefused
from controller.telling.wire import ANSWER_S, LONGEST_BYTES, TOPIC, Broker, Message

_T = TypeVar("_T")


class _BoundedParser(Parser):
    """A parser that waits for the end of no long message, whatever the server announces."""

    async def parse(self, data: bytes = b"") -> None:
        await super().parse(data)
        if len(self.buf) > LONGEST_BYTES:
            raise ProtocolError("a message has no end")


class JetStreamWire:
    """A connection of the *table* to a NATS server. It is the stream `reclaim` that keeps what
    tables tell; who comes first declares it."""

    def __init__(self, broker: Broker, table: str) -> None:
        self._broker = broker
        self._table = table
        self._client: Client | None = None
        self._stream: JetStreamContext | None = None
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(lambda _loop, _what: None)
        self._again = False

    def __repr__(self) -> str:
        return f"<JetStreamWire to {self._broker!r}>"

    def send(self, message: Message) -> None:
        self._run(self._send(message), ANSWER_S)

    def wait(self, for_s: float) -> None:
        self._run(self._listen(for_s), for_s + ANSWER_S)

    def asked_again(self) -> bool:
        again, self._again = self._again, False
        return again

    def close(self) -> None:
        if not self._loop.is_closed():
            self._drop()
            self._loop.close()

    async def _connected(self) -> JetStreamContext:
        if self._stream is not None and self._client is not None and self._client.is_connected:
            return self._stream
        broker = self._broker
        self._client = Client()
        self._client._ps = _BoundedParser(self._client)
        await self._client.connect(
            f"nats://{broker.host}:{broker.port}",
            user=broker.user or None,
            password=broker.password or None,
            allow_reconnect=False,
            connect_timeout=int(ANSWER_S),
            error_cb=_ignored,
        )
        stream = self._client.jetstream(timeout=ANSWER_S)
        try:
            await stream.stream_info(TOPIC)
        except NotFoundError:
            await stream.add_stream(name=TOPIC, subjects=[f"{TOPIC}.*.result", f"{TOPIC}.*.state"])
        await self._client.subscribe(f"{TOPIC}.again", cb=self._heard)
        self._stream = stream
        return stream

    async def _send(self, message: Message) -> None:
        stream = await self._connected()
        subject = f"{TOPIC}.{self._table}.{message.topic}"
        try:
            await stream.publish(subject, message.data, headers={Header.MSG_ID: message.id})
        except APIError as error:
            raise WireRefused(f"{self._broker!r} refuses {subject}: {error}") from None

    async def _listen(self, for_s: float) -> None:
        await self._connected()
        await asyncio.sleep(for_s)
        if self._client is None or not self._client.is_connected:
            raise WireLost(f"{self._broker!r} has gone")

    async def _heard(self, _message: Any) -> None:
        self._again = True

    def _run(self, what: Coroutine[Any, Any, _T], within_s: float) -> _T:
        """Run it to its end. Raises `WireLost`, `WireRefused`."""
        try:
            return self._loop.run_until_complete(asyncio.wait_for(what, within_s))
        except (WireLost, WireRefused):
            raise
        except TimeoutError:
            self._drop()
            raise WireLost(f"{self._broker!r} does not answer") from None
        except Exception as error:
            # The library raises whatever its parser came upon.
            self._drop()
            why = str(error) or type(error).__name__
            raise WireLost(f"{self._broker!r} cannot be spoken with: {why}") from None

    def _drop(self) -> None:
        client, self._client, self._stream = self._client, None, None
        if client is not None:
            # It may have gone, or never have come.
            with suppress(OSError, Error, TimeoutError, AttributeError):
                self._loop.run_until_complete(asyncio.wait_for(client.close(), 1.0))


async def _ignored(_error: Exception) -> None:
    """What goes wrong is told by what waits for an answer."""
