"""Breaks the code on purpose, one place at a time, and sees that a test notices: `make mutants`.

    python tests/mutants.py [NAME...]   # those of tests/mutants.toml whose names contain one

A mutant is a copy of the checkout in which one text stands for another. It is killed when the tests
that are named with it fail, and survives when they pass. A mutant whose text is not there any
more, or that no test can import, is a mistake in the list. Exit code 1 when one survives or is a
mistake; then the list or the tests have to be mended.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
LIST = Path(__file__).with_suffix(".toml")
LONGEST_S = 600.0
"""Tests of a mutant that do not end have noticed it, too."""

PASSED, FAILED = 0, 1
"""pytest's exit codes; all others say that nothing was tested."""


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One broken place: *old* in *file*, where it must stand exactly once, becomes *new*."""

    name: str
    """What is wrong with the code then."""
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    """Folders, files or single tests (as pytest takes them), one of which must fail."""


class Verdict(msgspec.Struct, frozen=True):
    mutant: Mutant
    said: str
    """That it was `killed`, that it `SURVIVED`, or what is wrong with the mutant."""
    took_s: float

    @property
    def good(self) -> bool:
        return self.said.startswith("killed")


def mutants(names: Sequence[str]) -> list[Mutant]:
    """Those of the list whose names contain one of *names*; all when there is none."""
    found = msgspec.convert(tomllib.loads(LIST.read_text("utf-8"))["mutant"], list[Mutant])
    return [one for one in found if not names or any(part in one.name for part in names)]


def judge(mutant: Mutant) -> Verdict:
    """Break a copy, and run the tests there."""
    began_s = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        copy = Path(folder)
        copy_checkout(copy)
        target = copy / mutant.file
        text = target.read_text("utf-8") if target.is_file() else ""
        if text.count(mutant.old) != 1:
            said = f"its text stands {text.count(mutant.old)} times in {mutant.file}, not once"
        else:
            target.write_text(text.replace(mutant.old, mutant.new), "utf-8")
            said = _told(run_tests(copy, mutant.tests))
    return Verdict(mutant, said, time.monotonic() - began_s)


def copy_checkout(copy: Path) -> None:
    """What git knows of, and what it would take up, as it stands now."""
    spec = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in filter(None, spec.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)


def run_tests(folder: Path, tests: Sequence[str], *options: str) -> int | None:
    """pytest's exit code; None when it did not end."""
    try:
        return subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-x",
                "-p",
                "no:cacheprovider",
                *options,
                *tests,
            ],
            cwd=folder,
            # Before the checkout that is installed, for the programs that tests start, too.
            env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=LONGEST_S,
            check=False,
        ).returncode
    except subprocess.TimeoutExpired:
        return None


def _told(code: int | None) -> str:
    match code:
        case 0:
            return "SURVIVED"
        case 1:
            return "killed"
        case None:
            return "killed (its tests did not end)"
        case _:
            return f"its tests cannot run (pytest's exit code {code})"


def _verdicts(chosen: Sequence[Mutant]) -> Iterator[Verdict]:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(judge, chosen)


def main(names: Sequence[str]) -> int:
    chosen = mutants(names)
    # What fails without a mutant would kill every one of them.
    tests = sorted({test for mutant in chosen for test in mutant.tests})
    print(f"{len(chosen)} mutants; first their tests as the code stands.", flush=True)
    if run_tests(ROOT, tests, "-n", "auto") != PASSED:
        print("These tests fail without any mutant; mend that first.")
        return 1
    verdicts = []
    for verdict in _verdicts(chosen):
        verdicts.append(verdict)
        print(f"{verdict.took_s:5.0f} s  {verdict.said:<9} {verdict.mutant.name}", flush=True)
    bad = [verdict for verdict in verdicts if not verdict.good]
    print(f"{len(verdicts) - len(bad)} of {len(verdicts)} mutants killed.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
