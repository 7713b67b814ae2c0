"""A bot takes the time that people take, and nobody can read its hand from its clock."""

import random
import statistics
from itertools import takewhile

import pytest
from msgspec.structs import replace

from controller.bots.cards import PRESS_S, SPEAKS_S, brain
from controller.bots.mind import CHARACTERS
from controller.bots.player import LEVELS, Chair, Percept
from controller.bots.pondering import LONGEST, SHORTEST, ponders_s
from controller.bots.thinking import AtOnce
from controller.games.bluff_pirate.bot import PONDERS as PIRATE
from controller.games.captain_bluff.spec import PONDERS as BLUFF
from controller.games.captain_bluff.spec import SPEC
from controller.games.captains_orders.pieces import NextRound
from controller.games.captains_orders.spec import PONDERS as ORDERS
from controller.match.acts import Pressed
from controller.match.stage import PACES
from controller.views import TableView
from hardware.scene import Scene, SeenSeat
from harness.cardgames import MANNERS, name_of
from harness.matches import begun, random_steps
from harness.secrecy import other_truths

PONDERS = {"bluff-pirate": PIRATE, "captain-bluff": BLUFF, "captains-orders": ORDERS}


def table(match, at_s=12.5):
    """What is seen at a table, at some time, of a *match*."""
    return TableView(at_s, "a table", True, "match", (), match=match)


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_two_worlds_that_differ_in_secrets_alone_take_the_same_time(manner):
    rules, luck = manner.spec.rules, random.Random(f"{manner.slug}/ponders")
    start = begun(rules, 4, **{**manner.options, "reading": "every"})
    steps = random_steps(
        rules, start, luck, unless=lambda state, move: isinstance(move, manner.rare)
    )
    moves = [move for move, _ in zip((move for _, move, _ in steps), range(100), strict=False)]
    moves = list(takewhile(lambda move: not isinstance(move, NextRound), moves))
    compared = 0
    for state, other, observer in other_truths(rules, manner.cards, start, moves, luck):
        for player in range(4):
            mine, theirs = rules.view(state, player), rules.view(other, player)
            if player == observer or mine == theirs:
                continue
            # Their hands are not the same, and everybody else sees the same.
            assert replace(mine, secrets=None) == replace(theirs, secrets=None)
            took_s = [
                ponders_s(state.seats[player], table(seen), 1.5, PONDERS[manner.slug])
                for seen in (mine, theirs)
            ]
            assert took_s[0] == took_s[1], (state, other)
            compared += 1
    assert compared > 50


def drawn_s(match, median_s=1.5, phases=ORDERS, times=600):
    return [ponders_s("red", table(match, at_s / 7), median_s, phases) for at_s in range(times)]


@pytest.fixture
def turn():
    """Red's turn in Captain's Orders, with six cards and no Order."""
    rules = MANNERS[2].spec.rules
    start, luck = begun(rules, 4, first_dealer=3), random.Random(2)
    states = [after for *_, after in random_steps(rules, start, luck)]
    return next(rules.view(state, 0) for state in states if state.phase == "turn")


def test_the_median_is_that_of_people_and_nobody_waits_for_ever(turn):
    took_s = drawn_s(turn, phases={})
    assert statistics.median(took_s) == pytest.approx(1.5, rel=0.1)
    assert min(took_s) >= 1.5 * SHORTEST
    assert max(took_s) <= 1.5 * LONGEST
    # One of six takes 1.6 times as long or longer.
    assert sum(time_s > 1.57 * 1.5 for time_s in took_s) / len(took_s) == pytest.approx(
        0.16, abs=0.05
    )


def test_it_takes_longer_where_somebody_may_be_accused_and_with_more_cards(turn):
    few = replace(turn, players=(replace(turn.players[0], cards=1), *turn.players[1:]))
    gives = replace(turn, phase="give")
    accuses, alone, small = (statistics.median(drawn_s(seen)) for seen in (turn, few, gives))
    assert accuses > alone > small


def test_nobody_ponders_where_nobody_watches(turn):
    assert LEVELS["normal"].ponders_s == 0.0
    assert LEVELS["normal"].at(PACES["normal"]).ponders_s == 1.5


class Slow:
    """Thinks for that many seconds of the clock on the wall of a test."""

    def __init__(self, takes_s):
        self.takes_s, self.now_s = takes_s, 0.0

    def think(self, decide, view, moves, mind):
        self.until_s, self.thought = (
            self.now_s + self.takes_s,
            AtOnce().think(decide, view, moves, mind),
        )
        return self

    def ready(self):
        return self.now_s >= self.until_s

    def move(self):
        return self.thought.move()


class OneButton:
    """The rules as red's bot asks them: it may press A."""

    def moves(self):
        return ("press",)

    def draw(self):
        return None

    def can_be_done(self, move):
        return True

    def view(self, match):
        return match

    def carry(self, move):
        return None

    def acts(self, move):
        return (Pressed("red", "A"),)


def presses_after_s(turn, thinks_s):
    """When a bot presses its button that needs that long to decide."""
    thinker, level = Slow(thinks_s), LEVELS["sharp"].at(PACES["normal"])
    chair = Chair("red", level, random.Random(3), OneButton(), thinker=thinker)
    playing = brain(chair, lambda view, moves, mind: moves[0])
    next(playing)
    seats = tuple(SeenSeat(seat, None, False, "", "off", "steady") for seat in ("red", "blue"))
    act = None
    while act is None:
        scene = Scene(thinker.now_s, "red", 0, 0.0, 0.0, (), seats)
        wait_s, act = playing.send(Percept(lambda scene=scene: scene, table(turn, thinker.now_s)))
        thinker.now_s += wait_s
    return thinker.now_s


def test_how_long_it_has_thought_cannot_be_seen(turn):
    quick_s = presses_after_s(turn, 0.0)
    assert quick_s == presses_after_s(turn, 0.1) == presses_after_s(turn, 0.45)
    # A computer that is too slow for it is seen: it cannot press before it has decided.
    assert presses_after_s(turn, 3.0) > quick_s + 2.0


@pytest.mark.parametrize("pace", PACES)
def test_who_leaves_people_the_first_word_still_has_one(pace):
    """Of the shortest time to call a bluff that the options offer, at any speed and temper."""
    (calls,) = [line.values for line in SPEC.lines if line.name == "call_s"]
    shortest_s = min(value for value in calls if value is not None)
    for who in CHARACTERS:
        level = LEVELS["sharp"].at(PACES[pace], who.temper)
        assert level.patience_s + SPEAKS_S + PRESS_S < shortest_s - 0.2, who
