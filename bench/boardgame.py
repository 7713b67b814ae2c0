"""boardgame.io beside our own pages: eight clients of a turn game, and when others show a move.

It is fetched from npm (MIT) into a folder that is removed afterwards, and never becomes part of
Reclaim. Its server and its clients are a process each, on this machine.
"""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from bench.phones import spread

VERSION = "0.50.2"
PROGRAM = Path(__file__).parent / "boardgame.cjs"
PAUSE_MS = 200
"""Between two touches."""
FETCH_S, PLAY_S = 120.0, 120.0


def run(touches: int) -> dict[str, Any]:
    """Measure; where that cannot be, say why."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return {"left_out": "left out: there is no node, or no npm"}
    with tempfile.TemporaryDirectory() as folder:
        try:
            _fetch(folder)
            times_ms = _played(folder, touches)
        except (OSError, subprocess.SubprocessError, ValueError) as error:
            return {"left_out": f"left out: it could not be fetched and played ({error})"}
    shown_ms = [one for one in times_ms if one is not None]
    lost = len(times_ms) - len(shown_ms)
    return {"version": VERSION, "lost": lost, "tap_to_sight_ms": spread(shown_ms)}


def _fetch(folder: str) -> None:
    quietly = ("--no-audit", "--no-fund", "--ignore-scripts", "--silent")
    npm = ["npm", "install", "--prefix", folder, *quietly, f"boardgame.io@{VERSION}"]
    subprocess.run(npm, check=True, timeout=FETCH_S, stdout=subprocess.DEVNULL)
    shutil.copy(PROGRAM, folder)  # node looks for modules beside the program


def _played(folder: str, touches: int) -> list[float | None]:
    program = ("node", str(Path(folder) / PROGRAM.name))
    with subprocess.Popen([*program, "serve"], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None, "it is a pipe"
            port = next((one.split()[1] for one in server.stdout if one.startswith("port ")), None)
            if port is None:
                raise ValueError("its server has ended")
            play = [*program, "play", port, str(touches), str(PAUSE_MS)]
            said = subprocess.run(play, check=True, timeout=PLAY_S, stdout=subprocess.PIPE).stdout
        finally:
            server.kill()
    times_ms: list[float | None] = json.loads(said)
    return times_ms
