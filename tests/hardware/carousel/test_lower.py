"""Taking the motor's power away by hand; on lines, see tests/e2e/test_motor_safety.py."""

import subprocess
import sys

import pytest

from hardware.carousel.lower import main, motor_lines
from hardware.config import builtin_tables, load_table_file
from hardware.errors import TableFileError

REAL = [path for name, path in builtin_tables().items() if not load_table_file(name).simulated]


@pytest.fixture
def written(tmp_path):
    """A table file with this text."""

    def written(text):
        path = tmp_path / "table.toml"
        path.write_text(text)
        return path

    return written


@pytest.mark.parametrize("path", REAL, ids=lambda path: path.stem)
def test_it_finds_the_lines_that_the_table_itself_finds(path):
    assert motor_lines(path) == load_table_file(path).carousel.motor.lines


def test_mistakes_elsewhere_in_the_file_keep_it_from_nothing(written):
    path = written('speed = "fast"\n[carousel]\nplaces = -1\n[carousel.motor]\nforward = 13\n')
    with pytest.raises(TableFileError):
        load_table_file(path)
    assert motor_lines(path) == [13]


@pytest.mark.parametrize(
    "text", ["", 'name = "a"\n[carousel]\n', "simulated = true\n[carousel.motor]\nforward = 13\n"]
)
def test_where_there_is_no_motor_there_is_nothing_to_do(written, text):
    assert main([str(written(text))]) == 0


@pytest.mark.parametrize("text", ["[carousel", 'carousel = "none"', "[carousel.motor]\nforward=[]"])
def test_a_file_that_does_not_say_is_told_in_a_sentence(written, text):
    with pytest.raises(TableFileError, match=r"motor's lines cannot be read from .*table\.toml"):
        motor_lines(written(text))


def test_a_file_that_is_not_there_is_told_in_a_sentence(tmp_path):
    with pytest.raises(TableFileError, match="No such file"):
        motor_lines(tmp_path / "none.toml")


def test_it_imports_little_of_the_table():
    program = (
        "import sys, hardware.carousel.lower; "
        "print(*sorted(name for name in sys.modules if name.split('.')[0] in "
        "('hardware', 'controller', 'msgspec', 'serial', 'pygame')))"
    )
    imported = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout.split()
    assert imported == [
        "hardware",
        "hardware.carousel",
        "hardware.carousel.guard",
        "hardware.carousel.lower",
        "hardware.errors",
        "hardware.pins",
    ]
