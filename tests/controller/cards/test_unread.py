"""Cards that were not read, in a game that writes nothing for them: Agram, which follows suit."""

from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from controller.cards.places import Pad
from controller.cards.referee import RefereeState
from controller.cards.unread import Card, Deal, Dealt, Player, Seen, laying, unreadable
from controller.errors import IllegalMove
from controller.match.acts import TappedAt
from controller.match.halfdone import NOTHING
from controller.match.menu import Choice
from controller.match.tablegame import TableShape
from controller.rules.offers import active, each
from controller.rules.refusals import Infractions
from controller.rules.rows import Row, always
from controller.rules.sets import members, only, set_of
from controller.views import UNREADABLE

GAMES = Path(__file__).resolve().parents[2] / "games"
SEATS = ("red", "blue", "green")


@pytest.fixture(scope="module")
def agram():
    with pytest.MonkeyPatch.context() as path:
        path.syspath_prepend(str(GAMES / "agram"))
        return import_module("agram.spec").SPEC


@pytest.fixture
def dealt(agram):
    """All hands are dealt, and no card was read."""
    return rules_dealt(agram.rules)


def rules_dealt(rules):
    return rules.play(rules.initial(rules.options_from({}), SEATS), Dealt())


def card(agram, name):
    return agram.rules.zones.deck.names.index(name)


def play(agram, state, name=None):
    """The state after the player who is to act has laid a card, read or not."""
    kind = next(row.move for (phase, _), row in agram.rules.rows.items() if row.default == 1)
    laid = max(members(state.hands[state.active])) if name is None else card(agram, name)
    return agram.rules.play(state, kind(state.active, laid))


def lines(choices):
    for choice in choices:
        yield choice
        yield from lines(choice.then)


def test_a_player_may_always_lay_an_unread_card(agram, dealt):
    offered = agram.rules.legal(dealt, 0)
    assert set_of(move.card for move in offered) == dealt.hands[0]


def test_it_waits_until_the_referee_reads_it_and_is_what_was_read_then(agram, dealt):
    waits = play(agram, dealt)
    assert (waits.phase, waits.active) == ("reading", 0)
    table = agram.table(TableShape(spots=6))
    hearts = card(agram, "hearts-7")
    read = table.read(
        table.begin(waits, 0.0).referee, waits, NOTHING, TappedAt(1, "agram/card/hearts-7")
    )
    assert read.moves == (Seen(waits.pending.card, hearts),)
    after = agram.rules.play(waits, *read.moves)
    assert (after.phase, after.trick[0], after.active) == ("turn", only(hearts), 1)


def test_a_card_that_may_not_lie_there_goes_back_and_everybody_has_seen_it(agram, dealt):
    state = play(agram, play(agram, dealt, "hearts-7"), "hearts-9")
    state = replace(state, hands=(*state.hands[:2], state.hands[2] | only(card(agram, "hearts-3"))))
    waits = play(agram, state)
    clubs = card(agram, "clubs-5")
    after = agram.rules.play(waits, Seen(waits.pending.card, clubs))
    assert (after.phase, after.active, after.trick[2]) == ("turn", 2, 0)
    assert after.hands[2] >> clubs & 1
    with pytest.raises(IllegalMove) as refused:
        play(agram, after, "clubs-5")
    assert refused.value.message.id == "agram-follow-suit"


def test_nobody_lays_an_unread_card_out_of_turn_or_from_another_hand(agram, dealt):
    kind = type(agram.rules.legal(dealt, 0)[0])
    others = max(members(dealt.hands[1]))
    for move, key in ((kind(1, others), "not-your-turn"), (kind(0, others), "not-in-hand")):
        with pytest.raises(IllegalMove) as refused:
            agram.rules.play(dealt, move)
        assert refused.value.message.id == f"table-{key}"


def test_nobody_lays_a_card_that_lies_elsewhere(agram, dealt):
    """The kit has seen to it before the game's own check."""
    state = play(agram, dealt, "hearts-7")
    with pytest.raises(IllegalMove) as refused:
        play(agram, state, "hearts-7")
    assert refused.value.message.id == "table-not-in-hand"


@pytest.fixture(scope="module")
def eights():
    with pytest.MonkeyPatch.context() as path:
        path.syspath_prepend(str(GAMES / "crazy-eights"))
        return import_module("crazy_eights.rules")


def test_who_is_to_act_draws_a_card_of_the_deck_and_play_goes_on(eights):
    rules = eights.rules
    state = rules.play(rules_dealt(rules), eights.Take(0))
    for wrong, key in ((Deal(1, 7), "not-your-turn"), (Deal(0, 3), "not-from-deck")):
        seen = rules.play(state, Seen(max(members(state.hands[1])), 3))
        with pytest.raises(IllegalMove) as refused:
            rules.play(seen, wrong)
        assert refused.value.message.id == f"table-{key}"
    drawn = rules.play(state, Deal(0, 7))
    assert (drawn.phase, drawn.active) == ("turn", 1)
    assert drawn.hands[0] == state.hands[0] | only(7)


@pytest.mark.parametrize("spots", [0, 6])
def test_a_card_with_a_dead_tag_is_named_and_the_lines_tell_nothing_of_the_hand(
    agram, dealt, spots
):
    table, read = agram.table(TableShape(spots=spots)), card(agram, "clubs-3")
    other = replace(
        dealt, hands=(only(read) | dealt.hands[0] & dealt.hands[0] - 1, *dealt.hands[1:])
    )
    one, two = (table.menu(state, RefereeState(), NOTHING) for state in (dealt, other))
    assert one == two
    (unreadable,) = (line for line in one.choices if line.id == UNREADABLE)
    named = [line.means for line in lines(unreadable.then) if line.means is not None]
    assert [move.card for move in named] == [*range(agram.rules.zones.deck.count)]
    assert agram.rules.play(dealt, named[read]).trick[0] == only(read)


def test_what_waits_may_be_named_by_anybody(agram, dealt):
    waits = play(agram, dealt)
    menu = agram.table(TableShape()).menu(waits, RefereeState(), NOTHING)
    assert menu.seat == ""
    assert Seen(waits.pending.card, 3) in [line.means for line in lines(menu.choices)]
    assert menu.choices[0] == Choice("table-menu-tap-or-name")


def test_matches_in_which_nothing_is_read_when_it_is_dealt_come_to_their_end(agram):
    rules = agram.rules
    for players in rules.players:
        luck = Random(players)
        seats = ("red", "blue", "green", "yellow", "orange")[:players]
        state = rules.play(rules.initial(rules.options_from({}), seats), Dealt())
        while not rules.over(state):
            state = rules.play(state, rules.random_move(state, luck.random))
            assert rules.problems(state) == ()
        assert len(rules.view(state, None).winners) == 1


def test_a_card_that_goes_face_down_is_not_named_and_one_is_given_to_any_other_player():
    rules = import_module("controller.games.captains_orders.rules").rules
    seats = ("red", "blue", "green", "yellow")
    state = rules.initial(rules.options_from({}), seats)
    luck = Random(5)
    while state.phase != "turn":
        state = rules.play(state, rules.random_move(state, luck.random))
    deck = rules.zones.deck
    order, *given = unreadable("captains-orders", rules.in_phase(state), state, deck)
    assert {type(line.means).__name__ for line in lines(order.then) if line.means} == {"PlayOrder"}
    assert {line.means.receiver for line in given} == {0, 1, 2, 3} - {state.active}
    passed = rules.play(state, given[0].means)
    (gone,) = unreadable("captains-orders", rules.in_phase(passed), passed, deck)
    assert rules.play(passed, gone.means).phase == "turn"


class Ask(Struct, frozen=True, tag="ask"):
    """A card is shown on another player's pad."""

    player: Player
    asked: Player
    card: Card


READ = each(
    asked=lambda state, player: set_of({0, 1, 2} - {player}),
    card=lambda state, player: state.hands[player] & state.deck.whole,
)


def with_asking(agram, *phases, lists=READ):
    """The rows of a game in which cards are shown on pads in these phases, by the kit."""
    rows = [Row(of, Ask, always, always, lists, active, to=Pad("asked")) for of in phases]
    return laying(rows, agram.rules.zones, Infractions("agram", {}))


def test_a_card_that_is_shown_on_a_pad_may_be_an_unread_one(agram, dealt):
    asking, *_ = with_asking(agram, "turn")
    assert asking.lists.fields["card"](dealt, 0) == dealt.hands[0]
    waits = asking.effect(dealt, Ask(0, 1, max(members(dealt.hands[0]))))
    assert (waits.phase, waits.pending.asked) == ("reading", 1)


def test_one_with_a_dead_tag_is_named_for_each_player_to_whom_it_is_shown(agram, dealt):
    deck = agram.rules.zones.deck
    to = [*unreadable("agram", with_asking(agram, "turn")[:1], dealt, deck)]
    assert [one.args for one in to] == [{"seat": seat} for seat in SEATS[1:]]
    named = [[line.means for line in lines(one.then) if line.means] for one in to]
    assert named == [[Ask(0, asked, card) for card in range(deck.count)] for asked in (1, 2)]


@pytest.mark.parametrize("phases", [("turn", "last"), (("turn", "last"),)])
def test_a_card_that_is_laid_in_two_phases_could_not_go_on_in_its_own(agram, phases):
    with pytest.raises(TypeError, match=r"Ask lays .*: give each phase a move of its own\."):
        with_asking(agram, *phases)


def test_which_cards_are_laid_is_said_by_a_set(agram):
    with pytest.raises(TypeError, match=r"Ask lays a card, .* by each\(card=\.\.\.\)"):
        with_asking(agram, "turn", lists=lambda state, player: [])
