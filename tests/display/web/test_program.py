"""`python -m display.web`: what it says when it cannot do what was asked."""

import socket
import sys

import pytest

from display.web.__main__ import CANNOT, main


@pytest.fixture
def taken():
    """A port at which somebody else listens."""
    with socket.create_server(("0.0.0.0", 0)) as other:
        yield other.getsockname()[1]


def test_a_port_that_is_taken_is_told_with_a_remedy(taken, tmp_path, capsys):
    code = main(["--connect", str(tmp_path / "feed.sock"), "--port", str(taken)])
    said = capsys.readouterr().err
    assert (code, said.count("\n")) == (CANNOT, 1)
    assert str(taken) in said
    assert "--port" in said


@pytest.mark.parametrize("port", ["-1", "70000", "x", "000000070000"])
def test_what_is_no_port_is_told_in_a_sentence(port, tmp_path, capsys):
    try:
        code = main(["--connect", str(tmp_path / "feed.sock"), "--port", port])
    except SystemExit as ended:
        code = ended.code
    said = capsys.readouterr().err
    assert code == CANNOT
    assert "port" in said.lower()
    assert "Traceback" not in said


def test_missing_packages_are_named_with_what_installs_them(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "display.web.serving", None)
    assert main(["--connect", str(tmp_path / "feed.sock")]) == CANNOT
    assert "pip install 'reclaim[web]'" in capsys.readouterr().err
