"""Imports point down only: display -> controller.views -> hardware."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LAYERS = ("hardware", "controller", "display")
FILES = sorted(path for layer in LAYERS for path in (ROOT / layer).rglob("*.py"))


def imports(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def ours(path):
    return [name for name in imports(path) if name.split(".")[0] in LAYERS]


def allowed(importer, imported):
    """Whether the file at *importer* may import the module *imported*."""
    layer, target = importer.split("/")[0], imported.split(".")[0]
    if layer == target:
        return not (
            importer.startswith("controller/views/") and not imported.startswith("controller.views")
        )
    if layer == "display":
        # The virtual table is a client of the twin's hands socket and speaks its vocabulary.
        hands = importer.startswith("display/tabletop/") and imported == "hardware.scene"
        return imported.startswith("controller.views") or hands
    return (layer, target) == ("controller", "hardware")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_imports_only_what_lies_below_it(path):
    importer = str(path.relative_to(ROOT))
    assert [name for name in ours(path) if not allowed(importer, name)] == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("hardware/table.py", "controller.views"),
        ("controller/match/match.py", "display.theme"),
        ("display/screens/round.py", "controller.games.luggage"),
        ("display/screens/round.py", "hardware.signals"),
        ("controller/views/luggage.py", "controller.games.luggage.state"),
    ],
)
def test_an_import_against_the_direction_would_be_seen(importer, imported):
    assert not allowed(importer, imported)


@pytest.mark.parametrize("folder", ["bots", "cards", "games", "views"])
def test_games_know_no_device(folder):
    """Of the hardware they may know the vocabulary: signals, what lies on a table, and errors and
    tasks for bots, which act by themselves. Not the twin: a game says where its pieces lie, and
    the croupier beside the twin lays them out."""
    may = {"hardware.signals", "hardware.scene"}
    if folder == "bots":
        may |= {"hardware.errors", "hardware.loop"}
    for path in (ROOT / "controller" / folder).rglob("*.py"):
        used = {name for name in ours(path) if name.startswith("hardware")}
        assert used <= may, path


def test_only_who_sets_the_table_up_knows_the_twin():
    importers = {
        str(path.relative_to(ROOT))
        for path in FILES
        if path.relative_to(ROOT).parts[0] != "hardware"
        and any(name.startswith("hardware.sim") for name in ours(path))
    }
    assert importers == {
        "controller/commands/doctor/__init__.py",
        "controller/commands/doctor/stands.py",
        "controller/conformance/hands.py",
        "controller/feed/feed.py",
        "controller/table/assembly.py",
        "controller/table/attending.py",
    }


def test_nothing_of_the_product_needs_the_benches():
    """They are not installed."""
    importers = [
        path for path in FILES if any(name.split(".")[0] == "bench" for name in imports(path))
    ]
    assert importers == []


ROOMS = (
    ("errors", "views", "belt"),
    ("match",),
    ("games", "cards", "bots"),
    ("record", "conformance"),
    ("table",),
    ("feed",),
    ("commands",),
    ("cli", "__main__"),
)
"""The controller's rooms, the lowest first; those of one line may know each other."""

FLOOR = {room: floor for floor, rooms in enumerate(ROOMS) for room in rooms}


def rooms_above(path):
    """What a file of the controller imports from a room above its own."""
    own = FLOOR[path.relative_to(ROOT / "controller").with_suffix("").parts[0]]
    names = (name.split(".") for name in ours(path) if name.startswith("controller."))
    return sorted({room for _, room, *_ in names if FLOOR[room] > own})


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if "controller" in path.parts and path.name != "__init__.py"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_no_arrow_runs_up_between_the_rooms_of_the_controller(path):
    assert rooms_above(path) == []


def test_an_arrow_that_runs_up_would_be_seen():
    assert rooms_above(ROOT / "controller" / "table" / "console.py") == []
    own = FLOOR["table"]
    assert FLOOR["feed"] > own > FLOOR["match"]
