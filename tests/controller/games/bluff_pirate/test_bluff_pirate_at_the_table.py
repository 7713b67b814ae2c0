"""What players of Bluff Pirate do at the table, and what the table makes of it."""

import random

import msgspec
import pytest

from controller.cards.referee import RefereeState
from controller.conformance.hands import SPOTS, Acting
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    CARDS,
    DECK,
    ISLAND_PILES,
    KIND,
    PIECES,
    BoardShip,
    Draw,
    Drawn,
    EndSet,
    Keep,
    Lay,
    Named,
    Opened,
    Pick,
    Redeal,
    Reshuffle,
    Reveal,
    Revote,
    Steer,
    Stolen,
    TakenBack,
    Target,
    Unlay,
    Vote,
    token_piece,
)
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.table import BluffPirateTable
from controller.match.acts import CONTROL_CARDS, HOLD_S, PAUSE, UNDO, Pressed, Tapped, TappedAt
from controller.match.halfdone import NOTHING, Said
from controller.match.menu import Meant
from controller.match.tablegame import TableShape
from controller.views import SEAT, Message
from controller.views.bluff_pirate import SeenVote
from examples.bluff_pirate import HANDS
from hardware.signals import ButtonPressed, ButtonReleased
from harness.matches import begun


def card(name):
    return CARDS.index(name)


def tap(seat, name):
    return Tapped(seat, DECK.pieces[card(name)])


def at_spot(spot, name):
    return TappedAt(spot, DECK.pieces[card(name)])


def press(seat, buttons):
    return [Pressed(seat, button) for button in buttons]


@pytest.fixture
def at_table():
    """`at_table(state, spots)`: hands at a table where the match stands there."""

    def at_table(state, spots=SPOTS):
        game = BluffPirateTable(TableShape(spots=len(spots)))
        return Acting(game, state, state.seats, (*PIECES, *CONTROL_CARDS), spots)

    return at_table


@pytest.fixture
def choose():
    """`choose(acting, means)`: the cursor takes that line; the moves that it made."""

    def choose(acting, means):
        match = acting.match
        return acting.do(*match.game.with_cursor(match.state, means, match.half))

    return choose


@pytest.fixture
def voting(holding, placed):
    """All others vote on red's set of pink, which is a bluff."""
    return placed(holding(*HANDS), "pink-1", "pink-2 black-1")


@pytest.fixture
def at_island(holding, placed, decided):
    """Red's set has brought its ship to the first island."""
    state = holding(*HANDS, ships={"red": "fork.island-1.4"})
    state = placed(state, "pink-1", "pink-2 pink-3")
    return decided(state, "blue no-bluff", "green bluff", picked="blue")


def told(acting):
    return acting.match.shown.notices()[-1].id


def public(acting):
    """All that anybody can see or hear of the match now."""
    match = acting.match
    lights = [match.signs.lights.light(seat) for seat in match.seats]
    shown = (
        match.shown.view(None),
        match.shown.prompt(),
        match.shown.cursor(),
        match.shown.notices(),
        lights,
    )
    return msgspec.json.encode((*shown, match.signs.take_sounds(), match.wake_at_s()))


# ---- votes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("button", "bluff"), [("A", False), ("B", True)])
def test_bp_6_a_is_no_bluff_and_b_is_bluff(at_table, voting, button, bluff):
    assert at_table(voting).do(Pressed("green", button)) == [Vote(2, bluff)]


def test_bp_6_nothing_public_tells_which_vote_it_was(at_table, voting):
    """Blue's vote is never shown: whatever it was, the rest of the turn looks the same."""
    tables = [at_table(voting), at_table(voting)]
    for acting, button in zip(tables, "AB", strict=True):
        acting.do(Pressed("blue", button))
    assert tables[0].match.state != tables[1].match.state
    following = (
        Pressed("blue", "B"), Pressed("blue", "A"), Pressed("red", "A"), tap("blue", "black-2"),
        Pressed("green", "A"), *press("red", "BBA"), at_spot(2, "pink-2"), at_spot(2, "black-1"),
    )  # fmt: skip
    for act in following:
        assert public(tables[0]) == public(tables[1])
        for acting in tables:
            acting.do(act)
    assert tables[0].match.state.history[-1].voter == 2
    own = [acting.match.shown.view("blue").secrets.votes for acting in tables]
    assert own == [(SeenVote(voting.turns, bluff),) for bluff in (False, True)]


def test_bp_6_the_light_confirms_that_a_seat_has_answered(at_table, voting):
    acting = at_table(voting)
    assert [acting.match.signs.lights.light(seat)[1] for seat in voting.seats] == [
        "steady",
        "blink",
        "blink",
    ]
    acting.do(Pressed("green", "B"))
    assert [acting.match.signs.lights.light(seat)[1] for seat in voting.seats] == [
        "steady",
        "blink",
        "steady",
    ]


@pytest.mark.parametrize("first", "AB")
@pytest.mark.parametrize("second", "AB")
def test_bp_22_a_second_press_changes_no_vote(at_table, voting, first, second):
    acting = at_table(voting)
    acting.do(Pressed("blue", first))
    assert acting.do(Pressed("blue", second)) == []
    assert told(acting) == "bluff-pirate-voted-already"


def test_a_vote_can_be_taken_back_until_one_is_shown(at_table, voting):
    acting = at_table(voting)
    acting.do(Pressed("blue", "A"), Tapped("blue", UNDO))
    assert acting.do(Pressed("blue", "B")) == [Vote(1, True)]


def test_a_button_that_was_pressed_as_the_set_was_closed_is_no_vote(at_table, holding, placed):
    """With two players a vote is shown at once, so none may slip out of a hand."""
    acting = at_table(begin_set(holding("pink-1 pink-2 black-1", "brown-3")))
    acting.do(at_spot(1, "pink-1"), at_spot(2, "pink-2"), at_spot(2, "black-1"))
    match, at_s = acting.match, acting.now_s + 3.0
    for number, seat in enumerate(("red", "blue")):
        signal_s = at_s + 0.1 * number
        match.signal(ButtonPressed(at_s=signal_s, seat=seat, button="A"))
        match.signal(ButtonReleased(at_s=signal_s + 0.05, seat=seat, button="A"))
        match.show()
    assert match.history[-1].move == EndSet(0)
    assert told(acting) == "bluff-pirate-look-first"
    assert acting.match.shown.notices()[-1].kind == "info"
    match.tick(match.wake_at_s())
    acting.now_s = at_s
    assert acting.do(Pressed("blue", "A")) == [Vote(1, False)]


@pytest.mark.parametrize("button", ["A", "B"])
def test_a_button_that_is_held_does_not_vote(at_table, voting, button):
    """B is held to ask why; A neither, or a vote that waits would tell which one it will be."""
    acting = at_table(voting)
    acting.wait(1.0)
    made = len(acting.match.history)
    acting.press(button, "blue", for_s=HOLD_S + 0.1)
    assert len(acting.match.history) == made
    assert acting.do(Pressed("blue", button)) == [Vote(1, button == "B")]


@pytest.mark.parametrize("button", ["A", "B"])
def test_a_vote_counts_when_its_button_is_let_go_whichever_it_is(at_table, voting, button):
    acting = at_table(voting)
    acting.wait(1.0)
    made = len(acting.match.history)
    down_s = acting.now_s
    acting.match.signal(ButtonPressed(at_s=down_s, seat="blue", button=button))
    assert len(acting.match.history) == made
    acting.match.signal(ButtonReleased(at_s=down_s + 0.02, seat="blue", button=button))
    assert acting.match.history[-1].move == Vote(1, button == "B")


def test_bp_6_who_votes_before_the_set_is_closed_is_told_to_wait(at_table, holding):
    acting = at_table(begin_set(holding(*HANDS)))
    acting.do(at_spot(1, "pink-1"))
    assert acting.do(Pressed("blue", "B")) == []
    assert told(acting) == "bluff-pirate-close-first"


def test_a_vote_that_was_shown_too_early_has_all_vote_again(at_table, voting, choose):
    acting = at_table(voting)
    acting.do(Pressed("blue", "B"))
    assert choose(acting, Revote()) == [Revote()]
    assert acting.do(Pressed("blue", "A")) == [Vote(1, False)]


def test_bp_6_a_voter_is_chosen_by_pressing_its_own_a(at_table, voting):
    acting = at_table(voting)
    acting.do(Pressed("blue", "A"), Pressed("green", "B"))
    assert acting.do(*press("green", "BA")) == [Pick(0, 2)]


def test_bp_6_the_placer_chooses_a_voter_with_the_cursor(at_table, voting):
    acting = at_table(voting)
    acting.do(Pressed("blue", "A"), Pressed("green", "B"))
    cursor = acting.match.shown.cursor()
    assert cursor.heading == Message("bluff-pirate-menu-pick")
    assert cursor.options[:2] == (
        Message(SEAT, {"seat": "blue"}),
        Message(SEAT, {"seat": "green"}),
    )
    assert acting.do(*press("blue", "B"), *press("red", "A")) == []
    assert acting.do(*press("red", "BBA")) == [Pick(0, 2)]
    prompt = acting.match.shown.prompt()
    assert (prompt.id, prompt.args["voter"]) == ("bluff-pirate-reveal-bluff", "green")


# ---- drawing -----------------------------------------------------------------------------------


def begin_set(state):
    """Whose turn it is has drawn two brown cards."""
    for name in ("brown-1", "brown-2"):
        state = rules.play(state, Drawn(state.turn, card(name)))
    return state


def test_bp_1_the_first_card_that_is_tapped_says_that_one_draws(at_table, holding):
    acting = at_table(holding(*HANDS))
    assert acting.do(tap("red", "brown-1"), tap("red", "brown-2")) == [
        Drawn(0, card("brown-1")),
        Drawn(0, card("brown-2")),
    ]
    assert acting.match.state.phase == "act"


def test_a_card_that_was_drawn_and_not_tapped_is_drawn_when_it_is_laid(at_table, holding):
    acting = at_table(holding(*HANDS))
    assert acting.do(tap("red", "brown-1"), at_spot(2, "brown-2")) == [
        Drawn(0, card("brown-1")),
        Drawn(0, card("brown-2")),
        Lay(0, card("brown-2"), up=False),
    ]


def test_of_two_forgotten_taps_the_other_one_is_asked_for(at_table, holding):
    acting = at_table(holding(*HANDS))
    assert acting.do(at_spot(1, "brown-1")) == [Drawn(0, card("brown-1"))]
    assert told(acting) == "bluff-pirate-draw-first"
    acting.do(tap("red", "brown-2"))
    assert acting.do(at_spot(1, "brown-1")) == [Lay(0, card("brown-1"), up=True)]


def test_a_card_that_nobody_has_drawn_is_not_discarded_by_surprise(at_table, holding):
    acting = at_table(holding(*HANDS))
    assert acting.do(tap("red", "brown-1"), at_spot(3, "brown-2")) == [Drawn(0, card("brown-1"))]


def test_bp_16_a_player_who_has_shuffled_the_discards_says_so(at_table, holding, choose):
    acting = at_table(holding(*HANDS, pile="brown-1"))
    acting.do(tap("red", "brown-1"))
    assert acting.match.shown.prompt().id == "bluff-pirate-reshuffle"
    assert acting.do(Pressed("green", "A")) == [Reshuffle()]


def test_bp_2_who_has_few_cards_ends_the_turn_with_the_cursor(at_table, holding, choose):
    acting = at_table(begin_set(holding("pink-1", *HANDS[1:])))
    assert acting.do(at_spot(3, "pink-1")) == []
    assert told(acting) == "bluff-pirate-nothing-to-discard"
    assert choose(acting, Keep(0)) == [Keep(0)]


# ---- sets --------------------------------------------------------------------------------------


def test_bp_3_a_closes_a_set_that_is_complete_and_nothing_before(at_table, holding):
    acting = at_table(begin_set(holding(*HANDS)))
    acting.do(at_spot(1, "pink-1"), at_spot(2, "pink-2"))
    assert acting.do(Pressed("red", "A")) == []
    assert acting.do(at_spot(2, "black-1"), Pressed("red", "A"))[-1] == EndSet(0)


def test_a_set_that_was_closed_too_soon_is_opened_again_by_the_undo_card(at_table, holding):
    acting = at_table(begin_set(holding(*HANDS)))
    acting.do(at_spot(1, "pink-1"), at_spot(2, "pink-2"), at_spot(2, "black-1"))
    acting.do(Pressed("red", "A"), Tapped("red", UNDO))
    assert acting.do(at_spot(2, "pink-3")) == [Lay(0, card("pink-3"), up=False)]


def taken_from_the_menu(acting, line):
    """Red takes that line of the cursor; the moves that this is."""
    cursor = acting.match.shown.cursor()
    onwards = (cursor.options.index(Message(line)) - cursor.at) % (len(cursor.options) + 1)
    return acting.do(*(Pressed("red", "B"),) * onwards, Pressed("red", "A"))


def test_while_nothing_lies_face_up_the_last_card_of_a_set_is_taken_back(at_table, holding):
    """Nobody has seen it (G-3)."""
    acting = at_table(begin_set(holding(*HANDS)))
    before = acting.match.state
    acting.do(at_spot(2, "pink-1"))
    after_one = acting.match.state
    acting.do(at_spot(2, "black-1"))
    assert taken_from_the_menu(acting, "table-menu-take-last-back") == []
    assert acting.match.state == after_one
    taken_from_the_menu(acting, "table-menu-take-last-back")
    assert acting.match.state == before
    assert acting.match.shown.notices() == ()


def test_bp_17_a_set_that_is_not_closed_is_taken_back_and_what_lay_face_up_was_seen(
    at_table, holding
):
    acting = at_table(begin_set(holding(*HANDS)))
    held = acting.match.state.hands[0]
    acting.do(at_spot(2, "black-1"), at_spot(1, "pink-1"), at_spot(2, "pink-2"))
    assert taken_from_the_menu(acting, "bluff-pirate-menu-take-set-back") == [Unlay()]
    state = acting.match.state
    assert (state.phase, state.hands[0], state.up, state.down) == ("act", held, 0, 0)
    (seen,) = state.history[-1:]
    assert seen == TakenBack(0, KIND[card("pink-1")])
    assert acting.do(at_spot(1, "pink-2")) == [Lay(0, card("pink-2"), up=True)]


def test_bp_17_what_was_hidden_in_a_set_that_was_taken_back_stays_hidden(at_table, holding):
    acting = at_table(begin_set(holding(*HANDS)))
    acting.do(at_spot(2, "black-1"), at_spot(1, "pink-1"))
    (laid, _) = acting.match.history[-2:]
    taken_from_the_menu(acting, "bluff-pirate-menu-take-set-back")
    row = rules.row(acting.match.before[-3], laid.move)
    assert row.secret(acting.match.before[-3], laid.move, acting.match.state)


def test_a_card_that_was_tapped_twice_lies_there_once(at_table, holding):
    acting = at_table(begin_set(holding(*HANDS)))
    acting.do(at_spot(2, "pink-1"), at_spot(1, "pink-2"))
    assert acting.do(at_spot(2, "pink-1"), at_spot(1, "pink-2")) == []
    assert acting.match.shown.notices() == ()


def test_bp_7_hidden_cards_are_turned_in_any_order(at_table, voting):
    acting = at_table(voting)
    acting.do(Pressed("blue", "A"), Pressed("green", "A"), *press("red", "BA"))
    assert acting.do(at_spot(2, "turquoise-1")) == []
    assert told(acting) == "bluff-pirate-not-now"
    assert acting.do(at_spot(2, "pink-3")) == []
    assert told(acting) == "bluff-pirate-not-hidden"
    assert acting.do(at_spot(2, "black-1"), tap("red", "pink-2")) == [
        Reveal(0, card("black-1")),
        Reveal(0, card("pink-2")),
    ]


def test_without_spots_the_cursor_says_what_a_card_is(at_table, holding, choose):
    acting = at_table(begin_set(holding(*HANDS)), spots=())
    assert acting.do(tap("red", "pink-1")) == []
    assert told(acting) == "bluff-pirate-lay-where"
    choose(acting, Meant(Said("up")))
    assert acting.match.shown.cursor().title == Message(
        "bluff-pirate-menu-awaits-up", {"seat": "red"}
    )
    assert acting.do(tap("red", "pink-1")) == [Lay(0, card("pink-1"), up=True)]
    # A set that has been begun goes on face down, until something else is chosen.
    assert acting.do(tap("red", "pink-2"), tap("red", "black-1")) == [
        Lay(0, card("pink-2"), up=False),
        Lay(0, card("black-1"), up=False),
    ]
    choose(acting, Meant(Said("up")))
    assert acting.do(tap("red", "pink-3")) == [Lay(0, card("pink-3"), up=True)]
    assert acting.do(Pressed("red", "A")) == [EndSet(0)]


def test_without_spots_a_choice_is_taken_back_or_over_with_its_card(at_table, holding, choose):
    acting = at_table(begin_set(holding(*HANDS)), spots=())
    choose(acting, Meant(Said("up")))
    choose(acting, Meant(Said()))
    assert not acting.match.half.meant
    choose(acting, Meant(Said("discard")))
    acting.do(tap("red", "pink-1"))
    assert acting.match.state.turn == 1
    assert not acting.match.half.meant


# ---- boarding ----------------------------------------------------------------------------------


def test_bp_15_stolen_cards_are_tapped_on_the_thiefs_pad(at_table, holding):
    acting = at_table(holding(*HANDS, ships={"blue": "start.fork.9"}))
    assert acting.do(at_spot(4, "purple-pirate")) == [BoardShip(0, card("purple-pirate"))]
    assert acting.do(*press("red", "A")) == []
    assert acting.do(*press("red", "BA")) == [Target(0, 1)]
    names = ("black-2", "turquoise-1", "brown-9")
    assert acting.do(*(tap("red", name) for name in names)) == [
        Stolen(0, card(name)) for name in names
    ]
    assert acting.match.state.turn == 1


def test_bp_15_a_player_who_goes_on_too_early_is_told_who_is_to_act(at_table, holding):
    acting = at_table(holding(*HANDS, ships={"blue": "start.fork.9"}))
    acting.do(at_spot(4, "purple-pirate"), *press("red", "BA"), tap("red", "black-2"))
    assert acting.do(tap("blue", "brown-1")) == []
    notice = acting.match.shown.notices()[-1]
    assert (notice.id, notice.args) == ("bluff-pirate-not-now", {"active": "red", "spots": 6})
    assert acting.do(tap("red", "pink-9")) == []
    assert told(acting) == "bluff-pirate-drew-after-boarding"


# ---- islands -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("buttons", "treasure"), [("BA", False), ("BBA", True)])
def test_bp_24_the_finder_says_what_lies_there_in_one_act(at_table, at_island, buttons, treasure):
    acting = at_table(at_island)
    assert acting.do(*press("red", buttons)) == [Opened(treasure)]
    assert acting.match.over == treasure


@pytest.mark.parametrize("button", "AB")
def test_no_button_at_an_island_decides_by_itself_however_often_it_is_pressed(
    at_table, at_island, button
):
    acting = at_table(at_island)
    assert acting.do(*press("red", button * 7)) == []


def test_bp_24_nobody_else_answers_for_the_finder(at_table, at_island):
    acting = at_table(at_island)
    assert acting.do(*press("blue", "ABA")) == []
    assert told(acting) == "bluff-pirate-finder-answers"


def test_bp_24_no_reader_can_tell_the_side_of_a_token(at_table, at_island):
    acting = at_table(at_island)
    assert acting.do(Tapped("red", token_piece(0))) == []
    assert told(acting) == "bluff-pirate-turn-the-token"


def test_a_token_is_left_where_it_is_before_a_ship_arrives(at_table, voting):
    acting = at_table(voting)
    assert acting.do(TappedAt(3, token_piece(1))) == []
    assert told(acting) == "bluff-pirate-token-stays"


def test_g_2_for_a_finder_who_has_gone_anybody_answers(at_table, at_island):
    acting = at_table(at_island)
    acting.do(Tapped("blue", PAUSE), *press("red", "BAA"), Tapped("blue", PAUSE))
    assert acting.match.half.left == ("red",)
    assert acting.do(*press("green", "BA")) == [Opened(False)]


def test_a_table_that_sees_what_lies_on_it_asks_nobody(at_island):
    game = BluffPirateTable(TableShape(spots=6, deals=True))
    assert game.menu(at_island, RefereeState(), NOTHING) is None
    assert game.offered(at_island, "red") == ()
    assert game.asked(at_island).id == "bluff-pirate-dig"


def test_bp_12_the_path_is_chosen_with_the_cursor(at_table, holding, placed, decided):
    state = holding(*HANDS, ships={"red": "fork"})
    state = placed(state, "pink-1", "pink-2 pink-3")
    state = decided(state, "blue no-bluff", "green bluff", picked="blue")
    acting = at_table(state)
    cursor = acting.match.shown.cursor()
    assert cursor.heading == Message("bluff-pirate-menu-fork")
    assert cursor.options == (
        Message("bluff-pirate-menu-towards", {"place": "island-1", "at": ISLAND_PILES[0]}),
        Message("bluff-pirate-menu-towards", {"place": "island-2", "at": ISLAND_PILES[1]}),
    )
    assert acting.do(*press("red", "BBA")) == [Steer(0, 2)]


# ---- mistakes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "key"),
    [
        (at_spot(1, "turquoise-1"), "bluff-pirate-not-now"),
        (tap("blue", "brown-5"), "bluff-pirate-not-now"),
        (at_spot(5, "pink-1"), "bluff-pirate-other-spot"),
        (tap("red", "pink-1"), "bluff-pirate-where-to"),
        (tap("red", "turquoise-1"), "bluff-pirate-not-from-pile"),
        (at_spot(4, "pink-1"), "bluff-pirate-nobody-ahead"),
        (at_spot(3, "pink-1"), "bluff-pirate-draw-or-board"),
    ],
    ids=str,
)
def test_a_mistake_is_named_with_its_rule_and_what_to_do(at_table, holding, act, key):
    acting = at_table(holding(*HANDS))
    assert acting.do(act) == []
    (notice,) = acting.match.shown.notices()
    assert (notice.id, notice.kind) == (key, "mistake")
    assert notice.rule.startswith("BP-")
    assert set(notice.args) <= {"active", "spots"}


def test_cards_are_dealt_at_the_pads(at_table):
    acting = at_table(begun(rules, 3, reading="every"))
    assert acting.do(at_spot(1, "pink-1")) == []
    assert told(acting) == "bluff-pirate-dealt-at-pads"
    acting.do(tap("blue", "pink-1"))
    assert acting.do(Pressed("green", "A")) == []


def test_until_the_start_the_last_pad_wins_and_all_can_be_dealt_again(at_table, choose):
    acting = at_table(begun(rules, 3))
    acting.do(tap("blue", "pink-1"), tap("green", "pink-1"))
    assert [hand.bit_count() for hand in acting.match.state.hands] == [0, 0, 1]
    assert choose(acting, Redeal()) == [Redeal()]


@pytest.mark.parametrize("spots", [SPOTS, ()], ids=["spots", "no spots"])
def test_a_button_that_is_pressed_out_of_boredom_can_be_taken_back(at_table, spots, matches):
    """But for a vote; and that the pile is made up is true as soon as it is. A player who is chosen
    from somebody else's menu takes that line with A at their own seat."""
    for seed in range(matches(2)):
        luck = random.Random(f"boredom/{seed}")
        state = begun(rules, 3, turns=30, reading="every")
        while not rules.over(state):
            if state.phase != "voting":
                acting = at_table(state, spots)
                for move in acting.do(*(Pressed(luck.choice(state.seats), "A"),)):
                    assert isinstance(move, EndSet | Reshuffle | Pick | Target)
            state = rules.play(state, rules.random_move(state, luck.random))


# ---- cards that nothing reads ------------------------------------------------------------------


def test_a_card_that_lies_face_up_unread_is_named_with_the_cursor(at_table, holding, choose):
    acting = at_table(begin_set(holding(*HANDS)))
    choose(acting, Lay(0, None, up=True))
    unread = acting.match.state.pending.card
    assert choose(acting, Named(unread, 2 * 7)) == [Named(unread, 14)]
    assert acting.match.shown.view(None).set.up == ("pink",)


def test_or_it_is_tapped_once_more_and_a_card_that_was_read_before_is_not_it(
    at_table, holding, choose
):
    acting = at_table(holding(*HANDS))
    choose(acting, Drawn(0, None))
    acting.do(tap("red", "brown-2"))
    choose(acting, Lay(0, CARD_COUNT, up=True))
    assert acting.do(tap("red", "turquoise-1")) == []
    assert told(acting) == "bluff-pirate-read-already"
    acting.do(at_spot(1, "brown-7"))
    assert acting.match.shown.view(None).set.up == ("brown",)


@pytest.mark.parametrize("spots", [SPOTS, ()], ids=["spots", "no spots"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_match_with_dead_tags_is_played_to_its_end(at_table, players, spots, matches):
    """Every third card is not read where it is tapped, whatever is done with it."""
    for seed in range(matches(2)):
        luck = random.Random(f"dead/{seed}/{players}")
        acting = at_table(begun(rules, players, turns=25), spots)
        state = acting.match.state
        while not rules.over(state):
            move = rules.random_move(state, luck.random)
            dead = unread_instead(move) if luck.random() < 0.3 else None
            acting.do(*acts_for(acting, dead) or acts_for(acting, move))
            assert rules.problems(acting.match.state) == ()
            state = acting.match.state


def unread_instead(move):
    """The same act with a card that cannot be read."""
    has_card = getattr(move, "card", None) is not None and hasattr(move, "player")
    drawn = isinstance(move, Drawn | Stolen)
    return msgspec.structs.replace(move, card=None) if has_card or drawn else None


def acts_for(acting, move):
    """How a move is performed; nothing where the menu offers another unread card for it."""
    if move is None:
        return ()
    try:
        return acting.match.game.perform(acting.match.state, move)
    except LookupError:
        return ()


# ---- what else ---------------------------------------------------------------------------------


def test_the_standings_are_the_squares_that_a_ship_has_gone(holding):
    game = BluffPirateTable(TableShape(spots=6))
    state = holding(*HANDS, ships={"blue": "start.fork.9", "green": "fork.island-1.2"})
    assert game.standings(state).totals == {"red": 0, "blue": 9, "green": 26}


def test_the_player_who_draws_makes_the_pile_up_and_the_finder_turns_the_token(holding, at_island):
    game = BluffPirateTable(TableShape(spots=6))
    state = rules.play(holding(*HANDS, pile="brown-1"), Draw(0))
    state = rules.play(state, Drawn(0, card("brown-1")))
    assert (game.offered(state, "red"), game.offered(state, "blue")) == ((Reshuffle(),), ())
    assert set(game.offered(at_island, "red")) == {Opened(True), Opened(False)}
    assert game.offered(at_island, "green") == ()
