"""What the person at the virtual table can do now, in one line: where no game says it better."""

from msgspec import Struct

from controller.views import Arg
from display.tabletop.saying import Saying, phrase
from display.tabletop.sight import Sight, Target


class Hint(Struct, frozen=True):
    """What is said, and the targets that it speaks of: they glow."""

    says: tuple[Saying, ...]
    at: tuple[Target, ...] = ()


def hint_of(id: str, *at: Target, **args: Saying | Arg) -> Hint:
    """A hint of one message."""
    return Hint((phrase(id, **args),), at)


WAIT_FOR_TABLE = hint_of("hands-wait-for-table")
WATCHING = hint_of("hands-watching")
MATCH_OVER = hint_of("hands-match-over", "A")
ROUND_OVER = hint_of("hands-round-over", "A")


def outside(sight: Sight) -> Hint | None:
    """What to do outside a match, or in one that others play; None for who plays in one."""
    view = sight.view
    if view is None:
        return WAIT_FOR_TABLE
    if view.match is None:
        return _before_match(sight)
    plays = any(player.seat == sight.scene.seat for player in view.match.players)
    return None if plays else WATCHING


def _before_match(sight: Sight) -> Hint:
    view = sight.view
    assert view is not None
    joined = any(s.seat == sight.scene.seat and s.joined for s in view.seats)
    match view.stage:
        case "options" | "resume":
            return hint_of("hands-move-on-or-take", "A", "B")
        case "joining" if joined:
            return hint_of("hands-hold-a-to-start", "A")
        case "joining":
            return hint_of("hands-press-a-to-join", "A")
    return hint_of("hands-press-a-to-play", "A")
