"""What the bench of the bots counts as won, and how sure it is of that."""

import json
import random
from collections import Counter

import pytest
from msgspec.structs import replace

from controller.bots.mind import Mind
from controller.games.bluff_pirate.pieces import Vote
from controller.games.captains_orders.pieces import Ask, Discard, Discover, Give
from controller.games.catalogue import CATALOGUE
from controller.views.bluff_pirate import SetView
from controller.views.captains_orders import Happened, SeenCard
from research import bots
from research.__main__ import main
from research.bots import Job, play, wilson
from research.gathering import Cell, Outcome
from research.shapes import COUNTS
from research.styles import player

ABLE = [slug for slug, game in CATALOGUE.items() if game.decide is not None]


@pytest.mark.parametrize("game", ABLE)
def test_every_pairing_is_played_and_the_share_lies_in_its_interval(game, capsys):
    pairings = ["--tested", "random,easy", "--field", "random,easy"]
    assert main(["bots", "--game", game, "--matches", "2", *pairings, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)["games"][game]
    found = [(one["tested"], one["field"]) for one in result["pairings"]]
    assert found == [(one, other) for one in ("random", "easy") for other in ("random", "easy")]
    for one in result["pairings"]:
        low, high = one["ci95"]
        assert 0 <= low <= one["win_rate"] <= high <= 1
        assert 0 < one["fair_share"] <= 1 / 4 + 1e-4
    assert 0 < result["decision_ms"]["easy"]["median"] <= result["decision_ms"]["easy"]["p99"]
    assert set(result["shape"]) == {"random", "easy"}


@pytest.mark.parametrize("game", ABLE)
@pytest.mark.parametrize("style", ["honest", "always", "never"])
def test_players_of_one_habit_play_to_the_end(game, style):
    assert play(Job(game, 4, 0, "habit", style, "random")).winners > 0


def test_the_deal_is_the_same_from_every_seat_and_for_every_style(monkeypatch):
    dealt = {}
    counts = bots.COUNTS["captains-orders"]

    def watched(counted, before, move, after):
        if before.phase == "dealing" != after.phase:
            dealt.setdefault((place, style), after.hands)
        counts(counted, before, move, after)

    monkeypatch.setitem(bots.COUNTS, "captains-orders", watched)
    for place in range(4):
        for style in ("random", "easy"):
            play(Job("captains-orders", 4, place, "same", style, "random"))
    assert len(dealt) == 8
    assert len(set(dealt.values())) == 1


def test_who_always_accuses_and_who_never_does():
    def accusations(style):
        return play(Job("captains-orders", 4, 0, "who", style, style)).counted.get("accusations", 0)

    assert accusations("always") > 0
    assert accusations("never") == 0


def dealt_orders(luck):
    """A round of Captain's Orders that has been dealt."""
    rules = CATALOGUE["captains-orders"].rules
    state = rules.initial(
        rules.options_from({"reading": "every"}), ("red", "blue", "green", "yellow")
    )
    while state.phase == "dealing":
        state = rules.play(state, rules.random_move(state, luck.random))
    return rules, state


@pytest.mark.parametrize(("rank", "accuses"), [(2, True), (3, False)])
def test_who_accuses_low_orders_does_so_when_two_have_followed(rank, accuses):
    luck = random.Random(1)
    rules, state = dealt_orders(luck)
    me = state.active
    others = [seat for seat in state.seats if seat != state.seats[me]]
    happened = (
        Happened("order", others[0], rank=rank),
        *(Happened("follow", seat, other=others[0]) for seat in others[1:]),
    )
    view = replace(rules.view(state, me), history=happened)
    move = player("captains-orders", "accuses-low-orders")(view, rules.legal(state, me), Mind(luck))
    assert (isinstance(move, Discover) and state.seats[move.accused] == others[0]) == accuses


@pytest.mark.parametrize(
    ("rank", "later", "accuses"),
    [
        (2, (), True),
        (3, (), False),
        (2, (Happened("order", "green", rank=2),), False),
        (2, (Happened("order", "yellow", rank=2),), True),
    ],
)
def test_who_accuses_receivers_does_so_until_the_low_card_lies_open(rank, later, accuses):
    luck = random.Random(1)
    rules, state = dealt_orders(luck)
    view = rules.view(state, state.active)
    me = view.secrets.seat
    assert me == "blue"
    view = replace(
        view,
        history=(Happened("ask", "green", other=me), Happened("give", me, other="green"), *later),
        secrets=replace(view.secrets, seen=(SeenCard(1, rank),)),
    )
    moves = rules.legal(state, state.active)
    move = player("captains-orders", "accuses-receivers")(view, moves, Mind(luck))
    assert (isinstance(move, Discover) and state.seats[move.accused] == "green") == accuses


def test_cards_that_are_given_or_discarded_are_no_turns():
    rules, state = dealt_orders(random.Random(1))
    green = state.active + 1
    for kind in (Ask, Give, Discard, Discover):
        moves = [one for one in rules.legal(state, state.active) if isinstance(one, kind)]
        move = next(one for one in moves if getattr(one, "asked", green) == green)
        before, state = state, rules.play(state, move)
    counted = Counter()
    COUNTS["captains-orders"](counted, before, move, state)
    # Blue has asked, green has accused somebody.
    assert (counted["turns"], counted["seats with a turn"], counted["seats"]) == (2, 2, 4)


@pytest.mark.parametrize(("hidden", "bluff"), [(2, False), (3, True)])
def test_who_doubts_large_sets_does_so_from_four_cards_on(hidden, bluff):
    rules, luck = CATALOGUE["bluff-pirate"].rules, random.Random(1)
    state = rules.initial(rules.options_from({"reading": "every"}), ("red", "blue", "green"))
    while state.phase == "dealing":
        state = rules.play(state, rules.random_move(state, luck.random))
    placed = SetView(("pink",), down=hidden, revealed=(), voter=None, doubted=None)
    view = replace(rules.view(state, 1), phase="voting", turn="red", set=placed)
    votes = [Vote(1, vote) for vote in (True, False)]
    assert player("bluff-pirate", "doubts-large-sets")(view, votes, Mind(luck)) == Vote(1, bluff)


def test_a_style_that_there_is_not_is_refused(capsys):
    assert main(["bots", "--tested", "brilliant"]) == 2
    assert "found the style 'brilliant', expected one of random, honest" in capsys.readouterr().err


def test_bots_that_need_to_see_the_table_are_measured_at_one(capsys):
    pairing = ["--tested", "sharp", "--field", "easy"]
    assert main(["bots", "--game", "luggage", "--matches", "4", *pairing, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)["games"]["luggage"]
    [one] = result["pairings"]
    assert (one["matches"], one["fair_share"]) == (4, 0.25)
    # Four deals as they fell: sharp hands are twice as quick, and remember every place.
    assert one["win_rate"] > 0.5
    assert main(["bots", "--game", "luggage", "--tested", "random"]) == 2
    assert "expected one of easy, normal, sharp" in capsys.readouterr().err


@pytest.mark.parametrize("game", ABLE)
def test_the_same_seed_is_the_same_match(game):
    players = CATALOGUE[game].rules.players[0]
    first, again = (play(Job(game, players, 1, "same", "easy")) for _ in range(2))
    assert (first.won, first.winners) == (again.won, again.winners)
    assert len(first.decided_ms) == len(again.decided_ms) > 0


def test_who_shares_a_match_has_a_share_of_it():
    cell = Cell("normal", "random", "bots")
    for shared in Outcome(0.5, 2), Outcome(1.0, 1), Outcome(0.0, 1), Outcome(0.0, 0):
        cell = cell.after(shared)
    pairing = bots._pairing(cell, 4)
    # One of the four matches had no winner at all.
    assert (pairing["win_rate"], pairing["fair_share"]) == (0.375, 0.1875)


def test_the_interval_is_wilsons():
    # Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
