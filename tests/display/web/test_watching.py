"""The page of those who watch: what everybody knows, in words."""

import pytest
from msgspec.structs import replace

from controller.views.evening import PastMatch, PastPlayer
from display.web.pages import watched_parts
from display.web.watching import watched
from display.words import languages, words_in
from gallery.luggage import SAMPLES as LUGGAGE
from gallery.table import TABLE

ADA, BART = PastPlayer("red", 3, "Ada", True), PastPlayer("blue", 4, "Bart")
EVENING = (
    PastMatch("bluff-pirate", 4, (ADA, BART), given_up=True),
    PastMatch("luggage", 23, (BART, ADA)),
)


@pytest.mark.parametrize("language", languages())
def test_what_has_been_played_this_evening_is_told_with_its_end(language):
    words = words_in(language)
    page = watched(replace(TABLE, evening=EVENING), language)
    given_up, won = page.evening
    assert given_up.ended == words("screen-report-abandoned")
    assert "Ada" in won.ended
    assert "23" in won.played
    assert won.players == (("red", "Ada", "3"), ("blue", "Bart", "4")), "the winner comes first"
    assert given_up.players[0] == ("red", "Ada", ""), "points do not count there"
    html = watched_parts(page, words)["evening"]
    assert words("screen-evening") in html
    assert html.count("<li>") == 2


def test_on_an_evening_without_matches_nothing_is_told():
    assert watched_parts(watched(TABLE, "en"), words_in("en"))["evening"] == ""


@pytest.mark.parametrize(
    ("scene", "told"),
    [
        (
            "play-belt",
            [
                "Red holds a suitcase with Tartan",
                "Off the belt: Stripes, Stripes",
                "Off the belt: Zigzag",
            ],
        ),
        ("play-rulebook", []),  # who sets aside what is nobody's business
        ("memory", ["Red holds a suitcase with Tartan"]),
    ],
)
def test_who_took_which_suitcase_is_told_as_far_as_everybody_knows_it(scene, told):
    assert list(watched(LUGGAGE[scene], "en").known) == told
