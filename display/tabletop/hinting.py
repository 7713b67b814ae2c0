"""What the person at the virtual table can do now, in one line: where no game says it better."""

from msgspec import Struct

from display.tabletop.saying import Saying, phrase
from display.tabletop.sight import Sight, Target


class Hint(Struct, frozen=True):
    """What is said, and the targets that it speaks of: they glow."""

    says: tuple[Saying, ...]
    at: tuple[Target, ...] = ()


def hint_of(key: str, *at: Target, **blanks: Saying) -> Hint:
    """A hint of one phrase."""
    return Hint((phrase(key, **blanks),), at)


WAIT_FOR_TABLE = hint_of("wait_for_table")
WATCHING = hint_of("watching")
MATCH_OVER = hint_of("match_over", "A")
ROUND_OVER = hint_of("round_over", "A")


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
            return hint_of("move_on_or_take", "A", "B")
        case "joining" if joined:
            return hint_of("hold_a_to_start", "A")
        case "joining":
            return hint_of("press_a_to_join", "A")
    return hint_of("press_a_to_play", "A")
