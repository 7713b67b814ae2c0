"""How a match begins in a player's window: the goal before anybody's first act, and soon."""

import pygame
import pytest

from bench.windowed import WindowPlayer
from controller.games.catalogue import CATALOGUE
from controller.table.assembly import Seating, open_table
from controller.table.attending import OPENING_S as COUNTED_S
from display.screens.layout import letters_px
from display.screens.learning import goal_of, pages
from display.screens.learning.pictures import CAST, picture
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

FIRST_ACT_S = 6.0
"""Of the ten seconds from the command; the rest is for starting."""

SIZES = [(1280, 800), (480, 800), (720, 1280), (800, 480), (1024, 600), (1920, 1080), (3840, 2160)]
LANGUAGES = ["en", "de", "ru", "fr", "pt", "it", "es"]


@pytest.fixture(scope="module", autouse=True)
def letters():
    pygame.font.init()


class Opened:
    """A match that has just begun, in a window."""

    def __init__(self, game, size=(1280, 800), language="en", seats=4):
        self.loop = Loop(VirtualClock())
        file = load_table_file(CATALOGUE[game].table_file)
        seating = Seating(seats, seats - 1, "easy", 3, game, speed="normal")
        self.manager = open_table(file, self.loop, seating, deep=False)
        self.table = self.manager.__enter__()
        self.table.start()
        self.player = WindowPlayer(self.table, self.loop, "red", 3, size, language=language)
        self.run(0.3)

    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        self.manager.__exit__(*exc_info)
        self.loop.close()

    def run(self, seconds):
        done = []

        def wait():
            yield from self.player.wait(seconds)
            self.player.look()
            done.append(True)

        self.loop.start(wait())
        self.loop.run(while_=lambda: not done)


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_goal_is_said_before_anybodys_first_act_and_then_one_can_act(game):
    with Opened(game) as opened:
        view = opened.player.table.sight().view
        goal = goal_of(opened.player.table.sight().words, game)
        before = len(opened.table.match.history)
        assert opened.player.screen.opens
        said = " ".join(one.text for one in opened.player.screen.written)
        assert goal in said
        for one in view.seats:
            if one.joined and one.bot is not None:
                assert one.bot.name in said
        opened.run(COUNTED_S - 1.0)
        assert len(opened.table.match.history) == before, "nobody acts while it stands"
        opened.run(FIRST_ACT_S - COUNTED_S + 1.0)
        assert not opened.player.screen.opens
        assert opened.player.screen.plays(opened.player.table.sight().view)


@pytest.mark.parametrize("game", CATALOGUE)
def test_it_shows_whom_the_game_is_about(game, mocker):
    show = mocker.spy(pages, "show")
    with Opened(game):
        shown = [call.args[1] for call in show.call_args_list]
    assert picture(game, CAST) in shown
    assert len(picture(game, CAST)) > 2


@pytest.mark.parametrize("kind", [pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN])
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_click_or_a_key_ends_it_and_means_nothing_else(game, kind):
    with Opened(game) as opened:
        moves = len(opened.table.match.history)
        event = pygame.event.Event(kind, {"button": 1, "pos": (640, 700), "key": pygame.K_x})
        opened.player.pane.handle(event, opened.loop.now_s())
        opened.run(0.4)
        assert not opened.player.screen.opens
        waited = game == "luggage"
        assert len(opened.table.match.history) - moves <= waited
        assert opened.table.match.shown.view(None).phase != "mapping"


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_match_that_goes_on_opens_without_it(game):
    with Opened(game) as opened:
        opened.loop.start(opened.player.play())
        console = opened.table.console
        opened.loop.run(until_s=300.0, while_=lambda: not console.view().log)
        assert console.view().log
        late = WindowPlayer(opened.table, opened.loop, "red", 4)
        late.pane.poll(opened.loop.now_s())
        assert not late.screen.opens


@pytest.mark.parametrize(("size", "language"), [*zip(SIZES, LANGUAGES, strict=True)])
@pytest.mark.parametrize("game", CATALOGUE)
def test_it_can_be_read_in_every_size(game, size, language):
    with Opened(game, size, language, seats=CATALOGUE[game].rules.players[-1]) as opened:
        written, least = opened.player.screen.written, letters_px(size[1])
        assert min(one.area.height for one in written) >= least, written
        for index, one in enumerate(written):
            assert one.room.inflate(4, 4).contains(one.area)
            assert one.area.collidelist([other.area for other in written[index + 1 :]]) == -1
