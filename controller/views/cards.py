"""What may be known of a match of any card game whose cards lie in zones.

For games without a view of their own. Cards go by their names; seats by the table's names (`red`).
"""

from collections.abc import Mapping

from msgspec import Struct


class ZoneView(Struct, frozen=True):
    """Cards that lie together: a pile, or a hand."""

    zone: str
    seat: str
    """Whose it is; empty for what is nobody's."""
    cards: int
    """How many they are."""
    faces: tuple[str, ...] | None = None
    """The cards that were read, where the observer sees them; None where they lie face down."""


class CardsPlayer(Struct, frozen=True):
    """What everybody may see of one player, beside the zones."""

    seat: str
    score: int


class CardsSecrets(Struct, frozen=True):
    """What only one seat knows: the faces in its own zones."""

    seat: str
    zones: tuple[ZoneView, ...]


class CardsView(Struct, frozen=True, tag="cards"):
    """A match of a card game as everybody may see it."""

    game: str
    phase: str
    players: tuple[CardsPlayer, ...]
    active: str | None
    """Who is to act; None where the match waits for nobody in particular."""
    zones: tuple[ZoneView, ...]
    facts: Mapping[str, str | int] = {}
    """What else a game tells everybody, by the names in its words: a trump, a rank that was asked
    for."""
    winners: tuple[str, ...] = ()
    secrets: CardsSecrets | None = None
    """None in the public view; a seat's own in the view that is made for that seat."""
