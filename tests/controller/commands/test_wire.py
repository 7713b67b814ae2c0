"""`reclaim wire TABLE OUT`: a file of the kind that its name says, or one sentence."""

import sys

import pytest

from controller.cli import main


@pytest.mark.parametrize(
    ("name", "begins"), [("a.html", "<!DOCTYPE html>"), ("a.SVG", "<svg"), ("a.dts", "/* The SPI")]
)
def test_the_name_says_what_is_written(tmp_path, capsys, name, begins):
    out = tmp_path / name
    assert main(["wire", "pi4-carousel", str(out)]) == 0
    assert capsys.readouterr().out == f"The wiring of carousel is in {out}.\n"
    assert begins in out.read_text("utf-8")[:200]


@pytest.mark.parametrize(
    ("table", "name", "says"),
    [
        ("pi4-carousel", "a.pdf", "expected a name that ends in one of .html, .svg, .dts"),
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
        monkeypatch.delitem(sys.modules, f"hardware.wiring.{module}", raising=False)
    assert main(["wire", "pi4-carousel", str(tmp_path / "a.svg")]) == 2
    assert "pip install reclaim[wire]" in capsys.readouterr().err
    assert main(["wire", "pi4-carousel", str(tmp_path / "a.dts")]) == 0
