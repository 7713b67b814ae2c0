"""What the person at the virtual table can do now, in one line: where no game says it better."""

from msgspec import Struct

from display.tabletop.sight import Sight, Target


class Hint(Struct, frozen=True):
    """A sentence, and the targets that it speaks of: they glow."""

    text: str
    at: tuple[Target, ...] = ()


WAIT_FOR_TABLE = Hint("Waiting for the table …")
WATCHING = Hint("You are watching: this match is played by others.")


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
            return Hint("Red B moves on, green A takes.", ("A", "B"))
        case "joining" if joined:
            return Hint("Hold the green A down to start, as soon as everybody is here.", ("A",))
        case "joining":
            return Hint("Press the green A to join.", ("A",))
    return Hint("Press the green A to play.", ("A",))
