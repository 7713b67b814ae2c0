"""`reclaim wire TABLE OUT` and `reclaim mechanics TABLE FOLDER`: a file of the kind that its name
says; where one cannot be made, one sentence."""

import signal
import sys
from pathlib import Path

import pytest

from controller.cli import main
from controller.commands.plans import _move


@pytest.mark.parametrize(
    ("name", "begins", "what"),
    [
        ("a.html", b"<!DOCTYPE html>", "wiring"),
        ("a.SVG", b"<svg", "wiring"),
        ("a.dts", b"/* The SPI", "overlay"),
        ("a.circuit.svg", b"<svg", "circuit diagram"),
        ("a.csv", b"done,amount,what", "shopping list"),
        ("a.pdf", b"%PDF", "checklist"),
    ],
)
def test_the_name_says_what_is_written(tmp_path, capsys, name, begins, what):
    out = tmp_path / name
    assert main(["wire", "pi4-carousel", str(out)]) == 0
    assert capsys.readouterr().out == f"The {what} of carousel is in {out}.\n"
    assert begins in out.read_bytes()[:200]


@pytest.mark.parametrize(
    ("table", "name", "says"),
    [
        ("pi4-carousel", "a.odt", "expected a name that ends in one of .html, .svg, .dts"),
        ("pi4-carousel", "nowhere/a.svg", "cannot be written: No such file or directory"),
        ("kitchen", "a.svg", "there is no file kitchen"),
    ],
)
def test_a_mistake_is_one_sentence(tmp_path, capsys, table, name, says):
    assert main(["wire", table, str(tmp_path / name)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("reclaim wire: ")
    assert says in error
    assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_without_schemdraw_the_sentence_says_what_to_install(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "schemdraw", None)
    for module in ("drawing", "page"):
        monkeypatch.delitem(sys.modules, f"workshop.wiring.{module}", raising=False)
    assert main(["wire", "pi4-carousel", str(tmp_path / "a.svg")]) == 2
    assert "bin/pip install 'reclaim[wire]'" in capsys.readouterr().err
    assert main(["wire", "pi4-carousel", str(tmp_path / "a.dts")]) == 0


def test_without_build123d_the_sentence_says_what_to_install(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "build123d", None)
    for name in [name for name in sys.modules if name.startswith("workshop.mechanics.")]:
        if not name.endswith((".checks", ".dimensions")):
            monkeypatch.delitem(sys.modules, name)
    assert main(["mechanics", "pi4-carousel", str(tmp_path / "out")]) == 2
    error = capsys.readouterr().err
    assert "bin/pip install 'reclaim[mechanics]'" in error
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
