"""The matches of bots that were gathered in a file, over as many evenings as that takes.

A cell is a pairing with all that was counted in its matches. These are numbered, and a match is the
same whenever it is played, so a cell goes on where it stood. It says with which bots its matches
were played, by their `fingerprint`: of others they tell nothing, and the cell is begun again.
"""

import ast
import hashlib
import importlib.util
import os
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.errors import OptionError

HERE = Path(__file__).resolve().parent

MIND = "controller.bots.mind"
"""What bots of all games decide with."""


class Outcome(Struct, frozen=True):
    """Which share of the match was won, how many shared in it, how long the tested player's
    decisions took, and what was counted."""

    won: float
    winners: int
    decided_ms: tuple[float, ...] = ()
    counted: dict[str, int] = {}


Pairing = tuple[str, str]
"""The style that is tested, and that of the field."""


class Cell(Struct, frozen=True):
    """The first matches of one player of the style *tested* against others of the style *field*."""

    tested: str
    field: str
    bots: str
    """Their fingerprint."""
    commit: str = ""
    """The last one with which matches were added; empty where there is no git."""
    matches: int = 0
    won: float = 0.0
    decided: int = 0
    """How many of them somebody has won."""
    decided_ms: dict[str, int] = {}
    """How many decisions of the tested player took how long, to two digits; below 1 ms to one."""
    counted: dict[str, int] = {}

    @property
    def pairing(self) -> Pairing:
        return self.tested, self.field

    def after(self, outcome: Outcome) -> "Cell":
        """The cell with one more match."""
        took = Counter(self.decided_ms)
        took.update(f"{ms:.2g}" if ms >= 1 else f"{ms:.1g}" for ms in outcome.decided_ms)
        return replace(
            self,
            matches=self.matches + 1,
            won=self.won + outcome.won,
            decided=self.decided + (outcome.winners > 0),
            decided_ms=dict(took),
            counted=dict(Counter(self.counted) + Counter(outcome.counted)),
        )


class Results(Struct, frozen=True):
    """What a file holds: cells of one game, played by that many players, with deals of one seed."""

    game: str
    players: int
    seed: int
    cells: tuple[Cell, ...] = ()

    def like(self, empty: Cell) -> Cell:
        """The cell of the same pairing and bots; the *empty* one where there is none."""
        found = (one for one in self.cells if one.pairing == empty.pairing)
        return next((one for one in found if one.bots == empty.bots), empty)

    def having(self, cell: Cell) -> "Results":
        """With that cell in its place."""
        others = [one for one in self.cells if one.pairing != cell.pairing]
        return replace(self, cells=tuple(sorted([*others, cell], key=lambda one: one.pairing)))


def read(path: Path, empty: Results) -> Results:
    """What the file holds; *empty*, which says what it is to hold, where there is no file yet.

    Raises `OptionError` for a file that is damaged, or holds something else.
    """
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Results)
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise OptionError(f"there is no folder {path.parent}; make it first") from None
        return empty
    except OSError as error:
        raise OptionError(f"{path} cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise OptionError(
            f"{path} holds no matches of bots ({error}); name another file, or delete it"
        ) from None
    if replace(found, cells=()) != empty:
        raise OptionError(
            f"{path} holds matches of {found.game} by {found.players} players with seed "
            f"{found.seed}, not of {empty.game} by {empty.players} with seed {empty.seed}; "
            "ask for the same, or name another file"
        )
    return found


def write(path: Path, results: Results) -> None:
    """Put it into the file, a line a cell, all or nothing. Raises `OptionError`."""
    head = msgspec.json.encode(replace(results, cells=())).removesuffix(b"[]}")
    lines = b",\n".join(msgspec.json.encode(cell) for cell in results.cells)
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_bytes(head + b"[\n" + lines + b"\n]}\n")
        os.replace(beside, path)
    except OSError as error:
        raise OptionError(f"{path} cannot be written: {error.strerror}") from None


def quantile(took_ms: dict[str, int], share: float) -> float:
    """Which time that *share* of the decisions did not exceed; nan without any."""
    if not took_ms:
        return float("nan")
    times_ms = Counter({float(one_ms): count for one_ms, count in took_ms.items()})
    ordered = sorted(times_ms.elements())
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def commit() -> str:
    """The commit that is checked out, with `+` where files differ from it."""
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty=+", "--exclude=*"],
            cwd=HERE,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()


# ---- whose decisions they are --------------------------------------------------------------------


def fingerprint(decides: str, *more: str) -> str:
    """A hash of the code with which bots decide: the module *decides*, what that uses of its own
    package and of `MIND`, and the modules *more*. Comments, docstrings and imports are no part."""
    package = decides.rpartition(".")[0]
    code = hashlib.sha256()
    for module in sorted({*_used(decides, package), MIND, *more}):
        code.update(_bare(module).encode())
    return code.hexdigest()[:12]


def _used(module: str, package: str) -> set[str]:
    """That module and those of the *package* that it imports, and so on."""
    used, asked = set[str](), {module}
    while asked:
        module = asked.pop()
        used.add(module)
        asked |= {one for one in _imports(module) if one.startswith(f"{package}.")} - used
    return used


def _imports(module: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(_source(module))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = (node.module, *(f"{node.module}.{name.name}" for name in node.names))
            yield from (name for name in names if _is_module(name))


def _is_module(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        # What is before the last dot is no package: a name in a module.
        return False


def _bare(module: str) -> str:
    """The code without what does not decide anything."""
    tree = ast.parse(_source(module))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [one for one in body if not _says_only(one)]
            node.body = kept  # type: ignore[attr-defined]
    return ast.dump(tree)


def _says_only(node: ast.AST) -> bool:
    """Whether it is an import, or a text that stands for itself, as docstrings do."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return isinstance(node.value.value, str)
    return isinstance(node, ast.Import | ast.ImportFrom)


def _source(module: str) -> str:
    spec = importlib.util.find_spec(module)
    assert spec is not None, module
    assert spec.origin is not None, module
    return Path(spec.origin).read_text("utf-8")
