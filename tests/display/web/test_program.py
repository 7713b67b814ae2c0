"""`python -m display.web`: what it says when it cannot do what was asked."""

import socket
import subprocess
import sys

import pytest

from display.web.__main__ import CANNOT, main, own_address


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


def test_a_folder_that_others_may_change_ends_it_with_a_sentence(tmp_path):
    """Somebody else's table may be there: nobody is let in."""
    folder = tmp_path / "run"
    folder.mkdir()
    folder.chmod(0o777)
    program = [sys.executable, "-m", "display.web", "--connect", str(folder / "feed.sock")]
    with socket.socket(socket.AF_UNIX) as table, socket.create_server(("", 0)) as free:
        table.bind(str(folder / "feed.sock"))
        table.listen()
        port = free.getsockname()[1]
        free.close()
        ended = subprocess.run(
            [*program, "--port", str(port), "--keeps", str(tmp_path)],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
    assert (ended.returncode, ended.stderr.count("\n")) == (CANNOT, 1)
    assert "others than the owner may write" in ended.stderr


def test_where_no_way_leads_out_the_address_is_an_interface_s(mocker):
    """In the network of a phone's hotspot."""
    mocker.patch("socket.socket.connect", side_effect=OSError)
    # A service may not ask for interfaces by netlink (RestrictAddressFamilies=).
    mocker.patch("socket.if_nameindex", side_effect=OSError)
    parts = [int(part) for part in own_address().split(".")]
    assert len(parts) == 4
    assert all(0 <= part < 256 for part in parts)
