"""A referee that misses some of the cards agrees with one that sees them all.

A match is played at random by a referee that sees everything, and beside it by one who is half
blind: some tags are dead, some taps are forgotten. Whatever the second one concludes must be true,
what it has read of a card must never be refused, and nobody may see in what it shows which cards
others hold.
"""

import random

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from controller.cards.deck import assignable
from controller.errors import IllegalMove
from controller.games.captain_bluff.memory import ASIDE, DISCARD, PILE, hand_of, recalled
from controller.games.captain_bluff.pieces import (
    CARD_COUNT,
    FACES,
    LUGGAGE_COUNT,
    WHOLE_DECK,
    Call,
    Change,
    Check,
    Deal,
    Dealt,
    Define,
    Draw,
    Place,
    Play,
    Recover,
    Reshuffle,
    Seen,
    Shown,
    Take,
)
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import ZONES
from controller.rules.rows import Legality
from controller.rules.sets import members, only, set_of
from harness.halfblind import HalfBlindReferee, assignment
from harness.matches import begun, random_steps, with_other
from harness.secrecy import Tally, check_match, shown

FACE_DOWN = (Deal, Draw, Take, Define, Change)
STEPS = 250


class HalfBlind(HalfBlindReferee):
    rules = rules
    blindness = 0.15

    def hear_of(self, true, move, true_after):
        if isinstance(move, Deal) and self.dealt_at_once:
            return
        told = move
        if isinstance(move, FACE_DOWN) and self.rng.random() < self.blindness:
            told = replace(move, card=self.forgotten(move))
        elif isinstance(move, Place | Play) and not self.state.hands[move.player] >> move.card & 1:
            told = self.unread_or_read(move)
        legality = rules.legality(self.state, told)
        # What was in fact legal is never refused.
        assert legality is not Legality.ILLEGAL
        assert legality is Legality.LEGAL or self.state.hands[told.player] >> CARD_COUNT
        self.play(told)
        if self.state.phase == "reading":
            self.play(Seen(told.card, move.card))
        if self.state.phase == "revealing":
            self.play(
                Seen(self.state.belts[self.state.at].destination, true_after.called.destination)
            )
        if self.state.phase not in ("dealing", "over") and self.rng.random() < 0.03:
            self.read_one(true_after)

    def forgotten(self, move):
        """Nobody saw which card it was, or that it was one of those that were never read."""
        if isinstance(move, Define | Change) and not self.state.hands[move.player] >> move.card & 1:
            unread = members(self.state.hands[move.player] & ~WHOLE_DECK)
            return self.rng.choice([None, *unread])
        return None

    def unread_or_read(self, move):
        """A card that was not read until now: the tap may go unread again. Nobody can say which
        of the unread cards it is."""
        unread = members(self.state.hands[move.player] & ~WHOLE_DECK)
        assert ZONES.what_may_be(self.state, set_of(unread)) >> move.card & 1
        if self.rng.random() < 0.5:
            return replace(move, card=self.rng.choice(unread))
        return move

    def read_one(self, true):
        """A card that was not read is tapped: one of a hand, or one above a belt."""
        found = [
            (belt.destination, true.belts[at].destination)
            for at, belt in enumerate(self.state.belts)
            if belt.destination is not None and belt.destination >= CARD_COUNT
        ]
        for hand, held in zip(self.state.hands, true.hands, strict=True):
            unread = members(hand & ~WHOLE_DECK)
            cards = members(held & ~hand)
            if unread:
                found.append((self.rng.choice(unread), self.rng.choice(cards)))
        if found:
            self.play(Seen(*self.rng.choice(found)))


def played(rng, players, steps=STEPS, blindness=None, at_once=False, **options):
    blind = HalfBlind(rng, players, blindness, **options)
    return blind.beside(Dealt() if at_once else None, steps + 1)


# -- what it concludes ---------------------------------------------------------------------


@pytest.mark.parametrize("players", rules.players)
def test_a_half_blind_referee_agrees_with_one_that_sees_everything(players, matches):
    rng = random.Random(f"half blind/{players}")
    unread = 0
    for _ in range(matches(1)):
        for true, blind in played(rng, players):
            unread += (ZONES.somewhere(blind.state) & ~WHOLE_DECK).bit_count()
            check_agreement(blind.state, true)
    assert unread > 300


@settings(max_examples=2)
@given(
    seed=st.integers(0, 1 << 32),
    players=st.sampled_from(rules.players),
    blindness=st.sampled_from([0.05, 0.3, 0.7, 1.0]),
    at_once=st.booleans(),
    options=st.fixed_dictionaries(
        {
            "line": st.sampled_from(["rising", "consecutive"]),
            "changes_go": st.sampled_from(["to-loser", "to-discard"]),
        }
    ),
)
def test_however_blind_a_referee_is_it_agrees(seed, players, blindness, at_once, options):
    options["reading"] = "late" if at_once else "every"
    match = played(random.Random(seed), players, 2 * STEPS, blindness, at_once, **options)
    for true, blind in match:
        check_agreement(blind.state, true)


def check_agreement(state, true):
    """What is in the open is the same, and nothing that it concludes is wrong."""
    assert rules.problems(state) == ()
    assert rules.state_from_text(rules.state_to_text(state)) == state
    for name in ("phase", "active", "turn", "standstill", "acted", "airport", "due", "at"):
        assert getattr(state, name) == getattr(true, name)
    for name in ("run", "passed", "other", "looked", "called", "in_pile"):
        assert getattr(state, name) == getattr(true, name)
    check_cards(state, true)
    check_what_is_shown(state, true)


def check_cards(state, true):
    """What was read is there, and what may be somewhere holds what is there."""
    for hand, held in zip(state.hands, true.hands, strict=True):
        assert hand.bit_count() == held.bit_count()
        assert not hand & WHOLE_DECK & ~held
    assert true.pile & ~state.pile == 0
    assert not ZONES.somewhere(state) & (state.pile | state.unused)
    assert not state.unused & ~true.unused or state.unread
    assert true.unused & ~state.unused == 0
    assert state.discard.bit_count() == true.discard.bit_count()
    for belt, truth in zip(state.belts, true.belts, strict=True):
        assert (belt.line, belt.known) == (truth.line, truth.known)
        if belt.destination is None:
            assert truth.destination is None
        else:
            assert ZONES.what_may_be(state, only(belt.destination)) >> truth.destination & 1


def check_what_is_shown(state, true):
    """Whatever is shown is true: a hand's cards, and where a card may be that was seen."""
    for observer in (None, *range(len(true.seats))):
        shown_to, truly = rules.view(state, observer), rules.view(true, observer)
        without = {"known": (), "secrets": None}
        assert replace(shown_to, **without) == replace(truly, **without)
        check_memory(state.seen[-1 if observer is None else observer], true)
        if observer is not None:
            left = list(truly.secrets.hand)
            for card in shown_to.secrets.hand:
                left.remove(card)


def check_memory(memory, true):
    """Every card that is remembered is at one of the places where it may be; of equal ones there
    is one for each."""
    where = place_of_each(true)
    slots = []
    for card, places in recalled(memory):
        copies = [other for other in range(CARD_COUNT) if FACES[other] == FACES[card]]
        slots.append(set_of(other for other in copies if where.get(other) in places))
    assert assignable(slots)


def place_of_each(true):
    where = dict.fromkeys(members(true.pile), PILE) | dict.fromkeys(members(true.discard), DISCARD)
    for player, hand in enumerate(true.hands):
        where |= dict.fromkeys(members(hand), hand_of(player))
    where |= {b.destination: at for at, b in enumerate(true.belts) if b.destination is not None}
    return where if true.aside is None else where | {true.aside: ASIDE}


@pytest.mark.parametrize("players", rules.players)
def test_an_all_seeing_referee_remembers_everything_and_wrongs_nobody(players, matches):
    """Each observer's memory holds all cards that it has seen and does not see now."""
    rng = random.Random(f"memory/{players}")
    for _ in range(matches(1)):
        seen = {observer: set() for observer in range(players)}
        for state, move, after in random_steps(rules, begun(rules, players), rng):
            for who, card in PERCEIVED.perceived(state, move, after):
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


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_card_can_be_holds_what_it_is(players, matches):
    rng = random.Random(f"could be/{players}")
    told = 0
    for _ in range(matches(2)):
        for step, (true, blind) in enumerate(played(rng, players)):
            state = blind.state
            for hand, held in zip(state.hands, true.hands, strict=True):
                unread = members(hand & ~WHOLE_DECK)
                if step % 5 or not unread or len(unread) > 4:
                    continue
                fitting = assignment(ZONES, state, unread, members(held & ~hand))
                for number, card in zip(unread, fitting, strict=True):
                    assert ZONES.could_be(state, number) >> card & 1
                    told += 1
    assert told > 100


# -- what it shows -------------------------------------------------------------------------


class Cards:
    """Who sees the face of which card, a half-blind referee's moves included: it can show only
    what it was told."""

    def everything(self):
        return range(CARD_COUNT)

    def alike(self, card, other):
        return FACES[card] == FACES[other]

    def renamed(self, move, name):
        card = getattr(move, "card", None)
        return move if card is None else replace(move, card=name.get(card, card))

    def perceived(self, before, move, after):
        for who, card in self._seers(before, move, after):
            if card is not None and card < CARD_COUNT:
                yield who, card

    def _seers(self, before, move, after):
        match move:
            case Deal(player, card) | Draw(player, card) | Take(player, card):
                # Where nobody tapped it, it is what the table knows that lay there.
                yield player, before.aside if card is None and isinstance(move, Take) else card
            case Define(player, _, card) | Change(player, _, card):
                yield player, card
            case Check(player, belt):
                yield player, before.belts[belt].destination
            case Place(_, _, card) | Play(_, card) | Recover(_, _, card) | Shown(_, card):
                yield None, card
            case Seen(number, card):
                yield from self._who_sees(before, number, card)
        if after.called != before.called:
            yield None, after.called.destination

    def _who_sees(self, before, number, card):
        if before.pending is not None and before.pending.card == number:
            yield None, card
        for player, hand in enumerate(before.hands):
            if hand >> number & 1:
                yield player, card
        for belt in before.belts:
            if belt.destination == number:
                yield from ((player, card) for player in members(belt.known))


PERCEIVED = Cards()


def only_what_can_be(state, move):
    """The rules without worlds in which readings contradict each other: nobody lives there."""
    after = rules.play(state, move)
    if rules.problems(after):
        raise IllegalMove("", "G-4")
    return after


POSSIBLE = with_other(rules, play=only_what_can_be)


@pytest.mark.parametrize("players", rules.players)
def test_what_the_table_has_not_read_tells_nobody_of_other_cards(players, matches):
    rng, tally = random.Random(f"unread secrets/{players}"), Tally()
    for _ in range(matches(1)):
        *_, (_, blind) = played(rng, players, steps=120, blindness=0.1)
        start = begun(rules, players)
        check_match(POSSIBLE, Cards(), start, blind.moves, rng, tally, stretch=40)
    assert tally.given_up < 0.2 * tally.unknown
    assert tally.known > 0.2 * tally.unknown


def test_which_card_has_left_a_hand_shows_to_nobody_who_did_not_see_it(matches):
    """Another card of the same hand is laid face down: one that was read, where it was unread, or
    the other way round. A player who did not see it is shown the same from then on."""
    rng = random.Random("which card")
    compared = 0
    for _ in range(matches(8)):
        *_, (_, blind) = played(rng, 4, steps=160)
        moves, state = blind.moves, begun(rules, 4)
        for step, move in enumerate(moves):
            if isinstance(move, Define | Change) and move.card is not None:
                others = members(state.hands[move.player] & ~(1 << move.card))
                if others:
                    instead = replace(move, card=rng.choice(others))
                    following = until_named(moves[step + 1 :], (move.card, instead.card))
                    compared += compare_on(state, move, instead, following[:30])
            state = rules.play(state, move)
    assert compared > 1000


def until_named(moves, cards):
    """The moves up to one that names one of *cards*, or after which nobody need say the same."""
    for at, move in enumerate(moves):
        if getattr(move, "card", None) in cards or isinstance(move, Reshuffle):
            return moves[:at]
    return moves


def compare_on(state, move, instead, following):
    """How many states were compared after each of the two moves, with the same moves after it."""
    compared, other = 0, state
    strangers = {None, *range(4)} - {move.player}
    for here, there in [(move, instead), *((later, later) for later in following)]:
        state = rules.play(state, here)
        try:
            other = rules.play(other, there)
        except IllegalMove:
            break
        if state.phase != other.phase or rules.problems(other):
            break
        if isinstance(here, Check | Shown) and here.belt == move.belt:
            break
        if isinstance(here, Take | Seen | Call):
            break
        for seat in strangers:
            compared += 1
            assert shown(rules, other, seat) == shown(rules, state, seat)
    return compared
