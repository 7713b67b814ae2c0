"""The pictures for the docs: what they show is so, and they can be drawn."""

from functools import cache
from itertools import pairwise

import pytest

from bench import plots
from hardware.carousel.protection import Phase


@pytest.fixture(autouse=True, scope="module")
def each_run_once():
    """The runs that are looked at are those that are drawn."""
    with pytest.MonkeyPatch.context() as patch:
        for run in ("steps", "sag", "jam"):
            patch.setattr(plots, run, cache(getattr(plots, run)))
        yield


def test_the_steps_arrive_at_what_was_asked_for():
    samples = plots.steps()
    ends = [one for one, then in pairwise(samples) if one.asked_rpm != then.asked_rpm]
    assert [s.asked_rpm for s in ends] == [3.0, 1.5, 3.0, -3.0]
    assert all(s.speed_rpm == pytest.approx(s.asked_rpm, rel=0.05) for s in ends)
    assert (samples[-1].speed_rpm, samples[-1].duty) == (0.0, 0.0)


def test_the_sagging_battery_keeps_the_belt_within_five_percent_of_its_speed():
    samples = plots.sag()
    assert samples[0].battery_v > 6.0
    assert samples[-1].battery_v < 4.4
    assert all(s.speed_rpm == pytest.approx(3.0, rel=0.05) for s in samples if s.at_s > 5.0)
    assert samples[-1].duty > samples[10].duty + 0.2


def test_the_jam_is_held_through_two_faults_and_then_the_belt_runs_again():
    samples = plots.jam()
    phases = [s.phase for s in samples]
    faults = sum(b is Phase.FAULT is not a for a, b in pairwise(phases))
    assert faults == 2
    assert samples[-1].speed_rpm == pytest.approx(3.0, rel=0.05)
    assert all(s.push_n == 0.0 for s in samples if s.phase is Phase.FAULT)


def test_every_picture_is_drawn(tmp_path):
    pytest.importorskip("matplotlib")
    assert plots.main([str(tmp_path)]) == 0
    drawn = {path.stem: path.read_text("utf-8") for path in tmp_path.iterdir()}
    assert set(drawn) == set(plots.DRAWINGS)
    assert all(picture.rstrip().endswith("</svg>") for picture in drawn.values())


def test_without_matplotlib_the_extra_is_named(tmp_path, monkeypatch, capsys):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(plots, "import_module", missing)
    assert plots.main([str(tmp_path)]) == 2
    assert "the extra `docs`" in capsys.readouterr().err
