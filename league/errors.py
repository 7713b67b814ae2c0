"""What can go wrong in a league. Each error is a builtin, too, and says what to do."""


class LeagueError(Exception):
    """Base of every error of the league."""


class SettingsError(LeagueError, ValueError):
    """The league's file asks for what cannot be."""


class MessageError(LeagueError, ValueError):
    """A message is none that a table tells: it is refused, and others go on."""


class UnknownError(LeagueError, LookupError):
    """A match, a player or a season is not there."""


class StoreError(LeagueError, ConnectionError):
    """The database does not answer."""
