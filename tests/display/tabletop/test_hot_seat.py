"""Several people at one computer: whose turn at the screen it is, and what the curtain hides."""

from random import Random

import pygame
import pytest
from msgspec.structs import replace

from controller.games.captain_bluff.pieces import TimeUp
from controller.games.captain_bluff.rules import rules
from controller.views import SOMETHING_WRONG, Climax, Cursor, LuggageView, Message, Staged
from display.menu import WindowMenu
from display.sounds import Sounds
from display.tabletop import HotSeat, VirtualTable, look
from display.tabletop.hotseat import REST_S, to_act
from display.tabletop.sight import Sight
from display.targets import ButtonAt, DeckAt, LineAt
from hardware.scene import Press, Release
from harness.matches import begun, random_steps
from livetable import PANE, LiveFeed, LiveHands, live_table

DECK = DeckAt("middle/deck")


class People:
    """Red and Blue at one window."""

    def __init__(self, live):
        self.live = live
        self.hands = {seat: LiveHands(live.world, live.loop, seat) for seat in ("red", "blue")}
        self.pane = HotSeat(
            [VirtualTable(LiveFeed(live.console, seat), self.hands[seat]) for seat in self.hands]
        )
        self.pane.place(PANE)
        self.surface = pygame.Surface(PANE.size)
        self.run(0.1)

    def run(self, for_s):
        for _ in range(round(for_s / 0.1)):
            self.live.run(0.1)
            self.pane.poll(self.live.loop.now_s())

    def until(self, condition, at_most_s=120.0):
        while not condition():
            at_most_s -= 0.1
            assert at_most_s > 0, self.pane
            self.run(0.1)

    def key(self, key, down=True, up=True):
        for kind in (pygame.KEYDOWN,) * down + (pygame.KEYUP,) * up:
            self.pane.handle(pygame.event.Event(kind, key=key), self.live.loop.now_s())

    def draw_cards(self, count=6):
        for _ in range(count):
            self.key(pygame.K_d)
            self.run(2.0)

    def picture(self):
        self.pane.draw(self.surface, self.live.loop.now_s())
        return pygame.image.tobytes(self.surface, "RGB")


@pytest.fixture
def people():
    with live_table(players=4, bots=2, seed=5, reading="every") as live:
        yield People(live)


def test_the_curtain_is_down_until_the_first_person_says_so(people):
    assert (people.pane.up, people.pane.curtain) == ("red", True)
    people.draw_cards(1)
    assert people.hands["red"].acts == []
    people.key(pygame.K_SPACE)
    assert not people.pane.curtain
    # The key that raises it does nothing else.
    assert people.hands["red"].acts == []


def test_a_click_raises_it_too_but_not_one_on_the_public_screen(people):
    def click(pos):
        event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        people.pane.handle(event, people.live.loop.now_s())

    people.pane.place(PANE.move(0, 300))
    click((100, 20))
    assert people.pane.curtain
    click((100, 400))
    assert not people.pane.curtain


def test_nothing_is_drawn_behind_the_curtain(people, monkeypatch):
    people.key(pygame.K_SPACE)
    people.draw_cards()
    people.until(lambda: people.pane.curtain)
    drawn = []
    monkeypatch.setattr(look, "picture", lambda size, label: drawn.append(label))
    behind = people.picture()
    assert drawn == []
    # It is the same cloth whatever Red and Blue hold.
    people.hands["blue"].scene = None
    assert people.picture() == behind


def test_the_screen_goes_to_who_is_to_act_when_the_hand_of_the_other_rests(people):
    people.key(pygame.K_SPACE)
    people.draw_cards(5)
    assert not people.pane.curtain
    people.key(pygame.K_d)
    people.run(1.2)
    assert (people.pane.up, people.pane.curtain) == ("red", False), "the last card is still seen"
    people.run(REST_S + 1.0)
    assert (people.pane.up, people.pane.curtain) == ("blue", True)
    people.key(pygame.K_SPACE)
    people.draw_cards(1)
    assert people.hands["blue"].acts
    assert all(p.top.face for p in people.hands["blue"].scene.places if p.place == "blue/cards")
    assert not any(p.top.face for p in people.hands["blue"].scene.places if p.place == "red/cards")


def test_a_player_who_holds_a_card_keeps_the_screen(people):
    people.key(pygame.K_SPACE)
    people.draw_cards()
    people.key(pygame.K_RIGHT)
    people.key(pygame.K_RETURN)  # takes the first card
    people.run(REST_S + 3.0)
    assert (people.pane.up, people.pane.curtain) == ("red", False)
    people.key(pygame.K_ESCAPE)
    people.until(lambda: people.pane.up == "blue")


def test_the_screen_can_be_handed_on_at_any_time(people):
    people.key(pygame.K_SPACE)
    people.key(pygame.K_a, up=False)
    people.key(pygame.K_F2)
    assert (people.pane.up, people.pane.curtain) == ("blue", True)
    # Nobody holds the button any more.
    assert people.hands["red"].acts == [Press("A"), Release("A")]


def test_a_whole_round_of_two_people_and_two_bots(people):
    for seat in ("red", "blue"):
        people.until(lambda seat=seat: people.pane.up == seat and people.pane.curtain)
        people.key(pygame.K_SPACE)
        people.draw_cards()
    turns = []
    people.until(lambda: people.live.opened.match.shown.view(None).phase != "dealing")
    for _ in range(60):
        match = people.live.opened.match.shown.view(None)
        if match.phase in ("round_over", "over"):
            break
        if people.pane.curtain:
            people.key(pygame.K_SPACE)
        elif match.active == people.pane.up:
            turns.append(match.active)
            for key in (pygame.K_RIGHT, pygame.K_RETURN, pygame.K_TAB, pygame.K_RETURN):
                people.key(key)
                people.run(1.5)
            people.run(2.0)
            people.key(pygame.K_ESCAPE)
        people.run(1.0)
    assert {"red", "blue"} <= set(turns)


# ---- outside a match -----------------------------------------------------------------------------


class Quiet:
    """A table that shows one view and keeps what it is told."""

    def __init__(self, seat, view, scene):
        self.seat = seat
        self.at_rest = True
        self.events = []
        self.companions = ()
        self._sight = Sight(scene, view)

    def accompany(self, others):
        self.companions = others

    def sight(self):
        return self._sight

    def poll(self, now_s):
        pass

    def handle(self, event, now_s):
        self.events.append(event.key)

    def click(self, target, now_s):
        self.events.append(target)

    def let_go(self):
        pass

    def act(self, *acts):
        pass


def test_who_goes_on_from_a_climax_does_so_for_all_at_the_window(world, new_view, new_match):
    """Or nobody could: each would have to take the screen meanwhile."""
    stands = Climax(Message("luggage-stage-done"), Message("luggage-stage-hands-off"))
    view = replace(new_view(new_match()), staged=Staged(stands, 0.0, 1.0, 3.0))
    tables = [Quiet(one, view, world.scene(one, 0.0)) for one in ("red", "blue")]
    pane = HotSeat(tables)
    pane.curtain = False
    pane.click(ButtonAt("A"), 0.0)
    pane.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a), 0.0)
    assert [table.events for table in tables] == [[ButtonAt("A"), pygame.K_a]] * 2


def test_behind_the_curtain_the_windows_menu_is_nobodys_in_particular(people):
    """It would offer the seat's own lines, Undo among them, to anybody."""
    speak, sounds = (lambda language: None), Sounds()
    menu = WindowMenu(speak, sounds, people.pane)
    assert people.pane.curtain
    menu.see(people.live.console.view())
    offered = [line.message.id for line in menu.lines()]
    assert "hands-card-pause" in offered
    assert not {SOMETHING_WRONG, "screen-menu-leave", "hands-card-undo"} & {*offered}
    people.key(pygame.K_SPACE)
    menu.see(people.live.console.view())
    assert "screen-menu-leave" in [line.message.id for line in menu.lines()]


@pytest.mark.parametrize(("seat", "chosen"), [("red", []), ("", [LineAt(0)])])
def test_behind_the_curtain_only_what_is_for_everybody_is_chosen(
    world, new_view, new_match, seat, chosen
):
    lines = (Message("table-menu-continue"),)
    view = replace(new_view(new_match()), cursor=Cursor(seat, Message("screen-menu"), lines, 0))
    tables = [Quiet(one, view, world.scene(one, 0.0)) for one in ("red", "blue")]
    pane = HotSeat(tables)
    assert pane.curtain
    pane.click(LineAt(0), 0.0)
    assert tables[0].events == chosen


@pytest.mark.parametrize(
    ("stage", "key", "all_of_them"),
    [("joining", pygame.K_a, True), ("joining", pygame.K_b, False), ("options", pygame.K_a, False),
     ("resume", pygame.K_a, False)],
)  # fmt: skip
def test_people_at_one_window_join_together_and_choose_once(
    world, new_view, stage, key, all_of_them
):
    view = replace(new_view(), stage=stage)
    tables = [Quiet(seat, view, world.scene(seat, 0.0)) for seat in ("red", "blue")]
    pane = HotSeat(tables)
    pane.poll(0.0)
    assert not pane.curtain, "there is nothing to hide"
    pane.handle(pygame.event.Event(pygame.KEYDOWN, key=key), 0.0)
    assert [table.events for table in tables] == [[key], [key] if all_of_them else []]


# ---- the first game ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "acting"),
    [
        ({"phase": "ready", "red": {"ready": True}}, ("blue", "green", "yellow")),
        ({"phase": "check", "red": {"checked": False}}, ("red", "blue", "green", "yellow")),
        ({"phase": "play"}, ()),
        ({"phase": "play", "variant": "memory", "active": "blue"}, ("blue",)),
        ({"phase": "round_over"}, ()),
    ],
)
def test_at_the_belt_people_get_ready_and_check_one_after_the_other(
    world, look, new_match, new_player, changes, acting
):
    red = new_player("red", **changes.pop("red", {}))
    match = new_match(red=red, **changes)
    players = tuple(replace(p, ready=False) if p.seat != "red" else p for p in match.players)
    match = replace(match, players=players)
    assert isinstance(match, LuggageView)
    assert to_act(look(world, match)) == acting


@pytest.fixture
def callers():
    """Red and Blue at one window, at Captain Bluff with a bot who will place luggage."""
    with live_table(players=3, bots=1, seed=2, game="captain-bluff", call_s=5) as live:
        yield People(live)


def test_the_time_for_a_call_runs_from_when_the_curtain_is_up(callers):
    """CB-17: five seconds for each, of which none passes behind the curtain."""
    match, loop = callers.live.opened.match, callers.live.loop
    # Green, the bot, is about to end a placement of a match that was played at random.
    steps = random_steps(rules, begun(rules, 3, call_s=5), Random(4))
    match.state, move = next(
        (state, move)
        for state, move, after in steps
        if (after.phase, after.active) == ("window", 2) and state.phase == "placing"
    )
    callers.live.console._gate.enter(lambda: match._play(move, loop.now_s()))
    callers.run(20.0)
    assert callers.pane.curtain
    first = callers.pane.up
    callers.key(pygame.K_SPACE)
    callers.run(1.0)
    callers.key(pygame.K_b)
    callers.until(lambda: callers.pane.curtain)
    assert callers.pane.up != first
    callers.run(20.0)
    assert match.state.phase == "window"
    callers.key(pygame.K_SPACE)
    callers.run(0.3)
    assert 4.0 < match.shown.clock_ends_at_s() - loop.now_s() <= 5.0
    callers.until(lambda: match.state.phase != "window", at_most_s=6.0)
    assert isinstance(match.history[-1].move, TimeUp)


def test_where_nothing_is_secret_no_curtain_falls_and_the_table_turns_to_who_is_to_act(
    memory_world, new_view, new_match
):
    """L-18: everybody is to see every tile that is turned."""
    tables = [Quiet(seat, None, memory_world.scene(seat, 0.0)) for seat in ("red", "blue")]
    pane = HotSeat(tables)

    def turn_of(seat):
        for table in tables:
            view = new_view(new_match(variant="memory", active=seat))
            table._sight = Sight(memory_world.scene(table.seat, 0.0), view)

    turn_of("red")
    pane.poll(0.0)
    assert (pane.up, pane.curtain) == ("red", False)
    turn_of("blue")
    pane.poll(1.0)
    assert pane.up == "red", "who has acted sees the result"
    pane.poll(1.0 + REST_S)
    assert (pane.up, pane.curtain) == ("blue", False)


def test_while_somebody_else_acts_the_cards_of_who_has_acted_are_hidden(world, new_view, new_match):
    """docs/virtual-table.md: the curtain falls after each person's act, also while bots play."""
    tables = [Quiet(seat, None, world.scene(seat, 0.0)) for seat in ("red", "blue")]
    pane = HotSeat(tables)

    def turn_of(seat):
        for table in tables:
            table._sight = Sight(world.scene(table.seat, 0.0), new_view(new_match(active=seat)))

    turn_of("red")
    pane.poll(0.0)
    pane.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE), 0.0)
    pane.poll(0.1)
    assert (pane.up, pane.curtain) == ("red", False)
    turn_of("green")
    pane.poll(1.0)
    assert (pane.up, pane.curtain) == ("red", False), "who has acted sees what became of it"
    pane.poll(1.0 + REST_S)
    assert (pane.up, pane.curtain) == ("blue", True)
