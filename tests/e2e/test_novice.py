"""A player who does only what prompt and hint say in words comes to the end of every game, and what
is said, lit and accepted never contradicts the rest (`harness.novice` says what a contradiction
is). `make novice` plays 200 matches and more."""

import pytest

from controller.table.assembly import Seating, open_table
from display.tabletop.offers import request
from display.tabletop.saying import phrase
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from harness.novice import Novice

LONGEST_S = 10_800.0

GAMES = {
    "luggage": ("luggage", 3, {"rounds": 1}),
    "rulebook play": ("luggage", 2, {"rounds": 1, "play": "rulebook"}),
    "memory": ("luggage", 3, {"variant": "memory"}),
    "captains-orders": ("captains-orders", 4, {"wins": 2}),
    "bluff-pirate": ("bluff-pirate", 3, {"turns": 40}),
    "captain-bluff": ("captain-bluff", 3, {"turns": 40}),
}


def played(kind, table, seed, longest_s=LONGEST_S):
    """The novice after a match, and whether it has come to its end."""
    game, players, options = GAMES[kind]
    seating = Seating(players, players - 1, "normal", seed, game, options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(table), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        novice = Novice(opened, loop, opened.match.seats[0], seed)
        loop.start(novice.play())
        loop.run(until_s=longest_s, while_=lambda: not opened.match.over)
        return novice, opened.match.over


@pytest.mark.parametrize("table", ["sim", "sim-spots"])
@pytest.mark.parametrize("kind", GAMES)
def test_a_cautious_novice_comes_to_the_end_and_finds_no_contradiction(kind, table, matches):
    acts = 0
    for seed in range(matches(1)):
        novice, over = played(kind, table, seed)
        assert novice.contradictions == [], seed
        assert over, (seed, novice.acts[-12:], novice.words)
        acts += len(novice.acts)
    assert acts > 4 * matches(1)


def test_a_hint_that_says_wait_while_the_light_asks_is_found(mocker):
    """A test of the test, as the next one."""
    wait = request("hands-turn-of", seat="blue")
    mocker.patch("display.tabletop.cards._SITUATIONS", (lambda sight: wait,))
    novice, over = played("captains-orders", "sim-spots", 1, longest_s=300.0)
    assert not over
    assert {one.kind for one in novice.contradictions} == {"light"}


def test_a_hint_that_names_another_place_than_the_one_that_glows_is_found(mocker):
    mocker.patch("display.tabletop.card_in_hand.named", return_value=phrase("hands-your-pad"))
    novice, _ = played("captains-orders", "sim-spots", 2, longest_s=300.0)
    assert "unlit" in {one.kind for one in novice.contradictions}
