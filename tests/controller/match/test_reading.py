"""Play waits while a person reads what covers the table: its menu, the rules, the log."""

from random import Random

import pytest
from msgspec.structs import replace

from controller.conformance.hands import AFTER_S, Acting
from controller.games.captain_bluff.spec import SPEC as BLUFF
from controller.games.captains_orders.pieces import PIECES, Deal, PlayOrder, card_piece
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.match.acts import CONTROL_CARDS, PAUSE, Pressed, Tapped, TappedAt
from controller.match.stage import PACES
from controller.match.tablegame import TableShape

SEATS = ("red", "blue", "green", "yellow")
STAGE_S = PACES["normal"].stage_s
LONG_S = 60.0


def table_of(bots=("green", "yellow"), stage_s=0.0):
    """Four hands of Captain's Orders; red's lowest card is 0, blue's 1, and so on. Blue begins."""
    game = CaptainsOrdersTable(TableShape(spots=6))
    state = rules.initial(rules.options_from({}), SEATS)
    for card in range(24):
        state = rules.play(state, Deal(card % 4, card))
    pieces = (*PIECES, *CONTROL_CARDS)
    return Acting(game, state, SEATS, pieces, bots=bots, stage_s=stage_s)


@pytest.fixture
def acting():
    return table_of()


ORDER = TappedAt(1, card_piece(1))


def read(acting, *seats):
    acting.match.wait_for(seats, acting.now_s)


def said(acting):
    return [notice.id for notice in acting.match.shown.notices()]


def test_what_is_tapped_while_somebody_reads_counts_afterwards(acting):
    read(acting, "red")
    assert acting.do(ORDER) == []
    acting.wait(LONG_S)
    assert acting.match.history == []
    read(acting)
    assert [played.move for played in acting.match.history] == [PlayOrder(1, 1)]


def test_who_presses_meanwhile_is_told_why_it_does_not_count(acting):
    read(acting, "red")
    acting.do(Pressed("blue", "A"))
    assert said(acting) == ["table-waits-for-reader"]


def test_it_waits_for_people_who_play_and_for_nobody_else(acting):
    read(acting, "green", "nobody")
    assert acting.match.reads == ()
    assert acting.do(ORDER) == [PlayOrder(1, 1)]


def test_it_waits_until_the_last_of_them_has_read(acting):
    read(acting, "red", "blue")
    read(acting, "blue")
    assert acting.match.reads == ("blue",)
    assert acting.do(ORDER) == []
    read(acting)
    assert len(acting.match.history) == 1


def test_a_pause_that_somebody_asked_for_stays(acting):
    acting.do(Tapped("blue", PAUSE))
    read(acting, "red")
    read(acting)
    assert acting.match.half.rests
    assert acting.do(ORDER) == []
    assert acting.match.shown.prompt().id == "table-rests"


def test_nobody_plays_yet_where_the_pause_ends_before_the_reading(acting):
    acting.do(Tapped("blue", PAUSE))
    read(acting, "red")
    acting.do(Tapped("blue", PAUSE))
    assert not acting.match.half.rests
    assert acting.do(ORDER) == []
    read(acting)
    assert len(acting.match.history) == 1


def test_nothing_of_it_is_kept_for_after_a_power_cut(acting):
    before = acting.match.texts()
    read(acting, "red")
    assert acting.match.texts() == before


def test_a_climax_goes_on_where_it_stood():
    acting = table_of(stage_s=STAGE_S)
    moved = 0
    while acting.match.shown.now.staged is None and moved < 60:
        move = rules.random_move(acting.match.state, Random(moved).random)
        acting.match._play(move, acting.now_s)
        acting.match.show()
        moved += 1
    staged = acting.match.shown.now.staged
    assert staged is not None
    acting.wait(STAGE_S / 3)
    read(acting, "red")
    acting.wait(LONG_S)
    acting.do(Pressed("blue", "B"))
    assert acting.match.shown.now.staged == staged
    read(acting)
    acting.match.show()
    gone_s = acting.now_s - (staged.began_s + STAGE_S / 3)
    later = replace(
        staged,
        began_s=staged.began_s + gone_s,
        turns_at_s=staged.turns_at_s + gone_s,
        ends_at_s=staged.ends_at_s + gone_s,
    )
    assert acting.match.shown.now.staged == later
    acting.wait(STAGE_S * 2 / 3 + 0.1)
    assert acting.match.shown.now.staged != later


def test_the_time_for_a_call_waits():
    """CB-17."""
    game = BLUFF.table(TableShape(spots=6))
    state = BLUFF.rules.initial(BLUFF.rules.options_from({"call_s": 10}), SEATS)
    acting = Acting(game, state, SEATS, (*BLUFF.pieces, *CONTROL_CARDS), bots=SEATS[1:])
    luck = Random(1)
    while acting.match.state.phase != "window":
        acting.match._play(BLUFF.rules.random_move(acting.match.state, luck.random), acting.now_s)
    acting.wait(AFTER_S)
    left_s = acting.match.game.clock_left_s(acting.match.referee, acting.now_s)
    read(acting, "red")
    acting.wait(LONG_S)
    assert acting.match.state.phase == "window"
    read(acting)
    assert acting.match.game.clock_left_s(acting.match.referee, acting.now_s) == pytest.approx(
        left_s
    )
    acting.wait(left_s + 0.1)
    assert acting.match.state.phase != "window"
