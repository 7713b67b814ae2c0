"""The screens of Captain Bluff."""

from controller.views import CaptainBluffView
from display.screens.captain_bluff import airport
from display.screens.game import GameScreens, Header
from display.words import Words


def _header(words: Words, match: CaptainBluffView) -> Header:
    left = [n for n in (match.turns_left, match.standstill_left) if n is not None]
    aside = ""
    if left and min(left) <= len(match.players):
        aside = words("captain-bluff-screen-turns-left", count=min(left))
    return Header(words("captain-bluff-screen-turn", number=match.turn_number), aside, clock=False)


_PLAYING = (
    "dealing", "setup", "turn", "placing", "window", "revealing", "looking", "draw", "reshuffle",
    "taking", "recovering", "reading",
)  # fmt: skip

SCREENS = GameScreens(_header, {**dict.fromkeys(_PLAYING, airport.play), "over": airport.over})
