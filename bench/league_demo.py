"""`make league-demo`: an evening of twelve tables, with everything that a league needs.

PostgreSQL, Mosquitto and the league run in a temporary folder, a process each. Twelve tables tell
recorded matches, their states, and a fault that comes and goes. Ends in order with Ctrl-C.
"""

import contextlib
import random
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from bench import engines
from bench.fleet import Consumer
from bench.told import Recorded, recorded, result, table_id
from controller.views.telling import Result, TableFault, TableState

TABLES = 12
PLACES = {"Café": 8, "Club": 4}
"""How many of them stand where."""
NAMES = (
    *("Window", "Bar", "Stairs", "Corner", "Garden", "Stove", "Door", "Shelf"),
    *("Attic", "Cellar", "Hall", "Kitchen"),
)
FASTER = 60.0
"""How much faster than in life the evening goes."""
ILL_S = 20.0
FAULT = TableFault(id="reader/belt", severity="fault", said="The belt's reader answers nothing.")
PORT = 8090


def main() -> int:
    """Run until Ctrl-C; return the exit code."""
    missing = engines.missing()
    if missing:
        print(". ".join(missing), file=sys.stderr)
        return 2
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())
    with tempfile.TemporaryDirectory(prefix="reclaim-league-") as name, _league(Path(name)) as port:
        print(
            f"Twelve tables play an evening, {FASTER:.0f} times as fast as in life.\n"
            f"Standings: http://127.0.0.1:{PORT}/?season=Evening\n"
            f"Tables:    http://127.0.0.1:{PORT}/tables\n"
            "Ctrl-C ends it, and everything is gone.",
            flush=True,
        )
        told = _evening(port, stopping)
    print(f"{told} matches were told.")
    return 0


@contextlib.contextmanager
def _league(folder: Path) -> Iterator[int]:
    """Everything that a league needs, running; the broker's port."""
    with (
        engines.mosquitto(folder / "mosquitto") as broker,
        engines.postgresql(folder / "postgresql") as (_, address),
    ):
        file = folder / "league.toml"
        file.write_text(_settings(address, broker.port), "utf-8")
        command = [sys.executable, "-m", "league", "--settings", str(file)]
        league = Consumer([*command, "serve", "--port", str(PORT)], "pages are at")
        try:
            league.start()
            yield broker.port
        finally:
            league.kill()


def _settings(address: str, port: int) -> str:
    today = datetime.now(UTC).date()
    numbers = iter(range(TABLES))
    stand = {
        place: [table_id(next(numbers)) for _ in range(count)] for place, count in PLACES.items()
    }
    places = "\n".join(
        f'"{place}" = {msgspec.json.encode(ids).decode()}' for place, ids in stand.items()
    )
    return f"""name = "Café Koffer"
database = "{address}"
broker = "mqtt://127.0.0.1:{port}"
simulated = true

[places]
{places}

[[seasons]]
name = "Evening"
begins = {today - timedelta(days=1)}
ends = {today + timedelta(days=1)}
"""


class _Table:
    """A table that plays one match after the other."""

    def __init__(self, number: int, chance: random.Random) -> None:
        self.id, self.name = table_id(number), NAMES[number]
        self._chance = chance
        self._next: Recorded = chance.choice(recorded())
        self.over_s = chance.uniform(0.0, 5.0)
        self.faults: tuple[TableFault, ...] = ()

    def play(self, now_s: float) -> Result:
        """Return the match that is over now, and begin another."""
        told = result(self._chance, self._next, self.id, datetime.now(UTC))
        self._next = self._chance.choice(recorded())
        self.over_s = now_s + self._next.duration_s / FASTER * self._chance.uniform(0.8, 1.2)
        return told

    @property
    def state(self) -> TableState:
        """How it is."""
        return TableState(
            table=self.id,
            name=self.name,
            software="demo",
            at=datetime.now(UTC).isoformat(timespec="seconds"),
            game=self._next.game,
            stage="playing",
            battery="ok",
            belt="turning" if self._next.game == "luggage" else "",
            faults=self.faults,
        )


def _evening(port: int, stopping: threading.Event) -> int:
    chance = random.Random()
    tables = [_Table(number, chance) for number in range(TABLES)]
    client = Client(
        CallbackAPIVersion.VERSION2, client_id="tables", protocol=MQTTProtocolVersion.MQTTv5
    )
    client.connect("127.0.0.1", port)
    client.loop_start()

    def tell(one: Result | TableState) -> None:
        kind = "result" if isinstance(one, Result) else "state"
        client.publish(f"reclaim/{one.table}/{kind}", msgspec.json.encode(one), qos=1)

    for table in tables:
        tell(table.state)
    told, ill, ill_until_s = 0, tables[0], 0.0
    while not stopping.wait(0.1):
        now_s = time.monotonic()
        for table in tables:
            if now_s >= table.over_s:
                tell(table.play(now_s))
                tell(table.state)
                told += 1
        if now_s >= ill_until_s:
            ill.faults = () if ill.faults else (FAULT,)
            tell(ill.state)
            ill_until_s = now_s + ILL_S
            if not ill.faults:
                ill = chance.choice(tables)
    client.disconnect()
    client.loop_stop()
    return told


if __name__ == "__main__":
    sys.exit(main())
