"""The airport of Captain Bluff: the belts above, what goes on in the middle, the handlers below."""

from controller.views import CaptainBluffView, TableView
from display.screens.captain_bluff.belts import belts
from display.screens.captain_bluff.counter import counter
from display.screens.captain_bluff.handlers import handlers
from display.screens.layout import Rect, split_bottom, split_left, split_top
from display.screens.page import Page
from display.screens.pages import take_turns
from display.screens.podium import Step, result


def play(page: Page, view: TableView, match: CaptainBluffView, body: Rect) -> None:
    upper, rest = split_top(body, body.height * (0.56 if page.low else 0.58), page.gap)
    belts(page, match, upper)
    if page.low:
        crew, strip = split_left(rest, rest.width * 0.6, page.gap * 2)
    else:
        crew, strip = split_bottom(rest, rest.height * 0.58, page.gap)
    counter(page, view, match, strip)
    handlers(page, view, match, crew)


def over(page: Page, view: TableView, match: CaptainBluffView, body: Rect) -> None:
    """The podium, in turns with the belts as they were left."""
    most = max([1, *(one.cards for one in match.players)])
    steps = [
        Step(
            one.seat,
            page.words("captain-bluff-screen-cards", count=one.cards),
            1 - one.cards / most,
        )
        for one in match.players
    ]
    take_turns(
        page,
        body,
        lambda: result(page, view, match.winners, steps, body),
        lambda: play(page, view, match, body),
    )
