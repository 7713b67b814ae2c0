"""Where the parts of a player's window are, for any size, number of players and verbs."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from display.scene.bands import Room, bands, cards_in_hand
from display.screens.layout import FINGER_PX, Rect

WIDTHS, HEIGHTS = st.integers(480, 3840), st.integers(480, 2400)
VERBS = st.builds(Room, st.floats(80.0, 4000.0), st.integers(1, 2)) | st.just(Room())


def gap(width, height):
    """As a page has it."""
    return max(3, round(min(height * 0.02, width * 0.012)))


@given(WIDTHS, HEIGHTS, st.integers(2, 8), VERBS)
def test_no_band_lies_on_another_and_none_sticks_out(width, height, players, verbs):
    window = Rect(0, 0, width, height)
    parts = bands(window, players, gap(width, height), verbs)
    all_parts = [parts.head, *parts.chips, parts.stage, parts.line, parts.hand]
    all_parts += [parts.verbs] if verbs.rows else []
    assert len(parts.chips) == players
    for index, one in enumerate(all_parts):
        assert min(one.size) > 0, (one, all_parts)
        assert window.contains(one), (one, all_parts)
        assert one.collidelist(all_parts[index + 1 :]) == -1, (one, all_parts)


@given(WIDTHS, HEIGHTS, st.integers(2, 8), st.floats(80.0, 4000.0))
def test_nothing_else_moves_as_a_row_of_verbs_comes_and_goes(width, height, players, verbs_px):
    window = Rect(0, 0, width, height)
    without = bands(window, players, gap(width, height), Room())
    with_them = bands(window, players, gap(width, height), Room(verbs_px, 1))
    line, verbs = with_them.line, with_them.verbs
    assert with_them == without._replace(line=line, verbs=verbs)
    assert without.line.contains(line)
    assert without.line.contains(verbs)


@given(WIDTHS, HEIGHTS, st.integers(2, 8), VERBS)
def test_stage_and_hand_have_most_of_the_window_and_a_finger_hits_a_verb(
    width, height, players, verbs
):
    parts = bands(Rect(0, 0, width, height), players, gap(width, height), verbs)
    assert parts.stage.height + parts.hand.height > 0.45 * height
    assert parts.stage.height >= parts.hand.height * 0.7
    assert parts.verbs.height >= verbs.rows * FINGER_PX


@given(st.integers(440, 3800), st.integers(90, 500), st.integers(1, 40))
def test_every_card_of_a_hand_shows_something_of_itself(width, height, count):
    area = Rect(0, 0, width, height)
    cards = cards_in_hand(area, count, 8)
    assert len(cards) == count
    for index, (card, shown) in enumerate(cards):
        assert area.contains(card), (card, area)
        assert card.contains(shown)
        assert shown.width >= min(card.width, 6)
        later = [one.card for one in cards[index + 1 :]]
        # In the other row a card may be lower, but never lies on this one.
        assert pygame.Rect(shown).collidelist(later) == -1, (shown, later)
