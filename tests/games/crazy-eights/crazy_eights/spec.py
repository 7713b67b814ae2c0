"""Crazy Eights at the table: places, menu, bot, and how its pieces look."""

from collections.abc import Iterator, Sequence
from typing import Any

from controller.bots.cards import brain
from controller.bots.mind import Mind
from controller.cards.dealing import goes_to
from controller.cards.places import carried, drawn_from
from controller.cards.table import CardTable
from controller.games.box import Stacks, is_undealt
from controller.games.spec import WHEN_READ, GameSpec
from controller.match.menu import Choice
from controller.rules.sets import members
from controller.views import CardsView
from crazy_eights.rules import (
    DECK,
    EIGHT,
    PILE,
    RANK,
    SUITS,
    ZONES,
    Move,
    Name,
    Play,
    State,
    Take,
    rules,
)
from hardware.scene import Label, Layout, Setting

CARDS = "middle/deck"
LAYOUT = Layout(piles=(CARDS, PILE.lies), face_up=(PILE.lies,), decks=(CARDS,))
BACK = Label("rank-card", False, "crazy-eights")


def face(card: int) -> Label:
    return Label("rank-card", True, DECK.names[card])


def setting(state: State) -> Setting:
    """Where the cards lie: in the hands, on the pile in any order, the rest in the deck."""
    stacks = Stacks(LAYOUT, DECK.pieces, state)
    rest = DECK.whole & ~ZONES.located(state)
    return Setting(
        LAYOUT,
        (
            *stacks.in_hands(),
            *stacks.at(PILE.lies, members(state.pile)),
            stacks.deck(CARDS, rest, ZONES.left(state)),
        ),
        begins=is_undealt(state),
    )


class CrazyEightsTable(CardTable[State, Move]):
    """How it is played with pieces, pads and buttons."""

    slug = "crazy-eights"
    rules = rules
    zones = ZONES

    def lines(self, state: State) -> Iterator[Choice]:
        player = state.active
        if state.phase == "naming":
            yield Choice("crazy-eights-menu-which-suit")
            for number, suit in enumerate(SUITS):
                yield Choice(f"crazy-eights-menu-{suit}", Name(player, number))
        elif state.phase == "turn":
            yield Choice("table-menu-tap-a-card")
            yield goes_to(PILE, "crazy-eights-menu-play")
            yield Choice("crazy-eights-menu-take", Take(player))


def decide(view: CardsView, moves: Sequence[Any], mind: Mind) -> Any:
    """A bot: plays what fits and keeps its eights, else takes a card."""
    plays = [move for move in moves if isinstance(move, Play)]
    if plays:
        return min(plays, key=lambda move: (RANK[move.card] == EIGHT, mind.luck.random()))
    return mind.luck.choice(moves) if moves else None


SPEC = GameSpec(
    slug="crazy-eights",
    title="Crazy Eights",
    rules=rules,
    table=CrazyEightsTable,
    lines=(WHEN_READ,),
    sides={name: (BACK, face(card)) for card, name in enumerate(DECK.pieces)},
    setting=setting,
    brain=lambda chair: brain(chair, decide),
    decide=decide,
    draw=drawn_from(rules, CARDS),
    carry=carried(rules, LAYOUT, face),
)
