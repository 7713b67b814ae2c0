"""Which piece carries which tag."""

import pytest

from controller.errors import RegistryError
from controller.match.registry import Registry, original, spare

UID = "04A1B2C3D4E5F6"


def test_a_foreign_tag_has_no_piece():
    registry = Registry({UID: "luggage/tile/clown"})
    assert registry.piece(UID) == "luggage/tile/clown"
    assert registry.piece("DEADBEEF") is None


def test_a_piece_has_the_tag_that_the_list_gives_it():
    registry = Registry({UID: "luggage/tile/clown"})
    assert registry.uid("luggage/tile/clown") == UID
    assert registry.uid("luggage/tile/yeti") is None


@pytest.mark.parametrize(
    ("pieces", "complaint"),
    [
        (
            {UID: "a", "DEADBEEF": "a"},
            "a is entered twice, for the tags 04A1B2C3D4E5F6 and DEADBEEF",
        ),
        ({"04a1": "a"}, "'04a1' is not a tag's UID: expected 8, 14 or 20"),
    ],
)
def test_a_list_that_contradicts_itself_is_refused(pieces, complaint):
    with pytest.raises(RegistryError, match=complaint):
        Registry(pieces)


SPARE, CLOWN = "04A1B2C3D4E5F7", "luggage/tile/clown"


def test_a_spare_stands_for_its_piece():
    registry = Registry({UID: CLOWN, SPARE: spare(CLOWN, [CLOWN])})
    assert registry.piece(SPARE) == registry.piece(UID) == CLOWN
    assert registry.uid(CLOWN) == UID
    assert registry.has_spare(CLOWN)
    assert not registry.has_spare("luggage/tile/yeti")


def test_spares_are_numbered():
    names = [CLOWN]
    for _ in range(3):
        names.append(spare(CLOWN, names))
    assert names == [CLOWN, f"{CLOWN}#2", f"{CLOWN}#3", f"{CLOWN}#4"]
    assert {original(name) for name in names} == {CLOWN}
