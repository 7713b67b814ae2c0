"""A turn: one action, and at most one Airport card before or after it (CB-3).

Defining, checking, changing and closing stand here; placing luggage has a module of its own.
"""

from msgspec.structs import replace

from controller.games.captain_bluff.drawing import draws
from controller.games.captain_bluff.infractions import infraction
from controller.games.captain_bluff.lines import NO_CARDS, Belt, cards_of
from controller.games.captain_bluff.memory import (
    ASIDE,
    DISCARD,
    IN_SIGHT,
    all_moved,
    hand_of,
    looked,
    moved,
)
from controller.games.captain_bluff.moves import (
    Card,
    Change,
    Check,
    Close,
    Define,
    Done,
    Take,
)
from controller.games.captain_bluff.pieces import NO_CITY
from controller.games.captain_bluff.state import (
    SHED,
    State,
    carried_on,
    everybody,
    turn_over,
    with_belt,
    with_hand,
)
from controller.games.captain_bluff.unread import may_hold, observed, taken
from controller.games.rows import Legality
from controller.games.sets import members, only


def check_turn(state: State, player: int) -> None:
    if player != state.active:
        raise infraction("not_your_turn", state, player)


def check_action(state: State, player: int) -> None:
    """One action in a turn (CB-3)."""
    check_turn(state, player)
    if state.acted:
        raise infraction("one_action", state, player)


def check_holds(state: State, player: int, card: Card) -> None:
    if not may_hold(state, player, card):
        raise infraction("not_in_hand", state, player)


def check_free_belt(state: State, player: int, at: int) -> None:
    """One departure city above a belt, never two (CB-4)."""
    if state.belts[at].destination is not None:
        raise infraction("has_destination", state, player)


def check_destination(state: State, player: int, at: int) -> Belt:
    belt = state.belts[at]
    if belt.destination is None:
        raise infraction("no_destination", state, player)
    return belt


def check_luggage(state: State, player: int, at: int) -> None:
    """Changing and closing need luggage on the belt (CB-24); every line has some (CB-10)."""
    if state.belts[at].city == NO_CITY:
        raise infraction("no_luggage", state, player)


# -- defining a departure city (action 2) --------------------------------------------------


def check_define(state: State, move: Define) -> Legality:
    check_action(state, move.player)
    check_free_belt(state, move.player, move.belt)
    check_holds(state, move.player, move.card)
    return Legality.LEGAL


def define(state: State, move: Define) -> State:
    """A card is drawn for it, if there is one to draw (CB-5)."""
    state = laid_down(state, move.player, move.belt, move.card)
    return draws(replace(state, acted=True, standstill=SHED), (move.player,))


def laid_down(state: State, player: int, at: int, card: Card) -> State:
    """A hand card lies face down above a belt; its player knows it."""
    state, number = taken(state, player, card)
    belt = state.belts[at]
    return replace(
        state,
        hands=with_hand(state, player, state.hands[player] & ~only(number)),
        belts=with_belt(state, at, replace(belt, destination=number, known=only(player))),
        seen=moved(state.seen, number, hand_of(player), at, only(player)),
    )


# -- checking a departure city (action 3) --------------------------------------------------


def check_check(state: State, move: Check) -> Legality:
    """Any of them, known ones and the own one included (CB-23)."""
    check_action(state, move.player)
    check_destination(state, move.player, move.belt)
    return Legality.LEGAL


def check(state: State, move: Check) -> State:
    return carried_on(replace(looked_at(state, move.belt, only(move.player)), acted=True))


def looked_at(state: State, at: int, seers: int) -> State:
    """*seers*, a set of observers, know the card above a belt from now on."""
    belt = state.belts[at]
    assert belt.destination is not None, "only a card that lies there is looked at"
    return replace(
        state,
        belts=with_belt(state, at, replace(belt, known=belt.known | seers)),
        seen=looked(state.seen, belt.destination, at, seers),
    )


# -- changing a departure city (action 4) --------------------------------------------------


def check_change(state: State, move: Change) -> Legality:
    check_action(state, move.player)
    check_luggage(state, move.player, move.belt)
    check_holds(state, move.player, move.card)
    return Legality.LEGAL


def change(state: State, move: Change) -> State:
    """The new card lies down before the old one is taken, so that nobody looks first (CB-24)."""
    at = move.belt
    old = state.belts[at].destination
    assert old is not None, "luggage lies below a departure city"
    state = replace(state, seen=all_moved(state.seen, at, ASIDE), aside=old)
    state = laid_down(state, move.player, at, move.card)
    return replace(state, phase="taking", at=at, acted=True, standstill=SHED)


def check_take(state: State, move: Take) -> Legality:
    if move.receiver != state.active:
        raise infraction("nothing_to_take", state, move.receiver)
    return Legality.LEGAL


def take(state: State, move: Take) -> State:
    """The old card enters the hand. One that is not what was laid there is a conflict."""
    assert state.aside is not None, "something was exchanged"
    if move.card is not None:
        state = observed(state, state.aside, move.card)
    card, receiver = state.aside, move.receiver
    assert card is not None, "it is still there"
    return carried_on(
        replace(
            state,
            hands=with_hand(state, receiver, state.hands[receiver] | only(card)),
            seen=moved(state.seen, card, ASIDE, hand_of(receiver), only(receiver)),
            aside=None,
        )
    )


# -- closing a conveyor belt (action 5) ----------------------------------------------------


def check_close(state: State, move: Close) -> Legality:
    check_action(state, move.player)
    check_luggage(state, move.player, move.belt)
    return Legality.LEGAL


def close(state: State, move: Close) -> State:
    """Everything goes to the discard pile; the departure city stays unseen, and whoever knew it
    still does (CB-25)."""
    belt = state.belts[move.belt]
    assert belt.destination is not None, "luggage lies below a departure city"
    cards = cards_of(belt)
    seen = all_moved(state.seen, move.belt, DISCARD)
    for card in members(cards):
        seen = moved(seen, card, IN_SIGHT, DISCARD, everybody(state))
    return carried_on(
        replace(
            state,
            belts=with_belt(state, move.belt, NO_CARDS),
            discard=state.discard | cards | only(belt.destination),
            seen=seen,
            acted=True,
        )
    )


# -- ending a turn -------------------------------------------------------------------------


def check_done(state: State, move: Done) -> Legality:
    """There is no passing: some action is always possible (CB-3)."""
    check_turn(state, move.player)
    if not state.acted:
        raise infraction("action_first", state, move.player)
    return Legality.LEGAL


def done(state: State, move: Done) -> State:
    return turn_over(state)
