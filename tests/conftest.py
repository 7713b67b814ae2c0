"""What holds for every test."""

import pytest


@pytest.fixture(autouse=True)
def state_of_its_own(tmp_path_factory, monkeypatch):
    """No test writes into the journal of whoever runs it, nor finds another test's matches."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)
