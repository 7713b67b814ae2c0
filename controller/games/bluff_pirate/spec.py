"""Everything a table needs to play Bluff Pirate, and how its pieces look, lie and are carried.

The pile is in the middle. A set lies beside the spots 1 (face up) and 2 (face down; what is turned
joins the others), discards beside spot 3, and pirates who have boarded beside spot 4. The ships
have no tags: the screen shows where they are. Chance decides which island holds the treasure, and
again when a match resumes after a power cut, as nobody knows.
"""

import itertools
from collections.abc import Mapping

from controller.bots.carrying import Carry, fan
from controller.cards.deck import READINGS
from controller.cards.places import carried
from controller.games.bluff_pirate.board import board_of, default_drawing
from controller.games.bluff_pirate.bot import brain, decide
from controller.games.bluff_pirate.pieces import (
    BOARDER_PILE,
    CLOSED,
    DECK,
    DISCARD_PILE,
    DOWN_ROW,
    DRAW_PILE,
    EMPTY,
    HAND,
    ISLAND_PILES,
    KIND,
    KINDS,
    OF_KIND,
    TREASURE,
    UP_ROW,
    WHOLE_DECK,
    Boarded,
    BoardShip,
    Discard,
    EndSet,
    Move,
    Reshuffled,
    Reveal,
    Vote,
    describe,
    token_piece,
)
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import ZONES, State, island_pile, pile_count
from controller.games.bluff_pirate.table import BluffPirateTable
from controller.games.box import Stacks, is_undealt
from controller.games.spec import GameSpec, OptionLine, in_turns, lies_in_front
from controller.match.teaching import Lesson
from controller.rules.sets import members, set_of
from controller.views.box import PathView, Track
from hardware.scene import Cleared, Label, Layout, Setting, Stack

LAYOUT = Layout(
    piles=(DRAW_PILE, DISCARD_PILE, BOARDER_PILE, *ISLAND_PILES),
    rows=(UP_ROW, DOWN_ROW),
    face_up=(UP_ROW, DISCARD_PILE, BOARDER_PILE),
    decks=(DRAW_PILE,),
    captions={
        UP_ROW: "bluff-pirate-place-face-up",
        DOWN_ROW: "bluff-pirate-place-face-down",
        DISCARD_PILE: "table-place-discards",
        BOARDER_PILE: "bluff-pirate-place-boarders",
        ISLAND_PILES[0]: "bluff-pirate-place-first-island",
        ISLAND_PILES[1]: "bluff-pirate-place-second-island",
    },
)

BACK = Label("pirate-card", False, "bluff-pirate")


def face(kind: int) -> Label:
    """Return what is printed on the cards of a kind: `red`, `red-pirate`."""
    return Label("pirate-card", True, KINDS[kind])


NAMES = DECK.pieces
TOKENS = tuple(token_piece(token) for token in range(len(ISLAND_PILES)))
"""The tokens: the first one has the treasure on it, which is hidden from all rules and tables."""
SIDES = {
    **{NAMES[card]: (BACK, face(KIND[card])) for card in range(DECK.count)},
    **dict(zip(TOKENS, ((CLOSED, TREASURE), (CLOSED, EMPTY)), strict=True)),
}
"""Both sides of every card and token."""


def track() -> Track:
    """The board that `board.toml` describes."""
    drawn = default_drawing()
    paths = tuple(PathView(path.start, path.end, path.squares) for path in drawn.paths)
    return Track(paths, drawn.islands)


def setting(state: State) -> Setting:
    """Return the setting. A player who places a set may have laid cards that are not tapped yet.
    Discards that are to be shuffled belong to the pile. An unreadable card of a set goes with the
    others."""
    stacks = Stacks(LAYOUT, NAMES, state)
    placing, reshuffles = state.phase in ("act", "set", "reading"), state.phase == "reshuffling"
    shown = state.up | state.revealed
    rest = WHOLE_DECK & ~ZONES.located(state)
    boarders = 0 if reshuffles else _boarders(state)
    cleared = []
    if state.unread and not (placing or state.up | state.down):
        cleared.append(Cleared(stacks.named(rest), (UP_ROW, DOWN_ROW)))
    if state.unread and (reshuffles or not state.discards):
        cleared.append(Cleared(stacks.named(rest), (DISCARD_PILE, BOARDER_PILE), DRAW_PILE))
    return Setting(
        LAYOUT,
        (
            *_tokens(state),
            *stacks.in_hands(state.turn if placing else None, (UP_ROW, DOWN_ROW)),
            *stacks.at(
                DRAW_PILE if reshuffles else DISCARD_PILE, members(state.discards & ~boarders)
            ),
            *stacks.at(BOARDER_PILE, members(boarders)),
            *stacks.at(UP_ROW, members(shown)),
            *stacks.at(DOWN_ROW, members(state.down & ~shown)),
            stacks.deck(DRAW_PILE, rest, pile_count(state)),
        ),
        begins=is_undealt(state),
        cleared=tuple(cleared),
    )


def _boarders(state: State) -> int:
    """Return the pirates who have boarded a ship since the last shuffle, as a set."""
    since = itertools.takewhile(
        lambda event: not isinstance(event, Reshuffled), reversed(state.history)
    )
    kinds = [event.kind for event in since if isinstance(event, Boarded)]
    if state.pirate is not None:
        kinds.append(state.pirate)
    # A colour has one pirate.
    return state.discards & set_of(card for kind in kinds for card in members(OF_KIND[kind]))


def _tokens(state: State) -> list[Stack]:
    """Return the tokens on the islands with the chests closed, except one that was opened and
    empty."""
    islands = zip(ISLAND_PILES, board_of(state.options.board).islands, strict=True)
    if state.opened is None:
        return [Stack(place, TOKENS, count=1) for place in ISLAND_PILES]
    return [
        Stack(place, TOKENS[1:], face_up=True, count=1)
        if island == state.opened
        else Stack(place, TOKENS[:1], count=1)
        for place, island in islands
    ]


def draw(state: State, player: int) -> Carry | None:
    """Return the card that a player must take unseen: from the deck, or from the hand that is
    robbed."""
    own = fan(state.seats[player])
    if state.phase == "dealing" and state.hands[player].bit_count() < HAND:
        return Carry(DRAW_PILE, own)
    if player != state.turn:
        return None
    if state.phase == "drawing":
        return Carry(DRAW_PILE, own)
    if state.phase == "stealing" and state.target is not None:
        # One from the middle: neither the newest nor the oldest.
        count = state.hands[state.target].bit_count()
        return Carry(fan(state.seats[state.target]), own, index=count // 2)
    return None


_carried = carried(rules, LAYOUT, lambda card: face(KIND[card]))


def carry(state: State, move: Move) -> Carry | None:
    """Return how a card is carried in a move; one that is turned joins those that lie face up."""
    if isinstance(move, Reveal) and move.card is not None and DECK.is_read(move.card):
        return Carry(DOWN_ROW, UP_ROW, face_up=True, label=face(KIND[move.card]))
    return _carried(state, move)


def may_look(state: State, player: int, place: str, held: bool) -> bool:
    """Return True for the hidden cards of the player's own set, and for the token of the island
    that the player's ship has reached (BP-6, BP-24)."""
    if place == DOWN_ROW:
        return player == state.turn
    if place in ISLAND_PILES:
        landed = state.phase == "island" and player == state.active
        return landed and place == island_pile(state)
    return lies_in_front(state, player, place)


# -- the lessons of a first match -----------------------------------------------------------

LESSONS = (
    Lesson("draw", ("bluff-pirate-draw-two", "bluff-pirate-draw", "bluff-pirate-turn")),
    Lesson("set", ("bluff-pirate-act", "bluff-pirate-few", "bluff-pirate-set")),
    Lesson("close", ("bluff-pirate-closing",)),
    Lesson("vote", ("bluff-pirate-vote",), who="others"),
    Lesson("pick", ("bluff-pirate-pick",)),
    Lesson("reveal", ("bluff-pirate-reveal-bluff", "bluff-pirate-reveal-no-bluff")),
    Lesson("board", ("bluff-pirate-turn",)),
    Lesson("island", ("bluff-pirate-island",)),
)
"""The prompt of a turn in which nobody can be boarded is another one."""

CAPTIONS: Mapping[type, int] = {EndSet: 1, Discard: 2, Vote: 3, Reveal: 4, BoardShip: 6}
"""Which of the six rules an act goes by."""


SPEC = GameSpec(
    slug="bluff-pirate",
    title="Bluff Pirate",
    ages_from=6,
    minutes=35,
    rules=rules,
    progress=in_turns,
    lessons=LESSONS,
    captions=CAPTIONS,
    lines=(
        OptionLine("keep_up_to", (4, 5)),
        OptionLine("small_hand", ("keep", "choose")),
        OptionLine("discard_without", ("placing", "having")),
        OptionLine("landing", ("stop", "exact")),
        OptionLine("turns", (200, 100, 60, None)),
        OptionLine("nudge_rounds", (3, 5, 10)),
        OptionLine("reading", READINGS),
    ),
    begins="first_player",
    table=BluffPirateTable,
    describe=describe,
    sides=SIDES,
    setting=setting,
    brain=brain,
    decide=decide,
    draw=draw,
    carry=carry,
    may_look=may_look,
    of_player=("ship", "bluff-token"),
    track=track(),
    counts="squares nearer to the treasure",
    table_file="sim-spots",
)
