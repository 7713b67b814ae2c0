"""Cards that are read when they are played (G-6): a deal, a draw, a theft and a reveal are one
press, and a player who is asked or chosen says so with A at their seat."""

import pytest

from controller.conformance.hands import SPOTS, begun
from controller.errors import IllegalMove
from controller.games.bluff_pirate import pieces as pirate
from controller.games.captain_bluff import pieces as bluff
from controller.games.captains_orders import pieces as orders
from controller.games.catalogue import CATALOGUE, game_named
from controller.match.acts import Pressed, Tapped, TappedAt
from controller.match.halfdone import Said
from harness.handling import Handling

SEATS = ("red", "blue", "green", "yellow")
GAMES = ("captains-orders", "captain-bluff", "bluff-pirate")
HANDS = {"captains-orders": 6, "captain-bluff": 11, "bluff-pirate": 5}

A, B = (lambda seat: Pressed(seat, "A")), (lambda seat: Pressed(seat, "B"))


def card(game, name):
    return f"{game}/card/{name}"


def number(game, name):
    return CATALOGUE[game].rules.zones.deck.names.index(name)


def dealt(game, spots=SPOTS, **options):
    hands = begun(game_named(game), SEATS, spots=spots, **options)
    hands.do(A("red"))
    return hands


def counts(hands):
    return [hand.bit_count() for hand in hands.match.state.hands]


@pytest.mark.parametrize("game", GAMES)
def test_one_press_says_that_all_hands_are_dealt(game):
    """Ruling G-6."""
    hands = dealt(game)
    assert counts(hands) == [HANDS[game]] * 4
    assert hands.match.state.phase != "dealing"
    assert hands.match.shown.notices() == ()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_tapped_before_is_known(game):
    hands = begun(game_named(game), SEATS, spots=SPOTS)
    name = CATALOGUE[game].rules.zones.deck.names[3]
    hands.do(Tapped("blue", card(game, name)), A("red"))
    assert counts(hands) == [HANDS[game]] * 4
    assert hands.match.state.hands[1] >> 3 & 1


@pytest.mark.parametrize("game", GAMES)
def test_a_table_may_want_every_card_read(game):
    hands = begun(game_named(game), SEATS, spots=SPOTS, reading="every")
    assert hands.do(A("red")) == []
    rules, state = CATALOGUE[game].rules, hands.match.state
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, rules.move_from_text(state, "dealt"))
    assert (caught.value.message.id, caught.value.rule) == (f"{game}-read-each", "G-6")


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_anything_of_a_hand_that_was_dealt_at_once(game):
    rules, state = CATALOGUE[game].rules, dealt(game).match.state
    for player in range(4):
        assert not rules.zones.seen_by(state, player)


# -- Captain's Orders ----------------------------------------------------------------------


def at_turn(**options):
    return dealt("captains-orders", **options)


def test_an_order_is_read_when_it_is_laid():
    hands = at_turn()
    three = number("captains-orders", "3-1")
    assert hands.do(TappedAt(1, card("captains-orders", "3-1"))) == [orders.PlayOrder(1, three)]
    assert counts(hands) == [6, 5, 6, 6]


def test_co_5_a_card_that_cannot_follow_is_found_when_it_is_read():
    hands = at_turn()
    hands.do(TappedAt(1, card("captains-orders", "7-1")))
    assert hands.do(Tapped("blue", card("captains-orders", "2-1"))) == []
    notice = hands.match.shown.notices()[-1]
    assert (notice.id, notice.rule) == ("captains-orders-follow-too-low", "CO-5")
    assert hands.do(Tapped("blue", card("captains-orders", "8-1"))) != []


def test_a_card_that_lies_elsewhere_is_in_no_hand():
    hands = at_turn()
    seven = card("captains-orders", "7-1")
    hands.do(TappedAt(1, seven), *(Tapped("blue", card("captains-orders", c)) for c in ("8-1",)))
    assert hands.do(Tapped("blue", seven)) == []
    assert hands.match.shown.notices()[-1].rule == "CO-1"


def test_co_3_asking_is_the_card_on_the_askers_pad_and_the_a_of_its_giver():
    hands = at_turn()
    five = number("captains-orders", "5-1")
    assert hands.do(Tapped("blue", card("captains-orders", "5-1"))) == []
    assert hands.match.shown.cursor().title.id == "captains-orders-menu-given"
    assert hands.do(A("yellow")) == [orders.Ask(1, 3), orders.Give(3, five)]
    discard = TappedAt(2, card("captains-orders", "5-1"))
    assert hands.do(discard) == [orders.Discard(1, five)]


def test_a_card_that_nobody_gave_is_taken_back_with_the_askers_a():
    hands = at_turn()
    hands.do(Tapped("blue", card("captains-orders", "5-1")))
    assert hands.do(A("blue")) == []
    assert hands.match.half.meant == Said()


def test_co_3_a_giver_who_is_known_need_not_say_so():
    hands = begun(game_named("captains-orders"), SEATS, spots=SPOTS)
    five = card("captains-orders", "5-1")
    hands.do(Tapped("green", five), A("red"))
    given = orders.Give(2, number("captains-orders", "5-1"))
    assert hands.do(Tapped("blue", five)) == [orders.Ask(1, 2), given]


def test_co_13_who_is_accused_presses_the_own_a():
    hands = at_turn()
    assert hands.do(B("blue"), B("blue"), A("blue"), A("green")) == []
    assert hands.do(B("blue"), A("blue")) == [orders.Discover(1, 2)]


def test_co_13_at_the_end_of_a_round_the_hands_are_read():
    hands = at_turn()
    hands.do(B("blue"), B("blue"), A("blue"), A("green"), B("blue"), A("blue"))
    assert hands.match.state.phase == "reveal"
    names = iter(CATALOGUE["captains-orders"].rules.zones.deck.names)
    for seat in SEATS:
        hands.do(*(Tapped(seat, card("captains-orders", next(names))) for _ in range(6)))
    assert hands.match.state.phase == "round_over"


# -- Captain Bluff -------------------------------------------------------------------------


def test_cb_5_one_press_draws_and_one_takes_what_was_exchanged():
    hands = dealt("captain-bluff")
    for seat, spot in zip(SEATS, range(1, 5), strict=True):
        hands.do(TappedAt(spot, card("captain-bluff", f"paris-{spot}")))
        assert counts(hands)[SEATS.index(seat)] == 10
    hands.do(TappedAt(5, card("captain-bluff", "paris-9")))
    assert hands.do(A("red")) == [bluff.Draw(0, None)]
    assert counts(hands)[0] == 10


def test_cb_18_a_city_that_was_read_when_it_was_laid_is_not_tapped_again():
    hands = dealt("captain-bluff")
    for spot in range(1, 5):
        hands.do(TappedAt(spot, card("captain-bluff", f"paris-{spot}")))
    hands.do(TappedAt(1, card("captain-bluff", "london-3")), A("red"))
    hands.do(A("blue"))
    hands.wait(1.0)
    assert hands.match.state.called.loser == 0


# -- Bluff Pirate --------------------------------------------------------------------------


def laid(hands, *names):
    up, *down = names
    hands.do(A("red"), TappedAt(1, card("bluff-pirate", up)))
    hands.do(*(TappedAt(2, card("bluff-pirate", name)) for name in down))
    return hands.do(A("red"))


def test_bp_1_one_press_says_that_two_were_drawn():
    hands = dealt("bluff-pirate")
    assert hands.do(A("red")) == [
        pirate.Draw(0),
        pirate.Drawn(0, None),
        pirate.Drawn(0, None),
    ]
    assert counts(hands) == [7, 5, 5, 5]


def test_bp_7_one_press_turns_all_that_was_read_when_it_was_laid():
    hands = dealt("bluff-pirate")
    assert laid(hands, "pink-1", "pink-2", "black-3") == [pirate.EndSet(0)]
    hands.wait(1.0)
    hands.do(A("blue"), B("green"), A("yellow"))
    assert hands.do(A("green")) == [pirate.Pick(0, 2)]
    turned = hands.do(A("red"))
    assert [type(move) for move in turned] == [pirate.Reveal] * 2
    assert hands.match.state.history[-1].bluff


def test_bp_3_a_card_laid_twice_is_refused():
    hands = dealt("bluff-pirate")
    hands.do(A("red"), TappedAt(1, card("bluff-pirate", "pink-1")))
    assert hands.do(TappedAt(2, card("bluff-pirate", "pink-1"))) == []


def test_bp_14_a_pirate_the_a_of_the_ship_and_one_press_board_it():
    hands = dealt("bluff-pirate")
    laid(hands, "pink-1", "pink-2", "pink-3")
    hands.wait(1.0)
    hands.do(A("blue"), A("green"), A("yellow"), A("green"), A("red"))
    assert hands.match.state.active == 1
    assert len(hands.do(TappedAt(4, card("bluff-pirate", "black-pirate")))) == 1
    assert hands.do(A("red")) == [pirate.Target(1, 0)]
    assert hands.do(A("blue")) == [pirate.Stolen(1, None)] * 3
    assert counts(hands) == [1, 7, 5, 5]


@pytest.mark.parametrize("file", ["sim", "sim-spots"])
def test_bp_1_a_press_and_a_table_that_draws_by_itself_draw_two_between_them(file):
    spec = game_named("bluff-pirate")
    with Handling(spec, SEATS, file=file) as hands:
        hands.wait(2.0)
        offered = [line.id for line in hands.match.shown.cursor().options]
        # What the table does by itself need not be said besides.
        assert "bluff-pirate-menu-draw" in offered
        assert "bluff-pirate-menu-has-drawn" not in offered
        hands.press("A", "red")
        assert counts(hands) == [7, 5, 5, 5]
        assert hands.match.shown.notices() == ()


def test_cb_9_after_a_trip_alone_a_number_is_asked_for_and_nobody_can_end_the_run():
    hands = dealt("captain-bluff")
    for spot in range(1, 5):
        hands.do(TappedAt(spot, card("captain-bluff", f"paris-{spot}")))
    hands.do(TappedAt(1, card("captain-bluff", "round-trip-1")))
    assert hands.match.shown.prompt().id == "captain-bluff-placing-trip"
    assert hands.do(A("red")) == []
    lines = [one.id for one in hands.match.shown.cursor().options]
    assert "captain-bluff-menu-run-complete" not in lines
