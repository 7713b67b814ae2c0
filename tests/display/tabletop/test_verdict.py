"""Whether the table has accepted the last tap of the piece in the hand: a table of states."""

import pytest

from display.tabletop.verdict import STATES, Verdict


@pytest.mark.parametrize(
    ("events", "state", "heard"),
    [
        ((), "untold", False),
        (("tap",), "awaited", None),
        (("tap", "accept"), "accepted", True),
        (("tap", "refuse"), "refused", False),
        (("tap", "refuse", "press"), "untold", False),
        (("tap", "press"), "awaited", None),
        (("tap", "accept", "press"), "accepted", True),
        (("tap", "accept", "move"), "untold", False),
        (("tap", "move", "accept"), "untold", False),
        (("accept",), "untold", False),
        (("tap", "accept", "refuse"), "accepted", True),
        (("tap", "refuse", "tap"), "awaited", None),
    ],
)
def test_what_becomes_of_a_tap(events, state, heard):
    verdict = Verdict()
    for event in events:
        verdict.note(event)
    assert (verdict.state, verdict.heard) == (state, heard)


def test_every_state_can_be_come_to_and_left():
    come_to = {after for row in STATES.values() for after in row.values()}
    left = {before for row in STATES.values() for before, after in row.items() if after != before}
    assert come_to == left == {"untold", "awaited", "accepted", "refused"}
