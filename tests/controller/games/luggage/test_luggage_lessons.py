"""What a first match of "Where's My Luggage?" explains fits how it is played."""

import pytest

from controller.games.luggage.rules import rules
from controller.games.luggage.spec import LESSONS
from controller.match.teaching import SeenMatch
from controller.views import Notice
from harness.matches import begun


@pytest.mark.parametrize(("variant", "said"), [("belt", ["ready"]), ("memory", [])])
def test_nobody_is_told_that_all_play_at_once_where_they_take_turns(variant, said):
    state = begun(rules, 4, variant=variant)
    seen = SeenMatch(Notice("luggage-ready"), None, lambda: rules.view(state, None), ("red",))
    assert [lesson.name for lesson in LESSONS if lesson.fits(seen)] == said
