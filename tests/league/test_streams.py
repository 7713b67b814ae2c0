"""From real brokers: what is not kept is told again, and nothing is lost when anything ends."""

import asyncio
import threading
import time
from contextlib import contextmanager

import nats
import paho.mqtt.client
import paho.mqtt.enums
import paho.mqtt.publish
import pytest
from sqlalchemy import select

from league import brokers, streams
from league.consuming import consume
from league.errors import SettingsError
from league.schema import PLAYED, STATE
from league.settings import LeagueSettings
from leaguetold import TABLE, encoded, result, state

WITHIN_S = 30.0
"""A bound on what happens soon, on a busy computer."""


class Mqtt:
    """Tables that tell by MQTT."""

    scheme = "mqtt"

    def tell(self, port, *told):
        messages = [(f"reclaim/{one.table}/{_kind(one)}", encoded(one), 1, False) for one in told]
        paho.mqtt.publish.multiple(messages, hostname="127.0.0.1", port=port)

    def tell_bytes(self, port, payload):
        paho.mqtt.publish.single(
            f"reclaim/{TABLE}/result", payload, 1, hostname="127.0.0.1", port=port
        )


class Nats:
    """Tables that tell by JetStream."""

    scheme = "nats"

    def tell(self, port, *told):
        asyncio.run(
            self._tell(port, [(f"reclaim.{one.table}.{_kind(one)}", encoded(one)) for one in told])
        )

    def tell_bytes(self, port, payload):
        asyncio.run(self._tell(port, [(f"reclaim.{TABLE}.result", payload)]))

    async def _tell(self, port, messages):
        client = await nats.connect(f"nats://127.0.0.1:{port}")
        for subject, payload in messages:
            await client.jetstream().publish(subject, payload)
        await client.close()


def _kind(told):
    return "result" if hasattr(told, "match") else "state"


@pytest.fixture(params=[Mqtt, Nats])
def tables(request):
    return request.param()


@pytest.fixture
def broker(request, tables):
    return request.getfixturevalue("mosquitto" if tables.scheme == "mqtt" else "nats_server")


@pytest.fixture
def settings(broker, tables):
    return LeagueSettings(broker=f"{tables.scheme}://127.0.0.1:{broker.port}")


@pytest.fixture
def stream(settings):
    """A stream that is connected."""
    made = brokers.opened(settings)
    until(lambda: list(made.fetch(1, 0.2)) or ready(made))
    yield made
    made.close()


def ready(stream):
    client = stream._client
    return client is not None and (client.is_connected() if callable(client.is_connected) else True)


@contextmanager
def consuming(store, settings, stream):
    stopping = threading.Event()
    thread = threading.Thread(target=consume, args=(store, settings, stream, stopping))
    thread.start()
    try:
        yield
    finally:
        stopping.set()
        thread.join()


def until(holds):
    ends_s = time.monotonic() + WITHIN_S
    while not holds():
        assert time.monotonic() < ends_s, "it has not come to pass"
        time.sleep(0.05)


def count(store, table=PLAYED):
    with store.reading() as connection:
        return len(connection.execute(select(table)).all())


def test_what_tables_tell_is_kept(store, settings, stream, broker, tables):
    with consuming(store, settings, stream):
        tables.tell(broker.port, result(1), state(), result(2), result(1))
        until(lambda: (count(store), count(store, STATE)) == (2, 1))


@pytest.mark.parametrize("tables", [Mqtt()], ids=["mqtt"])
def test_what_was_fetched_and_not_kept_is_told_again(settings, stream, broker, tables):
    """JetStream waits half a minute before it does."""
    tables.tell(broker.port, result(1), result(2))
    fetched = []
    until(lambda: fetched.extend(stream.fetch(5, 0.2)) or len(fetched) == 2)
    stream.done(fetched[:1])
    stream.close()
    again = brokers.opened(settings)
    try:
        (one,) = wait_for(again)
        assert one.payload == fetched[1].payload
    finally:
        again.close()


def wait_for(stream):
    found = []
    until(lambda: found.extend(stream.fetch(5, 0.2)) or found)
    return found


def test_what_is_told_while_the_league_is_away_is_kept_for_it(
    store, settings, stream, broker, tables
):
    stream.close()
    tables.tell(broker.port, result(1))
    again = brokers.opened(settings)
    with consuming(store, settings, again):
        until(lambda: count(store) == 1)
    again.close()


def test_hostile_messages_do_not_stop_it(store, settings, stream, broker, tables, caplog):
    with consuming(store, settings, stream):
        for payload in (b"", b"\xff\x00", b"[" * 50_000, b'{"kind":"result"}'):
            tables.tell_bytes(broker.port, payload)
        tables.tell(broker.port, result(1))
        until(lambda: count(store) == 1)
    assert caplog.text.count("refused: ") == 4


def test_a_broker_that_was_killed_is_found_again(store, settings, stream, broker, tables):
    with consuming(store, settings, stream):
        tables.tell(broker.port, result(1))
        until(lambda: count(store) == 1)
        broker.kill()
        broker.start()
        until(lambda: tables.tell(broker.port, result(1), result(2)) or count(store) == 2)


@pytest.mark.parametrize("tables", [Mqtt()], ids=["mqtt"])
def test_a_broker_that_has_lost_what_it_had_is_told_again(settings, broker):
    """A Mosquitto that is killed loses what it has not written yet, the session too."""
    asks = paho.mqtt.client.Client(paho.mqtt.enums.CallbackAPIVersion.VERSION2)
    asked = threading.Event()
    asks.on_message = lambda *_: asked.set()
    asks.on_connect = lambda client, *_: client.subscribe("reclaim/again", 1)
    asks.connect("127.0.0.1", broker.port)
    asks.loop_start()
    stream = brokers.opened(settings)
    assert asked.wait(WITHIN_S)
    stream.close()
    asks.disconnect()
    asks.loop_stop()


@pytest.mark.parametrize("tables", [Mqtt()], ids=["mqtt"])
def test_a_database_that_was_killed_delays_and_loses_nothing(
    postgresql, server, settings, stream, broker, tables
):
    with consuming(postgresql, settings, stream):
        tables.tell(broker.port, result(1))
        until(lambda: count(postgresql) == 1)
        server[0].kill()
        tables.tell(broker.port, result(2))
        time.sleep(0.3)
        server[0].start()
        until(lambda: counted(postgresql) == 2)


def counted(store):
    try:
        return count(store)
    except ConnectionError:
        return None


@pytest.mark.parametrize(
    ("broker", "says"),
    [
        ("http://x", "cannot be used"),
        ("mqtt://x:99999999", "expected mqtt://HOST"),
        ("mqtt://me:secret@x", "password_file"),
        ("", "cannot be used"),
    ],
)
def test_an_address_of_no_broker_is_refused(broker, says):
    with pytest.raises(SettingsError, match=says):
        brokers.opened(LeagueSettings(broker=broker))


def test_a_password_is_read_from_a_file_of_its_own(tmp_path):
    (tmp_path / "password").write_text("secret\n")
    settings = LeagueSettings(
        broker="mqtts://me@cafe.example", password_file=str(tmp_path / "password")
    )
    found = streams.broker_of(settings)
    assert (found.user, found.password, found.port, found.tls) == ("me", "secret", 8883, True)
