"""The numbers in the identity records on tags: none may ever mean another piece."""

from binascii import crc32

import pytest

from controller.games.catalogue import CATALOGUE
from controller.making.enrolling import wanted
from controller.making.tagrecords import GAMES, identity_of, piece_of
from controller.match.acts import CONTROL_CARDS
from hardware.rfid.identity import Identity


def test_every_piece_has_a_number_of_its_own_and_is_found_by_it():
    pieces = wanted(None, [], {})
    numbers = {identity_of(piece) for piece in pieces}
    assert len(numbers) == len(pieces)
    assert {piece_of(number) for number in numbers} == set(pieces)


def test_every_game_has_a_number():
    assert set(GAMES.values()) == set(CATALOGUE)


@pytest.mark.parametrize(
    ("game", "crc"),
    [
        ("luggage", 0x9A589E21),
        ("captain-bluff", 0x24FC35E6),
        ("bluff-pirate", 0xFFB01EE0),
        ("captains-orders", 0xC2C1FF75),
    ],
)
def test_the_order_of_a_games_pieces_is_on_tags_and_stays(game, crc):
    """New pieces go to the end of their game, with a CRC of all that are there now."""
    assert crc32("\n".join(CATALOGUE[game].pieces).encode()) == crc


def test_the_order_of_control_cards_stays():
    assert tuple(CONTROL_CARDS)[:5] == tuple(
        f"control/{name}" for name in ("undo", "recount", "pause", "operator", "language")
    )
    assert identity_of("control/undo") == Identity(0, 1)


def test_a_spare_is_what_its_piece_is_and_a_players_card_is_nothing():
    assert identity_of("luggage/tile/clown#2") == identity_of("luggage/tile/clown")
    assert identity_of("control/player/Ada") is None
    assert identity_of("control/game/luggage") == Identity(1, 0)


def test_a_number_that_no_piece_has_is_none():
    assert piece_of(Identity(9, 1)) is None
    assert piece_of(Identity(1, 60_000)) is None
