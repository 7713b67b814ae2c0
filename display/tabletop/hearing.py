"""Whether the table has taken what a hand did: by what the seat's own view says since.

Pure. A hand must not lay a card down that the table refused, so it waits for an answer. An act that
the table took changes what the seat knows; one that it refused is followed by a complaint.
"""

from typing import Any

from controller.views import Message, Notice, TableView
from display.tabletop.sight import Sight

PATIENCE_S = 1.2
"""How long an answer is waited for: a tap is read, judged and recorded in much less."""


def heard(asked: TableView | None, sight: Sight, late: bool) -> bool | None:
    """Whether the table has taken a tap since it was *asked* by it; None: not yet.

    When it is *late*, that nothing was said is an answer, too.
    """
    if _asks_on(asked, sight):
        return True
    now: Any = None if sight.view is None else sight.view.match
    before = None if asked is None else asked.match
    # First: of a card that was refused everybody may have seen the face, which is new to them.
    if complaint(asked, sight) is not None:
        return False
    if now is None or before is None or getattr(before, "secrets", None) != now.secrets:
        return True
    # Others act at the same time: what they did is an answer only where no better one comes.
    return before != now if late else None


def _asks_on(asked: TableView | None, sight: Sight) -> bool:
    """Whether the table asks this seat something else now than when it was *asked* by a tap."""
    now = None if sight.view is None else sight.view.cursor
    if now is None or now.seat != sight.scene.seat:
        return False
    before = None if asked is None else asked.cursor
    return before is None or (before.title, before.options) != (now.title, now.options)


def stands(options: tuple[Message, ...], at: int, sight: Sight, late: bool) -> bool | None:
    """Whether the cursor of these lines stands on that one; None: not yet."""
    cursor = None if sight.view is None else sight.view.cursor
    if cursor is None or cursor.options != options:
        return False
    return True if cursor.at == at else (False if late else None)


def complaint(asked: TableView | None, sight: Sight) -> Notice | None:
    """The mistake that was found since, if it may be this seat's.

    At a spot or at somebody else's pad the referee does not always know who it was.
    """
    view, own = sight.view, sight.seat
    if view is None or own is None:
        return None
    known = () if asked is None else asked.notices
    whose = ("", own.seat, sight.tapped_at.removeprefix("pad/"))
    new = [n for n in view.notices if n.kind == "mistake" and n.seat in whose and n not in known]
    return new[-1] if new else None
