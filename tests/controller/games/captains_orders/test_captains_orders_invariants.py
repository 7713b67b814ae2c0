"""Whatever is played, the invariants of the rulings (4.4) hold.

Hypothesis plays legal moves, moves of which the table sees a part only, and now and then a move
that somebody dreamt up: it is either refused or healed, and nothing breaks.
"""

from collections import Counter

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import invariant

from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    RANK,
    Ask,
    Belay,
    Deal,
    Dealt,
    Discover,
    Follow,
    NextRound,
    Pass,
    PlayOrder,
    Redeal,
    Seen,
)
from controller.games.captains_orders.rules import rules
from controller.rules.sets import members
from harness.hidden_matches import hidden_matches

OPTIONS = {
    "wins": st.integers(1, 3),
    "rounds": st.integers(1, 4),
    "first_dealer": st.integers(0, 3),
    "misplay": st.sampled_from(["redo", "forfeit"]),
}


class Matches(hidden_matches(rules, Deal, Dealt, options=OPTIONS, players=st.integers(4, 8))):
    late_reading = Seen

    def left_out(self, move, rng):
        return isinstance(move, Discover) and rng.random() < 0.8

    def check(self, before, move):
        if before.phase != "dealing" and not isinstance(move, NextRound | Redeal):
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


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
