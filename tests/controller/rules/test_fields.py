"""The words for fields: which types have some."""

from typing import Annotated

import pytest

from controller.rules.fields import NOTHING, PLAYER, SetOf, codec

Players = Annotated[int, SetOf(PLAYER)]


def words(hint):
    return codec(hint, NOTHING, lambda other: None)


@pytest.mark.parametrize("several", [Players, tuple[Annotated[int, PLAYER], ...]])
def test_entries_of_several_words_need_lines_of_their_own(several):
    """On one line nobody could tell where one ends; the state would not be read back."""
    with pytest.raises(TypeError, match=r"give each a line, .* Line\(\"TITLE\", by=\"seat\"\)\]"):
        words(tuple[several, ...])


def test_entries_of_one_word_share_a_line():
    write, read = words(tuple[tuple[Annotated[int, PLAYER], bool], ...])
    assert write(SeatsOnly, ((1, True), (0, False))) == ["blue:yes", "red:no"]
    assert read(SeatsOnly, ["blue:yes", "red:no"]) == ((1, True), (0, False))


class SeatsOnly:
    seats = ("red", "blue")
