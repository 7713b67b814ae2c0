"""Captain Bluff with cards, pads, spots and buttons: what players do, and what comes of it."""

import pytest
from msgspec.structs import replace

from controller.conformance.hands import AFTER_S, PRESS_S, SPOTS, TAP_S, Acting
from controller.games.captain_bluff.pieces import (
    CARDS,
    DECK,
    Call,
    Change,
    Check,
    Close,
    Define,
    Done,
    Draw,
    Pass,
    Place,
    Play,
    Recover,
    Reshuffle,
    Seen,
    Take,
    TakeBack,
    TimeUp,
)
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import hand_at_start
from controller.games.captain_bluff.table import CaptainBluffTable
from controller.match.acts import CONTROL_CARDS, PAUSE, TIE_S, UNDO, Pressed, Tapped, TappedAt
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.match import Match
from controller.match.playing import Interrupted, Playing
from controller.match.tablegame import TableShape
from controller.views import SEAT, Message
from display.words import words_in
from hardware.signals import ButtonPressed


def card(name):
    return CARDS.index(name)


def spot(number, name):
    return TappedAt(number, DECK.pieces[card(name)])


def pad(seat, name):
    return Tapped(seat, DECK.pieces[card(name)])


def press(seat, buttons):
    return [Pressed(seat, button) for button in buttons]


say = words_in("en")


def choose(acting, seat, *lines):
    """Take these lines of the cursor, one menu after the other; the moves that this made."""
    made = []
    for line in lines:
        cursor = acting.match.shown.cursor()
        assert cursor is not None
        assert cursor.seat in ("", seat)
        options = [say(option) for option in cursor.options]
        stops = len(options) + (cursor.heading is not None)
        steps = (options.index(line) - cursor.at) % stops
        made += acting.do(*press(seat, "B" * steps + "A"))
    return made


def mistakes(acting):
    return [notice for notice in acting.match.shown.notices() if notice.kind == "mistake"]


def keys(acting):
    return [
        notice.id.removeprefix("captain-bluff-").replace("-", "_") for notice in mistakes(acting)
    ]


@pytest.fixture
def at_table(holding):
    """`at_table("paris-1", "tokyo-3", belts=...)`: a table at which `holding` has been played."""

    def at_table(*hands, spots=SPOTS, **wanted):
        state = holding(*hands, **wanted)
        game = CaptainBluffTable(TableShape(spots=len(spots)))
        return Acting(game, state, state.seats, (*DECK.pieces, *CONTROL_CARDS), spots)

    return at_table


HONEST = {1: "paris-17 blue:"}
"""Belt 1 is for Paris, and blue knows it."""


@pytest.fixture
def window(at_table):
    """Red has placed Paris 3 and 4 on belt 1; blue, green and yellow may call that."""

    def window(red="paris-3 paris-4 tokyo-1", **wanted):
        acting = at_table(red, "tokyo-3", "tokyo-4", "tokyo-5", belts=HONEST, **wanted)
        acting.do(spot(1, "paris-3"), spot(1, "paris-4"))
        assert acting.do(*press("red", "A")) == [Done(0)]
        return acting

    return window


LONG = {"call_s": 60}
"""More time than the acts of a test take."""


def call(acting, seat, after_s):
    """*seat* presses A, that many seconds after now."""
    at_s = acting.now_s + after_s
    acting.match.signal(ButtonPressed(at_s=at_s, seat=seat, button="A"))


# -- cards at spots and pads -------------------------------------------------------------------


def test_a_card_at_an_empty_belt_defines_its_city_and_the_drawn_one_goes_to_the_own_pad(at_table):
    acting = at_table("paris-1 paris-2", "tokyo-3")
    assert acting.do(spot(2, "paris-1")) == [Define(0, 1, card("paris-1"))]
    assert acting.do(pad("red", "london-9")) == [Draw(0, card("london-9"))]


def test_a_card_at_a_belt_with_a_city_is_placed_and_a_closes_the_run(at_table):
    acting = at_table("paris-3 paris-4 tokyo-1", "tokyo-3", belts=HONEST)
    assert acting.do(spot(1, "paris-3"), spot(1, "paris-4"), *press("red", "A")) == [
        Place(0, 0, card("paris-3")),
        Place(0, 0, card("paris-4")),
        Done(0),
    ]
    assert acting.match.state.phase == "window"


def test_the_last_card_of_a_run_is_taken_back_with_the_cursor(at_table):
    acting = at_table("paris-3 paris-4 tokyo-1", "tokyo-3", belts=HONEST)
    acting.do(spot(1, "paris-3"), spot(1, "paris-4"))
    assert choose(acting, "red", "Take the last one back") == [TakeBack(0)]


def test_a_tap_that_bounces_counts_once(at_table):
    acting = at_table("paris-3 paris-4", "tokyo-3", belts=HONEST)
    assert acting.do(spot(1, "paris-3"), spot(1, "paris-3")) == [Place(0, 0, card("paris-3"))]
    assert keys(acting) == []


def test_a_delayed_flight_is_played_on_the_own_pad(at_table):
    acting = at_table("delayed-flight-1 paris-1", "tokyo-3")
    delay = card("delayed-flight-1")
    assert acting.do(pad("red", "delayed-flight-1")) == [Play(0, delay)]
    assert acting.match.shown.prompt().id == "captain-bluff-draw"


@pytest.mark.parametrize("spots", [(), SPOTS])
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Check a city", "Check a city: where one lies"),
        ("Change a city", "Change a city: where luggage lies"),
        ("Close a belt", "Close a belt: where luggage lies"),
        ("Place", "Place: where a city lies"),
        ("Define a city", "Define a city: where none lies"),
    ],
)
def test_where_belts_are_not_to_be_chosen_the_choice_says_why(at_table, line, why, spots):
    """CB-8, CB-24: cities lie above belts 1 and 2, luggage lies on belt 1 alone."""
    belts = {1: "paris-17 blue: paris-5", 2: "tokyo-9 blue:"}
    acting = at_table("tokyo-1 tokyo-2", "tokyo-3", belts=belts, spots=spots)
    if spots and line in ("Place", "Define a city"):
        assert line not in map(say, acting.match.shown.cursor().options)
        return
    choose(acting, "red", line)
    assert say(acting.match.shown.cursor().title) == why


def test_what_each_belt_takes_is_said_in_words(at_table):
    """CB-7, CB-8: for who wonders why a card may not go there."""
    belts = {
        1: "paris-17 blue: paris-5 paris-6",
        2: "tokyo-9 blue: london-9 london-7",
        3: "tokyo-8 blue: tokyo-3",
        4: "london-1 blue:",
    }
    acting = at_table("tokyo-1 tokyo-2", "paris-3", belts=belts)
    takes = acting.match.shown.prompt().takes
    assert {place: say(what) for place, what in takes.items()} == {
        "spot/1": "Here goes Paris above 6.",
        "spot/2": "Here goes London below 7.",
        "spot/3": "Here goes Tokyo with another number than 3.",
        "spot/4": "There are three lines already, one for each city.",
    }
    del belts[3]
    takes = at_table("tokyo-1", "paris-3", belts=belts).match.shown.prompt().takes
    assert say(takes["spot/4"]) == "Here goes luggage of a city that has no line yet."
    agreed = at_table("tokyo-1", "paris-3", belts=belts, line="consecutive")
    takes = agreed.match.shown.prompt().takes
    assert say(takes["spot/1"]) == "Here goes Paris with the number next to 6."


def test_where_every_belt_may_be_chosen_nothing_needs_to_be_explained(at_table):
    every = {at: f"paris-{10 + at} blue:" for at in range(1, 7)}
    acting = at_table("tokyo-1 tokyo-2", "tokyo-3", belts=every)
    choose(acting, "red", "Check a city")
    assert say(acting.match.shown.cursor().title) == "Check a city"


def test_an_airport_card_that_was_just_drawn_is_played_when_that_is_said_first(at_table):
    """The same tap again, with nothing in between, would be one that was doubled."""
    acting = at_table("paris-1 paris-2", "tokyo-3", pile="delayed-flight-1 paris-9")
    drawn = pad("red", "delayed-flight-1")
    acting.do(spot(1, "paris-1"), drawn)
    assert acting.do(drawn) == []
    choose(acting, "red", "Play an Airport card")
    assert acting.do(drawn) == [Play(0, card("delayed-flight-1"))]


def test_a_round_the_world_trip_on_a_single_card_asks_which_way_it_counts(at_table):
    acting = at_table("round-trip-1 tokyo-1", "tokyo-3", belts={1: "paris-17 blue: paris-5"})
    trip = card("round-trip-1")
    assert acting.do(spot(1, "round-trip-1")) == []
    assert acting.match.shown.cursor().title == Message("captain-bluff-menu-which-way", {"belt": 1})
    assert choose(acting, "red", "It counts down") == [Place(0, 0, trip, -1)]


@pytest.mark.parametrize(
    ("following", "step"), [("paris-7", 1), ("paris-3", -1)], ids=["above", "below"]
)
@pytest.mark.parametrize("spots", [(), SPOTS], ids=["no spots", "spots"])
def test_the_next_card_of_the_run_says_which_way_a_trip_counts(at_table, following, step, spots):
    """CB-9: with the 7 laid behind it the trip beside the 5 is a 6, with the 3 a 4."""
    hand = f"round-trip-1 {following} tokyo-1"
    acting = at_table(hand, "tokyo-3", belts={1: "paris-17 blue: paris-5"}, spots=spots)
    if not spots:
        choose(acting, "red", "Place", "Belt 1")
    trip, next_one = (
        spot(1, name) if spots else pad("red", name) for name in ("round-trip-1", following)
    )
    assert acting.do(trip) == []
    assert acting.do(next_one) == [
        Place(0, 0, card("round-trip-1"), step),
        Place(0, 0, card(following)),
    ]
    assert keys(acting) == []


def test_a_card_that_leaves_the_way_open_or_lies_elsewhere_does_not_answer_for_it(at_table):
    belts = {1: "paris-17 blue: paris-5", 2: "london-17 blue:"}
    acting = at_table("round-trip-1 paris-8 paris-6 tokyo-1", "tokyo-3", belts=belts)
    acting.do(spot(1, "round-trip-1"))
    for elsewhere in (spot(1, "paris-8"), spot(1, "paris-6"), spot(2, "paris-6")):
        assert acting.do(elsewhere) == []
        assert keys(acting) == ["which_way"]


def test_a_round_the_world_trip_that_can_count_one_way_only_asks_nothing(at_table):
    acting = at_table("round-trip-1 tokyo-1", "tokyo-3", belts={1: "paris-9 blue: paris-17"})
    assert acting.do(spot(1, "round-trip-1")) == [Place(0, 0, card("round-trip-1"), -1)]


def test_a_card_that_waits_for_its_way_may_be_taken_back_and_played_elsewhere(at_table):
    acting = at_table("round-trip-1 tokyo-1", "tokyo-3", belts={1: "paris-17 blue: paris-5"})
    acting.do(spot(1, "round-trip-1"))
    assert choose(acting, "red", "Take it back") == []
    assert acting.match.shown.cursor().title == Message(SEAT, {"seat": "red"})
    assert acting.do(spot(2, "tokyo-1")) == [Define(0, 1, card("tokyo-1"))]


# -- actions with the cursor -------------------------------------------------------------------


def test_checking_and_closing_are_chosen_with_their_belt(at_table):
    belts = {1: "paris-17 blue: paris-5", 3: "london-1 blue:"}
    acting = at_table("tokyo-1", "tokyo-3", belts=belts)
    assert choose(acting, "red", "Check a city", "Belt 3") == [Check(0, 2)]
    acting = at_table("tokyo-1", "tokyo-3", belts=belts)
    assert choose(acting, "red", "Close a belt", "Belt 1") == [Close(0, 0)]


def test_the_cursor_stands_at_no_line_at_first_so_that_a_late_call_cannot_act(at_table):
    acting = at_table("tokyo-1", "tokyo-3", belts=HONEST)
    assert acting.do(*press("red", "AAA")) == []
    assert acting.match.shown.cursor().at == -1
    assert mistakes(acting) == []


def test_a_city_is_changed_new_card_at_the_spot_old_card_at_the_pad(at_table):
    acting = at_table("tokyo-1", "tokyo-3", belts={1: "paris-17 blue: paris-5"})
    assert choose(acting, "red", "Change a city") == []
    assert acting.do(spot(1, "tokyo-1")) == [Change(0, 0, card("tokyo-1"))]
    assert acting.do(pad("red", "paris-17")) == [Take(0, card("paris-17"))]


def test_with_a_change_chosen_no_card_is_played_by_mistake(at_table):
    acting = at_table("delayed-flight-1 tokyo-1", "tokyo-3", belts={1: "paris-17: paris-5"})
    choose(acting, "red", "Change a city")
    assert acting.do(pad("red", "delayed-flight-1")) == []
    assert keys(acting) == ["at_its_belt"]
    choose(acting, "red", "Choose something else")
    assert acting.do(pad("red", "delayed-flight-1")) == [Play(0, card("delayed-flight-1"))]


def test_nobody_recovers_luggage_while_a_change_is_chosen_and_not_made(at_table):
    """Or the card that is meant face down would be placed."""
    belts = {1: "paris-17: paris-5", 2: "london-17: london-5 london-6"}
    acting = at_table("tokyo-1 tokyo-2", "tokyo-3", belts=belts)
    choose(acting, "red", "Change a city")
    assert acting.do(pad("blue", "london-6")) == []
    assert keys(acting) == ["too_early_to_recover"]
    assert acting.do(spot(1, "tokyo-1")) == [Change(0, 0, card("tokyo-1"))]
    assert acting.do(pad("red", "paris-17")) == [Take(0, card("paris-17"))]
    assert acting.do(pad("blue", "london-6")) == [Recover(1, 1, card("london-6"))]


def test_the_new_card_is_no_old_one(at_table):
    acting = at_table("tokyo-1 tokyo-2", "tokyo-3", belts={1: "paris-17 blue: paris-5"})
    choose(acting, "red", "Change a city")
    acting.do(spot(1, "tokyo-1"))
    assert acting.do(pad("red", "tokyo-2")) == []
    assert keys(acting) == ["not_exchanged"]


def test_the_turn_ends_with_a(at_table):
    acting = at_table("tokyo-1", "tokyo-3", belts=HONEST)
    choose(acting, "red", "Check a city", "Belt 1")
    assert acting.do(*press("red", "A")) == [Done(0)]


def test_an_arrivals_board_shows_two_cities_chosen_with_the_cursor(at_table):
    belts = {1: "paris-17 blue:", 2: "london-17 blue:", 3: "tokyo-17 blue:"}
    acting = at_table("arrivals-board-1 tokyo-1", "tokyo-3", belts=belts)
    acting.do(pad("red", "arrivals-board-1"))
    assert acting.do(*press("red", "A")) == []
    assert choose(acting, "red", "Belt 3", "Belt 1") == [Check(0, 2), Check(0, 0)]
    assert acting.match.state.phase == "turn"


def test_everybody_is_told_at_which_city_somebody_looks(at_table):
    acting = at_table("tokyo-1", "tokyo-3", belts={3: "tokyo-17 blue:"})
    choose(acting, "red", "Check a city", "Belt 3")
    (told,) = (notice for notice in acting.match.shown.notices() if notice.seat == "red")
    assert (told.id, told.kind) == ("captain-bluff-looks", "info")
    assert told.args == {"active": "red", "belt": 3}
    assert told.at == ("look/middle/city-3",)


def test_anybody_says_that_the_discards_are_shuffled(at_table):
    acting = at_table("tokyo-1 tokyo-2", "tokyo-3", pile="london-2", discard="london-3 london-4")
    acting.do(spot(1, "tokyo-1"), pad("red", "london-2"))
    assert acting.match.shown.prompt().id == "captain-bluff-reshuffle"
    assert acting.do(*press("blue", "A")) == [Reshuffle()]


# -- calling a bluff ---------------------------------------------------------------------------


def test_a_calls_and_b_lets_it_go(window):
    acting = window(**LONG)
    assert acting.do(*press("blue", "B"), *press("green", "A")) == [Pass(1), Call(2)]


def test_the_window_closes_when_all_others_have_passed(window):
    acting = window()
    acting.do(*press("yellow", "B"), *press("green", "B"), *press("blue", "B"))
    assert acting.match.state.phase == "turn"


def test_while_a_bluff_may_be_called_the_turn_is_the_placers_and_nobody_is_to_act(window):
    acting = window(**LONG)
    acting.do(*press("yellow", "B"), *press("green", "B"))
    shown = rules.view(acting.match.state, None)
    assert (shown.turn, shown.active) == ("red", None)


def test_lights_pulse_where_a_bluff_may_be_called_still(window):
    acting = window()
    acting.do(*press("green", "B"))
    assert [acting.match.signs.lights.light(seat)[1] for seat in acting.match.seats] == [
        "steady",
        "pulse",
        "steady",
        "pulse",
    ]


@pytest.mark.parametrize(("first", "second"), [("yellow", "blue"), ("blue", "yellow")])
def test_of_two_calls_at_once_the_nearest_clockwise_from_the_placer_counts(window, first, second):
    """CB-17, G-1: whichever signal the wires bring first."""
    acting = window()
    before = len(acting.match.history)
    call(acting, first, 0.0)
    call(acting, second, 0.07)
    assert len(acting.match.history) == before
    acting.match.tick(acting.match.wake_at_s())
    assert [played.move for played in acting.match.history[before:]] == [Call(1)]


def test_a_call_that_comes_clearly_later_does_not_count(window):
    acting = window()
    call(acting, "yellow", 0.0)
    call(acting, "blue", 0.09)
    acting.match.tick(acting.now_s + 0.09)
    assert acting.match.history[-1].move == Call(3)


def test_a_call_at_the_last_moment_comes_before_the_end_of_the_time(window):
    acting = window()
    ends_s = acting.match.shown.clock_ends_at_s()
    acting.match.signal(ButtonPressed(at_s=ends_s - 0.01, seat="green", button="A"))
    acting.match.tick(ends_s)
    # A player who called at the same time may still be heard: then it is decided, and not before.
    decides_s = acting.match.wake_at_s()
    assert decides_s == pytest.approx(ends_s - 0.01 + TIE_S)
    acting.match.tick(decides_s)
    assert acting.match.history[-1].move == Call(2)


def test_who_has_called_cannot_let_it_go_any_more(window):
    acting = window()
    call(acting, "green", 0.0)
    acting.match.signal(ButtonPressed(at_s=acting.now_s + 0.05, seat="green", button="B"))
    acting.match.tick(acting.now_s + 0.1)
    assert acting.match.history[-1].move == Call(2)


def test_a_card_tapped_right_after_a_call_comes_after_it(window):
    acting = window(red="paris-3 paris-4 delayed-flight-1 tokyo-1")
    before = len(acting.match.history)
    call(acting, "green", 0.0)
    acting.now_s -= 2.45
    acting.do(pad("red", "delayed-flight-1"))
    made = [played.move for played in acting.match.history[before:]]
    assert made == [Call(2), Play(0, card("delayed-flight-1"))]


def test_the_time_for_calling_runs_out(window):
    acting = window()
    ends_s = acting.match.shown.clock_ends_at_s()
    assert acting.match.wake_at_s() <= ends_s
    acting.match.tick(ends_s)
    assert acting.match.history[-1].move == TimeUp()
    assert acting.match.state.phase == "turn"


def test_cb_3_a_turn_whose_action_is_made_ends_by_itself(window):
    acting = window()
    acting.wait(5)
    assert acting.match.history[-1].move == TimeUp()
    acting.wait(4.7)
    assert acting.match.state.active == 0
    acting.wait(0.5)
    assert (acting.match.history[-1].move, acting.match.state.active) == (TimeUp(), 1)


def test_cb_3_not_while_its_player_does_something(window):
    acting = window(call_s=20)
    acting.wait(35)
    acting.do(*press("red", "B"))
    acting.wait(10)
    assert acting.match.state.active == 0
    acting.wait(10)
    assert acting.match.state.active == 1


@pytest.mark.parametrize("red", ["paris-3 paris-4 delayed-flight-1", "paris-3 paris-4 tokyo-1"])
def test_cb_3_what_its_player_holds_does_not_tell_when_a_turn_ends(window, red):
    acting = window(red=red)
    acting.wait(9.7)
    assert acting.match.state.active == 0
    acting.wait(0.5)
    assert acting.match.state.active == 1


def test_a_table_that_hands_out_cards_never_asks_where_an_airport_card_goes(holding):
    state = replace(holding("paris-3 tokyo-1", "paris-5"), acted=True)
    for deals, asked in ((True, False), (False, True)):
        menu = CaptainBluffTable(TableShape(deals=deals)).choices(state, NOTHING)
        assert ("captain-bluff-menu-play" in [line.id for line in menu.choices]) == asked


def test_without_a_time_all_are_waited_for(window):
    acting = window(call_s=None)
    assert acting.match.shown.clock_ends_at_s() is None
    acting.match.tick(acting.now_s + 1000.0)
    assert acting.match.state.phase == "window"


def test_the_time_stands_still_while_the_match_rests_and_no_button_calls(window):
    acting = window(call_s=20)
    acting.do(Tapped("blue", PAUSE))
    left_s = acting.match.game.clock_left_s(acting.match.referee, acting.now_s)
    acting.do(*press("blue", "B"), *press("blue", "B"))
    acting.wait(100.0)
    assert acting.match.state.phase == "window"
    acting.wait(AFTER_S)
    acting.tap("pad/blue", PAUSE)
    assert acting.match.game.clock_left_s(acting.match.referee, acting.now_s) == pytest.approx(
        left_s - TAP_S
    )


def test_a_match_whose_power_was_cut_while_it_rested_rests_on_with_its_time(window):
    rested = window(call_s=20).match
    playing = Playing(rested.seats, rested.registry, lambda command: None, now_s=100.0, began_s=0.0)
    stood = Interrupted(half=HalfDone(rests=True), clock_left_s=7.0)
    match = Match(rested.game, rested.state, playing, stood)
    match.tick(160.0)
    assert match.game.clock_left_s(match.referee, 160.0) == 7.0
    match.signal(ButtonPressed(at_s=160.0, seat="blue", button="A"))
    assert match.game.clock_left_s(match.referee, 161.0) == 6.0
    assert match.state.phase == "window"


def test_going_on_with_a_is_no_call(window):
    acting = window(call_s=20)
    acting.do(Tapped("blue", PAUSE))
    assert acting.do(*press("blue", "A")) == []
    assert acting.match.state.phase == "window"


def test_a_run_that_is_undone_has_no_window_and_a_new_one_has_all_its_time(window):
    acting = window(call_s=20)
    acting.do(Tapped("red", UNDO))
    assert acting.match.shown.clock_ends_at_s() is None
    acting.do(*press("red", "A"))
    assert acting.match.game.clock_left_s(acting.match.referee, acting.now_s) == pytest.approx(
        20.0 - PRESS_S
    )


def test_nobody_calls_the_own_bluff(window):
    acting = window()
    assert acting.do(*press("red", "A")) == []
    assert keys(acting) == ["own_placement"]


def test_the_next_player_need_not_wait_once_the_turn_is_over(window):
    acting = window()
    assert acting.do(spot(2, "tokyo-3")) == [Define(1, 1, card("tokyo-3"))]
    assert acting.match.state.active == 1


def test_the_last_card_wins_when_nobody_may_call_any_more(window):
    acting = window(red="paris-3 paris-4")
    acting.do(spot(2, "tokyo-3"))
    assert keys(acting) == ["window_open"]
    acting.match.tick(acting.match.shown.clock_ends_at_s())
    acting.match.show()
    assert acting.match.over
    assert acting.match.shown.standings.winners == ("red",)


def test_how_a_call_went_is_heard_and_the_loser_flickers(window):
    acting = window()
    acting.match.signs.take_sounds()
    acting.do(*press("green", "A"))
    assert acting.match.signs.take_sounds() == ("other", "match")
    assert acting.match.signs.lights.light("green") == ("red", "flicker")


def test_for_a_player_who_has_left_the_table_lets_it_go_by_itself(window):
    """G-2: the mildest act."""
    acting = window(call_s=60)
    acting.do(Tapped("red", PAUSE), *press("green", "BA" + "BB" + "A"), Tapped("red", PAUSE))
    assert acting.match.half.left == ("green",)
    acting.now_s += 5.0
    acting.match.tick(acting.now_s)
    assert acting.match.history[-1].move == Pass(2)


# -- recovering luggage ------------------------------------------------------------------------


LINE = {1: "paris-17 blue: paris-3 paris-4 paris-5"}


def test_luggage_is_recovered_on_the_own_pad_last_first_and_a_closes_it(at_table):
    acting = at_table("tokyo-1", "tokyo-3", belts=LINE)
    assert acting.do(pad("blue", "paris-5"), pad("blue", "paris-4"), *press("blue", "A")) == [
        Recover(1, 0, card("paris-5")),
        Recover(1, 0, card("paris-4")),
        Done(1),
    ]


def test_luggage_amid_a_line_stays(at_table):
    acting = at_table("tokyo-1", "tokyo-3", belts=LINE)
    assert acting.do(pad("red", "paris-4")) == []
    assert keys(acting) == ["covered"]


def test_nobody_else_acts_while_luggage_is_recovered(at_table):
    acting = at_table("tokyo-1", "tokyo-3", belts=LINE)
    acting.do(pad("blue", "paris-5"))
    assert acting.do(spot(2, "tokyo-1")) == []
    assert keys(acting) == ["recovery_open"]
    acting.do(*press("blue", "A"))
    assert acting.do(spot(2, "tokyo-1")) == [Define(0, 1, card("tokyo-1"))]


# -- mistakes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "key"),
    [
        (spot(1, "tokyo-3"), "not_your_turn"),
        (spot(1, "arrivals-board-1"), "not_on_belt"),
        (spot(2, "london-9"), "not_in_hand"),
        (pad("red", "paris-3"), "not_on_pad"),
        (pad("blue", "paris-3"), "other_pad"),
        (pad("red", "london-9"), "not_in_hand"),
    ],
    ids=["wrong player", "pad card at belt", "not held", "belt card at pad", "other pad", "pile"],
)
def test_a_tap_that_cannot_be_is_named_with_its_remedy(at_table, act, key):
    acting = at_table("paris-3 arrivals-board-1", "tokyo-3", belts=HONEST)
    assert acting.do(act) == []
    (notice,) = mistakes(acting)
    assert notice.id == f"captain-bluff-{key.replace('_', '-')}"
    assert notice.rule
    assert "paris" not in str(notice.args)


def test_a_drawn_card_that_nobody_tapped_is_asked_for_and_heals_it(at_table):
    acting = at_table("paris-1 paris-2", "tokyo-3")
    acting.do(spot(2, "paris-1"))
    assert acting.do(spot(3, "tokyo-3")) == []
    assert keys(acting) == ["draw_first"]
    assert acting.do(pad("red", "london-9")) == [Draw(0, card("london-9"))]


def test_a_seventh_spot_has_no_belt(at_table):
    acting = at_table("paris-1", "tokyo-3", spots=(*SPOTS, "spot/7"))
    game, state = acting.match.game, acting.match.state
    reading = game.read(acting.match.referee, state, {}, spot(7, "paris-1"))
    assert reading.moves == ()
    assert reading.notice.id == "captain-bluff-no-belt-here"


# -- without spots -----------------------------------------------------------------------------


def test_without_spots_the_belt_may_be_chosen_before_the_card_is_tapped(at_table):
    acting = at_table("paris-3 paris-4", "tokyo-3", belts=HONEST, spots=())
    assert choose(acting, "red", "Place", "Belt 1") == []
    assert acting.do(pad("red", "paris-3"), pad("red", "paris-4")) == [
        Place(0, 0, card("paris-3")),
        Place(0, 0, card("paris-4")),
    ]


@pytest.mark.parametrize(
    ("belt", "move"),
    [("Belt 1", Place(0, 0, card("paris-3"))), ("Belt 2", Define(0, 1, card("paris-3")))],
    ids=["a city lies there", "none lies there"],
)
def test_without_spots_the_card_may_be_tapped_before_its_belt_is_chosen(at_table, belt, move):
    acting = at_table("paris-3 paris-4", "tokyo-3", belts=HONEST, spots=())
    assert acting.do(pad("red", "paris-3")) == []
    assert keys(acting) == []
    assert say(acting.match.shown.cursor().title) == "Where does the card go?"
    assert choose(acting, "red", belt) == [move]


def test_without_spots_another_card_may_be_tapped_or_none_before_the_belt_is_chosen(at_table):
    acting = at_table("paris-3 paris-4", "tokyo-3", belts=HONEST, spots=())
    acting.do(pad("red", "paris-3"), pad("red", "paris-4"))
    choose(acting, "red", "Take it back")
    assert acting.match.shown.cursor().title == Message(SEAT, {"seat": "red"})
    acting.do(pad("red", "paris-3"), pad("red", "paris-4"))
    assert choose(acting, "red", "Belt 1") == [Place(0, 0, card("paris-4"))]


def test_without_spots_a_trip_tapped_before_its_belt_is_still_asked_which_way_it_counts(at_table):
    belts = {1: "paris-17 blue: paris-5"}
    acting = at_table("round-trip-1 tokyo-1", "tokyo-3", belts=belts, spots=())
    acting.do(pad("red", "round-trip-1"))
    made = choose(acting, "red", "Belt 1", "It counts down")
    assert made == [Place(0, 0, card("round-trip-1"), -1)]


def test_what_a_table_without_spots_offers_for_a_card_says_nothing_about_it(at_table):
    offered = set()
    for name in ("paris-3", "tokyo-9", "round-trip-1"):
        acting = at_table(f"{name} paris-4", "tokyo-3", belts=HONEST, spots=())
        acting.do(pad("red", name))
        offered.add(tuple(map(say, acting.match.shown.cursor().options)))
    (lines,) = offered
    assert lines == (*(f"Belt {number}" for number in range(1, 7)), "Take it back")


def test_without_spots_another_choice_may_be_made_before_the_tap(at_table):
    acting = at_table("paris-3 paris-4", "tokyo-3", belts=HONEST, spots=())
    choose(acting, "red", "Place", "Belt 1", "Choose something else", "Define a city", "Belt 2")
    assert acting.do(pad("red", "paris-3")) == [Define(0, 1, card("paris-3"))]


# -- cards that nothing reads ------------------------------------------------------------------


def test_a_card_that_nothing_reads_is_laid_drawn_and_exchanged_with_the_cursor(at_table):
    acting = at_table("paris-1 paris-2", "tokyo-3", belts={1: "paris-17 blue: paris-5"})
    dead = "A card cannot be read"
    assert choose(acting, "red", dead, "It is a departure city", "Belt 2") == [Define(0, 1, None)]
    sure = "Yes, it is in your hand"
    assert choose(acting, "red", dead, sure) == [Draw(0, None)]
    choose(acting, "red", "End the turn")
    assert choose(acting, "blue", dead, "It is exchanged", "Belt 1") == [Change(1, 0, None)]
    assert choose(acting, "blue", dead, sure) == [Take(1, None)]


def test_luggage_that_nothing_reads_lies_open_and_is_named(at_table):
    acting = at_table("paris-3 paris-4", "tokyo-3", belts=HONEST)
    dead = "A card cannot be read"
    assert choose(acting, "red", dead, "It is placed", "Belt 1", "Paris", "3") == [
        Place(0, 0, card("paris-3"))
    ]
    assert choose(acting, "red", dead, "Paris", "4") == [Place(0, 0, card("paris-4"))]


def test_an_airport_card_that_nothing_reads_is_named(at_table):
    acting = at_table("delayed-flight-2 paris-4", "tokyo-3")
    played = ("It is played: Delayed flight", "Yes, Delayed flight")
    made = choose(acting, "red", "A card cannot be read", *played)
    assert made == [Play(0, card("delayed-flight-2"))]


def test_a_city_that_was_called_and_never_read_is_turned_over_and_tapped_or_named(at_table):
    for reveal in (
        lambda acting: acting.do(spot(1, "paris-4")),
        lambda acting: choose(acting, "green", "Paris", "4", "Yes, Paris 4"),
    ):
        acting = at_table("paris-3 paris-4", "tokyo-3", "tokyo-4")
        dead = "A card cannot be read"
        choose(acting, "red", dead, "It is a departure city", "Belt 1")
        acting.do(pad("red", "london-9"))
        choose(acting, "red", "End the turn")
        acting.do(spot(1, "tokyo-3"), *press("blue", "A"), *press("green", "A"))
        assert acting.match.state.phase == "revealing"
        made = reveal(acting)
        assert [type(move) for move in made] == [Seen]
        assert acting.match.state.called.loser == 1


def test_a_deal_that_went_wrong_is_dealt_again(at_table):
    state = rules.initial(rules.options_from({"reading": "every"}), ("red", "blue"))
    game = CaptainBluffTable(TableShape(spots=6))
    acting = Acting(game, state, state.seats, DECK.pieces)
    acting.do(pad("red", "paris-1"))
    assert acting.do(*press("blue", "A")) == []
    choose(acting, "blue", "Deal again", "Yes, collect all cards")
    assert acting.match.state == state


def test_totals_tell_who_has_taken_more_cards_than_laid(window):
    """Two hands over the number that was dealt are not the same result."""
    acting = window()
    state, dealt = acting.match.state, hand_at_start(len(acting.match.seats))
    hands = tuple((1 << dealt + more) - 1 for more in (0, -2, 5, 9))[: len(state.seats)]
    totals = acting.match.game.standings(replace(state, hands=hands)).totals
    assert tuple(totals.values()) == (0, 2, -5, -9)[: len(state.seats)]
