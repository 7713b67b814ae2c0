"""The seats' lights: what a match wants of them, and the belt's warning over it. Pure."""

from collections.abc import Sequence

from hardware.signals import Colour, Pattern, SetLight

WARNING: tuple[Colour, Pattern] = ("orange", "blink")
"""At every seat while the belt stands for a fault: hands off, and look at it."""

_OFF: tuple[Colour, Pattern] = ("off", "steady")


class Lights:
    """What is wanted at which seat; while it warns, something else is shown."""

    def __init__(self) -> None:
        self._wanted: dict[str, tuple[Colour, Pattern]] = {}
        self._warning = False

    def __repr__(self) -> str:
        return f"<Lights{', warning' if self._warning else ''}>"

    def want(self, light: SetLight) -> SetLight | None:
        """Keep what is wanted; the command for the table, if it may be seen now."""
        self._wanted[light.seat] = (light.colour, light.pattern)
        return None if self._warning else light

    def warn(self, warning: bool, seats: Sequence[str]) -> tuple[SetLight, ...]:
        """Begin or end the warning; the commands for the table, where that is a change."""
        if warning == self._warning:
            return ()
        self._warning = warning
        return tuple(SetLight(seat, *self.shown(seat)) for seat in seats)

    def shown(self, seat: str) -> tuple[Colour, Pattern]:
        """What the seat's light shows now."""
        return WARNING if self._warning else self._wanted.get(seat, _OFF)
