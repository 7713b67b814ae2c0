"""How cards come from the piles and come to light.

The deal is tapped in any order before anybody acts (CB-1); the discards become the draw pile when
that is empty (CB-5, CB-15, CB-16). A call reveals a departure city (CB-17 to CB-21). A card that
was played or called unread is read by the table, or named by somebody.
"""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from controller.cards.deck import dealt_at_once
from controller.cards.zones import with_entry
from controller.errors import IllegalMove
from controller.games.captain_bluff.memory import (
    DISCARD,
    IN_SIGHT,
    NO_CARDS,
    PILE,
    all_moved,
    cards_of,
    hand_of,
    moved,
)
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    AIRPORT_DEALT,
    CARD_COUNT,
    CHANGES,
    CITY,
    LUGGAGE,
    LUGGAGE_COUNT,
    LUGGAGE_DEALT,
    WHOLE_DECK,
    Call,
    Change,
    Check,
    Close,
    Deal,
    Dealt,
    Define,
    Done,
    Draw,
    Move,
    Pass,
    Place,
    Play,
    Redeal,
    Reshuffle,
    Seen,
    Shown,
    TakeBack,
    TimeUp,
)
from controller.games.captain_bluff.placing import check_place, placed
from controller.games.captain_bluff.state import (
    ZONES,
    Called,
    State,
    begin,
    carried_on,
    draws,
    everybody,
    hand_at_start,
    infraction,
    is_read,
    left_of,
    opponents,
    turn_over,
)
from controller.games.captain_bluff.turns import (
    check_play,
    looked_at,
    played,
    possible,
)
from controller.rules.offers import Grouped, Mover
from controller.rules.rows import Legality
from controller.rules.sets import EMPTY, members, only

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


def check_deal(state: State, move: Deal) -> Legality:
    players = len(state.seats)
    card, hand = move.card, state.hands[move.receiver]
    if card is not None:
        others = hand & ~only(card)
        if card < LUGGAGE_COUNT and (others & LUGGAGE).bit_count() == LUGGAGE_DEALT[players]:
            raise infraction("luggage_full", state)
        if card >= LUGGAGE_COUNT and (others & AIRPORT).bit_count() == AIRPORT_DEALT[players]:
            raise infraction("airport_full", state)
        if hand >> card & 1:
            return Legality.LEGAL
    if hand.bit_count() >= hand_at_start(players):
        raise infraction("hand_full", state)
    return Legality.LEGAL


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


def check_redeal(state: State, move: Redeal) -> Legality:
    if any(belt.destination is not None for belt in state.belts):
        raise infraction("too_late_to_redeal", state)
    return Legality.LEGAL


def redeal(state: State, move: Redeal) -> State:
    """Collect, shuffle and deal all cards again."""
    return begin(state.options, state.seats)


# -- the draw pile -------------------------------------------------------------------------


def top_cards(state: State, mover: Mover) -> list[Draw]:
    """Return what the next card may be. If the table's readings contradict each other, nobody can
    say what will turn up."""
    receiver, cards = state.due[0], members(ZONES.next_of_rest(state))
    return [Draw(receiver, card) for card in cards] or [Draw(receiver, None)]


def check_draw(state: State, move: Draw) -> Legality:
    if not state.due or move.receiver != state.due[0]:
        raise infraction("nothing_to_draw", state)
    if not state.in_pile or (move.card is not None and not state.pile >> move.card & 1):
        raise infraction("not_from_pile", state)
    return Legality.LEGAL


def draw(state: State, move: Draw) -> State:
    """Add the card to the hand. After the last one the discards, if any, are shuffled at once
    (CB-16)."""
    receiver, due, card = move.receiver, state.due[1:], move.card
    if card is None:
        state, card = ZONES.came_unread(state, state.pile)
    left = state.in_pile - 1
    state = replace(
        state,
        pile=state.pile & ~only(card) if left else EMPTY,
        in_pile=left,
        # Unread discards may be any Airport card until one of them is drawn.
        unused=state.unused & ~only(card),
        hands=with_entry(state.hands, receiver, state.hands[receiver] | only(card)),
        seen=moved(state.seen, card, PILE, hand_of(receiver), only(receiver)),
    )
    if not state.in_pile and state.discard:
        return replace(state, phase="reshuffle", due=due)
    return draws(state, due)


def reshuffle(state: State, move: Reshuffle) -> State:
    """Shuffle the discards into a new pile. They hold both luggage and Airport cards, so both may
    be drawn from now on (CB-15), and nobody knows where in the pile any of them is (CB-16)."""
    discard, seen = state.discard, all_moved(state.seen, DISCARD, PILE)
    collected = replace(
        state,
        seen=seen,
        in_pile=discard.bit_count(),
        discard=EMPTY,
        conflicts=tuple(one for one in state.conflicts if not discard >> one.number & 1),
    )
    pile = ZONES.what_may_be(state, discard) & ~ZONES.located(collected)
    return draws(replace(collected, pile=pile), state.due)


# -- calling a bluff -----------------------------------------------------------------------
#
# People do not wait for a button: when the next player acts, nobody has called and the turn is over
# (CB-17, CB-27). `play` accepts that, but it is offered to nobody: a player who is asked should
# leave the others their time.


def first_heard(state: State, callers: Collection[int]) -> int:
    """Return the caller who counts among several within one tie window: the nearest clockwise from
    the placer (CB-17, G-1)."""
    return next(player for player in opponents(state, state.active) if player in callers)


def check_call(state: State, move: Call | Pass) -> Legality:
    """Everyone but the placer calls or passes, once (CB-17)."""
    if move.player == state.active:
        raise infraction("own_placement", state)
    if state.passed >> move.player & 1:
        raise infraction("already_passed", state)
    return Legality.LEGAL


def call(state: State, move: Call) -> State:
    """Reveal the departure city; an unread one waits to be read."""
    destination = state.belts[state.at].destination
    assert destination is not None, "luggage lies below a departure city"
    if not is_read(destination):
        return replace(state, phase="revealing", passed=EMPTY, other=move.player)
    return resolved(state, move.player, destination)


def resolved(state: State, caller: int, destination: int) -> State:
    """Let placer or caller take everything on the belt, no matter who laid it (CB-18, CB-19)."""
    belt, placer, public = state.belts[state.at], state.active, everybody(state)
    # An Airport card is of no city, so its placer loses (CB-18).
    loser = caller if CITY[destination] == belt.city else placer
    line, discarded = cards_of(belt), EMPTY
    if state.options.changes_go == "to-discard":
        discarded = line & CHANGES
        line &= ~CHANGES
    seen = moved(state.seen, destination, state.at, hand_of(loser), public)
    for card in members(line):
        seen = moved(seen, card, IN_SIGHT, hand_of(loser), public)
    for card in members(discarded):
        seen = moved(seen, card, IN_SIGHT, DISCARD, public)
    return carried_on(
        replace(
            state,
            hands=with_entry(state.hands, loser, state.hands[loser] | line | only(destination)),
            discard=state.discard | discarded,
            belts=with_entry(state.belts, state.at, NO_CARDS),
            seen=seen,
            passed=EMPTY,
            called=Called(caller, placer, state.at, destination, loser),
        )
    )


def pass_call(state: State, move: Pass) -> State:
    """Note a pass; the window closes once everyone else has passed."""
    passed = state.passed | only(move.player)
    if passed.bit_count() == len(state.seats) - 1:
        return carried_on(state)
    return replace(state, passed=passed)


def check_time_up(state: State, move: TimeUp) -> Legality:
    if state.options.call_s is None:
        raise infraction("no_time", state)
    return Legality.LEGAL


def closed(state: State, move: TimeUp | Done) -> State:
    """Close the call window, or an Arrivals board's looks: an active player with no cards left wins
    only now (CB-21)."""
    return carried_on(state)


# -- the next step, before the last one was closed -----------------------------------------

STEPS: tuple[type[Any], ...] = (Define, Place, Check, Change, Close, Play)
"""Moves that start an action or play an Airport card."""


def before(state: State, move: Move) -> State:
    """Return the state in which *move* is made, after closing what it closes."""
    return closed_by(state, move.player) if isinstance(move, STEPS) else state


def closed_by(state: State, player: int) -> State:
    """Close what is open when the player starts a step: a call window, and the turn if the next
    player starts it. Not if that would end the match: then the others are waited for."""
    begun = carried_on(state) if state.phase == "window" else state
    if begun.phase == "turn" and begun.acted and player == left_of(begun, begun.active):
        begun = turn_over(begun)
    return begun if begun.phase == "turn" and player == begun.active else state


# -- cards that are read late --------------------------------------------------------------


def readings(state: State, mover: Mover) -> list[Seen]:
    """Return what the unread card that was played or called may be."""
    card = state.belts[state.at].destination if state.pending is None else state.pending.card
    assert card is not None, "a card waits for being read"
    return [Seen(card, may) for may in members(possible(state, card))]


def check_seen(state: State, move: Seen) -> Legality:
    """Allow an unread card that somebody can look at, or one whose two readings disagree, to settle
    that."""
    visible = ZONES.somewhere(state) & ~state.discard & ~WHOLE_DECK
    in_conflict = any(seen.number == move.number for seen in state.conflicts)
    if not visible >> move.number & 1 and not in_conflict:
        raise infraction("not_unread", state)
    return Legality.LEGAL


def seen(state: State, move: Seen) -> State:
    """Identify the card, and resume what waited for it.

    Never refused for what it shows: `problems` reports what is impossible.
    """
    return _gone_on(ZONES.observed(state, move))


def check_shown(state: State, move: Shown) -> Legality:
    if state.belts[move.belt].destination is None:
        raise infraction("no_destination", state)
    return Legality.LEGAL


def shown(state: State, move: Shown) -> State:
    """Make a card public that was shown by accident; it stays where it is. If it is not what the
    table took it for, nobody is told what that was."""
    destination = state.belts[move.belt].destination
    assert destination is not None, "only a card that lies there is shown"
    if move.card is not None:
        state = ZONES.observed(state, Seen(destination, move.card))
        if state.belts[move.belt].destination != move.card:
            return state
    return _gone_on(looked_at(state, move.belt, everybody(state)))


def _gone_on(state: State) -> State:
    """Resume what waited for a card, if that has been read."""
    if state.phase == "reading" and state.pending is not None:
        return _resume(state, state.pending) if is_read(state.pending.card) else state
    if state.phase == "revealing":
        destination = state.belts[state.at].destination
        assert destination is not None, "a departure city was called"
        return resolved(state, state.other, destination) if is_read(destination) else state
    return state


def _resume(state: State, pending: Place | Play) -> State:
    """Do what was played; if the card that was read forbids it, it stays in the hand, and everyone
    has seen it."""
    back = _before(state)
    try:
        if isinstance(pending, Place):
            check_place(back, pending)
            return placed(back, pending)
        check_play(back, pending)
        return played(back, pending)
    except IllegalMove:
        player, card = pending.player, pending.card
        in_hand = hand_of(player)
        return replace(back, seen=moved(back.seen, card, in_hand, in_hand, everybody(back)))


def unplay(state: State, move: TakeBack) -> State:
    """Take back the card that was not read."""
    return _before(state)


def _before(state: State) -> State:
    return replace(state, phase="placing" if state.run else "turn", pending=None)
