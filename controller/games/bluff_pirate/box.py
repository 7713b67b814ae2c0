"""The simulated box of Bluff Pirate, who lays it out, and how its cards are carried.

The pile lies in the middle. A set lies beside the spots 1 (face up) and 2 (face down; what is
turned goes to the others), discards beside spot 3, and pirates who have boarded beside spot 4. The
ships have no tags: where they are, the screen shows. On which island the treasure is, is luck that
the croupier draws; it is drawn anew when a match goes on after a power cut, as nobody knows.
"""

import random
from collections.abc import Iterable, Sequence

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
from controller.games.bluff_pirate.state import ZONES, State
from controller.games.box import tag_uid, take_back, undrawn
from controller.games.carrying import Carry, fan
from controller.games.sets import members, only, set_of
from hardware.sim.pieces import Piece
from hardware.sim.scene import Label, Layout
from hardware.sim.world import World

LAYOUT = Layout(
    piles=(DECK, DISCARDS, BOARDERS, *ISLANDS),
    rows=(UP, DOWN),
    face_up=(UP, DISCARDS, BOARDERS),
    decks=(DECK,),
    captions={
        UP: "Face up",
        DOWN: "Face down",
        DISCARDS: "Discards",
        BOARDERS: "Boarders",
        ISLANDS[0]: "Island 1",
        ISLANDS[1]: "Island 2",
    },
)

BACK = Label("pirate-card", False, "bluff-pirate")
CLOSED = Label("treasure-token", False, "chest")
TREASURE, EMPTY = Label("treasure-token", True, "treasure"), Label("treasure-token", True, "empty")
"""What is on the other side of the tokens."""

_PLACING = ("act", "set", "reading")
"""While a set is placed."""
_CARDS = {tag_uid(card_piece(card)): card for card in range(CARD_COUNT)}
_TOKENS = tuple(tag_uid(token_piece(token)) for token in range(len(ISLANDS)))
"""The tokens: the first one has the treasure on it, which no rule and no table is told."""


def face(kind: int) -> Label:
    """What is printed on the cards of a kind: `red`, `red-pirate`."""
    return Label("pirate-card", True, KINDS[kind])


def simulated_pieces() -> list[Piece]:
    """Every card and token as a thing at the simulated table."""
    cards = [Piece(uid, BACK, face(KIND[card])) for uid, card in _CARDS.items()]
    sides = zip(_TOKENS, (TREASURE, EMPTY), strict=True)
    return cards + [Piece(uid, CLOSED, side) for uid, side in sides]


class Croupier:
    """Shuffles and lays out before the deal, clears decided sets away, makes the pile up, and
    brings back what was taken back."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self._world = world
        self._random = rng
        self._laid_out = False
        """Whether a deck lies there from which nobody has drawn."""
        self._attended: State | None = None

    def attend(self, state: State) -> None:
        untouched = state.phase == "dealing" and not any(state.hands)
        if untouched and not self._laid_out:
            self._world.clear(LAYOUT)
            self._lay_tokens(state)
            self._shuffled(range(CARD_COUNT), DECK)
        self._laid_out = untouched
        if not untouched:
            if self._attended is not None and self._attended is not state:
                take_back(self._world, _places(self._attended), _places(state))
            self._clear_set(state)
            self._make_pile_up(state)
        self._attended = state

    def known(self, state: State) -> dict[str, str]:
        """Every card, while all were read; but not a pirate that has boarded and lies apart, nor
        the discards that are shuffled into the pile, nor what whoever places a set has not tapped.
        """
        shuffled = state.phase == "reshuffling"
        apart = state.discards if shuffled else state.discards & self._cards_at(BOARDERS)
        if state.phase in _PLACING:
            apart |= state.hands[state.turn] & (self._cards_at(UP) | self._cards_at(DOWN))
        left = {card_piece(card) for card in members(apart & WHOLE_DECK)}
        pile = 0 if state.unread else WHOLE_DECK & ~ZONES.located(state)
        rest = undrawn(self._world, map(card_piece, members(pile)), DECK)
        places = {**rest, **_places(state)}
        return {piece: at for piece, at in places.items() if piece not in left}

    def lay_as(self, state: State) -> None:
        """Lay the table out as it stands in *state*."""
        self._world.clear(LAYOUT)
        self._laid_out = state.phase == "dealing" and not any(state.hands)
        self._attended = state
        self._lay_tokens(state)
        for seat, hand in zip(state.seats, state.hands, strict=True):
            self._lay(members(hand & WHOLE_DECK), fan(seat))
        self._lay(members(state.discards & WHOLE_DECK), DISCARDS, face_up=True)
        shown = state.up | state.revealed
        self._lay(members(shown & WHOLE_DECK), UP, face_up=True)
        self._lay(members(state.down & ~shown & WHOLE_DECK), DOWN)
        self._shuffled(members(WHOLE_DECK & ~ZONES.located(state)), DECK)

    def _lay_tokens(self, state: State) -> None:
        """On the islands with the chests closed, but for one that has been opened."""
        tokens = list(_TOKENS)
        self._random.shuffle(tokens)
        islands = board_of(state.options.board).islands
        if state.opened is not None and _TOKENS.index(tokens[islands.index(state.opened)]) == 0:
            tokens.reverse()
        for uid, place, island in zip(tokens, ISLANDS, islands, strict=True):
            self._world.lay(uid, place, face_up=state.opened == island)

    def _clear_set(self, state: State) -> None:
        """The cards of a set that has been decided on go to the discards, or back to the hand of
        whoever was caught; each by itself, as one may come to lie there late. One that was never
        read goes with the others. What whoever places a set has not tapped yet stays."""
        places = state.phase in _PLACING
        lying = [(card, place) for place in (UP, DOWN) for card in self._lying(place)]
        goals: dict[int, str] = {}
        for card, _ in lying:
            here = only(card)
            if state.discards & here:
                goals[card] = DISCARDS
            for player, hand in enumerate(state.hands):
                if hand & here and not (places and player == state.turn):
                    goals[card] = fan(state.seats[player])
        common = set(goals.values())
        unread = WHOLE_DECK & ~ZONES.located(state)
        for card, place in lying:
            goal = goals.get(card)
            if goal is None and not places and len(common) == 1 and unread >> card & 1:
                (goal,) = common
            if goal is not None:
                uid = tag_uid(card_piece(card))
                self._world.bring(uid, place, goal, face_up=goal == DISCARDS)

    def _make_pile_up(self, state: State) -> None:
        """Discards that are the pile now are shuffled into it; also one that comes to lie late."""
        for place in (DISCARDS, BOARDERS):
            cards = self._cards_at(place)
            reshuffles = state.phase == "reshuffling" and not cards & ~state.discards
            if cards and (reshuffles or not cards & ~state.pile):
                self._world.gather(place, DECK)
                self._world.shuffle(DECK)

    def _lying(self, place: str) -> list[int]:
        """The cards at a place; a hand may have laid tokens there as well."""
        stack = self._world.places.get(place, ())
        return [_CARDS[one.piece.uid] for one in stack if one.piece.uid in _CARDS]

    def _cards_at(self, place: str) -> int:
        return set_of(self._lying(place))

    def _lay(self, cards: Iterable[int], place: str, face_up: bool = False) -> None:
        for card in cards:
            self._world.lay(tag_uid(card_piece(card)), place, face_up)

    def _shuffled(self, cards: Sequence[int], place: str) -> None:
        self._lay(self._random.sample(cards, len(cards)), place)


def _places(state: State) -> dict[str, str]:
    """Where the cards lie that were read, by their names."""
    shown = state.up | state.revealed
    lots = [(state.discards, DISCARDS), (shown, UP), (state.down & ~shown, DOWN)]
    lots += [(hand, fan(seat)) for seat, hand in zip(state.seats, state.hands, strict=True)]
    return {card_piece(card): at for lot, at in lots for card in members(lot & WHOLE_DECK)}


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
