"""A referee that misses some of the cards agrees with one that sees them all.

A match is played at random by a referee that sees everything, and beside it by one who is half
blind: some tags are dead, some taps are forgotten. Whatever the second one concludes must be true,
what it cannot know it must call undecided, and both name the same winners.
"""

import random

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from controller.errors import IllegalMove
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    DECK,
    KIND,
    WHOLE_DECK,
    BoardShip,
    Deal,
    Dealt,
    Discard,
    Drawn,
    Lay,
    Named,
    Reveal,
    Seen,
    Stolen,
)
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import ZONES, hidden, kind_of
from controller.rules.rows import Legality
from controller.rules.sets import members, only
from harness.halfblind import HalfBlindReferee, assignment
from harness.matches import begun, random_steps, with_other
from harness.secrecy import Tally, check_match

HEARD = (Deal, Drawn, Stolen, Lay, Discard, BoardShip, Reveal)


class HalfBlind(HalfBlindReferee):
    rules = rules
    blindness = 0.06

    def hear_of(self, true, move, true_after):
        if isinstance(move, Deal) and self.dealt_at_once:
            return
        seen, missed = move, 2.5 * self.blindness if type(move) is Deal else self.blindness
        if isinstance(move, HEARD) and self.rng.random() < missed:
            seen = replace(move, card=None)
        # What was in fact legal is never refused.
        assert rules.legality(self.state, seen) is not Legality.ILLEGAL
        self.play(seen)
        if self.state.phase == "reading":
            waiting = self.state.pending.card
            if self.rng.random() < 0.5:
                self.play(Named(waiting, KIND[move.card]))
            else:
                self.play(Seen(waiting, move.card))
        if self.state.phase != "over" and self.rng.random() < 0.02:
            self.read_one(true_after)

    def read_one(self, true):
        """A card of somebody's hand that was not read is tapped."""
        for player, hand in enumerate(self.state.hands):
            unread = DECK.unread_in(hand)
            if unread:
                missing = members(true.hands[player] & ~hand)
                self.play(Seen(self.rng.choice(unread), self.rng.choice(missing)))
                return


def played(rng, players, blindness=None, at_once=False, **options):
    blind = HalfBlind(rng, players, blindness, **options)
    return blind.beside(Dealt() if at_once else None)


@pytest.mark.parametrize("players", rules.players)
def test_a_half_blind_referee_agrees_with_one_that_sees_everything(players, matches):
    rng = random.Random(f"half blind/{players}")
    unread = 0
    for _ in range(matches(1)):
        for true, blind in played(rng, players):
            state = blind.state
            unread += len(DECK.unread_in(ZONES.somewhere(state)))
            check_agreement(state, true)
            if rng.random() < 0.05:
                assert rules.state_from_text(rules.state_to_text(state)) == state
    assert unread > 500


@settings(max_examples=2)
@given(
    seed=st.integers(0, 1 << 32),
    players=st.sampled_from(rules.players),
    blindness=st.sampled_from([0.02, 0.1, 0.4, 1.0]),
    at_once=st.booleans(),
    options=st.fixed_dictionaries(
        {
            "keep_up_to": st.sampled_from([4, 5]),
            "small_hand": st.sampled_from(["keep", "choose"]),
            "discard_without": st.sampled_from(["placing", "having"]),
            "turns": st.sampled_from([None, 60]),
        }
    ),
)
def test_however_blind_a_referee_is_it_agrees(seed, players, blindness, at_once, options):
    options["reading"] = "late" if at_once else "every"
    match = played(random.Random(seed), players, blindness, at_once, **options)
    for true, blind in match:
        check_agreement(blind.state, true)


def check_agreement(state, true):
    """What is in the open is the same, and nothing that it concludes is wrong."""
    assert rules.problems(state) == ()
    assert (state.phase, state.active, state.turn) == (true.phase, true.active, true.turn)
    assert (state.ships, state.opened, state.won) == (true.ships, true.opened, true.won)
    for hand, held in zip(state.hands, true.hands, strict=True):
        assert hand.bit_count() == held.bit_count()
        assert not hand & WHOLE_DECK & ~held
    check_what_is_shown(true, state)


def check_what_is_shown(true, state):
    """All that lies face up is named, and whatever a seat is shown is true; it may be missing."""
    view, truth = rules.view(state, None), rules.view(true, None)
    assert (view.history, view.discards, view.pile) == (truth.history, truth.discards, truth.pile)
    for seat in range(len(true.seats)):
        shown, truly = rules.view(state, seat).secrets, rules.view(true, seat).secrets
        assert not missing_from(truly.hand, shown.hand)
        assert not missing_from(truly.hidden, shown.hidden)
        assert [theft.at for theft in shown.thefts] == [theft.at for theft in truly.thefts]
        for theft, true_theft in zip(shown.thefts, truly.thefts, strict=True):
            for kind, true_kind in zip(theft.cards, true_theft.cards, strict=True):
                assert kind in (None, true_kind)


def missing_from(kinds, others):
    """Those of *others* that *kinds* do not have, one for one."""
    left = list(kinds)
    return [kind for kind in others if kind not in left or left.remove(kind)]


def test_what_a_card_can_be_holds_what_it_is(matches):
    rng, told = random.Random("could be"), 0
    for _ in range(matches(2)):
        for true, blind in played(rng, 3):
            if rng.random() > 0.1:
                continue
            state = blind.state
            for hand, held in zip(state.hands, true.hands, strict=True):
                unread = DECK.unread_in(hand)
                if 0 < len(unread) <= 4:
                    truth = assignment(ZONES, state, unread, members(held & ~hand))
                    for number, card in zip(unread, truth, strict=True):
                        assert ZONES.could_be(state, number) >> card & 1
                        told += 1
            assert not true.pile & ~ZONES.next_of_rest(state)
    assert told > 30


@pytest.mark.parametrize("players", [3, 5])
def test_a_certain_verdict_is_true(players, matches):
    """LEGAL is legal, ILLEGAL is illegal, and UNDECIDED is left to those who see the card."""
    rng, verdicts = random.Random(f"certain/{players}"), set()
    for _ in range(matches(3)):
        for true, blind in played(rng, players):
            if true.phase not in ("turn", "set"):
                continue
            player = true.active
            for move in (Lay(player, 0, True), BoardShip(player, 0)):
                of_hand = {
                    card: rules.legality(true, replace(move, card=card))
                    for card in members(true.hands[player])
                }
                for card, truth in of_hand.items():
                    assert rules.legality(blind.state, replace(move, card=card)) is truth
                verdict = rules.legality(blind.state, replace(move, card=None))
                verdicts.add(verdict)
                if verdict is not Legality.UNDECIDED:
                    assert set(of_hand.values()) <= {verdict}
    assert verdicts == set(Legality)


# -- secrets -------------------------------------------------------------------------------


class NamedCards:
    """The cards that were read, and who sees the face of which. What is read late is known to
    the seat that holds it, and to everybody where its kind has been named or it lies face up."""

    def everything(self):
        return range(CARD_COUNT)

    def alike(self, card, other):
        # The table may lose sight of what a seat has seen: that it recalls nothing is no mistake.
        return True

    def renamed(self, move, name):
        card = getattr(move, "card", None)
        return move if card is None else replace(move, card=name.get(card, card))

    def perceived(self, before, move, after):
        card = card_meant(before, move)
        if card is None or card >= CARD_COUNT:
            return
        match move:
            case Deal(player) | Drawn(player) | Lay(player, _, False):
                yield player, card
            case Stolen(thief):
                yield from ((thief, card), (before.target, card))
            case Seen(number) if kind_of(before, number) is None and before.phase != "reading":
                yield from ((p, card) for p, hand in enumerate(after.hands) if hand >> card & 1)
            case _:
                yield None, card


def card_meant(state, move):
    """The card of the move, also where it is not named since no other lies there."""
    card = getattr(move, "card", None)
    if card is not None or not isinstance(move, HEARD) or isinstance(move, Deal | Drawn):
        return card
    cards = state.hands[state.target if isinstance(move, Stolen) else move.player]
    if isinstance(move, Reveal):
        cards = hidden(state)
    return members(cards)[0] if cards.bit_count() == 1 else None


def play_without_conflicts(state, move):
    """A world in which readings contradict each other is none to compare with."""
    after = rules.play(state, move)
    if after.conflicts:
        raise IllegalMove("", "")
    return after


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_table_has_not_read_tells_nobody_of_other_cards(players, matches):
    """Other cards out of sight, the same blanks: what seats are shown and offered is the same."""
    # Whether the cards that were not read can be what others have left is not asked here.
    game = with_other(rules, play=play_without_conflicts, problems=lambda state: ())
    rng, tally = random.Random(f"unread secrets/{players}"), Tally()
    for _ in range(matches(2)):
        *_, (_, blind) = played(rng, players)
        start, moves = begun(rules, players), blind.moves[:300]
        check_match(game, NamedCards(), start, moves, rng, tally)
    assert tally.unknown > 1000
    assert tally.given_up < 0.05 * tally.unknown


def test_which_card_has_left_a_hand_shows_to_nobody_who_did_not_see_it(matches):
    """Another card of the same hand is stolen or hidden: one that was read, where it was unread, or
    the other way round. A player who did not see it is shown the same from then on."""
    rng, compared = random.Random("which card"), 0
    for _ in range(matches(4)):
        blind = HalfBlind(rng, 4)
        states = []
        for true, move, true_after in random_steps(rules, blind.state, rng):
            before, count = blind.state, len(blind.moves)
            blind.hear_of(true, move, true_after)
            states += [before] * (len(blind.moves) - count)
        for at, move in enumerate(blind.moves):
            quiet = isinstance(move, Stolen) or (isinstance(move, Lay) and not move.up)
            if not quiet or move.card is None or rng.random() < 0.7:
                continue
            state = states[at]
            owner = state.target if isinstance(move, Stolen) else move.player
            others = members(state.hands[owner] & ~only(move.card))
            if others:
                instead = replace(move, card=rng.choice(others))
                strangers = set(range(4)) - {owner, state.turn}
                compared += compare_on(state, move, instead, blind.moves[at + 1 :], strangers)
    assert compared > 500


def card_of(move):
    return getattr(move, "card", None)


def shows_which(move):
    """Whether some card is turned up that the table did not read: it may be one of the two."""
    face_up = isinstance(move, Reveal | Discard | BoardShip) or (isinstance(move, Lay) and move.up)
    return face_up and move.card is None


def compare_on(state, move, instead, following, strangers):
    """How many states were compared after each of the two moves, with the same moves after it:
    until either card is named again, or lies face up."""
    compared, other = 0, state
    for here, there in [(move, instead), *((later, later) for later in following)]:
        if compared and (shows_which(here) or card_of(here) in (move.card, instead.card)):
            break
        try:
            state, other = rules.play(state, here), rules.play(other, there)
        except IllegalMove:
            break
        if rules.problems(other) or rules.problems(state):
            break
        for seat in (None, *sorted(strangers)):
            compared += 1
            assert rules.view(other, seat) == rules.view(state, seat)
            if seat is not None:
                assert rules.legal(other, seat) == rules.legal(state, seat)
                assert rules.undecided(other, seat) == rules.undecided(state, seat)
    return compared
