"""The notices of a match: a mistake is told once, and its own seat or time heals it."""

import pytest

from controller.match.signs import NOTICE_S, NOTICES_SHOWN, Noticeboard
from controller.views import Notice


@pytest.fixture
def board():
    return Noticeboard()


def mistake(key="luggage-flip-first", seat="red"):
    return Notice(key, "What was found.", "What to do.", seat=seat, kind="mistake")


def said(board):
    return [(notice.id, notice.seat, notice.at_s) for notice in board.newest]


def test_a_mistake_is_news_once_however_often_its_seat_makes_it(board):
    assert board.tell(mistake(), 1.0)
    assert not board.tell(mistake(), 2.0)
    assert said(board) == [("luggage-flip-first", "red", 2.0)]


def test_another_mistake_and_another_seats_are_news(board):
    board.tell(mistake(), 1.0)
    assert board.tell(mistake("luggage-not-held"), 2.0)
    assert board.tell(mistake(seat="blue"), 3.0)
    assert len(said(board)) == 3


def test_who_does_something_right_heals_no_mistake_of_others(board):
    board.tell(mistake(seat="red"), 1.0)
    board.tell(mistake(seat="blue"), 1.0)
    board.heal(lambda: ("", "red"))
    assert said(board) == [("luggage-flip-first", "blue", 1.0)]


def test_a_move_heals_mistakes_and_leaves_what_only_says_something(board):
    board.tell(Notice("captain-bluff-looks", "Red looks.", "Nobody else does.", seat="red"), 1.0)
    board.tell(mistake(), 1.0)
    board.heal(lambda: ("red",))
    assert said(board) == [("captain-bluff-looks", "red", 1.0)]


def test_a_notice_ends_by_itself(board):
    board.tell(mistake(), 1.0)
    assert board.wake_at_s() == 1.0 + NOTICE_S
    board.forget_old(0.9 + NOTICE_S)
    assert said(board)
    board.forget_old(1.0 + NOTICE_S)
    assert not said(board)
    assert board.wake_at_s() is None


def test_the_newest_are_shown(board):
    for number in range(NOTICES_SHOWN + 2):
        board.tell(mistake(f"table.{number}"), float(number))
    assert [at_s for _, _, at_s in said(board)] == [2.0, 3.0, 4.0, 5.0]
