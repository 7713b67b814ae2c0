"""Placing luggage (action 1), one card after the other, and the Airport cards that go on a belt
(CB-6 to CB-13); recovering luggage from the end of a line (CB-26, CB-27)."""

from collections.abc import Iterator

from msgspec.structs import replace

from controller.cards.unread import shown
from controller.cards.zones import with_entry
from controller.errors import IllegalMove
from controller.games.captain_bluff.memory import (
    IN_SIGHT,
    RememberedBelt,
    begun_with_round_trip,
    extended,
    fitting,
    hand_of,
    moved,
    recoverable,
    round_trip_alone,
    without_last,
)
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    BELTS,
    CHANGES,
    CITY,
    CITY_COUNT,
    HIGHEST,
    LUGGAGE,
    LUGGAGE_COUNT,
    LUGGAGE_OF,
    NO_CITY,
    NUMBER,
    ON_PAD,
    ROUND_TRIPS,
    WHOLE_DECK,
    Done,
    Place,
    Recover,
    Step,
    TakeBack,
)
from controller.games.captain_bluff.state import (
    SHED,
    ZONES,
    State,
    carried_on,
    everybody,
    infraction,
    is_read,
)
from controller.games.captain_bluff.turns import (
    any_of_hand,
    check_destination,
    check_holds,
)
from controller.rules.offers import Grouped, Kind, Mover
from controller.rules.rows import Legality
from controller.rules.sets import EMPTY, members, only

STEPS: tuple[Step, ...] = (1, -1)

Groups = list[tuple[tuple[int, int], int]]
"""Players and belts, each with a set of cards."""

# -- which moves there are -----------------------------------------------------------------


def luggage_places(state: State, mover: int) -> Iterator[tuple[tuple[int, int], int]]:
    """Yield the belts on which luggage of the hand can start a run, and which luggage."""
    hand, new_line, directly = state.hands[mover], -1, runs_directly(state)
    for at, belt in enumerate(state.belts):
        if belt.destination is None:
            continue
        if belt.line:
            cards = hand & fitting(belt, directly)
        else:
            if new_line < 0:
                new_line = hand & luggage_for_new_line(state)
            cards = new_line
        if cards:
            yield (mover, at), cards


LUGGAGE_FIRST = Grouped(lambda state, mover: [*luggage_places(state, mover)])
"""Luggage that starts a run."""


def _next_of_run(state: State, mover: int) -> Groups:
    cards = state.hands[mover] & fitting(state.belts[state.at], directly=True)
    return [((mover, state.at), cards)]


LUGGAGE_NEXT = Grouped(_next_of_run)
"""Luggage that continues a run."""


def luggage_after_round_trip(state: State, mover: int) -> list[Place]:
    """Return the luggage that follows a Round-the-world trip at the start of a line, up or down
    (CB-10)."""
    return [
        Place(mover, state.at, card, step)
        for card in members(state.hands[mover] & luggage_for_new_line(state))
        for step in STEPS
        if 1 <= NUMBER[card] - step <= HIGHEST
    ]


def round_trips(state: State, mover: int) -> list[Place]:
    cards = members(state.hands[mover] & ROUND_TRIPS)
    return [Place(mover, at, card, step) for at, step in round_trip_places(state) for card in cards]


def round_trip_places(state: State) -> list[tuple[int, Step]]:
    """Return where a Round-the-world trip may lie, and which ways (CB-9, CB-10)."""
    found: list[tuple[int, Step]] = []
    for at, belt in enumerate(state.belts):
        if belt.destination is None or (state.run and at != state.at):
            continue
        if belt.direction:
            if 1 <= belt.last + belt.direction <= HIGHEST:
                found.append((at, 0))
        elif belt.line:
            found += [(at, step) for step in STEPS if 1 <= belt.last + step <= HIGHEST]
        elif (
            not state.acted
            and state.options.round_trip_first == "in-a-run"
            and may_follow_round_trip(state, state.hands[state.active])
        ):
            found.append((at, 0))
    return found


def _lines(state: State, mover: int) -> Groups:
    cards = state.hands[mover] & CHANGES
    return [((mover, at), cards) for at, belt in enumerate(state.belts) if belt.line]


TURNINGS = Grouped(_lines)
"""Changes of direction."""


def undecided_places(state: State, mover: Mover) -> list[Place]:
    """Return the moves that place an unread card on any belt that may be the one for it."""
    if mover is None or mover != state.active:
        return []
    if state.acted and (state.airport or state.run):
        return []
    unread = members(state.hands[mover] & ~WHOLE_DECK)
    return [
        Place(mover, at, card, step)
        for at, belt in enumerate(state.belts)
        if belt.destination is not None and (not state.run or at == state.at)
        for card in unread
        for step in _steps(belt)
    ]


def _steps(belt: RememberedBelt) -> tuple[Step, ...]:
    """Return the ways that a card of any kind may have to choose from at the end of a line."""
    if round_trip_alone(belt):
        return STEPS
    return (0, *STEPS) if belt.line and not belt.direction else (0,)


def recoveries(state: State, mover: int) -> list[Recover]:
    belts = (state.at,) if state.phase == "recovering" else range(BELTS)
    return [
        Recover(mover, at, card)
        for at in belts
        if (card := recoverable(state.belts[at])) is not None
    ]


def may_start_run(state: State) -> bool:
    return not state.acted and any(luggage_places(state, state.active))


def may_close_run(state: State) -> bool:
    """Return True unless a Round-the-world trip alone begins the line (CB-10)."""
    return not round_trip_alone(state.belts[state.at])


def may_continue_run(state: State) -> bool:
    belt, hand = state.belts[state.at], state.hands[state.active]
    fits = not state.acted and not round_trip_alone(belt)
    return fits and bool(hand & fitting(belt, directly=True))


def may_go_beyond_trip(state: State) -> bool:
    fits = not state.acted and round_trip_alone(state.belts[state.at])
    return fits and bool(state.hands[state.active] & luggage_for_new_line(state))


def may_lay_round_trip(state: State) -> bool:
    if state.airport or (state.acted and state.phase == "placing"):
        return False
    return bool(state.hands[state.active] & ROUND_TRIPS and round_trip_places(state))


def may_turn(state: State) -> bool:
    lines = not state.airport and any(belt.line for belt in state.belts)
    return lines and bool(state.hands[state.active] & CHANGES)


def must_take_back(state: State) -> bool:
    """Return True if the run can be neither continued nor closed."""
    stuck = not may_close_run(state) and not may_go_beyond_trip(state)
    return stuck and not may_lay_round_trip(state)


def may_recover(state: State) -> bool:
    """Return True at the start of a turn, if luggage can be recovered (CB-27)."""
    begun = state.acted or state.airport
    return not begun and any(recoverable(belt) is not None for belt in state.belts)


def who_recovers(state: State) -> list[Mover]:
    """Return who may pick up luggage; others are told why they may not (CB-26)."""
    return [state.other if state.phase == "recovering" else state.active]


def may_recover_more(state: State) -> bool:
    return recoverable(state.belts[state.at]) is not None


FIRST = (
    Kind(round_trips, may_lay_round_trip),
    Kind(TURNINGS, may_turn),
    Kind(LUGGAGE_FIRST, may_start_run),
)
"""What may be placed in a turn."""
NEXT = (
    Kind(luggage_after_round_trip, may_go_beyond_trip),
    Kind(LUGGAGE_NEXT, may_continue_run),
    Kind(round_trips, may_lay_round_trip),
)
"""What may continue a run."""


# -- placing -------------------------------------------------------------------------------


def check_place(state: State, move: Place) -> Legality:
    player, at, card = move.player, move.belt, move.card
    check_destination(state, at)
    if state.run and at != state.at:
        raise infraction("run_open", state)
    check_holds(state, player, card)
    if is_read(card):
        _check_fits(state, player, at, card, move.step)
        return Legality.LEGAL
    may = members(any_of_hand(state, player, card))
    fits = sum(1 for candidate in may if _fits(state, player, at, candidate, move.step))
    if may and not fits:
        raise infraction("not_on_belt", state)
    return Legality.LEGAL if fits == len(may) else Legality.UNDECIDED


def _fits(state: State, player: int, at: int, card: int, step: int) -> bool:
    try:
        _check_fits(state, player, at, card, step)
    except IllegalMove:
        return False
    return True


def _check_fits(state: State, player: int, at: int, card: int, step: int) -> None:
    if ON_PAD >> card & 1:
        raise infraction("not_on_belt", state)
    if LUGGAGE >> card & 1:
        _check_luggage_fits(state, at, card, step)
        return
    if CHANGES >> card & 1 and state.run:
        raise infraction("change_in_run", state)
    if state.airport:
        raise infraction("second_airport", state)
    if CHANGES >> card & 1:
        if not state.belts[at].line:
            raise infraction("no_line", state)
        _check_no_step(state, step)
    else:
        _check_round_trip_fits(state, player, at, step)


def _check_luggage_fits(state: State, at: int, card: int, step: int) -> None:
    belt = state.belts[at]
    if state.acted:
        raise infraction("one_action", state)
    if belt.city == NO_CITY:
        if not cities_without_line(state) >> CITY[card] & 1:
            three = not cities_without_line(state)
            raise infraction("fourth_line" if three else "city_has_line", state)
        if belt.line:
            _check_step(state, NUMBER[card] - step, step)
        else:
            _check_no_step(state, step)
        return
    if CITY[card] != belt.city:
        raise infraction("wrong_city", state)
    directly = runs_directly(state)
    if not fitting(belt, directly) >> card & 1:
        if not fitting(belt, directly=False) >> card & 1:
            raise infraction("wrong_direction", state)
        raise infraction("gap_in_run" if state.run else "gap_in_line", state)
    _check_no_step(state, step)


def _check_round_trip_fits(state: State, player: int, at: int, step: int) -> None:
    """At the end of a line, or as the first of a run that begins one (CB-9, CB-10)."""
    belt = state.belts[at]
    if belt.line:
        if belt.direction:
            _check_no_step(state, step)
            _check_in_range(state, belt.last + belt.direction)
        else:
            _check_step(state, belt.last + step, step)
        return
    _check_no_step(state, step)
    if state.options.round_trip_first == "never":
        raise infraction("round_trip_never_first", state)
    if state.acted or not may_follow_round_trip(state, state.hands[player]):
        raise infraction("round_trip_alone", state)


def _check_step(state: State, number: int, step: int) -> None:
    """The player says up or down, which gives the card this number."""
    if not step:
        raise infraction("say_which_way", state)
    _check_in_range(state, number)


def _check_in_range(state: State, number: int) -> None:
    if not 1 <= number <= HIGHEST:
        raise infraction("out_of_range", state)


def _check_no_step(state: State, step: int) -> None:
    if step:
        raise infraction("way_is_clear", state)


# -- what fits -----------------------------------------------------------------------------


def cities_without_line(state: State) -> int:
    """Return the set of cities for which a line may be begun (CB-8)."""
    cities = only(CITY_COUNT) - 1
    for belt in state.belts:
        if belt.city != NO_CITY:
            cities &= ~only(belt.city)
    return cities


def luggage_for_new_line(state: State) -> int:
    """Return the set of luggage with which a line may be begun."""
    return LUGGAGE_FOR[cities_without_line(state)]


def may_follow_round_trip(state: State, hand: int) -> bool:
    """Return True if luggage of a hand may follow a Round-the-world trip that begins a line
    (CB-10)."""
    return bool(hand & (luggage_for_new_line(state) | ~WHOLE_DECK))


LUGGAGE_FOR = tuple(
    sum(LUGGAGE_OF[city] for city in members(cities)) for cities in range(only(CITY_COUNT))
)
"""The luggage of a set of cities."""


def runs_directly(state: State) -> bool:
    """Return True if the next number must follow directly (CB-6)."""
    return state.run > 0 or state.options.line == "consecutive"


def numbers_next(state: State, at: int) -> tuple[tuple[int, int], ...]:
    """Return the numbers that may follow at the end of a belt's line, as ranges with their first
    and last: any without a number there (CB-6, CB-7)."""
    belt = state.belts[at]
    last = belt.last
    if not last:
        return ((1, HIGHEST),)
    directly = state.options.line == "consecutive" or (state.run > 0 and state.at == at)
    below = (last - 1 if directly else 1, last - 1)
    above = (last + 1, last + 1 if directly else HIGHEST)
    ways = ((-1, below), (1, above))
    return tuple(
        (first, to)
        for way, (first, to) in ways
        if belt.direction in (0, way) and first >= 1 and first <= to and to <= HIGHEST
    )


def trip_fits(belt: RememberedBelt) -> bool:
    """Return True if a Round-the-world trip may follow on a line (CB-9)."""
    ways = STEPS if not belt.direction else (belt.direction,)
    return bool(belt.last) and any(1 <= belt.last + way <= HIGHEST for way in ways)


def round_trip_may_begin(state: State) -> bool:
    """Return True if a Round-the-world trip may begin a line, with luggage after it (CB-10)."""
    return state.options.round_trip_first == "in-a-run"


def placeable(state: State, at: int) -> int:
    """Return the set of cards that may be placed on a belt now from any hand, judging by what lies
    open."""
    belt, player = state.belts[at], state.active
    cards = EMPTY
    if not state.acted:
        new_line = belt.city == NO_CITY
        cards = luggage_for_new_line(state) if new_line else fitting(belt, runs_directly(state))
    # Ignores what else a hand holds.
    whole = replace(state, hands=with_entry(state.hands, player, WHOLE_DECK))
    for kind in (ROUND_TRIPS, CHANGES):
        if any(_fits(whole, player, at, members(kind)[0], step) for step in (0, *STEPS)):
            cards |= kind
    return cards


# -- what happens --------------------------------------------------------------------------


def place(state: State, move: Place) -> State:
    """Lay the card on the belt; an unread one waits to be read."""
    return shown(ZONES, state, ZONES.held(state, move.player), move, placed)


def placed(state: State, move: Place) -> State:
    player, at, card = move.player, move.belt, move.card
    belt = state.belts[at]
    hands = with_entry(state.hands, player, state.hands[player] & ~only(card))
    seen = moved(state.seen, card, hand_of(player), IN_SIGHT, everybody(state))
    if CHANGES >> card & 1:
        # No window opens for it (CB-17), and as the last card it wins at once (CB-21).
        return carried_on(
            replace(
                state,
                hands=hands,
                seen=seen,
                belts=with_entry(state.belts, at, extended(belt, card, 0)),
                airport=True,
                standstill=SHED,
            )
        )
    if card < LUGGAGE_COUNT:
        airport = state.airport
        if round_trip_alone(belt):
            belt = begun_with_round_trip(belt, card, move.step)
        else:
            belt = extended(belt, card, NUMBER[card])
    else:
        airport = True
        step = belt.direction or move.step
        belt = extended(belt, card, belt.last + step if belt.line else 0)
    return replace(
        state,
        hands=hands,
        seen=seen,
        belts=with_entry(state.belts, at, belt),
        phase="placing",
        at=at,
        run=state.run + 1,
        airport=airport,
    )


def check_run_done(state: State, move: Done) -> None:
    if round_trip_alone(state.belts[state.at]):
        raise infraction("round_trip_alone", state)


def run_done(state: State, move: Done) -> State:
    """Let the others call the bluff (CB-17). A Round-the-world trip alone is not an action
    (CB-11)."""
    run = state.belts[state.at].line[-state.run :]
    action = any(card < LUGGAGE_COUNT for card, _ in run)
    return replace(
        state,
        phase="window",
        run=0,
        passed=EMPTY,
        acted=state.acted or action,
        standstill=SHED,
    )


def take_back(state: State, move: TakeBack) -> State:
    """Return the last card to the hand, known to everyone."""
    belt, player = state.belts[state.at], move.player
    card, _ = belt.line[-1]
    run = state.run - 1
    return replace(
        state,
        hands=with_entry(state.hands, player, state.hands[player] | only(card)),
        seen=moved(state.seen, card, IN_SIGHT, hand_of(player), everybody(state)),
        belts=with_entry(state.belts, state.at, without_last(belt)),
        phase="placing" if run else "turn",
        at=state.at if run else 0,
        run=run,
        airport=state.airport and card < LUGGAGE_COUNT,
    )


# -- recovering luggage, at any time when nothing else is going on -------------------------


def check_recover(state: State, move: Recover) -> None:
    """Anyone may, on any turn; one recovery at a time, from one belt."""
    belt, player = state.belts[move.belt], move.player
    if state.phase == "recovering" and (player, move.belt) != (state.other, state.at):
        raise infraction("recovery_open" if player != state.other else "other_belt", state)
    if not belt.line or belt.line[-1][0] != move.card:
        raise infraction("covered", state)
    if AIRPORT >> move.card & 1:
        raise infraction("behind_airport", state)
    if recoverable(belt) is None:
        raise infraction("last_luggage", state)


def recover(state: State, move: Recover) -> State:
    """Move the card to the hand, known to everyone. The direction of the line is derived again from
    what is left (CB-26)."""
    belt, player = state.belts[move.belt], move.player
    return replace(
        state,
        hands=with_entry(state.hands, player, state.hands[player] | only(move.card)),
        seen=moved(state.seen, move.card, IN_SIGHT, hand_of(player), everybody(state)),
        belts=with_entry(state.belts, move.belt, without_last(belt)),
        phase="recovering",
        at=move.belt,
        other=player,
    )


def check_recovered(state: State, move: Done) -> None:
    if move.player != state.other:
        raise infraction("recovery_open", state)


def recovered(state: State, move: Done) -> State:
    return replace(state, phase="turn", at=0, other=0)
