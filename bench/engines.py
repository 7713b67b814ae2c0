"""Real engines in a folder of their own: PostgreSQL, Mosquitto and a NATS server, from the packages
of the system, which end with the `with` block and leave nothing."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

UP_S = 30.0
"""A bound on a start, on a busy computer."""
_USER = "postgres"
"""PostgreSQL refuses to run as root; Debian's package makes this user."""

POSTGRESQL = (
    "PostgreSQL is not installed here: `apt install postgresql` (its own service is not needed)"
)
MOSQUITTO = "Mosquitto is not installed here: `apt install mosquitto`"
NATS = "there is no NATS server here: `apt install nats-server`"


def postgresql_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, of its newest version; None where it is
    missing."""
    found = [
        path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()
    ]
    beside = shutil.which("initdb")
    if found:
        return max(found, key=lambda path: int(path.parent.name))
    return Path(beside).resolve().parent if beside else None


def program(name: str) -> str | None:
    """Return the path of a server's program, which may stand beside what users call."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def missing() -> list[str]:
    """Say of PostgreSQL and Mosquitto which is not there."""
    there = {POSTGRESQL: postgresql_programs(), MOSQUITTO: program("mosquitto")}
    return [sentence for sentence, found in there.items() if found is None]


class Engine:
    """A server that can be killed and started again."""

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        user: str | None,
        port: int,
        ready: Sequence[str] = (),
    ) -> None:
        self._command = list(command)
        self._folder = folder
        self._user = user
        self._ready = list(ready)
        self.port = port
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and return when it takes connections. One that ends at once is tried again: of a
        PostgreSQL that was killed some processes end a little later. Raises `TimeoutError`."""
        ends_s = time.monotonic() + UP_S
        while time.monotonic() < ends_s:
            if self._process is None or self._process.poll() is not None:
                self._spawn()
            if self._answers() and self._is_ready():
                return
            time.sleep(0.05)
        raise TimeoutError(f"{self._command[0]} did not start: {self.log()[-500:]}")

    def _spawn(self) -> None:
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdout=log,
                stderr=log,
                user=self._user,
                extra_groups=[] if self._user else None,
                start_new_session=True,  # Ctrl-C ends what waits for it first
                cwd=self._folder,
            )

    def log(self) -> str:
        """What it has said."""
        return (self._folder / "log").read_text("utf-8", "replace")

    def kill(self) -> None:
        """End it as a cut of the power would, all of its processes."""
        if self._process is not None and self._process.poll() is None:
            # PostgreSQL's other processes are groups of their own.
            first = self._process.pid
            others = Path(f"/proc/{first}/task/{first}/children").read_text("ascii").split()
            with suppress(ProcessLookupError):
                os.killpg(first, signal.SIGKILL)
            for one in others:
                with suppress(ProcessLookupError):
                    os.kill(int(one), signal.SIGKILL)
            self._process.wait()
            # One that had just begun ends when it sees that the first is gone; until then somebody
            # may still connect.
            ends_s = time.monotonic() + UP_S
            while self._answers() and time.monotonic() < ends_s:
                time.sleep(0.02)

    def _is_ready(self) -> bool:
        """Whether it says so itself: a PostgreSQL listens before it knows whether it can start."""
        return not self._ready or subprocess.run(self._ready, check=False).returncode == 0

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def stop(self) -> None:
        """End it in order: SIGINT is PostgreSQL's fast shutdown, and ends the others, too."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(UP_S)
            except subprocess.TimeoutExpired:
                self.kill()


@contextmanager
def running(engine: Engine) -> Iterator[Engine]:
    """An engine that runs, and ends."""
    try:
        engine.start()
        yield engine
    finally:
        engine.stop()


def free_port() -> int:
    """Return a port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


@contextmanager
def postgresql(folder: Path, *settings: str) -> Iterator[tuple[Engine, str]]:
    """A PostgreSQL server with an empty database in *folder*, and the address of it."""
    programs = postgresql_programs()
    assert programs is not None, POSTGRESQL
    user = _USER if os.geteuid() == 0 else None
    data = folder / "data"
    folder.mkdir(parents=True, exist_ok=True)
    if user:
        shutil.chown(folder, user)
        for parent in folder.parents:
            if not parent.stat().st_mode & 0o001 and parent.stat().st_uid == os.geteuid():
                parent.chmod(parent.stat().st_mode | 0o011)
    made = [str(programs / "initdb"), "-D", str(data), "-U", "reclaim", "-A", "trust", "-N"]
    subprocess.run(
        [*made, "-E", "UTF8", "--locale=C.UTF-8"],
        check=True,
        capture_output=True,
        user=user,
        extra_groups=[] if user else None,
        cwd=folder,
    )
    port = free_port()
    command = [str(programs / "postgres"), "-D", str(data), "-h", "127.0.0.1", "-p", str(port)]
    command += ["-k", str(folder), *(part for one in settings for part in ("-c", one))]
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    with running(Engine(command, folder, user, port, ready)) as engine:
        yield engine, f"postgresql+psycopg://reclaim@127.0.0.1:{port}/postgres"


@contextmanager
def mosquitto(folder: Path, *lines: str) -> Iterator[Engine]:
    """A Mosquitto broker that keeps what it has on the disk, once a second; as docs/league.md
    recommends, but for passwords."""
    binary = program("mosquitto")
    assert binary is not None, MOSQUITTO
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    settings = (
        f"listener {port} 127.0.0.1",
        "allow_anonymous true",
        "persistence true",
        f"persistence_location {folder}/",
        "autosave_interval 1",
        "max_queued_messages 0",
        "max_inflight_messages 0",
        *(("user root",) if os.geteuid() == 0 else ()),
        *lines,
    )
    (folder / "mosquitto.conf").write_text("\n".join(settings) + "\n")
    command = [binary, "-c", str(folder / "mosquitto.conf")]
    with running(Engine(command, folder, None, port)) as engine:
        yield engine


@contextmanager
def nats_server(folder: Path) -> Iterator[Engine]:
    """A NATS server with JetStream, which keeps its streams in *folder*."""
    binary = program("nats-server")
    assert binary is not None, NATS
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    command = [binary, "-a", "127.0.0.1", "-p", str(port), "-js", "-sd", str(folder)]
    with running(Engine(command, folder, None, port)) as engine:
        yield engine
