"""A busy computer is no broken machine: what the bench would notice, and a table that is kept from
looking at its motor, its stations and its readers for more than half a second again and again."""

import time

import pytest
from msgspec.structs import replace

from bench.busy import Tap, run, watched
from controller.views import Notice
from hardware.loop import PacedClock

RATE = 4.0
STALLED_S, BETWEEN_S = 0.6, 1.3


@pytest.fixture
def table():
    with watched(1, PacedClock(RATE)) as opened:
        yield opened


def test_a_table_that_is_held_up_reports_nothing_and_loses_no_tap(table):
    _, loop, watcher = table

    def stall():
        time.sleep(STALLED_S / RATE)
        loop.call_later(BETWEEN_S, stall)

    loop.call_later(BETWEEN_S, stall)
    loop.run(until_s=30.0)
    assert len(watcher.taps) > 10
    assert (watcher.faults, watcher.lost(), watcher.wrong) == ([], [], set())


def test_a_belt_that_is_held_is_a_fault_all_the_same(table):
    opened, loop, watcher = table
    loop.call_at(3.0, opened.twin.belt.jam)
    loop.run(until_s=8.0)
    assert [fault.trouble.code for fault in watcher.faults][:1] == ["jam"]


def test_a_tap_that_no_reader_tells_of_is_lost(table):
    _, loop, watcher = table
    watcher.taps.append(Tap("pad/red", "04FFFFFFFFFFFF", until_s=1.0))
    loop.run(until_s=2.0)
    assert [tap.reader for tap in watcher.lost()] == ["pad/red"]


def test_a_request_for_what_lies_on_the_belt_is_wrong(table, monkeypatch):
    opened, loop, watcher = table
    loop.run(until_s=1.0)
    view = opened.console.view()
    asked = Notice("luggage-still-missing", {"pattern": "tartan", "count": 1})
    monkeypatch.setattr(opened.console, "view", lambda: replace(view, notices=(asked,)))
    watcher._read()
    assert [pattern for pattern, _ in watcher.wrong] == ["tartan"]


def test_the_bench_tells_of_both_runs(monkeypatch):
    monkeypatch.setattr("bench.busy.QUICK_PLAYED_S", 1.0)
    result = run(1, True, 1)
    assert result["load"] == 1
    assert set(result["idle"]) < set(result)
    assert result["faults_reported"] == result["taps_lost"] == result["wrong_requests"] == 0
