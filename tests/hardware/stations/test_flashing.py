"""What firmware/station/README.md says to copy onto a Pico is what the program needs there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
MAIN = ROOT / "firmware" / "station" / "main.py"

COMMANDS = re.findall(r"^ {4}.*$", (MAIN.parent / "README.md").read_text(), re.MULTILINE)
COPIED = re.findall(r"hardware/\w+/\w+\.py", "\n".join(COMMANDS))
IMPORTS = "\n".join(re.findall(r"^from hardware\..*$", MAIN.read_text(), re.MULTILINE))


@pytest.fixture
def pico(new_pico):
    """A Pico that was flashed by the README: without an __init__.py in any folder."""
    pico = new_pico()
    pico.flash(MAIN, *[ROOT / name for name in COPIED])
    return pico


def test_every_file_that_is_copied_exists_and_is_portable():
    assert COPIED
    for name in COPIED:
        assert (ROOT / name).is_file(), name
        assert (ROOT / name).with_suffix(".pyi").is_file(), f"{name} promises no MicroPython"


def test_the_program_finds_all_that_it_imports(pico):
    assert "Station" in IMPORTS
    run = pico.run(IMPORTS)
    assert run.status == 0, run.errors


def test_a_file_that_is_missing_would_be_seen(new_pico):
    pico = new_pico()
    pico.flash(*[ROOT / name for name in COPIED if not name.endswith("pcd.py")])
    assert "ImportError" in pico.run(IMPORTS).errors


def test_micropython_compiles_the_program(pico):
    run = pico.run("compile(open('/main.py').read(), 'main.py', 'exec')")
    assert run.status == 0, run.errors


def test_a_program_that_micropython_cannot_compile_would_be_seen(pico):
    run = pico.run("compile('match 1:\\n    case 1: pass', 'main.py', 'exec')")
    assert "SyntaxError" in run.errors
    assert run.status == 1
