"""Phones and their seats: whose they are, and that each touch is done once, whatever is killed."""

from itertools import count

import pytest
from msgspec.structs import replace

import display.web.phones
from controller.views import Invite
from controller.views import lobby as menu
from display.tabletop.eyes import Eyes
from display.tabletop.offers import Hint
from display.tabletop.saying import phrase
from display.targets import Everybody, GameOf, LineAt, LineOf
from display.web.phones import PhoneError
from display.words import words_in
from phonetable import phone_table

say = words_in("en")

GAMES = {
    "captains-orders": (4, {"rounds": 1}),
    "captain-bluff": (2, {"turns": 10, "call_s": None}),
    "bluff-pirate": (3, {"turns": 10}),
    "luggage": (2, {"rounds": 1, "per_suitcase": 2}),
}
TOUCHES = 12


# ---- seats ---------------------------------------------------------------------------------------


@pytest.fixture
def table(tmp_path):
    with phone_table(tmp_path, "captain-bluff", 2, turns=10, call_s=None) as table:
        yield table


@pytest.fixture
def lobby(tmp_path):
    with phone_table(tmp_path, "captain-bluff", 0) as lobby:
        yield lobby


def test_a_seat_is_given_for_the_code_alone_and_to_one_phone(lobby):
    seat, phones = lobby.opened.table.seats[0], lobby.phones
    with pytest.raises(PhoneError, match="web-wrong-code"):
        phones.join(seat, "XXXXX", "en")
    token = phones.join(seat, f" {phones.code.lower()} ", "en")
    assert phones.of(token).kept.seat == seat
    with pytest.raises(PhoneError, match="web-seat-taken"):
        phones.join(seat, phones.code, "en")
    assert phones.of(token + "x") is None


def test_the_code_that_the_screen_shows_outlasts_a_kill_though_nobody_has_joined(lobby):
    code = lobby.phones.code
    lobby.phones.invite(Invite("192.168.1.20:8080", code))
    lobby.run(1.0)
    lobby.kill()
    lobby.start()
    assert lobby.phones.code == code


def test_who_leaves_while_people_join_does_not_sit_at_the_table_any_more(lobby):
    seat, phones = lobby.opened.table.seats[0], lobby.phones
    token = phones.join(seat, phones.code, "en", "Ada")
    lobby.until(lambda: lobby.opened.console.lobby.party.people == (seat,))
    lobby.until(lambda: phones.of(token).player.sight().joined)
    phones.leave(phones.of(token))
    lobby.run(1.0)
    assert not lobby.opened.console.lobby.party.people
    assert seat in phones.free()


def test_who_finds_no_room_in_one_game_sits_down_when_another_is_chosen(tmp_path):
    with phone_table(tmp_path, "luggage", 0) as lobby:
        phones, seats = lobby.phones, lobby.opened.table.seats[:5]
        for seat in seats:
            lobby.tokens[seat] = phones.join(seat, phones.code, "en", seat.title())
            lobby.run(1.0)
        party = lobby.opened.console.lobby.party
        assert party.people == tuple(seats[:4]), "it is for four"
        first = lobby.phone(seats[0])
        ids = {target: id for id, target in first.sheet.targets.items()}
        phones.touch(first, 1, ids[GameOf("captains-orders")])
        lobby.until(lambda: set(party.people) == set(seats))


@pytest.mark.parametrize("way", ["by its box", "by its card"])
def test_a_game_that_was_chosen_stays_chosen_and_no_phone_is_asked_for_it_again(tmp_path, way):
    with phone_table(tmp_path, "luggage", 0) as lobby:
        console = lobby.opened.console
        if way == "by its card":
            console.lobby.tap("control/game/bluff-pirate", "red", 0.0)
            console.look()
        for seat in lobby.opened.table.seats[:2]:
            lobby.tokens[seat] = lobby.phones.join(seat, lobby.phones.code, "en", seat.title())
            lobby.phone(seat).watchers = 1
            lobby.run(1.0)
        first, chosen = lobby.phone(lobby.opened.table.seats[0]), []
        targets = [Everybody()] if way == "by its card" else [GameOf("bluff-pirate")]
        for number, target in enumerate([*targets, LineOf(menu.WHO_PLAYS), Everybody()], 1):
            ids = {target: id for id, target in first.sheet.targets.items()}
            lobby.phones.touch(first, number, ids[target])
            lobby.settle(3.0)
            chosen.append((console.stage, first.sheet.line))
            assert console.lobby.setup.slug == "bluff-pirate"
        ready = ("options", say("scene-we-play", game="bluff-pirate"))
        assert chosen == [ready, ("joining", say("scene-who-plays")), ready]


def test_a_page_is_made_again_only_when_something_has_changed(table, mocker):
    table.settle()
    made = mocker.spy(display.web.phones, "sheet")
    table.run(1.0)
    assert made.call_count == 0


def test_the_file_that_is_kept_has_no_token_and_is_the_user_s_alone(lobby):
    token = lobby.phones.join(lobby.opened.table.seats[0], lobby.phones.code, "en")
    (file,) = (lobby.folder / "kept").glob("*.json")
    assert token not in file.read_text()
    assert file.stat().st_mode & 0o077 == 0


def test_another_phone_takes_a_seat_by_a_code_that_is_good_once(table):
    seat = table.match.seats[0]
    phone, before = table.phone(seat), table.tokens[seat]
    table.phones.move(phone)
    code = table.phones.moving(phone)
    after = table.phones.join("", code, "en")
    assert (table.phones.of(before), table.phones.of(after)) == (None, phone)
    with pytest.raises(PhoneError):
        table.phones.join("", code, "en")


def test_all_phones_sit_where_they_sat_after_the_process_was_killed(table):
    seats = {seat: table.phone(seat).kept.digest for seat in table.match.seats}
    table.kill()
    table.start()
    assert {seat: table.phone(seat).kept.digest for seat in table.match.seats} == seats
    table.until(lambda: all(phone.sheet.shape == "play" for phone in table.phones))


# ---- exactly once --------------------------------------------------------------------------------


def a_touch(table):
    """(seat, id) of something that is lit."""
    seat, target = chosen(table, 1)
    return seat, table.touchable(seat)[target]


def test_a_number_that_was_taken_is_not_done_again(table):
    seat, id = a_touch(table)
    table.phones.touch(table.phone(seat), 5, id)
    table.settle()
    done = table.phone(seat).player.hands.acted
    assert done > 0
    _, other = a_touch(table)
    for number in (5, 4, 1):
        assert table.phones.touch(table.phone(seat), number, other)
        table.settle()
    assert table.phone(seat).player.hands.acted == done


def test_two_touches_that_wait_for_busy_hands_are_both_done_in_their_order(table):
    """As after a takeover: the second page does not know of the first one's touch."""
    seat, id = a_touch(table)
    phone = table.phone(seat)
    for number in (1, 2):
        assert table.phones.touch(phone, number, id)
        assert table.phones.touch(phone, number, id), "it was sent again"
    assert [number for number, *_ in phone.waiting] == [1, 2]
    table.settle()
    assert phone.kept.number == 2


def test_a_touch_that_waits_does_not_take_the_line_that_stands_there_by_then(lobby):
    """Back, and at once the line above it: in the menu that comes another one has its place."""
    seat = lobby.opened.table.seats[0]
    lobby.tokens[seat] = lobby.phones.join(seat, lobby.phones.code, "en", "Ada")
    lobby.settle()
    phone, console = lobby.phone(seat), lobby.opened.console

    def touched(number, target):
        ids = {target: id for id, target in phone.sheet.targets.items()}
        assert lobby.phones.touch(phone, number, ids[target])

    for number, target in enumerate((Everybody(), LineOf(menu.HOW_TO_PLAY)), 1):
        touched(number, target)
        lobby.settle()
    teaches, ids = console.lobby.teaches, [line.id for line in console.lobby.cursor().options]
    assert ids == ["table-menu-rules", "table-menu-teach", menu.BACK]
    touched(3, LineAt(2))
    touched(4, LineAt(1))
    lobby.settle()
    assert phone.kept.number == 4
    assert console.lobby.teaches is teaches
    assert console.lobby.cursor().title.id == menu.GAME, "no other menu has come up"


def test_the_belt_that_was_chosen_for_the_next_card_is_forgotten_with_the_turn(table):
    """Else a card of the next turn is laid there at once, and nobody is asked where to."""
    seat, other = table.match.seats[:2]
    eyes = table.phone(seat).player.eyes
    own = eyes.view
    eyes.prefer("spot/3")
    eyes.see_view(replace(own, at_s=own.at_s + 1.0))
    assert eyes.sight().lays_at == "spot/3"
    eyes.see_view(replace(own, match=replace(own.match, active=other)))
    eyes.see_view(own)
    assert eyes.sight().lays_at == ""


def test_what_no_page_shows_any_more_is_not_done_and_its_number_is_taken(table):
    seat = table.match.seats[0]
    acted = table.phone(seat).player.hands.acted
    for number, id in enumerate(("OwnCard-000000000000", "", "__proto__", "é" * 200), start=1):
        assert not table.phones.touch(table.phone(seat), number, id)
        table.settle()
        assert table.phone(seat).kept.number == number
    assert table.phone(seat).player.hands.acted == acted


def played(folder, game, script=None, kill_after=None):
    """What touches have come to: for each its seat, what it touched, and the moves from then on.

    A *script* says what is touched, instead of what is lit. *kill_after* returns after how many
    acts of a gesture the pages' process is killed; it is started again at once, and the phone's
    page, which has not heard that its touch was taken, sends it again.
    """
    folder.mkdir(mode=0o700)
    told, (players, options) = [], GAMES[game]
    with phone_table(folder, game, players, **options) as table:
        for number in range(1, TOUCHES + 1):
            seat, target = script[number - 1][:2] if script else chosen(table, number)
            before = len(table.moves)
            touch(table, seat, number, target, kill_after)
            table.settle()
            told.append((seat, target, table.moves[before:]))
    return told


def chosen(table, number):
    for seat in table.match.seats:
        target = table.choice(seat, number)
        if target is not None:
            return seat, target
    raise AssertionError("nobody can do anything")


def touch(table, seat, number, target, kill_after):
    targets = table.phone(seat).sheet.targets
    id = next(id for id, one in targets.items() if one == target)
    table.phones.touch(table.phone(seat), number, id)
    if kill_after is None:
        return
    sent = table.phone(seat).player.hands.acted + next(kill_after)
    for _ in range(120):
        if table.phone(seat).player.hands.acted >= sent:
            break
        table.tick()
    table.kill()
    table.start()
    table.until(lambda: all(phone.sheet and phone.sheet.shape != "away" for phone in table.phones))
    table.phones.touch(table.phone(seat), number, id)


@pytest.mark.parametrize("game", GAMES)
def test_each_touch_is_done_once_at_whatever_act_the_process_is_killed(game, tmp_path):
    undisturbed = played(tmp_path / "undisturbed", game)
    assert sum(len(moves) for _, _, moves in undisturbed) > 1
    for first in range(3):
        kills = (acts % 3 for acts in count(first))
        assert played(tmp_path / str(first), game, undisturbed, kills) == undisturbed


def test_who_starts_a_match_is_not_asked_any_more_what_the_lobby_asked(tmp_path):
    """The hand that pressed the button is still busy when the match begins."""
    with phone_table(tmp_path, "captains-orders", 0) as table:
        for seat in table.opened.table.seats[:4]:
            table.tokens[seat] = table.phones.join(seat, table.phones.code, "en", seat.upper())
            table.settle()
        for phone in table.phones:
            phone.watchers = 1
        phone, lines = table.phone("red"), set()
        for number, wanted in enumerate(("Go on", "Start"), start=1):
            verb = next(one for one in phone.sheet.verbs if one.text == wanted)
            table.phones.touch(phone, number, verb.id)
            for _ in range(120):
                table.tick()
                lines.add((phone.sheet.shape, phone.sheet.line))
    assert "play" in dict(lines)
    assert ("play", say("hands-choose-a-line")) not in lines


def test_a_touch_that_is_sent_again_before_the_table_is_seen_is_done(table):
    """A page may be back before its process has heard from the table."""
    seat, id = a_touch(table)
    table.kill()
    table.start_unseen()
    phone = table.phone(seat)
    assert phone.sheet is None
    for _ in range(2):
        assert table.phones.touch(phone, 1, id)
        table.phones.poll()
    table.settle()
    assert phone.kept.number == 1
    assert phone.player.hands.acted > 0
    assert id not in table.touchable(seat).values(), "the card has been taken up"


def test_a_view_that_comes_before_the_hands_are_heard_lets_a_phone_wait(table):
    """Feed and hands are two sockets, and until the second speaks nobody knows what lies there."""
    seat = table.match.seats[0]
    eyes = Eyes(seat, "en")
    eyes.see_view(table.phone(seat).player.eyes.view)
    assert eyes.hint(eyes.sight()) == Hint((phrase("hands-wait-for-table"),))


def test_what_hands_did_after_an_act_is_no_rest_of_it(tmp_path):
    """A button that was held since counted as an act, and the pages' process could not start."""
    with phone_table(tmp_path, "captains-orders", 4, rounds=1) as table:
        seat = next(one for one in table.match.seats if table.choice(one, 1) is not None)
        target = table.choice(seat, 1)
        id = next(id for id, one in table.phone(seat).sheet.targets.items() if one == target)
        table.phones.touch(table.phone(seat), 1, id)
        table.settle()
        assert table.phone(seat).kept.steps, "the act is over, and still written down"
        for _ in range(3):
            table.phones.hold(table.phone(seat), True)
            table.run(0.5)
            table.phones.hold(table.phone(seat), False)
            table.settle()
        before = table.moves
        table.kill()
        table.start()
        table.settle()
        assert table.moves == before


def test_an_act_of_before_a_power_cut_is_not_done_at_the_table_that_comes_after(tmp_path):
    """Another table counts the acts of its seats anew, so the count says nothing of that act."""
    (tmp_path / "first").mkdir(mode=0o700)
    with phone_table(tmp_path / "first", "captain-bluff", 2, turns=10, call_s=None) as table:
        seat, id = a_touch(table)
        table.phones.touch(table.phone(seat), 1, id)
        table.settle()
        kept = table.folder / "kept"
        assert table.phone(seat).kept.steps
    (tmp_path / "second").mkdir(mode=0o700)
    kept.rename(tmp_path / "second" / "kept")
    with phone_table(tmp_path / "second", "captain-bluff", 2, (), turns=10, call_s=None) as table:
        table.settle()
        assert [phone.player.hands.acted for phone in table.phones] == [0, 0]
