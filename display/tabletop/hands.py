"""The client of the hands socket: what one seat sees, and what its hand does."""

import logging
from collections.abc import Callable
from pathlib import Path

import msgspec

from controller.views.paths import forget_token, keep_token, read_token
from display.feed import SeatRefused, SocketClient
from hardware.scene import AnyAct, Refused, Scene, Seated, Sit

_log = logging.getLogger(__name__)


class HandsClient(SocketClient[Scene | Seated | Refused]):
    """Sits at *seat* of the table whose hands socket is at *path*.

    `poll` must be called regularly: it connects, sends and receives. `scene` is the last one seen,
    even while the table cannot be reached; `connected` says whether it is up to date. `token` is
    what the table handed out at the seat. It is stored beside the socket, or in the folder *keeps*,
    so that this user's next client sits there again.
    """

    def __init__(self, path: str | Path, seat: str, keeps: Path | None = None) -> None:
        super().__init__(path, msgspec.json.Decoder(Scene | Seated | Refused).decode)
        self.seat = seat
        self._keeps = keeps or self.path.parent
        self.token = ""
        self.acted = 0
        """How many acts have gone out from the seat, as far as the table and this client know."""
        self.scene: Scene | None = None
        self.moved: list[Callable[[str], None]] = []
        """Called with the seat, when that is another one."""
        self._seated = False
        """Whether the table has let it sit down since it connected."""

    def __repr__(self) -> str:
        state = "connected" if self.connected else "waiting for the table"
        return f"<HandsClient of {self.seat} at {self.path}, {state}>"

    def hello(self) -> Sit:
        self._seated = False
        return Sit(self.seat, self.token or read_token(self._keeps, self.seat))

    def move(self, to: str) -> None:
        """Ask for another, free chair. If the table agrees, `seat` is that one soon."""
        self.acted += self.connected
        self.send(Sit(to))

    def act(self, act: AnyAct) -> bool:
        """Act with the seat's hand; return True if there is a table to act at."""
        self.acted += self.connected
        return self.send(act)

    def poll(self) -> tuple[Scene | Refused, ...]:
        """Return everything that arrived since the last call, in order.

        Raises `SeatRefused` when the seat is not available, `ForeignFolder` when what is found at
        `path` must not be trusted.
        """
        messages: list[Scene | Refused] = []
        for message in self.received():
            if isinstance(message, Seated):
                self._sit(message)
                continue
            if isinstance(message, Scene):
                self.scene = message
            elif not self._seated:
                self.close()
                raise SeatRefused(message.reason)
            messages.append(message)
        return tuple(messages)

    def _sit(self, seated: Seated) -> None:
        self._seated = True
        self.acted = seated.taken
        self.welcome()
        if (seated.seat, seated.token) == (self.seat, self.token):
            return
        before, self.seat, self.token = self.seat, seated.seat, seated.token
        if self.seat != before:
            forget_token(self._keeps, before)
            for moved in self.moved:
                moved(self.seat)
        try:
            keep_token(self._keeps, self.seat, seated.token)
        except OSError as error:
            _log.warning(
                "the token of %s cannot be kept in %s (%s): a window that is opened later "
                "cannot come back to this seat",
                self.seat,
                self._keeps,
                error.strerror,
            )
