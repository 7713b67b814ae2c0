"""`reclaim bench fleet`: what a league of many tables costs, and what it loses when parts die.

Real Mosquitto, real PostgreSQL and the real league, a process each; the tables are one connection
that tells recorded matches for all of them. Beside it the same messages are kept by a consumer that
does nothing else (`bench.plain_consumer`). Parts are killed with SIGKILL, and come back at once.
"""

import contextlib
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import psycopg
from paho.mqtt.client import Client, ConnectFlags, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode

from bench import engines
from bench.machine import UNIT
from bench.progress import progress
from bench.told import payloads, results
from league import folding, taking
from league.settings import LeagueSettings
from league.store import Store

ROOT = Path(__file__).resolve().parent.parent
TABLES = (10, 100, 1000)
MATCHES, QUICK_MATCHES = 2000, 150
"""How many results are told as fast as they go."""
PACED, QUICK_PACED = 100, 20
PACE_S = 0.05
"""Between two results whose way to the standings is timed: twenty a second."""
KILLS, QUICK_KILLS = 100, 4
LOOK_S = 0.001
"""Between two looks whether a result is there."""
TELLING_S = 0.05
"""Between two results while parts are killed."""
AGAIN_S = 10.0
"""What was told within that time is told again after a connect: a Mosquitto that is killed has
written what it had a second before."""
WITHIN_S = 120.0
LATE = 3
"""How often a result that comes late is timed."""

Message = tuple[str, bytes]


class TablesApart:
    """All tables, behind one connection: each keeps what it has told, and tells it again."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._told: list[tuple[float, Message]] = []
        self._lock = threading.Lock()
        self._client = self._connected()

    def _connected(self) -> Client:
        client = Client(
            CallbackAPIVersion.VERSION2, client_id="tables", protocol=MQTTProtocolVersion.MQTTv5
        )
        client.max_inflight_messages_set(0)
        client.on_connect = self._on_connect
        client.on_message = self._on_message
        client.reconnect_delay_set(1, 1)
        client.connect_async("127.0.0.1", self._port, keepalive=5)
        client.loop_start()
        return client

    def _on_connect(
        self,
        client: Client,
        _: object,
        __: ConnectFlags,
        ___: ReasonCode,
        ____: Properties | None,
    ) -> None:
        client.subscribe("reclaim/again", qos=1)
        self._again(client)

    def _on_message(self, client: Client, _: object, __: MQTTMessage) -> None:
        self._again(client)

    def _again(self, client: Client) -> None:
        since_s = time.monotonic() - AGAIN_S
        with self._lock:
            recent = [message for at_s, message in self._told if at_s > since_s]
        for topic, payload in recent:
            client.publish(topic, payload, qos=1)

    def tell(self, message: Message) -> None:
        """Tell a result, and keep it."""
        with self._lock:
            self._told.append((time.monotonic(), message))
        self._client.publish(*message, qos=1)

    def kill(self) -> None:
        """End without a word, and begin again with what was kept."""
        socket = self._client.socket()
        self._client.on_connect = None
        if socket is not None:
            with contextlib.suppress(OSError):
                socket.close()
        self._client.loop_stop()
        self._client = self._connected()

    def close(self) -> None:
        """Go away."""
        self._client.disconnect()
        self._client.loop_stop()


class Consumer:
    """A process that keeps what tables tell; *ready* is what it says when it does."""

    def __init__(self, command: Sequence[str], ready: str) -> None:
        self._command = list(command)
        self._ready = ready
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and return when it is ready; one that ends, as the database is away still, is
        started again. Raises `TimeoutError`."""
        ends_s = time.monotonic() + WITHIN_S
        while time.monotonic() < ends_s:
            self._process = subprocess.Popen(
                self._command,
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            assert self._process.stdout is not None
            if any(self._ready in line for line in self._process.stdout):
                return
            self.kill()
            time.sleep(0.1)
        raise TimeoutError(f"{self._command} has not begun")

    def kill(self) -> None:
        """End it as the kernel would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()


class Places:
    """What runs: the broker, the database, and where they are."""

    def __init__(
        self, folder: Path, broker: engines.Engine, database: engines.Engine, address: str
    ) -> None:
        self.broker = broker
        self.database = database
        self.address = address
        self.plain = address.replace("+psycopg", "")
        self.settings = LeagueSettings(
            database=address, broker=f"mqtt://127.0.0.1:{broker.port}", simulated=True
        )
        file = folder / "league.toml"
        file.write_text(
            f'database = "{address}"\nbroker = "mqtt://127.0.0.1:{broker.port}"\nsimulated = true\n'
        )
        self.league = Consumer(
            [sys.executable, "-m", "league", "--settings", str(file), "serve", "--port", "0"],
            "pages are at",
        )
        self.bare = Consumer(
            [sys.executable, "-m", "bench.plain_consumer", str(broker.port), self.plain], "ready"
        )

    def ask(self, question: str, *values: object) -> Any:
        """The first value of an answer; None while the database is away."""
        try:
            with psycopg.connect(self.plain, autocommit=True) as connection:
                row = connection.execute(question.encode(), values).fetchone()
                return row and row[0]
        except psycopg.OperationalError:
            return None


def run(seed: int, quick: bool, tables: int | None) -> dict[str, Any]:
    """Measure; returns the dictionary that `--json` prints."""
    missing = engines.missing()
    if missing:
        raise SystemExit(" ".join(missing))
    sizes = (tables,) if tables else TABLES[:1] if quick else TABLES
    count = QUICK_MATCHES if quick else MATCHES
    found: dict[str, Any] = {"matches": count, "tables": {}}
    for size in progress(sizes, "fleet"):
        with _places() as places:
            found["tables"][str(size)] = _cost(places, seed, size, max(count, size), quick)
        UNIT.sample()
    with _places() as places:
        found["kills"] = _killed(places, seed, QUICK_KILLS if quick else KILLS)
    return found


@contextlib.contextmanager
def _places() -> Iterator[Places]:
    with tempfile.TemporaryDirectory(prefix="reclaim-fleet-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        with (
            engines.mosquitto(folder / "mosquitto") as broker,
            engines.postgresql(folder / "postgresql") as (database, address),
        ):
            store = Store(address)
            store.migrate()
            store.close()
            places = Places(folder, broker, database, address)
            with psycopg.connect(places.plain) as connection:
                connection.execute(
                    "CREATE TABLE plain (a text, b text, c int, d bytea, PRIMARY KEY (a, b, c))"
                )
            yield places


def _cost(places: Places, seed: int, tables: int, count: int, quick: bool) -> dict[str, Any]:
    both = list(results(seed, tables, count + (QUICK_PACED if quick else PACED)))
    told, paced = payloads(both[:count]), payloads(both[count:])
    where = "table_id = %s AND match_id = %s"
    ours_s, ours_ms = _measured(places, places.league, "played", where, told, paced)
    plain_s, plain_ms = _measured(places, places.bare, "plain", "a = %s AND b = %s", told, paced)
    size = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relname = ANY(%s)"
    ours_bytes = places.ask(size, ["result", "played", "seated", "rating", "earned"])
    return {
        "matches": count,
        "message_bytes": round(sum(len(payload) for _, payload in told) / count),
        "bytes_a_match": round(float(ours_bytes) / len(both)),
        "log_bytes_a_match": round(float(places.ask(size, ["result"])) / len(both)),
        "messages_per_s": round(count / ours_s),
        "plain_messages_per_s": round(count / plain_s),
        "overhead": round(ours_s / plain_s, 2),
        "to_standings_ms": _quantiles(ours_ms),
        "plain_to_table_ms": _quantiles(plain_ms),
        "overhead_in_time": round(_quantiles(ours_ms)["p50"] / _quantiles(plain_ms)["p50"], 2),
        **_grown(places, seed, len(both)),
    }


def _measured(
    places: Places,
    consumer: Consumer,
    table: str,
    where: str,
    told: Sequence[Message],
    paced: Sequence[Message],
) -> tuple[float, list[float]]:
    """How long *told* takes until it is all kept, and how long each of *paced* does, in ms."""
    consumer.start()
    tables = TablesApart(places.broker.port)
    try:
        # The first one shows that everybody is connected.
        tables.tell(told[0])
        _until(lambda: places.ask(f"SELECT count(*) FROM {table}") == 1)
        began_s = time.perf_counter()
        for message in told[1:]:
            tables.tell(message)
        _until(lambda: places.ask(f"SELECT count(*) FROM {table}") == len(told))
        took_s = time.perf_counter() - began_s
        times_ms = []
        with psycopg.connect(places.plain, autocommit=True) as connection:
            asks = f"SELECT 1 FROM {table} WHERE {where}".encode()
            for message in paced:
                one = msgspec.json.decode(message[1])
                began_s = time.perf_counter()
                tables.tell(message)
                while connection.execute(asks, [one["table"], one["match"]]).fetchone() is None:
                    assert time.perf_counter() - began_s < WITHIN_S
                    time.sleep(LOOK_S)
                times_ms.append((time.perf_counter() - began_s) * 1e3)
                time.sleep(PACE_S)
    finally:
        tables.close()
        consumer.kill()
    return took_s, times_ms


def _grown(places: Places, seed: int, count: int) -> dict[str, Any]:
    """What a result that comes late costs, before all others, and all from zero."""
    store = Store(places.address)
    times_ms = []
    for number in range(LATE):
        (late,) = results(seed + 2 + number, 1, 1)
        early = [b.replace(b"2026-11-", b"2025-11-") for _, b in payloads([late])]
        began_s = time.perf_counter()
        taking.take(store, places.settings, early)
        times_ms.append((time.perf_counter() - began_s) * 1e3)
    with store.writing() as connection:
        began_s = time.perf_counter()
        folding.replay(connection, places.settings)
        replay_s = time.perf_counter() - began_s
    store.close()
    return {
        "late_by_all_ms": round(max(times_ms), 1),
        "replay_s_per_1000_matches": round(replay_s / count * 1000, 2),
    }


def _killed(places: Places, seed: int, kills: int) -> dict[str, Any]:
    """Tell results without a pause while parts are killed; what is there at the end."""
    chance = random.Random(seed)
    told = payloads(list(results(seed, 12, 200_000)))
    stopping, sent = threading.Event(), [0]
    tables = TablesApart(places.broker.port)
    places.league.start()

    def tell() -> None:
        while not stopping.is_set():
            tables.tell(told[sent[0]])
            sent[0] += 1
            time.sleep(TELLING_S)

    teller = threading.Thread(target=tell)
    teller.start()
    parts: dict[str, engines.Engine | Consumer] = {
        "broker": places.broker,
        "database": places.database,
        "consumer": places.league,
    }
    counts = dict.fromkeys(("tables", *parts), 0)
    try:
        for _ in progress(range(kills), "kills"):
            time.sleep(chance.uniform(0.1, 1.0))
            part = chance.choice(list(counts))
            counts[part] += 1
            if part == "tables":
                tables.kill()
                continue
            one = parts[part]
            one.kill()
            time.sleep(chance.uniform(0.0, 0.5))
            one.start()
        stopping.set()
        teller.join()
        began_s = time.perf_counter()
        with contextlib.suppress(AssertionError):
            _until(lambda: places.ask("SELECT count(*) FROM played") == sent[0])
        settled_s = time.perf_counter() - began_s
    finally:
        stopping.set()
        teller.join()
        tables.close()
        places.league.kill()
    return {
        "kills": kills,
        **counts,
        "settled_s": round(settled_s, 1),
        **_compared(places, sent[0]),
    }


def _compared(places: Places, told: int) -> dict[str, Any]:
    doubled = "SELECT count(*) - count(DISTINCT (table_id, match_id)) FROM played"
    kept = places.ask("SELECT count(*) FROM played")
    found = {"told": told, "lost": told - kept, "doubled": places.ask(doubled)}
    store = Store(places.address)
    with store.writing() as connection:
        before = folding.digest(connection)
        folding.replay(connection, places.settings)
        same = folding.digest(connection) == before
    store.close()
    return {**found, "equal_to_replay": same}


def _until(holds: Callable[[], bool]) -> None:
    ends_s = time.monotonic() + WITHIN_S
    while not holds():
        assert time.monotonic() < ends_s, "it has not come to pass"
        time.sleep(0.1)


def _quantiles(times_ms: list[float]) -> dict[str, float]:
    ordered = sorted(times_ms)
    at = (len(ordered) - 1) / 100
    return {"p50": round(ordered[round(50 * at)], 1), "p99": round(ordered[round(99 * at)], 1)}


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    rows = [
        f"{'tables':>7}{'matches':>9}{'messages/s':>12}{'plain':>8}{'ratio':>7}{'p50 ms':>9}"
        f"{'p99 ms':>9}{'plain':>8}{'bytes':>8}{'late ms':>9}{'replay s/1000':>15}"
    ]
    rows += [
        f"{tables:>7}{one['matches']:>9,}{one['messages_per_s']:>12,}"
        f"{one['plain_messages_per_s']:>8,}{one['overhead']:>7}{one['to_standings_ms']['p50']:>9}"
        f"{one['to_standings_ms']['p99']:>9}{one['plain_to_table_ms']['p50']:>8}"
        f"{one['bytes_a_match']:>8,}{one['late_by_all_ms']:>9}"
        f"{one['replay_s_per_1000_matches']:>15}"
        for tables, one in result["tables"].items()
    ]
    kills = result["kills"]
    rows.append(
        f"{kills['kills']} kills (tables {kills['tables']}, broker {kills['broker']}, consumer "
        f"{kills['consumer']}, database {kills['database']}): {kills['told']} told, "
        f"{kills['lost']} lost, {kills['doubled']} doubled; "
        f"{'equal' if kills['equal_to_replay'] else 'NOT EQUAL'} to a replay from zero"
    )
    return "\n".join(rows)
