"""The screens of "Where's My Luggage?"."""

from controller.views import Climax, LuggageView
from display import art, theme
from display.screens.chrome import GameScreens, Header
from display.screens.layout import Rect
from display.screens.luggage import figures, playing, scores
from display.screens.page import Page
from display.screens.stage import Progress
from display.words import Words


def _header(words: Words, match: LuggageView) -> Header:
    mode = "memory" if match.variant == "memory" else match.play
    return Header(
        words("luggage-screen-round", number=match.round, of=match.rounds),
        words(f"luggage-screen-{mode}"),
    )


def _staged(page: Page, match: LuggageView, climax: Climax, progress: Progress, area: Rect) -> None:
    """The passenger who waits, and both sides of the suitcase: what is inside is seen last."""
    shown = [(name, 1.0) for name in climax.cards]
    if climax.turned:
        suitcase, owner = climax.turned
        shown += [(suitcase, 1.0), (owner, progress.turned)]
    for (name, seen), cell in zip(shown, area.columns(max(1, len(shown)), page.gap), strict=False):
        if seen < 1.0:
            page.write("?", cell, theme.MIST)
        elif name == "lost":
            page.icon("lost", cell)
        elif name in art.SUITCASES:
            page.suitcase(name, cell.fitted(1.0))
        else:
            page.portrait(name, cell)


SCREENS = GameScreens(
    _header,
    playing.play,
    {
        "ready": playing.ready,
        "check": scores.check,
        "round_over": scores.round_over,
        "over": figures.over,
    },
    _staged,
    divided={"mapping": playing.mapping, "verifying": playing.verifying},
    coming={"mapping": playing.coming},
)
