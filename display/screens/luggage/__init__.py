"""The screens of "Where's My Luggage?"."""

from controller.views import LuggageView
from display.screens.chrome import GameScreens, Header
from display.screens.luggage import figures, playing, scores
from display.words import Words


def _header(words: Words, match: LuggageView) -> Header:
    mode = "memory" if match.variant == "memory" else match.play
    return Header(
        words("luggage-screen-round", number=match.round, of=match.rounds),
        words(f"luggage-screen-{mode}"),
    )


SCREENS = GameScreens(
    _header,
    {
        "mapping": playing.mapping,
        "ready": playing.ready,
        "play": playing.play,
        "verifying": playing.verifying,
        "check": scores.check,
        "round_over": scores.round_over,
        "over": figures.over,
    },
)
