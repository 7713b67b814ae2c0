"""What the virtual table says can be done now in a game of cards, from prompts, lights and phases.

The views are of Captain's Orders and Bluff Pirate: the table knows neither.
"""

import pytest
from msgspec.structs import replace

from controller.views import (
    DEAL_AGAIN,
    SEAT,
    UNREADABLE,
    CaptainsOrdersView,
    Cursor,
    Message,
    Notice,
    SeatStatus,
    TableView,
)
from controller.views.bluff_pirate import BluffPirateSecrets, BluffPirateView
from controller.views.captains_orders import CaptainsOrdersSecrets, HandView
from display.tabletop import cards
from display.tabletop.clicks import answer, hint
from display.tabletop.gestures import stands
from display.tabletop.look import meant
from display.tabletop.saying import Quote, YourTurn, phrase, spoken
from display.tabletop.sight import Sight, owed_looks
from display.targets import (
    Beside,
    ButtonAt,
    DeckAt,
    LineAt,
    OwnCard,
    OwnFan,
    OwnHand,
    OwnPad,
    PieceAt,
    PileAt,
    RowAt,
    SeatOf,
    SpotAt,
)
from display.words import words_in
from hardware.errors import HandError
from hardware.scene import (
    Label,
    Layout,
    Lifted,
    Lower,
    Peek,
    Put,
    Refused,
    Scene,
    SeenPlace,
    SeenSeat,
    Take,
)
from hardware.sim.places import BeltShape, TaggedPiece
from hardware.sim.world import World

SEATS = ("red", "blue", "green", "yellow")
SPOTS = ("spot-1", "spot-2")
LAYOUT = Layout(
    piles=("middle/deck", "middle/spot-1", "middle/spot-2"),
    decks=("middle/deck",),
    captions={"middle/spot-1": "captains-orders-place-orders"},
)
DECK = (SeenPlace("middle/deck", 9, Label("rank-card", False, "pairs")),)
CARD = Label("rank-card", True, "7")
BACK = Label("rank-card", False, "pairs")
LINES = ("table-menu-tap-a-card", "captains-orders-menu-ask", "captains-orders-menu-discover")
MENU = Cursor("red", Message(SEAT, {"seat": "red"}), tuple(map(Message, LINES)), 0)
TURN = Notice(
    "captains-orders-turn",
    {"active": "red"},
    seat="red",
    at=("spot/1", "pad/blue", "pad/green", "pad/yellow"),
)


def glows(told):
    """What glows: all cards of the player's own hand as one, and all lines."""
    whole = (OwnCard, LineAt)
    return {type(one) if isinstance(one, whole) else one for one in told.at}


def words(hint):
    return spoken(hint.says, words_in("en"))


def orders(**changes):
    fields = dict.fromkeys(CaptainsOrdersView.__struct_fields__)
    fields |= {"phase": "turn", "active": "red", "history": (), "secrets": None, "round": 1,
               "players": tuple(HandView(seat, 6, 0, 0) for seat in SEATS)}  # fmt: skip
    return CaptainsOrdersView(**{**fields, **changes})


def pirates(**changes):
    fields = dict.fromkeys(BluffPirateView.__struct_fields__)
    fields |= {"phase": "voting", "active": None, "target": None,
               "players": tuple(HandView(seat, 6, 0, 0) for seat in SEATS)}  # fmt: skip
    return BluffPirateView(**{**fields, **changes})


def see(match=None, blinking=(), hand=None, spots=SPOTS, prompt=TURN, cursor=MENU, cards=6,
        pattern="blink", **more):  # fmt: skip
    seats = tuple(
        SeenSeat(seat, hand if seat == "red" else None, True, "", "red",
                 pattern if seat in blinking else "steady") for seat in SEATS
    )  # fmt: skip
    fan = (SeenPlace("red/cards", cards, CARD, (CARD,) * cards),) if cards else ()
    beside = tuple(SeenPlace(place, 1, BACK) for place in ("middle/deck", "beside/pause"))
    scene = Scene(0.0, "red", 36, 0.0, 0.0, (*fan, *beside), seats, spots, LAYOUT)
    status = tuple(SeatStatus(seat, True, None, False, False) for seat in SEATS)
    view = TableView(
        0.0,
        "sim",
        True,
        "match",
        status,
        prompt=prompt,
        cursor=cursor,
        match=match or orders(),
        cards=("control/pause",),
    )
    return Sight(scene, view, **more)


def test_without_a_view_it_waits_and_other_peoples_matches_are_watched():
    assert hint(Sight(see().scene)).says == (phrase("hands-wait-for-table"),)
    others = tuple(HandView(seat, 6, 0, 0) for seat in SEATS[1:])
    assert hint(see(orders(players=others))).says == (phrase("hands-watching"),)


def test_on_the_own_turn_it_says_what_the_referee_asks_in_the_second_person():
    told = hint(see())
    assert words(told).startswith("Your turn: give an Order, pass a card, ask for one, ")
    assert glows(told) == {OwnCard, LineAt}


def test_a_menu_that_only_helps_with_dead_tags_does_not_glow():
    short = replace(MENU, options=(MENU.options[0], Message(UNREADABLE)))
    assert glows(hint(see(cursor=short))) == {OwnCard}


def test_one_seat_that_is_meant_is_named():
    prompt = replace(TURN, at=("pad/green",))
    assert "Click Green." in words(hint(see(hand=CARD, prompt=prompt)))


@pytest.mark.parametrize(
    ("belongs", "told", "glows"),
    [
        ("middle/spot-2", "click “Spot 2”", (PileAt("middle/spot-2"),)),
        ("middle/discards", "click “Discards”", (PileAt("middle/discards"),)),
        ("blue/cards", "click Blue.", (SeatOf("blue"),)),
        ("red/cards", "click your cards.", (OwnFan(),)),
    ],
)
def test_where_a_card_belongs_is_said_where_that_is_known(belongs, told, glows):
    sight = see(orders(active="red"), blinking=("red",), hand=CARD, spots=())
    sight = replace(sight, tapped_at="pad/red", heard=True, taken_from="red/cards")
    sight = replace(sight, scene=replace(sight.scene, belongs=belongs))
    assert hint(sight).at == glows
    assert told in words(hint(sight))


def test_at_a_table_without_spots_the_referee_says_how():
    prompt = replace(TURN, args={**TURN.args, "spots": 0}, at=("pad/red", "pad/blue"))
    told = hint(see(prompt=prompt, spots=()))
    assert "Choose first" in words(told)
    assert glows(told) == {LineAt, OwnCard}
    told = hint(see(hand=CARD, spots=(), heard=True, tapped_at="pad/red", taken_from="red/cards"))
    assert told.at == (PileAt("middle/spot-1"), PileAt("middle/spot-2"))


def test_out_of_turn_it_says_whose_turn_it_is():
    told = hint(see(orders(active="blue")))
    assert (words(told), told.at) == ("It is Blue's turn.", ())
    told = hint(see(orders(active="blue"), hand=CARD, taken_from="red/cards"))
    assert "put the card back" in words(told)
    assert told.at == (OwnFan(),)


def test_who_lacks_cards_draws_and_who_does_not_waits():
    prompt = Notice("captains-orders-deal", at=("deck",))
    dealing = orders(phase="dealing", active=None)
    told = hint(see(dealing, ("red",), prompt=prompt, cards=2))
    assert words(told) == "Draw a card: click the deck. You have 2 so far."
    assert told.at == (DeckAt("middle/deck"),)
    assert words(hint(see(dealing, ("blue",), prompt=prompt))) == "Wait for the others."


def test_an_answer_is_asked_for_where_no_card_and_no_line_is():
    """As in the time for calling a bluff, be it several who may call or one who is left."""
    asked = Notice("captain-bluff-window", {"active": "blue", "belt": 3})
    for active in ("red", None):
        match = orders(active=active)
        told = hint(see(match, ("red",), prompt=asked, cursor=None, pattern="pulse"))
        said = (Quote(asked),)
        assert words(told) == spoken(said, words_in("en"))
        assert told.at == (ButtonAt("A"), ButtonAt("B"))
    told = hint(see(orders(active=None), prompt=asked, cursor=None))
    assert told.at == ()


def test_a_card_of_the_discards_goes_back_and_nowhere_else():
    told = hint(see(orders(), ("red",), CARD, taken_from="middle/spot-2"))
    assert (told.says, told.at) == ((phrase("hands-put-back"),), (OwnHand(),))


def test_a_closed_card_of_a_row_goes_back_where_it_lay():
    """A departure city that was clicked in order to look under it."""
    city = Label("bluff-card", False, "captain-bluff")
    sight = see(orders(), ("red",), city, taken_from="middle/city-1")
    layout = replace(sight.scene.layout, rows=("middle/city-1",))
    sight = replace(sight, scene=replace(sight.scene, layout=layout))
    told = hint(sight)
    assert (told.says, told.at) == ((phrase("hands-put-back"),), (OwnHand(),))
    assert hint(replace(sight, taken_from="red/cards")).at != (OwnHand(),)


@pytest.mark.parametrize(
    ("phase", "part", "at"),
    [("round_over", "next one", {ButtonAt("A")}), ("over", "play again", {LineAt, ButtonAt("A")})],
)
def test_when_it_is_over_a_goes_on(phase, part, at):
    told = hint(see(orders(phase=phase, active=None), ("red",)))
    assert part in words(told)
    assert glows(told) == at


def test_while_the_match_rests_its_lines_and_the_pause_card_glow():
    told = hint(see(orders(), prompt=Notice("table-rests")))
    assert "paused" in words(told)
    assert glows(told) == {Beside("pause"), LineAt}


def secrets(vote):
    return BluffPirateSecrets("red", (), (), vote, ())


@pytest.mark.parametrize(
    ("language", "a", "b"), [("en", "no bluff", "bluff"), ("de", "kein Bluff", "Bluff")]
)
def test_in_a_vote_the_buttons_say_what_they_mean(language, a, b):
    asked = Notice("bluff-pirate-vote", {"turn": "blue"})
    said = [meant(letter, asked, words_in(language)) for letter in ("A", "B")]
    assert said == [a, b]
    assert meant("A", TURN, words_in(language)) == ""


def test_a_vote_is_asked_for_and_never_told():
    prompt = Notice("bluff-pirate-vote", {"turn": "blue"})
    asked = hint(see(pirates(secrets=secrets(None)), ("red",), prompt=prompt, cursor=None))
    assert asked.at == (ButtonAt("A"), ButtonAt("B"))
    told = {words(hint(see(pirates(secrets=secrets(v)), prompt=prompt))) for v in (True, False)}
    assert told == {"You have answered. Hold V to see your answer."}


def test_where_one_a_takes_all_cards_of_a_theft_the_hint_says_so():
    stealing = pirates(phase="stealing", active="red", target="blue", secrets=secrets(None))
    taken = Message("bluff-pirate-menu-has-stolen", {"count": 2})
    lines = Cursor("red", Message(SEAT, {"seat": "red"}), (taken, Message(UNREADABLE)), 0)
    told = hint(see(stealing, cursor=lines))
    assert told.at == (SeatOf("blue"), ButtonAt("A"))
    assert "press the green A for all of them" in words(told)
    told = hint(see(stealing, cursor=replace(lines, heading=taken)))
    assert told.at == (SeatOf("blue"),)


def test_no_hint_hangs_on_the_cards_in_the_hand():
    one, other = (
        hint(see(orders(secrets=CaptainsOrdersSecrets("red", hand, ())), hand=card))
        for hand, card in (((1, 2), CARD), ((9, 9), replace(CARD, name="1")))
    )
    assert one == other


# ---- the cursor ----------------------------------------------------------------------------------


def test_the_cursor_stands_where_it_was_led_or_the_choice_is_off():
    at_two = see(cursor=replace(MENU, at=2))
    assert stands(MENU.options, 2, at_two, late=False) is True
    assert stands(MENU.options, 1, at_two, late=False) is None
    assert stands(MENU.options, 1, at_two, late=True) is False
    assert stands((Message("other"), Message("lines")), 2, at_two, late=False) is False
    assert stands(MENU.options, 2, see(cursor=None), late=False) is False


# ---- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "acts",
    [
        [Take("middle/deck"), Take("middle/deck")],
        [Take("middle/spot-1")],
        [Put("middle/deck")],
        [Take("blue/set")],
        [Take("red/cards", 7)],
        [Take("red/cards"), Put("red/cards", index=9)],
    ],
)
def test_refusals_of_the_twin_are_told_in_kind_words(acts):
    pieces = [TaggedPiece(f"04{n:012X}", BACK, CARD) for n in range(6)]
    world = World(BeltShape(36, 1400.0, {}), SEATS, pieces, SPOTS)
    world.clear(LAYOUT)
    for number, piece in enumerate(pieces):
        world.lay(piece.uid, "red/cards" if number < 2 else "middle/deck")
    *before, refused = acts
    for act in before:
        world.act("red", act, 0.0)
    with pytest.raises(HandError) as caught:
        world.act("red", refused, 0.0)
    told = cards.HANDLING.kindly(Refused(str(caught.value), caught.value.code, caught.value.place))
    assert told.id != "hands-did-not-work"
    assert "/" not in spoken((told,), words_in("en"))


ISLAND = Notice("bluff-pirate-island", {"active": "red"}, seat="red", at=("pile/middle/island",))
HEADED = replace(MENU, heading=Message("bluff-pirate-menu-tap-hidden"))
SHOWN = Notice("bluff-pirate-reveal-bluff", {"voter": "blue"}, at=("row/middle/shown",))


PILE, CLOSED = PileAt("middle/island"), PieceAt("middle/shown", 1)


@pytest.mark.parametrize(
    ("prompt", "face", "cursor", "says", "lit"),
    [
        (ISLAND, False, None, (YourTurn(ISLAND, "red"), phrase("hands-click-it")), {PILE}),
        (ISLAND, True, None, (phrase("hands-what-is-it"), Quote(ISLAND, "remedy")),
         {ButtonAt("A"), ButtonAt("B")}),
        (ISLAND, True, MENU, (phrase("hands-is-that-so"),), {LineAt}),
        (SHOWN, False, HEADED, (YourTurn(SHOWN, "red"), phrase("hands-turn-each")), {CLOSED}),
        (SHOWN, False, MENU, (YourTurn(SHOWN, "red"), phrase("hands-turn-each-or-a")),
         {CLOSED, ButtonAt("A")}),
    ],
)  # fmt: skip
def test_what_lies_closed_is_turned_where_the_prompt_says_so(prompt, face, cursor, says, lit):
    sight = see(pirates(phase="island", active="red"), prompt=prompt, cursor=cursor)
    token = SeenPlace("middle/island", 1, Label("treasure-token", face, "x"))
    row = SeenPlace("middle/shown", 2, BACK, (CARD, BACK))
    layout = replace(LAYOUT, rows=("middle/shown",))
    scene = replace(sight.scene, places=(*sight.scene.places, token, row), layout=layout)
    shown = hint(replace(sight, scene=scene))
    assert (shown.says, glows(shown)) == (says, lit)
    assert hint(replace(sight, scene=replace(scene, seat="blue"))).at == ()


@pytest.mark.parametrize("spots", [SPOTS, ()])
def test_where_only_a_line_can_be_chosen_no_card_is_spoken_of(spots):
    prompt = Notice("bluff-pirate-pick", {"active": "red"}, seat="red")
    told = hint(see(pirates(phase="picking", active="red"), prompt=prompt, spots=spots))
    assert told.says == (YourTurn(prompt, "red"), phrase("hands-choose-line"))
    assert glows(told) == {LineAt}


LOOKS = Notice("captain-bluff-looks", seat="red", at=("look/middle/city-2",))


def told_of(sight, *notices):
    return replace(sight, view=replace(sight.view, notices=notices))


def test_a_player_who_said_to_look_is_told_how_and_nobody_else():
    before = see(orders(active="red"), blinking=("red",))
    city = SeenPlace("middle/city-2", 1, BACK, (BACK,))
    layout = replace(LAYOUT, rows=("middle/city-2",))
    before = replace(before, scene=replace(before.scene, places=(city,), layout=layout))
    after = told_of(before, LOOKS)
    told = hint(replace(after, to_look=owed_looks(before, after)))
    assert words(told).startswith("Look under the card that glows: hold the right mouse button")
    assert told.at == (PieceAt("middle/city-2", 0),)
    # A click looks, too, and takes nothing.
    acts = [step.act for step in told.offers[0].gesture.steps]
    assert acts == [Peek("middle/city-2", 0), Lower()]
    others = replace(after, scene=replace(after.scene, seat="blue"))
    assert owed_looks(before, others) == ()


def test_a_look_stays_owed_when_the_table_no_longer_speaks_of_it_until_the_turn_is_over():
    owes = replace(see(orders(active="red")), to_look=("middle/city-2",))
    assert owed_looks(told_of(owes, LOOKS), owes) == ("middle/city-2",)
    assert owed_looks(owes, see(orders(active="blue"))) == ()
    # What has been seen is not owed again while it is still spoken of.
    seen = told_of(see(orders(active="red")), LOOKS)
    assert owed_looks(seen, seen) == ()


def test_that_all_may_be_dealt_again_glows_for_nobody():
    """It mends a deal that went wrong, and is no move."""
    lines = replace(MENU, options=(MENU.options[0], Message(UNREADABLE), Message(DEAL_AGAIN)))
    assert glows(hint(see(cursor=lines))) == {OwnCard}


@pytest.mark.parametrize(
    ("face", "asked"),
    [
        ("red-sabre", "It is your turn. Click the deck."),
        ("red-pirate", "Your turn: draw two cards, or board with a pirate. Click the deck to draw, "
                       "or what glows."),
    ],
    ids=["no pirate", "a pirate"],
)  # fmt: skip
def test_only_who_holds_a_pirate_is_told_of_boarding(face, asked):
    """BP-14. What everybody reads must not tell who holds one."""
    fits = {"spot/4": ("red-pirate",)}
    at = ("deck/middle/deck", "spot/4")
    prompt = Notice("bluff-pirate-turn", {"active": "red"}, seat="red", at=at, fits=fits)
    card = replace(CARD, name=face)
    spots = (*SPOTS, "spot-3", "spot-4")
    sight = see(pirates(phase="turn", active="red"), ("red",), spots=spots, prompt=prompt)
    fan = SeenPlace("red/cards", 1, card, (card,))
    told = hint(replace(sight, scene=replace(sight.scene, places=(fan, *DECK))))
    assert words(told) == asked


# ---- only what may be done glows -------------------------------------------------------------


ORDER = Notice(
    "captains-orders-order",
    {"active": "red", "owner": "blue", "rank": 7},
    seat="red",
    at=("pad/blue", "spot/1"),
    fits={"pad/blue": ("7", "8", "9", "10"), "spot/1": ("1", "2", "3", "4", "5", "6")},
)


def test_a_card_is_sent_only_where_its_face_may_go():
    def held(rank):
        hand = Label("rank-card", True, rank)
        match = orders(phase="order")
        return see(match, ("red",), hand, prompt=ORDER, taken_from="red/cards")

    assert hint(held("7")).at == (SeatOf("blue"),)
    assert hint(held("2")).at == (SpotAt(1),)
    match = orders(phase="order")
    nowhere = replace(ORDER, fits={"pad/blue": (), "spot/1": ()})
    sight = see(match, ("red",), CARD, prompt=nowhere, taken_from="red/cards")
    assert hint(sight).at == (OwnFan(),)


def test_what_has_been_chosen_is_tapped_on_the_own_pad():
    asked = Message("bluff-pirate-menu-awaits-board", {"seat": "red"})
    lines = (Message("table-menu-tap-own-pad"), Message("table-menu-withdraw"))
    cursor = Cursor("red", asked, lines, 0, goes=("pad/red",), fits=("red-pirate",))
    told = hint(see(pirates(phase="turn", active="red"), ("red",), spots=(), cursor=cursor))
    assert words(told) == (
        "Red: the pirate that boards. None of your cards may be played now: choose a line."
    )
    assert glows(told) == {LineAt}  # no pirate is held
    pirate = Label("pirate-card", True, "red-pirate")
    sight = see(orders(), ("red",), pirate, (), cursor=cursor, taken_from="red/cards")
    assert hint(sight).at == (OwnPad(),)


def test_while_a_look_under_a_card_lasts_nothing_else_is_said():
    sight = see(orders(), ("red",))
    (red, *others) = sight.scene.seats
    red = replace(red, lifts=Lifted("middle/row", 0, CARD))
    told = hint(replace(sight, scene=replace(sight.scene, seats=(red, *others))))
    assert words(told) == "Remember what you see."
    assert not told.at


@pytest.mark.parametrize(
    ("prompt", "asked"),
    [
        (("captain-bluff-turn", {"empty": 6}), "lay a card on a belt."),
        (("captain-bluff-turn", {"empty": 5}), "lay a card on a belt, or choose another action."),
        (("bluff-pirate-closing", {"more": 1}), "complete the set, or lay more cards."),
        (("bluff-pirate-closing", {"more": 0}), "complete the set."),
    ],
)
def test_only_what_can_be_done_is_asked(prompt, asked):
    id, args = prompt
    notice = Notice(id, {"active": "red", "spots": 2} | args, seat="red")
    assert spoken((YourTurn(notice, "red"),), words_in("en")) == f"Your turn: {asked}"


@pytest.mark.parametrize("spots", [SPOTS, ()])
def test_cards_that_nobody_holds_are_not_asked_for(spots):
    """Captain Bluff after the action: an Airport card, or the end of the turn."""
    at = ("spot/1", "pad/red") if spots else ("menu", "pad/red")
    airport = Notice(
        "captain-bluff-turn-acted", {"active": "red", "spots": len(spots)}, seat="red",
        at=at, fits={at[0]: ("round-trip",), at[1]: ("arrivals-board",)},
    )  # fmt: skip
    lines = (Message("table-menu-end-turn"), Message("captain-bluff-menu-play"))
    cursor = Cursor("red", Message(SEAT, {"seat": "red"}), lines, 0)
    sight = see(orders(), ("red",), prompt=airport, cursor=cursor, spots=spots)
    assert words(hint(sight)) == (
        "None of your cards may be played now: choose a line. End the turn."
    )
    assert glows(hint(sight)) == {LineAt}
    board = Label("bluff-card", True, "arrivals-board")
    held = SeenPlace("red/cards", 2, CARD, (CARD, board))
    sight = replace(sight, scene=replace(sight.scene, places=(held, *DECK)))
    assert "Airport card" in words(hint(sight))
    assert OwnCard(1) in hint(sight).at


def test_without_spots_a_card_that_was_taken_first_is_chosen_for_then():
    prompt = replace(TURN, at=("menu",))
    sight = see(orders(), ("red",), CARD, (), prompt=prompt, taken_from="red/cards")
    assert glows(hint(sight)) == {LineAt}
    assert "your pad" not in words(hint(sight))


BELTS = Layout(rows=("middle/city-1", "middle/line-1", "middle/city-2", "middle/line-2"))


def at_belts(hand=None, spots=()):
    """Red says at which belt something is to be done."""
    lines = tuple(Message("captain-bluff-menu-belt", {"belt": belt}) for belt in (1, 2))
    cursor = Cursor("red", Message("captain-bluff-menu-define"), lines, 0)
    prompt = Notice("captain-bluff-turn", {"active": "red"}, seat="red", at=("menu",))
    sight = see(orders(), ("red",), hand, spots, prompt, cursor, taken_from="red/cards")
    return replace(sight, scene=replace(sight.scene, layout=BELTS))


def test_a_card_that_was_tapped_before_its_belt_was_chosen_is_laid_by_a_click_on_the_belt():
    belts = tuple(Message("captain-bluff-menu-belt", {"belt": belt}) for belt in (1, 2))
    asks = Cursor("red", Message("captain-bluff-menu-where-to"), belts, 0)
    sight = replace(at_belts(CARD), heard=True, tapped_at="pad/red", taken_from="red/cards")
    sight = replace(sight, view=replace(sight.view, cursor=asks))
    assert words(hint(sight)).startswith("Where does the card go?")
    *presses, last = answer(RowAt("middle/line-2"), sight).gesture.steps
    assert tuple(presses) == answer(LineAt(1), sight).gesture.steps
    assert last.act == Put("middle/line-2")


@pytest.mark.unsaid
def test_only_belts_where_the_card_in_the_hand_fits_are_named_and_each_once():
    belts = tuple(
        Message("captain-bluff-menu-belt", {"belt": belt, "belts": str(belt)}) for belt in (1, 2)
    )
    fits = {"spot/1": ("tokyo-1",), "spot/2": (CARD.name,)}
    prompt = Notice("captain-bluff-turn", {"active": "red"}, seat="red", at=("menu",), fits=fits)
    sight = at_belts(CARD)
    cursor = replace(sight.view.cursor, options=belts)
    printed = {row: "Belt " + row[-1] for row in BELTS.rows}
    sight = replace(sight, scene=replace(sight.scene, layout=replace(BELTS, captions=printed)))
    told = hint(replace(sight, view=replace(sight.view, cursor=cursor, prompt=prompt)))
    assert {target for target in told.at if isinstance(target, RowAt)} == {
        RowAt("middle/city-2"),
        RowAt("middle/line-2"),
    }
    assert words(told).count("Belt 2") == 1


def test_who_waits_for_a_reader_is_told_and_who_reads_is_not():
    def told(reader):
        sight = see(orders(), ("red",))
        return words(hint(replace(sight, view=replace(sight.view, reads=(reader,)))))

    assert told("blue") == "Blue is reading: play goes on after that."
    assert told("red") == words(hint(see(orders(), ("red",))))


@pytest.mark.parametrize("empty", [0, 2])
def test_what_the_prompt_says_to_who_holds_a_card_is_told_then(empty):
    asked = {"active": "red", "empty": empty, "recoverable": 0}
    prompt = Notice("captain-bluff-turn", asked, seat="red", at=("spot/1", "pad/red", "menu"))
    held = see(orders(), ("red",), CARD, SPOTS, prompt, taken_from="red/cards")
    assert ("departure city" in words(hint(held))) is (empty > 0)
    empty_handed = see(orders(), ("red",), None, SPOTS, prompt)
    assert "departure city" not in words(hint(empty_handed))


@pytest.mark.parametrize(("token", "button"), [("treasure", "A"), ("empty", "B")])
def test_an_island_is_answered_with_what_lies_there(token, button):
    prompt = Notice(
        "bluff-pirate-island", {"active": "red"}, seat="red", at=("pile/middle/first-island",)
    )
    match = pirates(phase="island", active="red")
    sight = see(match, ("red",), prompt=prompt, cursor=None)
    turned = SeenPlace("middle/first-island", 1, Label("treasure-token", True, token))
    sight = replace(sight, scene=replace(sight.scene, places=(turned,)))
    assert (sight.true_answer, hint(sight).at) == (button, (ButtonAt(button),))
