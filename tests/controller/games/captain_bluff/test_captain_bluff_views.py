"""Views hold what an observer may know, and nothing else."""

import random

import pytest
from msgspec.structs import replace

from controller.games.captain_bluff.memory import recalled
from controller.games.captain_bluff.pieces import (
    CARDS,
    LUGGAGE_COUNT,
    Change,
    Done,
    Pass,
    Place,
)
from controller.games.captain_bluff.rules import rules
from controller.rules.sets import set_of
from controller.views.captain_bluff import KnownCard
from examples.captain_bluff import BELTS
from harness.halfblind import ReadCards, check_memory
from harness.matches import begun, random_steps


@pytest.mark.parametrize("players", rules.players)
def test_an_all_seeing_referee_remembers_everything_and_wrongs_nobody(players, matches):
    """Each observer's memory holds all cards that it has seen and does not see now."""
    rng = random.Random(f"memory/{players}")
    for _ in range(matches(1)):
        seen = {observer: set() for observer in range(players)}
        for state, move, after in random_steps(rules, begun(rules, players), rng):
            for who, card in ReadCards().perceived(state, move, after):
                for observer in range(players) if who is None else [who]:
                    seen[observer].add(card)
            for observer, memory in enumerate(after.seen[:-1]):
                check_memory(memory, after)
                sight = after.hands[observer] | set_of(
                    card for belt in after.belts for card, _ in belt.line
                )
                luggage = {card for card, _ in recalled(memory) if card < LUGGAGE_COUNT}
                hidden = {c for c in seen[observer] if c < LUGGAGE_COUNT and not sight >> c & 1}
                assert luggage == hidden


# -- what a view says ----------------------------------------------------------------------


def test_the_public_view_has_no_secrets(holding):
    view = rules.view(holding("paris-1", "paris-2", belts=BELTS), None)
    assert view.secrets is None
    assert [(hand.seat, hand.cards) for hand in view.players] == [("red", 1), ("blue", 1)]


def test_belts_show_lines_and_who_has_seen_what_lies_above_them(holding, after):
    state = after(holding("paris-1", "paris-2", belts=BELTS), "check red belt-2")
    first, second = rules.view(state, None).belts[:2]
    assert (first.city, first.direction, first.known_to) == ("london", 1, ("red",))
    assert [(card.name, card.number) for card in first.line] == [("london-3", 3), ("london-4", 4)]
    assert (second.destination, second.known_to, second.line) == (True, ("red", "blue"), ())


def test_a_seat_knows_the_city_that_it_has_seen_until_it_is_exchanged(holding, after):
    state = after(holding("paris-1", "paris-2", belts=BELTS), "check red belt-2", "done red")
    assert KnownCard("paris-10", ("belt-2",)) in rules.view(state, 0).secrets.known
    assert rules.view(state, None).known == ()
    state = after(state, "change blue belt-1 paris-2")
    # It lies aside, and then in blue's hand: red has seen where it went.
    assert KnownCard("paris-9", ("aside",)) in rules.view(state, 0).secrets.known
    state = after(state, "take blue paris-9")
    assert KnownCard("paris-9", ("blue",)) in rules.view(state, 0).secrets.known


def test_a_call_is_told_with_what_was_revealed(holding, after):
    state = holding("london-5 paris-1", "paris-2", belts=BELTS)
    state = after(state, "place red belt-1 london-5 -", "done red", "call blue")
    called = rules.view(state, None).called
    assert (called.caller, called.placer, called.belt) == ("blue", "red", 1)
    assert (called.destination, called.loser) == ("paris-9", "red")


def test_a_player_who_may_call_is_asked_to_act(holding, after):
    state = holding("london-5 paris-1", "paris-2", "paris-3", belts=BELTS)
    state = after(state, "place red belt-1 london-5 -", "done red", "pass green")
    asked = [seat for n, seat in enumerate(state.seats) if rules.awaited(state, n)]
    assert asked == ["blue"]
    assert [hand.passed for hand in rules.view(state, None).players] == [False, False, True]


def test_who_knows_a_city_and_lets_luggage_lie_there_is_seen_to_until_the_city_changes(holding):
    """Blue and Green pass; only Blue has looked at belt 1."""
    belts = {1: "paris-9 red blue: paris-3 paris-4"}
    state = holding("paris-5 london-1", "tokyo-1", "tokyo-2", belts=belts)
    for move in (Place(0, 0, CARDS.index("paris-5"), 0), Done(0), Pass(1), Pass(2)):
        state = rules.play(state, move)
    assert rules.view(state, None).belts[0].let_lie == ("blue",)
    state = replace(state, acted=False)
    changed = rules.play(state, Change(0, 0, CARDS.index("london-1")))
    assert rules.view(changed, None).belts[0].let_lie == ()
