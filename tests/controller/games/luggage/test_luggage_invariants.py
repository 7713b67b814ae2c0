"""Whatever is played, the invariants of the rulings (4.1) hold.

Hypothesis plays legal moves, and now and then a move that somebody dreamt up: it is either refused
or healed, and nothing breaks.
"""

import hypothesis.strategies as st
import msgspec
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from controller.errors import IllegalMove
from controller.games.luggage.pieces import (
    PASSENGER_COUNT,
    TILE_COUNT,
    Move,
    Verified,
    passenger_suitcase,
    tile_suitcase,
)
from controller.games.luggage.rules import rules
from controller.games.luggage.state import cards_each, tiles_in_play, tiles_to_verify
from controller.rules.sets import members, set_of
from harness.hidden_matches import dreamt_up

SEATS = ("red", "blue", "green", "yellow")

GAMES = st.one_of(
    st.fixed_dictionaries(
        {
            "play": st.sampled_from(["assisted", "rulebook"]),
            "per_suitcase": st.integers(2, 5),
            "rounds": st.integers(1, 3),
            "clock_min": st.none() | st.integers(1, 10),
            "wrong_type": st.sampled_from(["rotate", "ignore"]),
            "deliberate_penalty": st.sampled_from([0, -1]),
        }
    ),
    st.just({"variant": "memory"}),
)

TILE = st.integers(0, TILE_COUNT - 1)


class Matches(RuleBasedStateMachine):
    @initialize(options=GAMES, players=st.integers(2, 4))
    def begin(self, options, players):
        self.state = rules.initial(rules.options_from(options), SEATS[:players])

    @rule(data=st.data())
    def a_legal_move_is_made(self, data):
        moves = rules.legal_moves(self.state)
        of_kind = sorted({type(move) for move in moves}, key=lambda kind: kind.__name__)
        if not of_kind:
            assert rules.over(self.state)
            return
        kind = data.draw(st.sampled_from(of_kind))
        self.play(data.draw(st.sampled_from([move for move in moves if type(move) is kind])))

    @rule(rng=st.randoms(use_true_random=False), moves=st.integers(1, 60))
    def many_legal_moves_are_made(self, rng, moves):
        for _ in range(moves):
            move = rules.random_move(self.state, rng.random)
            if move is None:
                return
            mover = rules.mover(move)
            assert move in (
                *rules.legal(self.state, mover),
                *rules.undecided(self.state, mover),
            )
            self.play(move)

    @rule(data=st.data())
    def a_move_is_dreamt_up(self, data):
        move = data.draw(dreamt_up(rules, self.state))
        number = rules.mover(move)
        if number is not None and number >= len(self.state.players):
            return
        self.try_to_play(move)

    @rule(off_belt=st.sets(TILE))
    def the_lap_after_the_round_finds_what_is_there(self, off_belt):
        """In rulebook play anything may have been set aside; else all that should be back is."""
        if self.state.phase != "verifying":
            return
        tiles = tiles_in_play(self.state)
        if self.state.options.play == "rulebook":
            tiles -= off_belt
        else:
            tiles &= tiles_to_verify(self.state)
        self.play(Verified(tuple(sorted(tiles))))

    def play(self, move: Move):
        """A legal move: `play` and `apply` agree, and texts and bytes bring it back."""
        before = self.state
        self.state = rules.play(before, move)
        assert self.state == rules.apply(before, move)
        assert rules.move_from_text(before, rules.move_to_text(before, move)) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=Move) == move

    def try_to_play(self, move: Move):
        before = rules.state_to_text(self.state)
        try:
            after = rules.play(self.state, move)
        except IllegalMove:
            assert move not in rules.legal(self.state, rules.mover(move))
            after = self.state
        assert rules.state_to_text(self.state) == before
        self.state = after

    @invariant()
    def every_tile_is_in_one_place(self):
        state = self.state
        if state.options.play == "rulebook" and state.phase == "check":
            return
        held = [player.held for player in state.players if player.held is not None]
        aside = [tile for player in state.players for tile in player.tiles_aside]
        somewhere = [*members(state.belt), *members(state.missing), *held, *aside]
        if state.options.play == "rulebook" and rules.over(state):
            assert len(set(somewhere)) == len(somewhere)
        else:
            assert sorted(somewhere) == members(state.options.tiles)

    @invariant()
    def every_passenger_is_with_one_player(self):
        state = self.state
        for player in state.players:
            assert player.unseen + len(player.open) + len(player.aside) == cards_each(state)
        owned = [
            passenger
            for player in state.players
            for passenger in (*player.open, *player.passengers_aside)
        ]
        assert len(set(owned)) == len(owned)
        assert set_of(owned) & ~state.options.passengers == 0

    @invariant()
    def what_is_aside_is_pairs(self):
        for player in self.state.players:
            lost = [tile for tile in player.tiles_aside if tile >= PASSENGER_COUNT]
            assert len(set(lost)) == len(lost) <= 6
            for passenger, tile in player.aside if self.state.options.play == "assisted" else ():
                assert passenger_suitcase(passenger) == tile_suitcase(tile)
                assert tile in (passenger, PASSENGER_COUNT + passenger_suitcase(passenger))

    @invariant()
    def scores_are_the_verified_matches(self):
        state = self.state
        scored = state.phase in ("round_over", "over")
        for player in state.players:
            assert len(player.scores) == state.round - 1 + scored
            assert all(score <= 7 for score in player.scores)
            assert 0 <= sum(player.scores) <= 7 * state.options.rounds
            if scored and not state.options.deliberate_penalty:
                matches = sum(passenger == tile for passenger, tile in player.aside)
                assert player.scores[-1] == matches

    @invariant()
    def a_round_is_over_when_somebody_is_done_or_it_was_cut_short(self):
        state = self.state
        ended = state.phase in ("verifying", "check", "round_over", "over")
        assert ended == bool(state.done or state.ended_by in ("time", "stuck"))
        if ended and state.options.play == "assisted":
            for number in members(state.done):
                assert state.players[number].finished

    @invariant()
    def there_is_always_something_to_do_until_the_match_is_over(self):
        assert bool(rules.legal_moves(self.state)) != rules.over(self.state)

    @invariant()
    def problems_are_missing_tiles_only(self):
        state = self.state
        assert len(rules.problems(state)) == state.missing.bit_count(), rules.problems(state)

    @invariant()
    def a_state_can_be_written_read_and_hashed(self):
        again = rules.state_from_text(rules.state_to_text(self.state))
        assert again == self.state
        assert hash(again) == hash(self.state)


Matches.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestMatches = Matches.TestCase
