"""Figures beside those of the last release: what is worse is measured again, and then fails."""

import msgspec
import pytest

from bench import check
from bench.check import ALLOWED, BASELINE, FIGURES, TRIES, Baseline, compared

KEPT = msgspec.json.decode(BASELINE.read_bytes(), type=Baseline)


def result_of(bench, factor=lambda figure: 1.0):
    """What a bench prints whose figures are those of the baseline times a factor."""
    found = {}
    for figure in FIGURES:
        if figure.bench == bench:
            at = found
            for key in figure.at[:-1]:
                at = at.setdefault(key, {})
            at[figure.at[-1]] = KEPT.figures[figure.name] * factor(figure)
    return found


def test_the_baseline_has_every_figure():
    assert set(KEPT.figures) == {figure.name for figure in FIGURES}
    assert len(KEPT.commit) == 40


def test_what_is_as_good_as_before_is_measured_once():
    asked = []

    def measure(bench):
        asked.append(bench)
        return result_of(bench)

    lines = list(compared(KEPT, measure))
    assert [line.figure for line in lines] == list(FIGURES)
    assert all(line.worse_by == pytest.approx(0.0) for line in lines)
    assert asked == ["latency", "twin", "rules", "display"]


@pytest.mark.parametrize("bad", FIGURES, ids=lambda figure: figure.name)
def test_what_stays_worse_is_said(bad):
    away = 1.0 + ALLOWED + 0.02 if bad.better == "less" else 1.0 - ALLOWED - 0.02
    asked = []

    def measure(bench):
        asked.append(bench)
        return result_of(bench, lambda figure: away if figure is bad else 1.0)

    worse = [line for line in compared(KEPT, measure) if line.worse_by > ALLOWED]
    assert [line.figure for line in worse] == [bad]
    assert str(worse[0]).endswith("WORSE")
    assert asked.count(bad.bench) == TRIES


def test_a_busy_moment_is_no_fault():
    busy = iter([True, False])

    def measure(bench):
        slow = bench == "rules" and next(busy)
        return result_of(bench, lambda figure: 0.5 if slow else 1.0)

    assert all(line.worse_by <= ALLOWED for line in compared(KEPT, measure))


def test_the_check_ends_with_1_when_something_is_worse(monkeypatch, capsys):
    def half_as_good(bench):
        return result_of(bench, lambda figure: 2.0 if figure.better == "less" else 0.5)

    monkeypatch.setattr("sys.argv", ["check"])
    monkeypatch.setattr(check, "quick", half_as_good)
    assert check.main() == 1
    assert capsys.readouterr().out.count("WORSE") == len(FIGURES)
