"""`problems` finds every invariant of the rulings (4.3, G-4) that is broken, all at once."""

import re

import pytest
from msgspec.structs import replace

from controller.games.bluff_pirate.moves import Placed, Reveal, Seen
from controller.games.bluff_pirate.pieces import CARD_COUNT, CARDS, COLOURS, KINDS
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import Ballot
from controller.games.sets import only, set_of
from harness.problems import said_of

RED = "pink-1 pink-2 pink-3 black-1 purple-pirate"
BLUE = "turquoise-1 turquoise-4 black-2 black-3 brown-9"
GREEN = "purple-1 purple-2 purple-3 turquoise-2 turquoise-3"
HANDS = (RED, BLUE, GREEN)
PINK, BLACK = KINDS.index("pink"), KINDS.index("black")


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
    "A card is both in the hand of the seat red and in the hand of the seat blue.": (
        "turn",
        lambda s: with_hand(s, 1, s.hands[1] | cards("pink-1")),
    ),
    "A card is both in the hand of the seat blue and among the discards.": (
        "turn",
        lambda s: replace(s, discards=cards("turquoise-1")),
    ),
    "A card is both among the discards and face up in the set.": (
        "voting",
        lambda s: replace(s, discards=cards("pink-1")),
    ),
    "A card is both in the pile and elsewhere.": (
        "turn",
        lambda s: replace(s, pile=s.pile | cards("pink-1")),
    ),
    "1 cards are nowhere.": ("turn", lambda s: replace(s, pile=s.pile & ~cards("orange-1"))),
    "A card was seen in the hand of the seat green that cannot be there.": (
        "turn",
        lambda s: replace(
            with_hand(s, 2, s.hands[2] | only(CARD_COUNT)),
            unread=(s.pile,),
            told=(None,),
            conflicts=(Seen(CARD_COUNT, card("pink-1")),),
        ),
    ),
    "The cards that were not read cannot all be cards of their own.": (
        "turn",
        lambda s: replace(
            with_hand(s, 2, s.hands[2] | only(CARD_COUNT)),
            unread=(cards("pink-1"),),
            told=(None,),
        ),
    ),
    # -- hands
    "The seat red has 6 cards; 5 are dealt.": (
        "dealing",
        lambda s: replace(with_hand(s, 0, 63), pile=s.pile & ~63),
    ),
    "All hands are dealt, but the match has not begun.": (
        "turn",
        lambda s: replace(s, phase="dealing"),
    ),
    "Cards have been played before all were dealt.": (
        "dealing",
        lambda s: replace(s, discards=1, pile=s.pile & ~1),
    ),
    # -- sets
    "The phase is turn, which does not fit the set on the table.": (
        "voting",
        lambda s: replace(s, phase="turn"),
    ),
    "3 cards of the set lie face up (BP-3).": (
        "voting",
        with_set("orange-1 orange-2 orange-3", "orange-4"),
    ),
    "The set has 6 cards (BP-3).": (
        "voting",
        with_set("orange-1", "orange-2 orange-3 orange-4 orange-5 orange-6"),
    ),
    "The set has been closed with 2 cards, 1 of them face up (BP-3).": (
        "voting",
        with_set("orange-1", "orange-2"),
    ),
    "The set has been closed with 3 cards, 0 of them face up (BP-3).": (
        "voting",
        with_set("", "orange-1 orange-2 orange-3"),
    ),
    "The visible cards of the set are of several colours (BP-3).": (
        "voting",
        with_set("orange-1 yellow-1", "orange-2"),
    ),
    "A card of the set has been turned that was not hidden (BP-7).": (
        "revealing",
        lambda s: replace(s, revealed=s.up),
    ),
    "The seat blue has placed a set of 2 cards, 1 of them face up (BP-3).": (
        "turn",
        with_event(Placed(1, (PINK,), (PINK,), 0, False, False)),
    ),
    "The seat blue has voted on its own set (BP-6).": (
        "turn",
        with_event(Placed(1, (PINK,), (PINK, PINK), 1, False, False)),
    ),
    "A set of the seat blue has been taken for what it was not (BP-4).": (
        "turn",
        with_event(Placed(1, (PINK,), (PINK, BLACK), 0, False, False)),
    ),
    # -- votes
    "The phase is turn, but votes lie on the table.": ("turn", lambda s: replace(s, voted=2)),
    "Somebody has voted who does not vote on this set (BP-6).": (
        "voting",
        lambda s: replace(s, voted=1),
    ),
    "A voter is to be chosen before all have voted (BP-6).": (
        "picking",
        lambda s: replace(s, voted=2),
    ),
    "A vote is kept that is nobody's to know (BP-6).": (
        "revealing",
        lambda s: replace(s, doubting=4),
    ),
    "A vote is kept of somebody who has not voted (BP-6).": (
        "turn",
        lambda s: replace(s, ballots=(Ballot(1, voted=2, doubting=4),)),
    ),
    "A vote counts that nobody has given (BP-6).": (
        "revealing",
        lambda s: replace(s, ballots=()),
    ),
    "The phase is voting, which does not fit the vote that counts.": (
        "voting",
        lambda s: replace(s, picked=1),
    ),
    # -- the race
    "The ship of the seat green is on no square of the race.": (
        "turn",
        lambda s: replace(s, ships=(0, 0, 99)),
    ),
    "A token was turned where there is no island.": ("turn", lambda s: replace(s, opened=3)),
    "A ship is on an island that has not been opened (BP-12).": (
        "turn",
        lambda s: replace(s, ships=(30, 0, 0)),
    ),
    "A ship is to choose its path where there is one only (BP-12).": (
        "turn",
        lambda s: replace(s, phase="fork", sailing=2, picked=1),
    ),
    "The phase is turn, and 2 squares are left to sail.": (
        "turn",
        lambda s: replace(s, sailing=2),
    ),
    # -- phases
    "There is no player 3 (turn).": ("turn", lambda s: replace(s, turn=3)),
    "Somebody is to act out of turn.": ("turn", lambda s: replace(s, active=1)),
    "The phase is turn, which does not fit what waits for being read.": (
        "turn",
        lambda s: replace(s, pending=Reveal(0, CARD_COUNT), picked=1),
    ),
    "The phase is act, and 2 cards are to be drawn.": ("act", lambda s: replace(s, to_draw=2)),
    "The phase is turn, which does not fit the ship that is boarded.": (
        "turn",
        lambda s: replace(s, target=1),
    ),
    "The phase is turn, which does not fit the pirate that boards.": (
        "turn",
        lambda s: replace(s, pirate=1),
    ),
    "The phase is boarding, and 1 cards are stolen.": (
        "boarding",
        lambda s: replace(s, stolen=(PINK,)),
    ),
    "The phase is over, and 0 players have won.": ("over", lambda s: replace(s, won=0)),
    "The match is in turn 201; its last is 200.": ("turn", lambda s: replace(s, turns=201)),
    "Somebody has won who does not play.": ("over", lambda s: replace(s, won=8)),
    "Somebody has won whose ship is not the foremost.": ("over", lambda s: replace(s, won=2)),
}


@pytest.mark.parametrize("sentence", BROKEN)
def test_a_broken_invariant_is_named(states, sentence):
    phase, broken = BROKEN[sentence]
    assert sentence in said_of(rules, broken(states[phase]))


def test_all_are_named_at_once(states):
    broken = replace(states["turn"], sailing=2, target=1, turns=201)
    assert len(rules.problems(broken)) == 3


def test_no_sentence_names_a_card(states):
    seats = re.compile(r"seat \w+")
    for phase, broken in BROKEN.values():
        for sentence in said_of(rules, broken(states[phase])):
            words = seats.sub("", sentence).replace("BP-", "")
            assert not any(re.search(rf"\b{colour}\b", words) for colour in COLOURS)


def test_too_many_cards_are_counted(states):
    everything = (1 << CARD_COUNT) - 1
    broken = replace(states["turn"], hands=(everything, everything, 0))
    assert "There are 100 cards too many." not in said_of(rules, broken)
    assert "A card is both in the pile and elsewhere." in said_of(rules, broken)
    unread = ((everything, *states["turn"].hands[1:]), (everything,) * 5, (None,) * 5)
    more = 0b11111 << CARD_COUNT
    broken = replace(
        states["turn"], hands=(everything | more, 0, 0), unread=unread[1], told=unread[2]
    )
    assert "There are 5 cards too many." in said_of(rules, broken)
