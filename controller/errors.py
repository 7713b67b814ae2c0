"""The vocabulary of what can go wrong with a match.

GameError
 +-- IllegalMove (ValueError)       the rules forbid it: names the ruling and a message
 +-- OptionError (ValueError)       a match option that does not exist or does not fit
 +-- NotationError (ValueError)     a text that is not a state or move of the game
 +-- RegistryError (ValueError)     the list of pieces contradicts itself
 +-- JournalError (OSError)         the journal cannot be opened, read or written
 |    +-- DiskError                 because of its disk
 |    +-- DamagedJournal            because its file is damaged
 |    +-- NewerJournal              because a newer Reclaim wrote it
 +-- BackupRefused (ValueError)    a backup of a table is not one that can be taken
 +-- MatchFileError (ValueError)    a match file is damaged or does not replay
 +-- BoxFileError (ValueError)      a box file is wrong, or contradicts the list of pieces
 +-- FeedError (ConnectionError)    a screen or a hand sent what the feed does not understand
 +-- BrokerError (ValueError)       where a table's broker is cannot be read
 +-- WireLost (ConnectionError)     a broker is away, does not answer, or talks nonsense
 +-- WireRefused (ConnectionError)  a broker does not take what it is told
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from controller.views import Arg, Message


class GameError(Exception):
    """Base class of every error of the controller package."""


class IllegalMove(GameError, ValueError):
    """A move that the rules forbid: the ruling (`L-10`), and the message for people.

    Its text is for programs and logs: `CO-2 captains-orders-not-your-turn: active=blue`.
    """

    def __init__(self, id: str, rule: str, args: Mapping[str, Arg] = {}) -> None:
        self.message = Message(id, args)
        self.rule = rule
        super().__init__(f"{rule} {self.message}")


class OptionError(GameError, ValueError):
    "A match option that does not exist, or whose value does not fit: says what would."


class NotationError(GameError, ValueError):
    """A text that is not a state or move of the game: says what was found, and what was
    expected."""


class RegistryError(GameError, ValueError):
    "The list of pieces contradicts itself: says which piece or UID, and where."


class BoxFileError(GameError, ValueError):
    "The file of a box is wrong, or contradicts this table's list: says which piece or tag."


class FeedError(GameError, ConnectionError):
    """A screen or a hand sent what the feed does not understand."""


class BrokerError(GameError, ValueError):
    """The address of a broker or its credentials cannot be read: says what was expected."""


class WireLost(GameError, ConnectionError):
    """A broker is away, does not answer, or sends what is no answer: says which, and how."""


class WireRefused(GameError, ConnectionError):
    """A broker does not take a message, or has nobody for it: says which message, and why."""


class DiskFault(Struct, frozen=True):
    """Why the journal cannot be read or written: `code` for a screen, which has its own words;
    `says`, half a sentence, for a log and the command line."""

    code: Literal[
        "full",
        "read-only",
        "failing",
        "unopened",
        "damaged",
        "no-database",
        "busy",
        "changed",
        "silent",
        "other",
    ]
    says: str

    def __str__(self) -> str:
        return self.says


class JournalError(GameError, OSError):
    """The journal cannot be opened, read or written: says why and what to do.

    If a match cannot be resumed because of it, a screen says why by `code` and `data`, in its own
    words.
    """

    def __init__(
        self,
        what: str,
        code: Literal[
            "no-game", "no-seat", "rules", "damaged", "not-laid-out", "unread"
        ] = "unread",
        data: Mapping[str, Arg] = {},
    ) -> None:
        super().__init__(what)
        self.code = code
        self.data = data


class DiskError(JournalError):
    """The disk under the journal is full, read-only, or failing: the `fault`."""

    def __init__(self, where: str, fault: DiskFault) -> None:
        super().__init__(f"{where}: {fault}")
        self.fault = fault


class DamagedJournal(JournalError):
    """The journal's file is damaged: `what` says where and how, as half a sentence."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where} is damaged: {what}", "damaged")
        self.what = what


class NewerJournal(JournalError):
    """The journal was written by a newer Reclaim, whose tables this one does not know."""


class BackupRefused(GameError, ValueError):
    """A backup that is not taken, and why, for a screen, which has its own words."""

    def __init__(self, code: Literal["damaged", "foreign", "newer", "failed"]) -> None:
        super().__init__(f"the backup is not taken: {code}")
        self.code = code


class MatchFileError(GameError, ValueError):
    "A match file is damaged or does not replay: says which line, and why."
