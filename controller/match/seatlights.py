"""The lights that a match shows at its seats: what the game wants there, or a flash over it."""

from collections.abc import Callable, Mapping

from controller.match.tablegame import Flash
from hardware.signals import AnyCommand, Colour, Pattern, SetLight

Light = tuple[Colour, Pattern]

OFF: Light = ("off", "steady")


class SeatLights:
    """Tells *send* of every light that changes, and of no other."""

    def __init__(self, send: Callable[[AnyCommand], None]) -> None:
        self._send = send
        self._flashes: dict[str, tuple[Flash, float]] = {}
        self._lights: dict[str, Light] = {}

    def __repr__(self) -> str:
        return f"<SeatLights {self._lights}>"

    def light(self, seat: str) -> Light:
        """What the seat's light shows."""
        return self._lights.get(seat, OFF)

    def flash(self, flash: Flash, now_s: float) -> None:
        """Answer an act; it is seen at the next `show`."""
        self._flashes[flash.seat] = (flash, now_s + flash.for_s)

    def end_flashes(self, now_s: float) -> None:
        """Let the flashes go whose time is over."""
        self._flashes = {
            seat: (flash, until_s)
            for seat, (flash, until_s) in self._flashes.items()
            if until_s > now_s
        }

    def show(self, wanted: Mapping[str, Light]) -> None:
        """What is *wanted* at each seat while nothing flashes there."""
        for seat, light in wanted.items():
            flash = self._flashes.get(seat)
            shown = light if flash is None else (flash[0].colour, flash[0].pattern)
            if self._lights.get(seat) != shown:
                self._lights[seat] = shown
                self._send(SetLight(seat, *shown))

    def wake_at_s(self) -> float | None:
        """When the next flash ends."""
        return min((until_s for _, until_s in self._flashes.values()), default=None)
