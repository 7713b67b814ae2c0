"""Whatever is played, the invariants of the rulings (4.4) hold.

Hypothesis plays legal moves, moves of which the table sees a part only, and now and then a move
that somebody dreamt up: it is either refused or healed, and nothing breaks.
"""

from collections import Counter

import hypothesis.strategies as st
import msgspec
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from controller.errors import IllegalMove
from controller.games.captains_orders import rules
from controller.games.captains_orders.moves import (
    Accept,
    Ask,
    Belay,
    Deal,
    Discard,
    Discover,
    Exposed,
    Follow,
    Give,
    NextRound,
    Pass,
    PlayOrder,
    Redeal,
    Seen,
)
from controller.games.captains_orders.pieces import CARD_COUNT, RANK
from controller.games.captains_orders.unread import any_unread, could_be
from controller.games.hidden import Legality
from controller.games.sets import members

SEATS = ("red", "blue", "green", "yellow", "white", "orange", "purple", "black")

OPTIONS = st.fixed_dictionaries(
    {
        "wins": st.integers(1, 3),
        "rounds": st.integers(1, 4),
        "first_dealer": st.integers(0, 3),
        "misplay": st.sampled_from(["redo", "forfeit"]),
    }
)
PLAYER = st.integers(0, 7)
CARD = st.integers(0, CARD_COUNT - 1)
ANY_CARD = st.none() | st.integers(0, CARD_COUNT + 5)
DREAMT_UP = st.one_of(
    st.builds(Deal, PLAYER, st.none() | CARD),
    st.builds(Seen, st.integers(CARD_COUNT, CARD_COUNT + 5), CARD),
    st.builds(PlayOrder, PLAYER, CARD),
    st.builds(Pass, PLAYER, PLAYER, ANY_CARD),
    st.builds(Ask, PLAYER, PLAYER),
    st.builds(Give, PLAYER, ANY_CARD),
    st.builds(Discard, PLAYER, ANY_CARD),
    st.builds(Follow, PLAYER, ANY_CARD),
    st.builds(Belay, PLAYER, CARD),
    st.builds(Discover, PLAYER, PLAYER),
    st.builds(Accept, PLAYER),
    st.builds(Exposed, PLAYER, CARD),
    st.sampled_from([Redeal(), NextRound()]),
)


class Matches(RuleBasedStateMachine):
    @initialize(options=OPTIONS, players=st.integers(4, 8))
    def begin(self, options, players):
        self.state = rules.initial(rules.options_from(options), SEATS[:players])
        self.sound = True
        """Nothing has contradicted what was seen before."""

    @precondition(lambda self: self.state.phase == "dealing")
    @rule(rng=st.randoms(use_true_random=False), unread=st.integers(0, 3))
    def the_cards_are_dealt(self, rng, unread):
        while self.state.phase == "dealing":
            deal = rules.random_move(self.state, rng.random)
            if unread:
                unread, deal = unread - 1, Deal(deal.receiver, None)
            self.play(deal)

    @rule(data=st.data())
    def a_legal_move_is_made(self, data):
        moves = rules.legal_moves(self.state)
        kinds = sorted({type(move) for move in moves}, key=lambda kind: kind.__name__)
        if not kinds:
            assert rules.over(self.state)
            return
        kind = data.draw(st.sampled_from(kinds))
        self.play(data.draw(st.sampled_from([move for move in moves if type(move) is kind])))

    @rule(rng=st.randoms(use_true_random=False), moves=st.integers(1, 40))
    def many_legal_moves_are_made(self, rng, moves):
        for _ in range(moves):
            move = rules.random_move(self.state, rng.random)
            if move is None:
                return
            if isinstance(move, Discover) and rng.random() < 0.8:
                continue
            assert move in rules.legal(self.state, rules.mover(move))
            self.play(move)

    @rule(data=st.data())
    def an_undecided_move_is_made(self, data):
        moves = rules.undecided(self.state, self.state.active)
        if moves:
            move = data.draw(st.sampled_from(moves))
            if rules.legality(self.state, move) is not Legality.ILLEGAL:
                self.play(move)

    @rule(data=st.data())
    def a_card_is_read_late(self, data):
        unread = any_unread(self.state)
        if unread and self.sound and self.state.phase not in ("round_over", "over"):
            number = data.draw(st.sampled_from(unread))
            cards = members(could_be(self.state, number))
            self.play(Seen(number, data.draw(st.sampled_from(cards))))

    @rule(move=DREAMT_UP)
    def a_move_is_dreamt_up(self, move):
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
        if after.phase == "dealing" and not after.read and not after.unread:
            self.sound = True

    def play(self, move):
        """A move that may be made: `play` and `apply` agree, and texts and bytes bring it back."""
        before = self.state
        assert rules.legality(before, move) is not Legality.ILLEGAL
        self.state = rules.play(before, move)
        assert self.state == rules.apply(before, move)
        assert rules.move_from_text(before, rules.move_to_text(before, move)) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move
        if isinstance(move, NextRound | Redeal):
            self.sound = True
            return
        if before.phase != "dealing":
            held = [sum(hand.bit_count() for hand in s.hands) for s in (before, self.state)]
            # The last card of a round may have gone on to its receiver.
            assert held[1] <= held[0] or before.phase == "reveal"

    @invariant()
    def no_card_is_lost_or_doubled(self):
        state = self.state
        outside = [card for card in (state.order, state.last) if card is not None]
        places = [*state.hands, state.discards, *(1 << card for card in outside)]
        everywhere = [card for place in places for card in members(place)]
        if self.sound:
            assert len(set(everywhere)) == len(everywhere)
            ranks = Counter(RANK[card] for card in everywhere if card < CARD_COUNT)
            assert all(ranks[rank] <= rank for rank in ranks)
        assert len(everywhere) <= CARD_COUNT

    @invariant()
    def nothing_is_wrong_unless_something_was_seen_that_cannot_be(self):
        assert not self.sound or rules.problems(self.state) == ()

    @invariant()
    def every_live_hand_has_a_card(self):
        if self.state.phase in ("turn", "order", "give", "discard", "reading"):
            assert all(self.state.hands)

    @invariant()
    def one_player_acts_and_never_answers_the_own_order(self):
        state = self.state
        if state.phase == "order":
            assert state.active != state.owner
        if state.phase in ("turn", "order", "give", "discard"):
            movers = {rules.mover(move) for move in rules.legal_moves(state)}
            assert movers == {state.active}

    @invariant()
    def something_can_be_done_until_the_match_is_over(self):
        if self.sound:
            assert bool(rules.legal_moves(self.state)) != rules.over(self.state)

    @invariant()
    def orders_strictly_fall_until_they_come_home(self):
        order = None
        for event in self.state.history:
            if isinstance(event, PlayOrder):
                order = event.card
            elif isinstance(event, Belay):
                assert RANK[event.card] < RANK[order]
                order = event.card
            elif isinstance(event, Follow) and self.sound and event.card in range(CARD_COUNT):
                assert RANK[event.card] >= RANK[order]

    @invariant()
    def a_round_is_short_enough(self):
        """The bound of CO-20."""
        players = len(self.state.seats)
        turns = [
            e for e in self.state.history if isinstance(e, PlayOrder | Pass | Ask | Follow | Belay)
        ]
        assert len(turns) <= players * (5 * players + 1)

    @invariant()
    def the_match_ends_with_enough_wins_or_rounds(self):
        state = self.state
        wins = [sum(won >> p & 1 for won in state.won) for p in range(len(state.seats))]
        enough = max(wins) >= state.options.wins or len(state.won) == state.options.rounds
        assert rules.over(state) == enough

    @invariant()
    def a_state_is_read_back_from_its_text(self):
        assert rules.state_from_text(rules.state_to_text(self.state)) == self.state

    @invariant()
    def views_can_be_made_for_everybody_and_sent(self):
        for observer in (None, *range(len(self.state.seats))):
            view = rules.view(self.state, observer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
