"""A board whose pins another process holds."""

import threading
import time

import pytest

from pinserver import Lines, serve
from remotepins import SERVER


@pytest.fixture
def server(tmp_path, monkeypatch):
    """A pin server's lines; programs that are started find it."""
    path = tmp_path / "pins"
    lines = Lines()
    threading.Thread(target=serve, args=(lines, path), daemon=True).start()
    while not path.exists():
        time.sleep(0.001)
    monkeypatch.setenv(SERVER, str(path))
    return lines
