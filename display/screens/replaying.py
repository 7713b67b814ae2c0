"""The strip below a match that is replayed: that it is one, how far it is, and how to stop it."""

from controller.views import Replay
from display import theme
from display.screens.layout import Rect
from display.screens.page import Page


def replaying(page: Page, at: Replay) -> Rect:
    """Draw the strip; what is left of the page."""
    strip, rest = page.area.split_bottom(page.area.height * (0.09 if page.low else 0.05), 0)
    page.panel(strip, theme.PANEL, theme.PANEL_EDGE, 1)
    label, bar, keys = strip.inset(page.gap, page.gap // 2).columns(3, page.gap * 2)
    shown = page.words("screen-replay", number=at.shown, last=at.last)
    page.write(shown, label, theme.AMBER, align="left")
    groove = bar.inset(0, bar.height * 0.35)
    page.panel(groove, theme.NIGHT, theme.PANEL_EDGE, 1)
    done = at.shown / at.last if at.last else 1.0
    if done:
        page.panel(Rect(groove.x, groove.y, groove.width * done, groove.height), theme.AMBER)
    page.write(page.words("screen-replay-keys", paused=str(at.paused).lower()), keys, align="right")
    return rest
