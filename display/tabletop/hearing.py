"""Whether the table has taken what a hand did: by what the seat's own view says since.

Pure. A hand must not lay a card down that the table refused, so it waits for an answer. An act that
the table took changes what the seat knows; one that it refused is followed by a complaint.
"""

from typing import Any

from controller.views import Notice, TableView
from display.tabletop.sight import Sight
from display.tabletop.steps import CursorAt, Heard, Needs

PATIENCE_S = 1.2
"""So long an answer is waited for: a tap is read, judged and recorded in much less."""


def answer(needs: Needs, asked: TableView | None, sight: Sight, late: bool) -> bool | None:
    """Whether the table has said what a step needs, since it was *asked*; None: not yet.

    When it is *late*, that nothing was said is an answer, too.
    """
    if needs is None or sight.view is None or sight.view.match is None:
        return True
    match needs:
        case Heard():
            return _heard(asked, sight, late)
        case CursorAt(options, at):
            cursor = sight.view.cursor
            if cursor is None or cursor.options != options:
                return False
            return True if cursor.at == at else (False if late else None)


def _heard(asked: TableView | None, sight: Sight, late: bool) -> bool | None:
    assert sight.view is not None
    before = None if asked is None else asked.match
    now: Any = sight.view.match
    if before is None or getattr(before, "secrets", None) != now.secrets:
        return True
    if complaint(asked, sight) is not None:
        return False
    # Others act at the same time: what they did is an answer only where no better one comes.
    return before != now if late else None


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
