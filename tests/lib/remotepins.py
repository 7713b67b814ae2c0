"""gpiozero pins whose lines live in another process: the client side of `pinserver`.

They do with their lines what gpiozero's lgpio pins (2.0.1) do on lgpio (0.2.2): they claim them as
inputs without a pull, keep a pull while the line is an output, cut a PWM's duty to whole percents,
and change nothing where a line is asked to be the input or the output that it is already
(xSetAsInput and xSetAsOutput of lgGpio.c). `close` asks for an input without a pull: so an output
floats afterwards, and an input keeps its pull. This process owns both until it ends.

Not simulated: edges (an input calls nobody), software PWM's thread, SPI, and that a line belongs to
nobody for a moment while lgpio changes its direction or its pull.
"""

import errno
import json
import os
import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from gpiozero import PinFixedPull, PinInvalidFunction, PinPWMFixedValue, PinSetInput
from gpiozero.pins.local import LocalPiFactory, LocalPiPin

from pinserver import MESSAGE_BYTES, Change, Level, board_file

SERVER = "RECLAIM_PIN_SERVER"
"""The environment variable that names the server's socket, as PIGPIO_ADDR does for pigpio."""

_PI_4B = 0xC03111
_ANSWER_S = 5.0


class Connection:
    """A program's connection to a pin server. May be used by several threads.

    Raises ConnectionError or TimeoutError when there is no server or it does not answer.
    """

    def __init__(self, path: str | Path) -> None:
        self._lock = threading.Lock()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.settimeout(_ANSWER_S)
        try:
            self._socket.connect(str(path))
        except OSError:
            self._socket.close()
            raise

    def __enter__(self) -> "Connection":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def close(self) -> None:
        """When this returns the lines are free, as with the kernel."""
        if not self.closed:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_WR)
                self._socket.recv(MESSAGE_BYTES)
        self._socket.close()

    @property
    def closed(self) -> bool:
        return self._socket.fileno() == -1

    def ask(self, **request: Any) -> dict[str, Any]:
        """Raises OSError with the errno of the server's refusal."""
        with self._lock:
            self._socket.sendall(json.dumps(request).encode())
            message = self._socket.recv(MESSAGE_BYTES)
        if not message:
            raise ConnectionResetError("the pin server has gone")
        answer: dict[str, Any] = json.loads(message)
        if "errno" in answer:
            raise OSError(answer["errno"], f"{answer['error']}: {request}")
        return answer

    def levels(self) -> list[Level]:
        levels: list[Level] = self.ask(do="levels")["levels"]
        return levels

    def history(self) -> list[Change]:
        return [Change(*change) for change in self.ask(do="history")["changes"]]


class RemotePin(LocalPiPin):  # type: ignore[misc]  # gpiozero ships no types
    """A line of the pin server."""

    def __init__(self, factory: "RemotePins", info: Any) -> None:
        super().__init__(factory, info)
        self._line = int(info.name.removeprefix("GPIO"))
        self._pull = "floating"
        self._driven: float | None = None
        self._frequency: float | None = None
        self._ask(do="claim")
        self._listen("floating")

    def close(self) -> None:
        self._frequency = None
        if not self.factory.connection.closed and self._driven is not None:
            self._listen("floating")

    def _ask(self, **request: Any) -> None:
        self.factory.connection.ask(line=self._line, **request)

    def _listen(self, pull: str) -> None:
        self._ask(do="listen", pull=pull)
        self._pull, self._driven = pull, None

    def _drive(self, level: float) -> None:
        self._ask(do="drive", level=level)
        self._driven = level

    def _get_function(self) -> str:
        return "input" if self._driven is None else "output"

    def _set_function(self, value: str) -> None:
        if value not in ("input", "output"):
            raise PinInvalidFunction(f"invalid function {value!r} for {self!r}")
        if value == self._get_function():
            return
        if value == "input":
            self._listen(self._pull)
        else:
            self._drive(0.0)

    def _get_state(self) -> float:
        level = self.factory.connection.levels()[self._line]
        return 0.0 if level is None else level

    def _set_state(self, value: float) -> None:
        if self._driven is None:
            raise PinSetInput(f"cannot set state of {self!r}")
        # gpiozero's lgpio pins cut a duty to whole percents: `int(value * 100)`.
        self._drive(float(bool(value)) if self._frequency is None else int(value * 100) / 100)

    def _get_pull(self) -> str:
        return self._pull

    def _set_pull(self, value: str) -> None:
        if self._driven is not None:
            raise PinFixedPull(f"cannot set pull on non-input pin {self!r}")
        self._listen(value)

    def _get_frequency(self) -> float | None:
        return self._frequency

    def _set_frequency(self, value: float | None) -> None:
        if value is not None and self._driven is None:
            raise PinPWMFixedValue(f"cannot start PWM on {self!r}")
        if value is None and self._frequency is not None:
            if self._driven is None:
                raise OSError(errno.EINVAL, f"lgpio: bad PWM micros on {self!r}, an input")
            self._drive(0.0)
        self._frequency = value


class RemotePins(LocalPiFactory):  # type: ignore[misc]  # gpiozero ships no types
    """A gpiozero pin factory on the pin server at *path*, or where SERVER says. `board` is the file
    that stands for the server's board, as /dev/gpiochip0 does for a Pi's."""

    def __init__(self, path: str | None = None) -> None:
        super().__init__()
        path = path or os.environ[SERVER]
        self.connection = Connection(path)
        self.board = board_file(Path(path))
        self.pin_class = RemotePin

    def close(self) -> None:
        super().close()
        self.connection.close()

    def _get_revision(self) -> int:
        return _PI_4B
