"""The laws of games: those at the table keep them, and one with a planted mistake does not."""

import os
from random import Random

import pytest
from msgspec.structs import replace

from controller.conformance import laws, steps, swapping
from controller.conformance.laws import LAWS
from controller.conformance.steps import Broken
from controller.errors import IllegalMove
from controller.games.captains_orders.pieces import Ask, Deal, Follow, NextRound, Pass
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.games.catalogue import CATALOGUE
from controller.match.acts import TappedAt
from controller.match.halfdone import NOTHING
from controller.match.tablegame import Interpretation
from harness.matches import with_other

GAME = CATALOGUE["captains-orders"]
rules = GAME.rules


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("slug", CATALOGUE)
def test_a_game_at_the_table_keeps_every_law(slug, law, monkeypatch):
    """By the fewest and the most players; the game's own tests play with every number of them."""
    monkeypatch.setattr(laws, "MATCHES", 30)
    monkeypatch.setattr(swapping, "STRETCHES", 4)
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
    acts = CaptainsOrdersTable.perform(self, state, move, half)
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


def lays_nothing(setting):
    return replace(setting, stacks=(), spread=())


def makes_a_move(self, state, now_s, clock_left_s):
    return replace(self.begin(state, now_s), moves=(NextRound(),))


def stands_still_with_unread_cards(state, luck):
    """A law that only watches what happens would see nothing wrong here."""
    return None if state.unread and state.phase == "turn" else rules.random_move(state, luck)


def plays_everything(state, move):
    """Nothing is refused, and nothing happens."""
    try:
        return rules.play(state, move)
    except IllegalMove:
        return state


def with_rules(game=GAME, **mistakes):
    return replace(game, rules=with_other(game.rules, **mistakes))


def with_table(**mistakes):
    table = type("WrongTable", (CaptainsOrdersTable,), mistakes)
    return replace(GAME, table=table)


def with_setting(mistake, game=GAME):
    return replace(game, setting=lambda state: mistake(game.setting(state)))


def never(*what):
    return False


def always(*what):
    return True


def nothing(*what):
    return ()


def nobody_moves(state, luck):
    return None


def nothing_is_read(self, referee, state, half, act):
    return Interpretation()


PLANTED = {
    laws.matches_end: {"stands still": with_rules(random_move=stands_still)},
    laws.values_stay_values: {"`apply` differs": with_rules(apply=asks_twice)},
    laws.texts_are_read_back: {
        "of its text owner is not read back": with_rules(state_to_text=forgets_the_owner)
    },
    laws.offers_are_complete: {
        "is not legal": with_rules(legal=offers_to_the_wrong_seat),
        "was not offered": with_rules(legal=nothing, legal_moves=nothing, undecided=nothing),
    },
    laws.nonsense_is_refused: {
        "is legal, and refused": with_rules(legality=refuses_what_is_legal),
        "is not legal, and played": with_rules(play=plays_everything),
        "no move of another state was refused": with_rules(
            play=plays_everything, legality=lambda state, move: laws.Legality.LEGAL
        ),
    },
    laws.acts_make_the_move: {
        "; the table says \\['captains-orders-other-spot": with_table(perform=taps_another_spot),
        "no hand can make": with_table(perform=nothing),
        "no player's move was performed": with_rules(legal_moves=nothing),
    },
    laws.a_hand_goes_on_alone: {
        "nobody acts for": with_rules(default_move=gives_up),
        "no match has waited": with_rules(legal=nothing, undecided=nothing),
    },
    laws.who_is_to_act_is_awaited: {
        "alone can act, and is not awaited": with_rules(awaited=never),
        "no match has waited": with_rules(legal=nothing),
    },
    laws.matches_go_on_after_a_power_cut: {
        "made by the power cut": with_table(resume=makes_a_move),
    },
    laws.undo_takes_back_nothing_that_was_seen: {
        "saw it": with_rules(may_undo=takes_passes_back),
        "no move could be taken back": with_rules(may_undo=never),
    },
    laws.tables_are_laid_out_as_the_state_says: {
        "lies at no place": with_setting(forgets_the_orders),
        "lies at blue/cards": with_setting(deals_to_the_wrong_hand),
        "other places need so many": with_setting(gives_the_deck_all_that_is_left),
        "no piece lies on the table": with_setting(lays_nothing, CATALOGUE["luggage"]),
    },
    laws.cut_matches_go_on_to_an_end: {
        "after a cut": with_setting(forgets_the_orders),
        "does not end": with_setting(gives_the_deck_all_that_is_left),
        "was not cut": with_table(rules=with_rules(over=always).rules),
    },
    laws.views_tell_no_secret: {
        "can tell this state from another": with_rules(view=shows_a_hand),
        "no cards could change places": with_rules(problems=always),
    },
    laws.unread_cards_break_nothing: {
        "something is wrong after": with_rules(problems=stumbles_over_unread_cards),
        "stands still": with_rules(random_move=stands_still_with_unread_cards),
    },
}
"""Games with one mistake each, by the law that they break and what it says of them."""


def test_every_law_has_a_planted_mistake():
    assert set(PLANTED) == set(LAWS)
    assert all(PLANTED.values())


@pytest.mark.parametrize(
    ("law", "says", "wrong"),
    [(law, says, game) for law, games in PLANTED.items() for says, game in games.items()],
    ids=lambda value: getattr(value, "__name__", value if isinstance(value, str) else ""),
)
def test_a_planted_mistake_breaks_its_law(law, says, wrong, mocker):
    mocker.patch.dict(CATALOGUE, {wrong.slug: wrong})
    with pytest.raises(Broken, match=says):
        law(wrong, Random(law.__name__))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(
    "still",
    [{"random_move": nobody_moves}, {"over": always}, {"players": ()}],
    ids=["nobody moves", "over at once", "for no players"],
)
def test_no_law_is_kept_by_a_game_that_stands_still(law, still, mocker):
    wrong = with_rules(**still)
    if law is laws.cut_matches_go_on_to_an_end and "players" not in still:
        # It plays bots at a table, not the rules at random.
        ends = with_table(rules=with_rules(over=always).rules)
        wrong = ends if "over" in still else with_table(read=nothing_is_read)
    mocker.patch.dict(CATALOGUE, {GAME.slug: wrong})
    with pytest.raises(Broken):
        law(wrong, Random(1))


def test_a_match_with_unread_cards_has_some(monkeypatch):
    monkeypatch.setattr(steps, "UNREAD_SHARE", 0.0)
    with pytest.raises(Broken, match="no card came unread"):
        laws.unread_cards_break_nothing(GAME, Random(1))


def test_a_game_for_one_number_of_players_keeps_the_law_of_cuts(mocker):
    alone = with_rules(players=GAME.rules.players[:1])
    mocker.patch.dict(CATALOGUE, {GAME.slug: alone})
    laws.cut_matches_go_on_to_an_end(alone, Random(1))


def test_a_count_by_which_cards_were_read_breaks_a_law(monkeypatch):
    """In a table's answers, which no view shows; found where a hand gives another card away."""

    def by_those_that_were_read(self, referee, state):
        read, counted = self.zones.deck.whole, referee.counted or (0,) * len(state.seats)
        hands = zip(state.seats, state.hands, counted, strict=True)
        return {seat: (hand & read & ~found).bit_count() for seat, hand, found in hands}

    monkeypatch.setattr(CaptainsOrdersTable, "_uncounted", by_those_that_were_read)
    with pytest.raises(Broken, match="can tell this state from another"):
        laws.views_tell_no_secret(GAME, Random(2))


EITHER_WORLD = [("bluff-pirate", (2,), 4, 6), ("captains-orders", (4,), 12, 4)]
"""Where an observer can tell one world from the other, and may: in the first a name that was said
of a card cannot be true in the other, in the second it sees one that changed places there."""

if os.environ.get("RECLAIM_LONG"):
    EITHER_WORLD += [
        (slug, CATALOGUE[slug].rules.players, 12, luck)
        for slug, luck in (("captain-bluff", 1), ("bluff-pirate", 3), ("captains-orders", 3))
    ]


@pytest.mark.parametrize(("slug", "players", "stretches", "luck"), EITHER_WORLD)
def test_a_card_that_an_observer_sees_in_either_world_is_no_secret(
    slug, players, stretches, luck, monkeypatch
):
    monkeypatch.setattr(swapping, "STRETCHES", stretches)
    game = CATALOGUE[slug]
    some = replace(game, rules=with_other(game.rules, players=players))
    laws.views_tell_no_secret(some, Random(f"{luck}/views_tell_no_secret"))
