"""Views hold what an observer may know, and nothing else."""

import random

import pytest
from msgspec.structs import replace

from controller.games.captain_bluff.memory import recalled
from controller.games.captain_bluff.pieces import (
    CARDS,
    FACES,
    LUGGAGE_COUNT,
    Change,
    Done,
    Pass,
    Place,
)
from controller.games.captain_bluff.rules import rules
from controller.rules.rows import Legality
from controller.rules.sets import members, set_of
from controller.views.captain_bluff import KnownCard
from examples.captain_bluff import BELTS
from harness.halfblind import ReadCards, check_memory
from harness.matches import begun, random_steps

KINDS = {"round-trip": "round_trip", "change-of-direction": "turns"}
STEPS = (0, 1, -1)


def fits(belt, card):
    """Whether a card fits next on a belt, as its view says."""
    kind, _, number = FACES[card].rpartition("-")
    if FACES[card] in KINDS:
        return getattr(belt.next, KINDS[FACES[card]])
    return kind in belt.next.cities and any(
        first <= int(number) <= last for first, last in belt.next.numbers
    )


def may_lie(state, at, card):
    """Whether the player who is to act may lay a card there, by the rules."""
    places = (Place(state.active, at, card, step) for step in STEPS)
    return any(rules.legality(state, place) is Legality.LEGAL for place in places)


@pytest.mark.parametrize("line", ["rising", "consecutive"])
@pytest.mark.parametrize("players", rules.players)
def test_what_fits_next_on_a_belt_is_what_the_rules_let_lie_there(players, line, matches):
    rng, tried = random.Random(f"next/{players}/{line}"), {True: 0, False: 0}
    for _ in range(matches(2)):
        for state, _, _ in random_steps(rules, begun(rules, players, line=line), rng):
            if state.phase not in ("turn", "placing") or state.acted:
                continue
            belts = rules.view(state, None).belts
            for at, belt in enumerate(belts):
                if belt.next is None or (state.run and at != state.at):
                    continue
                for card in members(state.hands[state.active]):
                    in_line = FACES[card] in KINDS
                    if card in range(LUGGAGE_COUNT) or (
                        in_line and not state.airport and belt.line and belt.city
                    ):
                        fitting = fits(belt, card)
                        assert may_lie(state, at, card) == fitting, (belt, FACES[card])
                        tried[fitting] += 1
    assert min(tried.values()) > 100


def test_what_fits_next_in_words(holding):
    """After 5, 4: lower. After a Change of direction: higher than the number at its end."""
    lines = {
        "london-5": "either",
        "london-5 london-4": "lower",
        "london-5 london-4 change-of-direction-1": "higher",
        "london-2 london-1": "none",
        "london-3 london-2": "only",
    }
    for line, said in lines.items():
        state = holding("tokyo-1", "tokyo-2", belts={1: f"paris-9 red: {line}"})
        next_there = rules.view(state, None).belts[0].next
        assert next_there.says.id == f"captain-bluff-next-{said}"
        assert next_there.turns


def test_only_the_own_view_says_that_nothing_can_be_played_any_more(holding):
    belts = {1: "paris-9 red: london-5"}
    for hand, may in (("tokyo-1", False), ("tokyo-1 arrivals-board-1", True)):
        state = replace(holding(hand, "tokyo-2", belts=belts), acted=True)
        assert rules.view(state, 0).secrets.may_play is may
        assert rules.view(state, 1).secrets.may_play


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
