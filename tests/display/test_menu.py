"""The window's menu: what it offers where, by keys, mouse and touch, and how it looks."""

from itertools import combinations, product
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from controller.views import END_MATCH, SEAT, SOMETHING_WRONG, Cursor, Message, Notice
from display.menu import WindowMenu
from display.screens.layout import FINGER_PX
from display.sounds import Sounds
from display.words import languages, words_in
from gallery import SAMPLES, sizes_in_turn
from goldens import looks_as_kept

GOLDEN = Path(__file__).parent / "golden"
SIZES = [(640, 400), (800, 480), (1280, 720), (1280, 800), (1920, 1080), (720, 1280)]
CARDS = ("control/pause", "control/undo", "control/recount")
PLAYING = replace(SAMPLES["orders-turn"], cards=CARDS)
RESTING = replace(PLAYING, cards=("control/pause",), prompt=Notice("table-rests"))
OF_ANY_WINDOW = [
    "screen-menu-go-on",
    "screen-menu-rules",
    "screen-menu-language",
    "screen-menu-sound",
    "screen-menu-full-screen",
    "screen-menu-quit",
]
OF_THE_WINDOW = [OF_ANY_WINDOW[0], "screen-menu-log", *OF_ANY_WINDOW[1:]]


class Hands:
    """The virtual table in the window; keeps what it is asked."""

    seat = "red"
    cards = CARDS

    def __init__(self):
        self.asked, self.reads = [], False

    def ask(self, card, lines, now_s):
        self.asked.append((card, tuple(lines)))

    def read(self, reads):
        self.reads = reads


class Window:
    fullscreen = False
    closed = False

    def toggle_fullscreen(self):
        self.fullscreen = not self.fullscreen

    def close(self):
        self.closed = True


class Screen:
    log_open = False


class Shown:
    """A menu in a window of 1280 x 800 that shows *view*."""

    def __init__(self, view, hands=None, size=(1280, 800), language=None):
        self.hands, self.window, self.sounds, self.spoken = hands, Window(), Sounds(), []
        self.screen = Screen()
        self.menu = WindowMenu(self.spoken.append, self.sounds, hands, language, self.screen)
        self.menu.belongs_to(self.window)
        self.menu.see(view)
        self.menu.place(size)
        self.surface = pygame.Surface(size)

    def key(self, key, unicode=""):
        event = pygame.event.Event(pygame.KEYDOWN, key=key, unicode=unicode)
        if self.menu.open:
            self.menu.handle(event, 0.0)
        else:
            self.menu.opens(event)

    def click(self, point):
        event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1)
        if self.menu.open:
            self.menu.handle(event, 0.0)
        else:
            self.menu.opens(event)

    @property
    def ids(self):
        return [line.message.id for line in self.menu.lines()]

    def choose(self, *ids):
        """Choose lines with the keys."""
        for id in ids:
            while self.ids[self.menu._at] != id:
                self.key(pygame.K_b)
            self.key(pygame.K_a)


@pytest.fixture
def shown():
    menu = Shown(PLAYING, Hands())
    menu.key(pygame.K_F1)
    return menu


# ---- opened and closed ---------------------------------------------------------------------------


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1])
def test_esc_and_f1_open_it_and_close_it(key):
    menu = Shown(PLAYING)
    menu.key(key)
    assert menu.menu.open
    menu.key(key)
    assert not menu.menu.open


def test_the_table_knows_as_long_as_anything_is_read():
    menu = Shown(PLAYING, Hands())
    menu.key(pygame.K_F1)
    menu.choose("screen-menu-rules")
    assert menu.hands.reads
    menu.key(pygame.K_ESCAPE)
    assert menu.hands.reads, "the menu is still there"
    menu.key(pygame.K_ESCAPE)
    assert not menu.hands.reads
    menu.key(pygame.K_MINUS, "?")
    assert menu.hands.reads
    menu.key(pygame.K_ESCAPE)
    assert not menu.hands.reads


def test_the_log_is_read_too_unless_a_climax_goes_before_it(shown):
    shown.choose("screen-menu-log")
    assert not shown.menu.open
    assert shown.hands.reads
    shown.menu.see(SAMPLES["stage-call"])
    assert not shown.hands.reads
    shown.menu.see(PLAYING)
    assert shown.hands.reads
    shown.key(pygame.K_F1)
    shown.choose("screen-menu-log")
    assert not shown.hands.reads


def test_so_does_the_button_in_the_corner():
    menu = Shown(PLAYING)
    menu.click(menu.menu.corner.center)
    assert menu.menu.open
    menu.click((5, 5))
    assert menu.menu.open, "beside its lines nothing is chosen"
    menu.click(menu.menu.corner.center)
    assert not menu.menu.open


@pytest.mark.parametrize(
    ("key", "unicode"), [(pygame.K_ESCAPE, ""), (pygame.K_MINUS, "?"), (pygame.K_RETURN, "")]
)
def test_a_question_mark_opens_the_rules_and_one_key_leads_back_to_the_table(key, unicode):
    menu = Shown(PLAYING)
    menu.key(pygame.K_MINUS, "?")
    menu.menu.draw(menu.surface)
    said = " ".join(line.text for line in menu.menu.written)
    assert words_in("en")("captains-orders-rules-1") in said
    menu.key(key, unicode)
    assert not menu.menu.open


def test_from_the_rules_in_the_menu_esc_leads_back_one_step(shown):
    shown.choose("screen-menu-rules")
    shown.key(pygame.K_ESCAPE)
    assert "screen-menu-quit" in shown.ids
    shown.key(pygame.K_ESCAPE)
    assert not shown.menu.open


def test_a_question_mark_answers_a_refusal_with_its_rule():
    menu = Shown(SAMPLES["orders-mistake"], Hands())
    menu.key(pygame.K_MINUS, "?")
    menu.menu.draw(menu.surface)
    said = " ".join(line.text for line in menu.menu.written)
    say = words_in("en")
    assert say(SAMPLES["orders-mistake"].notices[-1]) in said
    assert say("captains-orders-rule-5") in said
    menu.key(pygame.K_ESCAPE)
    menu.key(pygame.K_F1)
    assert menu.ids.index("screen-menu-why") < menu.ids.index("screen-menu-rules")


def test_what_needs_no_rule_has_no_answer():
    refused = replace(SAMPLES["orders-mistake"].notices[-1], rule="")
    menu = Shown(replace(SAMPLES["orders-mistake"], notices=(refused,)), Hands())
    assert "screen-menu-why" not in menu.ids


# ---- what it offers ------------------------------------------------------------------------------


def test_a_screen_without_hands_offers_what_the_window_can_do():
    for name in ("joining", "options", "resume"):
        assert Shown(SAMPLES[name]).ids == OF_ANY_WINDOW
    for name in ("orders-turn", "result"):
        assert Shown(SAMPLES[name]).ids == OF_THE_WINDOW
    no_game = [id for id in OF_ANY_WINDOW if "rules" not in id]
    assert Shown(None).ids == no_game


def test_with_hands_the_table_can_be_asked_what_its_cards_mean_now(shown):
    asked = [id for id in shown.ids if id not in OF_THE_WINDOW]
    cards = ["hands-card-pause", "hands-card-undo", "hands-card-recount"]
    assert asked == [*cards, "screen-menu-another-game", "screen-menu-leave"]
    resting = Shown(RESTING, Hands()).ids
    assert [id for id in resting if id not in OF_THE_WINDOW] == [
        "screen-menu-play-on",
        "screen-menu-another-game",
        "screen-menu-leave",
    ]


def test_when_a_match_is_over_only_the_window_can_be_asked():
    assert Shown(SAMPLES["orders-result"], Hands()).ids == OF_THE_WINDOW


def test_the_menu_has_the_same_lines_whatever_somebody_holds(shown):
    """Nothing in it follows from a hand."""
    match = replace(PLAYING.match, secrets=None)
    assert Shown(replace(PLAYING, match=match), Hands()).ids == shown.ids


# ---- what it does --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_held_up(shown, card):
    shown.choose(f"hands-card-{card.rpartition('/')[2]}")
    assert (shown.hands.asked, shown.menu.open) == ([(card, ())], False)


@pytest.mark.parametrize(
    ("id", "yes", "lines"),
    [
        ("screen-menu-another-game", "screen-menu-yes-end", (Message(END_MATCH),)),
        (
            "screen-menu-leave",
            "screen-menu-yes-leave",
            (
                Message("table-menu-leaves"),
                Message(SEAT, {"seat": "red"}),
                Message("table-menu-go-on"),
            ),
        ),
    ],
)
def test_what_cannot_be_taken_back_is_asked_once_more(shown, id, yes, lines):
    shown.choose(id)
    assert (shown.hands.asked, shown.ids) == ([], ["table-menu-back", yes])
    shown.choose("table-menu-back")
    assert shown.hands.asked == []
    shown.choose(id, yes)
    assert shown.hands.asked == [("control/pause", lines)]


def test_language_sound_and_full_screen_stay_open_to_be_seen(shown):
    shown.choose("screen-menu-language")
    assert shown.spoken == [languages()[1]]
    assert shown.menu.words.language == languages()[1]
    shown.choose("screen-menu-sound")
    assert shown.sounds.muted
    shown.choose("screen-menu-full-screen")
    assert shown.window.fullscreen
    assert shown.menu.open


def test_what_has_happened_is_opened_and_closed(shown):
    shown.choose("screen-menu-log")
    assert (shown.screen.log_open, shown.menu.open) == (True, False)
    shown.key(pygame.K_F1)
    shown.choose("screen-menu-log")
    assert not shown.screen.log_open


@pytest.mark.parametrize(("seat", "offered"), [("red", True), ("", True), ("blue", False)])
def test_what_mends_a_mishap_is_in_the_menu_of_the_player_who_chooses(seat, offered):
    """A player's window has no other place for it."""
    wrong = Message(SOMETHING_WRONG)
    cursor = Cursor(seat, Message(SEAT, {"seat": "red"}), (wrong,), 0)
    shown = Shown(replace(PLAYING, cursor=cursor), Hands())
    shown.key(pygame.K_ESCAPE)
    assert (wrong.id in shown.ids) == offered
    if offered:
        shown.choose(wrong.id)
        assert shown.hands.asked == [("", (wrong,))]


def test_quit_closes_the_window(shown):
    shown.choose("screen-menu-quit")
    assert shown.window.closed


def test_undo_is_only_offered_to_who_made_the_last_move():
    """G-3: the public view has the card as long as any seat may use it."""
    hands = Hands()
    hands.cards = ("control/pause", "control/recount")
    shown = Shown(PLAYING, hands)
    assert "hands-card-undo" not in shown.ids
    assert "hands-card-recount" in shown.ids


def test_every_line_can_be_clicked(shown):
    shown.menu.draw(shown.surface)
    at = shown.ids.index("hands-card-undo")
    shown.click(shown.menu._areas[at].center)
    assert shown.hands.asked == [("control/undo", ())]


def test_a_finger_hits_each_line_and_the_corner_on_a_small_display():
    """9 mm on a display of 7 inches with 800 by 480 pixels."""
    shown = Shown(PLAYING, Hands(), size=(800, 480))
    beside = (shown.menu.corner.left - 6, shown.menu.corner.bottom + 6)
    click = {"pos": beside, "button": 1}
    assert not shown.menu.opens(pygame.event.Event(pygame.MOUSEBUTTONDOWN, click))
    assert shown.menu.opens(pygame.event.Event(pygame.MOUSEBUTTONDOWN, {**click, "touch": True}))
    shown.menu.draw(shown.surface)
    assert len(shown.menu._areas) == len(shown.menu.lines()) == 12
    assert all(min(area.size) >= FINGER_PX for area in shown.menu._areas)


def test_the_arrows_walk_both_ways(shown):
    shown.key(pygame.K_UP)
    assert shown.ids[shown.menu._at] == "screen-menu-quit"
    shown.key(pygame.K_DOWN)
    assert shown.ids[shown.menu._at] == "screen-menu-go-on"


def test_the_window_is_titled_by_game_and_seat():
    assert Shown(PLAYING, Hands()).menu.title == "Captain's Orders · Red"
    assert Shown(PLAYING).menu.title == "Captain's Orders"
    assert Shown(None, Hands()).menu.title == "Reclaim · Red"


# ---- how it looks --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("sample", ["play", "bluff-turn", "pirate-turn", "orders-turn"])
def test_no_text_is_cut_and_none_lies_on_another(sample, language):
    view = replace(SAMPLES[sample], cards=CARDS)
    nth = list(SAMPLES).index(sample)
    for size, reads in product(sizes_in_turn(language, nth, SIZES), (False, True)):
        menu = Shown(view, Hands(), size, language)
        (menu.menu.read if reads else menu.menu.show)()
        menu.menu.draw(menu.surface)
        written = menu.menu.written
        assert len(written) > 3
        assert min(line.area.height for line in written) >= 9
        for line in written:
            assert menu.surface.get_rect().contains(line.area), f"{line.text!r} is cut"
        for one, other in combinations(written, 2):
            assert not one.area.colliderect(other.area), f"{one.text!r} lies on {other.text!r}"


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("what", ["lines", "rules"])
def test_it_looks_as_it_did(what, size):
    menu = Shown(PLAYING, Hands(), size)
    menu.surface.fill((30, 48, 84))
    (menu.menu.read if what == "rules" else menu.menu.show)()
    menu.menu.draw_corner(menu.surface)
    menu.menu.draw(menu.surface)
    looks_as_kept(menu.surface, GOLDEN / f"menu-{what}-{size[0]}x{size[1]}.png")
