"""The matches of an evening, as everybody at the table saw them end."""

from msgspec import Struct


class PastPlayer(Struct, frozen=True):
    """What a player of a match has come to."""

    seat: str
    points: int
    name: str = ""
    """Of the person or the bot there; empty for somebody who had not said."""
    won: bool = False


class PastMatch(Struct, frozen=True):
    """A match that has ended."""

    game: str
    minutes: int
    """How long it was played; time without power does not count."""
    players: tuple[PastPlayer, ...]
    """In order of play."""
    given_up: bool = False
    """Whether it was ended before its game was over."""
