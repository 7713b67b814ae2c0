"""Everything a table needs to play Captain's Orders, and how its cards look, lie and are carried.

The deck is in the middle. The Order is laid beside spot 1; beside spot 2 are the discards, and with
them every Order that was belayed or has come home.
"""

from collections.abc import Mapping

from controller.bots.cards import brain
from controller.bots.carrying import Carry, fan
from controller.cards.places import carried
from controller.games.box import Stacks, is_undealt
from controller.games.captains_orders import pieces
from controller.games.captains_orders.bot import decide
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.state import ZONES, State, undealt
from controller.games.captains_orders.story import feats, reserve
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.games.spec import WHEN_READ, GameSpec, OptionLine, in_rounds
from controller.match.teaching import Lesson
from controller.rules.sets import members, set_of
from hardware.scene import Label, Layout, Setting

DECK, ORDERS, DISCARDS = "middle/deck", "middle/spot-1", "middle/spot-2"
LAYOUT = Layout(
    piles=(DECK, ORDERS, DISCARDS),
    face_up=(ORDERS,),
    decks=(DECK,),
    captions={ORDERS: "captains-orders-place-orders", DISCARDS: "table-place-discards"},
)

BACK = Label("rank-card", False, "captains-orders")


def face(card: int) -> Label:
    """Return what is printed on a card's face: its rank."""
    return Label("rank-card", True, str(pieces.RANK[card]))


NAMES = tuple(pieces.card_piece(card) for card in range(pieces.CARD_COUNT))
SIDES = {NAMES[card]: (BACK, face(card)) for card in range(pieces.CARD_COUNT)}
"""Back and face of every card."""


def setting(state: State) -> Setting:
    """Return the setting, with each pile in order; the cards out of play are shuffled."""
    stacks = Stacks(LAYOUT, NAMES, state)
    # A last card lies open for all, even one that was handed to somebody (CO-10).
    open_cards = [card for card in (state.order, state.last) if card is not None]
    face_down = (*old_orders(state), *discarded(state))
    others = state.discards & ~set_of(face_down)
    return Setting(
        LAYOUT,
        (
            *stacks.at(ORDERS, open_cards),
            *stacks.at(DISCARDS, (*members(others), *face_down)),
            *stacks.in_hands(),
            stacks.deck(DECK, pieces.WHOLE_DECK & ~ZONES.located(state), undealt(state)),
        ),
        begins=is_undealt(state),
    )


def old_orders(state: State) -> tuple[int, ...]:
    """Return the Orders of this round that were belayed or have come home, in order."""
    laid = [e.card for e in state.history if isinstance(e, pieces.PlayOrder | pieces.Belay)]
    return tuple(card for card in laid if card != state.order and state.discards >> card & 1)


def discarded(state: State) -> tuple[int, ...]:
    """Return the cards of this round that were discarded face down and read, in order."""
    cards = [e.card for e in state.history if isinstance(e, pieces.Discard)]
    return tuple(card for card in cards if card is not None and card < pieces.CARD_COUNT)


def draw(state: State, player: int) -> Carry | None:
    """Return the card that a player takes from the deck to tap on their pad."""
    if state.phase != "dealing" or state.hands[player].bit_count() >= pieces.HAND:
        return None
    return Carry(DECK, fan(state.seats[player]))


# -- the lessons of a first match -----------------------------------------------------------

LESSONS = (
    Lesson("captain", ("captains-orders-turn", "captains-orders-order"), who="everybody"),
    Lesson("order", ("captains-orders-turn",)),
    Lesson("follow", ("captains-orders-order",)),
    Lesson("give", ("captains-orders-give",)),
    Lesson("discard", ("captains-orders-discard",)),
    Lesson("pass", ("captains-orders-turn",)),
    Lesson("ask", ("captains-orders-turn",), line="captains-orders-menu-ask"),
    Lesson(
        "discover",
        ("captains-orders-turn", "captains-orders-order"),
        line="captains-orders-menu-discover",
    ),
)

CAPTIONS: Mapping[type, int] = {
    pieces.PlayOrder: 1,
    pieces.Pass: 1,
    pieces.Ask: 1,
    pieces.Follow: 2,
    pieces.Belay: 2,
    pieces.Discover: 4,
}
"""Which of the six rules an act goes by."""


PONDERS = {"turn": 1.3, "order": 1.1, "give": 0.8, "discard": 0.8}
"""How much there is to ponder over in a phase: whether to accuse somebody in each turn, and without
an Order what to do at all."""


SPEC = GameSpec(
    slug="captains-orders",
    title="Captain's Orders",
    minutes=20,  # its box says nothing; bots take as long as a third of that, as in the others
    rules=rules,
    feats=feats,
    reserve=reserve,
    progress=in_rounds,
    lessons=LESSONS,
    captions=CAPTIONS,
    lines=(
        OptionLine("wins", tuple(pieces.WINS)),
        OptionLine("rounds", (10, 20, 30)),
        OptionLine("misplay", ("redo", "forfeit")),
        WHEN_READ,
    ),
    begins="first_dealer",
    table=CaptainsOrdersTable,
    describe=pieces.describe,
    sides=SIDES,
    setting=setting,
    brain=lambda chair: brain(chair, decide, phases=PONDERS),
    decide=decide,
    draw=draw,
    carry=carried(rules, LAYOUT, face),
    counts="rounds won",
)
