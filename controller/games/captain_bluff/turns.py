"""A turn: one action, and at most one Airport card before or after it (CB-3).

Here are defining, checking, changing and closing, the Airport cards that are played on the pad, the
draw pile, and calling a bluff; placing luggage has a module of its own.
"""

from collections.abc import Collection

from msgspec.structs import replace

from controller.cards.unread import shown
from controller.cards.zones import with_entry
from controller.games.captain_bluff import memory, pieces
from controller.games.captain_bluff.memory import looked
from controller.games.captain_bluff.state import (
    SHED,
    ZONES,
    Called,
    State,
    belts_with_destination,
    carried_on,
    draws,
    everybody,
    infraction,
    is_read,
    opponents,
    taken,
    turn_over,
)
from controller.rules.offers import Mover
from controller.rules.rows import Legality
from controller.rules.sets import EMPTY, members, only, set_of

LOOKS = 2
"""Departure cities that an Arrivals board shows."""
FEW_CARDS = 5
"""A Delayed flight gives a card to everyone with fewer than these, counting all kinds (CB-15)."""

# -- which moves there are -----------------------------------------------------------------


def cards_for_pad(state: State, mover: int) -> int:
    """Return the cards of the hand that are certainly played on the pad."""
    return state.hands[mover] & pieces.ON_PAD


def undecided_plays(state: State, mover: Mover) -> list[pieces.Play]:
    """Return the unread cards, which may be for the pad."""
    if mover is None or mover != state.active or state.airport:
        return []
    return [pieces.Play(mover, card) for card in members(state.hands[mover] & ~pieces.WHOLE_DECK)]


def due(state: State) -> tuple[int]:
    """Return the player who must define a departure city before the match."""
    return (state.due[0],)


def free_belts(state: State, mover: Mover = None) -> int:
    belts, number = EMPTY, 1
    for belt in state.belts:
        if belt.destination is None:
            belts |= number
        number <<= 1
    return belts


def belts_to_check(state: State, mover: Mover) -> int:
    """Return the belts with a departure city, without those that an Arrivals board has shown."""
    return (only(pieces.BELTS) - 1) & ~free_belts(state, mover) & ~state.looked


def belts_with_luggage(state: State, mover: Mover = None) -> int:
    belts, number = EMPTY, 1
    for belt in state.belts:
        if belt.city != pieces.NO_CITY:
            belts |= number
        number <<= 1
    return belts


def has_acted(state: State) -> bool:
    return state.acted


def may_play(state: State) -> bool:
    return not state.airport and bool(state.hands[state.active] & pieces.ON_PAD)


def may_define(state: State) -> bool:
    return not state.acted and free_belts(state) != EMPTY


def may_check(state: State) -> bool:
    return not state.acted and any(belt.destination is not None for belt in state.belts)


def may_exchange(state: State) -> bool:
    """Return True if a departure city may be changed, or a belt closed."""
    return not state.acted and any(belt.line for belt in state.belts)


def callers(state: State) -> list[Mover]:
    """Return everyone who has neither called nor passed."""
    return [p for p in opponents(state, state.active) if not state.passed >> p & 1]


def has_clock(state: State) -> bool:
    return state.options.call_s is not None


def may_run_out(state: State) -> bool:
    """Return True if the turn ends by itself unless its player acts (CB-3)."""
    return state.acted and has_clock(state)


def other(state: State) -> list[Mover]:
    """Return the player who picks up luggage while somebody else's turn is on."""
    return [state.other]


def exchanged(state: State, mover: Mover) -> list[pieces.Take]:
    """Return what the card that was exchanged may be."""
    assert state.aside is not None, "something was exchanged"
    return [pieces.Take(state.active, card) for card in members(possible(state, state.aside))]


def possible(state: State, card: int) -> int:
    """Return what a card can be; if readings contradict each other, what it may be by itself."""
    may = EMPTY if is_read(card) else ZONES.could_be(state, card)
    return may or ZONES.what_may_be(state, only(card))


# -- what every move asks ------------------------------------------------------------------


def check_action(state: State) -> None:
    """One action per turn (CB-3)."""
    if state.acted:
        raise infraction("one_action", state)


def check_holds(state: State, player: int, card: pieces.Card) -> None:
    if not ZONES.may_lie(state, state.hands[player], card):
        raise infraction("not_in_hand", state)


def any_of_hand(state: State, player: int, card: int) -> int:
    """Return the set of read cards that a card leaving the player's hand may be: an unread one may
    be any of the unread ones."""
    return ZONES.what_may_be(
        state, only(card) if is_read(card) else state.hands[player] & ~pieces.WHOLE_DECK
    )


def check_free_belt(state: State, at: int) -> None:
    """One departure city above a belt, never two (CB-4)."""
    if state.belts[at].destination is not None:
        raise infraction("has_destination", state)


def check_destination(state: State, at: int) -> memory.RememberedBelt:
    belt = state.belts[at]
    if belt.destination is None:
        raise infraction("no_destination", state)
    return belt


def check_luggage(state: State, at: int) -> None:
    """Changing and closing need luggage on the belt (CB-24); every line has some (CB-10)."""
    if state.belts[at].city == pieces.NO_CITY:
        raise infraction("no_luggage", state)


# -- departure cities before the match -----------------------------------------------------


def check_setup(state: State, move: pieces.Define) -> None:
    """In order of seating from the starter, each above a belt of its own; any card (CB-1)."""
    if move.player != state.due[0]:
        raise infraction("not_your_turn", state)
    check_free_belt(state, move.belt)
    check_holds(state, move.player, move.card)


def set_up(state: State, move: pieces.Define) -> State:
    """Define without drawing (CB-1). The last one begins the match."""
    state = laid_down(state, move.player, move.belt, move.card)
    due = state.due[1:]
    return replace(state, due=due, phase="setup" if due else "turn")


# -- defining a departure city (action 2) --------------------------------------------------


def check_define(state: State, move: pieces.Define) -> None:
    check_action(state)
    check_free_belt(state, move.belt)
    check_holds(state, move.player, move.card)


def define(state: State, move: pieces.Define) -> State:
    """Define a departure city; a card is drawn for it, if there is one (CB-5)."""
    state = laid_down(state, move.player, move.belt, move.card)
    return draws(replace(state, acted=True, standstill=SHED), (move.player,))


def laid_down(state: State, player: int, at: int, card: pieces.Card) -> State:
    """Lay a hand card face down above a belt; its player knows it."""
    state, number = taken(state, player, card)
    belt = state.belts[at]
    return replace(
        state,
        hands=with_entry(state.hands, player, state.hands[player] & ~only(number)),
        belts=with_entry(
            state.belts,
            at,
            replace(belt, destination=number, known=only(player), let_lie=EMPTY),
        ),
        seen=memory.moved(state.seen, number, memory.hand_of(player), at, only(player)),
    )


# -- checking a departure city (action 3) --------------------------------------------------


def check_check(state: State, move: pieces.Check) -> None:
    """Any of them, including known ones and the player's own (CB-23)."""
    check_action(state)
    check_destination(state, move.belt)


def check(state: State, move: pieces.Check) -> State:
    return carried_on(replace(looked_at(state, move.belt, only(move.player)), acted=True))


def looked_at(state: State, at: int, seers: int) -> State:
    """Let *seers*, a set of observers, know the card above a belt from now on."""
    belt = state.belts[at]
    assert belt.destination is not None, "only a card that lies there is looked at"
    return replace(
        state,
        belts=with_entry(state.belts, at, replace(belt, known=belt.known | seers)),
        seen=looked(state.seen, belt.destination, at, seers),
    )


# -- changing a departure city (action 4) --------------------------------------------------


def check_change(state: State, move: pieces.Change) -> None:
    check_action(state)
    check_luggage(state, move.belt)
    check_holds(state, move.player, move.card)


def change(state: State, move: pieces.Change) -> State:
    """Lay the new card before the old one is taken, so that nobody looks first (CB-24)."""
    at = move.belt
    old = state.belts[at].destination
    assert old is not None, "luggage lies below a departure city"
    state = replace(state, seen=memory.all_moved(state.seen, at, memory.ASIDE), aside=old)
    state = laid_down(state, move.player, at, move.card)
    return replace(state, phase="taking", at=at, acted=True, standstill=SHED)


def check_take(state: State, move: pieces.Take) -> None:
    if move.receiver != state.active:
        raise infraction("nothing_to_take", state)


def take(state: State, move: pieces.Take) -> State:
    """Add the old card to the hand. One that is not what was laid there is a conflict."""
    assert state.aside is not None, "something was exchanged"
    if move.card is not None:
        state = ZONES.observed(state, pieces.Seen(state.aside, move.card))
    card, receiver = state.aside, move.receiver
    assert card is not None, "it is still there"
    return carried_on(
        replace(
            state,
            hands=with_entry(state.hands, receiver, state.hands[receiver] | only(card)),
            seen=memory.moved(
                state.seen, card, memory.ASIDE, memory.hand_of(receiver), only(receiver)
            ),
            aside=None,
        )
    )


# -- closing a conveyor belt (action 5) ----------------------------------------------------


def check_close(state: State, move: pieces.Close) -> None:
    check_action(state)
    check_luggage(state, move.belt)


def close(state: State, move: pieces.Close) -> State:
    """Discard everything; the departure city stays unseen, and those who knew it still do
    (CB-25)."""
    belt = state.belts[move.belt]
    assert belt.destination is not None, "luggage lies below a departure city"
    cards = memory.cards_of(belt)
    seen = memory.all_moved(state.seen, move.belt, memory.DISCARD)
    for card in members(cards):
        seen = memory.moved(seen, card, memory.IN_SIGHT, memory.DISCARD, everybody(state))
    return carried_on(
        replace(
            state,
            belts=with_entry(state.belts, move.belt, memory.NO_CARDS),
            discard=state.discard | cards | only(belt.destination),
            seen=seen,
            acted=True,
        )
    )


# -- Airport cards on the pad --------------------------------------------------------------


def check_play(state: State, move: pieces.Play) -> Legality:
    check_holds(state, move.player, move.card)
    may = any_of_hand(state, move.player, move.card)
    if may and not may & pieces.ON_PAD:
        raise infraction("not_on_pad", state)
    if state.airport:
        raise infraction("second_airport", state)
    return Legality.UNDECIDED if may & ~pieces.ON_PAD or not may else Legality.LEGAL


def play(state: State, move: pieces.Play) -> State:
    """Play the card; an unread one waits to be read."""
    return shown(ZONES, state, ZONES.held(state, move.player), move, played)


def played(state: State, move: pieces.Play) -> State:
    """Discard it at once; as the last card it wins at once (CB-21)."""
    player, card = move.player, move.card
    state = replace(
        state,
        hands=with_entry(state.hands, player, state.hands[player] & ~only(card)),
        discard=state.discard | only(card),
        seen=memory.moved(
            state.seen, card, memory.hand_of(player), memory.DISCARD, everybody(state)
        ),
        airport=True,
        standstill=SHED,
    )
    if not state.hands[player]:
        return carried_on(state)
    if not pieces.ARRIVALS >> card & 1:
        few = [p for p in opponents(state, player) if state.hands[p].bit_count() < FEW_CARDS]
        return draws(state, tuple(few))
    if not belts_with_destination(state):
        return carried_on(state)
    return replace(state, phase="looking", looked=EMPTY)


# -- the looks of an Arrivals board --------------------------------------------------------


def check_look(state: State, move: pieces.Check) -> None:
    """Two different ones (CB-14)."""
    check_destination(state, move.belt)
    if state.looked >> move.belt & 1:
        raise infraction("looked_already", state)


def look(state: State, move: pieces.Check) -> State:
    """Look at one; with fewer departure cities on the table there are fewer looks (CB-14)."""
    state = looked_at(state, move.belt, only(move.player))
    looked = state.looked | only(move.belt)
    if looked.bit_count() == min(LOOKS, len(belts_with_destination(state))):
        return carried_on(state)
    return replace(state, looked=looked)


# -- ending a turn -------------------------------------------------------------------------


def check_done(state: State, move: pieces.Done) -> None:
    """There is no passing: some action is always possible (CB-3)."""
    if not state.acted:
        raise infraction("action_first", state)


def check_turn_time_up(state: State, move: pieces.TimeUp) -> None:
    """A turn without its action lasts until that is made (CB-3)."""
    if not state.acted:
        raise infraction("action_first", state)
    check_time_up(state, move)


def done(state: State, move: pieces.Done | pieces.TimeUp) -> State:
    return turn_over(state)


# -- the draw pile -------------------------------------------------------------------------


def top_cards(state: State, mover: Mover) -> list[pieces.Draw]:
    """Return what the next card may be. If the table's readings contradict each other, nobody can
    say what will turn up."""
    receiver, cards = state.due[0], members(ZONES.next_of_rest(state))
    return [pieces.Draw(receiver, card) for card in cards] or [pieces.Draw(receiver, None)]


def check_draw(state: State, move: pieces.Draw) -> None:
    if not state.due or move.receiver != state.due[0]:
        raise infraction("nothing_to_draw", state)
    if not state.in_pile or (move.card is not None and not state.pile >> move.card & 1):
        raise infraction("not_from_pile", state)


def draw(state: State, move: pieces.Draw) -> State:
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
        seen=memory.moved(state.seen, card, memory.PILE, memory.hand_of(receiver), only(receiver)),
    )
    if not state.in_pile and state.discard:
        return replace(state, phase="reshuffle", due=due)
    return draws(state, due)


def reshuffle(state: State, move: pieces.Reshuffle) -> State:
    """Shuffle the discards into a new pile. They hold both luggage and Airport cards, so both may
    be drawn from now on (CB-15), and nobody knows where in the pile any of them is (CB-16)."""
    discard, seen = state.discard, memory.all_moved(state.seen, memory.DISCARD, memory.PILE)
    collected = replace(
        state,
        seen=seen,
        in_pile=discard.bit_count(),
        discard=EMPTY,
        conflicts=tuple(
            conflict for conflict in state.conflicts if not discard >> conflict.number & 1
        ),
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


def check_call(state: State, move: pieces.Call | pieces.Pass) -> None:
    """Everyone but the placer calls or passes, once (CB-17)."""
    if move.player == state.active:
        raise infraction("own_placement", state)
    if state.passed >> move.player & 1:
        raise infraction("already_passed", state)


def call(state: State, move: pieces.Call) -> State:
    """Reveal the departure city; an unread one waits to be read."""
    destination = state.belts[state.at].destination
    assert destination is not None, "luggage lies below a departure city"
    if not is_read(destination):
        return replace(state, phase="revealing", passed=EMPTY, other=move.player)
    return resolved(state, move.player, destination)


def heard(state: State, passing: int, caller: int | None = None, honest: bool = False) -> State:
    """Note who lets the placement pass, and whose call found it *honest* or not. A call of somebody
    who knows the city says nothing of how much that player doubts."""
    belt = state.belts[state.at]
    known = belt.known
    habits = list(state.habits)
    for player in members(passing & ~known):
        habits[player] = replace(habits[player], let_pass=habits[player].let_pass + 1)
    if caller is not None and not known >> caller & 1:
        habits[caller] = replace(habits[caller], doubted=habits[caller].doubted + 1)
    placer = state.active
    if caller is not None and known >> placer & 1:
        of = habits[placer]
        habits[placer] = replace(of, caught=of.caught + (not honest), honest=of.honest + honest)
    belt = replace(belt, let_lie=belt.let_lie | passing & known)
    return replace(state, habits=tuple(habits), belts=with_entry(state.belts, state.at, belt))


def silent(state: State) -> int:
    """Return the set of players who have neither called nor passed."""
    return set_of(opponents(state, state.active)) & ~state.passed


def resolved(state: State, caller: int, destination: int) -> State:
    """Let placer or caller take everything on the belt, no matter who laid it (CB-18, CB-19)."""
    belt, placer, public = state.belts[state.at], state.active, everybody(state)
    # An Airport card is of no city, so its placer loses (CB-18).
    loser = caller if pieces.CITY[destination] == belt.city else placer
    state = heard(state, EMPTY, caller, honest=loser == caller)
    line, discarded = memory.cards_of(belt), EMPTY
    if state.options.changes_go == "to-discard":
        discarded = line & pieces.CHANGES
        line &= ~pieces.CHANGES
    seen = memory.moved(state.seen, destination, state.at, memory.hand_of(loser), public)
    for card in members(line):
        seen = memory.moved(seen, card, memory.IN_SIGHT, memory.hand_of(loser), public)
    for card in members(discarded):
        seen = memory.moved(seen, card, memory.IN_SIGHT, memory.DISCARD, public)
    return carried_on(
        replace(
            state,
            hands=with_entry(state.hands, loser, state.hands[loser] | line | only(destination)),
            discard=state.discard | discarded,
            belts=with_entry(state.belts, state.at, memory.NO_CARDS),
            seen=seen,
            passed=EMPTY,
            called=Called(caller, placer, state.at, destination, loser),
        )
    )


def pass_call(state: State, move: pieces.Pass) -> State:
    """Note a pass; the window closes once everyone else has passed."""
    state = heard(state, only(move.player))
    passed = state.passed | only(move.player)
    if passed.bit_count() == len(state.seats) - 1:
        return carried_on(state)
    return replace(state, passed=passed)


def check_time_up(state: State, move: pieces.TimeUp) -> None:
    if state.options.call_s is None:
        raise infraction("no_time", state)


def closed(state: State, move: pieces.TimeUp | pieces.Done) -> State:
    """Close the call window, or an Arrivals board's looks: an active player with no cards left wins
    only now (CB-21)."""
    return carried_on(heard(state, silent(state)) if state.phase == "window" else state)
