"""`problems` finds every invariant of the rulings (4.3, G-4) that is broken, all at once."""

import re

import pytest
from msgspec.structs import replace

from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    KINDS,
    Placed,
    Reveal,
    Seen,
)
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import Ballot
from controller.rules.sets import only, set_of
from controller.views import Message
from controller.views.message import LANGUAGES
from display.words import words_in

RED = "pink-1 pink-2 pink-3 black-1 purple-pirate"
BLUE = "turquoise-1 turquoise-4 black-2 black-3 brown-9"
GREEN = "purple-1 purple-2 purple-3 turquoise-2 turquoise-3"
HANDS = (RED, BLUE, GREEN)
PINK, BLACK = KINDS.index("pink"), KINDS.index("black")


def named(problems):
    return [str(problem).removeprefix("bluff-pirate-problem-") for problem in problems]


def card(name):
    return CARDS.index(name)


def cards(names):
    return set_of(map(card, names.split()))


@pytest.fixture
def state(holding, placed):
    """Red has placed a set, on which the others vote."""
    return placed(holding(*HANDS), up="pink-1", down="pink-2 black-1")


@pytest.fixture
def states(state, holding, after, decided):
    """States of other phases, by their names."""
    voted = after(state, "vote blue bluff", "vote green no-bluff")
    boarding = after(holding(*HANDS, ships={"blue": "fork"}), "board red purple-pirate")
    return {
        "voting": state,
        "dealing": rules.initial(rules.options_from({}), state.seats),
        "turn": holding(*HANDS),
        "act": after(holding(*HANDS), "drawn red brown-1", "drawn red brown-2"),
        "picking": voted,
        "revealing": after(voted, "pick red blue"),
        "boarding": boarding,
        "stealing": after(boarding, "target red blue"),
        "over": replace(holding(*HANDS, ships={"red": "island-1"}), phase="over", won=1, active=0),
    }


def test_states_of_play_have_none(states):
    for name, state in states.items():
        assert (name, rules.problems(state)) == (name, ())


def with_hand(state, player, hand):
    return replace(state, hands=(*state.hands[:player], hand, *state.hands[player + 1 :]))


def with_set(up, down, **more):
    """The set that lies on the table is another one, of cards of the pile."""
    return lambda s: replace(
        s,
        up=cards(up),
        down=cards(down),
        pile=s.pile & ~cards(up) & ~cards(down) | s.up | s.down,
        **more,
    )


def with_event(event):
    return lambda s: replace(s, history=(event,))


BROKEN = {
    # -- cards
    "card-twice: place=hand seat=red other=hand holder=blue": (
        "turn",
        lambda s: with_hand(s, 1, s.hands[1] | cards("pink-1")),
    ),
    "card-twice: place=hand seat=blue other=discards holder=": (
        "turn",
        lambda s: replace(s, discards=cards("turquoise-1")),
    ),
    "card-twice: place=discards seat= other=up holder=": (
        "voting",
        lambda s: replace(s, discards=cards("pink-1")),
    ),
    "pile-and-elsewhere": (
        "turn",
        lambda s: replace(s, pile=s.pile | cards("pink-1")),
    ),
    "cards-nowhere: count=1": ("turn", lambda s: replace(s, pile=s.pile & ~cards("orange-1"))),
    "card-elsewhere: place=hand seat=green": (
        "turn",
        lambda s: replace(
            with_hand(s, 2, s.hands[2] | only(CARD_COUNT)),
            unread=(s.pile,),
            told=(None,),
            conflicts=(Seen(CARD_COUNT, card("pink-1")),),
        ),
    ),
    "unread-inconsistent": (
        "turn",
        lambda s: replace(
            with_hand(s, 2, s.hands[2] | only(CARD_COUNT)),
            unread=(cards("pink-1"),),
            told=(None,),
        ),
    ),
    # -- hands
    "hand-too-large: seat=red count=6 dealt=5": (
        "dealing",
        lambda s: replace(with_hand(s, 0, 63), pile=s.pile & ~63),
    ),
    "dealt-not-begun": (
        "turn",
        lambda s: replace(s, phase="dealing"),
    ),
    "played-before-dealt": (
        "dealing",
        lambda s: replace(s, discards=1, pile=s.pile & ~1),
    ),
    # -- sets
    "set: phase=turn": (
        "voting",
        lambda s: replace(s, phase="turn"),
    ),
    "too-many-up: count=3": (
        "voting",
        with_set("orange-1 orange-2 orange-3", "orange-4"),
    ),
    "set-too-large: count=6": (
        "voting",
        with_set("orange-1", "orange-2 orange-3 orange-4 orange-5 orange-6"),
    ),
    "closed: count=2 up=1": (
        "voting",
        with_set("orange-1", "orange-2"),
    ),
    "closed: count=3 up=0": (
        "voting",
        with_set("", "orange-1 orange-2 orange-3"),
    ),
    "several-colours": (
        "voting",
        with_set("orange-1 yellow-1", "orange-2"),
    ),
    "turned-not-hidden": (
        "revealing",
        lambda s: replace(s, revealed=s.up),
    ),
    "placed: seat=blue count=2 up=1": (
        "turn",
        with_event(Placed(1, (PINK,), (PINK,), 0, False, False)),
    ),
    "own-vote: seat=blue": (
        "turn",
        with_event(Placed(1, (PINK,), (PINK, PINK), 1, False, False)),
    ),
    "taken-for: seat=blue": (
        "turn",
        with_event(Placed(1, (PINK,), (PINK, BLACK), 0, False, False)),
    ),
    # -- votes
    "votes: phase=turn": ("turn", lambda s: replace(s, voted=2)),
    "no-voter": (
        "voting",
        lambda s: replace(s, voted=1),
    ),
    "picking-early": (
        "picking",
        lambda s: replace(s, voted=2),
    ),
    "vote-kept": (
        "revealing",
        lambda s: replace(s, doubting=4),
    ),
    "vote-not-given": (
        "turn",
        lambda s: replace(s, ballots=(Ballot(1, voted=2, doubting=4),)),
    ),
    "vote-of-nobody": (
        "revealing",
        lambda s: replace(s, ballots=()),
    ),
    "vote-that-counts: phase=voting": (
        "voting",
        lambda s: replace(s, picked=1),
    ),
    # -- the race
    "ship-astray: seat=green": (
        "turn",
        lambda s: replace(s, ships=(0, 0, 99)),
    ),
    "no-island": ("turn", lambda s: replace(s, opened=3)),
    "island-not-opened": (
        "turn",
        lambda s: replace(s, ships=(30, 0, 0)),
    ),
    "one-path": (
        "turn",
        lambda s: replace(s, phase="fork", sailing=2, picked=1),
    ),
    "sailing: phase=turn count=2": (
        "turn",
        lambda s: replace(s, sailing=2),
    ),
    # -- phases
    "no-such-player: player=3 role=turn": ("turn", lambda s: replace(s, turn=3)),
    "out-of-turn": ("turn", lambda s: replace(s, active=1)),
    "reading: phase=turn": (
        "turn",
        lambda s: replace(s, pending=Reveal(0, CARD_COUNT), picked=1),
    ),
    "to-draw: phase=act count=2": ("act", lambda s: replace(s, to_draw=2)),
    "target: phase=turn": (
        "turn",
        lambda s: replace(s, target=1),
    ),
    "pirate: phase=turn": (
        "turn",
        lambda s: replace(s, pirate=1),
    ),
    "stolen: phase=boarding count=1": (
        "boarding",
        lambda s: replace(s, stolen=(PINK,)),
    ),
    "won: phase=over count=0": ("over", lambda s: replace(s, won=0)),
    "turn: turn=201 last=200": ("turn", lambda s: replace(s, turns=201)),
    "winner-does-not-play": ("over", lambda s: replace(s, won=8)),
    "winner-not-foremost": ("over", lambda s: replace(s, won=2)),
}


@pytest.mark.parametrize("problem", BROKEN)
def test_a_broken_invariant_is_named(states, problem):
    phase, broken = BROKEN[problem]
    assert problem in named(rules.problems(broken(states[phase])))


def test_all_are_named_at_once(states):
    broken = replace(states["turn"], sailing=2, target=1, turns=201)
    assert len(rules.problems(broken)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_said_and_names_no_card(states, language):
    words = words_in(language)
    for phase, broken in BROKEN.values():
        for problem in rules.problems(broken(states[phase])):
            assert words(problem) != problem.id
            assert words.part(problem, "remedy")
            unnamed = Message(problem.id, {**problem.args, "seat": "white", "holder": "white"})
            said = words(unnamed).lower()
            assert not any(
                re.search(rf"\b{words(Message(f'colour-{one}'))}\b", said, re.IGNORECASE)
                for one in COLOURS
            )


def test_too_many_cards_are_counted(states):
    everything = (1 << CARD_COUNT) - 1
    broken = replace(states["turn"], hands=(everything, everything, 0))
    assert "too-many-cards: count=100" not in named(rules.problems(broken))
    assert "pile-and-elsewhere" in named(rules.problems(broken))
    unread = ((everything, *states["turn"].hands[1:]), (everything,) * 5, (None,) * 5)
    more = 0b11111 << CARD_COUNT
    broken = replace(
        states["turn"], hands=(everything | more, 0, 0), unread=unread[1], told=unread[2]
    )
    assert "too-many-cards: count=5" in named(rules.problems(broken))
