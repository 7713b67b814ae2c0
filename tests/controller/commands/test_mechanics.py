"""`reclaim mechanics TABLE FOLDER`: where solids cannot be made, one sentence."""

import signal
import sys
from pathlib import Path

import pytest

from controller.cli import main
from controller.commands.plans import _move


def test_without_build123d_the_sentence_says_what_to_install(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "build123d", None)
    for name in [name for name in sys.modules if name.startswith("hardware.mechanics.")]:
        if not name.endswith((".checks", ".dimensions")):
            monkeypatch.delitem(sys.modules, name)
    assert main(["mechanics", "pi4-carousel", str(tmp_path / "out")]) == 2
    error = capsys.readouterr().err
    assert "pip install reclaim[mechanics]" in error
    assert error.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_table_that_is_not_there_is_one_sentence(tmp_path, capsys):
    assert main(["mechanics", "kitchen", str(tmp_path / "out")]) == 2
    assert "there is no file kitchen" in capsys.readouterr().err


def test_ctrl_c_while_the_files_are_put_in_place_waits_until_all_are_there(tmp_path, monkeypatch):
    making, folder = tmp_path / "making", tmp_path / "out"
    making.mkdir()
    folder.mkdir()
    for name in "abc":
        (making / name).write_text("new")
        (folder / name).write_text("old")
    replace = Path.replace

    def interrupted(path, target):
        signal.raise_signal(signal.SIGINT)
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        _move(making, folder)
    assert {path.name: path.read_text() for path in folder.iterdir()} == dict.fromkeys("abc", "new")
