"""The file of a box: taken whole or not at all."""

import json

import pytest

from controller.errors import BoxFileError
from controller.record.boxfile import begins_well, joined, read, write

CARD, TILE = "luggage/card/highlander", "luggage/tile/highlander"
ONE, TWO, THREE = "04A1B2C3D4E501", "04A1B2C3D4E502", "04A1B2C3D4E503"
BOX = {ONE: TILE, TWO: CARD, THREE: f"{TILE}#2"}


def test_a_box_is_read_as_it_was_written():
    data = write(BOX)
    assert read(data) == BOX
    assert begins_well(data)
    assert write(read(data)) == data
    # A line for each piece: people compare such files.
    assert data.count(b"\n") == len(BOX) + 2
    assert read(write({})) == {}


def tagged(*entries, version=1):
    pieces = [{"piece": piece, "tag": tag} for piece, tag in entries]
    return json.dumps({"reclaim-box": version, "pieces": pieces}).encode()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "no box of version 1"),
        (b"{}", "missing required field `reclaim-box`"),
        (write(BOX)[:-10], "no box of version 1"),
        (b'{"reclaim-box": 1, "pieces": [\xff]}', "no box of version 1"),
        (b"[" * 100_000, "no box of version 1"),
        (tagged(version=2), "found version 2 of boxes, expected 1"),
        (tagged((TILE, ONE), ("luggage/tile/clwon", TWO)), "piece 2 is 'luggage/tile/clwon'"),
        (tagged(("player/a/b", ONE)), "piece 1 is 'player/a/b'"),
        (tagged((TILE, ONE), (CARD, ONE)), "piece 2 (luggage/card/highlander) has the tag"),
        (tagged((TILE, ONE), (TILE, TWO)), "is entered twice"),
        (tagged((TILE, "04a1")), "'04a1' is not a tag's UID"),
        (tagged((7, ONE)), "Expected `str`, got `int` - at `$.pieces[0].piece`"),
    ],
)
def test_a_mistake_is_one_sentence(data, says):
    with pytest.raises(BoxFileError) as caught:
        read(data)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_player_cards_are_in_a_box_too():
    cards = {ONE: "player/Ada", TWO: "player/Ada#2"}
    assert read(write(cards)) == cards


def test_a_box_joins_what_is_known():
    assert joined({ONE: TILE}, {TWO: CARD}) == {ONE: TILE, TWO: CARD}
    assert joined(BOX, BOX) == BOX


def test_a_second_box_of_the_same_game_is_spares():
    assert joined({ONE: TILE}, {TWO: TILE}) == {ONE: TILE, TWO: f"{TILE}#2"}


def test_a_tag_that_is_another_piece_here_is_told():
    with pytest.raises(BoxFileError, match="is luggage/card/highlander in the box and luggage/til"):
        joined({ONE: TILE}, {ONE: CARD})
