"""Bots think beside the referee: it goes on meanwhile, and whatever is wrong with them."""

import logging
import os
import random
import time

import pytest
from msgspec.structs import replace

from controller.bots.cards import brain
from controller.bots.mind import Mind
from controller.bots.thinking import AtOnce, Failed, Worker
from controller.games.catalogue import CATALOGUE
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, PacedClock, VirtualClock

AT_MOST_S = 60.0


def smallest(view, moves, mind):
    return min(moves)


def by_luck(view, moves, mind):
    return mind.luck.choice(moves)


def in_which_process(view, moves, mind):
    return moves[moves.index(os.getpid())] if os.getpid() in moves else None


def failing(view, moves, mind):
    raise ZeroDivisionError("nothing to divide by")


def cheating(view, moves, mind):
    return "a move of its own"


def dying(view, moves, mind):
    os._exit(3)


def never_coming_back(view, moves, mind):
    while True:
        pass


def mind(seed=1):
    return Mind(random.Random(seed))


def answer(thought):
    """What was decided on, as soon as it is."""
    until_s = time.monotonic() + AT_MOST_S
    while not thought.ready():
        assert time.monotonic() < until_s, "it thinks for too long"
        time.sleep(0.01)
    return thought.move()


@pytest.fixture(scope="module")
def worker():
    with Worker() as opened:
        yield opened


@pytest.mark.parametrize("decide", [smallest, by_luck])
def test_a_worker_decides_as_one_would_at_once(worker, decide):
    moves = list(range(100))
    for seed in range(5):
        expected = AtOnce().think(decide, None, moves, mind(seed)).move()
        assert answer(worker.think(decide, None, moves, mind(seed))) == expected


def test_it_thinks_in_another_process(worker):
    assert answer(worker.think(in_which_process, None, [os.getpid()], mind())) is None


def test_questions_are_answered_in_their_order_each_to_who_asked(worker):
    thoughts = [worker.think(smallest, None, [number], mind()) for number in range(4)]
    assert [answer(thought) for thought in reversed(thoughts)] == [3, 2, 1, 0]


def test_who_cancels_is_not_answered_and_the_others_are(worker):
    first, second, third = (worker.think(smallest, None, [n], mind()) for n in range(3))
    first.cancel()
    second.cancel()
    assert answer(third) == 2
    assert not second.ready()


@pytest.mark.parametrize("thinker", ["worker", "at once"])
@pytest.mark.parametrize(
    ("decide", "told"), [(failing, "nothing to divide by"), (cheating, "was not offered")]
)
def test_a_bot_that_fails_says_how(worker, thinker, decide, told):
    thinking = worker if thinker == "worker" else AtOnce()
    with pytest.raises(Failed, match=told):
        answer(thinking.think(decide, None, [1], mind()))


def test_a_process_that_dies_is_replaced():
    with Worker() as mine:
        with pytest.raises(Failed, match="has ended"):
            answer(mine.think(dying, None, [1], mind()))
        assert answer(mine.think(smallest, None, [1], mind())) == 1


def test_what_cannot_be_handed_over_is_a_failure():
    with Worker() as mine:
        with pytest.raises(Failed, match="pickle"):
            answer(mine.think(lambda view, moves, mind: None, None, [1], mind()))
        assert answer(mine.think(smallest, None, [1], mind())) == 1


def test_one_that_does_not_come_back_is_ended(mocker):
    with Worker() as mine:
        assert answer(mine.think(smallest, None, [1], mind())) == 1
        mocker.patch.object(mine, "_at_most_s", 0.3)
        with pytest.raises(Failed, match="has not come back"):
            answer(mine.think(never_coming_back, None, [1], mind()))
        assert answer(mine.think(smallest, None, [2], mind())) == 2


def test_closing_ends_the_process_whatever_it_does():
    mine = Worker()
    mine.think(never_coming_back, None, [1], mind())
    process = mine._process
    mine.close()
    assert process.returncode is not None
    mine.close()


# ---- at a table ----------------------------------------------------------------------------------


def table(loop, game="captains-orders", speed=""):
    seating = Seating(4, 4, "easy", 1, game, speed=speed)
    return open_table(load_table_file("sim-spots"), loop, seating, deep=False)


def deciding(mocker, decide):
    spec = CATALOGUE["captains-orders"]
    other = replace(spec, brain=lambda chair: brain(chair, decide), decide=decide)
    mocker.patch.dict(CATALOGUE, {"captains-orders": other})


def test_a_match_goes_on_with_bots_that_fail_and_the_log_says_so(mocker, caplog):
    deciding(mocker, failing)
    with caplog.at_level(logging.ERROR), Loop(VirtualClock()) as loop, table(loop) as opened:
        opened.start()
        loop.run(until_s=4000.0, while_=lambda: len(opened.match.history) < 60)
        assert len(opened.match.history) >= 60
    seats = {record.args[0] for record in caplog.records}
    assert seats == {"red", "blue", "green", "yellow"}
    assert "nothing to divide by" in caplog.text


def test_a_brain_that_raises_begins_anew_and_the_log_says_so(mocker, caplog):
    spec, begun = CATALOGUE["captains-orders"], []

    def brained(chair):
        begun.append(chair.seat)
        usual = spec.brain(chair)
        if begun.count(chair.seat) > 1:
            return usual
        return breaking(usual)

    def breaking(usual):
        asked = next(usual)
        for _ in range(30):
            percept = yield asked
            asked = usual.send(percept)
        raise KeyError("a hand that slipped")

    mocker.patch.dict(CATALOGUE, {"captains-orders": replace(spec, brain=brained)})
    with caplog.at_level(logging.ERROR), Loop(VirtualClock()) as loop, table(loop) as opened:
        opened.start()
        loop.run(until_s=4000.0, while_=lambda: len(opened.match.history) < 60)
        assert len(opened.match.history) >= 60
    assert "a hand that slipped" in caplog.text
    assert begun.count("red") == 2


def test_the_referee_goes_on_while_bots_think(mocker):
    """On a clock that people look at, no callback waits for a decision."""
    deciding(mocker, slowly)
    mover = CATALOGUE["captains-orders"].rules.mover
    with Loop(PacedClock(rate=4.0)) as loop, table(loop, speed="fast") as opened:
        opened.start()
        gaps, last = [], time.monotonic()

        def tick():
            nonlocal last
            gaps.append(time.monotonic() - last)
            last = time.monotonic()
            loop.call_later(0.02, tick)

        def decided():
            return sum(mover(one.move) is not None for one in opened.match.history)

        tick()
        loop.run(until_s=400.0, while_=lambda: decided() < 6)
        assert decided() >= 6
    # What else the computer does may hold up one or two; decisions would hold up six.
    assert sum(gap >= SLOWLY_S for gap in gaps) < 3


SLOWLY_S = 1.5


def slowly(view, moves, mind):
    time.sleep(SLOWLY_S)
    return mind.luck.choice(moves)
