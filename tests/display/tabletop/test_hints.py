"""What the virtual table says can be done now."""

import pytest
from msgspec.structs import replace

from controller.views import Climax, Message, Notice, Staged
from controller.views.luggage import LuggageSecrets, Pair, Passenger, SeenTile
from display.tabletop import luggage
from display.tabletop.clicks import answer, hint
from display.tabletop.gestures import TAP_S
from display.tabletop.offers import A, Offer
from display.tabletop.saying import Quote, Together, phrase, spoken
from display.tabletop.sight import Sight
from display.targets import ButtonAt, GroundAt, OwnHand, OwnPad, PileAt, TileAt
from display.words import words_in
from hardware.errors import HandError
from hardware.scene import Put, Refused, Take, Tap, TurnOver

PILES = tuple(map(PileAt, ("red/draw", "red/action", "red/aside")))
YETI = Passenger("yeti", "tartan")


def says(told):
    """The message and what glows."""
    return (told.says[0].id, *told.at)


def words(hint):
    return spoken(hint.says, words_in("en"))


@pytest.fixture
def flipped(world):
    """Red's open passenger is the one that lay on top."""
    for act in (Take("red/draw"), TurnOver(), Put("red/action", face_up=True)):
        world.act("red", act, 0.0)
    return world


def open_passenger(world):
    return world.places["red/action"][-1].top


def take(world, name, suitcase):
    """Let Red take the tile with that face."""
    place = next(
        place
        for place, stack in world.places.items()
        if place.startswith("belt/") and stack[-1].piece.face.name == name
        and stack[-1].piece.face.suitcase == suitcase
    )  # fmt: skip
    world.act("red", Take(place), 0.0)


def test_without_a_view_it_waits(world):
    assert hint(Sight(world.scene("red", 0.0))).says == (phrase("hands-wait-for-table"),)


@pytest.mark.parametrize(
    ("stage", "at"), [("attract", (ButtonAt("A"),)), ("joining", (ButtonAt("A"),)), ("options", ())]
)
def test_before_a_match_it_shows_the_buttons(world, new_view, stage, at):
    assert hint(Sight(world.scene("red", 0.0), new_view(None, stage=stage))).at == at


def test_a_seat_that_does_not_play_watches(world, look, new_match, new_player):
    match = new_match(players=(new_player("blue"), new_player("green")))
    assert hint(look(world, match)).says == (phrase("hands-watching"),)


@pytest.mark.parametrize("phase", ["mapping", "verifying"])
def test_hands_off_while_the_belt_makes_its_lap_and_b_makes_it_faster(
    world, look, new_match, phase
):
    told = hint(look(world, new_match(phase)))
    assert "Hands off" in words(told)
    assert told.at == (ButtonAt("B"),)


def test_first_flip_a_passenger_then_look_for_its_pattern(world, look, new_match):
    assert hint(look(world, new_match())).at == (PileAt("red/draw"),)
    world.act("red", Take("red/draw"), 0.0)
    assert hint(look(world, new_match())).at == (PileAt("red/action"),)
    world.act("red", Put("red/action", face_up=True), 0.0)
    assert "same pattern" in words(hint(look(world, new_match())))


def test_when_the_table_says_so_the_next_passenger_is_due(flipped, look, new_match, new_player):
    match = new_match(red=new_player("red", passenger=YETI, must_flip=True))
    assert hint(look(flipped, match)).at == (PileAt("red/draw"),)


def test_in_assisted_play_a_tile_is_looked_at_and_tapped(flipped, look, new_match, new_player):
    match = new_match(red=new_player("red", passenger=YETI))
    flipped.act("red", Take("belt/3"), 0.0)
    assert hint(look(flipped, match)).at == (OwnHand(), OwnPad())
    flipped.act("red", TurnOver(), 0.0)
    assert hint(look(flipped, match)).at == (OwnPad(),)


@pytest.mark.parametrize(
    ("same", "says"),
    [
        (True, "Not yours. Put it back on the belt and flip your next passenger."),
        (False, "Not yours: your passenger's pattern is another. Put it back on the belt and flip "
                "your next passenger."),
    ],
)  # fmt: skip
def test_a_tile_of_another_pattern_is_refused_with_that_reason(
    flipped, look, new_match, new_player, take_pattern, same, says
):
    """L-5: once turned over it counts as another passenger's."""
    take_pattern(same)
    flipped.act("red", TurnOver(), 0.0)
    match = new_match(red=new_player("red", passenger=YETI, must_flip=True))
    assert words(hint(look(flipped, match))) == says


@pytest.mark.parametrize("face", ["own", "lost"])
def test_what_the_pad_called_a_match_or_lost_goes_aside(flipped, look, new_match, new_player, face):
    card = open_passenger(flipped)
    name = card.name if face == "own" else "lost"
    take(flipped, name, card.suitcase)
    secrets = LuggageSecrets("red", (SeenTile(card.suitcase, name),))
    sight = look(flipped, new_match(red=new_player("red"), secrets=secrets))
    assert hint(sight).at == (OwnHand(), OwnPad())
    found = replace(sight, heard=True)
    assert hint(found).at == (PileAt("red/aside"),)
    # A click that misses the pile would lose it on the belt.
    for missed in (GroundAt("belt"), TileAt("belt/0")):
        assert answer(missed, found) == phrase("luggage-hands-found")


@pytest.mark.parametrize("said", [{"heard": True}, {"refused": True}])
def test_a_tile_that_was_tapped_and_does_not_fit_goes_back(flipped, look, new_match, said):
    card = open_passenger(flipped)
    flipped.act("red", Take("belt/3"), 0.0)
    passenger = Passenger(card.name, card.suitcase)
    match = new_match(red=replace(new_match().players[0], passenger=passenger))
    told = hint(replace(look(flipped, match), **said))
    assert (words(told), told.at) == ("Put it back on the belt.", (GroundAt("belt"),))


def test_the_next_passenger_is_flipped_from_the_open_pile_too(flipped, look, new_match, new_player):
    """L-1: with no card left to draw the open passengers take turns."""
    other = "punk" if open_passenger(flipped).name != "punk" else "robot"
    match = new_match(red=new_player("red", passenger=Passenger(other, "tartan")))
    assert hint(look(flipped, match)).at == (PileAt("red/draw"),)
    flipped.act("red", Take("belt/3"), 0.0)
    told = hint(look(flipped, match))
    assert "flip your next passenger" in words(told)
    assert told.at == (GroundAt("belt"),)


def test_rulebook_play_judges_nothing(flipped, look, new_match, new_player):
    # The same words and places, whether the tile is the right one or not.
    card = open_passenger(flipped)
    told = set()
    for name in (card.name, "lost"):
        take(flipped, name, card.suitcase)
        flipped.act("red", TurnOver(), 0.0)
        red = new_player("red", passenger=Passenger(card.name, card.suitcase))
        told.add(hint(look(flipped, new_match(red=red, play="rulebook"))))
        flipped.act("red", Put("belt"), 0.0)
    assert len(told) == 1
    assert told.pop().at == (PileAt("red/aside"), GroundAt("belt"))


def test_in_the_memory_variant_one_waits_for_ones_turn(memory_world, look, new_match):
    told = hint(look(memory_world, new_match(variant="memory", active="blue")))
    assert "Blue" in words(told)
    assert told.at == ()


def test_a_tile_that_is_still_in_the_hand_goes_back_in_anothers_turn(memory_world, look, new_match):
    memory_world.act("red", Take("table/3"), 0.0)
    told = hint(look(memory_world, new_match(variant="memory", active="blue")))
    assert (words(told), told.at) == ("Put it back in its row.", (GroundAt("table"),))


def test_at_the_check_pairs_are_shown_until_none_is_left(flipped, look, new_match, new_player):
    flipped.act("red", Take("belt/3"), 0.0)
    flipped.act("red", Put("red/aside"), 0.0)
    assert hint(look(flipped, new_match("check"))).at == (PileAt("red/aside"),)
    flipped.act("red", Take("red/aside"), 0.0)
    assert hint(look(flipped, new_match("check"))).at == (OwnPad(), PileAt("red/shown"))
    flipped.act("red", Put("red/shown"), 0.0)
    assert hint(look(flipped, new_match("check"))).at == (ButtonAt("A"),)
    assert hint(look(flipped, new_match("check", new_player("red", checked=True)))).at == ()


@pytest.mark.parametrize(
    "acts",
    [
        [Take("red/aside")],
        [Take("belt/3"), Take("belt/3")],
        [Put("red/aside")],
        [Take("belt/3"), Put("belt/4")],
        [Take("belt/3"), Put("red/aside"), Take("belt/3")],
    ],
)
def test_refusals_of_the_twin_are_told_in_kind_words(world, acts):
    *before, refused = acts
    for act in before:
        world.act("red", act, 0.0)
    with pytest.raises(HandError) as caught:
        world.act("red", refused, 0.0)
    told = luggage.HANDLING.kindly(
        Refused(str(caught.value), caught.value.code, caught.value.place)
    )
    assert told.id != "hands-did-not-work"
    assert "/" not in spoken((told,), words_in("en"))


def test_a_suitcase_that_is_gone_was_taken_by_somebody_else():
    gone = Refused("nothing lies there", "nothing-there", "belt/3")
    assert luggage.HANDLING.kindly(gone).id == "luggage-hands-too-late"
    empty = Refused("nothing lies there", "nothing-there", "red/draw")
    assert luggage.HANDLING.kindly(empty).id == "hands-nothing-left"


def test_of_an_unknown_refusal_nobody_learns_more_than_that_it_was_one():
    assert (
        luggage.HANDLING.kindly(Refused("the moon is full", "moon-full")).id == "hands-did-not-work"
    )


def test_after_a_look_without_a_tap_the_next_passenger_is_flipped(flipped, look, new_match):
    """Not the same pattern again, which the rule forbids (L-1)."""
    name = open_passenger(flipped).name
    for play in ("assisted", "rulebook"):
        tried = replace(look(flipped, new_match(play=play)), tried=name)
        assert hint(tried).at == (PileAt("red/draw"),), play
        assert hint(look(flipped, new_match(play=play))).at == ()


def test_a_pair_that_is_taken_back_comes_out_of_the_shown_ones(world, look, new_match, new_player):
    """B at the check: the table forgets the pair, and the hand lays it aside again."""
    for act in (Take("red/draw"), Put("red/shown", face_up=True)) * 2:
        world.act("red", act, 0.0)
    one = Pair("yeti", "tartan", "match")
    shown = look(world, new_match(phase="check", players=(new_player("red", pairs=(one,)),)))
    back = look(world, new_match(phase="check", players=(new_player("red", pairs=()),)))
    assert luggage.follows(shown, back) == PileAt("red/shown")
    assert luggage.follows(back, shown) is None
    acts = plan_acts(PileAt("red/shown"), back)
    assert acts == [Take("red/shown"), Put("red/aside", face_up=True)] * 2
    assert answer(PileAt("red/shown"), shown) == phrase("luggage-hands-press-b-first")


def test_in_turns_a_tile_is_turned_over_and_tapped_in_one(memory_world, look, new_match):
    """A look costs the turn, so nobody looks and puts the tile back untapped (L-18)."""
    mine = look(memory_world, new_match(variant="memory", active="red"))
    acts = [type(act) for act in plan_acts(TileAt("table/4"), mine)]
    assert acts == [Take, TurnOver, Tap]
    others = look(memory_world, new_match(variant="memory", active="blue"))
    assert not plan_acts(TileAt("table/4"), others)


def test_while_everyone_looks_at_a_climax_nothing_else_is_asked(memory_world, new_match, new_view):
    climax = Climax(what=Message("luggage-stage-turns"), found=Message("luggage-stage-right"))
    assert climax.waits
    view = new_view(
        new_match(variant="memory", active="red"),
        staged=Staged(climax, 0.0, 1.0, 3.0),
        prompt=Notice("table-staged"),
    )
    told = hint(Sight(memory_world.scene("red", 0.0), view))
    assert (told.says, told.at) == ((Quote(Notice("table-staged")),), (A,))


@pytest.mark.parametrize(
    ("phase", "ready", "says"),
    [("mapping", False, "wait"), ("ready", False, "ready"), ("ready", True, "you-are-ready")],
)
def test_before_the_search_no_passenger_is_flipped_and_no_suitcase_taken(
    phase, ready, says, world, look, new_match, new_player
):
    """L-19. It would lie in the open pile, and the table would not know of it."""
    sight = look(world, new_match(phase, new_player("red", ready=ready)))
    for target in (PileAt("red/draw"), TileAt("belt/3"), OwnHand()):
        gesture = answer(target, sight)
        assert not isinstance(gesture, Offer), target
        assert gesture == Together((phrase(f"luggage-hands-{says}"),)), target


# ---- a passenger that was flipped too early, in turns (L-18) ---------------------------------


def flipped_by_hand(world):
    """Let Red turn up the next passenger, whatever the table says of it."""
    for act in (Take("red/draw"), TurnOver(), Put("red/action", face_up=True)):
        world.act("red", act, 0.0)
    return open_passenger(world)


def plan_acts(target, sight):
    answered = answer(target, sight)
    return [step.act for step in answered.gesture.steps] if isinstance(answered, Offer) else []


def test_in_turns_no_passenger_is_flipped_too_early(memory_world, look, new_match, new_player):
    card = flipped_by_hand(memory_world)
    red = new_player("red", passenger=Passenger(card.name, card.suitcase))
    mine = look(memory_world, new_match(variant="memory", active="red", red=red))
    assert answer(PileAt("red/draw"), mine) == phrase("luggage-hands-find-the-same")
    others = look(memory_world, new_match(variant="memory", active="blue", red=red))
    assert answer(PileAt("red/draw"), others) == phrase("luggage-hands-watch", seat="blue")


def test_one_that_was_goes_back_onto_the_draw_deck(memory_world, look, new_match, new_player):
    first = flipped_by_hand(memory_world)
    flipped_by_hand(memory_world)
    red = new_player("red", passenger=Passenger(first.name, first.suitcase))
    match = new_match(variant="memory", active="red", red=red)
    sight = look(memory_world, match)
    assert says(hint(sight)) == ("luggage-hands-too-early", PileAt("red/action"))
    assert answer(PileAt("red/draw"), sight) == phrase("luggage-hands-too-early")
    left = sight.seen("draw").count
    for act in plan_acts(PileAt("red/action"), sight):
        memory_world.act("red", act, 0.0)
    sight = look(memory_world, match)
    assert (sight.seen("draw").count, sight.seen("draw").top.face) == (left + 1, False)
    assert hint(sight).says == (phrase("luggage-hands-pick", lies="rows"),)


def test_one_that_the_table_does_not_know_is_tapped(memory_world, look, new_match, new_player):
    """The move was taken back, say, and the card still lies there."""
    flipped_by_hand(memory_world)
    red = new_player("red", must_flip=True)
    sight = look(memory_world, new_match(variant="memory", active="red", red=red))
    assert says(hint(sight)) == ("luggage-hands-tap-passenger", PileAt("red/action"))
    again = [Take("red/action"), Tap(TAP_S), Put("red/action", face_up=True)]
    assert plan_acts(PileAt("red/draw"), sight) == plan_acts(PileAt("red/action"), sight) == again


# ---- a round that is played by hand ----------------------------------------------------------


def place_of(world, fits):
    """Return where a tile lies on the belt that *fits*(face)."""
    return next(
        place
        for place, stack in world.places.items()
        if place.startswith("belt/") and fits(stack[-1].piece.face)
    )


@pytest.fixture
def take_pattern(flipped):
    """Let Red take a tile with the open passenger's pattern, or with another one."""

    def take(same):
        wanted = open_passenger(flipped).suitcase
        place = place_of(flipped, lambda face: (face.suitcase == wanted) == same)
        flipped.act("red", Take(place), 0.0)
        return place

    return take


def test_during_a_pause_nothing_is_taken_or_turned(flipped, new_match, new_view):
    view = new_view(new_match(play="rulebook"), prompt=Notice("table-rests"))
    sight = Sight(flipped.scene("red", 0.0), view)
    assert hint(sight).says == (phrase("hands-rests"),)
    for target in (
        *map(PileAt, ("red/draw", "red/action", "red/aside")),
        TileAt("belt/3"),
        OwnHand(),
    ):
        assert answer(target, sight) == phrase("hands-rests"), target
        assert not plan_acts(target, sight), target
    flipped.act("red", Take("belt/3"), 0.0)
    sight = Sight(flipped.scene("red", 0.0), view, "belt/3")
    for target in (PileAt("red/aside"), OwnHand(), OwnPad()):
        assert not plan_acts(target, sight), target
    assert plan_acts(GroundAt("belt"), sight) == [Put("belt")]


@pytest.mark.parametrize("play", ["assisted", "rulebook"])
def test_a_tile_of_another_pattern_goes_back_unseen(flipped, look, new_match, take_pattern, play):
    """L-5."""
    place = take_pattern(same=False)
    told = hint(look(flipped, new_match(play=play), place))
    assert says(told) == ("luggage-hands-other-pattern", GroundAt("belt"))
    flipped.act("red", Put("belt"), 0.0)
    place = take_pattern(same=True)
    assert hint(look(flipped, new_match(play=play), place)).at[0] == OwnHand()


def test_where_no_tile_of_the_pattern_is_left_any_other_will_do(
    flipped, look, new_match, take_pattern
):
    wanted = open_passenger(flipped).suitcase
    place = take_pattern(same=False)
    for gone in [
        one
        for one, stack in flipped.places.items()
        if one.startswith("belt/") and stack[-1].piece.face.suitcase == wanted
    ]:
        flipped.places.pop(gone)
    assert hint(look(flipped, new_match(), place)).at == (OwnHand(), OwnPad())


def test_in_rulebook_play_only_a_tile_that_was_looked_at_goes_aside(
    flipped, look, new_match, take_pattern
):
    """L-9: setting aside is legal for who saw a match or a lost tile."""
    match = new_match(play="rulebook")
    place = take_pattern(same=False)
    other = answer(PileAt("red/aside"), look(flipped, match, place))
    assert other == phrase("luggage-hands-other-pattern")
    flipped.act("red", Put("belt"), 0.0)
    place = take_pattern(same=True)
    unseen = answer(PileAt("red/aside"), look(flipped, match, place))
    assert unseen == phrase("luggage-hands-look-first")
    flipped.act("red", TurnOver(), 0.0)
    acts = plan_acts(PileAt("red/aside"), look(flipped, match, place))
    assert acts == [Put("red/aside"), Take("red/action"), Put("red/aside", face_up=True)]


def test_pairs_stay_aside_until_the_check(flipped, look, new_match, new_player, take_pattern):
    """L-8. A piece of which the table knows nothing may be taken back."""
    take_pattern(same=True)
    for act in (Put("red/aside"), Take("red/action"), Put("red/aside", face_up=True)):
        flipped.act("red", act, 0.0)
    for phase in ("play", "verifying"):
        sight = look(flipped, new_match(phase, play="rulebook"))
        assert answer(PileAt("red/aside"), sight) == phrase("luggage-rule-8"), phase
    one = Pair("yeti", "tartan", "match")
    known = look(flipped, new_match(red=new_player("red", pairs=(one,))))
    assert answer(PileAt("red/aside"), known) == phrase("luggage-hands-pairs-go-here")
    unknown = look(flipped, new_match(red=new_player("red", pairs=())))
    assert plan_acts(PileAt("red/aside"), unknown) == [Take("red/aside")]


@pytest.mark.parametrize("phase", ["verifying", "check"])
def test_a_tile_that_was_in_a_hand_at_done_does_not_count(
    flipped, look, new_match, take_pattern, phase
):
    """L-11."""
    sight = look(flipped, new_match(phase, play="rulebook"), take_pattern(same=True))
    assert says(hint(sight)) == ("luggage-hands-too-late-for-it", GroundAt("belt"))


def test_in_assisted_play_what_the_light_had_found_by_then_goes_aside(
    flipped, look, new_match, new_player
):
    card = open_passenger(flipped)
    take(flipped, card.name, card.suitcase)
    secrets = LuggageSecrets("red", (SeenTile(card.suitcase, card.name),))
    match = new_match("verifying", new_player("red"), secrets=secrets)
    sight = replace(look(flipped, match, "belt/3"), heard=True)
    assert says(hint(sight)) == ("luggage-hands-found", PileAt("red/aside"))


def test_who_has_no_pair_at_the_check_is_told_so(flipped, look, new_match):
    told = hint(look(flipped, new_match("check", play="rulebook")))
    assert says(told) == ("luggage-hands-nothing-to-show", A)


def test_suitcases_of_the_pattern_do_not_glow_but_the_keys_go_there(flipped, look, new_match):
    """Finding them is the game; with keys alone nobody gets hold of one in time."""
    told = hint(look(flipped, new_match()))
    wanted = open_passenger(flipped).suitcase
    lying = {place: stack[-1].piece.face.suitcase for place, stack in flipped.places.items()}
    on_belt = {place for place in lying if place.startswith("belt/")}
    assert told.at == ()
    assert set(told.sought) == {TileAt(place) for place in on_belt if lying[place] == wanted}


def test_but_where_the_table_asks_for_a_suitcase_one_may_look_for_it(world, new_match, new_view):
    """It might lie under another one."""
    asked = Notice("luggage-not-back", {"pattern": "tartan", "count": 1})
    view = new_view(new_match("ready"), notices=(asked,))
    assert plan_acts(TileAt("belt/3"), Sight(world.scene("red", 0.0), view)) == [Take("belt/3")]
