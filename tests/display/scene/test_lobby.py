"""The lobby in a player's window: what is seen there, that nothing moves, and what each click does.

Every click is an event at a point of the picture, and goes to the table as hands would have it.
"""

import random
from collections import Counter
from contextlib import contextmanager
from itertools import pairwise

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from bench.windowed import WindowPlayer
from controller.games.catalogue import CATALOGUE
from controller.table.assembly import Seating, open_table
from controller.views import OnOffer, OnTheBox
from controller.views import lobby as menu
from controller.views.people import AWAY, LONGEST_NAME
from display.scene.bands import is_upright
from display.scene.lobby import lobby_bands, pushes
from display.scene.naming import name_board
from display.screens.layout import FINGER_PX, Rect, letters_px
from display.targets import (
    BotOn,
    ChairOf,
    Everybody,
    GameOf,
    LetterAt,
    LineAt,
    LineOf,
    NameOf,
    NameTyped,
)
from display.words import words_in
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from harness.legible import illegible

SIZES = [
    (1280, 800), (480, 800), (600, 1024), (720, 1280), (800, 1280), (800, 480), (1024, 600),
    (1920, 1080), (3840, 2160), (1280, 720),
]  # fmt: skip
LANGUAGES = ["en", "ru", "de", "fr", "pt", "nl", "it", "es", "da", "sv"]

ENDS = (LineOf(menu.START), LineOf(menu.CONTINUE), LineOf(menu.GIVES_UP))
"""What leaves the lobby, or the match that rests."""


@pytest.fixture(scope="module", autouse=True)
def letters():
    pygame.font.init()


@contextmanager
def lobby(size=(1280, 800), language="en", by="mouse", table="sim-spots", seed=3, **seating):
    """A window that shows the lobby: the player, and a function that lets time pass."""
    seats = {"seats": 4, "bots": 3, "lobby": True, **seating}
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file(table),
            loop,
            Seating(level="easy", seed=seed, **{k: v for k, v in seats.items() if k != "journal"}),
            deep=False,
            journal=seating.get("journal"),
        ) as opened,
    ):
        opened.start()
        player = WindowPlayer(opened, loop, "red", seed, size, language=language, by=by)

        def visit(*targets, wait_s=2.5, settles=True):
            """Click these, one after the other, each when the one before has been done."""

            def clicks():
                for target in targets:
                    yield from player.click(target)
                    yield from player.wait(wait_s)
                    while settles and not player.table.settled:
                        yield from player.wait(0.3)
                    player.look()

            went = []

            def script():
                yield from player.wait(0.6)
                player.look()
                yield from clicks()
                went.append(True)

            loop.start(script())
            loop.run(while_=lambda: not went)
            player.look()

        player.visit, player.opened = visit, opened
        visit()
        yield player


def party(player):
    return dict(player.opened.console.lobby.party.joined)


def level(player, seat):
    return player.opened.console.lobby.party.level_of(seat)


def said(player):
    return [one.text for one in player.screen.written]


# ---- what is seen --------------------------------------------------------------------------------


def wrong(player):
    """Yield what is wrong with the picture, in words."""
    window = player.surface.get_rect()
    yield from illegible(player.screen.written, window.height, longest=24)
    targets = list(player.screen.targets.items())
    for index, (target, area) in enumerate(targets):
        if not window.contains(area):
            yield f"{target} is beyond the window: {area}"
        if min(area.size) < FINGER_PX - 1:
            yield f"{target} is smaller than a finger: {area}"
        for other, place in targets[index + 1 :]:
            both = area.clip(place)
            if both.width > 0 and both.height > 0:
                yield f"{target} lies on {other}"


def place_of(target, player):
    """What a target is on the picture: lines of another menu are other buttons."""
    view = player.table.sight().view
    if isinstance(target, LineAt) or target == LineOf(menu.BACK):
        return target, repr(view.cursor.title)
    if target == LineOf(menu.NAMES):
        return target, player.table.seat
    if isinstance(target, NameOf):
        return target, player.table.sight().naming.step
    return target


def stroll(player, clicks, seed):
    """Click about; yield what is wrong with any picture, and what has moved."""
    luck, places = random.Random(seed), {}
    for _ in range(clicks):
        yield from wrong(player)
        for target, area in player.screen.targets.items():
            before = places.setdefault(place_of(target, player), area)
            if before != area:
                yield f"{target} has moved from {before} to {area}"
        free = [one for one in player.screen.targets if one not in ENDS]
        player.visit(luck.choice(free), wait_s=1.5)
        if player.opened.match is not None:
            break


@pytest.mark.parametrize(
    ("size", "language", "table", "number"),
    [
        (*one, ("sim-spots", "sim")[n % 2], n)
        for n, one in enumerate(zip(SIZES, LANGUAGES, strict=True))
    ],
)
def test_all_can_be_read_and_hit_and_nothing_moves_whatever_is_clicked(
    size, language, table, number
):
    with lobby(size, language, table=table) as player:
        faults = Counter(stroll(player, 14, number))
        assert not faults, faults.most_common(5)


@pytest.mark.parametrize(("size", "language"), [*zip(SIZES, LANGUAGES, strict=True)])
def test_every_language_says_of_every_game_what_it_is(size, language):
    with lobby(size, language) as player:
        texts = " ".join(said(player))
        words = player.table.sight().words
        for game in CATALOGUE:
            name = words("table-game", game=game)
            assert any(name.startswith(one) or one.startswith(name) for one in said(player)), name
            assert words(f"{game}-screen-attract").split()[0] in texts


@pytest.mark.unsaid
def test_a_game_from_elsewhere_has_a_box_as_well():
    with lobby() as player:
        view = player.table.sight().view
        other = OnOffer("old-maid", OnTheBox((2, 6), minutes=10))
        player.screen.draw(player.surface, replace(view, games=(*view.games, other)), 5.0)
        assert GameOf("old-maid") in player.screen.targets
        assert not list(wrong(player))


@given(st.integers(480, 3840), st.integers(480, 2400), st.integers(1, 8))
@example(1010, 2330, 8)
def test_no_band_lies_on_another_and_the_games_have_most_of_the_room(width, height, chairs):
    window = Rect(0, 0, width, height)
    gap = max(3, round(min(height * 0.02, width * 0.012)))
    parts = lobby_bands(window, chairs, gap)
    every = [parts.head, parts.boxes, parts.rest, *parts.chairs, parts.line, *parts.buttons]
    for index, one in enumerate(every):
        assert min(one.size) > 0
        assert window.contains(one)
        assert one.collidelist(every[index + 1 :]) == -1, (one, every)
    assert parts.boxes.height >= (0.28 if is_upright(window) else 0.3) * height
    assert all(min(one.size) >= FINGER_PX for one in (*parts.chairs, *parts.buttons))


# ---- what a click does ---------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "finger", "keys"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_box_and_one_button_start_a_game(game, by):
    with lobby(by=by) as player:
        player.visit(GameOf(game), LineOf(menu.START))
        assert player.opened.match.game.slug == game
        assert "red" in player.opened.match.seats


def test_a_chair_gets_a_bot_another_level_and_loses_it_again():
    with lobby(game="captains-orders", seats=4) as player:
        player.visit(BotOn("orange", "easy"))
        assert (party(player)["orange"], level(player, "orange")) == (True, "easy")
        player.visit(BotOn("orange", "normal"))
        assert level(player, "orange") == "normal"
        player.visit(BotOn("orange", AWAY), wait_s=1.0)
        assert "orange" not in party(player)
        player.visit(BotOn("orange", "easy"), wait_s=1.0)
        assert "orange" in party(player)
        assert level(player, "blue") == "easy"


def test_who_is_alone_sits_on_another_chair_with_the_name():
    with lobby(names=("Ada",)) as player:
        assert ChairOf("blue") not in player.screen.targets, "a bot sits there"
        player.visit(BotOn("blue", AWAY), ChairOf("blue"), ChairOf("purple"))
        assert party(player) == {"purple": False, "green": True, "yellow": True}
        assert called(player, "purple") == "Ada"
        assert player.table.seat == player.table.sight().own == "purple"
        assert ChairOf("purple") not in player.screen.targets
        player.visit(BotOn("red", "easy"), LineOf(menu.START))
        assert set(player.opened.match.seats) == {"red", "green", "yellow", "purple"}
        assert player.table.sight().view.match.secrets.seat == "purple"


def test_several_people_at_one_window_are_offered_what_they_can_take_turns_in():
    with lobby(game="captain-bluff", bots=2) as player:
        offered = {one.game for one in player.screen.targets if isinstance(one, GameOf)}
        assert offered == {"captain-bluff", "bluff-pirate", "captains-orders"}


def test_nobody_changes_places_beside_other_people():
    with lobby() as player:
        player.opened.console.lobby.call("blue", "Zoe", 0.0)
        player.opened.console.look()
        player.visit()
        assert not [one for one in player.screen.targets if isinstance(one, ChairOf)]


def test_what_takes_the_place_of_a_sent_away_bot_lies_under_no_second_click():
    with lobby() as player:
        cross = player.screen.targets[BotOn("blue", AWAY)]
        player.visit(BotOn("blue", AWAY), wait_s=1.0)
        chair = player.screen.targets[ChairOf("blue")]
        assert not cross.colliderect(chair)
        assert not cross.colliderect(player.screen.targets[BotOn("blue", "easy")])


def test_a_name_and_a_face_are_given_by_two_clicks():
    with lobby() as player:
        player.visit()
        assert "You: choose a name" in said(player)
        player.visit(LineOf(menu.NAMES), NameOf("red", 2), NameOf("red", 3))
        person = player.opened.console.lobby.party.person("red")
        assert (person.name, player.table.sight().view.stage) == ("Ben", "options")
        assert "Ben" in said(player)
        assert "You: change the name" in said(player), "nobody is asked again"


def called(player, seat="red"):
    person = player.opened.console.lobby.party.person(seat)
    return "" if person is None else person.name


def types(player, text):
    """Let the keys of these letters go down, and Enter for a line's end."""
    for letter in text:
        key = pygame.K_RETURN if letter == "\n" else pygame.K_BACKSPACE if letter == "<" else 1
        event = pygame.event.Event(pygame.KEYDOWN, {"key": key, "unicode": letter})
        player.pane.handle(event, player.opened.loop.now_s())
    player.visit()


@pytest.mark.parametrize("name", ["Zoë", "Lea-Luise", "Миша", "נועה", "Ana Lu"])
def test_a_name_is_typed_with_the_keys_of_any_alphabet_that_can_be_drawn(name):
    with lobby() as player:
        player.visit(LineOf(menu.NAMES))
        types(player, f"{name}\n")
        assert called(player) == name
        assert name in said(player)


def test_a_name_is_typed_with_a_finger():
    with lobby((800, 480), by="finger") as player:
        player.visit(LineOf(menu.NAMES))
        player.visit(*map(LetterAt, "ZOEX"), LetterAt(""), NameTyped(), wait_s=0.5)
        assert called(player) == "Zoe"


@pytest.mark.parametrize(("typed", "is_called"), [("あKim", "Kim"), ("Maximiliane", "Maximilian"),
                                                  ("A/b", "Ab"), ("Bo<ü", "Bü")])  # fmt: skip
def test_a_letter_that_cannot_stand_in_a_name_is_refused_where_it_is_typed(typed, is_called):
    with lobby() as player:
        player.visit(LineOf(menu.NAMES))
        types(player, typed)
        words = player.table.sight().words
        refused = words("scene-name-letters", most=LONGEST_NAME)
        told = " ".join(said(player))
        assert (refused in told) == ("<" not in typed), told
        types(player, "\n")
        assert called(player) == is_called


def test_letters_mean_what_they_always_do_where_nobody_is_asked_for_a_name():
    with lobby() as player:
        types(player, "Zoe")
        assert player.screen.typed == ""
        player.visit(LineOf(menu.NAMES), NameOf("red", 2))
        assert player.table.sight().naming.step == "face"
        types(player, "Zoe")
        assert player.screen.typed == ""


@given(st.integers(440, 3800), st.integers(110, 1200), st.integers(20, 33), st.integers(1, 13))
def test_the_keys_for_a_name_are_for_fingers_and_lie_on_nothing(width, height, letters, names):
    area = Rect(10, 20, width, height)
    parts = name_board(area, letters, names, 8.5 * letters_px(800), 4)
    every = [parts.field, *parts.names, *parts.keys]
    assert parts.names
    assert len(parts.keys) in (0, letters + 1)
    for index, one in enumerate(every):
        assert area.inflate(2, 2).contains(one)
        assert min(one.size) >= FINGER_PX - 1
        assert one.collidelist(every[index + 1 :]) == -1


def test_options_open_and_close_by_the_same_button_and_start_works_all_the_same():
    with lobby(game="captain-bluff") as player:
        player.visit(LineOf(menu.OPTIONS))
        assert not any(isinstance(one, GameOf) for one in player.screen.targets)
        shut = pushes(player.table.sight().view, player.screen.moment)[2]
        assert shut.open
        player.visit(shut.target)
        assert GameOf("luggage") in player.screen.targets
        player.visit(LineOf(menu.OPTIONS), LineOf(menu.START))
        assert player.opened.match is not None


@pytest.mark.parametrize("size", SIZES)
def test_the_lines_of_a_menu_stand_together(size):
    with lobby(size, game="captain-bluff") as player:
        player.visit(LineOf(menu.HOW_TO_PLAY))
        lines = [area for one, area in player.screen.targets.items() if isinstance(one, LineAt)]
        assert len(lines) >= 3
        for one, below in pairwise(lines):
            assert 0 < below.top - one.bottom <= size[1] * 0.025 or below.top == one.top


def test_who_comes_to_a_table_where_nobody_is_sits_down_and_chooses_by_one_click():
    with lobby(seats=0, bots=0, lobby=False) as player:
        assert player.table.sight().view.stage == "attract"
        player.visit(GameOf("bluff-pirate"), wait_s=5.0)
        view = player.table.sight().view
        assert (view.stage, view.game) == ("options", "bluff-pirate")
        assert party(player)["red"] is False


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_what_was_chosen_stays_chosen_and_nobody_is_asked_for_it_again(by):
    say = words_in("en")
    with lobby(seats=0, bots=0, lobby=False, by=by) as player:
        assert say("scene-shall-we") in said(player)
        player.visit(GameOf("bluff-pirate"), wait_s=5.0)
        ways = LineOf(menu.WHO_PLAYS), Everybody(), LineOf(menu.NAMES), NameOf("red", 2)
        for way in (None, *ways):
            player.visit(*(() if way is None else (way,)))
            assert player.table.sight().view.game == "bluff-pirate"
            assert say("scene-shall-we") not in said(player), way


def test_people_who_come_together_sit_down_each_and_go_on():
    with lobby(seats=0, bots=0, lobby=False) as player:
        player.opened.console.lobby.call("blue", "Zoe", 0.0)
        player.opened.console.look()
        player.visit()
        assert player.table.sight().view.stage == "joining"
        player.visit(ChairOf("red"))
        assert party(player)["red"] is False
        player.opened.console.lobby.hold({"blue"}, 1.0)
        player.visit(Everybody(), wait_s=3.0)
        assert player.table.sight().view.stage == "options"


def test_why_nothing_starts_is_said_in_the_line():
    with lobby(game="captains-orders") as player:
        player.visit(BotOn("blue", AWAY), LineOf(menu.START))
        assert player.opened.match is None
        assert player.table.sight().words("table-too-few", game="captains-orders", count=4) in said(
            player
        )


def test_an_option_that_is_clicked_twice_in_a_hurry_is_set_twice():
    """The second click comes while the hands are busy with the first."""
    with lobby(game="luggage") as player:
        player.visit(LineOf(menu.OPTIONS))
        lines = [one.id for one in player.table.sight().cursor.options]
        rounds = LineAt(lines.index("luggage-option-rounds"))
        player.visit(rounds, rounds, wait_s=0.2, settles=False)
        while not player.table.settled:
            player.visit()
        assert player.opened.console.lobby.setup.options.rounds == 1


# ---- a match that rests --------------------------------------------------------------------------


@pytest.fixture
def resting(tmp_path):
    """A journal with a match of Captain Bluff that stands still."""
    path = tmp_path / "journal.db"
    with lobby(game="captain-bluff", lobby=False, journal=path) as player:
        player.visit(wait_s=30.0)
        assert player.opened.match is not None
    return path


def test_it_says_with_whom_and_goes_on_by_one_click(resting):
    with lobby(journal=resting) as player:
        assert player.table.sight().view.stage == "resume"
        told = next(text for text in said(player) if "Captain Bluff rests" in text)
        assert "Bart" in told
        assert not list(wrong(player))
        player.visit(LineOf(menu.CONTINUE))
        assert player.opened.match.game.slug == "captain-bluff"


def test_to_give_it_up_is_asked_once_more_and_a_second_click_leads_back(resting):
    with lobby(journal=resting) as player:
        at = player.screen.targets[LineOf(menu.ABANDON)]
        player.visit(LineOf(menu.ABANDON))
        assert words_in("en")("scene-give-up") in said(player)
        assert player.screen.targets[LineOf(menu.BACK)].colliderect(at)
        player.visit(LineOf(menu.BACK))
        assert LineOf(menu.CONTINUE) in player.screen.targets
        player.visit(LineOf(menu.ABANDON), LineOf(menu.GIVES_UP))
        view = player.table.sight().view
        assert (view.stage, view.rests) == ("options", None)


def test_another_game_can_be_looked_at_and_it_still_goes_on(resting):
    with lobby(journal=resting) as player:
        places = dict(player.screen.targets)
        player.visit(GameOf("bluff-pirate"), wait_s=4.0)
        view = player.table.sight().view
        assert (view.stage, view.game) == ("options", "bluff-pirate")
        now = player.screen.targets
        assert all(now[one] == places[one] for one in places.keys() & now.keys())
        assert LineOf(menu.CONTINUE) in now
        player.visit(LineOf(menu.CONTINUE))
        assert player.opened.match.game.slug == "captain-bluff"


@pytest.mark.parametrize(("size", "language"), [*zip(SIZES, LANGUAGES, strict=True)])
def test_it_can_be_read_in_every_size(size, language, resting):
    with lobby(size, language, journal=resting) as player:
        assert not list(wrong(player))
