"""What stands in front of another seat: its name and what everyone may know of it, at every size of
the table, with two to eight seats and in every language."""

import pygame
import pytest

from controller.views.people import LONGEST_NAME
from display.tabletop.layout import Mat, arrange
from display.tabletop.station import in_head
from display.words import languages, words_in

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")
PANES = [(800, 278), (1024, 348), (1280, 417), (1280, 464), (1920, 626), (3840, 1252)]
STATES = ("empty", "bot", "out-of-reach", "done", "ready")


def ink(line, place):
    """Where a line has letters."""
    return line.get_bounding_rect().move(place.topleft)


def others(size, own="red"):
    """Every seat but one's own, at a table for two to eight."""
    for count in range(2, len(SEATS) + 1):
        layout = arrange(size, SEATS[:count], own, (Mat(0, ("middle/deck",)),))
        yield from layout.others.items()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", PANES, ids=str)
def test_a_name_and_a_state_lie_on_nothing(size, language):
    words = words_in(language)
    for seat, panel in others(size):
        for room in (panel.name, panel.bare_name):
            for state in STATES:
                said = words(f"hands-seat-{state}")
                lines = [ink(*line) for line in in_head(words.person(seat), said, room)]
                around = room.inflate(2, 4)
                assert all(around.contains(line) for line in lines), (seat, state, lines, room)
                assert lines[1:] == [] or not lines[0].colliderect(lines[1]), (seat, state)
                assert not any(line.colliderect(panel.hand) for line in lines), (seat, state)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", PANES, ids=str)
def test_every_seat_where_nobody_sits_says_so(size, language):
    words = words_in(language)
    for seat, panel in others(size):
        lines = in_head(words.person(seat), words("hands-seat-empty"), panel.bare_name)
        assert len(lines) == 2, (seat, panel.bare_name)


@pytest.mark.parametrize("size", PANES, ids=str)
def test_a_persons_name_of_the_usual_width_has_room(size):
    for seat, panel in others(size):
        name = "Maximilian"
        assert len(name) == LONGEST_NAME
        ((line, place),) = in_head(name, "", panel.name)
        assert panel.name.inflate(2, 4).contains(ink(line, place)), (seat, panel.name)


def test_a_state_without_room_is_left_out():
    assert len(in_head("Maximilian", "empty seat", pygame.Rect(0, 0, 60, 12))) == 1
