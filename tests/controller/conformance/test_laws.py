"""The laws of games: those at the table keep them, and one with a planted mistake does not."""

from random import Random

import pytest
from msgspec.structs import replace

from controller.conformance import laws
from controller.conformance.laws import LAWS, Broken
from controller.games.captains_orders.pieces import Ask, Deal, Follow, NextRound, Pass
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.games.catalogue import CATALOGUE
from controller.match.acts import TappedAt
from controller.match.halfdone import NOTHING
from harness.matches import with_other

GAME = CATALOGUE["captains-orders"]
rules = GAME.rules


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("slug", CATALOGUE)
def test_a_game_at_the_table_keeps_every_law(slug, law, monkeypatch):
    """By the fewest and the most players; the game's own tests play with every number of them."""
    monkeypatch.setattr(laws, "MATCHES", 30)
    monkeypatch.setattr(laws, "STRETCHES", 4)
    game = CATALOGUE[slug]
    fewest, *_, most = game.rules.players
    briefly = replace(game, rules=with_other(game.rules, players=(fewest, most)))
    law(briefly, Random(f"{slug}/{law.__name__}"))


def stands_still(state, luck):
    """A game in which nobody can begin the second round."""
    move = rules.random_move(state, luck)
    return None if isinstance(move, NextRound) else move


def asks_twice(state, move):
    """`apply` does more than `play`."""
    after = rules.apply(state, move)
    return replace(after, turn=0) if isinstance(move, Ask) else after


def forgets_the_owner(state):
    """A text that leaves something out."""
    return rules.state_to_text(replace(state, owner=0))


def offers_to_the_wrong_seat(state, seat):
    return rules.legal(state, 0 if seat == 1 else seat)


def refuses_what_is_legal(state, move):
    legality = rules.legality(state, move)
    return legality if isinstance(move, Deal) else laws.Legality.LEGAL


def taps_another_spot(self, state, move, half=NOTHING):
    acts = super(CaptainsOrdersTable, self).perform(state, move, half)
    return tuple(TappedAt(3, act.piece) if isinstance(act, TappedAt) else act for act in acts)


def gives_up(state, seat):
    """A player who has left answers no Order."""
    move = rules.default_move(state, seat)
    return None if isinstance(move, Follow) else move


def takes_passes_back(before, move, after):
    return isinstance(move, Pass)


def shows_a_hand(state, observer):
    """A leak: the first card of another hand."""
    view = rules.view(state, observer)
    return replace(view, order=state.hands[0] & 1023)


def stumbles_over_unread_cards(state):
    return ("an unread card",) if state.unread else ()


@pytest.mark.parametrize(
    ("law", "mistake"),
    [
        (laws.matches_end, {"random_move": stands_still}),
        (laws.values_stay_values, {"apply": asks_twice}),
        (laws.texts_are_read_back, {"state_to_text": forgets_the_owner}),
        (laws.offers_are_complete, {"legal": offers_to_the_wrong_seat}),
        (laws.nonsense_is_refused, {"legality": refuses_what_is_legal}),
        (laws.a_hand_goes_on_alone, {"default_move": gives_up}),
        (laws.undo_takes_back_nothing_that_was_seen, {"may_undo": takes_passes_back}),
        (laws.views_tell_no_secret, {"view": shows_a_hand}),
        (laws.unread_cards_break_nothing, {"problems": stumbles_over_unread_cards}),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_planted_mistake_breaks_a_law(law, mistake):
    with pytest.raises(Broken):
        law(replace(GAME, rules=with_other(rules, **mistake)), Random(law.__name__))


def forgets_the_orders(setting):
    """The pile of Orders is in nobody's mind."""
    stacks = tuple(stack for stack in setting.stacks if stack.place != "middle/spot-1")
    return replace(setting, stacks=stacks)


def deals_to_the_wrong_hand(setting):
    swapped = {"red/cards": "blue/cards", "blue/cards": "red/cards"}
    stacks = (replace(one, place=swapped.get(one.place, one.place)) for one in setting.stacks)
    return replace(setting, stacks=tuple(stacks))


def gives_the_deck_all_that_is_left(setting):
    """A count that takes the cards of others, as they come later."""
    *others, deck = setting.stacks
    return replace(setting, stacks=(*others, replace(deck, count=deck.count and len(deck.pieces))))


@pytest.mark.parametrize(
    "mistake", [forgets_the_orders, deals_to_the_wrong_hand, gives_the_deck_all_that_is_left]
)
def test_a_table_that_is_laid_out_wrongly_breaks_a_law(mistake):
    wrong = replace(GAME, setting=lambda state: mistake(GAME.setting(state)))
    with pytest.raises(Broken):
        laws.tables_are_laid_out_as_the_state_says(wrong, Random(1))


@pytest.mark.parametrize("mistake", [forgets_the_orders, gives_the_deck_all_that_is_left])
def test_a_match_that_loses_cards_at_a_power_cut_breaks_a_law(mistake, mocker):
    wrong = replace(GAME, setting=lambda state: mistake(GAME.setting(state)))
    mocker.patch.dict(CATALOGUE, {GAME.slug: wrong})
    with pytest.raises(Broken):
        laws.cut_matches_go_on_to_an_end(wrong, Random(1))


def test_a_count_by_which_cards_were_read_breaks_a_law(monkeypatch):
    """In a table's answers, which no view shows; found where a hand gives another card away."""

    def by_those_that_were_read(self, referee, state):
        read, counted = self.zones.deck.whole, referee.counted or (0,) * len(state.seats)
        hands = zip(state.seats, state.hands, counted, strict=True)
        return {seat: (hand & read & ~found).bit_count() for seat, hand, found in hands}

    monkeypatch.setattr(CaptainsOrdersTable, "_uncounted", by_those_that_were_read)
    with pytest.raises(Broken, match="can tell this state from another"):
        laws.views_tell_no_secret(GAME, Random(1))


def stands_still_with_unread_cards(state, luck):
    """A law that only watches what happens would see nothing wrong here."""
    return None if state.unread and state.phase == "turn" else rules.random_move(state, luck)


def test_a_game_that_stands_still_with_unread_cards_breaks_a_law():
    wrong = replace(GAME, rules=with_other(rules, random_move=stands_still_with_unread_cards))
    with pytest.raises(Broken, match="stands still"):
        laws.unread_cards_break_nothing(wrong, Random(1))


def test_acts_that_are_not_the_move_break_a_law(monkeypatch):
    monkeypatch.setattr(CaptainsOrdersTable, "perform", taps_another_spot)
    with pytest.raises(Broken, match="performed as"):
        laws.acts_make_the_move(GAME, Random(1))


def test_a_power_cut_that_makes_moves_breaks_a_law(monkeypatch):
    def makes_a_move(self, state, now_s, clock_left_s):
        begun = self.begin(state, now_s)
        return replace(begun, moves=(NextRound(),))

    monkeypatch.setattr(CaptainsOrdersTable, "resume", makes_a_move)
    with pytest.raises(Broken, match="made by the power cut"):
        laws.matches_go_on_after_a_power_cut(GAME, Random(1))
