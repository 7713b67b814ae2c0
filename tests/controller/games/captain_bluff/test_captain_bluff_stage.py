"""A call is staged: everybody sees it before play goes on, and nothing that is done meanwhile is
lost."""

import pytest

from controller.conformance.hands import Acting
from controller.games.captain_bluff.pieces import CARDS, Call, Define, Done
from controller.games.captain_bluff.spec import SPEC
from controller.match.acts import CONTROL_CARDS, PAUSE, Pressed, Tapped, TappedAt
from controller.match.stage import LOOK_S, TURNS_AT
from controller.match.tablegame import TableShape
from controller.views.table import LOG_LINES

SEATS = ("red", "blue", "green")
STAGE_S = 3.0


def piece(name):
    return SPEC.pieces[CARDS.index(name)]


@pytest.fixture
def acting(holding):
    """`acting("paris-9")`: red has placed London 3 to 5 below that city, and the others may call
    for ten seconds."""

    def acting(destination="paris-9", bots=(), stage_s=STAGE_S):
        line = f"{destination} red: london-3 london-4"
        state = holding("london-5 paris-1", "paris-2", "paris-3", belts={1: line}, call_s=10)
        game = SPEC.table(TableShape(spots=6))
        pieces = (*SPEC.pieces, *CONTROL_CARDS)
        hands = Acting(game, state, SEATS, pieces, bots=bots, stage_s=stage_s)
        hands.do(TappedAt(1, piece("london-5")), Pressed("red", "A"))
        assert hands.match.state.phase == "window"
        hands.match.signs.take_sounds()
        return hands

    return acting


def call(hands, seat="blue"):
    hands.press("A", seat)
    hands.wait(0.2)
    assert hands.match.history[-1].move == Call(SEATS.index(seat))


def test_a_call_says_who_and_what_and_what_it_costs(acting):
    hands = acting()
    call(hands)
    climax = hands.match.shown.now.staged.climax
    assert climax.seats == ("blue", "red")
    assert climax.turned == ("paris-9",)
    assert climax.cards == ("london-3", "london-4", "london-5")
    assert climax.good is True
    assert climax.found.id == "captain-bluff-stage-bluff"
    assert climax.cost.args == {"loser": "red", "count": 4}


def test_who_was_honest_costs_the_caller(acting):
    hands = acting("london-9")
    call(hands)
    climax = hands.match.shown.now.staged.climax
    assert (climax.good, climax.cost.args["loser"]) == (False, "blue")


def test_it_stands_for_some_seconds_and_then_play_goes_on(acting):
    hands = acting()
    call(hands)
    assert hands.match.shown.prompt().id == "table-staged"
    assert hands.match.shown.cursor() is None
    hands.wait(STAGE_S - 0.3)
    assert hands.match.shown.now.staged is not None
    hands.wait(0.4)
    assert hands.match.shown.now.staged is None
    assert hands.match.shown.prompt().id == "captain-bluff-turn-acted"


def test_its_sound_waits_until_the_card_is_turned(acting):
    hands = acting()
    call(hands)
    assert hands.match.signs.take_sounds() == ("roll",)
    hands.wait(STAGE_S * TURNS_AT)
    assert hands.match.signs.take_sounds() == ("other", "lost")


def test_who_wanted_to_call_at_the_same_time_does_not_end_it(acting):
    hands = acting(bots=("green", "blue"))
    hands.press("A", "blue")
    hands.wait(0.1)
    hands.press("A", "red")
    assert hands.match.shown.now.staged.seen_by == ()


def test_it_ends_when_every_person_has_pressed_a_and_no_earlier(acting):
    hands = acting(bots=("green",))
    call(hands)
    hands.wait(LOOK_S)
    hands.press("A", "red")
    hands.press("A", "red")
    hands.press("B", "blue")
    assert hands.match.shown.now.staged.seen_by == ("red",)
    hands.press("A", "blue")
    assert hands.match.shown.now.staged is None
    assert [type(played.move) for played in hands.match.history[-2:]] == [Done, Call]


def test_what_is_tapped_meanwhile_is_taken_in_afterwards(acting):
    hands = acting()
    call(hands)
    moves = len(hands.match.history)
    hands.tap("spot/2", piece("paris-2"))
    assert len(hands.match.history) == moves
    assert [answer.reader for answer in hands.match.shown.now.answers] == ["spot/1"]
    hands.wait(STAGE_S)
    assert hands.match.history[-1].move == Define(1, 1, CARDS.index("paris-2"))
    assert {answer.reader: answer.taken for answer in hands.match.shown.now.answers}["spot/2"]


def test_so_is_the_pause_card(acting):
    hands = acting()
    call(hands)
    hands.perform(Tapped("red", PAUSE))
    assert hands.match.shown.prompt().id == "table-staged"
    hands.wait(STAGE_S)
    assert hands.match.shown.prompt().id == "table-rests"


def test_the_press_that_has_ended_it_takes_nothing(acting):
    """The lines of the menu come with the end: A so soon is none of their choice."""
    hands = acting()
    call(hands)
    hands.wait(LOOK_S)
    for seat in SEATS:
        hands.press("A", seat)
    moves = len(hands.match.history)
    hands.press("A", "blue")
    assert len(hands.match.history) == moves
    assert not hands.match.half.cursor


def test_without_people_it_takes_its_time(acting):
    hands = acting(bots=SEATS)
    call(hands)
    hands.wait(STAGE_S / 2)
    assert hands.match.shown.now.staged is not None
    hands.wait(STAGE_S)
    assert hands.match.shown.now.staged is None


def test_nothing_is_staged_where_nobody_looks(acting):
    hands = acting(stage_s=0.0)
    call(hands)
    assert hands.match.shown.now.staged is None
    assert hands.match.signs.take_sounds() == ("other", "lost")


def test_the_log_tells_the_last_events_and_no_hidden_card(acting):
    hands = acting()
    call(hands)
    told = [(one.seat, one.what.id) for one in hands.match.shown.now.log]
    assert told == [("red", "captain-bluff-log-place"), ("blue", "captain-bluff-log-called")]
    hands.wait(STAGE_S)
    hands.do(TappedAt(2, piece("paris-2")))
    assert hands.match.shown.now.log[-1].what.args == {"seat": "blue", "belt": 2}


def test_what_is_taken_back_leaves_the_log(acting):
    hands = acting()
    call(hands)
    hands.wait(STAGE_S)
    hands.do(TappedAt(2, piece("paris-2")))
    before = len(hands.match.shown.now.log)
    hands.match.undo("blue", hands.now_s)
    hands.match.show()
    assert len(hands.match.shown.now.log) == before - 1 < LOG_LINES
