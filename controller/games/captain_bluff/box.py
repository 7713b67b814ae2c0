"""The cards of Captain Bluff at the table: how they look, where they lie, how they are carried.

Draw pile, Airport cards and discards lie in the middle. Beside spot N lies belt N: its departure
city face down (`middle/city-N`, a row, so that the new one can be laid before the old one is
taken) and its luggage (`middle/spot-N`, a row, the last one at the right).
"""

from controller.games.box import Stacks, is_undealt
from controller.games.captain_bluff.moves import (
    Change,
    Check,
    Define,
    Move,
    Place,
    Play,
    Recover,
)
from controller.games.captain_bluff.options import LUGGAGE_DEALT
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    BELTS,
    CARD_COUNT,
    FACES,
    LUGGAGE,
    WHOLE_DECK,
    card_piece,
)
from controller.games.captain_bluff.state import ZONES, State, hand_at_start, is_read
from controller.games.carrying import Carry, Look, fan
from controller.games.sets import members
from hardware.scene import Cleared, Label, Layout, Setting

DECK, AIRPORT_CARDS, DISCARD = "middle/deck", "middle/airport", "middle/discard"
CITIES = tuple(f"middle/city-{number}" for number in range(1, BELTS + 1))
LINES = tuple(f"middle/spot-{number}" for number in range(1, BELTS + 1))
LAYOUT = Layout(
    piles=(DECK, AIRPORT_CARDS, DISCARD),
    rows=(*CITIES, *LINES),
    face_up=LINES,
    decks=(DECK, AIRPORT_CARDS),
    captions={
        DECK: "captain-bluff-place-luggage",
        AIRPORT_CARDS: "captain-bluff-place-airport",
        DISCARD: "table-place-discards",
        **dict.fromkeys((*CITIES, *LINES), "captain-bluff-place-belt"),
    },
)

BACK = Label("bluff-card", False, "captain-bluff")
"""All cards have the same: a departure city may be an Airport card."""


def face(card: int) -> Label:
    """What is printed on a card's face: city and number, or its kind."""
    return Label("bluff-card", True, FACES[card])


NAMES = tuple(card_piece(card) for card in range(CARD_COUNT))
SIDES = {NAMES[card]: (BACK, face(card)) for card in range(CARD_COUNT)}
"""Back and face of every card."""


def setting(state: State) -> Setting:
    """Discards that are to be shuffled belong to the draw pile."""
    stacks = Stacks(LAYOUT, NAMES, state)
    dealing, reshuffles = state.phase == "dealing", state.phase == "reshuffle"
    rest = WHOLE_DECK & ~ZONES.located(state)
    pile = rest & (LUGGAGE if dealing else state.pile)
    unused = rest & (AIRPORT if dealing else state.unused)
    belts = []
    for at, belt in enumerate(state.belts):
        cities = [state.aside] if at == state.at and state.aside is not None else []
        cities += [] if belt.destination is None else [belt.destination]
        belts += [*stacks.at(CITIES[at], cities), *stacks.at(LINES[at], (c for c, _ in belt.line))]
    # An unread card at the discards is one of them, or has come to lie there after the shuffle.
    may_be_late = state.unread and (reshuffles or not ZONES.deck.unread_in(state.discard))
    late = Cleared(stacks.named(rest if reshuffles else pile), (DISCARD,), DECK)
    return Setting(
        LAYOUT,
        (
            *stacks.in_hands(),
            *belts,
            *stacks.at(DECK if reshuffles else DISCARD, members(state.discard)),
            stacks.deck(DECK, pile, CARD_COUNT if dealing else state.in_pile),
            # All that is left, where not every card was read.
            stacks.deck(AIRPORT_CARDS, rest if state.unread else unused, CARD_COUNT),
        ),
        shuffled=(DISCARD,),
        begins=is_undealt(state),
        cleared=(late,) if may_be_late else (),
    )


def draw(state: State, player: int) -> Carry | None:
    """The card that a player is to take unseen, to tap it on the own pad."""
    own = fan(state.seats[player])
    match state.phase:
        case "dealing":
            hand, players = state.hands[player], len(state.seats)
            if hand.bit_count() >= hand_at_start(players):
                return None
            luggage = (hand & LUGGAGE).bit_count() < LUGGAGE_DEALT[players]
            return Carry(DECK if luggage else AIRPORT_CARDS, own)
        case "draw" if player == state.due[0]:
            return Carry(DECK, own)
        case "taking" if player == state.active:
            # The new one lies to the right of it.
            return Carry(CITIES[state.at], own, index=0)
    return None


def carry(state: State, move: Move) -> Carry | Look | None:
    """How a card is carried or looked at in a move; None where none is, or one that the table
    cannot name."""
    if isinstance(move, Check):
        return Look(CITIES[move.belt])
    card = getattr(move, "card", None)
    if card is None or not is_read(card):
        return None
    match move:
        case Define(player, at) | Change(player, at):
            return Carry(fan(state.seats[player]), CITIES[at], label=face(card))
        case Place(player, at):
            return Carry(fan(state.seats[player]), LINES[at], face_up=True, label=face(card))
        case Play(player):
            return Carry(fan(state.seats[player]), DISCARD, label=face(card))
        case Recover(player, at):
            return Carry(LINES[at], fan(state.seats[player]), label=face(card))
    return None
