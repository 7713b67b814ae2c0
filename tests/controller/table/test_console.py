"""The console: from attract to a match, and what it says of lost devices."""

import pytest

from controller.games.luggage.pieces import GAME_CARD
from controller.table.matches import RESULT_S
from controller.views import Bot, Message
from hardware.scene import Press
from hardware.signals import (
    BatteryMeasured,
    BeltFault,
    BeltMoved,
    BeltStopped,
    BeltWarning,
    ButtonPressed,
    ButtonReleased,
    ReaderLost,
    ReaderReady,
    RunBelt,
    SeatLost,
    SeatReady,
    SetLight,
    StopBelt,
    TagEntered,
    Trouble,
)
from hardware.sim.places import tag_uid

PLAY_ASSISTED = Message("luggage-option-play", {"value": "assisted"})
PLAY_BY_THE_RULEBOOK = Message("luggage-option-play", {"value": "rulebook"})
JAM = "The belt does not turn although its motor has power."


@pytest.fixture
def table(open_fast):
    return open_fast()


def press(table, seat, button="A", hold_s=0.1):
    now_s = table.loop.now_s()
    table.console.signal(ButtonPressed(at_s=now_s, seat=seat, button=button))
    table.loop.run(until_s=now_s + hold_s)
    table.console.signal(ButtonReleased(at_s=table.loop.now_s(), seat=seat, button=button))


def hold_together(table, *seats):
    for seat in seats:
        table.console.signal(ButtonPressed(at_s=table.loop.now_s(), seat=seat, button="A"))
    table.loop.run(until_s=table.loop.now_s() + 1.5)
    for seat in seats:
        table.console.signal(ButtonReleased(at_s=table.loop.now_s(), seat=seat, button="A"))


def move_to(table, line):
    """Press B until the cursor stands at that line."""
    for _ in table.console.view().cursor.options:
        cursor = table.console.view().cursor
        if cursor.options[cursor.at].id == line:
            return
        press(table, "blue", "B")
    raise LookupError(line)


def joined(table):
    return [seat.seat for seat in table.console.view().seats if seat.joined]


def test_a_match_never_goes_back_in_time(open_fast):
    """An event of a station comes with the time at which it happened there, maybe after another
    that was later; its source still says when."""
    table = open_fast(seats=2, bots=0)
    match = table.console.match
    table.loop.run(while_=lambda: match.state.phase != "ready")
    now_s = table.loop.now_s()
    for seat, at_s in (("red", now_s), ("blue", now_s - 0.4)):
        table.console.signal(ButtonPressed(at_s=at_s, seat=seat, button="A"))
    *_, red, blue = match.history
    assert (red.at_s, blue.at_s) == (now_s, now_s)
    assert blue.source == f"blue@{now_s - 0.4:.3f}"


def test_a_table_where_nobody_plays_is_in_attract(table):
    assert table.console.view().stage == "attract"
    assert table.console.view().match is None


def test_a_press_opens_joining_and_more_presses_join(table):
    press(table, "red")
    assert (table.console.view().stage, joined(table)) == ("joining", ["red"])
    press(table, "green")
    assert joined(table) == ["red", "green"]


def test_a_game_card_at_any_pad_opens_its_game(table):
    uid = tag_uid(GAME_CARD)
    table.console.signal(TagEntered(at_s=0.0, reader="pad/yellow", uid=uid))
    view = table.console.view()
    assert (view.stage, view.game, joined(table)) == ("joining", "luggage", [])


def test_b_leaves_again_and_the_last_one_closes_the_screen(table):
    press(table, "red")
    press(table, "green")
    press(table, "red", "B")
    assert joined(table) == ["green"]
    press(table, "green", "B")
    assert table.console.view().stage == "attract"


def test_one_player_alone_gets_a_bot(table):
    press(table, "red")
    hold_together(table, "red")
    view = table.console.view()
    assert view.stage == "options"
    assert {seat.seat: seat.bot for seat in view.seats if seat.bot} == {
        "blue": Bot("Bart", "grudging", "normal")
    }


def test_everybody_must_hold_a_to_go_on(table):
    press(table, "red")
    press(table, "blue")
    hold_together(table, "red")
    assert table.console.view().stage == "joining"
    hold_together(table, "red", "blue")
    assert table.console.view().stage == "options"


def test_the_cursor_changes_options_and_starts_the_match(table):
    press(table, "red")
    press(table, "blue")
    hold_together(table, "red", "blue")
    move_to(table, "table-menu-options")
    press(table, "red", "A")
    assert table.console.view().cursor.options[0] == PLAY_ASSISTED
    press(table, "red", "A")
    cursor = table.console.view().cursor
    assert (cursor.at, cursor.options[0]) == (0, PLAY_BY_THE_RULEBOOK)
    move_to(table, "table-menu-back")
    press(table, "red", "A")
    move_to(table, "table-menu-start")
    press(table, "red", "A")
    view = table.console.view()
    assert (view.stage, view.match.play) == ("match", "rulebook")
    assert [player.seat for player in view.match.players] == ["red", "blue"]


def test_bots_always_agree_to_start(table):
    table.console.seat_bot("blue")
    press(table, "red")
    hold_together(table, "red")
    assert table.console.view().stage == "options"


@pytest.mark.parametrize(
    ("lost", "back", "key", "seat"),
    [
        (
            ReaderLost(at_s=1.0, reader="belt", trouble=Trouble("reset", "silent")),
            ReaderReady(at_s=2.0, reader="belt"),
            "table-reader-lost-reset",
            None,
        ),
        (
            ReaderLost(at_s=1.0, reader="pad/red", trouble=Trouble("reset", "silent")),
            ReaderReady(at_s=2.0, reader="pad/red"),
            "table-reader-lost-reset",
            "red",
        ),
        (
            SeatLost(at_s=1.0, seat="blue", trouble=Trouble("unplugged", "unplugged")),
            SeatReady(at_s=2.0, seat="blue"),
            "table-seat-lost-unplugged",
            "blue",
        ),
        (
            BeltFault(at_s=1.0, trouble=Trouble("jam", "Stuck.", "Free it."), retry_in_s=1.0),
            BeltMoved(at_s=2.0, turns=0.1, speed_rpm=3.0),
            "table-belt-fault-jam",
            None,
        ),
    ],
)
def test_a_lost_device_is_a_fault_until_it_answers(table, lost, back, key, seat):
    table.console.signal(lost)
    view = table.console.view()
    assert [fault.id for fault in view.faults] == [key]
    assert [status.seat for status in view.seats if status.lost] == ([seat] if seat else [])
    table.console.signal(back)
    assert table.console.view().faults == ()


# ---- the belt in fault -------------------------------------------------------------------------


@pytest.fixture
def commands(table):
    """A match of two people has begun; every command that the table is sent from then on."""
    table.console.start_match(["red", "blue"])
    sent = []
    send = table.console.table.send
    table.console.table.send = lambda command: (sent.append(command), send(command))
    return sent


def jam(table, retry_in_s=None):
    table.console.signal(
        BeltFault(
            at_s=table.loop.now_s(), trouble=Trouble("jam", JAM, "Free it."), retry_in_s=retry_in_s
        )
    )


def belts(commands):
    return [command for command in commands if isinstance(command, RunBelt | StopBelt)]


def shown_lights(table):
    return {seat: table.world.light_of(seat) for seat in ("red", "blue", "green", "yellow")}


def fault_shown(table):
    return table.console.view().faults[0]


def test_people_are_told_that_a_jammed_belt_tries_again_by_itself(table, commands):
    jam(table, retry_in_s=2.0)
    fault = fault_shown(table)
    assert (fault.id, fault.args) == ("table-belt-fault-jam", {"retry": 2.0})


def test_people_are_told_that_a_belt_that_gave_up_waits_for_a(table, commands):
    jam(table)
    assert fault_shown(table).args == {"retry": "none"}


def test_the_lights_of_all_seats_warn_while_the_belt_is_in_fault_and_are_restored(table, commands):
    before = shown_lights(table)
    jam(table, retry_in_s=2.0)
    assert set(shown_lights(table).values()) == {("orange", "blink")}
    assert {status.colour for status in table.console.view().seats} == {"orange"}
    table.loop.run(until_s=table.loop.now_s() + 2.1)
    table.console.signal(BeltMoved(at_s=table.loop.now_s(), turns=0.1, speed_rpm=1.0))
    assert shown_lights(table) == before


def test_what_a_game_wants_of_the_lights_meanwhile_is_shown_afterwards(table, commands):
    jam(table)
    table.console._out.send(SetLight("red", "purple", "pulse"))
    assert shown_lights(table)["red"] == ("orange", "blink")
    press(table, "blue")
    assert shown_lights(table)["red"] == ("purple", "pulse")


def test_a_hand_that_moves_the_belt_before_it_tries_again_ends_no_fault(table, commands):
    jam(table, retry_in_s=2.0)
    table.console.signal(BeltMoved(at_s=table.loop.now_s() + 1.0, turns=0.1, speed_rpm=1.0))
    assert fault_shown(table).id == "table-belt-fault-jam"


def test_a_hand_that_moves_a_belt_that_gave_up_ends_no_fault(table, commands):
    jam(table)
    table.console.signal(BeltMoved(at_s=table.loop.now_s() + 60.0, turns=0.1, speed_rpm=1.0))
    assert fault_shown(table).id == "table-belt-fault-jam"


def test_a_belt_that_is_stopped_before_it_tries_again_has_no_fault(table, commands):
    jam(table, retry_in_s=2.0)
    table.console.signal(BeltStopped(at_s=table.loop.now_s(), turns=0.1))
    assert table.console.view().faults == ()


@pytest.mark.parametrize("retry_in_s", [None, 2.0])
def test_a_press_of_a_while_the_belt_is_in_fault_is_no_act_of_the_game(table, commands, retry_in_s):
    table.loop.run(while_=lambda: table.match.state.phase != "ready")
    moves = len(table.match.history)
    jam(table, retry_in_s)
    press(table, "red")
    assert len(table.match.history) == moves
    # Without the fault the same press says that red is ready.
    table.console.signal(BeltStopped(at_s=table.loop.now_s(), turns=0.0))
    press(table, "red")
    assert len(table.match.history) == moves + 1


@pytest.mark.parametrize("retry_in_s", [None, 2.0])
def test_nor_does_it_seat_anybody_or_hold_a_seat(table, retry_in_s):
    jam(table, retry_in_s)
    press(table, "red")
    assert (table.console.view().stage, joined(table)) == ("attract", [])
    assert not any(seat.holding for seat in table.console.view().seats)


def test_a_press_of_a_runs_a_belt_that_gave_up_as_it_was_last_told(table, commands):
    jam(table)
    press(table, "green")
    assert belts(commands) == [RunBelt(3.0)]
    assert table.console.view().faults == ()


def test_a_press_of_a_hurries_no_belt_that_tries_again_by_itself(table, commands):
    jam(table, retry_in_s=2.0)
    press(table, "red")
    assert belts(commands) == []
    assert fault_shown(table).id == "table-belt-fault-jam"


def test_no_game_starts_a_belt_that_waits_for_a_person(table, commands):
    jam(table)
    table.console._out.send(RunBelt(2.0))
    assert belts(commands) == []
    press(table, "red")
    assert belts(commands) == [RunBelt(2.0)]


def test_a_game_may_stop_the_belt_at_any_time(table, commands):
    jam(table)
    table.console._out.send(StopBelt())
    assert belts(commands) == [StopBelt()]


COUNTED = Trouble(
    "index-disagrees", "228 pulses, not 240.", "Count them.", {"counted": 228, "expected": 240}
)


def test_a_warning_stands_for_a_minute(table, commands):
    table.console.signal(BeltWarning(at_s=table.loop.now_s(), trouble=COUNTED))
    (notice,) = table.console.view().notices
    assert notice.id == "table-belt-warning-index-disagrees"
    assert notice.args == {"counted": 228, "expected": 240}
    table.loop.run(until_s=table.loop.now_s() + 59)
    assert len(table.console.view().notices) == 1
    table.loop.run(until_s=table.loop.now_s() + 2)
    assert table.console.view().notices == ()


# ---- battery -----------------------------------------------------------------------------------


def measure(table, volts, level, rounds_left=None):
    table.console.signal(
        BatteryMeasured(
            at_s=table.loop.now_s(), volts=volts, level=level, round_j=42.0, rounds_left=rounds_left
        )
    )


def test_a_table_that_measures_no_battery_shows_none(table):
    assert table.console.view().battery is None


def test_a_good_battery_is_known_and_says_nothing(table):
    measure(table, 6.1, "good", rounds_left=40.7)
    view = table.console.view()
    assert (view.battery.volts, view.battery.round_j, view.battery.rounds_left) == (6.1, 42.0, 40)
    assert view.notices == ()


def test_a_low_battery_is_told_once_with_the_rounds_it_has_left(table):
    for _ in range(3):
        measure(table, 4.7, "low", rounds_left=5.9)
    assert [(n.id, n.args) for n in table.console.view().notices] == [
        ("table-battery-low-rounds", {"rounds": 5})
    ]


def test_an_empty_battery_asks_for_fresh_cells_after_the_round(table):
    measure(table, 4.7, "low")
    measure(table, 4.3, "empty")
    assert [n.id for n in table.console.view().notices] == ["table-battery-empty"]


def test_fresh_cells_take_the_notice_away(table):
    measure(table, 4.3, "empty")
    measure(table, 6.4, "good")
    assert table.console.view().notices == ()


def test_every_news_of_the_battery_reaches_the_screens(table):
    told = []
    table.console.changed.append(lambda: told.append(table.console.view().battery))
    measure(table, 6.0, "good")
    measure(table, 6.0, "good")
    measure(table, 5.9, "good")
    assert [battery.volts for battery in told] == [6.0, 5.9]


def test_the_belt_stands_between_rounds(open_fast):
    """The rulebook: turn off the carousel to save on the batteries."""
    table = open_fast(seats=4, bots=4, rounds=2, play="rulebook")
    speeds = {}

    def look():
        if table.match is not None:
            phase = table.console.view().match.phase
            speeds.setdefault(phase, []).append(table.world.belt_rpm())

    table.console.changed.append(look)
    table.loop.run(while_=lambda: not table.match.over)
    assert set(speeds["check"]) | set(speeds["round_over"]) == {0.0}
    assert set(speeds["play"]) == {3.0}


@pytest.mark.parametrize("play", ["assisted", "rulebook"])
def test_the_belt_stands_until_everybody_is_ready(open_fast, play):
    """People read "Press A when you are ready": that takes as long as it takes."""
    table = open_fast(seats=4, bots=3, rounds=1, play=play)
    table.loop.run(until_s=2.0)
    assert (table.match.state.phase, table.world.belt_rpm()) == ("mapping", 3.0)
    table.loop.run(until_s=180.0)
    assert table.match.state.phase == "ready"
    assert table.world.belt_rpm() == 0.0
    table.world.act("red", Press("A"), table.loop.now_s())
    table.loop.run(until_s=181.0)
    assert table.match.state.phase == "play"
    assert table.world.belt_rpm() == 3.0


# ---- after a match -------------------------------------------------------------------------------


@pytest.fixture
def over(open_fast):
    """A match of two bots has ended a moment ago."""
    table = open_fast(seats=2, bots=2, rounds=1)
    table.loop.run(while_=lambda: not table.match.over)
    return table


def choose_after(table, line):
    table.loop.run(until_s=table.loop.now_s() + RESULT_S)
    move_to(table, line)
    press(table, "red")


def test_a_press_that_was_meant_for_the_match_chooses_nothing_after_it(over):
    ended = over.match
    press(over, "red")
    assert over.match is ended


def test_the_same_players_play_again_and_a_recorded_match_is_another_one(over):
    ended = over.match
    choose_after(over, "table-menu-again")
    assert over.match is not ended
    assert (over.match.game.slug, over.match.seats) == ("luggage", ("red", "blue"))
    over.loop.run(while_=lambda: not over.match.over)


def test_another_game_with_the_same_players(over):
    choose_after(over, "table-menu-another-game")
    view = over.console.view()
    assert (view.stage, joined(over)) == ("options", ["red", "blue"])
    assert view.cursor.options[view.cursor.at].id == "table-menu-game"
    press(over, "red")
    game = Message("table-game", {"game": "captain-bluff"})
    for _ in range(over.console.view().cursor.options.index(game)):
        press(over, "red", "B")
    press(over, "red")
    press(over, "red")
    assert over.match.game.slug == "captain-bluff"
    over.loop.run(while_=lambda: len(over.match.history) < 30)


def test_other_bots(over):
    choose_after(over, "table-menu-other-bots")
    cursor = over.console.view().cursor
    assert cursor.options[cursor.at] == Message("table-menu-bots", {"count": 2})
    press(over, "red")
    move_to(over, "table-menu-level")
    press(over, "red")
    assert over.console.lobby.party.level_of("red") == "sharp"
    move_to(over, "table-menu-start")
    press(over, "red")
    assert over.console.lobby.party.bots == ("red", "blue", "green")
    over.loop.run(while_=lambda: len(over.match.history) < 30)


def test_people_join_anew_where_somebody_comes_or_goes(over):
    choose_after(over, "table-menu-who-plays")
    assert (over.console.view().stage, joined(over)) == ("joining", ["red", "blue"])


def test_no_light_of_a_match_stays_lit_after_it(over):
    choose_after(over, "table-menu-another-game")
    assert set(shown_lights(over).values()) == {("off", "steady")}


# ---- the cards that mean something ---------------------------------------------------------------


def test_the_view_names_the_cards_that_mean_something_now(over):
    table = over
    assert table.console.view().cards == ()
    choose_after(table, "table-menu-another-game")
    assert "control/game/bluff-pirate" in table.console.view().cards
    move_to(table, "table-menu-start")
    press(table, "red")
    assert table.console.view().cards == ("control/pause", "control/recount")
    uid = tag_uid("control/pause")
    table.console.signal(TagEntered(at_s=table.loop.now_s(), reader="pad/red", uid=uid))
    assert table.console.view().cards == ("control/pause",)


def test_repr_says_where_it_stands(table):
    press(table, "red")
    assert repr(table.console) == "<Console of 'sim', joining, <Party of red>>"


def test_a_notice_expires_also_where_nobody_looks(table):
    """Its timer was set again for the same instant, for ever, until a screen asked for a view."""
    press(table, "red")
    table.console.signal(TagEntered(at_s=table.loop.now_s(), reader="pad/red", uid="04AA"))
    end_s = table.loop.now_s() + 20.0
    looks = []
    table.console.changed.append(lambda: looks.append(1))
    table.loop.run(until_s=end_s, while_=lambda: len(looks) < 1000)
    assert table.loop.now_s() >= end_s
