"""To a broker by MQTT 5 (OASIS, 2019), at least once: QoS 1, and what its PUBACK says counts.

The client's loop runs here, in this thread, and not in the library's own: a broker that sends what
is no packet ends a connection, and never the loop.
"""

import ssl
import time
from collections.abc import Callable
from typing import Any

from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTErrorCode, MQTTProtocolVersion

from controller.errors import WireLost, WireRefused
from controller.telling.commands import Commands
from controller.telling.wire import ANSWER_S, LONGEST_BYTES, TOPIC, Broker, Message

KEEPALIVE_S = 20
STEP_S = 0.2
NOBODY = 0x10
"""A message was taken, and no session is there for it (MQTT 5, 3.4.2.1): it is gone."""


class _Bounded(Client):
    """A client that takes no long packet, whatever the broker has agreed to."""

    def _sock_recv(self, bufsize: int) -> bytes:
        # What is asked for here is the rest of the packet, 256 MB at most (MQTT 5, 2.1.4).
        if bufsize > LONGEST_BYTES:
            raise WireLost(f"a packet of more than {bufsize} bytes has come")
        return super()._sock_recv(bufsize)


class MqttWire:
    """A connection of the *table* to a *broker*. Whether it is there stands at the topic `online`:
    the broker itself says so when the table falls silent. Where its owner lets it, it takes
    *commands*: below `do`, and what a league announces."""

    def __init__(self, broker: Broker, table: str, commands: Commands | None = None) -> None:
        self._broker = broker
        self._table = table
        self._commands = commands
        self._asks = f"{TOPIC}/{table}/do/+", f"{TOPIC}/{table}/announcement"
        self._client: Client | None = None
        self._answers: dict[int, Any] = {}
        """What the broker has said of a message, by the packet's number."""
        self._refused = ""
        self._again = False

    def __repr__(self) -> str:
        state = "not connected" if self._client is None else "connected"
        return f"<MqttWire to {self._broker!r}, {state}>"

    def send(self, message: Message) -> None:
        client = self._connected()
        own = f"{TOPIC}/{self._table}/{message.topic}"
        topic = message.topic[1:] if message.topic.startswith("/") else own
        sent = client.publish(topic, message.data, qos=1, retain=message.kept)
        self._until(lambda: sent.mid in self._answers, "does not acknowledge what it is sent")
        code = self._answers.pop(sent.mid)
        if code.is_failure:
            raise WireRefused(f"{self._broker!r} refuses {topic}: {code}")
        if code.value == NOBODY and not message.kept:
            raise WireRefused(f"{self._broker!r} has nobody who takes {topic}")

    def wait(self, for_s: float) -> None:
        self._connected()
        end_s = time.monotonic() + for_s
        while (left_s := end_s - time.monotonic()) > 0:
            self._step(min(left_s, STEP_S))
            if self._commands is not None:
                self._commands.pass_on()

    def asked_again(self) -> bool:
        again, self._again = self._again, False
        return again

    def close(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.on_disconnect = None
            try:
                client.publish(f"{TOPIC}/{self._table}/online", b"offline", qos=1, retain=True)
                client.loop(STEP_S)
                client.disconnect()
            except (OSError, ValueError):
                pass  # The last will says the same.

    def _connected(self) -> Client:
        if self._client is not None:
            return self._client
        broker = self._broker
        client = _Bounded(
            CallbackAPIVersion.VERSION2,
            client_id=f"{TOPIC}-{self._table}",
            protocol=MQTTProtocolVersion.MQTTv5,
        )
        client.connect_timeout = ANSWER_S
        if broker.user:
            client.username_pw_set(broker.user, broker.password or None)
        if broker.kind == "mqtts":
            client.tls_set(cert_reqs=ssl.CERT_REQUIRED)
        online = f"{TOPIC}/{self._table}/online"
        client.will_set(online, b"offline", qos=1, retain=True)
        welcomed: list[Any] = []
        client.on_connect = lambda _client, _data, _flags, code, _more: welcomed.append(code)
        client.on_publish = self._published
        client.on_message = self._heard
        self._answers.clear()
        self._client = client
        try:
            client.connect(broker.host, broker.port, keepalive=KEEPALIVE_S)
        except (OSError, ValueError) as error:
            self._lose(f"cannot be reached: {error}")
        self._until(lambda: bool(welcomed), "does not welcome anybody")
        if welcomed[0].is_failure:
            self._lose(f"does not let this table in: {welcomed[0]}")
        client.subscribe(f"{TOPIC}/again", qos=1)
        if self._commands is not None:
            client.subscribe([(topic, 1) for topic in self._asks])
        client.publish(online, b"online", qos=1, retain=True)
        return client

    def _until(self, happened: Callable[[], bool], else_it: str) -> None:
        end_s = time.monotonic() + ANSWER_S
        while not happened():
            if time.monotonic() > end_s:
                self._lose(else_it)
            self._step(STEP_S)

    def _step(self, for_s: float) -> None:
        """Send and receive. Raises `WireLost`."""
        assert self._client is not None
        try:
            code = self._client.loop(for_s)
        except WireLost as error:
            self._lose(f"sends too much: {error}")
        except Exception as error:
            # The library raises whatever its parser came upon.
            self._lose(f"sends what is no packet of MQTT ({type(error).__name__})")
        if code != MQTTErrorCode.MQTT_ERR_SUCCESS:
            self._lose(f"has gone: {code.name}")

    def _lose(self, why: str) -> None:
        client, self._client = self._client, None
        connection = None if client is None else client.socket()
        if connection is not None:
            connection.close()
        raise WireLost(f"{self._broker!r} {why}")

    def _published(self, _client: Client, _data: Any, mid: int, code: Any, _more: Any) -> None:
        self._answers[mid] = code

    def _heard(self, _client: Client, _data: Any, message: MQTTMessage) -> None:
        if message.retain:
            return  # Somebody has asked long ago.
        if message.topic == f"{TOPIC}/again":
            self._again = True
        elif self._commands is not None:
            self._commands.take(message.topic.rpartition("/")[2], bytes(message.payload))
