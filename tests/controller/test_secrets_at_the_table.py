"""What leaves a table tells nobody more than it may know: the feed's bytes, lights, sounds, times.

Each planted leak is a table that lets something slip which follows from a hidden card.
"""

import dataclasses
from random import Random

import pytest
from msgspec.structs import replace

from controller.cards.deck import READ_EACH
from controller.conformance.hands import SPOTS
from controller.games.captains_orders.pieces import RANK, Follow
from controller.games.captains_orders.state import lowest_rank
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.match.menu import Choice
from controller.match.tablegame import Flash
from harness.cardgames import everywhere, name_of
from harness.secrecy import Leak, Tally
from harness.tablesecrecy import check_table


def reads_each(manner):
    """The clumsy player taps cards in an order of its own: each must be read."""
    return dataclasses.replace(manner, options={**manner.options, **READ_EACH})


MANNERS = [(reads_each(manner), seats) for manner, seats in everywhere()]

ORDERS, SEATS = next(one for one in MANNERS if one[0].slug == "captains-orders")


@pytest.mark.parametrize(("manner", "seats"), MANNERS, ids=name_of)
def test_what_an_observer_cannot_know_changes_nothing_that_leaves_the_table(manner, seats, matches):
    """By an odd number of players with spots, by an even one without."""
    tally, spots = Tally(), SPOTS if len(seats) % 2 else ()
    for seed in range(matches(1)):
        rng = Random(f"{seed}/{len(seats)}")
        check_table(manner, seats, spots, rng, seed, tally, instants=matches(1))
    assert tally.unknown > 2 * tally.given_up


class LitForTheCaptain(CaptainsOrdersTable):
    """A light that pulses at the seat that holds the lowest card."""

    def light(self, state, seat):
        colour, pattern = super().light(state, seat)
        hand = state.hands[state.seats.index(seat)]
        return colour, "pulse" if state.phase == "turn" and lowest_rank(hand) < 3 else pattern


class HeardForLowCards(CaptainsOrdersTable):
    """Another sound for a low card that follows."""

    def answer(self, before, move, after):
        answer = super().answer(before, move, after)
        low = isinstance(move, Follow) and RANK[move.card] < 8
        return replace(answer, sounds=("lost",)) if low else answer


class LateForLowCards(CaptainsOrdersTable):
    """A flash that lasts longer for a low card."""

    def answer(self, before, move, after):
        answer = super().answer(before, move, after)
        if not isinstance(move, Follow):
            return answer
        flash = Flash(after.seats[move.player], "white", "steady", 1.0 + 0.1 * RANK[move.card])
        return replace(answer, flashes=(flash,))


class Asking(CaptainsOrdersTable):
    """A prompt that names what the active hand could do."""

    def prompt(self, state):
        prompt = super().prompt(state)
        hand = state.hands[state.active]
        low = state.phase == "turn" and lowest_rank(hand) < 4
        return replace(prompt, args={**prompt.args, "low": 1}) if low else prompt


class Telling(CaptainsOrdersTable):
    """A refusal that names the card."""

    def act(self, referee, state, half, act):
        reading = super().act(referee, state, half, act)
        if reading.notice is None or not hasattr(act, "piece"):
            return reading
        said = {**reading.notice.args, "piece": act.piece}
        return replace(reading, notice=replace(reading.notice, args=said))


class Offering(CaptainsOrdersTable):
    """A menu that has what the active hand allows."""

    def menu(self, state, referee, half):
        menu = super().menu(state, referee, half)
        if state.phase != "turn" or menu is None or lowest_rank(state.hands[state.active]) < 4:
            return menu
        return replace(menu, choices=(*menu.choices, Choice("You have no low card")))


@pytest.mark.parametrize(
    "leaking",
    [LitForTheCaptain, HeardForLowCards, LateForLowCards, Asking, Telling, Offering],
    ids=lambda table: table.__name__,
)
def test_a_planted_leak_is_caught(leaking):
    spec = replace(ORDERS.spec, table=leaking)

    def check_some_rounds():
        for seed in range(12):
            luck = Random(seed)
            check_table(ORDERS, SEATS, SPOTS, luck, seed, Tally(), share=0.3, spec=spec)

    with pytest.raises(Leak):
        check_some_rounds()
