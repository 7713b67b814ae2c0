"""`reclaim display` and `reclaim table`: what the window's program is told."""

import pytest

from controller.cli import main
from controller.commands import programs


@pytest.fixture
def told(monkeypatch):
    """The arguments of the program that the command becomes."""
    found = []
    monkeypatch.setattr(programs, "become", lambda module, *arguments: found.extend(arguments))
    return found


@pytest.mark.parametrize("command", ["display", "table"])
def test_a_window_may_have_a_language_of_its_own(told, command):
    main([command, "--lang", "de", "--size", "800x480"])
    assert told[told.index("--lang") + 1] == "de"
    assert told[told.index("--size") + 1] == "800x480"


@pytest.mark.parametrize("command", ["display", "table"])
def test_without_one_it_has_the_tables(told, command):
    main([command])
    assert "--lang" not in told
