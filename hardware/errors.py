"""The vocabulary of what can go wrong with a table.

TableError
 +-- InputFileError (ValueError)       a file that somebody named cannot be read or understood
 |    +-- TableFileError               the table file contains a mistake
 +-- WiringError (ValueError)          the wiring cannot be opened as the file asks
 +-- PortBusy (OSError)                another process holds the device
 +-- Rewired                           the computer restarts, for the table file's wiring to hold
 +-- CannotStart (OSError)             the computer refuses a process, a thread, a pipe, a socket
 +-- ReaderLost (ConnectionError)      a reader gives no sensible answer
 +-- StationLost (ConnectionError)     a seat station gives no sensible answer
 +-- HandError (ValueError)            a hand at the simulated table asked for the impossible
 +-- NotLaidOut (ValueError)           the pieces of a match cannot lie as its state says
"""


class TableError(Exception):
    """Base class of every error of the hardware package."""


class InputFileError(TableError, ValueError):
    """A file that somebody named is bad: says which, what was found there and what was expected."""


class TableFileError(InputFileError):
    "The table file is wrong: says which file and key, what was found and what was expected."


class WiringError(TableError, ValueError):
    """The table file asks for impossible wiring: says which key, what was found, what to do."""


class Rewired(TableError):
    """The table file has another wiring than the one the computer was started with, which restarts
    for it by itself."""


class PortBusy(TableError, OSError):
    "A device is held by another process."


class CannotStart(TableError, OSError):
    """The computer refuses what a table needs, a process, a thread, a pipe, a socket: says what
    and why (`hardware.starting`)."""


class ReaderLost(TableError, ConnectionError):
    """A reader gives no sensible answer. Not the same as an empty field."""


class StationLost(TableError, ConnectionError):
    """A seat station gives no sensible answer."""


class HandError(TableError, ValueError):
    """A hand at the simulated table asked for something that no hand can do.

    `code` names the problem for a program (`hand-full`), and `place` the place it concerns, if any.
    """

    def __init__(self, code: str, what: str, place: str = "") -> None:
        super().__init__(what)
        self.code = code
        self.place = place


class NotLaidOut(TableError, ValueError):
    """The pieces of a match cannot lie as its state says: names the place, what should lie there
    and what can."""
