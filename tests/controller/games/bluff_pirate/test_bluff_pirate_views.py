"""Views hold what an observer may know, and nothing else."""

import random
from itertools import islice

import pytest
from msgspec.structs import replace

from controller.games.bluff_pirate.pieces import (
    CARDS,
    Lay,
    Pick,
    Reshuffle,
    Revote,
    Vote,
)
from controller.games.bluff_pirate.rules import rules
from controller.rules.sets import members
from controller.views.bluff_pirate import Happened
from examples.bluff_pirate import HANDS, one_match
from harness.decks import PirateDeck
from harness.matches import random_steps, with_other
from harness.secrecy import Leak, Tally, check_match, shown


def test_bp_16_after_a_reshuffle_nobody_is_told_where_a_card_is(holding, matches):
    """Those of the new pile that an observer has not seen since may be any others of it."""
    rng, tally = random.Random("reshuffle"), Tally()
    for _ in range(matches(3)):
        cards = rng.sample(CARDS, 40)
        hands = [" ".join(cards[at : at + 7]) for at in range(0, 35, 7)]
        state = holding(*hands, pile=" ".join(cards[35:]))
        while not isinstance(move := rules.random_move(state, rng.random), Reshuffle):
            state = rules.play(state, move)
        start = rules.play(state, move)
        moves = [move for _, move, _ in islice(random_steps(rules, start, rng), 120)]
        check_match(rules, PirateDeck(members(start.pile)), start, moves, rng, tally)
    assert tally.unknown > 1000
    assert tally.given_up == 0


def leaking(view):
    """The game with another view."""
    return with_other(rules, view=view)


# -- votes ---------------------------------------------------------------------------------


def check_votes(game, players, rng, matches):
    """Every vote that an observer cannot know is turned round: nothing that it is shown changes.
    How often that was compared."""
    compared = 0
    for _ in range(matches):
        start, moves = one_match(players, rng)
        votes = unshown_votes(start, moves)
        for observer in (None, *range(players)):
            state = other = start
            for at, move in enumerate(moves):
                turned = move
                if at in votes and move.player != observer:
                    turned = Vote(move.player, not move.bluff)
                state, other = game.play(state, move), game.play(other, turned)
                if state.phase in ("voting", "picking", "revealing", "turn"):
                    compared += 1
                    if shown(game, state, observer) != shown(game, other, observer):
                        raise Leak(f"a vote, to the observer {observer}")
            assert not votes or replace(state, ballots=()) == replace(other, ballots=())
    return compared


def unshown_votes(start, moves):
    """Where in *moves* votes are that nobody chose, or that were void."""
    secret, given, state = set(), {}, start
    for at, move in enumerate(moves):
        state = rules.play(state, move)
        if isinstance(move, Vote):
            given[move.player] = at
        if isinstance(move, Revote) or (isinstance(move, Vote | Pick) and state.picked is not None):
            given.pop(state.picked, None)
            secret |= set(given.values())
            given = {}
    return secret


@pytest.mark.parametrize("players", [3, 4, 5])
def test_bp_6_no_vote_but_the_one_that_counts_is_ever_shown(players, matches):
    assert check_votes(rules, players, random.Random(f"votes/{players}"), matches(2)) > 200


def counts_doubts(state, observer):
    return replace(rules.view(state, observer), stolen=state.doubting.bit_count())


def test_a_leaked_vote_is_caught():
    with pytest.raises(Leak):
        check_votes(leaking(counts_doubts), 4, random.Random(1), 10)


def test_bp_6_unshown_votes_stay_secret_in_what_is_recorded(matches):
    rng = random.Random("recorded votes")
    kept = shown_ones = 0
    for _ in range(matches(5)):
        start, moves = one_match(4, rng)
        states = [start]
        for move in moves:
            states.append(rules.play(states[-1], move))
        votes = unshown_votes(start, moves)
        for left in (len(moves), len(moves) * 2 // 3):
            for at, move in enumerate(moves[:left]):
                if not isinstance(move, Vote):
                    continue
                if rules.stays_secret(states[at], move, states[left]):
                    kept += 1
                else:
                    # A void vote that was given again may be told by the one that counted.
                    again = [m for m in moves[at + 1 : left] if m == move]
                    assert at not in votes or again
                    shown_ones += 1
        for at in votes:
            again = [m for m in moves[at + 1 :] if m == moves[at]]
            assert again or rules.stays_secret(states[at], moves[at], states[-1])
    assert kept > shown_ones > 100


def test_g_5_what_everybody_saw_is_recorded_and_nothing_else(matches):
    """Who has seen which card is known to the tests, as the rules are printed."""
    deck, rng, told = PirateDeck(), random.Random("recorded cards"), 0
    for _ in range(matches(3)):
        start, moves = one_match(4, rng)
        states = [start]
        for move in moves:
            states.append(rules.play(states[-1], move))
        for at, move in enumerate(moves):
            if isinstance(move, Vote):
                continue
            seen = list(deck.perceived(states[at], move, states[at + 1]))
            public = not seen or any(who is None for who, _ in seen)
            if isinstance(move, Lay) and not public:
                # Its set was decided before the match was over, or lies there still.
                public = states[-1].turns > states[at].turns or states[-1].phase == "over"
            assert rules.stays_secret(states[at], move, states[-1]) == (not public)
            told += public
    assert told > 100


def test_g_5_a_card_of_a_set_that_was_not_decided_stays_secret(dealt, placed, after):
    state = after(dealt(*HANDS), "drawn red brown-1", "drawn red brown-2", "lay red pink-1 up")
    move = rules.move_from_text(state, "lay red pink-2 down")
    closed = after(state, "lay red pink-2 down", "lay red black-1 down", "end-set red")
    assert rules.stays_secret(state, move, closed)
    votes = ("vote blue bluff", "vote green bluff", "pick red blue")
    shown = after(closed, *votes, "reveal red pink-2")
    assert not rules.stays_secret(state, move, shown)
    other = after(state, "lay red pink-3 down", "lay red black-1 down", "end-set red", *votes)
    assert rules.stays_secret(state, move, other)


def test_a_vote_that_was_taken_back_stays_secret(dealt, placed, after):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 pink-3")
    vote = rules.move_from_text(state, "vote blue bluff")
    left = after(state, "vote blue no-bluff", "vote green bluff", "pick red blue")
    assert rules.stays_secret(state, vote, left)
    assert not rules.stays_secret(state, replace(vote, bluff=False), left)
    # The whole turn was taken back, and went another way.
    other = after(dealt(*HANDS), "drawn red brown-1", "drawn red brown-2", "discard red black-1")
    assert rules.stays_secret(state, vote, other)


# -- what a view says ----------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_from_the_first_card_dealt(after):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    state = after(state, "deal blue pink-3", "deal blue pink-pirate", "deal red black-1")
    assert rules.view(state, 1).secrets.hand == ("pink", "pink-pirate")
    assert rules.view(state, 0).secrets.hand == ("black",)
    assert [player.cards for player in rules.view(state, None).players] == [1, 2]


def test_who_has_placed_a_set_still_sees_its_hidden_cards(dealt, placed, after):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 black-1")
    assert rules.view(state, 0).secrets.hidden == ("pink", "black")
    assert rules.view(state, 1).secrets.hidden == ()
    assert rules.view(state, None).set.down == 2
    state = after(state, "vote blue bluff", "vote green bluff", "pick red blue")
    state = after(state, "reveal red black-1")
    assert rules.view(state, 0).secrets.hidden == ("pink",)


def test_cards_that_went_back_to_the_hand_are_publicly_known(dealt, placed, decided):
    """Case 3 of BP-8."""
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 black-1")
    state = decided(state, "blue bluff", "green bluff", picked="blue")
    assert rules.view(state, None).history[-1] == Happened(
        *("set", "red", ("pink",), ("pink", "black"), "blue"), doubted=True, bluff=True
    )
