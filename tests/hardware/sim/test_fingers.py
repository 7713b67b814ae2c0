"""Fingers on the buttons of a simulated seat."""

from hardware.loop import Loop, VirtualClock
from hardware.sim.deep import LOOK_S, LOOKS, Fingers


def done_of(*moves):
    """What fingers do, and when, if these *moves* are wanted."""
    done = []
    with Loop(VirtualClock()) as loop:
        fingers = Fingers(loop, lambda *move: done.append((round(loop.now_s(), 3), *move)))
        for at_s, *move in moves:
            loop.call_at(at_s, lambda move=move: fingers.move(*move))
        loop.run(until_s=9.0)
    return done


def test_what_takes_long_enough_is_done_at_once():
    moves = [(1.0, "B", True), (1.08, "B", False), (1.16, "A", True), (1.3, "A", False)]
    assert done_of(*moves) == moves


def test_what_comes_at_once_is_done_one_after_the_other():
    moves = [("B", True), ("B", False), ("B", True), ("B", False), ("A", True), ("A", False)]
    done = done_of(*((1.0, *move) for move in moves))
    assert [(button, down) for _, button, down in done] == moves
    assert [at_s for at_s, *_ in done] == [round(1.0 + n * LOOKS * LOOK_S, 3) for n in range(6)]


def test_two_buttons_may_be_down_together():
    moves = [(1.0, "A", True), (2.0, "B", True), (3.0, "A", False), (3.5, "B", False)]
    assert done_of(*moves) == moves
