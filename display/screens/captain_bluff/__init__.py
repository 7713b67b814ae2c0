"""The screens of Captain Bluff."""

from controller.views import CaptainBluffView
from display.screens.captain_bluff import airport
from display.screens.game import GameScreens, Header
from display.text import Texts


def _header(texts: Texts, match: CaptainBluffView) -> Header:
    left = [n for n in (match.turns_left, match.standstill_left) if n is not None]
    aside = ""
    if left and min(left) <= len(match.players):
        aside = texts.tr("bluff_turns_left" if min(left) > 1 else "bluff_last_turn", n=min(left))
    return Header(texts.tr("bluff_turn", n=match.turn_number), aside, clock=False)


_PLAYING = (
    "dealing", "setup", "turn", "placing", "window", "revealing", "looking", "draw", "reshuffle",
    "taking", "recovering", "reading",
)  # fmt: skip

SCREENS = GameScreens(_header, {**dict.fromkeys(_PLAYING, airport.play), "over": airport.over})
