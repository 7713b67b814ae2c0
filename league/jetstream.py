"""Messages by NATS JetStream: a durable consumer, kept by the server while the league is away."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from concurrent.futures import TimeoutError as Late
from contextlib import suppress
from threading import Thread
from typing import Any, TypeVar

import nats
from nats.aio.client import Client
from nats.errors import Error, TimeoutError
from nats.js import JetStreamContext
from nats.js.errors import NotFoundError

from league.streams import WANTED, BrokerAddress, Delivery

DURABLE = "reclaim-league"
"""The consumer's name at the server."""
ANSWER_S = 10.0
"""How long the server may take."""
AGAIN_S = 1.0

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class JetStream:
    """A connection to a NATS server; *topic* is what the subjects of tables begin with, written
    with slashes as for MQTT."""

    def __init__(self, broker: BrokerAddress, topic: str) -> None:
        self._broker = broker
        self._topic = topic.replace("/", ".")
        self._client: Client | None = None
        self._subscription: JetStreamContext.PullSubscription | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="jetstream", daemon=True)
        self._thread.start()

    def __repr__(self) -> str:
        return f"<JetStream {self._broker.host}:{self._broker.port}>"

    def _run(self, what: Coroutine[Any, Any, _T], within_s: float) -> _T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(within_s)

    async def _connected(self) -> JetStreamContext.PullSubscription:
        if self._client is None:
            self._client = await nats.connect(
                f"nats://{self._broker.host}:{self._broker.port}",
                user=self._broker.user or None,
                password=self._broker.password or None,
                max_reconnect_attempts=-1,
                reconnect_time_wait=1,
                error_cb=_said,
            )
        if self._subscription is None:
            engine = self._client.jetstream(timeout=ANSWER_S)
            name = self._topic.replace(".", "-")
            try:
                await engine.stream_info(name)
            except NotFoundError:
                subjects = [f"{self._topic}.*.{kind}" for kind in WANTED]
                await engine.add_stream(name=name, subjects=subjects)
            self._subscription = await engine.pull_subscribe("", durable=DURABLE, stream=name)
        return self._subscription

    async def _fetched(self, most: int, wait_s: float) -> list[Delivery]:
        try:
            subscription = await self._connected()
            found = await subscription.fetch(most, timeout=wait_s)
        except TimeoutError:
            return []
        except (OSError, Error) as error:
            _log.warning("the broker does not answer: %s", error)
            self._subscription = None
            await asyncio.sleep(AGAIN_S)
            return []
        return [Delivery(one.data, one, one.subject.split(".")[-2]) for one in found]

    async def _acknowledged(self, deliveries: Sequence[Delivery]) -> None:
        for one in deliveries:
            with suppress(OSError, Error):
                await one.receipt.ack()
        if self._client is not None:
            with suppress(OSError, Error, TimeoutError):
                await self._client.flush(int(ANSWER_S))

    def fetch(self, most: int, wait_s: float) -> Sequence[Delivery]:
        try:
            return self._run(self._fetched(most, wait_s), wait_s + 3 * ANSWER_S)
        except Late:
            return []

    def done(self, deliveries: Sequence[Delivery]) -> None:
        with suppress(Late):
            self._run(self._acknowledged(deliveries), 2 * ANSWER_S)

    def say(self, topic: str, payload: bytes) -> bool:
        async def send() -> bool:
            if self._client is None or not self._client.is_connected:
                return False
            await self._client.publish(topic.replace("/", "."), payload)
            return True

        try:
            return self._run(send(), ANSWER_S)
        except (Late, OSError, Error):
            return False

    def close(self) -> None:
        async def end() -> None:
            if self._client is not None:
                await self._client.close()

        if self._loop.is_closed():
            return
        with suppress(Late, OSError, Error):
            self._run(end(), ANSWER_S)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def _said(error: Exception) -> None:
    _log.warning("the broker says: %s", error)
