"""Which number a piece has in the identity record on its tag (docs/identity-record.md).

The numbers are on tags: none may ever mean another piece. A game's pieces are numbered from 1 in
the order of enrolment; 0 is its game card. Game 0 has the control cards. A player card has none: it
is a person's, not the box's.
"""

from collections.abc import Mapping
from functools import cache

from controller.games.catalogue import CATALOGUE
from controller.match.acts import CONTROL_CARDS
from controller.match.registry import original
from hardware.rfid.identity import Identity

GAMES = {1: "luggage", 2: "captain-bluff", 3: "bluff-pirate", 4: "captains-orders"}


@cache
def _pieces() -> Mapping[Identity, str]:
    found = {Identity(0, number): card for number, card in enumerate(CONTROL_CARDS, start=1)}
    for number, slug in GAMES.items():
        game = CATALOGUE[slug]
        pieces = (game.game_card, *game.pieces)
        found |= {Identity(number, nth): piece for nth, piece in enumerate(pieces)}
    return found


@cache
def _identities() -> Mapping[str, Identity]:
    return {piece: identity for identity, piece in _pieces().items()}


def identity_of(piece: str) -> Identity | None:
    """Return what is on the tag of a piece or of a spare; None if it has no number."""
    return _identities().get(original(piece))


def piece_of(identity: Identity) -> str | None:
    """Return the piece; None if there is none of that number, as of a game that is not here."""
    return _pieces().get(identity)
