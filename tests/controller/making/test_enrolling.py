"""Which tag is which piece, asked piece by piece."""

import pytest

from controller.errors import OptionError, RegistryError
from controller.games.catalogue import CATALOGUE
from controller.making.enrolling import STEADY_S, Enrolment, EnrolProgress, Understood, wanted
from controller.match.acts import CONTROL_CARDS

ASKED = ("luggage/card/highlander", "luggage/tile/highlander", "luggage/tile/lost-tartan")
ONE, TWO, THREE = "04A1B2C3D4E501", "04A1B2C3D4E502", "04A1B2C3D4E503"


def tap(enrolment, uid, at_s=0.0, for_s=0.4):
    """Hold a tag to a pad, and take it away."""
    said = enrolment.tapped(uid, 1, at_s)
    gone = enrolment.left(uid, at_s + for_s)
    return said or gone


def test_pieces_are_asked_for_one_after_the_other():
    enrolment = Enrolment(ASKED, {})
    said = [tap(enrolment, uid, at_s) for at_s, uid in enumerate((ONE, TWO, THREE))]
    assert said == [Understood("enrolled", piece) for piece in ASKED]
    assert enrolment.wanted is None
    assert enrolment.progress is None
    assert enrolment.entries == dict(zip((ONE, TWO, THREE), ASKED, strict=True))


def test_a_tag_that_stays_is_accepted_before_it_leaves():
    enrolment = Enrolment(ASKED, {})
    assert enrolment.tapped(ONE, 1, 5.0) is None
    assert enrolment.wake_at_s() == 5.0 + STEADY_S
    assert enrolment.pass_time(5.1) is None
    assert enrolment.pass_time(5.0 + STEADY_S) == Understood("enrolled", ASKED[0])
    assert enrolment.left(ONE, 6.0) is None


def test_each_kind_is_counted_for_itself():
    asked = wanted("luggage", [], {})
    enrolment = Enrolment(asked, dict.fromkeys((), ""))
    seen = [enrolment.progress]
    for number in range(len(asked)):
        tap(enrolment, f"04A1B2C3D4{number:04X}", float(number))
        seen.append(enrolment.progress)
    assert seen[-1] is None
    tiles = [one for one in seen[:-1] if one.kind == "luggage/tile"]
    assert (tiles[0].number, tiles[-1].number, tiles[0].of) == (1, 36, 36)
    assert tiles[22] == EnrolProgress(asked[-14], "luggage/tile", 23, 36)


def test_interrupted_it_goes_on_with_what_is_missing():
    enrolment = Enrolment(ASKED, {ONE: ASKED[0]})
    assert enrolment.wanted == ASKED[1]
    assert enrolment.progress == EnrolProgress(ASKED[1], "luggage/tile", 1, 2)
    assert enrolment.missing == 2


# ---- bad tags ------------------------------------------------------------------------------------


def test_a_tag_that_is_enrolled_does_not_become_a_second_piece():
    enrolment = Enrolment(ASKED, {ONE: ASKED[0]})
    assert tap(enrolment, ONE) == Understood("known", ASKED[0])
    assert enrolment.wanted == ASKED[1]


def test_two_tags_at_once_are_neither():
    enrolment = Enrolment(ASKED, {})
    assert enrolment.tapped(ONE, 1, 0.0) is None
    assert enrolment.tapped(TWO, 2, 0.1) == Understood("two")
    assert enrolment.pass_time(9.0) is None
    # Nor are two at two pads.
    assert enrolment.tapped(ONE, 1, 10.0) is None
    assert enrolment.tapped(TWO, 1, 10.1) == Understood("two")
    assert enrolment.entries == {}


def test_a_sticker_that_reads_badly_is_told_from_a_quick_hand():
    enrolment = Enrolment(ASKED, {})
    assert tap(enrolment, ONE, 0.0, 0.1) == Understood("brief")
    assert tap(enrolment, ONE, 2.0, 0.1) == Understood("weak")
    assert tap(enrolment, TWO, 4.0, 0.1) == Understood("brief")
    assert enrolment.entries == {}
    assert tap(enrolment, TWO, 6.0) == Understood("enrolled", ASKED[0])


@pytest.mark.parametrize(
    ("uid", "code"),
    # ISO/IEC 14443-3:2011, 6.5.4: four bytes that begin with 08 are random ones.
    [("08A1B2C3", "changing"), ("04A1B2C3", "enrolled"), ("08A1B2C3D4E501", "enrolled")],
)
def test_phones_and_bank_cards_are_refused(uid, code):
    assert tap(Enrolment(ASKED, {}), uid).code == code


# ---- buttons -------------------------------------------------------------------------------------


def test_b_takes_the_last_tap_back_and_a_skips():
    enrolment = Enrolment(ASKED, {})
    assert enrolment.back() == Understood("nothing-to-undo")
    tap(enrolment, ONE)
    assert enrolment.back() == Understood("back", ASKED[0])
    assert (enrolment.wanted, enrolment.entries) == (ASKED[0], {})
    assert enrolment.skip() == Understood("skipped", ASKED[0])
    assert enrolment.wanted == ASKED[1]
    assert "3 missing" in repr(enrolment)


# ---- what is asked for ---------------------------------------------------------------------------


def test_every_piece_of_every_game_is_asked_for():
    asked = wanted(None, [], {})
    assert len(asked) == len(set(asked))
    pieces = sum(len(tuple(game.pieces)) + 1 for game in CATALOGUE.values())
    assert len(asked) == pieces + len(CONTROL_CARDS)


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_pieces_of_one_game_are_asked_for_alone(game):
    asked = wanted(game, [], {})
    others = [slug for slug in CATALOGUE if slug != game]
    assert not [piece for piece in asked for slug in others if slug in piece]
    assert set(CATALOGUE[game].pieces) <= set(asked)


def test_a_spare_is_asked_for():
    before = {ONE: ASKED[0], TWO: ASKED[1]}
    enrolment = Enrolment(wanted(None, [ASKED[1], ASKED[1]], before), before)
    assert enrolment.progress == EnrolProgress(f"{ASKED[1]}#2", "spare", 1, 2)
    tap(enrolment, THREE)
    # A second one is a copy of its own.
    assert enrolment.wanted not in enrolment.entries.values()


def test_what_is_not_in_the_list_can_have_no_spare():
    with pytest.raises(RegistryError, match="'luggage/tile/clwon' is no piece in the list"):
        wanted(None, ["luggage/tile/clwon"], {ONE: ASKED[0]})


def test_a_player_card_is_asked_for_by_the_name_of_its_player():
    (card,) = wanted(None, (), {}, [" Ada "])
    assert card == "player/Ada"
    assert Enrolment([card], {}).progress == EnrolProgress("player/Ada", "player", 1, 1)


def test_a_player_card_can_have_a_spare():
    assert wanted(None, ["player/Ada"], {ONE: "player/Ada"}) == ("player/Ada#2",)


def test_a_card_for_what_is_no_name_is_refused():
    with pytest.raises(OptionError, match="cannot be a player's name"):
        wanted(None, (), {}, ["a/b"])
