"""The virtual table as a whole: mouse and keys -> acts, scenes -> pictures; on real sockets."""

import time

import pygame
import pytest

from controller.views import Notice
from controller.views.luggage import LuggageSecrets, SeenTile
from display.feed import FeedClient
from display.tabletop import HandsClient, VirtualTable, look
from display.tabletop.controls import HELD_S, TWICE_S, Controls
from display.tabletop.saying import Quote, phrase
from display.targets import ButtonAt, GroundAt, OwnHand, OwnPad, PileAt, TileAt
from hardware.scene import Press, Put, Release, Take, Tap, TurnOver

PANE = pygame.Rect(0, 336, 1280, 464)
SEATS = ("red", "blue", "green", "yellow")


class Player:
    """A person at the virtual table, with a mouse, keys and patience."""

    def __init__(self, served, clock):
        self.served = served
        self.clock = clock
        self.feed = FeedClient(served.feed_path, "red", lambda: "any")
        self.hands = HandsClient(served.hands_path, "red")
        self.table = VirtualTable(self.feed, self.hands)
        self.table.place(PANE)
        self.surface = pygame.Surface((1280, 800))
        self.until(lambda: self.hands.scene is not None and self.moment.sight.view is not None)

    def close(self):
        self.feed.close()
        self.hands.close()

    @property
    def moment(self):
        return self.table.moment(self.clock())

    def until(self, condition):
        deadline_s = time.monotonic() + 8.0
        while not condition():
            assert time.monotonic() < deadline_s, "it did not happen"
            self.table.poll(self.clock())
            time.sleep(0.001)

    def event(self, kind, **fields):
        self.table.handle(pygame.event.Event(kind, **fields), self.clock())

    def move(self, x, y):
        """Move the mouse to a point of the pane."""
        self.event(pygame.MOUSEMOTION, pos=(round(x), PANE.top + round(y)))

    def press(self, x, y):
        self.move(x, y)
        self.event(pygame.MOUSEBUTTONDOWN, pos=(round(x), PANE.top + round(y)), button=1)

    def release(self, x, y):
        self.event(pygame.MOUSEBUTTONUP, pos=(round(x), PANE.top + round(y)), button=1)

    def click(self, target):
        x, y = self.point(target)
        self.press(x, y)
        self.release(x, y)

    def drag(self, origin, goal):
        self.press(*self.point(origin))
        self.until(lambda: not isinstance(origin, TileAt) or self.moment.sight.hand is not None)
        self.move(*self.point(goal))
        self.release(*self.point(goal))

    def point(self, target):
        sight, top = self.moment.sight, self.table.top()
        if target == GroundAt("belt"):
            return PANE.centerx, top.targets(sight)[OwnHand()].top - PANE.height // 3
        return top.targets(sight, self.moment.belt_turns)[target].center

    def key(self, key):
        self.event(pygame.KEYDOWN, key=key)
        self.event(pygame.KEYUP, key=key)

    def acted(self, *acts):
        """Wait until exactly these acts have arrived at the table, and nothing else."""
        self.until(lambda: len(self.served.acts) >= len(acts))
        assert tuple(self.served.acts) == acts
        self.served.acts.clear()
        # Let the scene that follows arrive, as a person would.
        self.until(lambda: self.hands.scene == self.shown(self.hands.scene))

    def shown(self, scene):
        """The scene of now, at the time and turns of *scene*."""
        now = self.served.world.scene("red", scene.at_s)
        return type(now)(
            now.at_s, now.seat, now.belt_places, scene.belt_turns, now.belt_rpm, now.places,
            now.seats,
        )  # fmt: skip


FLIP = (Take("red/draw"), TurnOver(), Tap(0.4), Put("red/action", face_up=True))


@pytest.fixture
def sit(serve, new_view, new_match, clock):
    """Sit down as Red: `sit(world, match)`."""
    players = []

    def start(world, match=None):
        players.append(Player(serve(world, new_view(match or new_match())), clock))
        return players[-1]

    yield start
    for player in players:
        player.close()


def test_a_wrong_pair_is_refused_before_it_lies_aside(sit, world):
    """L-9: in assisted play only what the light has found goes aside."""
    player = sit(world)
    player.click(PileAt("red/draw"))
    player.acted(*FLIP)
    player.click(TileAt("belt/3"))
    player.acted(Take("belt/3"))
    player.click(PileAt("red/aside"))
    player.until(lambda: player.moment.says == (phrase("luggage-hands-only-found"),))
    assert world.places.get("red/aside") is None


def same_pattern(world):
    """Return where a tile lies on the belt with the pattern of Red's open passenger."""
    wanted = world.places["red/action"][-1].piece.face.suitcase
    return next(
        place
        for place, stack in world.places.items()
        if place.startswith("belt/") and stack[-1].piece.face.suitcase == wanted
    )


@pytest.fixture
def clicked(mocker):
    """Click at one point whatever is there then: `clicked(target, at_s)`; returns what was done."""
    table, deeds = mocker.Mock(), mocker.Mock()
    controls = Controls(table, deeds)

    def click(target, at_s, **finger):
        table.target_at.return_value = target
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            event = pygame.event.Event(kind, pos=(600, 500), button=1, **finger)
            controls.handle(event, PANE, at_s)
        controls.poll(at_s + HELD_S)
        done = [*deeds.click.call_args_list, *deeds.act.call_args_list]
        return [call.args[0] for call in done]

    return click


@pytest.mark.parametrize("finger", [{}, {"touch": True}])
def test_a_double_click_is_one_click(clicked, finger):
    """Or it would take a suitcase and put it back, or lay two cards."""
    taken, belt = TileAt("belt/3"), GroundAt("belt")
    assert clicked(taken, 1.0, **finger) == [taken]
    assert clicked(belt, 1.0 + TWICE_S / 2, **finger) == [taken]
    assert clicked(belt, 1.0 + TWICE_S * 2, **finger) == [taken, belt]


def test_a_button_is_pressed_as_often_as_anybody_likes(clicked):
    button = ButtonAt("B")
    clicked(button, 1.0)
    assert clicked(button, 1.0 + TWICE_S / 2) == [Press("B"), Release("B")] * 2


def test_what_was_said_of_another_act_goes_when_a_button_is_pressed(sit, world, new_match):
    player = sit(world, new_match("ready", play="rulebook"))
    player.click(PileAt("red/draw"))
    player.until(lambda: player.moment.message)
    player.press(*player.point(ButtonAt("A")))
    assert player.moment.message == ()


def test_or_when_the_phase_has_changed(sit, world, new_match, new_view):
    player = sit(world, new_match("ready", play="rulebook"))
    player.click(PileAt("red/draw"))
    player.until(lambda: player.moment.message)
    player.served.view = new_view(new_match(play="rulebook"))
    player.until(lambda: player.moment.sight.phase == "play")
    assert player.moment.message == ()


def test_tab_goes_from_suitcase_to_suitcase_of_the_pattern_and_enter_takes_one(sit, world):
    player = sit(world)
    player.key(pygame.K_f)
    player.acted(*FLIP)
    player.until(lambda: isinstance(player.table.meant()[:1] and player.table.meant()[0], TileAt))
    player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    player.until(lambda: player.moment.sight.hand is not None)
    assert player.moment.sight.hand.suitcase == world.places["red/action"][-1].piece.face.suitcase


def test_a_round_with_the_mouse(sit, world, new_match):
    player = sit(world, new_match(play="rulebook"))
    player.click(PileAt("red/draw"))
    player.acted(*FLIP)
    player.click(TileAt("belt/3"))
    player.acted(Take("belt/3"))
    player.click(OwnHand())
    player.acted(TurnOver())
    assert player.moment.sight.hand.face
    player.click(OwnPad())
    player.acted(Tap(0.4))
    player.click(GroundAt("belt"))
    player.acted(Put("belt"))
    place = same_pattern(world)
    player.click(TileAt(place))
    player.acted(Take(place))
    player.click(OwnHand())
    player.acted(TurnOver())
    player.click(PileAt("red/aside"))
    player.acted(Put("red/aside"), Take("red/action"), Put("red/aside", face_up=True))
    assert len(world.places["red/aside"]) == 2


def test_the_same_round_with_keys(sit, world, new_match):
    player = sit(world, new_match(play="rulebook"))
    player.key(pygame.K_f)
    player.acted(*FLIP)
    player.click(TileAt("belt/3"))
    player.acted(Take("belt/3"))
    player.key(pygame.K_SPACE)
    player.acted(TurnOver())
    player.key(pygame.K_t)
    player.acted(Tap(0.4))
    player.key(pygame.K_r)
    player.acted(Put("belt"))
    place = same_pattern(world)
    player.click(TileAt(place))
    player.acted(Take(place))
    player.key(pygame.K_SPACE)
    player.acted(TurnOver())
    player.key(pygame.K_s)
    player.acted(Put("red/aside"), Take("red/action"), Put("red/aside", face_up=True))


def test_the_same_by_dragging(sit, world):
    player = sit(world)
    player.click(PileAt("red/draw"))
    player.acted(*FLIP)
    player.drag(TileAt("belt/3"), OwnPad())
    player.acted(Take("belt/3"), Tap(0.4))
    player.drag(OwnHand(), GroundAt("belt"))
    player.acted(Put("belt"))


def test_a_tile_is_taken_off_the_turning_belt(sit, turning_world):
    player = sit(turning_world)
    for number in (3, 20, 33):
        player.click(TileAt(f"belt/{number}"))
        player.acted(Take(f"belt/{number}"))
        player.key(pygame.K_r)
        player.acted(Put("belt"))


def test_a_tile_goes_back_into_its_row(sit, memory_world, new_match):
    player = sit(memory_world, new_match(variant="memory", active="red"))
    player.click(TileAt("table/4"))
    player.acted(Take("table/4"), TurnOver(), Tap(0.4))
    player.click(TileAt("table/5"))
    player.acted(Put("table/4"))


@pytest.mark.parametrize("button", ["A", "B"])
def test_buttons_are_held_for_as_long_as_the_mouse_is(sit, world, button):
    player = sit(world)
    x, y = player.point(ButtonAt(button))
    player.press(x, y)
    player.acted(Press(button))
    assert player.moment.pressed == {button}
    player.release(x - 300, y)  # wherever the mouse lets go
    player.acted(Release(button))


@pytest.mark.parametrize(
    ("key", "button"), [(pygame.K_a, "A"), (pygame.K_RETURN, "A"), (pygame.K_b, "B")]
)
def test_buttons_have_keys(sit, world, key, button):
    player = sit(world)
    player.key(key)
    player.acted(Press(button), Release(button))


def test_a_click_of_no_length_holds_the_button_for_a_moment(sit, world):
    """Stations take what is shorter for a switch that bounces."""
    player = sit(world)
    x, y = player.point(ButtonAt("A"))
    player.press(x, y)
    player.release(x, y)
    player.acted(Press("A"))
    assert player.moment.pressed == {"A"}
    player.until(lambda: not player.moment.pressed)
    player.acted(Release("A"))


def test_a_window_that_loses_the_focus_lets_the_buttons_go(sit, world):
    player = sit(world)
    player.event(pygame.KEYDOWN, key=pygame.K_a)
    player.event(pygame.WINDOWFOCUSLOST)
    player.acted(Press("A"), Release("A"))


def test_one_click_more_is_remembered_while_the_hand_is_busy(sit, world):
    player = sit(world)
    player.click(PileAt("red/draw"))
    player.click(TileAt("belt/3"))
    player.acted(*FLIP, Take("belt/3"))


def test_the_hint_stays_while_a_gesture_is_under_way(sit, world):
    player = sit(world)
    before = player.moment.hint
    player.click(PileAt("red/draw"))
    player.until(lambda: player.moment.sight.hand is not None)
    assert player.moment.hint.says == before.says
    assert player.moment.hint.at == ()
    player.acted(*FLIP)
    assert player.moment.hint.says != before.says


def test_a_refused_act_ends_the_gesture_and_is_told_kindly(sit, world):
    player = sit(world)
    clock, now_s = player.clock, player.clock()
    player.clock = lambda: now_s  # however long the answer takes, it comes before the next act
    world.places.pop("red/draw")  # somebody cleared the table this very moment
    player.key(pygame.K_f)
    player.until(lambda: player.moment.message)
    assert player.moment.says == (phrase("hands-nothing-left"),)
    player.clock = clock
    player.until(lambda: clock() > now_s + 1.0)
    assert player.served.acts == [Take("red/draw")]


def test_what_is_refused_as_a_consequence_is_not_told(sit, world):
    """The answer comes late: the next act is on its way already, without anything in the hand."""
    player = sit(world)
    world.places.pop("red/draw")
    player.table.act(Take("red/draw"))
    player.table.act(TurnOver())
    player.until(lambda: player.moment.message)
    player.until(lambda: len(player.served.acts) == 2)
    time.sleep(0.1)
    player.table.poll(player.clock())
    assert player.moment.says == (phrase("hands-nothing-left"),)


@pytest.mark.parametrize(("asked", "presses"), [("luggage-play", True), ("luggage-check", False)])
def test_a_button_clicked_before_a_question_does_not_answer_it(
    sit, world, new_view, new_match, asked, presses
):
    """The hand is busy, so that the click waits; meanwhile something else may be asked."""
    player = sit(world)
    player.served.view = new_view(new_match(), prompt=Notice("luggage-play"))
    player.until(lambda: player.moment.sight.prompt is not None)
    player.table.click(TileAt("belt/3"), player.clock())
    player.table.click(ButtonAt("A"), player.clock())
    player.served.view = new_view(new_match(), prompt=Notice(asked))
    player.until(lambda: player.moment.sight.prompt.id == asked)
    player.until(lambda: player.table.settled)
    assert (Press("A") in player.served.acts) is presses


def test_a_look_under_a_tile_on_the_belt_is_refused_in_words(sit, world):
    player = sit(world)
    x, y = player.point(TileAt("belt/3"))
    player.event(pygame.MOUSEBUTTONDOWN, pos=(round(x), PANE.top + round(y)), button=3)
    assert player.moment.says == (phrase("luggage-hands-look-in-hand"),)
    assert player.served.acts == []


def test_a_mistake_that_the_referee_found_is_told(sit, world, new_view, new_match):
    player = sit(world)
    notice = Notice("luggage-others-passenger", seat="red", kind="mistake")
    other = Notice("luggage-flip-first", seat="blue", kind="mistake")
    player.served.view = new_view(new_match(), notices=(notice, other))
    player.until(lambda: player.moment.message)
    assert player.moment.says == (Quote(notice),)


def test_what_is_under_the_mouse_is_known(sit, world):
    player = sit(world)
    player.move(*player.point(TileAt("belt/8")))
    assert player.moment.hover == TileAt("belt/8")
    assert player.table.cursor(player.clock()) == pygame.SYSTEM_CURSOR_HAND
    player.move(2, 2)
    assert player.moment.hover is None
    assert player.table.cursor(player.clock()) == pygame.SYSTEM_CURSOR_ARROW


def test_a_table_at_rest_needs_few_pictures(sit, world, new_view, new_match, new_player):
    player = sit(world, new_match("ready", new_player("red", ready=True)))
    now_s = player.clock() + 60.0
    player.table.draw(player.surface, now_s)
    assert player.table.pause_s(now_s) >= 1.0
    player.move(100, 100)
    assert player.table.pause_s(now_s) < 0.1


def test_a_table_that_is_out_of_reach_says_so_and_comes_back(sit, world):
    player = sit(world)
    player.served.close()
    player.until(lambda: not player.hands.connected)
    assert not player.moment.connected
    player.table.draw(player.surface, player.clock())
    player.click(PileAt("red/draw"))  # nothing happens, nothing breaks
    player.until(lambda: True)


# ---- secrets -------------------------------------------------------------------------------------


@pytest.fixture
def drawn(monkeypatch):
    """Every label of which a picture was asked for."""
    asked = []
    picture = look.picture

    def spy(size, label):
        asked.append(label)
        return picture(size, label)

    monkeypatch.setattr(look, "picture", spy)
    return asked


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_nothing_is_drawn_that_the_scene_does_not_show(sit, world, drawn, new_match, seat):
    for act in (Take("belt/3"), TurnOver()):
        world.act(seat, act, 0.0)
    held = world.seats[seat].hand.piece
    seen = LuggageSecrets("red", (SeenTile("dots", "clown"), SeenTile("stars", "wizard")))
    player = sit(world, new_match(secrets=seen))
    player.table.draw(player.surface, player.clock() + 10.0)
    scene = player.hands.scene
    shown = {place.top for place in scene.places} | {s.hand for s in scene.seats if s.hand}
    assert set(drawn) == shown
    # Only the observer's hand shows a face; the neighbour's shows the side turned away.
    assert (held.face in drawn) == (seat == "red")


def test_every_size_of_pane_can_be_painted(sit, world, new_match):
    for act in (Take("red/draw"), TurnOver(), Tap(0.0), Put("red/aside", face_up=True)):
        world.act("red", act, 0.0)
    player = sit(world, new_match("check"))
    blank = pygame.Surface((1280, 800))
    for pane in ((0, 0, 640, 232), (0, 336, 1280, 464), (0, 0, 400, 800), (0, 0, 320, 200)):
        surface = blank.copy()
        player.table.place(pygame.Rect(pane))
        player.table.draw(surface, player.clock())
        painted = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
        assert painted.count() < surface.get_width() * surface.get_height()
        # Nothing is painted outside the pane.
        outside = surface.copy()
        outside.fill((0, 0, 0), pane)
        assert pygame.image.tobytes(outside, "RGB") == pygame.image.tobytes(blank, "RGB")
