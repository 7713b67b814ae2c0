"""Whatever is played, the invariants of the rulings (4.3) hold.

Hypothesis plays legal moves, moves of which the table sees a part only, and now and then a move
that somebody dreamt up: it is either refused or healed, and nothing breaks.
"""

from collections import Counter

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import invariant, precondition, rule

from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    COLOUR,
    KIND,
    PIRATES,
    Deal,
    Dealt,
    Drawn,
    Lay,
    Placed,
    Seen,
    Stolen,
)
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import ZONES
from controller.rules.rows import Legality
from controller.rules.sets import members
from harness.hidden_matches import hidden_matches

SHORT = {
    "start": "harbour",
    "islands": ["north", "south"],
    "paths": [
        {"from": "harbour", "to": "cape", "squares": 4},
        {"from": "cape", "to": "north", "squares": 2},
        {"from": "cape", "to": "reef", "squares": 1},
        {"from": "reef", "to": "south", "squares": 3},
        {"from": "reef", "to": "north", "squares": 5},
        {"from": "north", "to": "south", "squares": 2},
    ],
}
OPTIONS = {
    "keep_up_to": st.sampled_from([4, 5]),
    "small_hand": st.sampled_from(["keep", "choose"]),
    "discard_without": st.sampled_from(["placing", "having"]),
    "landing": st.sampled_from(["stop", "exact"]),
    "turns": st.sampled_from([None, 10, 200]),
    "first_player": st.integers(0, 1),
}


class Matches(
    hidden_matches(
        *(rules, Deal, Dealt),
        options=OPTIONS,
        players=st.integers(2, 5),
        optional={"board": st.just(SHORT)},
    )
):
    @precondition(lambda self: self.state.phase in ("drawing", "act", "set", "stealing"))
    @rule()
    def a_card_goes_somewhere_unread(self):
        state, seat = self.state, self.state.turn
        forgotten = {
            "drawing": Drawn(seat, None),
            "act": Lay(seat, None, False),
            "set": Lay(seat, None, False),
            "stealing": Stolen(seat, None),
        }[state.phase]
        if rules.legality(state, forgotten) is Legality.LEGAL:
            self.play(forgotten)

    late_reading = Seen

    stands_still_unsound = True

    def check(self, before, move):
        """In a turn a ship sails as many squares as the set has cards, and another one goes two
        back at most; every other turn moves none."""
        after = self.state
        if after.turns == before.turns:
            return
        placed = isinstance(after.history[-1], Placed)
        assert (after.idle == 0) == placed
        if not placed:
            assert after.ships == before.ships

    @invariant()
    def no_card_is_lost_or_doubled(self):
        state = self.state
        places = [*state.hands, state.discards, state.up, state.down]
        everywhere = [card for place in places for card in members(place)]
        if not self.sound:
            return
        assert len(set(everywhere)) == len(everywhere) <= CARD_COUNT
        read = [card for card in everywhere if card < CARD_COUNT]
        assert max(Counter(COLOUR[card] for card in read).values(), default=0) <= 10
        if len(read) == len(everywhere):
            pile = members(state.pile)
            assert sorted([*read, *pile]) == list(range(CARD_COUNT))
            assert Counter(KIND[card] for card in [*read, *pile]) == {
                kind: 1 if kind % 2 else 9 for kind in range(20)
            }
            assert (ZONES.somewhere(state) | state.pile) & PIRATES == PIRATES

    @invariant()
    def ships_are_between_start_and_islands(self):
        state, board = self.state, board_of(self.state.options.board)
        for square in state.ships:
            assert 0 <= square < len(board.squares)
        landed = [s for s in state.ships if s in board.islands and s != state.opened]
        assert len(landed) <= (state.phase in ("island", "over"))
        assert state.opened in (None, *board.islands)

    @invariant()
    def votes_are_there_while_all_vote_and_in_nobody_elses_view(self):
        state = self.state
        if state.phase not in ("voting", "picking"):
            assert not state.voted
            assert state.doubting in (0, 1 << (state.picked or 0))
        for observer in range(len(state.seats)):
            vote = rules.view(state, observer).secrets.vote
            decides = state.picked is not None and observer != state.turn
            assert (vote is not None) == bool(decides or state.voted >> observer & 1)

    @invariant()
    def sets_have_three_to_five_cards_one_or_two_of_them_face_up(self):
        state = self.state
        size, up = (state.up | state.down).bit_count(), state.up.bit_count()
        assert size <= 5
        assert up <= 2
        if state.phase in ("voting", "picking", "revealing"):
            assert size >= 3
            assert 1 <= up < size
        for event in state.history:
            if isinstance(event, Placed):
                assert 3 <= len(event.up) + len(event.down) <= 5
                assert 1 <= len(event.up) <= 2
                assert event.voter != event.player

    @invariant()
    def who_is_asked_to_act_is_not_asked_in_vain(self):
        state = self.state
        asked = [p for p in range(len(state.seats)) if rules.awaited(state, p)]
        if state.phase == "voting":
            assert asked == [p for p in range(len(state.seats)) if rules.legal(state, p)]
        else:
            assert len(asked) <= 1
            movers = {rules.mover(move) for move in rules.legal_moves(state)}
            assert movers <= {None, *asked}

    @invariant()
    def the_match_is_over_with_the_treasure_or_the_last_turn(self):
        state = self.state
        assert state.options.turns is None or state.turns <= state.options.turns
        assert rules.over(state) == bool(state.won)


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=30, stateful_step_count=30, deadline=None)
