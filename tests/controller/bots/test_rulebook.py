"""What a bot asks of the rules."""

import pytest

from controller.bots.rulebook import Rulebook
from controller.conformance.hands import SPOTS
from controller.games.catalogue import CATALOGUE
from controller.match.match import Match
from controller.match.playing import Playing
from controller.match.registry import Registry
from controller.match.tablegame import TableShape

SEATS = ("red", "blue", "green", "yellow")


def match_of(spec, reading):
    """A match at a table that deals by itself where cards are read late; nothing is shown yet."""
    game = spec.table(TableShape(spots=len(SPOTS), deals=True))
    state = spec.rules.initial(spec.rules.options_from({"reading": reading}), SEATS)
    return Match(game, state, Playing(SEATS, Registry({}), lambda command: None, 0.0, 0.0))


@pytest.mark.parametrize("slug", ["captain-bluff", "bluff-pirate", "captains-orders"])
def test_a_bot_draws_nothing_before_it_is_shown_that_the_table_has_dealt(slug):
    """G-6, on a slow disk: it would hold a card to its pad that somebody has by then."""
    spec = CATALOGUE[slug]
    for reading, draws in (("late", False), ("every", True)):
        match = match_of(spec, reading)
        rulebook = Rulebook("red", lambda match=match: match, spec.draw, spec.carry, lambda s, p: s)
        assert (rulebook.draw() is not None) == draws
        match.show()
        assert (rulebook.draw() is not None) == draws
