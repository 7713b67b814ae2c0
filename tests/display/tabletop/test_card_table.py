"""A person at the virtual table of a game of cards, beside bots on the fast twin: clicks only."""

import random
from contextlib import contextmanager

import pygame
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from controller.games.catalogue import CATALOGUE
from controller.views import SEAT, Message
from controller.views.message import LANGUAGES
from display import theme
from display.art.keeping import POOL
from display.tabletop import look
from display.tabletop.clicks import refused
from display.tabletop.deeds import CHOOSING_S
from display.tabletop.eyes import LATE_S, SUDDEN_S
from display.tabletop.saying import phrase, spoken
from display.targets import (
    Beside,
    ButtonAt,
    DeckAt,
    LineAt,
    OwnCard,
    OwnFan,
    OwnHand,
    OwnPad,
    RowAt,
    SeatOf,
    Sorting,
    SpotAt,
)
from display.words import words_in
from hardware.scene import Press, Put, Release, Take, Tap
from livetable import FRAME_S, follow_the_hints, live_table

FAN, DECK = "red/cards", "middle/deck"


@pytest.fixture
def live():
    """Players draw their cards and read each."""
    with live_table(seed=5, reading="every") as table:
        yield table


def draw_all(person):
    """Draw until the hint asks for no more."""
    while person.moment.hint.at and isinstance(person.moment.hint.at[0], DeckAt):
        person.click(person.moment.hint.at[0])


@pytest.fixture
def dealt(live):
    """Red has drawn six cards and it is Red's turn to act."""
    red = live.sit("red")
    live.until(lambda: red.moment.hint.at)
    draw_all(red)
    live.until(lambda: red.match.active == "red")
    live.run(1.0)
    return red


@pytest.mark.parametrize(("reading", "fewest"), [("late", 6), ("every", 18)])
@pytest.mark.parametrize(("table", "seed"), [("sim-spots", 5), ("sim-spots", 6), ("sim", 5)])
def test_a_player_who_clicks_only_what_glows_plays_whole_rounds(table, seed, reading, fewest):
    luck = random.Random(f"{seed}/person")
    with live_table(seed=seed, table=table, reading=reading) as live:
        red = live.sit("red")
        clicks = 0
        while red.match.round < 3 and red.match.phase != "over":
            assert live.loop.now_s() < 3000.0, red.moment.hint
            if follow_the_hints(red, luck):
                clicks += 1
            else:
                live.run(0.3)
        assert clicks > fewest
        # No hand was asked to do what no hand can do.
        assert red.hands.refused == []
        assert live.opened.match.game.rules.problems(live.opened.match.state) == ()


@pytest.mark.parametrize("late_s", [0.0, 0.6])
@pytest.mark.parametrize("apart_s", [0.1, 0.5, 0.9])
def test_a_draw_that_is_pressed_twice_within_a_second_draws_twice(live, apart_s, late_s):
    """Also where the window learns late what the hand has done."""
    red = live.sit("red")
    live.until(lambda: red.moment.hint.at)
    red.hands.see_late(late_s)
    live.run(1.0)
    for _ in range(2):
        red.event(pygame.KEYDOWN, key=pygame.K_d)
        red.event(pygame.KEYUP, key=pygame.K_d)
        live.run(apart_s)
    live.run(5.0)
    assert red.hands.acts == [Take(DECK), Tap(0.4), Put(FAN)] * 2


def test_a_card_is_drawn_with_one_click(live):
    red = live.sit("red")
    live.until(lambda: red.moment.hint.at)
    assert red.moment.says == (phrase("hands-draw-a-card"),)
    red.click(DeckAt(DECK))
    assert red.hands.acts == [Take(DECK), Tap(0.4), Put(FAN)]
    assert red.moment.says == (phrase("hands-draw-a-card"), phrase("hands-drawn", count=1))
    assert len(red.match.secrets.hand) == 1


def test_a_player_who_has_all_cards_waits(live):
    red = live.sit("red")
    live.until(lambda: red.moment.hint.at)
    draw_all(red)
    assert red.moment.says == (phrase("hands-wait-for-others"),)
    assert red.moment.hint.at == ()


def test_a_seventh_card_is_refused_and_stays_in_the_hand_until_it_is_put_back(live):
    red = live.sit("red")
    live.until(lambda: red.moment.hint.at)
    draw_all(red)
    red.hands.acts.clear()
    red.click(DeckAt(DECK))
    assert red.hands.acts == [Take(DECK), Tap(0.4)]
    assert red.moment.sight.hand is not None
    (told,) = red.moment.says
    assert told.notice.id == "captains-orders-hand-full"
    red.click(DeckAt(DECK))
    assert red.moment.sight.hand is None


def highest(person):
    """Where the highest card is in the player's fan."""
    faces = next(p.spread for p in person.moment.sight.scene.places if p.place == FAN)
    return max(range(len(faces)), key=lambda at: int(faces[at].name))


def until_order(person):
    """Let the others play, and follow along, until an Order of another one stands and Red acts."""
    luck = random.Random("until")
    while not (person.match.phase == "order" and person.match.active == "red"):
        if not follow_the_hints(person, luck):
            person.live.run(0.3)
    person.live.run(0.5)


def answer_of(person, reader):
    """What the table has said of the last piece at a reader; None where it has said nothing."""
    answers = person.moment.sight.view.answers
    return next((one for one in answers if one.reader == reader), None)


def test_the_table_acknowledges_every_piece_that_is_held_to_a_pad(dealt):
    until_order(dealt)
    reader = f"pad/{dealt.match.owner}"
    before = answer_of(dealt, reader)
    dealt.click(OwnCard(highest(dealt)))
    dealt.click(SeatOf(dealt.match.owner))
    answer = answer_of(dealt, reader)
    assert (answer.taken, answer.notice) == (True, None)
    assert answer.number == (1 if before is None else before.number + 1)


def test_a_piece_that_the_table_does_not_answer_stays_in_the_hand(dealt, monkeypatch):
    until_order(dealt)
    owner = dealt.match.owner
    dealt.click(OwnCard(highest(dealt)))
    dealt.hands.acts.clear()
    monkeypatch.setattr("controller.match.signs.Signs.acknowledge", lambda *_: None)
    dealt.click(SeatOf(owner))
    assert dealt.hands.acts == [Tap(0.4, f"pad/{owner}")]
    assert dealt.moment.says == (phrase("hands-not-heard"),)
    assert dealt.moment.sight.hand is not None


def test_a_card_is_followed_with_at_the_owners_seat(dealt):
    until_order(dealt)
    owner = dealt.match.owner
    at = highest(dealt)
    dealt.hands.acts.clear()
    dealt.click(OwnCard(at))
    assert SeatOf(owner) in dealt.moment.hint.at
    dealt.click(SeatOf(owner))
    assert dealt.hands.acts == [Take(FAN, at), Tap(0.4, f"pad/{owner}"), Put(f"{owner}/cards")]
    assert dealt.match.history[-1].act in ("follow", "order", "belay", "discard")


def test_a_card_that_cannot_belay_never_goes_where_everybody_would_see_it(dealt):
    until_order(dealt)
    dealt.hands.acts.clear()
    at = highest(dealt)
    dealt.click(OwnCard(at))
    assert SpotAt(1) not in dealt.moment.hint.at  # it is not lower than the Order
    dealt.click(SpotAt(1))
    assert dealt.hands.acts == [Take(FAN, at)]
    owner = words_in("en")(SEAT, seat=dealt.match.owner)
    assert spoken(dealt.moment.says, words_in("en")) == (
        f"This card does not go there. Where to? Click {owner}. "
        "A click on the card, or Esc, puts it back."
    )


def test_a_card_that_the_referee_refuses_stays_in_the_hand_and_is_told_why(dealt):
    until_order(dealt)
    dealt.hands.acts.clear()
    at = highest(dealt)
    dealt.click(OwnCard(at))
    dealt.click(SpotAt(2))  # nothing is discarded now
    assert dealt.hands.acts == [Take(FAN, at), Tap(0.4, "spot-2")]
    (told,) = dealt.moment.says
    assert told.notice.id == "captains-orders-no-discard"
    answer = answer_of(dealt, "spot-2")
    assert (answer.taken, answer.notice) == (False, told.notice)
    dealt.key(pygame.K_ESCAPE)
    assert dealt.hands.acts[-1] == Put(FAN, index=at)
    assert dealt.moment.sight.hand is None


def test_without_spots_a_card_and_then_a_belt_lays_it_there():
    """Captain Bluff: a belt without a city gets one, and there is luggage for one that has it, so
    a click on the belt says all that is to be chosen."""
    with live_table(game="captain-bluff", table="sim", seed=5) as table:
        red = table.sit("red")

        def until(phase):
            table.until(lambda: red.match is not None and red.match.phase == phase)
            table.until(lambda: red.match.active == "red" and red.moment.sight.chooses)
            table.run(1.0)

        def lies_at(belt):
            return red.moment.sight.at(f"middle/city-{belt}") is not None

        until("setup")
        red.click(OwnCard(0))
        red.click(RowAt("middle/city-3"))
        table.run(3.0)
        assert red.moment.sight.hand is None
        assert lies_at(3)
        until("turn")
        red.click(OwnCard(0))
        free = next(belt for belt in range(1, 7) if not lies_at(belt))
        assert RowAt(f"middle/city-{free}") in red.moment.hint.at
        red.click(RowAt(f"middle/city-{free}"))
        table.run(5.0)
        assert red.moment.sight.hand is None
        assert lies_at(free)


def test_without_spots_luggage_is_laid_by_a_click_on_its_belt():
    with live_table(game="captain-bluff", table="sim", seed=5) as table:
        red = table.sit("red")
        table.until(lambda: red.match is not None and red.match.phase == "setup")
        table.until(lambda: red.match.active == "red" and red.moment.sight.chooses)
        table.run(1.0)
        red.click(OwnCard(0))
        red.click(RowAt("middle/city-3"))
        table.until(lambda: red.match.phase == "turn" and red.match.active == "red")
        table.until(lambda: red.moment.sight.chooses)
        table.run(1.0)
        red.click(OwnCard(0))
        red.click(RowAt("middle/spot-3"))
        table.run(5.0)
        assert red.moment.sight.hand is None
        assert [len(belt.line) for belt in red.match.belts] == [0, 0, 1, 0, 0, 0]


def test_a_card_that_does_not_go_there_is_told_where_it_goes():
    with live_table(seed=5, game="captain-bluff") as live:
        red = live.sit("red")
        live.until(lambda: "spot/2" in red.moment.sight.where and red.moment.sight.awaited)
        live.run(1.0)
        red.click(OwnCard(0))
        prompt = replace(red.moment.sight.prompt, fits={"spot/1": frozenset()})
        sight = replace(red.moment.sight, view=replace(red.moment.sight.view, prompt=prompt))
        advice = refused(SpotAt(1), sight)
        said = spoken((advice,), words_in("en"))
        assert said.startswith("This card does not go there. Where to? Click")
        assert said.endswith("Esc, puts it back.")
        # Or what does go there, where the referee says so.
        takes = Message("captain-bluff-takes-higher", {"card": "paris", "number": 6})
        prompt = replace(prompt, takes={"spot/1": takes})
        sight = replace(sight, view=replace(sight.view, prompt=prompt))
        said = spoken((refused(SpotAt(1), sight),), words_in("en"))
        assert said == "This card does not go there. Here goes Paris above 6."


def until_a_turn(dealt):
    luck = random.Random("menu")
    while not (dealt.match.phase == "turn" and dealt.match.active == "red"):
        if not follow_the_hints(dealt, luck):
            dealt.live.run(0.3)
    dealt.live.run(0.5)


def test_a_line_of_the_menu_is_chosen_with_a_click(dealt):
    until_a_turn(dealt)
    lines = dealt.moment.sight.view.cursor.options
    dealt.hands.acts.clear()
    dealt.click(LineAt(lines.index(Message("captains-orders-menu-ask"))))
    assert dealt.hands.acts == [Press("B"), Release("B"), Press("A"), Release("A")]
    assert dealt.moment.sight.view.cursor.options[-1] == Message("table-menu-back")
    asked = dealt.moment.sight.view.cursor.options.index(Message(SEAT, {"seat": "green"}))
    dealt.click(LineAt(asked))
    assert (dealt.match.history[-1].act, dealt.match.history[-1].other) == ("ask", "green") or (
        dealt.match.history[-1].act == "give"
    )


def test_a_press_that_a_busy_computer_loses_is_made_up_for(dealt, monkeypatch):
    """Once: a click chooses the line that was clicked, or none."""
    until_a_turn(dealt)
    lines = dealt.moment.sight.view.cursor.options
    act, lost = dealt.hands.act, []

    def loses_the_first_press(one):
        if isinstance(one, Press | Release) and len(lost) < 2:
            lost.append(one)
            return True
        return act(one)

    monkeypatch.setattr(dealt.hands, "act", loses_the_first_press)
    dealt.click(LineAt(lines.index(Message("captains-orders-menu-ask"))))
    dealt.live.run(CHOOSING_S + 1.0)
    assert lost == [Press("B"), Release("B")]
    assert dealt.moment.sight.view.cursor.options[-1] == Message("table-menu-back")


@pytest.fixture
def menu(dealt, monkeypatch):
    """Show and hide the lines of the menu, as a context: without them, the cards spread there."""
    dealt.live.until(lambda: dealt.moment.sight.cursor is not None)
    dealt.live.run(1.0)
    view = dealt.live.console.view

    @contextmanager
    def hidden():
        with monkeypatch.context() as patched:
            patched.setattr(
                dealt.live.console, "view", lambda who=None: replace(view(who), cursor=None)
            )
            dealt.live.run(FRAME_S)
            yield
        dealt.live.run(FRAME_S)

    return hidden


def test_a_click_that_comes_too_late_for_the_menu_takes_no_card(dealt, menu):
    table = dealt.table
    with menu():
        cards = [area for target, area in dealt.targets().items() if isinstance(target, OwnCard)]
        point = next(area.center for area in cards if table.top().has_menu_at(area.center))
        assert table.target_at(point, dealt.now_s + LATE_S - 2 * FRAME_S) is None
        assert isinstance(table.target_at(point, dealt.now_s + LATE_S), OwnCard)
        assert isinstance(table.target_at(dealt.targets()[OwnCard(0)].center, dealt.now_s), OwnCard)


def test_a_click_on_a_card_that_a_menu_has_just_covered_takes_no_line(dealt, menu):
    table = dealt.table
    with menu():
        dealt.live.run(1.0)
    point = dealt.targets()[LineAt(0)].center
    assert table.target_at(point, dealt.now_s + SUDDEN_S - 2 * FRAME_S) is None
    assert table.target_at(point, dealt.now_s + SUDDEN_S) == LineAt(0)
    assert isinstance(table.target_at(dealt.targets()[OwnCard(0)].center, dealt.now_s), OwnCard)


def test_lines_that_follow_others_are_clicked_at_once(dealt, menu):
    """There were no cards to click on; the click waits until the table takes it."""
    dealt.click(Beside("pause"))
    assert dealt.table.target_at(dealt.targets()[LineAt(0)].center, dealt.now_s) == LineAt(0)


def test_a_whole_turn_with_keys(dealt):
    until_order(dealt)
    owner, at = dealt.match.owner, highest(dealt)
    dealt.hands.acts.clear()
    dealt.key(pygame.K_RIGHT, *[pygame.K_RIGHT] * dealt.moment.sight.own_cards.index(at))
    assert dealt.moment.focus == OwnCard(at)
    dealt.key(pygame.K_RETURN, pygame.K_TAB)
    while dealt.moment.focus != SeatOf(owner):
        dealt.key(pygame.K_TAB)
    dealt.key(pygame.K_RETURN)
    assert dealt.hands.acts == [Take(FAN, at), Tap(0.4, f"pad/{owner}"), Put(f"{owner}/cards")]


def test_all_of_a_spots_mat_is_the_spot_but_what_lies_on_it():
    """It glows as a whole, so no click between its rows may go astray."""
    with live_table(game="captain-bluff", seed=5) as table:
        red = table.sit("red")
        table.until(lambda: red.match is not None and red.match.phase == "setup")
        targets = red.targets()
        city, line = targets[RowAt("middle/city-1")], targets[RowAt("middle/spot-1")]
        between = (city.centerx, (city.bottom + line.top) // 2)
        assert not city.collidepoint(between)
        assert not line.collidepoint(between)
        assert red.table.target_at(between, red.now_s) == SpotAt(1)
        assert red.table.target_at(city.center, red.now_s) == RowAt("middle/city-1")


def test_one_thing_is_pointed_at_by_what_came_last_the_mouse_or_the_keys(dealt):
    dealt.move(DeckAt("middle/deck"))
    assert (dealt.moment.hover, dealt.moment.focus) == (DeckAt("middle/deck"), None)
    dealt.key(pygame.K_TAB)
    assert dealt.moment.hover is None
    assert dealt.moment.focus is not None
    dealt.move(OwnPad())
    assert (dealt.moment.hover, dealt.moment.focus) == (OwnPad(), None)


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN])
def test_an_arrow_key_begins_at_what_is_lit(dealt, key):
    until_order(dealt)
    dealt.click(OwnCard(highest(dealt)))
    lit = dealt.moment.hint.at
    assert OwnFan() not in lit
    dealt.key(key)
    assert dealt.moment.focus in lit


def test_every_target_can_be_walked_to_with_the_arrow_keys(dealt):
    dealt.click(OwnCard(0))
    wanted = {t for t in dealt.targets() if not isinstance(t, ButtonAt)}
    seen = set()
    for _ in range(7):
        dealt.key(pygame.K_DOWN)
        for _ in range(30):
            seen.add(dealt.moment.focus)
            dealt.key(pygame.K_RIGHT)
    assert wanted <= seen


@pytest.mark.parametrize(("key", "button"), [(pygame.K_a, "A"), (pygame.K_RETURN, "A"),
                                             (pygame.K_b, "B")])  # fmt: skip
def test_without_anything_to_click_enter_is_the_green_button(dealt, key, button):
    dealt.hands.acts.clear()
    dealt.key(key)
    assert dealt.hands.acts == [Press(button), Release(button)]


def test_a_card_is_dragged(dealt):
    until_order(dealt)
    owner, at = dealt.match.owner, highest(dealt)
    dealt.hands.acts.clear()
    dealt.drag(OwnCard(at), SeatOf(owner))
    assert dealt.hands.acts == [Take(FAN, at), Tap(0.4, f"pad/{owner}"), Put(f"{owner}/cards")]


def test_the_own_cards_can_be_sorted(dealt):
    before = [face.name for face in next(
        p.spread for p in dealt.moment.sight.scene.places if p.place == FAN)]  # fmt: skip
    dealt.drag(OwnCard(3), OwnCard(0))
    after = [face.name for face in next(
        p.spread for p in dealt.moment.sight.scene.places if p.place == FAN)]  # fmt: skip
    assert after == [before[3], *before[:3], *before[4:]]


def test_cards_that_have_numbers_alone_are_seen_by_number_or_as_they_came(dealt):
    came = [int(face.name) for face in dealt.moment.sight.at(FAN).spread]

    def shown():
        cards = [target for target in dealt.targets() if isinstance(target, OwnCard)]
        lefts = {dealt.targets()[card].left: card.index for card in cards}
        return [came[lefts[left]] for left in sorted(lefts)]

    assert dealt.moment.sight.order == "number"
    assert shown() == sorted(came)
    dealt.key(pygame.K_s)
    assert dealt.moment.sight.order == "dealt"
    assert shown() == came
    dealt.click(Sorting())
    assert shown() == sorted(came)


def test_a_click_takes_the_card_that_is_seen_there(dealt):
    seen = dealt.moment.sight.at(FAN).spread
    for index in dealt.moment.sight.own_cards:
        dealt.click(OwnCard(index))
        assert dealt.moment.sight.hand == seen[index]
        dealt.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in CATALOGUE if game != "luggage"])
def test_every_card_has_a_name(game, language):
    faces = {face for _, face in CATALOGUE[game].sides.values() if face.kind.endswith("-card")}
    names = {look.name_of(face, game, words_in(language)) for face in faces}
    assert len(names) == len(faces)
    assert not any(name.startswith(game) for name in names)


def test_the_card_in_front_has_its_name(mocker):
    with live_table(3, 2, seed=5, game="captain-bluff") as live:
        red = live.sit("red")
        world, own = live.world, "red/cards"
        world.grasp.may_look = lambda seat, place, held: True
        for act in (Take("middle/airport"), Put(own)):
            world.act("red", act, red.now_s)
        live.run(0.2)
        lettering = mocker.spy(theme, "lettering")
        red.move(OwnCard(0))
        red.table.draw(red.surface, red.now_s)
        written = [call.args[0] for call in lettering.call_args_list]
        face = red.moment.sight.at(own).spread[0]
        assert look.name_of(face, "captain-bluff", words_in("en")) in written


# ---- a finger ------------------------------------------------------------------------------------


def touch(person, kind, pos):
    person.event(kind, pos=pos, button=1, touch=True)


def down(person, target):
    point = person.move(target)
    touch(person, pygame.MOUSEBUTTONDOWN, point)
    return point


def test_a_finger_that_is_lifted_at_once_clicks(dealt):
    card = dealt.moment.sight.own_cards[2]
    point = down(dealt, OwnCard(card))
    assert dealt.moment.hover == OwnCard(card)
    dealt.live.run(0.1)
    assert dealt.moment.sight.hand is None
    touch(dealt, pygame.MOUSEBUTTONUP, point)
    dealt.finish()
    assert dealt.moment.sight.hand is not None
    assert dealt.moment.hover is None


def test_a_finger_that_stays_looks_and_takes_nothing(dealt):
    dealt.live.world.grasp.may_look = lambda seat, place, held: place == DECK
    point = down(dealt, DeckAt(DECK))
    dealt.live.run(0.6)
    assert dealt.moment.sight.seat.lifts.side.face
    touch(dealt, pygame.MOUSEBUTTONUP, point)
    dealt.finish()
    assert dealt.moment.sight.seat.lifts is None
    assert dealt.moment.sight.hand is None


def test_a_finger_that_stays_where_nothing_is_hidden_clicks_all_the_same(dealt):
    dealt.click(OwnCard(highest(dealt)))
    point = down(dealt, OwnHand())
    dealt.live.run(0.8)
    touch(dealt, pygame.MOUSEBUTTONUP, point)
    dealt.finish()
    assert dealt.moment.sight.hand is None


def test_a_finger_goes_through_the_cards_and_takes_none(dealt):
    dealt.hands.acts.clear()
    first, second, third = dealt.moment.sight.own_cards[:3]
    down(dealt, OwnCard(first))
    for card in (second, third):
        point = dealt.move(OwnCard(card))
        assert dealt.moment.hover == OwnCard(card)
    touch(dealt, pygame.MOUSEBUTTONUP, point)
    dealt.finish()
    assert dealt.hands.acts == []


def test_a_finger_takes_the_card_with_which_it_leaves_the_others(dealt):
    first, second = dealt.moment.sight.own_cards[:2]
    face = dealt.moment.sight.at(FAN).spread[second]
    down(dealt, OwnCard(first))
    dealt.move(OwnCard(second))
    dealt.move(SpotAt(4))
    dealt.live.run(0.4)
    assert dealt.moment.sight.hand == face


def test_a_peek_lasts_as_long_as_the_button_is_held(dealt):
    dealt.live.world.grasp.may_look = lambda seat, place, held: place == DECK
    point = dealt.move(DeckAt(DECK))
    dealt.event(pygame.MOUSEBUTTONDOWN, pos=point, button=3)
    dealt.live.run(0.1)
    lifts = dealt.moment.sight.seat.lifts
    assert lifts.side.face
    assert dealt.moment.opened == DeckAt(DECK)
    assert dealt.moment.says == (phrase("hands-remember"),)
    dealt.event(pygame.MOUSEBUTTONUP, pos=point, button=3)
    dealt.live.run(0.1)
    assert dealt.moment.sight.seat.lifts is None
    assert dealt.moment.opened is None


def test_a_peek_that_the_rules_forbid_is_refused_with_a_sentence(dealt):
    point = dealt.move(DeckAt(DECK))
    dealt.event(pygame.MOUSEBUTTONDOWN, pos=point, button=3)
    dealt.live.run(0.1)
    assert dealt.moment.sight.seat.lifts is None
    assert dealt.moment.message == (phrase("hands-may-not-look"),)


# ---- whatever people click -----------------------------------------------------------------------


# A card that the table has taken at the player's own pad, where no place is free for it.
@example(1259, (4, "sim-spots"))
@settings(deadline=None, max_examples=8, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10_000), st.sampled_from([(4, "sim-spots"), (8, "sim-spots"), (4, "sim")]))
def test_whatever_is_clicked_does_something_sensible_or_nothing(seed, table):
    luck = random.Random(f"{seed}/clicks")
    players, name = table
    keys = [pygame.K_ESCAPE, pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_o, pygame.K_d,
            pygame.K_t, pygame.K_1, pygame.K_4, pygame.K_LEFT, pygame.K_UP, pygame.K_v]  # fmt: skip
    with live_table(players, players - 1, seed, table=name) as live:
        red = live.sit("red", pygame.Rect(0, 0, luck.randint(640, 1400), luck.randint(232, 700)))
        for at in range(20):
            choice = luck.random()
            if choice < 0.5 and follow_the_hints(red, luck):
                continue
            if choice < 0.8:
                spot = (luck.randrange(red.pane.width), luck.randrange(red.pane.height))
                button = luck.choice([1, 1, 1, 2, 3])
                red.event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button)
                live.run(luck.choice([0.03, 0.3]))
                spot = (luck.randrange(red.pane.width), luck.randrange(red.pane.height))
                red.event(pygame.MOUSEBUTTONUP, pos=spot, button=button)
            else:
                red.key(luck.choice(keys))
            live.run(luck.choice([0.03, 0.3, 2.0]))
            assert red.moment.said
            if at % 5 == 4:
                red.table.draw(red.surface, red.now_s)
        assert all("there is no" not in reason for reason in red.hands.refused)


# ---- secrets -------------------------------------------------------------------------------------


def test_nothing_is_drawn_that_the_scene_does_not_show(dealt, monkeypatch):
    asked = []
    picture = look.picture
    monkeypatch.setattr(
        look, "picture", lambda size, label: asked.append(label) or picture(size, label)
    )
    POOL.empty()
    dealt.click(OwnCard(0))
    dealt.table.draw(dealt.surface, dealt.now_s)
    scene = dealt.moment.sight.scene
    shown = {label for place in scene.places for label in (*place.spread, place.top)}
    shown |= {seat.hand for seat in scene.seats if seat.hand is not None}
    assert set(asked) <= shown
    others = [p for p in scene.places if p.place.endswith("/cards") and p.place != FAN]
    assert others
    assert not any(label.face for place in others for label in place.spread)
