"""Which tag is which piece, asked piece by piece."""

import pytest

from controller.commands.enrolment import Enrolment, changes, wanted
from controller.errors import OptionError, RegistryError
from controller.games.catalogue import CATALOGUE
from controller.games.luggage.pieces import GAME_CARD, PIECES, describe
from controller.match.acts import CONTROL_CARDS
from controller.match.registry import Registry
from controller.record.journal import WritableJournal

ASKED = ("luggage/card/highlander", "luggage/tile/highlander", "luggage/tile/lost-tartan")
ONE, TWO, THREE = "04A1B2C3D4E501", "04A1B2C3D4E502", "04A1B2C3D4E503"


def test_pieces_are_asked_for_one_after_the_other():
    enrolment = Enrolment(ASKED, {})
    said = [enrolment.tapped(uid, 1) for uid in (ONE, TWO, THREE)]
    assert enrolment.wanted is None
    assert enrolment.entries == dict(zip((ONE, TWO, THREE), ASKED, strict=True))
    assert said[1] == "Enrolled: the tile of the highlander (tartan)."


def test_what_is_known_already_is_not_asked_for_again():
    assert Enrolment(ASKED, {ONE: ASKED[0]}).wanted == ASKED[1]


def test_a_tag_that_is_enrolled_does_not_become_a_second_piece():
    enrolment = Enrolment(ASKED, {ONE: ASKED[0]})
    assert "enrolled already: the passenger card highlander" in enrolment.tapped(ONE, 1)
    assert enrolment.wanted == ASKED[1]


def test_two_tags_at_once_are_neither():
    enrolment = Enrolment(ASKED, {})
    assert enrolment.tapped(ONE, 2) == "Two tags at once: tap one at a time."
    assert enrolment.entries == {}


def test_b_takes_the_last_tap_back_and_a_skips():
    enrolment = Enrolment(ASKED, {})
    assert enrolment.back() == "There is nothing to take back."
    enrolment.tapped(ONE, 1)
    enrolment.back()
    assert (enrolment.wanted, enrolment.entries) == (ASKED[0], {})
    enrolment.skip()
    assert enrolment.wanted == ASKED[1]
    assert "3 missing" in repr(enrolment)


def test_the_journal_follows_the_list(tmp_path):
    before = {ONE: ASKED[0], TWO: ASKED[1]}
    after = {ONE: ASKED[0], THREE: ASKED[1]}
    with WritableJournal(tmp_path / "journal.db") as journal:
        for old, new in (({}, before), (before, after)):
            assert journal.writer.wait(journal.writer.hand(changes(old, new)), 30.0)
            assert journal.tags() == new
        assert changes(after, after) == []


def test_every_piece_of_the_box_can_be_named():
    named = {describe(piece) for piece in (GAME_CARD, *PIECES)}
    assert len(named) == len(PIECES) + 1


def test_every_piece_of_every_game_is_asked_for_by_a_name_of_its_own():
    asked = wanted(None, [], {})
    assert len(asked) == len(set(asked))
    pieces = sum(len(tuple(game.pieces)) + 1 for game in CATALOGUE.values())
    assert len(asked) == pieces + len(CONTROL_CARDS)
    enrolment = Enrolment(asked, {})
    said = [enrolment.tapped(f"04A1B2C3D4{number:04X}", 1) for number in range(len(asked))]
    assert enrolment.wanted is None
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_pieces_of_one_game_are_asked_for_alone(game):
    asked = wanted(game, [], {})
    others = [slug for slug in CATALOGUE if slug != game]
    assert not [piece for piece in asked for slug in others if slug in piece]
    assert set(CATALOGUE[game].pieces) <= set(asked)


def test_a_spare_is_asked_for_and_stands_for_its_piece(tmp_path):
    before = {ONE: ASKED[0], TWO: ASKED[1]}
    asked = wanted(None, [ASKED[1], ASKED[1]], before)
    enrolment = Enrolment(asked, before)
    said = enrolment.tapped(THREE, 1)
    assert said == "Enrolled: a spare for the tile of the highlander (tartan)."
    with WritableJournal(tmp_path / "journal.db") as journal:
        told = changes({}, enrolment.entries)
        assert journal.writer.wait(journal.writer.hand(told), 30.0)
        assert Registry(journal.tags()).piece(THREE) == ASKED[1]
        assert Registry(journal.tags()).piece(TWO) == ASKED[1]
    # A second one is a copy of its own.
    assert enrolment.wanted not in enrolment.entries.values()


def test_what_is_not_in_the_list_can_have_no_spare():
    with pytest.raises(RegistryError, match="'luggage/tile/clwon' is no piece in the list"):
        wanted(None, ["luggage/tile/clwon"], {ONE: ASKED[0]})


def test_a_player_card_is_asked_for_by_the_name_of_its_player():
    (card,) = wanted(None, (), {}, ["Ada"])
    enrolment = Enrolment([card], {})
    assert enrolment.tapped(ONE, 1) == "Enrolled: the player card of Ada."
    assert enrolment.entries == {ONE: "player/Ada"}


def test_a_player_card_can_have_a_spare():
    assert wanted(None, ["player/Ada"], {ONE: "player/Ada"}) == ("player/Ada#2",)


def test_a_card_for_what_is_no_name_is_refused():
    with pytest.raises(OptionError, match="cannot be a player's name"):
        wanted(None, (), {}, ["a/b"])
