"""The bench of the twins."""

import pytest

from bench import twin


def test_both_twins_are_measured_over_what_they_really_played(monkeypatch):
    monkeypatch.setattr(twin, "QUICK_FAST_ROUNDS", 1)
    monkeypatch.setattr(twin, "QUICK_DEEP_S", 2.0)
    result = twin.run(1, quick=True, deep=False)
    assert result["fast_sim_s"] > 30.0, "a whole round, its laps included"
    assert result["deep_sim_s"] == pytest.approx(2.0, abs=0.1)
    assert result["fast_sim_s_per_s"] > result["deep_sim_s_per_s"] > 0
    assert "fast twin" in twin.table(result)
