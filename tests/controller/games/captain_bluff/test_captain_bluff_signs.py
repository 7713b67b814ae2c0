"""What the table shows of Captain Bluff follows from public facts, at the begin and ever after."""

import random
from collections import defaultdict

import pytest
from msgspec.structs import replace

from controller.cards.referee import RefereeState
from controller.games.captain_bluff import viewing
from controller.games.captain_bluff.pieces import LUGGAGE
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.table import CaptainBluffTable
from controller.match.halfdone import NOTHING
from controller.match.menu import shown
from controller.match.tablegame import TableShape
from controller.rules.sets import members, only
from display.words import words_in

SEATS = ("red", "blue", "green")


def lines(choices):
    """All words of a menu, submenus included."""
    return [(str(choice.message), lines(choice.then)) for choice in choices]


def everything_shown(state, spots):
    table = CaptainBluffTable(TableShape(spots=spots))
    offered = table.menu(state, RefereeState(), NOTHING)
    return (
        None if offered is None else (shown(offered, ""), lines(offered.choices)),
        table.prompt(state),
        [viewing.light(state, seat) for seat in state.seats],
    )


def test_states_that_look_the_same_show_the_same(matches):
    """Cursor, prompt and lights, with cards exchanged that nobody has seen."""
    compared = 0
    for seed in range(matches(3)):
        luck = random.Random(f"{seed}/signs")
        state = rules.initial(rules.options_from({"turns": 20}), SEATS)
        while not rules.over(state):
            for other in other_truths(state, luck):
                for spots in (0, 6):
                    assert everything_shown(other, spots) == everything_shown(state, spots)
                compared += 1
            state = rules.play(state, rules.random_move(state, luck.random))
    assert compared > 100


def other_truths(state, luck):
    """*state* with a hand card exchanged for one of the pile, or of another hand, as far as the
    public cannot tell them apart."""
    places = [state.pile, *state.hands]
    one, two = luck.sample(range(len(places)), 2)
    mine, theirs = members(places[one] & LUGGAGE), members(places[two] & LUGGAGE)
    if not mine or not theirs:
        return
    swap = only(luck.choice(mine)) | only(luck.choice(theirs))
    places[one] ^= swap
    places[two] ^= swap
    other = replace(state, pile=places[0], hands=tuple(places[1:]))
    if rules.view(other, None) == rules.view(state, None):
        yield other


def test_what_is_heard_and_told_of_a_move_does_not_say_which_card_it_was():
    state = rules.initial(rules.options_from({}), SEATS)
    luck = random.Random("sounds")
    while state.phase != "turn":
        state = rules.play(state, rules.random_move(state, luck.random))
    told, table = defaultdict(list), CaptainBluffTable(TableShape())
    for move in rules.legal(state, state.active):
        if type(move).__name__ == "Define":
            told[move.belt].append(table.answer(state, move, rules.play(state, move)))
    for answers in told.values():
        assert len(answers) > 1
        assert all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize("spots", [6, 0])
def test_the_prompt_speaks_of_recovering_only_where_something_may_be_recovered(holding, spots):
    """CB-26: one piece of luggage stays."""

    def told(line):
        table = CaptainBluffTable(TableShape(spots=spots))
        asked = table.prompt(holding("tokyo-1", "paris-9", belts={1: f"tokyo-3: {line}"}))
        return words_in("en").part(asked, "remedy")

    assert "recover" not in told("")
    assert "recover" not in told("paris-1")
    assert "recover" in told("paris-1 paris-2")


@pytest.mark.parametrize("spots", [6, 0])
def test_who_holds_a_card_is_told_what_it_is_on_an_empty_belt_while_there_is_one(holding, spots):
    """CB-4: a belt has one departure city."""
    cities = ("tokyo-3", "tokyo-4", "tokyo-5", "tokyo-6", "tokyo-7", "tokyo-8")

    def told(taken):
        belts = {at + 1: city for at, city in enumerate(cities[:taken])}
        table = CaptainBluffTable(TableShape(spots=spots))
        asked = table.prompt(holding("tokyo-1", "paris-9", belts=belts))
        return words_in("en").part(asked, "holding")

    assert told(0) == told(5) == "On an empty belt it becomes the departure city."
    assert told(6) == ""
