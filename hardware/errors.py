"""What can go wrong with a table, as a vocabulary.

TableError
 +-- InputFileError (ValueError)      a file that somebody named cannot be read or understood
 |    +-- TableFileError               the table file says something that cannot be
 +-- WiringError (ValueError)         the wiring cannot be opened as the file asks
 +-- PortBusy (OSError)               another process holds the device
 +-- ReaderLost (ConnectionError)     a reader answers nothing sensible
 +-- StationLost (ConnectionError)    a seat station answers nothing sensible
 +-- HandError (ValueError)           a hand at the simulated table asked for the impossible
"""


class TableError(Exception):
    "Base of every error of the hardware package."


class InputFileError(TableError, ValueError):
    "A file that somebody named: says which, what was found there and what was expected."


class TableFileError(InputFileError):
    "The table file is wrong: says which file and key, what was found and what was expected."


class WiringError(TableError, ValueError):
    "The table file asks for wiring that cannot be: says which key, what was found, what to do."


class PortBusy(TableError, OSError):
    "A device is held by another process."


class ReaderLost(TableError, ConnectionError):
    "A reader answers nothing sensible. Not the same as an empty field."


class StationLost(TableError, ConnectionError):
    "A seat station answers nothing sensible."


class HandError(TableError, ValueError):
    """A hand at the simulated table asked for something that no hand could do.

    `code` says what for a program (`hand-full`), and `place` where, if it is about a place.
    """

    def __init__(self, code: str, what: str, place: str = "") -> None:
        super().__init__(what)
        self.code = code
        self.place = place
