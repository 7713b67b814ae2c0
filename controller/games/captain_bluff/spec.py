"""Everything a table needs to play Captain Bluff, and how its cards look, lie and are carried.

Draw pile, Airport cards and discards are in the middle. Beside spot N lies belt N: its departure
city face down (`middle/city-N`, a row, so that the new one can be laid before the old one is taken)
and its luggage (`middle/spot-N`, a row, the last one at the right).
"""

from collections.abc import Mapping

from msgspec.structs import replace

from controller.bots.cards import brain
from controller.bots.carrying import Carry, LookUnder, fan
from controller.games.box import Stacks, is_undealt
from controller.games.captain_bluff import pieces
from controller.games.captain_bluff.bot import decide
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import ZONES, State, hand_at_start, is_read
from controller.games.captain_bluff.table import CaptainBluffTable
from controller.games.captain_bluff.viewing import feats
from controller.games.spec import WHEN_READ, GameSpec, OptionLine, in_turns, lies_in_front
from controller.match.teaching import Lesson
from controller.rules.sets import EMPTY, members, only
from hardware.scene import Cleared, Label, Layout, Setting

LAYOUT = Layout(
    piles=(pieces.DRAW_PILE, pieces.AIRPORT_PILE, pieces.DISCARD_PILE),
    rows=(*pieces.CITY_ROWS, *pieces.LINE_ROWS),
    face_up=pieces.LINE_ROWS,
    decks=(pieces.DRAW_PILE, pieces.AIRPORT_PILE),
    captions={
        pieces.DRAW_PILE: "captain-bluff-place-luggage",
        pieces.AIRPORT_PILE: "captain-bluff-place-airport",
        pieces.DISCARD_PILE: "table-place-discards",
        **dict.fromkeys((*pieces.CITY_ROWS, *pieces.LINE_ROWS), "captain-bluff-place-belt"),
    },
)

BACK = Label("bluff-card", False, "captain-bluff")
"""All cards have the same: a departure city may be an Airport card."""


def face(card: int) -> Label:
    """Return what is printed on a card's face: city and number, or its kind."""
    return Label("bluff-card", True, pieces.FACES[card])


BELT_CARDS = tuple((BACK, Label("belt-card", True, str(belt + 1))) for belt in range(pieces.BELTS))
"""The six conveyor belts, which need no tag: each lies beside its spot."""

NAMES = pieces.DECK.pieces
SIDES = {NAMES[card]: (BACK, face(card)) for card in range(pieces.CARD_COUNT)}
"""Back and face of every card."""


def setting(state: State) -> Setting:
    """Return the setting; discards that are to be shuffled belong to the draw pile."""
    dealing, reshuffles = state.phase == "dealing", state.phase == "reshuffle"
    if dealing:
        state = _as_dealt(state)
    stacks = Stacks(LAYOUT, NAMES, state)
    rest = pieces.WHOLE_DECK & ~ZONES.located(state)
    pile, unused = rest & state.pile, rest & state.unused
    belts = []
    for at, belt in enumerate(state.belts):
        cities = [state.aside] if at == state.at and state.aside is not None else []
        cities += [] if belt.destination is None else [belt.destination]
        belts += [
            *stacks.at(pieces.CITY_ROWS[at], cities),
            *stacks.at(pieces.LINE_ROWS[at], (c for c, _ in belt.line)),
        ]
    # An unread card at the discards is one of them, or got there after the shuffle.
    may_follow = state.unread and (reshuffles or not ZONES.deck.unread_in(state.discard))
    dropped = Cleared(
        stacks.named(rest if reshuffles else pile), (pieces.DISCARD_PILE,), pieces.DRAW_PILE
    )
    return Setting(
        LAYOUT,
        (
            *stacks.in_hands(),
            *belts,
            *stacks.at(
                pieces.DRAW_PILE if reshuffles else pieces.DISCARD_PILE, members(state.discard)
            ),
            stacks.deck(pieces.DRAW_PILE, pile, state.in_pile),
            stacks.deck(pieces.AIRPORT_PILE, unused, ZONES.left(state) - state.in_pile),
        ),
        shuffled=(pieces.DISCARD_PILE,),
        begins=is_undealt(state),
        cleared=(dropped,) if may_follow else (),
    )


def _as_dealt(state: State) -> State:
    """Return a state of the deal with both piles, of which the rules know nothing yet. Of the
    unread cards in a hand those that came first are luggage, as it is dealt first; nobody knows
    better."""
    luggage, players = EMPTY, len(state.seats)
    unread = list(state.unread)
    for hand in state.hands:
        luggage |= hand & pieces.LUGGAGE
        lacking = pieces.LUGGAGE_DEALT[players] - (hand & pieces.LUGGAGE).bit_count()
        for at, number in enumerate(pieces.DECK.unread_in(hand)):
            kind = pieces.LUGGAGE if at < lacking else pieces.AIRPORT
            unread[number - pieces.CARD_COUNT] &= kind
            luggage |= only(number) if at < lacking else EMPTY
    return replace(
        state,
        pile=pieces.LUGGAGE,
        in_pile=pieces.LUGGAGE_COUNT - luggage.bit_count(),
        unused=pieces.AIRPORT,
        unread=tuple(unread),
    )


def draw(state: State, player: int) -> Carry | None:
    """Return the card that a player must take unseen and tap on their own pad."""
    own = fan(state.seats[player])
    match state.phase:
        case "dealing":
            hand, players = state.hands[player], len(state.seats)
            if hand.bit_count() >= hand_at_start(players):
                return None
            luggage = (hand & pieces.LUGGAGE).bit_count() < pieces.LUGGAGE_DEALT[players]
            return Carry(pieces.DRAW_PILE if luggage else pieces.AIRPORT_PILE, own)
        case "draw" if player == state.due[0]:
            return Carry(pieces.DRAW_PILE, own)
        case "taking" if player == state.active:
            # The new one lies to its right.
            return Carry(pieces.CITY_ROWS[state.at], own, index=0)
    return None


def carry(state: State, move: pieces.Move) -> Carry | LookUnder | None:
    """Return how a card is carried or looked at in a move; None if none is, or the table cannot
    name it."""
    if isinstance(move, pieces.Check):
        return LookUnder(pieces.CITY_ROWS[move.belt])
    card = getattr(move, "card", None)
    if card is None or not is_read(card):
        return None
    match move:
        case pieces.Define(player, at) | pieces.Change(player, at):
            return Carry(fan(state.seats[player]), pieces.CITY_ROWS[at], label=face(card))
        case pieces.Place(player, at):
            return Carry(
                fan(state.seats[player]), pieces.LINE_ROWS[at], face_up=True, label=face(card)
            )
        case pieces.Play(player):
            return Carry(fan(state.seats[player]), pieces.DISCARD_PILE, label=face(card))
        case pieces.Recover(player, at):
            return Carry(pieces.LINE_ROWS[at], fan(state.seats[player]), label=face(card))
    return None


def may_look(state: State, player: int, place: str, held: bool) -> bool:
    """Return True for a departure city that the player has defined or checked, and for everyone
    once it was called (CB-18, CB-23)."""
    if place not in pieces.CITY_ROWS:
        return lies_in_front(state, player, place)
    at = pieces.CITY_ROWS.index(place)
    called = state.phase == "revealing" and state.at == at
    return called or bool(state.belts[at].known >> player & 1)


# -- the lessons of a first match -----------------------------------------------------------

TURN = ("captain-bluff-turn",)

LESSONS = (
    Lesson("city", ("captain-bluff-setup",)),
    Lesson("place", TURN),
    Lesson("run", ("captain-bluff-placing", "captain-bluff-placing-trip")),
    Lesson("call", ("captain-bluff-window",), who="others"),
    Lesson("airport", ("captain-bluff-turn-acted",)),
    Lesson("check", TURN, line="captain-bluff-menu-check"),
    Lesson("change", TURN, line="captain-bluff-menu-change"),
    Lesson("close", TURN, line="captain-bluff-menu-close"),
)

CAPTIONS: Mapping[type, int] = {
    pieces.Define: 3,
    pieces.Place: 1,
    pieces.Call: 2,
    pieces.Check: 3,
    pieces.Change: 3,
    pieces.Close: 3,
    pieces.Play: 5,
    pieces.Recover: 6,
}
"""Which of the six rules an act goes by."""


PONDERS = {
    "turn": 1.3,
    "window": 1.1,
    "setup": 1.1,
    "placing": 0.6,
    "draw": 0.6,
    "taking": 0.6,
    "recovering": 0.6,
}
"""How much there is to ponder over in a phase: a turn and a doubt most, what goes on least."""


SPEC = GameSpec(
    slug="captain-bluff",
    title="Captain Bluff",
    ages_from=8,
    minutes=20,
    rules=rules,
    feats=feats,
    progress=in_turns,
    lessons=LESSONS,
    captions=CAPTIONS,
    lines=(
        OptionLine("line", ("rising", "consecutive")),
        OptionLine("round_trip_first", ("in-a-run", "never")),
        OptionLine("changes_go", ("to-loser", "to-discard")),
        OptionLine("call_s", (5, 10, 20, None)),
        OptionLine("turns", (100, 300, None)),
        OptionLine("standstill_rounds", (3, 6, None)),
        WHEN_READ,
    ),
    begins="starter",
    table=CaptainBluffTable,
    describe=pieces.describe,
    sides=SIDES,
    setting=setting,
    brain=lambda chair: brain(chair, decide, "window", PONDERS),
    decide=decide,
    draw=draw,
    carry=carry,
    may_look=may_look,
    untagged=BELT_CARDS,
    counts="cards fewer than at the start",
)
