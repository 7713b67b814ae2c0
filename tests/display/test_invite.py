"""How the public screen brings phones to the table, and what it says where phones are the hands."""

import shutil
import subprocess
from collections import Counter

import pygame
import pytest
from msgspec.structs import replace

import gallery
from controller.views import Invite, Notice
from controller.views.ownwifi import OwnWifi
from display.screens import PublicScreen
from display.screens.invite import QUIET, has_corner, invites, qr_code
from display.web.serving import invitation
from display.words import languages, names_of, words_in
from gallery import SAMPLES, misfits

INVITE = Invite(
    *("192.168.100.200:8080", "BCDF", ("1110111", "1010101", "1110111") * 11),
    "carousel-upstairs.local:8080",
)
OWN = OwnWifi("Reclaim-wwww", "mmmmmmmmmm", "10.0.0.1", INVITE.picture)
CORNERED = [name for name, view in SAMPLES.items() if view and has_corner(view)]
INVITED = [name for name, view in SAMPLES.items() if view and invites(view)]
SIZES = ((1280, 720), (1920, 1080), (720, 1280), (800, 480), (3840, 2160))


def shown(name, size=(1280, 720), language="en", invite=INVITE, own=None):
    surface, screen = pygame.Surface(size), PublicScreen(language)
    screen.invite, screen.own_wifi = invite, own
    gallery.draw(screen, surface, name)
    return surface, [one.text for one in screen.written], screen


@pytest.mark.parametrize("name", INVITED)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_address_and_code_can_be_read_beside_all_that_is_there(name, size):
    language = languages()[(INVITED.index(name) + 2 * SIZES.index(size)) % len(languages())]
    surface, texts, screen = shown(name, size, language)
    assert misfits(name, surface, screen.written) == [], language
    assert INVITE.address in " ".join(texts)
    assert "".join(INVITE.called.split()) in "".join("".join(texts).split())
    assert any("BCDF" in text for text in texts)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_how_to_join_the_tables_own_wifi_can_be_read_in_a_corner_of_the_title(size):
    turn = SIZES.index(size)
    for number, language in [*enumerate(languages())][turn :: len(SIZES)]:
        for name in CORNERED[number % 2 :: 2]:
            # Not even phones that may play are named in its place.
            invite = INVITE if number % 2 else None
            surface, texts, screen = shown(name, size, language, invite=invite, own=OWN)
            assert misfits(name, surface, screen.written) == [], (name, language)
            said = " ".join(texts)
            assert all(one in said for one in (OWN.name, OWN.password, OWN.address))


def test_where_somebody_plays_or_joins_nothing_is_said_of_the_tables_own_wifi():
    one_of_each = {view.stage: name for name, view in SAMPLES.items() if view}
    for name in set(one_of_each.values()) - set(CORNERED):
        assert OWN.password not in " ".join(shown(name, (640, 360), own=OWN)[1])


@pytest.mark.parametrize("side", [40, 120, 333])
def test_the_code_is_dark_on_bare_paper_in_whole_pixels(side):
    rows = ("101", "010", "111")
    surface = qr_code(rows, side)
    modules = len(rows) + 2 * QUIET
    px = surface.get_width() // modules
    assert surface.get_size() == (modules * px, modules * px)
    assert surface.get_width() <= side
    for y in range(modules):
        for x in range(modules):
            inside = QUIET <= y < QUIET + 3 and QUIET <= x < QUIET + 3
            dark = inside and rows[y - QUIET][x - QUIET] == "1"
            place = (x * px + px // 2, y * px + px // 2)
            assert surface.get_at(place)[:3] == ((0, 0, 0) if dark else (255, 255, 255))


@pytest.mark.skipif(
    shutil.which("zbarimg") is None,
    reason="no decoder of QR codes here: `apt-get install zbar-tools` brings it",
)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_a_decoder_reads_the_address_with_the_code_from_the_screen(size, tmp_path):
    invite = invitation(("192.168.100.200:8080",), "BCDF")
    pygame.image.save(shown(INVITED[0], size, invite=invite)[0], tmp_path / "screen.png")
    read = ["zbarimg", "--quiet", "--raw", str(tmp_path / "screen.png")]
    said = subprocess.run(read, capture_output=True, text=True, check=True).stdout
    assert said == "http://192.168.100.200:8080/#BCDF\n"


def test_with_phones_nobody_is_told_of_pads_spots_and_buttons():
    found, small = 0, (640, 360)
    for name, view in SAMPLES.items():
        if view is None or not view.simulated or view.prompt is None or view.match is None:
            continue
        remedy = words_in("en", names_of(view)).part(view.prompt, "remedy")
        if remedy and any(remedy in text for text in shown(name, small, invite=None)[1]):
            found += 1
            assert not any(remedy in text for text in shown(name, small)[1]), name
    assert found


def test_what_a_player_chooses_from_stands_on_the_phone_alone():
    found = 0
    for name, view in SAMPLES.items():
        if view is None or view.match is None or view.cursor is None or not view.simulated:
            continue
        if view.match.phase == "over" or view.staged is not None:
            continue
        usual, without = Counter(shown(name, invite=None)[1]), Counter(shown(name)[1])
        say = words_in("en", names_of(view))
        for line in map(say, view.cursor.options):
            if usual[line]:
                found += 1
                assert without[line] == usual[line] - 1, name
    assert found


def test_a_real_table_goes_on_to_be_asked_by_its_buttons():
    name = next(name for name in INVITED if SAMPLES[name].stage == "joining")
    for simulated in (True, False):
        surface, screen = pygame.Surface((1280, 720)), PublicScreen("en")
        screen.invite = INVITE
        screen.draw(surface, replace(SAMPLES[name], simulated=simulated), 2.0)
        pressed = any("Press A" in one.text for one in screen.written)
        assert pressed is not simulated


def test_while_an_update_is_tried_nobody_is_asked_to_choose_on_a_phone():
    attract = next(SAMPLES[name] for name in INVITED if SAMPLES[name].stage == "attract")
    tried = Notice("table-trial", {"version": "9.9"})
    surface, screen = pygame.Surface((1280, 720)), PublicScreen("en")
    screen.invite = INVITE
    screen.draw(surface, replace(attract, simulated=True, prompt=tried, demo=None), 2.0)
    written = " ".join(one.text for one in screen.written)
    assert words_in("en")(tried) in written
