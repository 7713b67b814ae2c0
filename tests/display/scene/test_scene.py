"""A player's window in whole matches: who looks at every picture, and clicks only what is lit.

Drawn is the window itself, and every click is an event at a point of it (`bench.windowed`).
"""

import os
import re
from collections import Counter

import pygame
import pytest
from msgspec.structs import replace

from bench.windowed import WindowPlayer
from controller.table.assembly import Seating, open_table
from controller.views import SOMETHING_WRONG, UNREADABLE, Message, Notice
from display import theme
from display.scene import screen
from display.scene.verbs import lit, verbs
from display.targets import BackOf, ButtonAt, LineAt
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from harness.legible import illegible

LONG_S = 120.0
"""So much of a match is looked at."""

PARTS = re.compile(
    r"\bA (closes|calls|says)|(?<=[a-z] )A\b|\bB\b|\b[Pp]ads?\b|\b[Ss]pots?\b|\bgreen A\b|[Pp]ress"
    r"|\bEsc\b|\b(choose|take) a line\b|[Bb]uttons?\b|\bmenu\b|\b[Tt]ap(s|ped)?\b|\breaders?\b"
)
"""Words for parts of a station, which a window has not."""

GAMES = {
    "luggage": ("luggage", 4, {}, "sim"),
    "rulebook play": ("luggage", 2, {"play": "rulebook", "rounds": 1}, "sim"),
    "memory": ("luggage", 3, {"variant": "memory"}, "sim"),
    "captain-bluff": ("captain-bluff", 4, {}, "sim-spots"),
    "bluff-pirate": ("bluff-pirate", 4, {}, "sim-spots"),
    "captains-orders": ("captains-orders", 5, {"wins": 2}, "sim-spots"),
    "captains-orders, 8": ("captains-orders", 8, {"wins": 1}, "sim-spots"),
    "without spots": ("captain-bluff", 3, {}, "sim"),
}
OTHERS = [
    *(((480, 800), "de"), ((720, 1280), "ru"), ((800, 480), "fr")),
    *(((1024, 600), "pt"), ((1920, 1080), "it")),
]
"""Sizes and languages beside a wide window in English. With RECLAIM_LONG in the environment every
game is looked at in all of them, else they take turns."""

LOOKED_AT = [
    (kind, *other)
    for turn, kind in enumerate(GAMES)
    for other in (OTHERS if os.environ.get("RECLAIM_LONG") else [OTHERS[turn % len(OTHERS)]])
]


@pytest.fixture(scope="module", autouse=True)
def letters():
    pygame.font.init()


def wrong(player, words_of_parts):
    """Yield what is wrong with the picture that a player sees, in words."""
    screen, sight = player.screen, player.table.sight()
    if not screen.plays(sight.view):
        return
    moment = screen.moment
    yield from illegible(screen.written, player.surface.get_height())
    for text in (screen.sentence, *(one.text for one in screen.written)):
        if words_of_parts and PARTS.search(text):
            yield f"{text!r} speaks of parts"
    found = screen.found(sight, moment.belt_turns)
    for target in lit(moment):
        if isinstance(target, BackOf | ButtonAt | LineAt):
            continue
        if target not in found:
            yield f"{target} is lit, and cannot be seen"
        elif not player.surface.get_rect().contains(found[target]):
            yield f"{target} is lit beyond the window: {found[target]}"
    if any(isinstance(one, ButtonAt | LineAt) for one in moment.hint.at) and not verbs(moment):
        named = [one for one in lit(moment) if one in found]
        if not named:
            yield "something is to be chosen, and there is no verb"


def looked_at(kind, size, language="en", longest_s=LONG_S, seed=3, by="mouse", journal=None,
    sees=lambda player: None,
):  # fmt: skip
    """The player after that time, what was wrong with any picture, and how many moves came; with a
    *journal* it is a first match, which explains itself."""
    game, players, options, table = GAMES[kind]
    faults = Counter()

    def looks(player):
        faults.update(wrong(player, language == "en"))
        sees(player)

    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file(table),
            loop,
            Seating(players, players - 1, "normal", seed, game, options),
            deep=False,
            journal=journal,
        ) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        player = WindowPlayer(opened, loop, opened.match.seats[0], seed, size, looks, language, by)
        loop.start(player.play())
        moves = len(opened.match.history)
        loop.run(until_s=longest_s, while_=lambda: not opened.match.over)
        return player, faults, len(opened.match.history) - moves


@pytest.mark.parametrize(("kind", "size", "language"), LOOKED_AT)
def test_all_that_is_lit_is_seen_and_all_that_is_written_can_be_read(kind, size, language):
    player, faults, moves = looked_at(kind, size, language)
    assert not faults, faults.most_common(5)
    assert moves > 5
    assert len(player.clicks) > 5, "who clicks what is lit comes on"


@pytest.mark.parametrize("kind", GAMES)
def test_who_clicks_only_what_is_lit_is_hardly_ever_refused_and_sees_nothing_wrong(kind):
    """Three in a hundred at most: somebody else may be quicker."""
    player, faults, _ = looked_at(kind, (1280, 800), longest_s=450.0)
    assert not faults, faults.most_common(5)
    refused = [one for one in player.refused if "have a look first" not in one]
    assert len(refused) <= max(1, 0.03 * len(player.clicks)), refused


@pytest.mark.parametrize("kind", GAMES)
def test_a_first_match_explains_itself_without_the_parts_of_a_station(kind, tmp_path):
    taught = set()

    def explains(player):
        view = player.table.sight().view
        if view.explained is not None:
            taught.add(view.explained.picture)

    _, faults, _ = looked_at(
        kind, (1280, 800), longest_s=240.0, journal=tmp_path / "journal.db", sees=explains
    )
    assert taught
    assert not faults, faults.most_common(5)


def test_a_card_in_anothers_hand_hides_nothing_of_what_it_goes_to(mocker):
    """Nothing that moves over the scene is larger than what is held up to be looked at."""
    drawn = mocker.spy(screen, "_piece")
    size = (1280, 800)
    looked_at("captain-bluff", size, longest_s=60.0)
    heights = {call.args[1] for call in drawn.call_args_list}
    assert heights
    assert max(heights) <= 0.3 * size[1]


@pytest.mark.parametrize("by", ["finger", "keys"])
@pytest.mark.parametrize("kind", GAMES)
def test_a_match_is_played_by_a_finger_or_by_keys_alone(kind, by):
    player, faults, moves = looked_at(kind, (800, 480), by=by)
    assert not faults, faults.most_common(5)
    assert moves > 5
    assert len(player.refused) <= max(2, 0.1 * len(player.clicks)), player.refused


def test_what_mends_a_mishap_is_asked_for_in_the_menu_and_then_can_be_chosen():
    seating = Seating(3, 2, "normal", 3, "captain-bluff", {})
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        player = WindowPlayer(opened, loop, opened.match.seats[0], 3)
        wrong = Message(SOMETHING_WRONG)

        def asks():
            cursor = None
            while player.screen.opens or wrong not in getattr(cursor, "options", ()):
                yield from player.wait(0.3)
                cursor = player.table.sight().cursor
            yield from player.wait(1.0)
            player.look()
            assert wrong.id not in {one.text for one in player.screen.written}
            player.table.ask("", [wrong], loop.now_s())
            yield from player.wait(3.0)
            player.look()

        loop.start(asks())
        loop.run(until_s=60.0)
        lines = player.table.sight().cursor.options
        offered = {lines[one.number].id for one in player.screen.verbs if isinstance(one, LineAt)}
        assert UNREADABLE in offered


@pytest.mark.parametrize(("kind", "remedy"), [("info", False), ("fault", True)])
def test_what_is_told_to_everybody_names_no_parts_unless_something_is_wrong(kind, remedy):
    player, _, _ = looked_at("captains-orders", (1280, 800), longest_s=20.0)
    moment = player.screen.moment
    told = Notice("table-resumed", kind=kind)
    view = replace(moment.sight.view, notices=(told,), explained=None, staged=None)
    player.screen.moment = replace(moment, sight=replace(moment.sight, view=view))
    player.screen.draw(player.surface, view, 20.0)
    written = " ".join(one.text for one in player.screen.written)
    assert "where it stood" in written
    assert ("Recount card" in written) is remedy


def test_where_play_goes_on_by_itself_a_bar_shows_the_time_that_is_left():
    player, _, _ = looked_at("captain-bluff", (1280, 800), longest_s=20.0)
    moment = player.screen.moment

    def amber(left_s):
        view = replace(moment.sight.view, explained=None, staged=None)
        ends_at_s = None if left_s is None else view.at_s + left_s
        view = replace(view, clock_ends_at_s=ends_at_s)
        player.screen.moment = replace(moment, sight=replace(moment.sight, view=view))
        player.screen.draw(player.surface, view, 20.0)
        return pygame.mask.from_threshold(player.surface, theme.AMBER, (4, 4, 4, 255)).count()

    without, soon, later = amber(None), amber(1.0), amber(4.0)
    assert without < soon < later


def test_what_moves_beyond_the_window_is_not_painted_and_breaks_nothing(mocker):
    piece = pygame.Surface((90, 120))
    beyond = [(-300, 400), (640, -61), (1326, 400), (640, 5000)]
    loose = [(piece, centre) for centre in [(640, 400), *beyond]]
    mocker.patch.object(screen.PlayerScreen, "_loose", return_value=loose)
    surface = pygame.Surface((1280, 800))
    assert screen.PlayerScreen()._put_loose(surface) == [piece.get_rect(center=(640, 400))]
