"""Ctrl-C in the middle of `reclaim mechanics`: the files of an earlier run stay whole.
`make test-mechanics`."""

import os
import signal
import subprocess
import sys
import time

import pytest

pytest.importorskip("build123d", reason="pip install reclaim[mechanics]")

pytestmark = pytest.mark.mechanics

PATIENCE_S = 300.0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("files", [0, 5], ids=["while it makes solids", "while it writes them"])
def test_an_interruption_leaves_the_older_files(tmp_path, number, files):
    old = tmp_path / "tray.stl"
    old.write_text("of last year")
    process = subprocess.Popen(
        [sys.executable, "-m", "controller", "mechanics", "pi4-carousel", str(tmp_path)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ},
    )  # fmt: skip
    until_s = time.monotonic() + PATIENCE_S
    while len(list(tmp_path.glob(".making-*/*"))) < files or not list(tmp_path.glob(".making-*")):
        assert process.poll() is None, process.communicate()[0].decode()
        assert time.monotonic() < until_s
        time.sleep(0.02)
    time.sleep(0.5)
    process.send_signal(number)
    said = process.communicate(timeout=PATIENCE_S)[0].decode()
    assert "Traceback" not in said
    assert process.returncode == 128 + number
    assert [path.name for path in tmp_path.iterdir()] == ["tray.stl"]
    assert old.read_text() == "of last year"
