"""The lobby: who plays which game, with which bots and options; and the choice after a match."""

from random import Random

import pytest

from controller.games.catalogue import CATALOGUE
from controller.match.menu import shown
from controller.match.signs import NOTICE_S
from controller.match.tablegame import TableShape
from controller.table.choices import after_match
from controller.table.lobby import PROMPTS, Lobby
from controller.table.people import OFFERED
from controller.table.setup import Setup
from controller.views.lobby import WHICH_GAME

SEATS = ("red", "blue", "green", "yellow", "orange", "purple")
SHAPE = TableShape(spots=6)


def lobby(*people, bots=True, first="luggage"):
    """A lobby where *people* have joined."""
    games = sorted(CATALOGUE.values(), key=lambda game: game.slug != first)
    found = Lobby([Setup(game, SHAPE, {}) for game in games], SEATS, bots)
    for seat in people:
        found.press(seat, "A", 0.0)
    return found


def set_up(*people, **settings):
    """The same when everybody has held A."""
    found = lobby(*people, **settings)
    found.hold(people, 1.0)
    return found


def choose(lobby, *ids):
    """Choose lines one after the other; whether the match shall begin."""
    begins = False
    for id in ids:
        for _ in lobby.cursor().options:
            cursor = lobby.cursor()
            if cursor.options[cursor.at].id == id or cursor.options[cursor.at].args == id:
                break
            lobby.press("red", "B", 2.0)
        else:
            raise LookupError(id)
        begins = lobby.press("red", "A", 2.0)
    return begins


def bots(lobby):
    return [seat for seat, bot in lobby.party.joined.items() if bot]


def told(lobby, now_s=2.0):
    return [notice.id for notice in lobby.notices(now_s)]


# ---- who plays -----------------------------------------------------------------------------------


def test_everybody_holds_a_but_nobody_has_to_at_the_same_time():
    """Two windows on one screen cannot both have the keys."""
    found = lobby("red", "blue")
    found.hold(["red"], 1.0)
    assert (found.stage, found.ready) == ("joining", {"red"})
    found.hold(["blue"], 3.0)
    assert found.stage == "options"


def test_who_joins_late_is_waited_for():
    found = lobby("red", "blue")
    found.hold(["red"], 1.0)
    found.press("green", "A", 2.0)
    found.hold(["blue", "green"], 3.0)
    assert found.stage == "joining"
    found.hold(["red"], 4.0)
    assert found.stage == "options"


def test_too_few_people_are_told_until_there_are_enough():
    found = set_up("red", bots=False)
    assert told(found) == ["table-too-few"]
    found.press("blue", "A", 2.0)
    assert told(found) == []


def test_a_full_table_is_told_until_somebody_leaves():
    found = lobby("red", "blue", "green", "yellow", "orange", bots=False)
    assert told(found) == ["table-full"]
    found.press("green", "B", 2.0)
    assert told(found) == []


def test_a_warning_ends_by_itself():
    found = set_up("red", bots=False)
    assert told(found, 1.0 + NOTICE_S + 0.1) == []


def test_a_person_alone_gets_as_many_bots_as_the_game_needs():
    found = set_up("red", first="captains-orders")
    assert (found.stage, bots(found)) == ("options", ["blue", "green", "yellow"])


def test_who_comes_to_a_bots_seat_plays_in_its_place():
    found = set_up("red")
    choose(found, "table-menu-who-plays")
    found.press("blue", "A", 3.0)
    assert found.party.joined == {"red": False, "blue": False}


# ---- what they are called ------------------------------------------------------------------------


def names(lobby):
    party = lobby.party
    return {seat: person.name for seat in party.joined if (person := party.person(seat))}


def press(lobby, seat, buttons):
    for button in buttons:
        lobby.press(seat, button, 2.0)


def test_a_line_lets_all_choose_and_leads_back_when_they_have():
    found = set_up("red", "blue")
    choose(found, "table-menu-names")
    assert (found.stage, PROMPTS[found.stage].id, found.cursor()) == (
        "naming",
        "table-naming",
        None,
    )
    press(found, "blue", "BBAA")
    press(found, "red", "BAA")
    assert names(found) == {"red": OFFERED[0], "blue": OFFERED[1]}
    assert (found.stage, found.cursor().options[found.cursor().at].id) == (
        "options",
        "table-menu-names",
    )


def test_a_person_alone_chooses_a_name_too():
    found = set_up("red")
    choose(found, "table-menu-names")
    press(found, "red", "BAA")
    assert (found.stage, names(found)) == ("options", {"red": OFFERED[0]})


def test_who_is_ready_and_holds_a_ends_it_for_all():
    found = set_up("red", "blue")
    choose(found, "table-menu-names")
    press(found, "red", "BAA")
    found.hold({"red"}, 3.0)
    assert found.stage == "naming"
    press(found, "red", "A")
    found.hold({"red"}, 4.0)
    assert (found.stage, names(found)) == ("options", {"red": OFFERED[0]})


def test_a_player_card_is_a_choice_too():
    found = set_up("red", "blue")
    choose(found, "table-menu-names")
    found.tap("player/Zoe", "blue", 2.0)
    press(found, "red", "A")
    assert (found.stage, names(found)) == ("options", {"blue": "Zoe"})


def test_a_game_card_changes_the_game_and_not_who_chooses():
    found = set_up("red", "blue")
    choose(found, "table-menu-names")
    found.tap("control/game/captains-orders", "red", 2.0)
    assert (found.stage, found.setup.slug) == ("naming", "captains-orders")
    assert [row.seat for row in found.naming.shown()] == ["red", "blue"]


def test_a_player_card_joins_and_names_at_once():
    found = lobby()
    found.tap("player/Zoe", "green", 1.0)
    assert (found.stage, found.party.joined, names(found)) == (
        "joining",
        {"green": False},
        {"green": "Zoe"},
    )


def test_a_player_card_at_another_pad_takes_its_player_along():
    found = lobby("red")
    found.tap("player/Zoe", "red", 1.0)
    found.tap("player/Zoe", "blue", 2.0)
    assert names(found) == {"blue": "Zoe"}
    assert found.party.joined == {"red": False, "blue": False}


def test_a_player_card_at_a_seat_without_a_player_lets_people_join_once_more():
    found = set_up("red")
    found.tap("player/Zoe", "orange", 2.0)
    assert (found.stage, names(found)) == ("joining", {"orange": "Zoe"})
    assert "red" in found.party.joined


def test_a_card_does_not_make_room_at_a_full_table():
    found = lobby("red", "blue", "green", "yellow", bots=False)
    found.tap("player/Zoe", "orange", 2.0)
    assert (told(found), names(found)) == (["table-full"], {})


def test_a_bot_has_no_name_of_a_person():
    found = set_up("red")
    found.tap("player/Zoe", "red", 1.0)
    assert all(found.party.person(seat) is None for seat in bots(found))


def test_who_stays_for_another_match_keeps_the_name_and_who_leaves_does_not():
    found = lobby("red", "blue")
    for seat, name in (("red", "Ada"), ("blue", "Ben")):
        found.tap(f"player/{name}", seat, 1.0)
    found.party.all_leave()
    found.open()
    found.press("red", "A", 2.0)
    assert names(found) == {"red": "Ada"}
    found.press("red", "B", 3.0)
    found.press("red", "A", 4.0)
    assert names(found) == {}


# ---- which game, which bots ----------------------------------------------------------------------


def test_b_shows_the_next_game_while_nobody_plays():
    found = lobby()
    shown_games = []
    for _ in CATALOGUE:
        shown_games.append(found.setup.slug)
        found.press("red", "B", 0.0)
    assert shown_games[0] == found.setup.slug == "luggage"
    assert set(shown_games) == set(CATALOGUE)


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_can_be_chosen_and_started(game):
    found = set_up("red", "blue")
    assert not choose(found, WHICH_GAME, {"game": game})
    assert found.setup.slug == game
    assert choose(found, "table-menu-start")
    assert found.setup.min_players <= len(found.party.joined) <= found.setup.max_players


def test_a_game_card_chooses_its_game_as_long_as_nothing_is_played():
    found = set_up("red")
    found.tap("control/game/captains-orders", "red", 2.0)
    assert (found.stage, found.setup.slug) == ("options", "captains-orders")
    assert len(found.party.joined) == 4


def test_bots_come_one_by_one_up_to_the_last_chair_and_then_leave_again():
    found = set_up("red")
    counts = []
    for _ in range(5):
        counts.append(len(bots(found)))
        choose(found, "table-menu-bots")
    assert counts == [1, 2, 3, 1, 2]


def test_bots_that_are_too_many_for_another_game_leave():
    found = set_up("red", first="captain-bluff")
    for _ in range(3):
        choose(found, "table-menu-bots")
    assert len(found.party.joined) == 5
    choose(found, WHICH_GAME, {"game": "luggage"})
    assert len(found.party.joined) == 4


def test_the_bots_level_follows_the_press():
    found = set_up("red")
    levels = []
    for _ in range(4):
        levels.append(found.party.level)
        choose(found, "table-menu-level")
    assert levels == ["normal", "sharp", "easy", "normal"]


def test_each_bot_has_a_level_of_its_own():
    found = set_up("red")
    choose(found, "table-menu-bots")
    bots = [seat for seat, bot in found.party.joined.items() if bot]
    choose(found, "table-menu-each-bot")
    lines = [line for line in found.cursor().options if line.id == "table-menu-one-bot"]
    assert [line.args["seat"] for line in lines] == bots
    choose(found, lines[-1].args)
    assert [found.party.level_of(seat) for seat in bots] == ["normal", "sharp"]


def test_levels_that_differ_are_made_one_again():
    found = set_up("red")
    choose(found, "table-menu-bots")
    bots = [seat for seat, bot in found.party.joined.items() if bot]
    found.party.seat_bot(bots[-1], "easy")
    choose(found, "table-menu-levels-differ")
    assert [found.party.level_of(seat) for seat in bots] == ["normal", "normal"]


def test_the_bot_of_a_seat_has_the_same_temper_every_time():
    one, other = set_up("red"), set_up("red", first="captain-bluff")
    for found in (one, other):
        choose(found, "table-menu-bots")
        choose(found, "table-menu-each-bot")
    told = [
        {line.args.get("seat"): line.args for line in found.cursor().options}
        for found in (one, other)
    ]
    assert told[0]["blue"] == told[1]["blue"]
    assert told[0]["blue"]["temper"] != told[0]["green"]["temper"]


def test_without_hands_for_bots_there_is_no_line_for_them():
    found = set_up("red", "blue", bots=False)
    ids = [line.id for line in found.cursor().options]
    assert "table-menu-start" in ids
    assert not {"table-menu-bots", "table-menu-level"} & set(ids)


def test_too_few_people_cannot_start_another_game_and_are_told_why():
    found = set_up("red", "blue", bots=False)
    choose(found, WHICH_GAME, {"game": "captains-orders"})
    assert not choose(found, "table-menu-start")
    assert told(found) == ["table-too-few"]
    choose(found, WHICH_GAME, {"game": "luggage"})
    assert told(found) == []


def test_an_option_keeps_the_cursor_where_it_is():
    found = set_up("red", first="captains-orders")
    choose(found, "table-menu-options", "captains-orders-option-wins")
    cursor = found.cursor()
    assert str(cursor.options[cursor.at]) == "captains-orders-option-wins: value=4"
    found.press("red", "A", 3.0)
    assert found.setup.options.wins == 5


# ---- after a match -------------------------------------------------------------------------------


def test_after_a_match_the_first_line_is_once_more():
    def lines(**what):
        return [line.id for line in shown(after_match(**what), "").options]

    always = ["table-menu-again", "table-menu-another-game", "table-menu-who-plays"]
    assert lines(bots=False, recorded=False) == always
    for what, line in (("bots", "table-menu-other-bots"), ("recorded", "table-menu-watch-again")):
        both = {"bots": False, "recorded": False, what: True}
        assert lines(**both) == [*always[:2], line, *always[2:]]


# ---- learning a game -----------------------------------------------------------------------------


def new_to(*games):
    """A lobby at a table where nobody has played these games yet."""
    setups = [Setup(game, SHAPE, {}) for game in CATALOGUE.values()]
    found = Lobby(setups, SEATS, True, new=lambda game: game in games)
    found.press("red", "A", 0.0)
    found.hold(["red"], 1.0)
    return found


def test_the_first_match_of_a_game_is_a_taught_one():
    found = new_to("captain-bluff")
    choose(found, WHICH_GAME, {"game": "luggage"})
    assert not found.teaches
    choose(found, WHICH_GAME, {"game": "captain-bluff"})
    assert found.teaches


def test_a_line_says_so_and_changes_it_for_one_match():
    found = new_to("luggage")
    choose(found, "table-menu-how-to-play", {"on": "yes"})
    assert not found.teaches
    found.agreed(Random(0))
    assert found.teaches


def test_so_does_holding_b():
    found = new_to()
    assert not found.teaches
    found.explain(["red"], 2.0)
    assert found.teaches
    assert told(found) == ["table-teaches"]


def test_the_rules_open_by_a_line_and_any_button_leads_back_to_it():
    found = new_to()
    for button in "AB":
        choose(found, "table-menu-how-to-play", "table-menu-rules")
        assert (found.stage, found.cursor(), PROMPTS[found.stage].id) == (
            "rules", None, "table-reads-rules",
        )  # fmt: skip
        found.press("red", button, 3.0)
        cursor = found.cursor()
        assert cursor.options[cursor.at].id == "table-menu-how-to-play"


def test_a_game_card_leads_from_the_rules_to_its_game():
    found = new_to()
    choose(found, "table-menu-how-to-play", "table-menu-rules")
    found.tap("control/game/captains-orders", "red", 2.0)
    assert (found.stage, found.setup.slug) == ("rules", "captains-orders")


# ---- bot cards, and a match that was kept for later ----------------------------------------------


def test_a_bot_card_seats_a_bot_of_its_level_and_another_sends_it_away():
    found = set_up("red")
    found.tap("control/bot/sharp", "green", 2.0)
    assert (found.party.joined["green"], found.party.level_of("green")) == (True, "sharp")
    found.tap("control/bot/easy", "green", 3.0)
    assert (found.party.joined["green"], found.party.level_of("green")) == (True, "easy")
    found.tap("control/bot/away", "green", 4.0)
    assert "green" not in found.party.joined


def test_a_bot_card_sends_no_person_away_and_makes_no_room():
    found = set_up("red", bots=True)
    found.tap("control/bot/easy", "red", 2.0)
    assert (found.party.joined["red"], told(found)) == (False, ["table-chair-taken"])
    for seat in SEATS[1:]:
        found.tap("control/bot/sharp", seat, 3.0)
    assert len(found.party.joined) == found.setup.max_players
    assert "table-full" in told(found, 3.0)


def test_a_bot_card_leaves_the_stage_and_the_cursor_as_they_are():
    """Who arranges the chairs goes on where the menu stood."""
    found = set_up("red")
    choose(found, "table-menu-options")
    before = found.cursor()
    found.tap("control/bot/sharp", "green", 2.0)
    assert (found.stage, found.cursor().at) == ("options", before.at)


def test_a_match_that_was_kept_for_later_goes_on_from_the_menu():
    found = set_up("red")
    assert "table-menu-resume" not in [one.id for one in found.cursor().options]
    found.rests = True
    assert choose(found, "table-menu-resume") == "go on"
