"""Plays on the oldest and the newest Python that there is here: `make pythons`.

pyproject.toml says from which Python on this runs. Interpreters are looked for by name on PATH, in
pyenv's folder, and among those that uv has or can get. Each of the two gets an environment of its
own, as a new user would make it, where each game is played and keeps its laws. Exit code 1 when one
of them fails.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

NO_PART = shutil.ignore_patterns(".*", "__pycache__", "*.egg-info", "build", "dist", "out")

GAMES = ("captain-bluff", "bluff-pirate", "captains-orders", "luggage")
"""Those whose laws take the longest first: they run side by side."""


def oldest() -> tuple[int, int]:
    """Return the Python that pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    major, minor = project["requires-python"].removeprefix(">=").split(".")
    return int(major), int(minor)


def found() -> Iterator[str]:
    """Yield the paths of interpreters, those of this computer first."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for folder in (*map(Path, os.get_exec_path()), *sorted(pyenv.glob("*/bin"))):
        for path in sorted(folder.glob("python3.*")):
            if re.fullmatch(r"python3\.\d+", path.name) and os.access(path, os.X_OK):
                yield str(path)
    try:
        listed = subprocess.run(
            ("uv", "python", "find", ">=3.12"), capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        return
    yield from listed.stdout.split()


def release(python: str) -> tuple[int, ...]:
    """Return the release of an interpreter; empty if it does not run, as a shim of pyenv's may."""
    ask = "import sys; print(*sys.version_info[:3])"
    try:
        said = subprocess.run((python, "-c", ask), capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return tuple(map(int, said.stdout.split())) if said.returncode == 0 else ()


def tried(python: str) -> bool:
    """Return True if the product installs with *python*, plays, and keeps its games' laws."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        # Setuptools builds in the folder that it is given, and would find there what it left.
        copy = shutil.copytree(ROOT, home / "reclaim", ignore=NO_PART)
        reclaim = str(home / "venv/bin/reclaim")
        fast = ("play", "--fast", "--seed", "7", "--journal", "journal.db", "--game")

        def runs(*command: str) -> bool:
            done = subprocess.run(command, cwd=home, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                print(*command, done.stdout[-3000:], done.stderr[-3000:], sep="\n")
            return done.returncode == 0

        if not (
            runs(python, "-m", "venv", str(home / "venv"))
            and runs(str(home / "venv/bin/pip"), "install", "--quiet", str(copy))
            and runs(reclaim, "--version")
        ):
            return False
        with ThreadPoolExecutor(os.cpu_count()) as side_by_side:
            keep_laws = [side_by_side.submit(runs, reclaim, "check-game", game) for game in GAMES]
            plays = all(runs(reclaim, *fast, game) for game in GAMES)
        kept = [one.result() for one in keep_laws]
        return all(kept) and plays and runs(reclaim, "history", "--journal", "journal.db")


def main() -> int:
    least = oldest()
    there = {release(path): path for path in found()}
    fitting = {number: path for number, path in there.items() if number[:2] >= least}
    if not fitting:
        print(f"No Python from {least[0]}.{least[1]} on was found.")
        return 1
    right = True
    for number in sorted({min(fitting), max(fitting)}):
        if number[:2] == sys.version_info[:2]:
            print(f"Python {number[0]}.{number[1]}: the tests run on it", flush=True)
            continue
        good = tried(fitting[number])
        print(f"Python {'.'.join(map(str, number))}: {'plays' if good else 'does not'}", flush=True)
        right = right and good
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
