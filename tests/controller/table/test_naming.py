"""Names and faces: every seat has its own A and B, and nobody waits for another one's turn."""

import pytest

from controller.table.people import OFFERED, Naming, Party, People
from controller.views.people import Person, following_faces

SEATS = ("red", "blue", "green")
KNOWN = (Person("Zoe", "bun"), Person("Yan", "cap"))


class Table:
    """People who have joined at *seats*, at a table that knows Zoe and Yan."""

    def __init__(self, *seats):
        self.party = Party(SEATS, "normal", People(KNOWN))
        for seat in seats:
            self.party.join(seat)
        self.begin()

    def begin(self):
        self.naming = Naming(self.party, People(KNOWN))

    def press(self, seat, buttons):
        for button in buttons:
            self.naming.press(seat, button)

    def row(self, seat):
        return next(row for row in self.naming.shown() if row.seat == seat)

    def at(self, seat):
        """The name at which the seat's row stands."""
        person = self.row(seat).person
        return "" if person is None else person.name

    @property
    def names(self):
        return {seat: person.name for seat in SEATS if (person := self.party.person(seat))}


@pytest.fixture
def two():
    return Table("red", "blue")


def test_rows_of_all_people_move_at_the_same_time(two):
    for seat, button in (("red", "B"), ("blue", "B"), ("blue", "B"), ("red", "A"), ("blue", "A")):
        two.press(seat, button)
    assert two.names == {"red": "Zoe", "blue": "Yan"}


def test_a_row_begins_with_nobody_then_come_those_who_were_here_and_those_who_never_were(two):
    row = two.row("red")
    assert (row.step, row.person) == ("name", None)
    assert row.upcoming[:3] == ("Zoe", "Yan", OFFERED[0])


def test_b_leads_through_all_names_and_back_to_the_first(two):
    seen = []
    while not seen or two.at("red"):
        two.press("red", "B")
        seen.append(two.at("red"))
    assert seen == ["Zoe", "Yan", *OFFERED, ""]


def test_a_name_is_followed_by_its_face(two):
    two.press("red", "BA")
    row = two.row("red")
    assert (row.step, row.person) == ("face", KNOWN[0])
    two.press("red", "BBA")
    assert two.row("red").step == "ready"
    assert two.party.person("red") == Person("Zoe", following_faces(row)[1])


def test_nobody_in_particular_has_no_face_to_choose(two):
    two.press("red", "A")
    assert two.row("red").step == "ready"
    assert two.names == {}


def test_a_name_that_somebody_has_taken_is_no_longer_offered(two):
    two.press("blue", "BA")
    two.press("red", "B")
    assert two.at("red") == "Yan"
    assert "Zoe" not in two.row("red").upcoming


def test_who_stands_at_a_name_that_another_one_takes_is_moved_on(two):
    two.press("red", "B")
    two.press("blue", "B")
    assert two.at("red") == two.at("blue") == "Zoe"
    two.press("blue", "A")
    assert two.at("red") == "Yan"
    two.press("red", "A")
    assert two.names == {"red": "Yan", "blue": "Zoe"}


def test_the_name_of_somebody_who_still_chooses_can_be_taken_away(two):
    two.party.name("red", "Zoe")
    two.begin()
    two.press("blue", "BA")
    assert two.names == {"blue": "Zoe"}


def test_it_is_over_when_the_last_one_is_ready(two):
    two.press("red", "BAA")
    assert not two.naming.over()
    two.press("blue", "BAA")
    assert two.naming.over()


def test_b_lets_somebody_who_is_ready_choose_again_and_keeps_the_face(two):
    two.press("red", "BABA")
    face = two.party.person("red").face
    two.press("red", "B")
    assert (two.row("red").step, two.at("red")) == ("name", "Zoe")
    two.press("red", "AA")
    assert two.party.person("red").face == face


def test_who_is_ready_and_holds_a_does_not_wait_for_the_others(two):
    two.press("red", "BAA")
    # The press that took the face may be a long one: that does not count.
    assert not two.naming.over(holding={"red"})
    two.press("red", "A")
    assert two.naming.over(holding={"red"})
    assert not two.naming.over(holding={"blue"})
    two.press("red", "B")
    assert not two.naming.over(holding={"red"})


def test_who_has_not_chosen_stays_who_they_were(two):
    two.party.name("blue", "Yan")
    two.begin()
    two.press("blue", "BB")
    two.press("red", "BAAA")
    assert two.naming.over(holding={"red"})
    assert two.names == {"red": "Zoe", "blue": "Yan"}


def test_a_player_card_makes_its_seat_ready_and_frees_the_one_where_the_name_was(two):
    two.press("red", "BAA")
    two.party.name("blue", "Zoe")
    two.naming.call("blue", "Zoe")
    assert (two.row("red").step, two.at("red")) == ("name", "")
    assert (two.row("blue").step, two.at("blue")) == ("ready", "Zoe")


def test_a_name_of_somebody_new_is_in_the_row_of_who_has_it():
    """It came with a player card, and no match has been played since."""
    table = Table("red")
    table.party.name("red", "Wim")
    table.begin()
    assert table.at("red") == "Wim"
    table.press("red", "AA")
    assert table.names == {"red": "Wim"}


def test_a_seat_at_which_nobody_plays_has_nothing_to_choose(two):
    two.press("green", "BA")
    assert [row.seat for row in two.naming.shown()] == ["red", "blue"]
    assert two.names == {}


@pytest.mark.parametrize("count", [1, 3])
def test_what_each_has_to_press_does_not_grow_with_the_number_of_people(count):
    table = Table(*SEATS[:count])
    for seat in SEATS[:count]:
        table.press(seat, "BAA")
    assert table.naming.over()
    assert len(set(table.names.values())) == count
