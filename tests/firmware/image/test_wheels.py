"""The image's own `reclaim` command, which no installer of packages writes."""

import runpy
from pathlib import Path

import pytest

from controller import __main__ as program
from imagebuilder.wheels import COMMAND


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The command, of a program that does nothing and ends with 7."""
    monkeypatch.setattr(program, "main", lambda: 7)
    file = tmp_path / "reclaim"
    file.write_text(COMMAND)
    return file


def test_the_command_runs_the_program(command: Path) -> None:
    with pytest.raises(SystemExit, match="7"):
        runpy.run_path(str(command), run_name="__main__")


def test_a_process_of_a_bot_starts_no_second_table(command: Path) -> None:
    """It reads its parent's main file, under this name."""
    runpy.run_path(str(command), run_name="__mp_main__")
