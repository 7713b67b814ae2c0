"""Which piece carries which tag."""

import pytest

from controller.errors import RegistryError
from controller.registry import Registry

UID = "04A1B2C3D4E5F6"


def test_a_foreign_tag_has_no_piece():
    registry = Registry({UID: "luggage/tile/clown"})
    assert registry.piece(UID) == "luggage/tile/clown"
    assert registry.piece("DEADBEEF") is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('{"04A1B2C3D4E5F6": "a", "04A1B2C3D4E5F6": "b"}', "entered twice, for a and b"),
        (
            '{"04A1B2C3D4E5F6": "a", "DEADBEEF": "a"}',
            "a is entered twice, for the tags 04A1B2C3D4E5F6 and DEADBEEF",
        ),
        ('{"04a1": "a"}', "'04a1' is not a tag's UID: expected 8, 14 or 20"),
        ('{"04A1B2C3D4E5F6": 3}', "expected one object like"),
        ("[]", "expected one object like"),
        ('{\n"04A1', "line 2"),
    ],
)
def test_a_registry_file_that_contradicts_itself_is_refused(tmp_path, text, complaint):
    path = tmp_path / "pieces.json"
    path.write_text(text)
    with pytest.raises(RegistryError, match=complaint) as caught:
        Registry.load(path)
    assert str(path) in str(caught.value)


def test_a_missing_registry_file_is_named(tmp_path):
    with pytest.raises(RegistryError, match=r"pieces\.json cannot be read"):
        Registry.load(tmp_path / "pieces.json")


def test_a_good_file_is_read(tmp_path):
    path = tmp_path / "pieces.json"
    path.write_text(f'{{"{UID}": "luggage/tile/clown"}}')
    assert Registry.load(path).piece(UID) == "luggage/tile/clown"
