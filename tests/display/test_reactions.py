"""What bots say of a climax: a word now and then, and nothing that not everybody sees decides."""

import pytest
from msgspec.structs import replace

from controller.table.assembly import Seating, open_table
from controller.views import Climax, Message, SeatStatus, Staged, TableView
from controller.views.message import LANGUAGES
from controller.views.people import Bot
from display.screens.catalogue import screens_of
from display.screens.reactions import TALKS, WORDINGS, reaction
from display.words import words_in
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

SEATS = ("red", "blue", "green", "yellow")


def sat(temper, *people):
    """Four seats, of bots of one temper except for some *people*."""
    return tuple(
        SeatStatus(seat, True, None if seat in people else Bot("Anne", temper), False, False)
        for seat in SEATS
    )


def staged(climax, began_s, match=None, seats=()):
    shown = Staged(climax, began_s, began_s + 1.2, began_s + 3.0)
    return TableView(began_s + 2.0, "a table", True, "match", seats, match=match, staged=shown)


MOODS = {("found", True): ("glad", "caught"), ("found", False): ("wrong", "escape")}


def said(temper, *people, good=True, times=400):
    """What is said of as many climaxes between red and blue."""
    climax = Climax(Message("what"), Message("found"), good=good, seats=("red", "blue"))
    views = (staged(climax, number / 7, seats=sat(temper, *people)) for number in range(times))
    return [one for view in views if (one := reaction(view, MOODS)) is not None]


def test_of_most_climaxes_the_careful_say_nothing_and_the_bold_say_more():
    often = {temper: len(said(temper, "blue")) / 400 for temper in TALKS}
    for temper, share in often.items():
        assert share == pytest.approx(TALKS[temper], abs=0.08)
    assert often["careful"] < often["even"] < often["bold"]


def test_people_say_for_themselves_what_they_feel():
    assert said("bold", "red", "blue") == []
    assert {one.seat for one in said("bold", "red")} == {"blue"}
    assert {one.seat for one in said("bold")} == {"red", "blue"}


def test_each_says_what_fits_in_several_words():
    caught, escaped = said("bold", "red"), said("bold", "red", good=False)
    assert {one.what.id for one in caught} == {"table-react-caught"}
    assert {one.what.id for one in escaped} == {"table-react-escape"}
    wordings = {one.what.args["wording"] for one in caught}
    assert wordings == set(range(1, WORDINGS + 1))
    for language in LANGUAGES:
        assert len({words_in(language)(one.what) for one in caught}) == WORDINGS


@pytest.mark.parametrize("game", ["captains-orders", "captain-bluff", "bluff-pirate"])
def test_everybody_is_told_the_same_word_whatever_they_hold(game):
    """Four bots play: the public and every seat, with hands of their own, hear the same of each
    climax, and of some nothing; without the match, which alone has secrets, it is the same."""
    heard, climaxes = [], set()
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file("sim-spots"),
            loop,
            Seating(4, 4, "normal", 3, game, speed="fast"),
            deep=False,
        ) as opened,
    ):
        opened.start()

        def listen():
            views = [opened.console.view(seat) for seat in (None, *SEATS)]
            shown = views[0].staged
            if shown is None or shown.began_s in climaxes:
                return
            climaxes.add(shown.began_s)
            moods = screens_of(views[0].match).moods
            (said,) = {str(reaction(view, moods)) for view in views}
            assert said == str(reaction(replace(views[1], match=None), moods))
            heard.append(said)

        opened.console.changed.append(listen)
        loop.run(until_s=2000.0, while_=lambda: not opened.over and len(climaxes) < 10)
    spoken = [one for one in heard if one != "None"]
    assert len(heard) >= 4
    assert 0 < len(spoken) < len(heard)
