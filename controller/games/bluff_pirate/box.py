"""The pieces of Bluff Pirate at the table: how they look, where they lie, how cards are carried.

The pile lies in the middle. A set lies beside the spots 1 (face up) and 2 (face down; what is
turned goes to the others), discards beside spot 3, and pirates who have boarded beside spot 4. The
ships have no tags: where they are, the screen shows. On which island the treasure is, is left to
chance, and again when a match goes on after a power cut, as nobody knows.
"""

from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.moves import BoardShip, Discard, Lay, Move, Reveal
from controller.games.bluff_pirate.options import HAND
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    KIND,
    KINDS,
    WHOLE_DECK,
    card_piece,
    token_piece,
)
from controller.games.bluff_pirate.places import BOARDERS, DECK, DISCARDS, DOWN, ISLANDS, UP
from controller.games.bluff_pirate.state import ZONES, State, pile_count
from controller.games.box import Stacks, is_undealt
from controller.games.carrying import Carry, fan
from controller.games.sets import members
from hardware.scene import Cleared, Label, Layout, Setting, Stack

LAYOUT = Layout(
    piles=(DECK, DISCARDS, BOARDERS, *ISLANDS),
    rows=(UP, DOWN),
    face_up=(UP, DISCARDS, BOARDERS),
    decks=(DECK,),
    captions={
        UP: "bluff-pirate-place-face-up",
        DOWN: "bluff-pirate-place-face-down",
        DISCARDS: "table-place-discards",
        BOARDERS: "bluff-pirate-place-boarders",
        ISLANDS[0]: "bluff-pirate-place-first-island",
        ISLANDS[1]: "bluff-pirate-place-second-island",
    },
)

BACK = Label("pirate-card", False, "bluff-pirate")
CLOSED = Label("treasure-token", False, "chest")
TREASURE, EMPTY = Label("treasure-token", True, "treasure"), Label("treasure-token", True, "empty")
"""What is on the other side of the tokens."""


def face(kind: int) -> Label:
    """What is printed on the cards of a kind: `red`, `red-pirate`."""
    return Label("pirate-card", True, KINDS[kind])


NAMES = tuple(card_piece(card) for card in range(CARD_COUNT))
TOKENS = tuple(token_piece(token) for token in range(len(ISLANDS)))
"""The tokens: the first one has the treasure on it, which no rule and no table is told."""
SIDES = {
    **{NAMES[card]: (BACK, face(KIND[card])) for card in range(CARD_COUNT)},
    **dict(zip(TOKENS, ((CLOSED, TREASURE), (CLOSED, EMPTY)), strict=True)),
}
"""Both sides of every card and token."""


def setting(state: State) -> Setting:
    """A player who places a set may have laid cards that are not tapped yet. Discards that are to
    be shuffled belong to the pile. A card of a set that nobody could read goes with the others."""
    stacks = Stacks(LAYOUT, NAMES, state)
    placing, reshuffles = state.phase in ("act", "set", "reading"), state.phase == "reshuffling"
    shown = state.up | state.revealed
    rest = WHOLE_DECK & ~ZONES.located(state)
    lie, apart = (DECK, ()) if reshuffles else (DISCARDS, (BOARDERS,))
    cleared = []
    if state.unread and not (placing or state.up | state.down):
        cleared.append(Cleared(stacks.named(rest), (UP, DOWN)))
    if state.unread and (reshuffles or not state.discards):
        cleared.append(Cleared(stacks.named(rest), (DISCARDS, BOARDERS), DECK))
    return Setting(
        LAYOUT,
        (
            *_tokens(state),
            *stacks.in_hands(state.turn if placing else None, (UP, DOWN)),
            *stacks.at(lie, members(state.discards), apart),
            *stacks.at(UP, members(shown)),
            *stacks.at(DOWN, members(state.down & ~shown)),
            stacks.deck(DECK, rest, pile_count(state)),
        ),
        begins=is_undealt(state),
        cleared=tuple(cleared),
    )


def _tokens(state: State) -> list[Stack]:
    """On the islands with the chests closed, but for one that has been opened and was empty."""
    islands = zip(ISLANDS, board_of(state.options.board).islands, strict=True)
    if state.opened is None:
        return [Stack(place, TOKENS, count=1) for place in ISLANDS]
    return [
        Stack(place, TOKENS[1:], face_up=True, count=1)
        if island == state.opened
        else Stack(place, TOKENS[:1], count=1)
        for place, island in islands
    ]


def draw(state: State, player: int) -> Carry | None:
    """The card that a player is to take unseen: of the deck, or of the hand that is robbed."""
    own = fan(state.seats[player])
    if state.phase == "dealing" and state.hands[player].bit_count() < HAND:
        return Carry(DECK, own)
    if player != state.turn:
        return None
    if state.phase == "drawing":
        return Carry(DECK, own)
    if state.phase == "stealing" and state.target is not None:
        # One from the middle: neither the newest nor the oldest.
        count = state.hands[state.target].bit_count()
        return Carry(fan(state.seats[state.target]), own, index=count // 2)
    return None


def carry(state: State, move: Move) -> Carry | None:
    """How a card is carried in a move; None where none is, or one that the table cannot name."""
    card = getattr(move, "card", None)
    if card is None or card >= CARD_COUNT:
        return None
    label = face(KIND[card])
    match move:
        case Lay(player, _, up):
            return Carry(fan(state.seats[player]), UP if up else DOWN, face_up=up, label=label)
        case Reveal():
            return Carry(DOWN, UP, face_up=True, label=label)
        case Discard(player):
            return Carry(fan(state.seats[player]), DISCARDS, face_up=True, label=label)
        case BoardShip(player):
            return Carry(fan(state.seats[player]), BOARDERS, face_up=True, label=label)
    return None
