"""`problems` finds every invariant of the rulings (4.2, G-4) that is broken, all at once."""

import re

import pytest
from msgspec.structs import replace

from controller.games.captain_bluff.memory import belt_with
from controller.games.captain_bluff.pieces import CARD_COUNT, CARDS, CITIES, Seen
from controller.games.captain_bluff.rules import rules
from controller.rules.sets import only
from controller.views.message import LANGUAGES
from display.words import words_in


def named(problems):
    return [str(problem).removeprefix("captain-bluff-problem-") for problem in problems]


def card(name):
    return CARDS.index(name)


@pytest.fixture
def state(dealt, after):
    """Two players in their first turn: red has begun a line of the first city on belt 1."""
    state = dealt(2)
    while state.phase == "setup":
        state = rules.play(state, rules.legal(state, state.due[0])[0])
    luggage = next(
        move
        for move in rules.legal(state, 0)
        if rules.move_to_text(state, move).startswith("place red belt-1")
        and CITIES[0] in rules.move_to_text(state, move)
    )
    state = rules.play(state, luggage)
    return after(state, "done red", "pass blue")


def test_a_state_of_play_has_none(state):
    assert rules.problems(state) == ()


def a_card_of(hand):
    return (hand & -hand).bit_length() - 1


def with_belt(state, at, belt):
    return replace(state, belts=(*state.belts[:at], belt, *state.belts[at + 1 :]))


def line_of(*laid):
    return lambda s: with_belt(s, 0, belt_with(s.belts[0].destination, 0, laid))


BROKEN = {
    "card-twice: place=hand of=red other=discard other_of=": lambda s: replace(
        s, discard=only(a_card_of(s.hands[0]))
    ),
    "card-elsewhere: place=city of=1": lambda s: replace(
        s, conflicts=(Seen(s.belts[0].destination, 3),)
    ),
    "card-count: count=56 expected=57": lambda s: replace(
        s, in_pile=s.in_pile - 1, pile=s.pile & ~only(a_card_of(s.pile))
    ),
    "pile-count: count=27 known=26": lambda s: replace(s, pile=s.pile & ~only(a_card_of(s.pile))),
    "no-city-above: belt=1": lambda s: with_belt(s, 0, belt_with(None, 0, s.belts[0].line)),
    "no-luggage: belt=1": line_of((card("round-trip-4"), 3)),
    "second-line: belt=2": lambda s: with_belt(
        s, 1, belt_with(s.belts[1].destination, 0, ((card("paris-17"), 17),))
    ),
    "two-cities: belt=1": line_of((card("paris-3"), 3), (card("tokyo-4"), 4)),
    "other-number: belt=1": line_of((card("paris-3"), 4)),
    "out-of-range: belt=1 number=18": line_of((card("paris-17"), 17), (card("round-trip-4"), 18)),
    "two-ways: belt=1": line_of((card("paris-3"), 3), (card("paris-5"), 5), (card("paris-4"), 4)),
    "line-kept: belt=1": lambda s: with_belt(s, 0, replace(s.belts[0], last=9)),
    "empty-hand: seat=blue": lambda s: replace(s, hands=(s.hands[0], 0)),
    "no-such-player: player=7 role=active": lambda s: replace(s, active=7),
    "no-such-player: player=9 role=due": lambda s: replace(s, due=(9,)),
    "reading: phase=reading": lambda s: replace(s, phase="reading"),
    "taking: phase=taking": lambda s: replace(s, phase="taking"),
    "nobody-due: phase=draw": lambda s: replace(s, phase="draw"),
    "no-line: phase=window belt=3": lambda s: replace(s, phase="window", at=2),
    "run: phase=turn": lambda s: replace(s, run=2),
    "passed: phase=turn": lambda s: replace(s, passed=2),
    "turn-goes-on": lambda s: replace(s, acted=True, airport=True),
    "turn-count": lambda s: replace(s, turn=0),
}


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("seen ?0 paris-13", "too-much-luggage: seat=red dealt=12"),
        (None, "hand-too-large: seat=red count=16 dealt=15"),
        (
            "seen ?0 round-trip-4",
            "too-many-airport: seat=red dealt=3",
        ),
    ],
)
def test_a_wrong_deal_is_told(after, words, problem):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    luggage = [f"deal red paris-{n}" for n in range(1, 12)]
    airport = [f"deal red {card}" for card in ("round-trip-1", "round-trip-2", "round-trip-3")]
    state = after(state, "deal red ?", *luggage, *airport)
    state = replace(state, hands=(state.hands[0] | only(card("paris-12")), 0))
    if words is not None:
        state = after(replace(state, hands=(state.hands[0], 0)), words)
    assert problem in named(rules.problems(state))


@pytest.mark.parametrize("problem", BROKEN)
def test_what_is_broken_is_told(state, problem):
    assert problem in named(rules.problems(BROKEN[problem](state)))


def test_cards_that_were_not_read_must_be_cards_of_their_own(state):
    broken = replace(
        state,
        hands=(
            state.hands[0] & ~only(a_card_of(state.hands[0])) | only(CARD_COUNT),
            state.hands[1],
        ),
        unread=(state.hands[1],),
    )
    assert "unread-inconsistent" in named(rules.problems(broken))


def test_everything_is_told_at_once(state):
    broken = replace(state, run=2, passed=2, turn=0)
    assert len(rules.problems(broken)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_said_and_names_no_card(state, language):
    words = words_in(language)
    for broken in BROKEN.values():
        for problem in rules.problems(broken(state)):
            assert words(problem) != problem.id
            assert words.part(problem, "remedy")
            assert not re.search("|".join(CITIES), words(problem), re.IGNORECASE)
