"""Sample views and the pictures that are made of them: `python -m display.gallery OUT_DIR`.

Writes a contact sheet of suitcases and passengers, and pictures of screens: those that the README
shows, or all of them.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame
from msgspec.structs import replace

from controller.views import Cursor, LuggageView, Notice, PlayerView, SeatStatus, TableView
from controller.views.luggage import Pair, Passenger
from controller.views.results import LuggageResults, PlayerResults
from display import art, theme
from display.screens import PublicScreen, figures

SIZE = (1280, 720)

_SEATS = ("red", "blue", "green", "yellow")


def _status(seat: str, joined: bool = True, bot: bool = True, holding: bool = False) -> SeatStatus:
    return SeatStatus(seat, joined=joined, bot=bot and joined, holding=holding, lost=False)


def _player(seat: str, passenger: Passenger | None, counts: tuple[int, int, int]) -> PlayerView:
    cards_left, matches, lost = counts
    return PlayerView(
        seat=seat,
        passenger=passenger,
        cards_left=cards_left,
        matches=matches,
        lost=lost,
        unseen=0,
        holds=None,
        must_flip=False,
        ready=True,
        done=False,
        checked=False,
        pairs=(),
        scores=(),
    )


_PLAYERS = (
    replace(_player("red", Passenger("highlander", "tartan"), (4, 2, 1)), holds="tartan"),
    _player("blue", Passenger("flamenco-dancer", "dots"), (3, 3, 1)),
    _player("green", Passenger("astronaut", "stars"), (5, 2, 0)),
    replace(_player("yellow", None, (6, 1, 0)), must_flip=True),
)

_PAIRS = (
    (Pair("highlander", "tartan", "match"), Pair("sailor", "stripes", "match"),
     Pair("robot", "stars", "lost"), Pair("viking", "leather", "match")),
    (Pair("clown", "dots", "match"), Pair("pharaoh", "zigzag", "wrong")),
    (Pair("astronaut", "stars", "match"), Pair("mermaid", "zigzag", "match"),
     Pair("yeti", "tartan", "match"), Pair("cook", "dots", "lost"),
     Pair("aviator", "leather", "match"), Pair("mime", "stripes", "match"),
     Pair("alien", "stars", "match")),
    (Pair("wizard", "stars", "match"),),
)  # fmt: skip

_SCORES = ((4, 3, 5), (2, 4, 3), (6, 2, 4), (1, 0, 3))

_MATCH = LuggageView(
    play="assisted",
    variant="belt",
    phase="play",
    round=2,
    rounds=3,
    players=_PLAYERS,
    active=None,
    tiles_found=0,
    tiles_expected=0,
    missing=(),
    ended_by="",
    done_by=(),
    winners=(),
)

_PLAYING = TableView(
    at_s=100.0,
    table="sim",
    simulated=True,
    stage="match",
    seats=tuple(_status(seat, bot=seat != "red") for seat in _SEATS),
    game="luggage",
    prompt=Notice("luggage.play", "Where's my luggage? Flip, grab, tap!", "A says: Done!"),
    match=_MATCH,
    clock_ends_at_s=234.0,
)

_LOBBY = replace(_PLAYING, match=None, clock_ends_at_s=None, stage="joining")

_RULEBOOK_PLAYERS = tuple(
    replace(one, cards_left=None, matches=None, lost=None, holds=None) for one in _PLAYERS
)


def _scored(rounds: int) -> tuple[PlayerView, ...]:
    return tuple(
        replace(one, scores=scores[:rounds])
        for one, scores in zip(_PLAYERS, _SCORES, strict=True)
    )


def _match(prompt: Notice, match: LuggageView) -> TableView:
    return replace(_PLAYING, prompt=prompt, match=match, clock_ends_at_s=None)


def _results(
    seat: str, lost: int, wrong: int, streak: int, reactions_s: tuple[float, ...], grabs: str
) -> PlayerResults:
    """*grabs* by sector, one digit each."""
    return PlayerResults(
        seat=seat,
        matches=len(reactions_s) - lost,
        lost=lost,
        wrong_pairs=0,
        looks=len(reactions_s) + wrong,
        wrong_looks=wrong,
        longest_streak=streak,
        reactions_s=reactions_s,
        grabs=tuple(int(count) for count in grabs),
    )


_FIGURES = LuggageResults(
    duration_s=412.0,
    players=(
        _results(
            "red", 2, 17, 5, (1.2, 1.3, 1.4, 1.6, 1.6, 1.8, 1.9, 2.3, 2.6, 2.7, 2.9, 3.8, 4.1, 4.4),
            "143543211000000000011221",
        ),
        _results(
            "blue", 4, 22, 4, (1.4, 1.8, 1.9, 2.2, 2.4, 2.6, 2.9, 3.1, 3.3, 3.6, 4.6, 5.7, 6.2),
            "011112355544210000000000",
        ),
        _results(
            "green", 1, 14, 3, (1.9, 2.0, 2.1, 2.3, 2.6, 3.0, 3.1, 3.4, 3.9, 4.2, 4.6, 5.2, 7.4),
            "000000000112346332200000",
        ),
        _results(
            "yellow", 2, 25, 2, (1.1, 2.4, 2.7, 3.9, 4.6, 7.6), "000000000000011113577311"
        ),
    ),
    rounds=(),
    course=(),
)  # fmt: skip

_RESULT_MATCH = replace(
    _MATCH,
    phase="over",
    round=3,
    players=_scored(3),
    winners=("red", "green"),
    results=_FIGURES,
)

_RESULT = _match(Notice("luggage.over", "The match is over.", "A plays again."), _RESULT_MATCH)

SAMPLES: dict[str, TableView | None] = {
    "waiting": None,
    "resume": replace(
        _LOBBY,
        stage="resume",
        seats=tuple(_status(seat, joined=False) for seat in _SEATS),
        prompt=Notice(
            "table.resume", "The power was cut in the middle of a match.", "B moves on, A takes."
        ),
        cursor=Cursor("", "Where's My Luggage?", ("Go on with it", "Abandon it"), 0),
    ),
    "attract": replace(
        _LOBBY,
        stage="attract",
        game="",
        seats=tuple(_status(seat, joined=False) for seat in _SEATS),
        prompt=Notice("table.attract", "Tap a game card, or press A to play."),
    ),
    "joining": replace(
        _LOBBY,
        seats=(
            _status("red", bot=False, holding=True),
            _status("blue"),
            _status("green", joined=False),
            replace(_status("yellow", joined=False), lost=True),
        ),
        prompt=Notice("table.joining", "Press A to join. Everybody holds A to go on."),
    ),
    "options": replace(
        _LOBBY,
        stage="options",
        prompt=Notice("table.options", "B moves on, A takes."),
        cursor=Cursor(
            "",
            "Where's My Luggage?",
            ("Start", "Play: assisted", "Variant: belt", "Suitcases: all 36", "Round clock: 3 min"),
            1,
        ),
    ),
    "mapping": _match(
        Notice("luggage.mapping", "The belt learns its tiles.", "Hands off, please."),
        replace(_MATCH, phase="mapping", round=1, tiles_found=23, tiles_expected=36),
    ),
    "ready": _match(
        Notice("luggage.ready", "A hand on your draw deck!", "Press A when you are."),
        replace(
            _MATCH,
            phase="ready",
            missing=("dots", "zigzag"),
            players=tuple(
                replace(one, passenger=None, must_flip=False, ready=one.seat in ("red", "green"))
                for one in _PLAYERS
            ),
        ),
    ),
    "play": _PLAYING,
    "play-rulebook": replace(
        _PLAYING,
        match=replace(_MATCH, play="rulebook", players=_RULEBOOK_PLAYERS),
        clock_ends_at_s=107.5,
    ),
    "play-mistake": replace(
        _PLAYING,
        notices=(
            Notice(
                "luggage.stranger",
                "This tile belongs to another passenger.",
                "Put it back on the belt, pattern up.",
                rule="L-5",
                seat="blue",
                kind="mistake",
            ),
        ),
    ),
    "play-fault": replace(
        _PLAYING,
        seats=(
            *_PLAYING.seats[:2],
            replace(_PLAYING.seats[2], lost=True),
            _PLAYING.seats[3],
        ),
        faults=(
            Notice(
                "table.reader_lost",
                "The reader of Green's pad does not answer.",
                "The match goes on when it answers again.",
                kind="fault",
            ),
        ),
    ),
    "memory": _match(
        Notice("luggage.memory", "Turn over one tile and tap it.", "It is Blue's turn."),
        replace(
            _MATCH, variant="memory", active="blue", players=_PLAYERS[:3], rounds=1, round=1
        ),
    ),
    "verifying": _match(
        Notice("luggage.verifying", "Stop! The belt counts its tiles.", "Hands off, please."),
        replace(
            _MATCH,
            phase="verifying",
            ended_by="done",
            done_by=("green",),
            tiles_found=11,
            tiles_expected=22,
        ),
    ),
    "check": _match(
        Notice(
            "luggage.check",
            "Tap every pair: the passenger, then the tile.",
            "B takes a pair back, A says: that was all.",
        ),
        replace(
            _MATCH,
            play="rulebook",
            phase="check",
            players=tuple(
                replace(one, pairs=pairs, checked=one.seat == "green")
                for one, pairs in zip(_RULEBOOK_PLAYERS, _PAIRS, strict=True)
            ),
        ),
    ),
    "round-over": _match(
        Notice(
            "luggage.round_over",
            "Put everything back, shuffle, deal anew.",
            "A starts the next round.",
        ),
        replace(_MATCH, phase="round_over", players=_scored(2)),
    ),
    "result": _RESULT,
    "figures": _RESULT,
    "figures-rulebook": replace(
        _RESULT,
        match=replace(
            _RESULT_MATCH,
            play="rulebook",
            results=replace(
                _FIGURES,
                players=tuple(
                    replace(
                        one, looks=None, wrong_looks=None, longest_streak=None, wrong_pairs=1,
                        reactions_s=(), grabs=(),
                    )
                    for one in _FIGURES.players
                ),
            ),
        ),
    ),
}  # fmt: skip
"""One view for each screen, by a name for its picture; None is a table that does not answer."""

SHOWN_S = {"figures": figures.TURN_S, "figures-rulebook": figures.TURN_S}
"""For how long a sample's screen has stood, where that is not 0: its pages take turns."""

_FOR_README = ("play", "round-over", "result", "figures")


def contact_sheet() -> pygame.Surface:
    """All suitcases and passengers with their names, for the README."""
    across, cell, margin = 6, 180, 24
    down = len(art.PASSENGERS) // across
    sheet = pygame.Surface(
        (across * cell + 2 * margin, (down + 1) * (cell + 34) + 2 * margin)
    )
    sheet.blit(theme.backdrop(sheet.get_size()), (0, 0))
    names = (*art.SUITCASES, *art.PASSENGERS)
    for index, name in enumerate(names):
        x = margin + index % across * cell
        y = margin + index // across * (cell + 34)
        size = (cell - 24, cell - 24)
        draw = art.suitcase if name in art.SUITCASES else art.portrait
        sheet.blit(draw(size, name), (x + 12, y))
        words = theme.lettering(name.replace("-", " ").capitalize(), 24, theme.PAPER)
        sheet.blit(words, words.get_rect(center=(x + cell // 2, y + cell - 8)))
    return sheet


def screenshot(name: str, size: tuple[int, int] = SIZE, now_s: float = 2.0) -> pygame.Surface:
    """The screen of the sample view *name*. Raises `KeyError` when there is none."""
    surface = pygame.Surface(size)
    draw(PublicScreen(), surface, name, now_s)
    return surface


def draw(screen: PublicScreen, surface: pygame.Surface, name: str, now_s: float = 2.0) -> None:
    """Draw the sample view *name* on *surface* as it stands after its `SHOWN_S`."""
    shown_s = SHOWN_S.get(name, 0.0)
    if shown_s:
        screen.draw(surface, SAMPLES[name], now_s - shown_s)
    screen.draw(surface, SAMPLES[name], now_s)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m display.gallery", description="Write pictures of all that the screen shows."
    )
    parser.add_argument("folder", type=Path, help="where the PNG files go")
    parser.add_argument("--all", action="store_true", help="every screen, not only the README's")
    parser.add_argument("--size", default="1280x720", metavar="WxH", help="of the screens")
    options = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    try:
        width, height = (int(side) for side in options.size.split("x"))
        options.folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(contact_sheet(), options.folder / "pieces.png")
        for name in SAMPLES if options.all else _FOR_README:
            pygame.image.save(
                screenshot(name, (width, height)), options.folder / f"screen-{name}.png"
            )
    except ValueError:
        parser.error(f"--size: found {options.size!r}, expected something like 1280x720")
    except OSError as error:
        print(f"The pictures cannot be written to {options.folder}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
