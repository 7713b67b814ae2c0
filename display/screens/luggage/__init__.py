"""The screens of "Where's My Luggage?"."""

from controller.views import LuggageView
from display.screens.game import GameScreens, Header
from display.screens.luggage import check, figures, playing, scores
from display.text import Texts


def _header(texts: Texts, match: LuggageView) -> Header:
    mode = "memory" if match.variant == "memory" else match.play
    return Header(texts.tr("round", n=match.round, of=match.rounds), texts.tr(mode))


SCREENS = GameScreens(
    _header,
    {
        "mapping": playing.mapping,
        "ready": playing.ready,
        "play": playing.play,
        "verifying": playing.verifying,
        "check": check.draw,
        "round_over": scores.round_over,
        "over": figures.over,
    },
)
