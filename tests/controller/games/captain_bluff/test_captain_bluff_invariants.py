"""Whatever is played, the invariants of the rulings (4.2) hold.

Hypothesis plays legal moves, steps that close what was open, moves of which the table sees a part
only, and now and then a move that somebody dreamt up: it is either refused or healed, and nothing
breaks.
"""

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import invariant, rule

from controller.games.captain_bluff.pieces import (
    AIRPORT_DEALT,
    CARD_COUNT,
    CHANGES,
    CITY,
    FACES,
    NO_CITY,
    NUMBER,
    WHOLE_DECK,
    Call,
    Deal,
    Dealt,
    Seen,
)
from controller.games.captain_bluff.rules import rules
from controller.rules.rows import Legality
from controller.rules.sets import members, only, set_of
from harness.bluff_steps import interrupts
from harness.hidden_matches import hidden_matches

OPTIONS = {
    "starter": st.integers(0, 1),
    "line": st.sampled_from(["rising", "consecutive"]),
    "round_trip_first": st.sampled_from(["in-a-run", "never"]),
    "changes_go": st.sampled_from(["to-loser", "to-discard"]),
    "call_s": st.sampled_from([None, 5]),
    "turns": st.sampled_from([None, 10, 30, 300]),
    "standstill_rounds": st.sampled_from([1, 3]),
}


class Matches(hidden_matches(rules, Deal, Dealt, options=OPTIONS, players=st.integers(2, 5))):
    @rule(data=st.data())
    def a_step_begins_before_the_last_one_was_closed(self, data):
        for seat in range(len(self.state.seats)):
            moves = interrupts(self.state, seat)
            if moves:
                move = data.draw(st.sampled_from(moves))
                assert rules.legality(self.state, move) is not Legality.ILLEGAL
                self.state = rules.play(self.state, move)
                return

    late_reading = Seen

    def readable(self):
        return super().readable() & ~self.state.discard

    def check(self, before, move):
        if isinstance(move, Call) and self.state.phase != "revealing":
            # The line and the departure city, less Changes of direction where they are discarded.
            belt = before.belts[before.at]
            loser = self.state.called.loser
            gained = self.state.hands[loser].bit_count() - before.hands[loser].bit_count()
            kept = [
                card
                for card, _ in belt.line
                if before.options.changes_go == "to-loser" or not CHANGES >> card & 1
            ]
            assert gained == len(kept) + 1

    @invariant()
    def no_card_is_lost_or_doubled(self):
        """51 pieces of luggage and the Airport cards that were dealt, each in one place."""
        state = self.state
        if state.phase == "dealing" or not self.sound:
            return
        places = [*state.hands, state.discard, *(only(c) for c in [state.aside] if c is not None)]
        places += [only(b.destination) for b in state.belts if b.destination is not None]
        places += [only(card) for belt in state.belts for card, _ in belt.line]
        everywhere = [card for place in places for card in members(place)]
        assert len(set(everywhere)) == len(everywhere)
        players = len(state.seats)
        assert len(everywhere) + state.in_pile == 51 + players * AIRPORT_DEALT[players]
        read = set_of(everywhere) & WHOLE_DECK
        assert not read & (state.pile | state.unused)
        assert state.pile.bit_count() >= state.in_pile
        if not state.unread:
            assert read | state.pile | state.unused == WHOLE_DECK
            assert state.pile.bit_count() == state.in_pile

    @invariant()
    def numbers_run_one_way_between_changes_of_direction(self):
        for belt in self.state.belts:
            stretches = [[]]
            for card, number in belt.line:
                if CHANGES >> card & 1:
                    stretches.append(stretches[-1][-1:])
                else:
                    stretches[-1].append(number)
            for numbers in stretches:
                assert numbers in (sorted(set(numbers)), sorted(set(numbers), reverse=True))

    @invariant()
    def what_goes_on_leaves_nothing_behind(self):
        """States that mean the same are equal."""
        state = self.state
        if state.phase in ("turn", "over"):
            rest = (state.at, state.run, state.passed, state.other, state.looked, state.due)
            assert rest == (0, 0, 0, 0, 0, ())
            assert (state.aside, state.pending) == (None, None)

    @invariant()
    def every_belt_with_luggage_has_a_departure_city(self):
        for belt in self.state.belts:
            assert belt.destination is not None or not belt.line

    @invariant()
    def at_most_three_lines_each_of_a_city_of_its_own(self):
        cities = [belt.city for belt in self.state.belts if belt.city != NO_CITY]
        assert len(cities) == len(set(cities)) <= 3

    @invariant()
    def luggage_counts_as_its_number_and_a_round_trip_as_its_place(self):
        for belt in self.state.belts:
            for card, number in belt.line:
                assert number == NUMBER[card] or CITY[card] == NO_CITY
                assert 0 <= number <= 17

    @invariant()
    def one_player_at_most_has_no_cards_and_only_in_the_own_turn(self):
        state = self.state
        if state.phase not in ("dealing", "setup"):
            empty = [player for player, hand in enumerate(state.hands) if not hand]
            assert empty in ([], [state.active])
            assert not empty or state.phase not in ("turn", "looking", "recovering")

    @invariant()
    def a_player_who_is_awaited_is_offered_something(self):
        for player in range(len(self.state.seats)):
            if rules.awaited(self.state, player) and self.sound:
                offered = [*rules.legal(self.state, player), *rules.undecided(self.state, player)]
                assert offered

    @invariant()
    def a_player_who_laid_or_checked_a_city_knows_it(self):
        state = self.state
        for at, belt in enumerate(state.belts):
            if belt.destination is None or belt.destination >= CARD_COUNT or not self.sound:
                continue
            for player in range(len(state.seats)):
                known = rules.view(state, player).secrets.known
                here = [card for card in known if card.places == (f"belt-{at + 1}",)]
                assert here or not belt.known >> player & 1
                assert [card.name for card in here] in ([], [FACES[belt.destination]])


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
