"""Messages by MQTT 5: a session that the broker keeps while the league is away.

Each message is acknowledged by hand, after it was kept. A number of a packet is good for one
connection: after another connect the broker tells again what was not acknowledged, and what was
fetched before is not acknowledged any more, or its number could by then be another message's
(MQTT 5, 4.4).

Where the broker does not know the session, it may have lost what tables had told it: a message to
TOPIC/again asks for it.
"""

import logging
import ssl
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Lock
from typing import Any

from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.subscribeoptions import SubscribeOptions

from league.streams import WANTED, BrokerAddress, Delivery

CLIENT = "reclaim-league"
"""The session's name at the broker."""
SESSION_S = 90 * 24 * 3600
"""How long the broker keeps what the league has missed."""
UNACKNOWLEDGED = 2000
"""How many messages may be on their way (MQTT 5, 3.1.2.11.3)."""
LINGERS_S = 0.003
"""For how long another message is waited for, to be kept with those before it: a transaction costs
more than this."""
SLOWEST_S = 30
"""The longest wait before another connect."""

_log = logging.getLogger(__name__)


class MqttStream:
    """A connection to a *broker*; *topic* is what the topics of tables begin with."""

    def __init__(self, broker: BrokerAddress, topic: str, client: str = CLIENT) -> None:
        self._topic = topic
        self._came: SimpleQueue[tuple[int, MQTTMessage]] = SimpleQueue()
        self._connection = 0
        self._failing = False
        """Whether it was said that the broker does not answer."""
        self._lock = Lock()
        self._client = Client(
            CallbackAPIVersion.VERSION2,
            client_id=client,
            protocol=MQTTProtocolVersion.MQTTv5,
            manual_ack=True,
        )
        self._client.on_connect = self._connected
        self._client.on_message = self._arrived
        self._client.on_disconnect = self._lost
        self._client.on_connect_fail = self._failed
        self._client.reconnect_delay_set(1, SLOWEST_S)
        if broker.user:
            self._client.username_pw_set(broker.user, broker.password or None)
        if broker.tls:
            self._client.tls_set(cert_reqs=ssl.CERT_REQUIRED)
        wanted = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
        wanted.SessionExpiryInterval = SESSION_S
        wanted.ReceiveMaximum = UNACKNOWLEDGED
        self._client.connect_async(
            broker.host, broker.port, keepalive=20, clean_start=False, properties=wanted
        )
        self._client.loop_start()

    def __repr__(self) -> str:
        return f"<MqttStream {self._client.host}:{self._client.port}, connect {self._connection}>"

    def _connected(self, client: Client, _: object, flags: Any, code: Any, __: object) -> None:
        if code.is_failure:
            _log.warning("the broker does not want us: %s", code)
            return
        self._failing = False
        with self._lock:
            self._connection += 1
        options = SubscribeOptions(qos=1)
        client.subscribe([(f"{self._topic}/+/{kind}", options) for kind in WANTED])
        if not flags.session_present:
            # It is new, or was killed before it had written what it had.
            client.publish(f"{self._topic}/again", b"{}", qos=1)

    def _arrived(self, _: Client, __: object, message: MQTTMessage) -> None:
        self._came.put((self._connection, message))

    def _lost(self, _: Client, __: object, ___: object, code: Any, ____: object) -> None:
        if code.is_failure:
            _log.warning("the broker is away: %s", code)

    def _failed(self, _: Client, __: object) -> None:
        if not self._failing:
            _log.warning("the broker does not answer; it is asked again")
        self._failing = True

    def fetch(self, most: int, wait_s: float) -> Sequence[Delivery]:
        found: list[Delivery] = []
        while len(found) < most:
            try:
                connection, message = self._came.get(timeout=LINGERS_S if found else wait_s)
            except Empty:
                break
            receipt = (connection, message.mid, message.qos)
            sender = message.topic.split("/")[-2]
            found.append(Delivery(bytes(message.payload), receipt, sender))
        return found

    def done(self, deliveries: Sequence[Delivery]) -> None:
        with self._lock:
            for one in deliveries:
                connection, number, quality = one.receipt
                if connection == self._connection:
                    self._client.ack(number, quality)

    def say(self, topic: str, payload: bytes) -> bool:
        if not self._client.is_connected():
            return False
        self._client.publish(topic, payload, qos=1)
        return True

    def close(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()
