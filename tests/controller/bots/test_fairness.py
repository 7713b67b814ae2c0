"""No bot knows more than its seat: where it sees the same, it decides the same, whatever is so.

For the games of cards, matches are played at random, and again with cards exchanged that a player
has not seen. Where its view and the moves that it is offered are the same, byte for byte, so must
be its decision, for the same luck. `pytest THIS_FILE --matches 40` compares
thousands of states.
"""

import random
from itertools import takewhile

import msgspec
import pytest

from controller.bots.mind import CHARACTERS, Mind
from controller.bots.player import LEVELS, BotPlayer, Chair
from controller.games.captains_orders.pieces import NextRound
from controller.games.catalogue import CATALOGUE
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from harness.cardgames import MANNERS, name_of
from harness.matches import begun, random_steps
from harness.secrecy import other_truths, shown

SHARE = {"easy": 1.0, "normal": 0.5, "sharp": 0.3}
"""Of the states in which a player may act, by how long a decision takes."""


def moves_of(manner, seed, luck):
    """A match at random, the last stretch of which may be cut short."""
    rules = manner.spec.rules
    start = begun(rules, 4, **{**manner.options, "reading": "every"})

    def too_soon(state, move):
        return isinstance(move, manner.rare) and luck.random() < 0.95

    steps = random_steps(rules, start, luck, unless=too_soon)
    made = [move for _, (_, move, _) in zip(range(150), steps, strict=False)]
    # What is exchanged stays so until the next deal.
    return start, list(takewhile(lambda move: not isinstance(move, NextRound), made))


class Told(AssertionError):
    """A bot has decided by something that its seat cannot know."""


def compare(manner, strength, decide, seed):
    """Compare the decisions of every player; how many, where the truth was another one."""
    rules, luck = manner.spec.rules, random.Random(f"{manner.slug}/{strength}/{seed}")
    start, moves = moves_of(manner, seed, luck)
    compared = 0
    for state, other, player in other_truths(rules, manner.cards, start, moves, luck):
        offered = rules.legal(state, player)
        if not offered or state == other or luck.random() > SHARE[strength]:
            continue
        assert shown(rules, state, player) == shown(rules, other, player)
        temper, chance = luck.choice(CHARACTERS).temper, luck.random()
        mine, theirs = (
            decide(one)(
                rules.view(one, player),
                rules.legal(one, player),
                Mind(random.Random(chance), strength, temper),
            )
            for one in (state, other)
        )
        if mine != theirs:
            raise Told(f"{strength} bot of {manner.slug}: {mine}, or {theirs}, in equal views")
        compared += 1
    return compared


@pytest.mark.parametrize("strength", LEVELS)
@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_a_bot_that_sees_the_same_decides_the_same(manner, strength, matches):
    compared = sum(
        compare(manner, strength, lambda state: manner.spec.decide, seed)
        for seed in range(matches(4))
    )
    assert compared > 10


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_a_bot_that_peeks_is_caught(manner):
    """The control: its luck falls otherwise where other cards are in the others' hands."""

    def peeking(state):
        def decide(view, moves, mind):
            peek = random.Random(hash(state.hands))
            return peek.choice(moves)

        return decide

    def compare_some():
        for seed in range(4):
            compare(manner, "easy", peeking, seed)

    with pytest.raises(Told):
        compare_some()


def test_a_bot_of_luggage_knows_nothing_but_what_it_perceives():
    """What it did at a table it does again without one, handed the same percepts."""
    told, did = [], []

    def listening(brain):
        asked = next(brain)
        while True:
            did.append(asked)
            percept = yield asked
            told.append(msgspec.structs.replace(percept))
            asked = brain.send(percept)

    def chair(seat):
        # It may ask nothing of the rules: there is no rulebook.
        return Chair(seat, LEVELS["sharp"], random.Random(5), None)

    spec = CATALOGUE["luggage"]
    seating = Seating(3, 0, "sharp", 7, "luggage", {"rounds": 1})
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False) as opened,
    ):
        for seat in opened.table.seats[:3]:
            opened.console.seat_bot(seat)
        opened.start()
        for seat in opened.table.seats[:3]:
            brain = spec.brain(chair(seat))
            brain = listening(brain) if seat == "red" else brain
            bot = BotPlayer(
                seat,
                lambda game, brain=brain: brain,
                opened.world,
                lambda seat=seat: opened.console.view(seat),
                loop,
            )
            loop.start(bot.run())
        loop.run(until_s=3000.0, while_=lambda: not opened.match.over)
        assert opened.match.over
    again = spec.brain(chair("red"))
    doing = [next(again), *(again.send(percept) for percept in told)]
    assert len(doing) > 100
    assert doing[: len(did)] == did
