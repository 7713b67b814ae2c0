"""Who has played: a key for each player, the same in every match.

A person is a name at a place, however it is spelled there in capitals; a bot is its level; and
somebody who was forgotten is a number drawn at random, which leads back to nobody.
"""

import unicodedata

from controller.views.telling import UNKNOWN_LEVEL, Result, ResultPlayer

PERSON, BOT, NAMELESS = "person/", "bot/", "nameless/"


class KeptPlayer(ResultPlayer, frozen=True, omit_defaults=True, kw_only=True):
    """A player as the league keeps them."""

    nameless: str = ""
    """In place of the name of somebody who was forgotten."""


class KeptResult(Result, frozen=True, omit_defaults=True, kw_only=True, tag="result"):
    """A result as the league keeps it."""

    players: tuple[KeptPlayer, ...]


def folded(name: str) -> str:
    """Return a name as it is compared: `Ada` and `ADA` are one person."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def person(place: str, name: str) -> str:
    """Return the key of a person at a place."""
    return f"{PERSON}{place}/{folded(name)}"


def key(place: str, player: KeptPlayer) -> str:
    """Return the key of a player of a match that was played at *place*; empty for a guest, and for
    a bot of which nobody knows how strong it was."""
    if player.nameless:
        return f"{NAMELESS}{player.nameless}"
    if player.bot == UNKNOWN_LEVEL:
        return ""
    if player.bot:
        return f"{BOT}{folded(player.bot)}"
    return person(place, player.person) if folded(player.person) else ""


def place_of(key: str) -> str:
    """Return the place of a person's key; empty for others."""
    return key.removeprefix(PERSON).partition("/")[0] if key.startswith(PERSON) else ""


def is_bot(key: str) -> bool:
    """Whether that is a bot's key."""
    return key.startswith(BOT)
