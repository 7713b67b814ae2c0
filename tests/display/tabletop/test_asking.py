"""What is asked of the table from its window: control cards, the pause, the lobby; by clicks."""

import pytest

from controller.views import END_MATCH, SEAT, Message
from display.tabletop import HotSeat, VirtualTable
from display.targets import Beside, ButtonAt, ChairOf, DeckAt, Everybody, LineAt, OwnCard, PileAt
from hardware.scene import Put, Read, Take, Tap
from livetable import PANE, LiveFeed, LiveHands, live_table


@pytest.fixture
def red():
    with live_table(game="captains-orders") as live:
        person = live.sit("red")
        live.until(lambda: person.match is not None)
        yield person


def prompt(person):
    return person.moment.sight.prompt.id


def options(person):
    return [str(line) for line in person.moment.sight.cursor.options]


# ---- while somebody reads -----------------------------------------------------------------------


def reads(red):
    return red.live.console.view().reads


def test_the_table_is_told_once_that_the_player_reads_and_again_where_it_is_new(red):
    for _ in range(2):
        red.table.read(True)
    assert red.hands.acts == [Read(True)]
    assert reads(red) == ("red",)
    for connected in (False, True):
        red.hands.connected = connected
        red.live.run(0.1)
    assert red.hands.acts == [Read(True), Read(True)]
    red.table.read(False)
    assert reads(red) == ()


def test_several_people_at_a_window_read_together():
    with live_table(bots=2) as live:
        people = [live.sit(seat) for seat in ("red", "blue")]
        live.until(lambda: people[0].match is not None)
        HotSeat([person.table for person in people]).read(True)
        assert live.console.view().reads == ("red", "blue")


# ---- the control cards ---------------------------------------------------------------------------


def test_the_pause_card_is_clicked_and_clicked_again(red):
    red.click(Beside("pause"))
    assert prompt(red) == "table-rests"
    assert [type(act) for act in red.hands.acts] == [Take, Tap, Put]
    assert set(red.targets()) >= {Beside("pause")}
    assert Beside("undo") not in red.targets(), "nothing is taken back while the match rests"
    red.live.run(2.5)
    red.click(Beside("pause"))
    assert prompt(red) != "table-rests"
    assert red.hands.refused == []


def test_the_undo_card_asks_for_the_last_move_back(red, monkeypatch):
    asked = []
    assert Beside("undo") not in red.targets(), "the cards are dealt: that is not taken back"
    monkeypatch.setattr(red.live.opened.match.game.rules, "may_undo", lambda *_: True)
    red.live.console.look()
    red.live.run(0.1)
    monkeypatch.setattr(red.live.opened.match, "undo", lambda seat, *rest: asked.append(seat))
    red.click(Beside("undo"))
    assert asked == ["red"]


def test_with_a_card_in_the_hand_it_says_to_put_that_down_first(red):
    red.click(DeckAt("middle/deck"))
    red.click(OwnCard(0))
    before = list(red.hands.acts)
    red.click(Beside("pause"))
    assert red.hands.acts == before
    assert [said.id for said in red.moment.message] == ["hands-lay-down-first"]


def test_the_lines_of_the_pause_are_clicked(red):
    red.click(Beside("pause"))
    assert options(red)[0] == "table-menu-go-on"
    red.click(LineAt(0))
    assert prompt(red) != "table-rests"


def test_a_click_on_a_line_that_has_just_come_waits_until_it_can_be_taken(red):
    """The table takes no line that nobody can have read."""
    red.table.ask("control/pause", (), red.now_s)
    red.live.until(lambda: prompt(red) == "table-rests")
    red.click(LineAt(0))
    assert prompt(red) != "table-rests"


# ---- what the menu of the window asks ------------------------------------------------------------


def test_leaving_lets_a_bot_play_on(red):
    own = Message(SEAT, {"seat": "red"})
    lines = (Message("table-menu-leaves"), own, Message("table-menu-go-on"))
    red.table.ask("control/pause", lines, red.now_s)
    red.live.until(lambda: red.live.opened.match.half.left == ("red",), 20.0)
    red.live.until(lambda: prompt(red) != "table-rests", 20.0)
    red.live.until(lambda: red.match.phase != "dealing")


def test_another_game_ends_this_one_and_shows_what_can_be_played(red):
    red.table.ask("control/pause", (Message(END_MATCH),), red.now_s)
    red.live.until(lambda: red.moment.sight.view.stage == "options", 20.0)
    view = red.moment.sight.view
    assert view.cursor.options[view.cursor.at].id == "table-menu-game"
    assert [seat.seat for seat in view.seats if seat.joined and not seat.bot] == ["red"]


def test_while_the_match_rests_the_card_is_not_held_up_again(red):
    red.click(Beside("pause"))
    red.table.ask("control/pause", (Message(END_MATCH),), red.now_s)
    red.live.until(lambda: red.moment.sight.view.stage == "options", 20.0)


def test_what_cannot_be_chosen_is_given_up_and_said(red):
    red.table.ask("control/pause", (Message("table-menu-comes-back"),), red.now_s)
    red.live.run(8.0)
    assert prompt(red) == "table-rests"
    assert red.table.settled


# ---- the lobby -----------------------------------------------------------------------------------


def click_line(person, line):
    person.click(LineAt(options(person).index(line)))


def test_from_the_first_click_to_a_match_of_another_game_and_back():
    """Nothing but the mouse, and nothing but what is seen."""
    with live_table(players=0, bots=0, game="luggage") as live:
        red = live.sit("red")
        red.click(PileAt("middle/bluff-pirate"))
        assert red.moment.sight.view.game == "bluff-pirate"
        red.table.click(ChairOf("red"), red.now_s)
        red.finish()
        assert red.table.sight().joined
        red.table.click(Everybody(), red.now_s)
        live.until(lambda: red.moment.sight.view.stage == "options", 10.0)
        click_line(red, "table-menu-bots: count=1")
        click_line(red, "table-menu-level: level=normal")
        assert "table-menu-level: level=sharp" in options(red)
        click_line(red, "table-menu-game: game=bluff-pirate")
        click_line(red, "table-game: game=luggage")
        click_line(red, "table-menu-options")
        click_line(red, "luggage-option-clock-min: value=none")
        click_line(red, "table-menu-back")
        click_line(red, "table-menu-start")
        live.until(lambda: red.match is not None, 10.0)
        assert red.moment.sight.view.game == "luggage"
        assert len(red.match.players) == 3


def test_the_operators_page_is_opened_and_left_by_clicks():
    with live_table(players=0, bots=0, game="luggage") as live:
        red = live.sit("red")
        red.click(Beside("operator"))
        assert red.moment.sight.view.stage == "operator"
        assert options(red) == [
            "table-menu-back",
            "table-menu-pieces",
            "table-menu-doctor",
            "table-menu-volume: volume=100",
            "table-menu-level: level=normal",
            "table-menu-language: language=en",
            "table-menu-pair",
        ]
        click_line(red, "table-menu-back")
        assert red.moment.sight.view.stage == "attract"
        assert red.hands.refused == []


def test_another_chair_is_asked_for_and_not_joined_beside_the_own_one():
    with live_table(players=0, bots=0) as live:
        red = live.sit("red")
        red.click(ButtonAt("A"))
        red.table.click(ChairOf("blue"), red.now_s)
        red.finish()
        joined = [seat.seat for seat in red.moment.sight.view.seats if seat.joined]
        assert joined == ["red"]
        assert red.hands.chairs == ["blue"]


# ---- several at one window -----------------------------------------------------------------------


def test_two_people_at_one_window_end_a_match_with_one_click():
    with live_table(players=4, bots=2, game="captains-orders") as live:
        tables = [
            VirtualTable(LiveFeed(live.console, seat), LiveHands(live.world, live.loop, seat))
            for seat in ("red", "blue")
        ]
        pane = HotSeat(tables)
        pane.place(PANE)

        def until(condition, at_most_s=20.0):
            end_s = live.loop.now_s() + at_most_s
            while not condition():
                assert live.loop.now_s() < end_s, pane
                live.run(0.1)
                pane.poll(live.loop.now_s())

        until(lambda: pane.table.sight().view is not None)
        pane.ask("control/pause", (Message(END_MATCH),), live.loop.now_s())
        until(lambda: live.console.view().stage == "options")
