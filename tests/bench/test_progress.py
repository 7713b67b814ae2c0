"""A long bench says how far it has come, to people only."""

import io
import sys

from bench.progress import progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_items_come_through_in_order_and_nothing_is_printed_into_a_file(capsys):
    assert list(progress(range(5), "counting")) == [0, 1, 2, 3, 4]
    assert capsys.readouterr() == ("", "")


def test_a_terminal_shows_a_bar_that_grows_and_goes(monkeypatch, capsys):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    shown = [terminal.getvalue().rpartition("\r")[2] for _ in progress(range(3), "counting")]
    assert [bar.count("#") for bar in shown] == [0, 10, 20]
    assert "counting" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K"), "nothing of it stays"
    assert capsys.readouterr().out == ""
