"""The rooms of the house and who knows whom, read from what each file imports.

A room is a folder of one of the packages, or a file that stands beside the folders; each game is a
room of its own, and so is each program (`__main__`), which nobody imports. `tests/test_layers.py`
holds the rooms in order, and `roomplan` draws them.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

PACKAGES = ("hardware", "controller", "display", "workshop", "league")

BY_NAME = ("import_module", "resolve_name")
"""The functions that import what a text names."""

Graph = Mapping[str, frozenset[str]]
"""Each room with those that it imports from."""


def files(root: Path) -> list[Path]:
    """Every module of the packages."""
    return sorted(path for package in PACKAGES for path in (root / package).rglob("*.py"))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """What a file imports, wherever it does so: `controller.match.acts.Act`. Of a name that is put
    together, as far as it stands there."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and _called(node.func) in BY_NAME and node.args:
            first = (
                node.args[0].values[0] if isinstance(node.args[0], ast.JoinedStr) else node.args[0]
            )
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value.rstrip(".")


def _called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def room(root: Path, dotted: str) -> str:
    """The room of a module or of something in it: `controller/match`, `hardware/loop`."""
    package, *names = dotted.split(".")
    if names[-1:] == ["__main__"]:
        return "/".join((package, *names))
    found = package
    for name in names[: 2 if names[:1] == ["games"] else 1]:
        deeper = f"{found}/{name}"
        is_file = found == package and (root / f"{deeper}.py").exists()
        if not is_file and not (root / deeper / "__init__.py").exists():
            break
        found = deeper
    return found


def name_of(root: Path, path: Path) -> str:
    """The dotted name of a module's file."""
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def graph(root: Path) -> Graph:
    """Which rooms each room imports from."""
    found: dict[str, set[str]] = {}
    for path in files(root):
        own = room(root, name_of(root, path))
        others = {room(root, name) for name in imports(path) if name.split(".")[0] in PACKAGES}
        found.setdefault(own, set()).update(others - {own})
    return {own: frozenset(others) for own, others in found.items()}


def levels(graph: Graph) -> dict[str, int]:
    """Each room with the number of rooms that stand on top of each other up to it.

    Raises `graphlib.CycleError` where rooms know each other in a circle.
    """
    found: dict[str, int] = {}
    for own in TopologicalSorter(graph).static_order():
        found[own] = 1 + max((found[other] for other in graph.get(own, ())), default=0)
    return found


def part(graph: Graph, package: str) -> Graph:
    """The rooms of one package among themselves."""
    prefix = f"{package}/"
    return {
        own: frozenset(other for other in others if other.startswith(prefix))
        for own, others in graph.items()
        if own.startswith(prefix)
    }
