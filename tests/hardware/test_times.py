"""Times of things that may be due."""

from hardware.times import soonest


def test_the_soonest_time_may_be_the_beginning_of_time_or_none_at_all():
    assert soonest(2.0, None, 0.0, 1.0) == 0.0
    assert soonest(None, None) is soonest() is None
