"""Views hold what an observer may know, and nothing else."""

import random
from itertools import islice

import msgspec
import pytest
from msgspec.structs import replace

from controller.games.bluff_pirate.pieces import (
    CARDS,
    OF_KIND,
    Exposed,
    Lay,
    Pick,
    Reshuffle,
    Revote,
    Vote,
)
from controller.games.bluff_pirate.rules import rules
from controller.rules.sets import members
from controller.views.bluff_pirate import Happened
from examples.bluff_pirate import HANDS
from harness.matches import begun, random_steps, with_other
from harness.pirate_deck import PirateDeck
from harness.secrecy import Forgotten, Leak, Tally, check_match, shown


def one_match(players, rng, mishaps=0.02, **options):
    """A match's moves; now and then everybody sees a card by mistake, or votes are void."""
    start = state = begun(rules, players, **options)
    moves = []
    while (move := rules.random_move(state, rng.random)) is not None:
        if state.phase != "dealing" and rng.random() < mishaps:
            move = mishap(state, rng) or move
        moves.append(move)
        state = rules.play(state, move)
    return start, moves


def mishap(state, rng):
    if state.phase in ("voting", "picking"):
        return Revote()
    holder = rng.randrange(len(state.seats))
    held = members(state.hands[holder])
    return Exposed(holder, rng.choice(held)) if held else None


def check(game, players, rng, matches):
    tally = Tally()
    for _ in range(matches):
        check_match(game, PirateDeck(), *one_match(players, rng), rng, tally)
    return tally


# -- cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", rules.players)
def test_an_observer_learns_what_it_sees_and_nothing_else(players, matches):
    tally = check(rules, players, random.Random(players), matches(1))
    # Every observer and step has been compared with another world.
    assert tally.given_up == 0
    assert tally.known > 0.6 * tally.unknown


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


def tells_who_has_a_pirate(state, observer):
    """A leak: whose hand holds a certain card."""
    view = rules.view(state, observer)
    return replace(view, turn_number=sum(hand & OF_KIND[1] for hand in state.hands[:1]))


def tells_third_parties_what_was_stolen(state, observer):
    view = rules.view(state, observer)
    return replace(view, to_sail=sum(kind for kind in state.stolen if kind is not None))


def tells_the_hidden_cards(state, observer):
    view = rules.view(state, observer)
    return replace(view, to_draw=state.down & ~state.revealed)


def tells_the_copy(state, observer):
    """A leak: equal cards are told apart, so others' copies show by what is missing."""
    return replace(rules.view(state, observer), pile=state.pile & 0b1010101010)


@pytest.mark.parametrize(
    "view",
    [
        tells_who_has_a_pirate,
        tells_third_parties_what_was_stolen,
        tells_the_hidden_cards,
        tells_the_copy,
    ],
)
def test_a_planted_leak_is_caught(view):
    with pytest.raises(Leak):
        check(leaking(view), 4, random.Random(1), 10)


def forgets_thefts(state, observer):
    view = rules.view(state, observer)
    return view if observer is None else replace(view, secrets=replace(view.secrets, thefts=()))


def forgets_old_turns(state, observer):
    view = rules.view(state, observer)
    return replace(view, history=view.history[-1:])


@pytest.mark.parametrize("view", [forgets_thefts, forgets_old_turns])
def test_a_view_that_forgets_is_caught(view):
    with pytest.raises(Forgotten):
        check(leaking(view), 4, random.Random(1), 10)


@pytest.mark.parametrize("players", rules.players)
def test_equal_cards_are_the_same_in_every_view(players, matches):
    rng = random.Random(f"equal/{players}")
    for _ in range(matches(1)):
        start, moves = one_match(players, rng)
        name = {}
        for of_kind in OF_KIND:
            cards = members(of_kind)
            name.update(zip(cards, rng.sample(cards, len(cards)), strict=True))
        state = other = start
        for move in moves:
            state = rules.play(state, move)
            other = rules.play(other, PirateDeck().renamed(move, name))
            for observer in (None, *range(players)):
                assert rules.view(state, observer) == rules.view(other, observer)


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


def test_the_public_view_has_no_secrets(dealt):
    assert rules.view(dealt(*HANDS), None).secrets is None


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


def test_a_view_survives_the_wire(dealt, placed):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 black-1")
    view = rules.view(state, 1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
