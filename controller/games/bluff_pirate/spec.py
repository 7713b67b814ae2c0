"""Everything a table needs to play Bluff Pirate, and how its pieces look, lie and are carried.

The pile is in the middle. A set lies beside the spots 1 (face up) and 2 (face down; what is turned
joins the others), discards beside spot 3, and pirates who have boarded beside spot 4. The ships
have no tags: the screen shows where they are. Chance decides which island holds the treasure, and
again when a match resumes after a power cut, as nobody knows.
"""

import itertools
from collections.abc import Mapping

from controller.bots.carrying import Carry, fan
from controller.cards.places import carried
from controller.games.bluff_pirate import pieces
from controller.games.bluff_pirate.board import board_of, default_drawing
from controller.games.bluff_pirate.bot import brain, decide
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import ZONES, State, island_pile, pile_count
from controller.games.bluff_pirate.table import SEES_ISLAND, BluffPirateTable
from controller.games.bluff_pirate.viewing import feats
from controller.games.box import Stacks, is_undealt
from controller.games.spec import (
    WHEN_READ,
    GameSpec,
    OptionLine,
    Turning,
    in_turns,
    lies_in_front,
)
from controller.match.teaching import Lesson
from controller.rules.sets import members, set_of
from controller.views.box import PathView, Track
from hardware.scene import Cleared, Label, Layout, Setting, Stack

LAYOUT = Layout(
    piles=(pieces.DRAW_PILE, pieces.DISCARD_PILE, pieces.BOARDER_PILE, *pieces.ISLAND_PILES),
    rows=(pieces.UP_ROW, pieces.DOWN_ROW),
    face_up=(pieces.UP_ROW, pieces.DISCARD_PILE, pieces.BOARDER_PILE),
    decks=(pieces.DRAW_PILE,),
    captions={
        pieces.UP_ROW: "bluff-pirate-place-face-up",
        pieces.DOWN_ROW: "bluff-pirate-place-face-down",
        pieces.DISCARD_PILE: "table-place-discards",
        pieces.BOARDER_PILE: "bluff-pirate-place-boarders",
        pieces.ISLAND_PILES[0]: "bluff-pirate-place-first-island",
        pieces.ISLAND_PILES[1]: "bluff-pirate-place-second-island",
    },
)

BACK = Label("pirate-card", False, "bluff-pirate")


def face(kind: int) -> Label:
    """Return what is printed on the cards of a kind: `red`, `red-pirate`."""
    return Label("pirate-card", True, pieces.KINDS[kind])


NAMES = pieces.DECK.pieces
TOKENS = tuple(pieces.token_piece(token) for token in range(len(pieces.ISLAND_PILES)))
"""The tokens: the first one has the treasure on it, which is hidden from all rules and tables."""
SIDES = {
    **{NAMES[card]: (BACK, face(pieces.KIND[card])) for card in range(pieces.DECK.count)},
    **dict(
        zip(TOKENS, ((pieces.CLOSED, pieces.TREASURE), (pieces.CLOSED, pieces.EMPTY)), strict=True)
    ),
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
    rest = pieces.WHOLE_DECK & ~ZONES.located(state)
    boarders = 0 if reshuffles else _boarders(state)
    cleared = []
    if state.unread and not (placing or state.up | state.down):
        cleared.append(Cleared(stacks.named(rest), (pieces.UP_ROW, pieces.DOWN_ROW)))
    if state.unread and (reshuffles or not state.discards):
        cleared.append(
            Cleared(
                stacks.named(rest), (pieces.DISCARD_PILE, pieces.BOARDER_PILE), pieces.DRAW_PILE
            )
        )
    return Setting(
        LAYOUT,
        (
            *_tokens(state),
            *stacks.in_hands(state.turn if placing else None, (pieces.UP_ROW, pieces.DOWN_ROW)),
            *stacks.at(
                pieces.DRAW_PILE if reshuffles else pieces.DISCARD_PILE,
                members(state.discards & ~boarders),
            ),
            *stacks.at(pieces.BOARDER_PILE, members(boarders)),
            *stacks.at(pieces.UP_ROW, members(shown)),
            *stacks.at(pieces.DOWN_ROW, members(state.down & ~shown)),
            stacks.deck(pieces.DRAW_PILE, rest, pile_count(state)),
        ),
        begins=is_undealt(state),
        cleared=tuple(cleared),
    )


def _boarders(state: State) -> int:
    """Return the pirates who have boarded a ship since the last shuffle, as a set."""
    since = itertools.takewhile(
        lambda event: not isinstance(event, pieces.Reshuffled), reversed(state.history)
    )
    kinds = [event.kind for event in since if isinstance(event, pieces.Boarded)]
    if state.pirate is not None:
        kinds.append(state.pirate)
    # A colour has one pirate.
    return state.discards & set_of(card for kind in kinds for card in members(pieces.OF_KIND[kind]))


def _tokens(state: State) -> list[Stack]:
    """Return the tokens on the islands with the chests closed, except one that was opened and
    empty."""
    islands = zip(pieces.ISLAND_PILES, board_of(state.options.board).islands, strict=True)
    if state.opened is None:
        return [Stack(place, TOKENS, count=1) for place in pieces.ISLAND_PILES]
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
    if state.phase == "dealing" and state.hands[player].bit_count() < pieces.HAND:
        return Carry(pieces.DRAW_PILE, own)
    if player != state.turn:
        return None
    if state.phase == "drawing":
        return Carry(pieces.DRAW_PILE, own)
    if state.phase == "stealing" and state.target is not None:
        # One from the middle: neither the newest nor the oldest.
        count = state.hands[state.target].bit_count()
        return Carry(fan(state.seats[state.target]), own, index=count // 2)
    return None


_carried = carried(rules, LAYOUT, lambda card: face(pieces.KIND[card]))


def carry(state: State, move: pieces.Move) -> Carry | None:
    """Return how a card is carried in a move; one that is turned joins those that lie face up."""
    if isinstance(move, pieces.Reveal) and move.card is not None and pieces.DECK.is_read(move.card):
        return Carry(
            pieces.DOWN_ROW, pieces.UP_ROW, face_up=True, label=face(pieces.KIND[move.card])
        )
    return _carried(state, move)


def may_look(state: State, player: int, place: str, held: bool) -> bool:
    """Return True for the hidden cards of the player's own set, and for the token of the island
    that the player's ship has reached (BP-6, BP-24)."""
    if place == pieces.DOWN_ROW:
        return player == state.turn
    if place in pieces.ISLAND_PILES:
        landed = state.phase == "island" and player == state.active
        return landed and place == island_pile(state)
    return lies_in_front(state, player, place)


def turning(state: State) -> Turning | None:
    """Return the token of the island that a ship has reached (BP-24)."""
    if state.phase != "island":
        return None
    found = {pieces.TREASURE: pieces.Opened(True), pieces.EMPTY: pieces.Opened(False)}
    return Turning(state.seats[state.active], island_pile(state), found)


# -- the lessons of a first match -----------------------------------------------------------

LESSONS = (
    Lesson("draw", ("bluff-pirate-draw-two", "bluff-pirate-draw", "bluff-pirate-turn")),
    Lesson("set", ("bluff-pirate-act", "bluff-pirate-few", "bluff-pirate-set")),
    Lesson("close", ("bluff-pirate-closing",)),
    Lesson("vote", ("bluff-pirate-vote",), who="others"),
    Lesson("pick", ("bluff-pirate-pick",)),
    Lesson("reveal", ("bluff-pirate-reveal-bluff", "bluff-pirate-reveal-no-bluff")),
    Lesson("board", ("bluff-pirate-turn",)),
    Lesson("island", ("bluff-pirate-island", SEES_ISLAND)),
)
"""The prompt of a turn in which nobody can be boarded is another one."""

CAPTIONS: Mapping[type, int] = {
    pieces.EndSet: 1,
    pieces.Discard: 2,
    pieces.Vote: 3,
    pieces.Reveal: 4,
    pieces.BoardShip: 6,
}
"""Which of the six rules an act goes by."""


SPEC = GameSpec(
    slug="bluff-pirate",
    title="Bluff Pirate",
    ages_from=6,
    minutes=35,
    rules=rules,
    feats=feats,
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
        WHEN_READ,
    ),
    begins="first_player",
    table=BluffPirateTable,
    describe=pieces.describe,
    sides=SIDES,
    setting=setting,
    brain=brain,
    decide=decide,
    draw=draw,
    carry=carry,
    may_look=may_look,
    turning=turning,
    of_player=("ship", "bluff-token"),
    track=track(),
    counts="squares nearer to the treasure",
)
