"""What a tap costs between its Signal and the views, in calls: the same on every machine."""

import statistics

import pytest

from bench.latency import calls_of_taps

MOST_CALLS = 300
"""Of functions in Python and built-in ones, at a table of four on the deep twin. November 27: 750
before views were kept, 294 since. Who comes near the limit should look for what is made twice."""


@pytest.fixture(scope="module")
def calls():
    return calls_of_taps(seed=1, taps=60)


def test_half_of_all_taps_cost_no_more_calls_than_this(calls):
    assert statistics.median(calls) <= MOST_CALLS


def test_the_calls_are_those_of_whole_taps(calls):
    """Each is read, played by the rules, recorded, shown at a light and in two views."""
    assert len(calls) >= 60
    assert min(calls) > 50
