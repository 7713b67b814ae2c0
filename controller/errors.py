"""What can go wrong with a match, as a vocabulary.

GameError
 +-- IllegalMove (ValueError)     the rules forbid it: names the rule and the remedy
 +-- OptionError (ValueError)     a match option that does not exist or does not fit
 +-- NotationError (ValueError)   a text that is no state or move of the game
 +-- RegistryError (ValueError)   the list of pieces contradicts itself
 +-- JournalError (OSError)       the journal cannot be opened, read or written
 |    +-- DiskError               because of the disk that it is on
 |    +-- DamagedJournal          because its file is damaged
 +-- MatchFileError (ValueError)  a match file is damaged or does not replay
 +-- FeedError (ConnectionError)  a screen or a hand spoke what the feed does not understand
"""


class GameError(Exception):
    "Base of every error of the controller package."


class IllegalMove(GameError, ValueError):
    """A move that the rules forbid.

    `rule` is the ruling (`L-10`), `what` says what was found, `remedy` what to do now, `key`
    finds both in other languages.
    """

    def __init__(self, key: str, rule: str, what: str, remedy: str) -> None:
        super().__init__(f"{rule}: {what} {remedy}".rstrip())
        self.key = key
        self.rule = rule
        self.what = what
        self.remedy = remedy


class OptionError(GameError, ValueError):
    "A match option that does not exist, or whose value does not fit: says what would."


class NotationError(GameError, ValueError):
    "A text that is no state or move of the game: says what was found, and what is expected."


class RegistryError(GameError, ValueError):
    "The list of pieces contradicts itself: says which piece or UID, and where."


class FeedError(GameError, ConnectionError):
    "A screen or a hand spoke what the feed does not understand."


class JournalError(GameError, OSError):
    "The journal cannot be opened, read or written: says why and what to do."


class DiskError(JournalError):
    """The disk under the journal is full, can only be read, or gives errors: `reason` says which of
    them, in half a sentence."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.reason = reason


class DamagedJournal(JournalError):
    """The journal's file is damaged: `what` says where and how, as half a sentence."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where} is damaged: {what}")
        self.what = what


class MatchFileError(GameError, ValueError):
    "A match file is damaged or does not replay: says which line, and why."
