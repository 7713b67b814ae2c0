"""Agram at the table: places, menu, bot, and how its pieces look."""

from collections.abc import Iterator, Sequence
from typing import Any

from agram.rules import DECK, MIDDLE, ZONES, Move, State, rules
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
from hardware.scene import Label, Layout, Setting

CARDS = "middle/deck"
LAYOUT = Layout(piles=(CARDS,), rows=(MIDDLE.lies,), face_up=(MIDDLE.lies,), decks=(CARDS,))
BACK = Label("rank-card", False, "agram")


def face(card: int) -> Label:
    return Label("rank-card", True, DECK.names[card])


def setting(state: State) -> Setting:
    stacks = Stacks(LAYOUT, DECK.pieces, state)
    laid = [card for cards in (state.played, *state.trick) for card in members(cards)]
    deck = stacks.deck(CARDS, DECK.whole & ~ZONES.located(state), ZONES.left(state))
    lie = (*stacks.in_hands(), *stacks.at(MIDDLE.lies, laid), deck)
    return Setting(LAYOUT, lie, begins=is_undealt(state))


class AgramTable(CardTable[State, Move]):
    """How it is played with pieces, pads and buttons."""

    slug = "agram"
    rules = rules
    zones = ZONES

    def lines(self, state: State) -> Iterator[Choice]:
        if state.phase == "turn":
            yield Choice("table-menu-tap-a-card")
            yield goes_to(MIDDLE, "agram-menu-play")


def decide(view: CardsView, moves: Sequence[Any], mind: Mind) -> Any:
    """A bot: any card that may be laid."""
    return mind.luck.choice(moves) if moves else None


SPEC = GameSpec(
    slug="agram",
    title="Agram",
    rules=rules,
    table=AgramTable,
    lines=(WHEN_READ,),
    sides={name: (BACK, face(card)) for card, name in enumerate(DECK.pieces)},
    setting=setting,
    brain=lambda chair: brain(chair, decide),
    decide=decide,
    draw=drawn_from(rules, CARDS),
    carry=carried(rules, LAYOUT, face),
)
