"""docs/motor-safety.md: every row of its tables of faults names tests that exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "motor-safety.md"


def rows():
    """The rows of every table whose last column is `test`, as lists of cells."""
    found, in_table = [], False
    for line in DOCUMENT.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            in_table = False
        elif cells[-1] in ("test", "tests"):
            in_table = True
        elif in_table and not set(line) <= set("|-: "):
            found.append(cells)
    return found


def named_in(row):
    return re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", row[-1])


@cache
def functions(path):
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_every_row_names_tests_that_exist(row):
    named = named_in(row)
    assert named
    for path, name in named:
        assert name.startswith("test_")
        assert name in functions(path), f"{path} has no {name}"


def test_every_row_says_what_happens():
    assert len(rows()) > 20
    assert all(len(row) >= 3 and all(row) for row in rows())


def test_the_pictures_of_the_document_are_there():
    pictures = re.findall(r"\]\((images/[^)]+)\)", DOCUMENT.read_text("utf-8"))
    assert len(pictures) == 3
    assert all((DOCUMENT.parent / picture).exists() for picture in pictures)
