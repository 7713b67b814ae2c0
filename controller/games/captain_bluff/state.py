"""The state of a match of Captain Bluff, its zones, questions about it, and the deal.

A value: nothing changes it, and the rules make new ones. Players are numbers in order of seating;
sets of cards, players and belts are bit masks (`controller.rules.sets`). A number in a set of cards
may be an unread card (`controller.cards.deck`).
"""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.dealing import dealt_at_once
from controller.cards.deck import Deck
from controller.cards.zones import Zone, ZoneOf, Zones, with_entry
from controller.games.captain_bluff.memory import (
    NO_CARDS,
    RememberedBelt,
    belts_from_words,
    belts_to_words,
    cards_of,
    in_hand,
    looked,
    lying,
    memories_from_words,
    memories_to_words,
    mixed_in_hand,
    nothing_seen,
    recalled,
    renamed,
)
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    AIRPORT_COUNT,
    AIRPORT_DEALT,
    BELT,
    BELTS,
    CARD_COUNT,
    DECK,
    DEFINED_AT_SETUP,
    FACES,
    LUGGAGE,
    LUGGAGE_COUNT,
    LUGGAGE_DEALT,
    WHOLE_DECK,
    AnyCard,
    BeltNumber,
    Card,
    Deal,
    Dealt,
    Options,
    Place,
    Play,
    Player,
    ReadCard,
    Redeal,
    Seen,
)
from controller.rules.fields import PLAYER, SetOf
from controller.rules.notation import Line, Lines
from controller.rules.offers import Grouped, Mover
from controller.rules.refusals import Infractions, one_who_plays, rulings
from controller.rules.sets import EMPTY, members, only, set_of
from controller.views.captain_bluff import Phase

CardSet = Annotated[int, DECK.some]
PlayerSet = Annotated[int, SetOf(PLAYER)]
BeltSet = Annotated[int, SetOf(BELT)]

SHED = -1
"""The value of `State.standstill` once a card has left a hand this turn."""


class Called(Struct, frozen=True, gc=False):
    """The outcome of the last call."""

    caller: Player
    placer: Player
    belt: BeltNumber
    destination: ReadCard
    """The card that was revealed."""
    loser: Player


class Habits(Struct, frozen=True, gc=False):
    """How a player calls and bluffs: what everyone has seen of it in this match."""

    let_pass: int = 0
    """How often this player let luggage pass below a city that it did not know."""
    doubted: int = 0
    """How often it called a bluff there."""
    caught: int = 0
    """How often it was called, and had bluffed, below a city that it knew."""
    honest: int = 0
    """How often it was called, and had not."""


class State(Struct, frozen=True, gc=False):
    """A match between two moves."""

    deck: ClassVar[Deck] = DECK

    options: Options
    seats: tuple[str, ...]
    """The players' seats at the table, clockwise, for views and texts only."""
    hands: Annotated[tuple[CardSet, ...], Zone("hand"), Line("hand", by="seat")]
    """Each player's cards, as a set."""
    seen: Annotated[tuple[int, ...], Lines("seen", memories_to_words, memories_from_words)]
    """What everyone has seen (`controller.games.captain_bluff.memory`)."""
    belts: Annotated[
        tuple[RememberedBelt, ...],
        ZoneOf("belts", lying=lying, renamed=renamed),
        Lines("belt", belts_to_words, belts_from_words),
    ] = (NO_CARDS,) * BELTS
    pile: CardSet = EMPTY
    """What the cards of the draw pile may be; nobody knows their order."""
    in_pile: int = 0
    """How many there are: equal to the size of `pile` if all other cards have been read."""
    unused: CardSet = EMPTY
    """What the Airport cards that are not used in this match may be."""
    discard: Annotated[int, DECK.some, Zone("discard")] = EMPTY
    phase: Phase = "dealing"
    active: Player = 0
    """Whose turn it is."""
    turn: int = 1
    standstill: int = 0
    """How many turns have ended since a card last left a hand; `SHED` if one has in this turn."""
    acted: bool = False
    """Whether the turn's action has been made (CB-3)."""
    airport: bool = False
    """Whether the turn's Airport card has been played (CB-3, CB-11)."""
    due: tuple[Player, ...] = ()
    """Before the match, who must define a departure city, once per entry; later, who must draw."""
    at: BeltNumber = 0
    """The belt of the run, call window, exchange or recovery; otherwise 0, so that equal situations
    have equal states."""
    run: int = 0
    """How many cards have been laid in the current run."""
    passed: PlayerSet = EMPTY
    """The set of players who do not call."""
    other: Player = 0
    """Who is recovering luggage, or has called an unread card."""
    looked: BeltSet = EMPTY
    """The set of belts at which the Arrivals board has been used."""
    aside: Annotated[AnyCard | None, Zone("aside")] = None
    """The card that was exchanged and has not been taken yet."""
    pending: Place | Play | None = None
    """What was played with an unread card, and waits for it; the card is still in the hand."""
    called: Called | None = None
    """The outcome of the match's last call."""
    habits: Annotated[tuple[Habits, ...], Line("habits", by="seat")] = ()
    """Of each player."""
    unread: Annotated[tuple[Annotated[int, DECK.may_be], ...], Line("unread", by="unread")] = ()
    """What each unread card may be: entry 0 is the number `CARD_COUNT`."""
    conflicts: Annotated[tuple[Seen, ...], Line("conflict")] = ()
    """Cards seen where they cannot be: one of two readings is wrong (G-4)."""


# -- what is refused -----------------------------------------------------------------------

RULINGS = rulings(
    {
        "CB-1": (
            "still_dealing hand_full luggage_full airport_full already_dealt too_late_to_redeal "
            "define_first no_belt"
        ),
        "CB-2": "not_your_turn nobody_there",
        "CB-3": "one_action action_first second_airport not_on_pad not_in_hand",
        "CB-4": "has_destination",
        "CB-5": "draw_first nothing_to_draw not_from_pile",
        "CB-6": "run_open gap_in_run gap_in_line nothing_laid",
        "CB-7": "wrong_direction",
        "CB-8": (
            "reading no_destination city_has_line fourth_line wrong_city not_on_belt not_unread "
            "not_a_card"
        ),
        "CB-9": "say_which_way way_is_clear out_of_range",
        "CB-10": "round_trip_alone round_trip_never_first",
        "CB-12": "change_in_run no_line",
        "CB-14": "looks_first looked_already",
        "CB-16": "reshuffle_first nothing_to_reshuffle",
        "CB-17": "call_too_late own_placement already_passed window_open no_time",
        "CB-18": "revealing",
        "CB-21": "match_over",
        "CB-24": "take_first nothing_to_take no_luggage",
        "G-6": "read_each",
        "CB-26": (
            "recovery_open covered behind_airport last_luggage other_belt too_early_to_recover"
        ),
    }
)
"""What the rules refuse, by key, and the ruling behind it."""

infraction = Infractions("captain-bluff", RULINGS)


# -- where the cards are -------------------------------------------------------------------


class _Zones(Zones[State]):
    def rest(self, state: State) -> Sequence[tuple[int, int]]:
        """Return the draw pile, and the Airport cards that are not used."""
        return (state.pile, state.in_pile), (state.unused, _unused_count(state))

    def seen_by(self, state: State, observer: int | None) -> int:
        """Return what lies on the belts, the observer's own hand, and what the observer remembers.
        Airport cards of one kind look the same."""
        in_sight = EMPTY if observer is None else state.hands[observer] & self.deck.whole
        for belt in state.belts:
            in_sight |= cards_of(belt)
        memory = state.seen[len(state.seats) if observer is None else observer]
        faces = {FACES[card] for card in (*members(in_sight), *dict(recalled(memory)))}
        return set_of(card for card, face in enumerate(FACES) if face in faces)

    def taken(self, state: State, cards: int, card: Card) -> tuple[State, int]:
        """Settle a card; an unread one may be any of the unread ones, which look alike to
        people."""
        if card is not None and cards >> card & 1 and not is_read(card):
            state = _alike(state, DECK.unread_in(cards))
        return super().taken(state, cards, card)

    def on_mixed(self, state: State, cards: int, card: Card) -> State:
        """After one left the hand unseen, the others are no longer in its player's plain sight."""
        if card is not None or cards.bit_count() == 1:
            return state
        player = next(player for player, hand in enumerate(state.hands) if hand & cards)
        return replace(state, seen=mixed_in_hand(state.seen, cards, player))

    def on_identified(self, state: State, number: int, card: int) -> State:
        """Note that everyone who looked at the card where it lies has seen it."""
        seen, here = state.seen, only(card)
        for at, belt in enumerate(state.belts):
            if belt.destination == card:
                seen = looked(seen, card, at, belt.known)
        for player, hand in enumerate(state.hands):
            if hand & here:
                seen = in_hand(seen, card, player)
        return replace(state, seen=seen, pile=state.pile & ~here, unused=state.unused & ~here)


def _alike(state: State, numbers: Sequence[int]) -> State:
    """Let each of the unread cards be any of them from now on."""
    together = EMPTY
    for number in numbers:
        together |= state.unread[number - CARD_COUNT]
    unread = list(state.unread)
    for number in numbers:
        unread[number - CARD_COUNT] = together
    return replace(state, unread=tuple(unread))


ZONES = _Zones(State, DECK)
"""Where the cards are."""


def begin(options: Options, seats: tuple[str, ...]) -> State:
    """Return a match about to begin. Raises `OptionError` for a starter who does not play."""
    starter = one_who_plays("starter", options.starter, len(seats))
    return State(
        options,
        seats,
        (EMPTY,) * len(seats),
        nothing_seen(len(seats)),
        active=starter,
        habits=(Habits(),) * len(seats),
        due=tuple(
            (starter + place) % len(seats)
            for place in range(len(seats))
            for _ in range(DEFINED_AT_SETUP[len(seats)])
        ),
    )


def taken(state: State, player: int, card: Card) -> tuple[State, int]:
    """Settle which card leaves the player's hand; it is still there in the state returned."""
    return ZONES.taken(state, ZONES.held(state, player), card)


# -- the end of a move, of a turn and of the match -----------------------------------------


def carried_on(state: State) -> State:
    """Continue after something was carried out: the active player wins with no cards left (CB-5,
    CB-21, CB-22), goes on with the turn, or has used both the action and an Airport card (CB-3)."""
    if state.phase != "turn":
        state = replace(state, phase="turn", at=0, passed=EMPTY, other=0, looked=EMPTY)
    if not state.hands[state.active]:
        return replace(state, phase="over")
    return turn_over(state) if state.acted and state.airport else state


def turn_over(state: State) -> State:
    """Start the next player's turn (CB-2), unless this was the last one (CB-28)."""
    standstill = state.standstill + 1
    if turns_left(state) == 1 or standstill_left(state) == 1:
        return replace(state, phase="over", standstill=standstill)
    return replace(
        state,
        active=left_of(state, state.active),
        turn=state.turn + 1,
        standstill=standstill,
        acted=False,
        airport=False,
    )


def draws(state: State, due: tuple[int, ...]) -> State:
    """Let these players draw a card each, in this order, while there are cards.

    If the draw pile is empty the discards are shuffled first; if there are none, nobody draws
    (CB-5).
    """
    if due and state.in_pile:
        return replace(state, phase="draw", due=due)
    if due and state.discard:
        return replace(state, phase="reshuffle", due=due)
    return carried_on(replace(state, due=()))


# -- questions -----------------------------------------------------------------------------


def turns_left(state: State) -> int | None:
    """Return after how many turns, including this one, the cap ends the match (CB-28)."""
    return None if state.options.turns is None else state.options.turns - state.turn + 1


def standstill_left(state: State) -> int | None:
    """Return after how many turns, including this one, a standstill ends the match if no card
    leaves a hand (CB-28); None if it cannot this turn, or never does."""
    rounds = state.options.standstill_rounds
    if rounds is None or state.standstill == SHED:
        return None
    return rounds * len(state.seats) - state.standstill


def left_of(state: State, player: int) -> int:
    """Return the next player, clockwise."""
    return (player + 1) % len(state.seats)


def opponents(state: State, player: int) -> list[int]:
    """Return the others, clockwise from the left."""
    players = len(state.seats)
    return [(player + step) % players for step in range(1, players)]


def everybody(state: State) -> int:
    """Return the set of all observers, including the public."""
    return only(len(state.seats) + 1) - 1


def is_read(card: int) -> bool:
    return card < CARD_COUNT


def _unused_count(state: State) -> int:
    """Return how many Airport cards are not used once all have been dealt."""
    if state.phase == "dealing":
        return 0
    return AIRPORT_COUNT - AIRPORT_DEALT[len(state.seats)] * len(state.seats)


def belts_with_destination(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.destination is not None]


def hand_at_start(players: int) -> int:
    """Return how many cards each of *players* is dealt."""
    return LUGGAGE_DEALT[players] + AIRPORT_DEALT[players]


def winners(state: State) -> tuple[int, ...]:
    """Return the players with no cards left, or the fewest at the cap (ties are shared, CB-28), at
    the end."""
    if state.phase != "over":
        return ()
    counts = [hand.bit_count() for hand in state.hands]
    return tuple(player for player, count in enumerate(counts) if count == min(counts))


def awaited(state: State, player: int) -> bool:
    """Return True if the game goes on only when *player* acts."""
    match state.phase:
        case "setup":
            return state.due[0] == player
        case "turn" | "placing" | "looking":
            return state.active == player
        case "recovering":
            return state.other == player
        case "window":
            return state.active != player and not state.passed >> player & 1
    return False


def actor(state: State) -> int:
    """Return the player whom the match waits for, or the first of them; in a call window its
    placer."""
    match state.phase:
        case "setup" | "draw":
            return state.due[0]
        case "recovering":
            return state.other
    return state.active


# -- the deal ------------------------------------------------------------------------------


def _lacking(state: State, mover: Mover) -> list[tuple[tuple[int], int]]:
    """Return every player with the set of cards that may still be dealt to them."""
    held, players = EMPTY, len(state.seats)
    for hand in state.hands:
        held |= hand
    found = []
    for player, hand in enumerate(state.hands):
        unread = (hand & ~WHOLE_DECK).bit_count()
        luggage = LUGGAGE_DEALT[players] - (hand & LUGGAGE).bit_count()
        airport = AIRPORT_DEALT[players] - (hand & AIRPORT).bit_count()
        lacking = (LUGGAGE if luggage > 0 else EMPTY) | (AIRPORT if airport > 0 else EMPTY)
        found.append(((player,), lacking & ~held if luggage + airport > unread else EMPTY))
    return found


DEALS = Grouped(_lacking)


def check_deal(state: State, move: Deal) -> None:
    players = len(state.seats)
    card, hand = move.card, state.hands[move.receiver]
    if card is not None:
        others = hand & ~only(card)
        if card < LUGGAGE_COUNT and (others & LUGGAGE).bit_count() == LUGGAGE_DEALT[players]:
            raise infraction("luggage_full", state)
        if card >= LUGGAGE_COUNT and (others & AIRPORT).bit_count() == AIRPORT_DEALT[players]:
            raise infraction("airport_full", state)
        if hand >> card & 1:
            return
    if hand.bit_count() >= hand_at_start(players):
        raise infraction("hand_full", state)


def deal(state: State, move: Deal) -> State:
    """Add a card to a hand. Until the start the latest pad wins: the card leaves any other hand."""
    card, hands = move.card, state.hands
    if card is None:
        state, card = ZONES.came_unread(state, WHOLE_DECK)
    else:
        hands = tuple(hand & ~only(card) for hand in hands)
    receiver = move.receiver
    hands = (*hands[:receiver], hands[receiver] | only(card), *hands[receiver + 1 :])
    state = replace(state, hands=hands)
    full = hand_at_start(len(hands))
    return _dealt(state) if all(hand.bit_count() == full for hand in hands) else state


def _dealt(state: State) -> State:
    """Make the rest of the luggage the draw pile; the rest of the Airport cards is not used."""
    players = len(state.seats)
    unread = list(state.unread)
    held = EMPTY
    for hand in state.hands:
        held |= hand
        kinds = EMPTY
        if (hand & LUGGAGE).bit_count() < LUGGAGE_DEALT[players]:
            kinds |= LUGGAGE
        if (hand & AIRPORT).bit_count() < AIRPORT_DEALT[players]:
            kinds |= AIRPORT
        for at in range(len(unread)):
            if hand >> CARD_COUNT + at & 1:
                unread[at] &= kinds
    return replace(
        state,
        phase="setup",
        pile=LUGGAGE & ~held,
        in_pile=LUGGAGE_COUNT - players * LUGGAGE_DEALT[players],
        unused=AIRPORT & ~held,
        unread=tuple(unread),
    )


check_all_dealt = dealt_at_once(infraction)


def all_dealt(state: State, move: Dealt) -> State:
    """Complete all hands with unread cards. How many of them are luggage is public."""
    players = len(state.seats)
    airport = AIRPORT_DEALT[players]
    for player, hand in enumerate(state.hands):
        lacking = hand_at_start(players) - hand.bit_count()
        of_airport = min(lacking, max(0, airport - (hand & ~LUGGAGE).bit_count()))
        for may in (LUGGAGE,) * (lacking - of_airport) + (AIRPORT,) * of_airport:
            state, number = ZONES.came_unread(state, may)
            hand |= only(number)
        state = replace(state, hands=with_entry(state.hands, player, hand))
    return _dealt(state)


def check_redeal(state: State, move: Redeal) -> None:
    if any(belt.destination is not None for belt in state.belts):
        raise infraction("too_late_to_redeal", state)


def redeal(state: State, move: Redeal) -> State:
    """Collect, shuffle and deal all cards again."""
    return begin(state.options, state.seats)
