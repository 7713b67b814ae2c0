"""Matches of a game of hidden cards in which hypothesis does whatever it likes.

It plays legal moves, deals of which the table sees a part only, moves that are not decided, and now
and then a move that somebody dreamt up: it is either refused or healed, and nothing breaks. A game
adds what else may happen in it, and its own invariants.
"""

from typing import Literal, get_args, get_origin, get_type_hints

import hypothesis.strategies as st
import msgspec
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from controller.cards.deck import READINGS
from controller.errors import IllegalMove
from controller.rules.fields import Domain, annotation, plain_type
from controller.rules.rows import Legality
from controller.rules.sets import members
from harness.matches import SEATS


def dreamt_up(rules, state):
    """Any move, of players, cards and places that there are, or hardly: numbers near those of its
    domains, and cards that nobody saw. Most are of a kind that belongs to the phase."""
    every, now = (kind for _, kind in rules.rows), (row.move for row in rules.in_phase(state))
    kinds = [sorted(set(some), key=lambda kind: kind.__name__) for some in (every, now)]
    return st.one_of(*(st.sampled_from(some) for some in kinds if some)).flatmap(
        lambda kind: st.builds(
            kind,
            **{
                name: _values(hint, state)
                for name, hint in get_type_hints(kind, include_extras=True).items()
            },
        )
    )


def _values(hint, state):
    domain, plain = annotation(hint, Domain), plain_type(hint)
    if domain is not None:
        numbers = domain.numbers(state)
        return st.integers(min(numbers.start, numbers.stop - 1), numbers.stop + 1)
    if plain is bool:
        return st.booleans()
    if get_origin(plain) is Literal:
        return st.sampled_from(get_args(plain))
    if get_origin(hint) is tuple:
        member = _values(get_args(hint)[0], state)
        several = st.lists(member, max_size=8, unique=True)
        return several.map(lambda values: tuple(sorted(values)))
    return st.none() | _values(get_args(hint)[0], state)


def hidden_matches(rules, deal, dealt, *, options, players, optional=None):
    """A state machine of *rules*, whose move `deal(receiver, card)` may be of a card that was not
    read, and whose move `dealt()` gives everybody such cards; the *options*, by their names, and
    the number of *players* are drawn from these strategies; some are left out now and then."""
    options = st.fixed_dictionaries(
        {"reading": st.sampled_from(READINGS), **options}, optional=optional
    )

    class Matches(RuleBasedStateMachine):
        stands_still_unsound = False
        """Whether nothing may be left to do once something was seen that cannot be."""

        @initialize(chosen=options, number=players)
        def begin(self, chosen, number):
            self.state = rules.initial(rules.options_from(chosen), SEATS[:number])
            self.sound = True
            """Nothing has contradicted what was seen before."""

        @precondition(lambda self: self.state.phase == "dealing")
        @rule(rng=st.randoms(use_true_random=False), unread=st.integers(0, 3))
        def the_cards_are_dealt(self, rng, unread):
            while self.state.phase == "dealing":
                dealt = rules.random_move(self.state, rng.random)
                if unread:
                    unread, dealt = unread - 1, deal(dealt.receiver, None)
                self.play(dealt)

        @precondition(lambda self: self.state.phase == "dealing")
        @precondition(lambda self: self.state.options.reading == "late")
        @rule()
        def the_cards_are_dealt_at_once(self):
            if rules.legality(self.state, dealt()) is not Legality.ILLEGAL:
                self.play(dealt())

        @rule(data=st.data())
        def a_legal_move_is_made(self, data):
            moves = rules.legal_moves(self.state)
            kinds = sorted({type(move) for move in moves}, key=lambda kind: kind.__name__)
            if not kinds:
                unsound = self.stands_still_unsound and not self.sound
                assert rules.over(self.state) or unsound
                return
            kind = data.draw(st.sampled_from(kinds))
            self.play(data.draw(st.sampled_from([move for move in moves if type(move) is kind])))

        @rule(rng=st.randoms(use_true_random=False), moves=st.integers(1, 60))
        def many_legal_moves_are_made(self, rng, moves):
            for _ in range(moves):
                move = rules.random_move(self.state, rng.random)
                if move is None:
                    return
                if not self.left_out(move, rng):
                    assert move in rules.legal(self.state, rules.mover(move))
                    self.play(move)

        @rule(data=st.data())
        def an_undecided_move_is_made(self, data):
            moves = rules.undecided(self.state, self.state.active)
            if moves:
                move = data.draw(st.sampled_from(moves))
                if rules.legality(self.state, move) is not Legality.ILLEGAL:
                    self.play(move)

        def readable(self):
            """The cards that lie unread where somebody can look at them."""
            return rules.zones.somewhere(self.state)

        late_reading = None
        """The move by which an unread card turns out to be a card."""

        @rule(data=st.data())
        def a_card_is_read_late(self, data):
            unread = rules.zones.deck.unread_in(self.readable())
            if unread and self.sound and self.state.phase not in ("round_over", "over"):
                number = data.draw(st.sampled_from(unread))
                cards = members(rules.zones.could_be(self.state, number))
                self.play(self.late_reading(number, data.draw(st.sampled_from(cards))))
                # Before a deal was complete it may have been a wrong one.
                self.sound = rules.problems(self.state) == ()

        @rule(data=st.data())
        def a_move_is_dreamt_up(self, data):
            move = data.draw(dreamt_up(rules, self.state))
            before = rules.state_to_text(self.state)
            try:
                after = rules.play(self.state, move)
            except IllegalMove:
                assert rules.legality(self.state, move) is Legality.ILLEGAL
                assert move not in rules.legal(self.state, rules.mover(move))
                after = self.state
            assert rules.state_to_text(self.state) == before
            self.state = after
            self.sound = self.sound and rules.problems(after) == ()
            self.forget_at_a_new_deal()

        def play(self, move):
            """A move that may be made: `play` and `apply` agree, and texts and bytes bring it
            back."""
            before = self.state
            assert rules.legality(before, move) is not Legality.ILLEGAL
            self.state = rules.play(before, move)
            assert self.state == rules.apply(before, move)
            assert rules.move_from_text(before, rules.move_to_text(before, move)) == move
            assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move
            self.forget_at_a_new_deal()
            self.check(before, move)

        def forget_at_a_new_deal(self):
            if self.state.phase == "dealing" and not any(self.state.hands):
                self.sound = True

        def left_out(self, move, rng):
            """Whether a random move is not made, as it would end the match too soon."""
            return False

        def check(self, before, move):
            """Whatever else holds after *move* in the state *before*."""

        @invariant()
        def nothing_is_wrong_unless_something_was_seen_that_cannot_be(self):
            assert not self.sound or rules.problems(self.state) == ()

        @invariant()
        def something_can_be_done_until_the_match_is_over(self):
            if self.sound:
                assert bool(rules.legal_moves(self.state)) != rules.over(self.state)

        @invariant()
        def a_state_is_read_back_from_its_text(self):
            assert rules.state_from_text(rules.state_to_text(self.state)) == self.state

        @invariant()
        def views_can_be_made_for_everybody_and_sent(self):
            for observer in (None, *range(len(self.state.seats))):
                view = rules.view(self.state, observer)
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view

    return Matches
