"""Cards that the table has not read, one case after the other."""

import pytest
from msgspec.structs import replace

from controller.games.captain_bluff.pieces import (
    AIRPORT,
    CARD_COUNT,
    CARDS,
    LUGGAGE,
    WHOLE_DECK,
    Define,
)
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import ZONES, winners
from controller.rules.rows import Legality
from controller.rules.sets import members, only

BELTS = {1: "paris-9 red: london-3 london-4", 2: "tokyo-9 blue:"}


def key(refusal):
    return refusal.message.id.removeprefix("captain-bluff-").replace("-", "_")


def wrong(state):
    """What is wrong but for the number of cards: most Airport cards are nowhere in these tests."""
    problems = [str(one).removeprefix("captain-bluff-problem-") for one in rules.problems(state)]
    return [problem for problem in problems if not problem.startswith("card-count")]


def names(cards):
    return {CARDS[card] for card in members(cards)}


@pytest.fixture
def blank(holding):
    """`blank("paris-1", "paris-2", may="london-5 paris-3")`: as `holding`, and one more card in
    red's hand that was not read, or two, and is one of these."""

    def blank(red, *others, may, count=1, **options):
        state = holding(red, *others, **options)
        possible = sum(only(CARDS.index(card)) for card in may.split())
        numbers = [CARD_COUNT + n for n in range(count)]
        hand = state.hands[0] | sum(only(number) for number in numbers)
        return replace(
            state,
            hands=(hand, *state.hands[1:]),
            unread=(possible,) * count,
            # Whichever it is, it does not lie in the pile.
            in_pile=state.in_pile - count,
        )

    return blank


# -- dealt, drawn and laid down ------------------------------------------------------------


def test_a_dead_tag_is_luggage_if_no_airport_card_is_missing(after):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    state = after(state, *(f"deal red arrivals-board-{n}" for n in (1, 2, 3)), "deal red ?")
    while state.phase == "dealing":
        state = rules.play(state, rules.legal(state, None)[0])
    assert state.hands[0] >> CARD_COUNT & 1
    assert state.unread == (LUGGAGE,)
    assert ZONES.could_be(state, CARD_COUNT) == LUGGAGE & ~sum(state.hands) & WHOLE_DECK
    # One of 28 cards is in the hand; the pile is the other 27.
    assert (state.pile.bit_count(), state.in_pile) == (28, 27)
    assert rules.problems(state) == ()


def test_a_dead_tag_of_an_airport_card_may_be_any_that_nobody_holds(after):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    luggage = [f"deal red {card}" for card in CARDS[:12]]
    state = after(state, *luggage, "deal red ?", "deal red round-trip-1", "deal red round-trip-2")
    while state.phase == "dealing":
        state = rules.play(state, rules.legal(state, None)[0])
    assert state.unread == (AIRPORT,)
    assert not ZONES.could_be(state, CARD_COUNT) & (LUGGAGE | state.hands[1])
    assert state.in_pile == state.pile.bit_count() == 27


def test_a_card_that_is_drawn_unread_is_one_of_the_pile(holding, after, hand):
    state = holding("paris-1 paris-2", "paris-3", pile="tokyo-1 tokyo-2 tokyo-3", discard="")
    state = after(state, "define red belt-1 paris-1", "draw red ?")
    assert hand(state, "red") == "paris-2 ?0"
    assert names(ZONES.could_be(state, CARD_COUNT)) == {"tokyo-1", "tokyo-2", "tokyo-3"}
    state = after(state, "done red", "define blue belt-2 paris-3", "draw blue tokyo-2")
    assert names(ZONES.could_be(state, CARD_COUNT)) == {"tokyo-1", "tokyo-3"}
    assert names(ZONES.next_of_rest(state)) == {"tokyo-1", "tokyo-3"}
    assert rules.view(state, None).pile == 1


def test_when_the_last_card_is_drawn_unread_nothing_is_left_in_the_pile(holding, after):
    state = holding("paris-1 paris-2", "paris-3", pile="tokyo-1 tokyo-2", discard="")
    state = after(state, "define red belt-1 paris-1", "draw red ?", "done red")
    state = after(state, "define blue belt-2 paris-3", "draw blue ?")
    assert (state.pile, state.in_pile) == (0, 0)
    assert names(ZONES.could_be(state, CARD_COUNT)) == {"tokyo-1", "tokyo-2"}


def test_a_forgotten_tap_leaves_every_card_of_the_hand_open(holding, after, hand):
    state = after(holding("paris-1 paris-2 paris-3", "paris-4"), "define red belt-1 ?")
    assert hand(state, "red") == "?0 ?1"
    assert names(ZONES.could_be(state, CARD_COUNT)) == {"paris-1", "paris-2", "paris-3"}
    # Red has seen them all: each is in the hand or above the belt.
    known = {card.name: card.places for card in rules.view(state, 0).secrets.known}
    assert known == dict.fromkeys(("paris-1", "paris-2", "paris-3"), ("belt-1", "red"))
    assert rules.view(state, 0).secrets.hand == ()
    # A tap of one tells where it is, and a look at the belt the rest.
    state = after(state, "draw red tokyo-1", "done red", "check blue belt-1", "seen ?0 paris-2")
    assert hand(state, "red") == "paris-2 tokyo-1 ?0"
    assert rules.view(state, 0).secrets.hand == ("paris-2", "tokyo-1")
    state = after(state, "seen ?2 paris-3")
    assert names(ZONES.could_be(state, CARD_COUNT)) == {"paris-1"}
    assert [card.name for card in rules.view(state, 1).secrets.known] == ["paris-3"]


def test_nobody_need_see_which_card_of_one_it_was(holding, after):
    state = holding("paris-1", "paris-2", pile="", discard="")
    state = after(state, "define red belt-1 ?")
    assert (state.belts[0].destination, winners(state)) == (0, (0,))
    assert [card.name for card in rules.view(state, 0).secrets.known] == ["paris-1"]


def test_an_exchanged_card_that_nobody_tapped_is_what_was_laid_there(holding, after, hand):
    state = holding("paris-1 paris-5", "paris-2", belts=BELTS)
    state = after(state, "change red belt-1 paris-5", "take red ?")
    assert hand(state, "red") == "paris-1 paris-9"


def test_after_a_reshuffle_nobody_knows_where_an_unread_card_is(blank, after):
    state = blank("paris-1", "paris-2 paris-4", may="paris-3 paris-5", belts=BELTS,
                  pile="tokyo-1 tokyo-2", discard="tokyo-3")  # fmt: skip
    state = after(state, "change red belt-1 ?0", "take red paris-9", "done red")
    state = after(state, "close blue belt-1", "done blue", "define red belt-3 paris-9")
    state = after(state, "draw red tokyo-1", "reshuffle")
    assert names(state.pile) >= {"paris-3", "paris-5", "tokyo-3", "london-3", "london-4"}
    assert state.in_pile == 4


def test_an_airport_card_that_is_drawn_is_no_longer_among_the_unused_ones(blank, after):
    # A discard that was not read may be any Airport card until one of them comes up.
    state = blank("paris-1", "paris-2", may="delayed-flight-1 delayed-flight-2", belts=BELTS,
                  pile="tokyo-1", discard="")  # fmt: skip
    red, blue = state.hands
    state = replace(state, hands=(red & ~only(CARD_COUNT), blue), discard=only(CARD_COUNT))
    state = replace(state, unused=AIRPORT, in_pile=1)
    state = after(state, "define red belt-3 paris-1", "draw red tokyo-1", "reshuffle", "done red")
    assert names(state.pile) == {"delayed-flight-1", "delayed-flight-2"}
    state = after(state, "define blue belt-4 paris-2", "draw blue delayed-flight-2")
    assert names(AIRPORT & ~state.unused) == {"delayed-flight-2"}


# -- placed and played ---------------------------------------------------------------------


def test_luggage_that_was_not_read_waits_for_that(blank, after, refused, line):
    state = blank("paris-1", "paris-2", may="london-5 tokyo-3", belts=BELTS)
    move = rules.move_from_text(state, "place red belt-1 ?0 -")
    assert move in rules.undecided(state, 0)
    assert rules.legality(state, move) is Legality.UNDECIDED
    state = rules.play(state, move)
    assert (state.phase, rules.view(state, None).waits) == ("reading", "place")
    assert not any(rules.awaited(state, player) for player in range(2))
    assert key(refused(state, "done red")) == "reading"
    state = after(state, "seen ?0 london-5")
    assert (state.phase, state.run, line(state, 1)[-1]) == ("placing", 1, "london-5=5")


def test_luggage_that_proves_wrong_goes_back_and_everybody_has_seen_it(blank, after, hand):
    state = blank("paris-1", "paris-2", may="london-5 tokyo-3", belts=BELTS)
    state = after(state, "place red belt-1 ?0 -", "seen ?0 tokyo-3")
    assert (state.phase, hand(state, "red")) == ("turn", "paris-1 tokyo-3")
    assert [(card.name, card.places) for card in rules.view(state, 1).known] == [
        ("tokyo-3", ("red",))
    ]


def test_it_may_be_taken_back_unread(blank, after, hand):
    state = blank("paris-1", "paris-2", may="london-5 tokyo-3", belts=BELTS)
    state = after(state, "place red belt-1 ?0 -", "take-back red")
    assert (state.phase, hand(state, "red")) == ("turn", "paris-1 ?0")
    run = blank("london-5 paris-1", "paris-2", may="london-6 tokyo-3", belts=BELTS)
    run = after(run, "place red belt-1 london-5 -", "place red belt-1 ?0 -", "take-back red")
    assert (run.phase, run.run) == ("placing", 1)


def test_a_card_that_fits_nowhere_whatever_it_is_is_refused(blank, refused):
    state = blank("paris-1", "paris-2", may="tokyo-3 tokyo-4", belts=BELTS)
    assert key(refused(state, "place red belt-1 ?0 -")) == "not_on_belt"
    assert key(refused(state, "play red ?0")) == "not_on_pad"


def test_what_fits_whatever_it_is_is_legal_and_is_read_all_the_same(blank, after):
    state = blank("paris-1", "paris-2", may="london-5 london-6", belts=BELTS)
    move = rules.move_from_text(state, "place red belt-1 ?0 -")
    assert rules.legality(state, move) is Legality.LEGAL
    assert rules.play(state, move).phase == "reading"


def test_of_a_card_that_may_be_a_round_trip_its_player_says_the_way(blank, after, line):
    state = blank("paris-1", "paris-2", may="round-trip-1 london-4",
                  belts={1: "paris-9 red: london-3"})  # fmt: skip
    ways = {
        move.step for move in rules.undecided(state, 0) if getattr(move, "step", None) is not None
    }
    assert ways == {0, 1, -1}
    state = after(state, "place red belt-1 ?0 down", "seen ?0 round-trip-1")
    assert line(state, 1) == ["london-3=3", "round-trip=2"]


def test_only_luggage_that_was_not_read_can_follow_a_round_trip(blank, after, legal):
    state = blank("round-trip-1", "paris-2", may="tokyo-3 round-trip-2",
                  belts={1: "paris-9 red:"})  # fmt: skip
    state = after(state, "place red belt-1 round-trip-1 -")
    assert legal(state, "red") == {"take-back red"}
    words = {rules.move_to_text(state, move) for move in rules.undecided(state, 0)}
    assert words == {"place red belt-1 ?0 up", "place red belt-1 ?0 down"}
    assert after(state, "place red belt-1 ?0 up", "seen ?0 tokyo-3").belts[0].direction == 1


def test_an_airport_card_that_was_not_read_waits_for_that(blank, after):
    state = blank("paris-1", "paris-2", may="arrivals-board-1 london-5", belts=BELTS)
    state = after(state, "play red ?0")
    assert rules.view(state, None).waits == "play"
    assert after(state, "seen ?0 arrivals-board-1").phase == "looking"
    assert after(state, "seen ?0 london-5").phase == "turn"


def test_of_several_blanks_nobody_can_say_which_is_played(blank, after, hand):
    state = blank("paris-1", "paris-2", may="london-5 tokyo-3", count=2, belts=BELTS)
    state = replace(state, unread=(only(CARDS.index("london-5")), only(CARDS.index("tokyo-3"))))
    state = after(state, "place red belt-1 ?1 -", "seen ?1 london-5")
    assert names(ZONES.could_be(state, CARD_COUNT)) == {"tokyo-3"}
    assert state.phase == "placing"


def test_a_card_of_the_hand_is_read_while_another_one_waits(blank, after, hand):
    state = blank("paris-1", "paris-2", may="london-5 london-6", count=2, belts=BELTS)
    state = after(state, "place red belt-1 ?0 -", "seen ?1 london-6")
    assert (state.phase, hand(state, "red")) == ("reading", "paris-1 london-6 ?0")
    assert after(state, "seen ?0 london-5").run == 1


def test_a_card_that_was_not_read_is_offered_to_its_player_as_such(blank, legal):
    state = blank("paris-1", "paris-2", may="london-5 tokyo-3", belts=BELTS)
    assert "define red belt-3 ?0" in legal(state, "red")
    assert Define(0, 2, CARD_COUNT) in rules.legal(state, 0)
    assert rules.undecided(state, 1) == []
    assert rules.undecided(state, None) == []


def test_a_tap_that_reads_a_blank_at_last_is_taken_for_true(blank, after, hand, refused):
    state = blank("paris-1", "paris-2", may="london-5 tokyo-3", belts=BELTS)
    assert hand(after(state, "place red belt-1 london-5 -"), "red") == "paris-1"
    assert key(refused(state, "place red belt-1 london-6 -")) == "not_in_hand"


# -- called --------------------------------------------------------------------------------


@pytest.fixture
def called(blank, after):
    """A departure city that nobody has read, and a call of what lies below it."""
    state = blank("london-5 paris-1", "paris-2", may="london-9 paris-3",
                  belts={2: "tokyo-9 blue: tokyo-1 tokyo-2"})  # fmt: skip
    state = after(state, "define red belt-1 ?0", "draw red tokyo-5", "done red")
    state = after(state, "check blue belt-1", "done blue", "place red belt-1 london-5 -")
    return after(state, "done red", "call blue")


def test_a_departure_city_that_was_not_read_is_turned_over_and_named(called, after, legal):
    assert (called.phase, rules.view(called, None).other) == ("revealing", "blue")
    assert legal(called, None) == {"seen ?0 london-9", "seen ?0 paris-3"}
    assert rules.view(after(called, "seen ?0 london-9"), None).called.loser == "blue"
    assert rules.view(after(called, "seen ?0 paris-3"), None).called.loser == "red"


def test_or_is_read_because_everybody_sees_it(called, after):
    state = after(called, "shown belt-1 london-9")
    assert (state.phase, rules.view(state, None).called.loser) == ("turn", "blue")


# -- contradictions ------------------------------------------------------------------------


def test_a_card_that_lies_elsewhere_is_a_conflict_until_it_is_read_again(blank, after):
    state = blank("paris-1", "paris-2", may="london-5 tokyo-3", belts=BELTS)
    state = after(state, "seen ?0 paris-2")
    assert wrong(state) == ["card-elsewhere: place=hand of=red"]
    assert wrong(after(state, "seen ?0 tokyo-3")) == []


def test_so_is_one_that_it_cannot_have_been(blank, after):
    state = blank("paris-1", "paris-2", may="london-5 tokyo-3", belts=BELTS)
    state = after(state, "seen ?0 tokyo-4")
    assert len(wrong(state)) == 1


def test_an_exchanged_card_that_is_another_one_is_a_conflict(holding, after):
    state = holding("paris-1 paris-5", "paris-2", belts=BELTS)
    state = after(state, "change red belt-1 paris-5", "take red tokyo-1")
    assert len(wrong(state)) == 1
    # It was the one that the table took it for.
    assert wrong(after(state, "seen paris-9 paris-9")) == []


def test_a_shown_card_that_is_another_one_tells_nobody_what_the_table_took_it_for(holding, after):
    state = after(holding("paris-1", "paris-2", belts=BELTS), "shown belt-2 tokyo-8")
    assert wrong(state) == ["card-elsewhere: place=city of=2"]
    assert rules.view(state, None).known == ()
    assert rules.view(state, None).belts[1].known_to == ("blue",)


def test_a_conflict_ends_when_its_card_is_shuffled_into_the_pile(holding, after):
    state = holding("paris-1 paris-5", "paris-2", belts=BELTS, pile="tokyo-1", discard="tokyo-2")
    state = after(state, "shown belt-1 tokyo-8", "close red belt-1", "done red")
    assert len(wrong(state)) == 1
    state = after(state, "define blue belt-1 paris-2", "draw blue tokyo-1", "reshuffle")
    assert wrong(state) == []


def test_only_what_somebody_can_look_at_is_read(blank, after, refused):
    state = blank("paris-1 paris-4", "paris-2", may="london-5 tokyo-3", belts=BELTS)
    assert key(refused(state, "seen ?1 london-5")) == "not_unread"
    assert key(refused(state, "seen paris-1 london-5")) == "not_unread"
    state = after(
        state, "change red belt-1 ?0", "take red paris-9", "done red", "close blue belt-1"
    )
    assert key(refused(state, "seen ?0 london-5")) == "not_unread"
