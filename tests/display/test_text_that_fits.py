"""Text is as large as fits; heights at which it surely does not fit are not tried."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from display.art.lettering import extent, least_width
from display.screens import page as pages

TEXTS = (
    "Red follows the order of Blue number 3",
    "Der Kapitän gibt eine Karte weiter, und niemand weiß, welche es war; wer zweifelt?",
    "Где мой багаж? Переворачивай, хватай, прикладывай!",
    "...",
    "l'ile illisible, l'il",
    "0:31",
    "A",
)


@pytest.mark.parametrize("bold", [True, False])
@pytest.mark.parametrize("text", TEXTS)
def test_a_line_is_never_narrower_than_said(text, bold):
    for height_px in range(7, 240):
        assert least_width(text, height_px, bold) <= extent(text, height_px, bold)[0]


def test_what_is_said_is_near_the_truth():
    """Otherwise hardly any height would be left out."""
    for height_px in (20, 30, 90):
        assert least_width(TEXTS[0], height_px) > 0.85 * extent(TEXTS[0], height_px)[0]


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(TEXTS),
    st.tuples(st.integers(20, 900), st.integers(8, 120)),
    st.integers(8, 90),
    st.integers(1, 4),
)
def test_text_is_as_large_as_if_every_height_were_tried(text, size, tallest, lines):
    found = pages._best_break.__wrapped__(text, size, tallest, lines, True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "_may_fit", lambda *of: True)
        assert found == pages._best_break.__wrapped__(text, size, tallest, lines, True)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(TEXTS), st.integers(20, 900), st.integers(8, 90), st.integers(1, 4))
def test_every_line_has_all_the_words_that_fit(text, width, line_px, most):
    words, lines = text.split(" "), [""]
    for word in words:
        longer = f"{lines[-1]} {word}".lstrip()
        fits = extent(longer, line_px, True, pages.theme.family(text))[0] <= width
        lines[-1:] = [longer] if fits or not lines[-1] else [lines[-1], word]
    widths = [extent(line, line_px, True, pages.theme.family(text))[0] for line in lines]
    expected = lines if len(lines) <= most and max(widths) <= width else None
    assert pages._broken(text, width, line_px, most, True) == expected


@pytest.mark.parametrize("width", range(60, 700, 20))
def test_no_line_of_french_begins_with_a_mark_that_ends_words(width):
    text = "Un tour commence par deux nouvelles cartes : « Pioche » ; prêts ?"
    lines = pages._broken(text, width, 20, 20, True) or []
    assert not [line for line in lines if line[0] in ":;!?»" or line[-1] == "«"]


@pytest.mark.parametrize("width", [40, 200, 700])
def test_a_sign_beside_text_is_as_high_as_if_every_height_were_tried(width):
    for text in TEXTS:
        found = pages._labelled_side.__wrapped__(text, (width, 90), 80)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pages.theme, "least_width", lambda *of: 0.0)
            assert found == pages._labelled_side.__wrapped__(text, (width, 90), 80)
