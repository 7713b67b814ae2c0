"""What may be known of a match of any card game whose cards lie in zones.

For games without a view of their own. Cards go by their names; seats by the table's names (`red`).
"""

from collections.abc import Mapping

from msgspec import Struct


class ZoneView(Struct, frozen=True):
    """Cards that lie together: a pile, or a hand."""

    zone: str
    seat: str
    """Whose zone it is; empty if nobody's."""
    cards: int
    """The number of cards."""
    faces: tuple[str, ...] | None = None
    """The cards that were read, if the observer sees them; None if they lie face down."""


class CardsPlayer(Struct, frozen=True):
    """What everyone may see of one player, besides the zones."""

    seat: str
    score: int


class CardsSecrets(Struct, frozen=True):
    """What only one seat knows: the faces in its own zones."""

    seat: str
    zones: tuple[ZoneView, ...]


class CardsView(Struct, frozen=True, tag="cards"):
    """A match of a card game as everyone may see it."""

    game: str
    phase: str
    players: tuple[CardsPlayer, ...]
    active: str | None
    """Who is to act; None if the match does not wait for one player."""
    zones: tuple[ZoneView, ...]
    facts: Mapping[str, str | int] = {}
    """What else a game tells everyone, by names from its words: a trump, a requested rank."""
    winners: tuple[str, ...] = ()
    secrets: CardsSecrets | None = None
    """None in the public view; a seat's own in that seat's view."""
