"""What `conftest.py` promises all tests."""

import time

from hypothesis import given, settings
from hypothesis import strategies as st


@settings(max_examples=2)
@given(st.booleans())
def test_a_property_may_take_its_time_on_a_busy_computer(value):
    assert settings.default.deadline is None
    time.sleep(0.3)  # more than the 200 ms that hypothesis allows by itself
