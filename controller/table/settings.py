"""What is set at a table now: volume, pace, the bots' level and the language."""

from collections.abc import Callable

from controller.match.menu import following
from controller.match.stage import PACES
from controller.table.adjusting import Adjusted, Value, following_value
from controller.table.lobby import Lobby
from controller.views.message import LANGUAGES
from controller.views.table import LOUDEST


class Settings:
    """The settings of a table; *lobby* has its language and its bots' level.

    *adjusted* are those that were changed here, and *keep* stores them.
    """

    def __init__(
        self,
        lobby: Lobby,
        adjusted: Adjusted,
        keep: Callable[[str], None],
        *,
        volume: int = LOUDEST,
        speed: str = "",
    ) -> None:
        self.lobby = lobby
        self.volume = volume
        self.speed = speed
        """How quickly the table continues by itself; empty if nobody watches."""
        self._adjusted = adjusted
        self._keep = keep
        self.keep_changes()

    def __repr__(self) -> str:
        return f"<Settings {self.now()}>"

    def now(self) -> dict[str, Value]:
        """Return what can be set at this table, and how it is set."""
        found: dict[str, Value] = {"volume": self.volume}
        if self.speed:
            found["speed"] = self.speed
        if self.lobby.seats_bots:
            found["level"] = self.lobby.party.level
        return {**found, "language": self.lobby.language}

    def advance(self, name: str) -> None:
        """Let a setting take its next value."""
        self.put(name, following_value(name, self.now()[name]))

    def put(self, name: str, value: Value) -> None:
        """Let a setting take that value."""
        match name, value:
            case "volume", int(volume):
                self.volume = volume
            case "speed", str(speed):
                self.speed = speed
            case "level", str(level):
                self.lobby.party.set_level(level)
            case "language", str(language):
                self.lobby.language = language

    def speak_next(self) -> None:
        """Let the table speak the next language."""
        self.lobby.language = following(tuple(LANGUAGES), self.lobby.language)

    def keep_changes(self) -> None:
        """Keep what somebody has changed, wherever that was."""
        if self._adjusted.changed(self.now()):
            self._keep(self._adjusted.text())

    @property
    def stage_s(self) -> float:
        """How long a climax is shown."""
        return PACES[self.speed].stage_s if self.speed else 0.0
