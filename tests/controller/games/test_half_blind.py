"""A referee that misses some of the cards agrees with one that sees all, in every game of cards.

A match is played at random by a referee that sees everything, and beside it by one who is half
blind (`harness.halfblind`).
"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from controller.cards.unread import Dealt
from controller.errors import IllegalMove
from controller.rules.rows import Legality
from controller.rules.sets import members
from harness.halfblind import REFEREES, NamedCards, ReadCards, without_conflicts
from harness.matches import begun, with_other
from harness.secrecy import Tally, check_match, shown

EVERYWHERE = [(slug, players) for slug, of in REFEREES.items() for players in of.rules.players]


@pytest.mark.parametrize(("slug", "players"), EVERYWHERE)
def test_a_half_blind_referee_agrees_with_one_that_sees_everything(slug, players, matches):
    of, rng, unread = REFEREES[slug], random.Random(f"half blind/{players}"), 0
    for _ in range(matches(of.matches)):
        for true, blind in of(rng, players).beside():
            unread += len(blind.deck.unread_in(of.rules.zones.somewhere(blind.state)))
            blind.check(true)
        assert of.steps or blind.state.phase == "over"
    assert unread > 100 * (1 if slug == "captains-orders" else 3)


@pytest.mark.parametrize("slug", REFEREES)
def test_however_blind_a_referee_is_it_agrees(slug):
    of = REFEREES[slug]

    @settings(max_examples=of.examples, deadline=None)
    @given(
        seed=st.integers(0, 1 << 32),
        players=st.sampled_from(of.rules.players),
        blindness=st.sampled_from([0.05, 0.3, 0.7, 1.0]),
        at_once=st.booleans(),
        options=of.options,
    )
    def agrees(seed, players, blindness, at_once, options):
        options = {**options, "reading": "late" if at_once else "every"}
        referee = of(random.Random(seed), players, blindness, **options)
        for true, blind in referee.beside(Dealt() if at_once else None, 2 * (of.steps or 0)):
            blind.check(true)

    agrees()


@pytest.mark.parametrize(("slug", "players"), [(slug, 4) for slug in REFEREES])
def test_what_a_card_can_be_holds_what_it_is(slug, players, matches):
    of, rng, asked = REFEREES[slug], random.Random(f"could be/{players}"), 0
    for _ in range(matches(2)):
        for true, blind in of(rng, players).beside():
            if random.Random(len(blind.moves)).random() < 0.2:
                asked += blind.check_what_may_be(true)
    assert asked > 30


@pytest.mark.parametrize(
    ("slug", "players"),
    [("bluff-pirate", 3), ("bluff-pirate", 5), ("captains-orders", 4), ("captains-orders", 6)],
)
def test_a_certain_verdict_is_true(slug, players, matches):
    """LEGAL is legal, ILLEGAL is illegal, and UNDECIDED is left to those who see the card."""
    of, rng, verdicts = REFEREES[slug], random.Random(f"certain/{players}"), set()
    for _ in range(matches(of.matches + 2)):
        for true, blind in of(rng, players).beside():
            for move in blind.asked(true):
                of_hand = {}
                for card in members(true.hands[move.player]):
                    named = type(move)(**{**as_dict(move), "card": card})
                    of_hand[card] = of.rules.legality(true, named)
                    assert of.rules.legality(blind.state, named) is of_hand[card]
                if move.card is None:
                    verdict = of.rules.legality(blind.state, move)
                    verdicts.add(verdict)
                    assert verdict is Legality.UNDECIDED or set(of_hand.values()) <= {verdict}
    assert {Legality.LEGAL, Legality.UNDECIDED} <= verdicts


def as_dict(move):
    return {name: getattr(move, name) for name in move.__struct_fields__}


# -- what it shows -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_unread_tells_nobody_of_other_cards_in_bluff_pirate(players, matches):
    """Other cards out of sight, the same blanks: what seats are shown and offered is the same."""
    of = REFEREES["bluff-pirate"]

    def play(state, move):
        after = of.rules.play(state, move)
        if after.conflicts:
            raise IllegalMove("", "")
        return after

    # Whether the cards that were not read can be what others have left is not asked here.
    game = with_other(of.rules, play=play, problems=lambda state: ())
    rng, tally = random.Random(f"unread secrets/{players}"), Tally()
    for _ in range(matches(2)):
        *_, (_, blind) = of(rng, players).beside()
        start = begun(of.rules, players)
        check_match(game, NamedCards(), start, blind.moves[:300], rng, tally)
    assert tally.unknown > 1000
    assert tally.given_up < 0.05 * tally.unknown


@pytest.mark.parametrize("players", REFEREES["captain-bluff"].rules.players)
def test_what_is_unread_tells_nobody_of_other_cards_in_captain_bluff(players, matches):
    of = REFEREES["captain-bluff"]
    rng, tally = random.Random(f"unread secrets/{players}"), Tally()
    for _ in range(matches(1)):
        *_, (_, blind) = of(rng, players, 0.1).beside(steps=121)
        start, possible = begun(of.rules, players), without_conflicts(of.rules)
        check_match(possible, ReadCards(), start, blind.moves, rng, tally, stretch=40)
    assert tally.given_up < 0.2 * tally.unknown
    assert tally.known > 0.2 * tally.unknown


@pytest.mark.parametrize(
    ("slug", "rounds", "enough"),
    [("captain-bluff", 8, 1000), ("bluff-pirate", 4, 500), ("captains-orders", 25, 300)],
)
def test_which_card_has_left_a_hand_shows_to_nobody_who_did_not_see_it(
    slug, rounds, enough, matches
):
    """Another card of the same hand leaves it: one that was read, where it was unread, or the other
    way round. A player who did not see it is shown the same from then on."""
    of, rng, compared = REFEREES[slug], random.Random("which card"), 0
    for _ in range(matches(rounds)):
        *_, (_, blind) = of(rng, 4).beside()
        for step, move in enumerate(blind.moves):
            if not blind.leaves_unseen(move) or move.card is None:
                continue
            if slug == "bluff-pirate" and rng.random() < 0.7:
                continue
            if others := blind.instead(step):
                compared += compare_on(blind, step, rng.choice(others))
    assert compared > enough


def compare_on(blind, step, card):
    """How many states were compared once that card has left the hand instead, with the same moves
    after it: until either card is named again, or lies face up."""
    rules, move, state = blind.rules, blind.moves[step], blind.states[step]
    instead = type(move)(**{**as_dict(move), "card": card})
    strangers, compared, other = blind.strangers(state, move), 0, state
    end = blind.stretch and step + 1 + blind.stretch
    following = ((later, later) for later in blind.moves[step + 1 : end])
    for here, there in ((move, instead), *following):
        named = getattr(here, "card", None) in (move.card, card)
        if here is not move and (named or blind.tells(here, move)):
            break
        try:
            state, other = rules.play(state, here), rules.play(other, there)
        except IllegalMove:
            break
        if blind.incomparable(state, other) or rules.problems(other) or rules.problems(state):
            break
        for seat in strangers:
            compared += 1
            assert shown(rules, other, seat) == shown(rules, state, seat)
    return compared
