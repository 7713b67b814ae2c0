"""A table and the brokers of others, real ones and ones that mean harm: no result is lost."""

import asyncio
import random
import socket
import threading
import time
from contextlib import contextmanager
from queue import SimpleQueue

import msgspec
import nats
import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties

from controller.errors import WireLost, WireRefused
from controller.telling import mqtt, teller
from controller.telling.jetstream import JetStreamWire
from controller.telling.mqtt import MqttWire
from controller.telling.outbox import Outbox
from controller.telling.teller import Patience, Teller
from controller.telling.wire import Broker, Message
from controller.views.telling import Result, TableFault, TableState
from harness.brokers import played, written

TABLE = "0123456789abcdef"
RESULT = Message("result", b"{}", "one")


class Listener:
    """Somebody who takes what tables tell: a session that the broker keeps while it is away."""

    def __init__(self, port):
        self.heard = []
        self.client = Client(
            CallbackAPIVersion.VERSION2, client_id="club", protocol=MQTTProtocolVersion.MQTTv5
        )
        self.client.on_message = lambda _client, _data, one: self.heard.append(
            (one.topic, one.payload, one.retain)
        )
        kept = Properties(PacketTypes.CONNECT)
        kept.SessionExpiryInterval = 3600
        subscribed = threading.Event()
        self.client.on_connect = self._connected
        self.client.on_subscribe = lambda *_: subscribed.set()
        self.client.connect("127.0.0.1", port, clean_start=False, properties=kept)
        self.client.loop_start()
        assert subscribed.wait(10)

    def _connected(self, client, _data, flags, _code, _more):
        client.subscribe("reclaim/+/+", qos=1)
        if not flags.session_present:
            # A broker that was killed may have lost what it had acknowledged.
            client.publish("reclaim/again", b"{}", qos=1)

    def until(self, count, kind):
        """Wait for that many different messages of a kind, and return them all."""
        while len({data for _, data in self.of(kind)}) < count:
            time.sleep(0.02)
        return [data for _, data in self.of(kind)]

    def of(self, kind):
        return [(topic, data) for topic, data, _ in list(self.heard) if topic.endswith(kind)]

    def close(self):
        self.client.disconnect()
        self.client.loop_stop()


@contextmanager
def listening(server):
    listener = Listener(server.port)
    try:
        yield listener
    finally:
        listener.close()


def broker(server, kind="mqtt"):
    return Broker(kind, "127.0.0.1", server.port)


@pytest.fixture
def outbox(journal, tmp_path):
    return Outbox(journal, tmp_path / "told.json")


@contextmanager
def telling(outbox, wire, states=None):
    """A table that tells, in a thread, until the block ends."""
    end = threading.Event()
    table = Teller(outbox, wire, states or SimpleQueue(), luck=random.Random(1))

    def run():
        table.run(end.is_set, lambda wait_s: end.wait(min(wait_s, 0.1)))
        wire.close()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield table
    finally:
        end.set()
        thread.join()


def matches(told):
    return {msgspec.json.decode(one, type=Result).match for one in told}


# ---- MQTT ----------------------------------------------------------------------------------------


def test_results_and_states_arrive_by_mqtt(mosquitto, outbox):
    states = SimpleQueue()
    states.put(TableState(table=outbox.table, stage="lobby"))
    with listening(mosquitto) as club, telling(outbox, MqttWire(broker(mosquitto), TABLE), states):
        assert len(matches(club.until(5, "/result"))) == 5
        assert msgspec.json.decode(club.until(1, "/state")[0])["stage"] == "lobby"
        assert club.until(1, "/online") == [b"online"]


def test_a_broker_that_is_killed_in_between_loses_no_result(
    mosquitto, outbox, journal, monkeypatch
):
    monkeypatch.setattr(teller, "SETTLED_S", 1.0)
    with listening(mosquitto) as club, telling(outbox, MqttWire(broker(mosquitto), TABLE)):
        before = matches(club.until(5, "/result"))
        mosquitto.kill()
        written(journal, *map(played, range(6, 9)))
        time.sleep(0.5)
        mosquitto.start()
        assert len(matches(club.until(8, "/result")) | before) == 8


def test_a_result_waits_for_somebody_to_take_it(mosquitto):
    wire = MqttWire(broker(mosquitto), TABLE)
    with pytest.raises(WireRefused, match="nobody who takes"):
        wire.send(RESULT)
    with listening(mosquitto):
        wire.send(RESULT)
    # Its session is there while it is away.
    wire.send(RESULT)
    wire.close()


def test_a_result_that_the_rights_forbid_waits(mosquitto, outbox):
    mosquitto.rights.write_text("topic read #\ntopic readwrite reclaim/+/online\n")
    mosquitto.kill()
    mosquitto.start()
    wire = MqttWire(broker(mosquitto), TABLE)
    with pytest.raises(WireRefused, match="Not authorized"):
        wire.send(RESULT)
    table = Teller(outbox, wire, SimpleQueue())
    table.once()
    assert len(list(outbox.results())) == 5
    wire.close()


def test_everything_is_told_again_to_who_asks(mosquitto, outbox):
    with listening(mosquitto) as club, telling(outbox, MqttWire(broker(mosquitto), TABLE)):
        club.until(5, "/result")
        club.client.publish("reclaim/again", b"{}", qos=1)
        while len(club.of("/result")) < 10:
            time.sleep(0.02)


def test_the_broker_says_when_a_table_falls_silent(mosquitto):
    with listening(mosquitto) as club:
        wire = MqttWire(broker(mosquitto), TABLE)
        wire.wait(0.1)
        wire._client.socket().shutdown(socket.SHUT_RDWR)
        assert club.until(2, "/online")[-1] == b"offline"


def test_a_fault_is_told_once_and_once_when_it_is_over(mosquitto, outbox):
    states = SimpleQueue()
    ill = TableFault(id="jam", severity="fault", said="The belt is jammed.")
    with listening(mosquitto) as club, telling(outbox, MqttWire(broker(mosquitto), TABLE), states):
        for faults in ((), (ill,), ()):
            states.put(TableState(table=TABLE, faults=faults))
        while len(club.of("/state")) < 3:
            time.sleep(0.02)
        time.sleep(1.5)
        told = [msgspec.json.decode(data, type=TableState).faults for _, data in club.of("/state")]
    assert told == [(), (ill,), ()]


# ---- brokers that mean harm ----------------------------------------------------------------------

CONNACK = bytes([0x20, 3, 0, 0, 0])
REFUSED = bytes([0x20, 3, 0, 0x87, 0])


class Harmful:
    """Something that accepts connections, says *first* to each, and answers what *answer* sends."""

    def __init__(self, answer, first=b""):
        self._first = first
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._answer = answer
        self.thread = threading.Thread(target=self._serve, daemon=True)
        self.thread.start()

    def _serve(self):
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            with connection:
                connection.settimeout(5)
                try:
                    connection.sendall(self._first)
                    connection.recv(4096)
                    self._answer(connection)
                except OSError:
                    pass

    def close(self):
        # An accept(2) that waits is only ended by this.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.thread.join(10)


def silent(connection):
    while connection.recv(4096):
        pass


def never_acknowledging(connection):
    connection.sendall(CONNACK)
    silent(connection)


def garbage(connection):
    connection.sendall(random.Random(7).randbytes(4096))


def garbage_after_a_welcome(connection):
    connection.sendall(CONNACK + random.Random(8).randbytes(4096))


def broken_properties(connection):
    connection.sendall(CONNACK + bytes([0x40, 6, 0, 1, 0, 2, 0xFE, 0xFF]))
    silent(connection)


def endless(connection):
    connection.sendall(CONNACK + bytes([0x30, 0xFF, 0xFF, 0xFF, 0x7F]))
    while True:
        connection.sendall(bytes(65536))
        time.sleep(0.01)


def flood(connection):
    while True:
        connection.sendall(bytes(65536))
        sent.append(65536)


sent: list[int] = []
"""What the endless ones got rid of."""


def endless_packet(connection):
    connection.sendall(CONNACK + bytes([0x30, 0xFF, 0xFF, 0xFF, 0x7F]))
    flood(connection)


def endless_message(connection):
    connection.sendall(b"PONG\r\nMSG reclaim.again 1 268435455\r\n")
    flood(connection)


def refusing(connection):
    connection.sendall(REFUSED)
    silent(connection)


def closing(connection):
    pass


@pytest.mark.parametrize(
    "harm",
    [
        silent,
        never_acknowledging,
        garbage,
        garbage_after_a_welcome,
        broken_properties,
        endless,
        refusing,
        closing,
    ],
    ids=lambda one: one.__name__,
)
@pytest.mark.parametrize("kind", ["mqtt", "nats"])
def test_a_broker_that_means_harm_is_left_and_nothing_is_lost(harm, kind, outbox, monkeypatch):
    monkeypatch.setattr(mqtt, "ANSWER_S", 0.6)
    monkeypatch.setattr("controller.telling.jetstream.ANSWER_S", 0.5)
    server = Harmful(harm)
    wire = (JetStreamWire if kind == "nats" else MqttWire)(broker(server, kind), TABLE)
    table = Teller(outbox, wire, SimpleQueue())
    for _ in range(2):
        with pytest.raises(WireLost):
            table.once()
    assert len(list(outbox.results())) == 5
    wire.close()
    server.close()


@pytest.mark.parametrize(
    ("wire", "harm", "first"),
    [
        (MqttWire, endless_packet, b""),
        (JetStreamWire, endless_message, b'INFO {"max_payload":1048576}\r\n'),
    ],
)
def test_of_a_message_of_256_mb_only_the_beginning_is_taken(wire, harm, first, monkeypatch):
    """What a connection holds unread is the kernel's, some MB at most."""
    monkeypatch.setattr("controller.telling.jetstream.ANSWER_S", 0.5)
    sent.clear()
    server = Harmful(harm, first)
    opened = wire(broker(server, "mqtt" if wire is MqttWire else "nats"), TABLE)
    with pytest.raises(WireLost):
        opened.wait(2.0)
    opened.close()
    server.close()
    assert sum(sent) < 32 * 1024 * 1024


def test_a_broker_that_is_not_there_is_said_in_a_sentence():
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        there = Broker("mqtt", "127.0.0.1", nobody.getsockname()[1], "Ada", "hush")
        with pytest.raises(WireLost, match="cannot be reached") as lost:
            MqttWire(there, TABLE).send(RESULT)
    assert "hush" not in str(lost.value)


def test_waits_grow_and_are_never_the_same_for_all():
    one, other = (Patience(random.Random(seed)) for seed in (1, 2))
    ones, others = ([each.tried() for _ in range(9)] for each in (one, other))
    assert all(0.5 * min(60, 2**n) <= wait <= min(60, 2**n) for n, wait in enumerate(ones))
    assert ones != others
    one.rewarded()
    assert one.tried() <= 1


# ---- JetStream -----------------------------------------------------------------------------------


def stored(server):
    """What the stream has: subjects and messages."""

    async def fetch():
        client = await nats.connect(f"nats://127.0.0.1:{server.port}")
        stream = client.jetstream()
        state = (await stream.stream_info("reclaim")).state
        found = [await stream.get_msg("reclaim", n) for n in range(1, state.messages + 1)]
        await client.close()
        return [(one.subject, one.data) for one in found]

    return asyncio.run(fetch())


def test_results_are_stored_by_jetstream_though_its_server_is_killed(
    nats_server, outbox, journal, monkeypatch
):
    monkeypatch.setattr("controller.telling.jetstream.ANSWER_S", 2.0)
    wire = JetStreamWire(broker(nats_server, "nats"), TABLE)
    table = Teller(outbox, wire, SimpleQueue())
    table.once()
    nats_server.kill()
    written(journal, *map(played, range(6, 9)))
    with pytest.raises(WireLost):
        table.once()
    nats_server.start()
    table.once()
    found = stored(nats_server)
    assert {subject for subject, _ in found} == {f"reclaim.{TABLE}.result"}
    assert len(found) == len(matches(data for _, data in found)) == 8
    wire.close()


def test_a_message_that_is_sent_twice_is_stored_once(nats_server):
    wire = JetStreamWire(broker(nats_server, "nats"), TABLE)
    for _ in range(3):
        wire.send(RESULT)
    wire.close()
    assert len(stored(nats_server)) == 1
