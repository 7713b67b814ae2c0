"""The screens of Captain's Orders."""

from controller.views import CaptainsOrdersView
from display.screens.captains_orders import ending, playing
from display.screens.game import GameScreens, Header
from display.text import Texts


def _header(texts: Texts, match: CaptainsOrdersView) -> Header:
    number = "orders_last_round" if match.last_round else "orders_round"
    goal = "orders_goal_one" if match.wins_needed == 1 else "orders_goal"
    return Header(texts.tr(number, n=match.round), texts.tr(goal, n=match.wins_needed))


SCREENS = GameScreens(
    _header,
    {
        "dealing": playing.dealing,
        "turn": playing.play,
        "order": playing.play,
        "give": playing.play,
        "discard": playing.play,
        "reading": playing.play,
        "reveal": ending.revealed,
        "round_over": ending.revealed,
        "over": ending.over,
    },
)
