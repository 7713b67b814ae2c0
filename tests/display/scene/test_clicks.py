"""How many clicks a turn costs in a player's window (`reclaim bench acts` tells them)."""

import pytest

from bench.clicks import KINDS, clicks
from controller.views.lobby import BACK
from display.scene.hand import hand_of
from display.targets import OwnCard, SeatOf

AT_MOST = {
    ("bluff-pirate", "set_of_three"): 5,
    ("bluff-pirate", "set_of_five"): 7,
    ("captain-bluff", "defining"): 2,
    ("captain-bluff", "checking"): 2,
    ("captains-orders", "discovering"): 2,
    ("luggage", "passenger"): 4,
}
"""Flip, take, check, and aside or back: a passenger. Who it is, and that this ends the round: an
accusation."""


def test_every_kind_of_turn_that_is_counted_has_a_limit():
    assert {(game, kind) for game, kinds in KINDS.items() for kind in kinds} == set(AT_MOST)


@pytest.mark.parametrize(("game", "kind"), AT_MOST)
def test_a_turn_costs_no_more_clicks(game, kind):
    assert clicks(KINDS[game][kind]) <= AT_MOST[game, kind]


def accused(player):
    """Whom the player is about to accuse."""
    cursor = player.sight.cursor
    yes = [one for one in cursor.options if one.id == "captains-orders-menu-yes-captain"]
    return yes[0].args["seat"] if yes else None


def suspects(player):
    return [one for one in player.moment.hint.sought if isinstance(one, SeatOf)]


def test_who_has_accused_somebody_by_mistake_chooses_somebody_else_or_goes_back():
    asked_about = []

    def first(player):
        return suspects(player)[0]

    def another(player):
        asked_about.append(accused(player))
        seats = [one.seat for one in player.match.players]
        own = player.sight.own
        return next(SeatOf(one) for one in seats if one not in (own, *asked_about))

    def back(player):
        asked_about.append(accused(player))
        return player.line(BACK)

    turn = KINDS["captains-orders"]["discovering"]
    kind = turn._replace(
        steps=[first, another, back, back],
        came_about=lambda player: len(suspects(player)) == len(player.match.players) - 1,
    )
    clicks(kind)
    one, other = asked_about[:2]
    assert one
    assert other
    assert one != other


def test_who_has_accused_somebody_by_mistake_may_play_a_card_all_the_same():
    def card(player):
        assert accused(player)
        return next(one for one in player.screen.targets if isinstance(one, OwnCard))

    turn = KINDS["captains-orders"]["discovering"]
    kind = turn._replace(
        steps=[lambda player: suspects(player)[0], card],
        came_about=lambda player: player.sight.hand is not None,
    )
    clicks(kind)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_card_that_was_clicked_is_the_one_that_rises(place):
    """Also where its like stands beside it."""
    turn = KINDS["bluff-pirate"]["set_of_three"]

    def faces(player):
        return [card.face for card in hand_of(player.moment).cards]

    def has_three_alike(player):
        cards = faces(player)
        return turn.begins(player) and any(
            cards[at] == cards[at + 1] == cards[at + 2] for at in range(len(cards) - 2)
        )

    clicked = []

    def one_of_three(player):
        cards = faces(player)
        first = next(at for at, face in enumerate(cards) if cards.count(face) >= 3)
        clicked.append(first + place)
        return hand_of(player.moment).cards[first + place].target

    clicks(
        turn._replace(
            begins=has_three_alike,
            steps=[one_of_three],
            came_about=lambda player: (
                [at for at, card in enumerate(hand_of(player.moment).cards) if card.held] == clicked
            ),
        )
    )
