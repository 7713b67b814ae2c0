"""Which tests stand for which ruling of the games.

The rulings are the numbered lines of the tables in docs/rulings-*.md. A test stands for those that
its name says, as in `test_co_13_nobody_accuses_himself`, or its docstring: "the bound of CO-20".
`pytest --rulings` prints the listing.
"""

import ast
import re
from functools import cache
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[3]
GAMES = ("L", "CB", "BP", "CO", "G")
"""The letters of each game's rulings; G are those of all games."""

_RULING = re.compile(rf"\b(?:{'|'.join(GAMES)})-\d+\b")
_LINE = re.compile(rf"^\| ({_RULING.pattern}) \| (.+?) \|", re.MULTILINE)
_IN_A_NAME = re.compile(rf"(?:^|_)({'|'.join(GAMES).lower()})_(\d+)(?=_|$)")


def rulings(docs=REPOSITORY / "docs"):
    """Ruling -> the question that it answers, in the order of the documents."""
    texts = [path.read_text("utf-8") for path in sorted(docs.glob("rulings-*.md"))]
    return {found[1]: found[2] for text in texts for found in _LINE.finditer(text)}


def named_in(folder):
    """Every ruling that a program or a data file under *folder* names."""
    files = sorted(path for kind in ("*.py", "*.toml") for path in folder.rglob(kind))
    return {found[0] for path in files for found in _RULING.finditer(path.read_text("utf-8"))}


def named_by_tests(tests=REPOSITORY / "tests"):
    """Ruling -> the tests that name it, as pytest calls them without their parameters."""
    found = {}
    for path in sorted(tests.rglob("test_*.py")):
        for test, named in _tests_in(path.read_text("utf-8")):
            for ruling in named:
                found.setdefault(ruling, []).append(f"{path.relative_to(tests.parent)}::{test}")
    return found


@cache
def _tests_in(text):
    """The tests in a file's text, and the rulings that each names."""
    return [
        (node.name, _named_by(node))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def _named_by(test):
    in_name = {f"{game.upper()}-{number}" for game, number in _IN_A_NAME.findall(test.name)}
    return sorted(in_name | set(_RULING.findall(ast.get_docstring(test) or "")))


def missing(docs=REPOSITORY / "docs", tests=REPOSITORY / "tests"):
    """The rulings that no test names."""
    named = named_by_tests(tests)
    return [ruling for ruling in rulings(docs) if ruling not in named]


def listing(docs=REPOSITORY / "docs", tests=REPOSITORY / "tests"):
    """Every ruling with its tests, as lines for people."""
    named = named_by_tests(tests)
    lines = []
    for ruling, question in rulings(docs).items():
        lines.append(f"{ruling:<6} {question}")
        lines += [f"       {test}" for test in named.get(ruling, ["NO TEST NAMES IT"])]
    without = missing(docs, tests)
    lines.append(f"{len(rulings(docs))} rulings, {len(without)} without a test")
    return lines
