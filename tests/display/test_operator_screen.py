"""The operator's page on the screen: everything that is known stands there, and what is not known
is said to be unknown."""

import pygame
import pytest
from msgspec.structs import replace

from controller.views import BatteryStatus, BeltLine, Invite
from display import theme
from display.screens import PublicScreen
from display.targets import LineAt
from display.words import languages, words_in
from gallery import SAMPLES

OPERATED = SAMPLES["operator"]
BARE = SAMPLES["operator-of-eight"]
say = words_in("en")


def written(view, size=(1280, 720), language=None, invite=None):
    screen = PublicScreen(language)
    screen.invite = invite
    screen.draw(pygame.Surface(size), view, 2.0)
    # Facts of one line are joined by spaces that are not broken at.
    return " | ".join(line.text for line in screen.written).replace("\N{NO-BREAK SPACE}", " ")


def changed(**changes):
    """The sample with other fields of its page."""
    return replace(OPERATED, operator=replace(OPERATED.operator, **changes))


def computer(**changes):
    return changed(computer=replace(OPERATED.operator.computer, **changes))


def test_every_seat_and_every_other_reader_has_a_line():
    said = written(OPERATED)
    for name in ("Red", "Blue", "Green", "Yellow", "Belt", "Spot 1", "Spot 2", "412", "2 %"):
        assert name in said
    assert "pad/" not in said


def test_what_is_not_known_is_said_to_be_unknown():
    said = written(BARE)
    for id in ("unknown", "temperature-unknown", "slow-unknown", "no-image", "no-faults"):
        assert say(f"screen-operator-{id}") in said
    assert said.count("| ?") == 8 * 3


@pytest.mark.parametrize(
    ("belt", "expected"),
    [
        (BeltLine("no-motor", None, None, None), "no motor, unknown"),
        (BeltLine("turns", 2.96, 3.0, None), "turns, 3 turns a minute,"),
        (BeltLine("fault", 0.0, 3.0, None), "stands for a fault"),
    ],
)
def test_the_belt_says_how_it_is(belt, expected):
    assert expected in written(changed(belt=belt))


def test_a_battery_says_how_long_it_lasts():
    view = replace(OPERATED, battery=BatteryStatus("good", 6.06))
    assert "good, 6.1 V," in written(view)
    assert "2.4 h" in written(view)


def test_where_phones_join_stands_there_and_that_they_are_not_let_in():
    assert "Phones | not let in" in written(OPERATED)
    said = written(OPERATED, invite=Invite("192.168.1.20:8080", "BTNH"))
    assert "Phones | 192.168.1.20:8080, Code BTNH" in said
    assert "not let in" not in said


def test_a_disk_that_fails_says_why():
    assert "the disk is full" in written(computer(disk_fault="full"))
    assert "last fault 15 min ago" in written(OPERATED)
    assert "no fault" in written(computer(last_disk_fault_s=None))


@pytest.mark.parametrize(
    ("now", "before", "expected"),
    [
        (("under-voltage",), (), "its supply is too weak"),
        ((), ("warm",), "full speed, | was too warm"),
        (None, (), "throttling unknown"),
    ],
)
def test_a_computer_says_what_slows_it_down(now, before, expected):
    said = written(computer(throttled=now, throttled_before=before))
    assert expected.replace(" | ", " ") in said.replace(" | ", " ")


@pytest.mark.parametrize(
    ("age_s", "ago"), [(5, "just now"), (600, "10 min ago"), (3 * 3600, "3 h ago")]
)
def test_faults_say_how_long_ago_they_were(age_s, ago):
    fault = replace(OPERATED.past_faults[0], at_s=OPERATED.at_s - age_s)
    view = replace(OPERATED, past_faults=(fault,))
    assert f"{ago} | {say(fault)}" in written(view)


def test_what_became_of_an_order_stands_above_the_menu():
    said = written(SAMPLES["operator-is-told"])
    assert "The logs are on the stick, in the folder reclaim-logs-1." in said


def test_lines_of_the_menu_around_the_lit_one_can_be_clicked():
    screen = PublicScreen()
    screen.draw(pygame.Surface((1280, 720)), OPERATED, 2.0)
    assert OPERATED.cursor.at == 4
    assert {LineAt(3), LineAt(4), LineAt(5)} <= set(screen.targets)


@pytest.mark.parametrize("language", languages())
def test_every_fault_of_the_disk_and_every_outcome_has_words(language):
    words = words_in(language)
    for code in ("saved", "no-stick", "unreadable", "full", "failed"):
        assert words.has(f"table-logs-{code}")
        assert words.part(f"table-logs-{code}", "remedy", folder="reclaim-logs-1")


def test_old_firmware_is_written_as_what_should_be_seen_to():
    stations = tuple(
        replace(one, outdated=one.seat == "blue") for one in OPERATED.operator.stations
    )
    plain, marked = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    PublicScreen().draw(plain, OPERATED, 2.0)
    PublicScreen().draw(marked, changed(stations=stations), 2.0)
    assert amber(marked) > amber(plain)


def amber(surface):
    return pygame.mask.from_threshold(surface, theme.AMBER, (1, 1, 1)).count()


def test_at_a_table_with_few_seats_their_names_are_as_large_as_anything():
    page = OPERATED.operator
    two = changed(
        stations=page.stations[:2],
        readers=tuple(one for one in page.readers if one.reader in ("belt", "pad/red", "pad/blue")),
    )
    screen = PublicScreen()
    screen.draw(pygame.Surface((800, 480)), two, 2.0)
    first = {line.text: line.area.height for line in reversed(screen.written)}
    assert first["Red"] == first["Belt"] >= 0.9 * first["412"]
