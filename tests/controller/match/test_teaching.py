"""A taught match: which lesson is on the screen when, and what it never does."""

import pytest

from controller.conformance.hands import Acting
from controller.games.captains_orders.pieces import PIECES, Deal, card_piece
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.spec import LESSONS
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.games.catalogue import CATALOGUE
from controller.match.acts import CONTROL_CARDS, HOLD_S, Pressed, TappedAt
from controller.match.halfdone import half_done
from controller.match.match import Match
from controller.match.playing import Interrupted, Playing
from controller.match.tablegame import TableShape
from controller.match.teaching import (
    GLANCE_S,
    LESSON_S,
    PAUSE_S,
    WHY_S,
    Lesson,
    SeenMatch,
    Teaching,
    refusal,
    stem,
    teaching,
    why,
)
from controller.views import Cursor, Message, Notice

SEATS = ("red", "blue", "green", "yellow")
TURN = Notice("game-turn", seat="red", at=("spot/1",))
FIRST, SECOND = Lesson("first", ("game-turn",)), Lesson("second", ("game-turn",))


def seen(prompt=TURN, *lines, people=("red",)):
    cursor = Cursor("red", Message("title"), tuple(map(Message, lines)), 0) if lines else None
    return SeenMatch(prompt, cursor, lambda: None, people)


def taught(*steps, lessons=(FIRST, SECOND)):
    """What is on the screen after each step, a time and what is seen then."""
    now, shown = Teaching(), []
    for at_s, what in steps:
        now = now.after(lessons, what, at_s)
        shown.append(now.now)
    return shown


# ---- when a lesson fits --------------------------------------------------------------------------


def test_a_lesson_is_for_the_person_who_may_act():
    assert FIRST.fits(seen())
    assert not FIRST.fits(seen(people=("blue",)))
    assert not FIRST.fits(seen(people=()))


def test_one_for_the_others_is_not_for_the_player_whom_they_answer():
    vote = Lesson("vote", ("game-turn",), who="others")
    assert not vote.fits(seen(people=("red",)))
    assert vote.fits(seen(people=("red", "blue")))


def test_nobody_is_taught_where_only_bots_play():
    assert not Lesson("all", ("game-turn",), who="everybody").fits(seen(people=()))


def test_a_line_of_the_menu_or_a_place_must_offer_the_act():
    ask = Lesson("ask", ("game-turn",), line="game-menu-ask")
    assert not ask.fits(seen(TURN, "game-menu-other"))
    assert ask.fits(seen(TURN, "game-menu-other", "game-menu-ask"))
    assert Lesson("lay", ("game-turn",), place="spot/1").fits(seen())
    assert not Lesson("lay", ("game-turn",), place="spot/4").fits(seen())


@pytest.mark.parametrize("id", ["game-turn", "game-turn-rulebook"])
def test_the_same_act_in_other_words_is_the_same_lesson(id):
    assert stem(id) == "game-turn"


# ---- one after the other -------------------------------------------------------------------------


def test_a_lesson_goes_when_its_act_is_done_and_never_comes_again():
    other = seen(Notice("game-other", seat="red"))
    assert taught((0.0, seen()), (5.0, other), (6.0, seen()), (9.0, other), (10.0, seen())) == [
        "first", "", "second", "", "",
    ]  # fmt: skip


def test_one_that_nobody_follows_goes_by_itself_and_the_next_waits_a_moment():
    ends_s = LESSON_S
    assert taught(
        (0.0, seen()), (ends_s - 0.1, seen()), (ends_s, seen()), (ends_s + PAUSE_S, seen())
    ) == ["first", "first", "", "second"]


def test_what_was_up_for_a_glance_only_comes_again():
    assert taught((0.0, seen()), (GLANCE_S - 0.1, None), (9.0, seen())) == ["first", "", "first"]


def test_a_lesson_on_the_screen_at_a_power_cut_is_shown_from_its_start():
    shown = Teaching(("first",)).after((FIRST, SECOND), seen(), 0.0)
    again = teaching(shown.texts(), 100.0)
    assert again == Teaching(("first",), "second", 100.0)
    still = again.after((FIRST, SECOND), seen(), 100.0 + LESSON_S - 0.1)
    assert still.now == "second"
    assert still.after((FIRST, SECOND), seen(), 100.0 + LESSON_S).now == ""


def test_a_power_cut_repeats_no_lesson_that_was_read():
    again = teaching(Teaching(("first",)).texts(), 100.0)
    assert again.after((FIRST, SECOND), seen(), 100.0).now == "second"


def test_what_has_been_taught_is_no_piece_that_is_half_done():
    assert half_done({**Teaching(("first",)).texts(), "red": "a"}).first == {"red": "a"}
    assert teaching({"red": "a"}, 0.0) is None


# ---- in a match ----------------------------------------------------------------------------------


def acting(*, teaches=True, bots=(), interrupted=None):
    """Captain's Orders; red's lowest card is 0, blue's 1, and so on. Blue begins."""
    game = CaptainsOrdersTable(TableShape(spots=6))
    state = rules.initial(rules.options_from({}), SEATS)
    for card in range(24):
        state = rules.play(state, Deal(card % 4, card))
    hands = Acting(game, state, SEATS, (*PIECES, *CONTROL_CARDS))
    playing = Playing(
        SEATS, hands.match.registry, lambda command: None, 0.0, 0.0, bots, spots=hands.spots,
        lessons=LESSONS, teaches=teaches,
    )  # fmt: skip
    hands._match = Match(game, state, playing, interrupted)
    hands._match.show()
    return hands


def shown(hands):
    found = hands.match.shown.explained
    return None if found is None else found.what.id


def test_a_first_match_begins_with_its_first_lesson():
    assert shown(acting()) == "captains-orders-lesson-captain"


def test_lessons_follow_each_other_while_somebody_thinks_and_play_is_never_blocked():
    hands = acting()
    hands.wait(LESSON_S + PAUSE_S + 0.1)
    assert shown(hands) == "captains-orders-lesson-order"
    assert hands.match.shown.explained.seat == "blue"
    assert len(hands.do(TappedAt(1, card_piece(21)))) == 1
    assert shown(hands) == "captains-orders-lesson-follow"


def test_no_lesson_is_shown_twice_however_long_it_takes():
    hands, found = acting(), []
    for _ in range(200):
        hands.wait(1.0)
        if shown(hands) not in (None, *found[-1:]):
            found.append(shown(hands))
    assert len(found) == len(set(found)) == 5


def test_a_match_among_bots_teaches_nobody():
    hands = acting(bots=SEATS)
    hands.wait(60.0)
    assert shown(hands) is None


def test_an_act_of_a_bot_is_not_explained():
    hands = acting(bots=("blue", "green", "yellow"))
    hands.wait(LESSON_S + PAUSE_S + 0.1)
    assert shown(hands) is None


def test_a_match_that_goes_on_goes_on_teaching():
    hands = acting(teaches=False, interrupted=Interrupted(teaching=Teaching(("captain",))))
    assert shown(hands) == "captains-orders-lesson-order"


def test_a_lesson_is_the_same_whatever_anybody_holds():
    """It follows from what everyone sees."""
    game = CaptainsOrdersTable(TableShape(spots=6))
    found = []
    for turned in (False, True):
        state = rules.initial(rules.options_from({}), SEATS)
        for card in range(24):
            state = rules.play(state, Deal((3 - card if turned else card) % 4, card))
        playing = Playing(
            SEATS, acting().match.registry, lambda command: None, 0.0, 0.0, lessons=LESSONS,
            teaches=True,
        )  # fmt: skip
        match = Match(game, state, playing)
        match.show()
        found.append(match.shown.explained)
    assert found[0] == found[1]


# ---- B is held: why? -----------------------------------------------------------------------------


def hold_b(hands, seat="blue"):
    hands.press("B", seat, for_s=HOLD_S + 0.1)


def test_holding_b_after_a_refusal_shows_its_rule_for_a_while():
    hands = acting(teaches=False)
    hands.do(TappedAt(2, card_piece(21)))
    hold_b(hands)
    assert hands.match.shown.explained == why("captains-orders", "CO-3")
    hands.wait(WHY_S)
    assert shown(hands) is None


def test_holding_it_once_more_puts_the_rule_away():
    hands = acting(teaches=False)
    hands.do(TappedAt(2, card_piece(21)))
    hold_b(hands)
    hold_b(hands, "red")
    assert shown(hands) is None


def test_holding_b_where_nothing_was_refused_begins_the_lessons():
    hands = acting(teaches=False)
    hands.do(Pressed("blue", "B"))
    assert shown(hands) is None, "pressed is not held"
    hold_b(hands)
    assert shown(hands) == "captains-orders-lesson-captain"
    assert [notice.id for notice in hands.match.shown.notices()] == ["table-teaches"]


def test_ones_own_refusal_comes_first():
    mine, other = (Notice("refused", {}, rule, seat, "mistake") for rule, seat in
                   (("CO-1", "red"), ("CO-2", "blue")))  # fmt: skip
    assert refusal((mine, other), "red") == mine
    assert refusal((mine, other), "green") == other
    assert refusal((Notice("no-rule", kind="mistake"),), "red") is None


def test_the_rulings_of_all_games_have_sentences_of_their_own():
    assert why("captains-orders", "G-3").what.id == "table-rule-3"


# ---- the lessons of every game -------------------------------------------------------------------


@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_game_teaches_at_least_six_acts_each_by_a_name_of_its_own(slug):
    names = [lesson.name for lesson in CATALOGUE[slug].lessons]
    assert len(names) == len(set(names)) >= 6
