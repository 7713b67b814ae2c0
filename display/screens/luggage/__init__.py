"""The screens of "Where's My Luggage?"."""

from collections import Counter as Counted
from collections.abc import Sequence

from controller.views import Climax, LuggageView
from display import art, theme
from display.screens import cover
from display.screens.chrome import GameScreens, Heading, InWindow
from display.screens.layout import Rect
from display.screens.luggage import figures, playing, scores
from display.screens.page import Page
from display.screens.seat import Counter
from display.screens.stage import ClimaxProgress
from display.words import Words


def _header(words: Words, match: LuggageView) -> Heading:
    mode = "memory" if match.variant == "memory" else match.play
    return Heading(
        words("luggage-screen-round", number=match.round, of=match.rounds),
        words(f"luggage-screen-{mode}"),
    )


def _known(words: Words, match: LuggageView) -> list[str]:
    """Who has which suitcase in hand, as far as it was held to a pad, and what else the belt has
    noticed to be gone. By the rulebook nothing is tapped."""
    held = [(one.seat, one.holds) for one in match.players if one.holds is not None]
    said = [words("luggage-known-holds", seat=seat, pattern=pattern) for seat, pattern in held]
    if match.belt is not None and match.play == "assisted" and match.phase == "play":
        untapped = Counted(match.belt.out) - Counted(pattern for _, pattern in held)
        said += [
            words("luggage-known-off", patterns=(pattern,) * count)
            for pattern, count in untapped.items()
        ]
    return said


def _staged(
    page: Page, match: LuggageView, climax: Climax, progress: ClimaxProgress, area: Rect
) -> None:
    """The passenger who waits, and both sides of the suitcase: what is inside is seen last."""
    shown = [(name, 1.0) for name in climax.cards]
    if climax.turned:
        suitcase, owner = climax.turned
        shown += [(suitcase, 1.0), (owner, progress.turned)]
    for (name, seen), cell in zip(shown, area.columns(max(1, len(shown)), page.gap), strict=False):
        if seen < 1.0:
            page.write("?", cell, theme.MIST)
        elif name == "lost":
            page.icon("lost", cell)
        elif name in art.SUITCASES:
            page.suitcase(name, cell.fitted(1.0))
        else:
            page.portrait(name, cell)


def _belt_rpm(match: LuggageView) -> float:
    return 0.0 if match.belt is None else match.belt.rpm


def _due(match: LuggageView) -> Sequence[str]:
    """All at once get ready, and check what was found."""
    match match.phase:
        case "ready":
            return tuple(one.seat for one in match.players if not one.ready)
        case "check":
            return tuple(one.seat for one in match.players if not one.checked)
    return ()


def _seat_state(match: LuggageView, seat: str) -> str:
    player = next((one for one in match.players if one.seat == seat), None)
    if player is not None and player.done:
        return "hands-seat-done"
    ready = player is not None and match.phase == "ready" and player.ready
    return "hands-seat-ready" if ready else ""


def _counted(match: LuggageView, seat: str) -> tuple[Counter, ...]:
    """How many passengers are still waiting, and how many have their suitcase."""
    one = next((one for one in match.players if one.seat == seat), None)
    if one is None:
        return ()
    left = () if one.cards_left is None else (Counter("hand_of_cards", str(one.cards_left)),)
    found = () if one.matches is None else (Counter("check", str(one.matches), theme.GOOD),)
    return (*left, *found)


SCREENS = GameScreens(
    _header,
    playing.play,
    figures.ENDING,
    {
        "ready": playing.ready,
        "check": scores.check,
        "round_over": scores.round_over,
    },
    _staged,
    _known,
    divided={"mapping": playing.mapping, "verifying": playing.verifying},
    coming={"mapping": playing.coming},
    view=LuggageView,
    cover=cover.luggage,
    opening=("mapping",),
    lively=("mapping", "verifying", "over"),
    belt_rpm=_belt_rpm,
    due=_due,
    seat_state=_seat_state,
    window=InWindow(is_open=lambda match: match.variant == "memory", counted=_counted),
)
