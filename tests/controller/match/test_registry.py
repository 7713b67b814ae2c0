"""Which piece carries which tag."""

import pytest

from controller.errors import OptionError, RegistryError
from controller.match.registry import Registry, checked_name, original, spare
from controller.views.people import LONGEST_NAME

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


@pytest.mark.parametrize("name", ["Ada", "  Ada ", "Jo", "X", "Ingemar-Å.", "Екатерина", "D 2"])
def test_a_name_is_anything_that_has_room(name):
    assert checked_name(name) == name.strip()


@pytest.mark.parametrize("name", ["", "  ", "a/b", "Ada#2", "A\nB", "x" * (LONGEST_NAME + 1)])
def test_what_cannot_be_a_name_is_refused_in_a_sentence(name):
    with pytest.raises(OptionError, match=r"cannot be a player's name; expected 1 to 10 letters"):
        checked_name(name)
