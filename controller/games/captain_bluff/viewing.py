"""What an observer may know of a match, and what lights, prompts, climaxes and the log say.

All but the secrets follows from public facts alone.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Literal

from controller.games.captain_bluff import pieces
from controller.games.captain_bluff.memory import (
    ASIDE,
    DISCARD,
    PILE,
    RememberedBelt,
    hand_of,
    recalled,
    recoverable,
    round_trip_alone,
)
from controller.games.captain_bluff.pieces import CITY_ROWS, DRAW_PILE, LINE_ROWS
from controller.games.captain_bluff.placing import (
    cities_without_line,
    numbers_next,
    placeable,
    round_trip_may_begin,
    trip_fits,
)
from controller.games.captain_bluff.state import (
    Called,
    State,
    actor,
    awaited,
    hand_at_start,
    is_read,
    standstill_left,
    turns_left,
    winners,
)
from controller.match.story import CAUGHT, DOUBTED, SAW_THROUGH, Feat, Values
from controller.match.tablegame import Played, own_colour
from controller.rules.sets import EMPTY, members, set_of
from controller.views import Arg, Climax, Logged, Message, Notice
from controller.views.captain_bluff import (
    BeltView,
    CallView,
    CaptainBluffSecrets,
    CaptainBluffView,
    HabitsView,
    HandView,
    KnownCard,
    LaidCard,
    NextView,
)
from hardware.signals import Colour, Pattern, pad_of

_WAITS: dict[type[pieces.Place | pieces.Play], Literal["place", "play"]] = {
    pieces.Place: "place",
    pieces.Play: "play",
}
_AT_A_BELT = ("placing", "window", "revealing", "taking", "recovering")
_BY_SOMEBODY = ("revealing", "recovering")
_PLACES = {
    **{at: f"belt-{at + 1}" for at in range(pieces.BELTS)},
    ASIDE: "aside",
    DISCARD: "discard",
    PILE: "pile",
}


def view(state: State, observer: int | None) -> CaptainBluffView:
    """Return what everyone may know, and for a player also what only that seat knows."""
    seats, phase = state.seats, state.phase
    playing = phase not in ("dealing", "setup", "over")
    return CaptainBluffView(
        phase=phase,
        turn_number=state.turn,
        turns_left=turns_left(state),
        standstill_left=standstill_left(state),
        players=tuple(
            HandView(
                seat,
                hand.bit_count(),
                bool(state.passed >> player & 1),
                HabitsView(of.let_pass, of.doubted, of.caught, of.honest),
            )
            for player, (seat, hand, of) in enumerate(
                zip(seats, state.hands, state.habits, strict=True)
            )
        ),
        turn=seats[state.active] if playing else None,
        active=_active(state),
        acted=state.acted,
        airport=state.airport,
        belts=tuple(_belt_view(state, at) for at in range(len(state.belts))),
        at=state.at + 1 if phase in _AT_A_BELT else None,
        run=state.run,
        other=seats[state.other] if phase in _BY_SOMEBODY else None,
        due=tuple(seats[player] for player in state.due),
        looked=tuple(at + 1 for at in members(state.looked)),
        call_s=state.options.call_s,
        pile=state.in_pile,
        discard=state.discard.bit_count(),
        aside=state.aside is not None,
        waits="" if state.pending is None else _WAITS[type(state.pending)],
        called=None if state.called is None else _call_view(state, state.called),
        known=_known(state, None),
        winners=tuple(seats[player] for player in winners(state)),
        secrets=None if observer is None else secrets(state, observer),
    )


def secrets(state: State, observer: int) -> CaptainBluffSecrets:
    """Return the player's hand, and every other card that this seat has seen and does not see
    now."""
    hand = members(state.hands[observer] & pieces.WHOLE_DECK)
    return CaptainBluffSecrets(
        state.seats[observer],
        tuple(pieces.FACES[card] for card in hand),
        _known(state, observer),
        _may_play(state, observer),
    )


def _may_play(state: State, observer: int) -> bool:
    """Return True if a card of the observer's hand may still be laid or played in this turn, or if
    one has not been read."""
    hand = state.hands[observer]
    if state.phase != "turn" or observer != state.active or not state.acted:
        return True
    if state.airport:
        return False
    on_belts = EMPTY
    for at, belt in enumerate(state.belts):
        if belt.destination is not None:
            on_belts |= placeable(state, at)
    return bool(hand & (pieces.ON_PAD | on_belts | ~pieces.WHOLE_DECK))


def _active(state: State) -> str | None:
    """Return who alone is to act, if it is one player. While a bluff may be called it is nobody:
    the turn is still the placer's, and even the last of the others need not speak."""
    if state.phase == "window":
        return None
    asked = [seat for player, seat in enumerate(state.seats) if awaited(state, player)]
    return asked[0] if len(asked) == 1 else None


def _belt_view(state: State, at: int) -> BeltView:
    belt = state.belts[at]
    return BeltView(
        destination=belt.destination is not None,
        known_to=_seats(state, belt.known),
        let_lie=_seats(state, belt.let_lie),
        city="" if belt.city == pieces.NO_CITY else pieces.CITIES[belt.city],
        line=tuple(LaidCard(pieces.FACES[card], number) for card, number in belt.line),
        direction=belt.direction,
        next=None if belt.destination is None else _next(state, at),
    )


def _next(state: State, at: int) -> NextView:
    """Return what fits next on a belt with a departure city (CB-6 to CB-12)."""
    belt, begins = state.belts[at], not state.belts[at].line
    open_cities = members(cities_without_line(state))
    cities = tuple(
        pieces.CITIES[city]
        for city in (open_cities if belt.city == pieces.NO_CITY else (belt.city,))
    )
    numbers = numbers_next(state, at) if cities else ()
    return NextView(
        says=_next_in_words(belt, numbers),
        cities=cities,
        numbers=numbers,
        round_trip=bool(cities) and round_trip_may_begin(state) if begins else trip_fits(belt),
        turns=not begins and not (state.run and state.at == at),
    )


def _next_in_words(belt: RememberedBelt, numbers: tuple[tuple[int, int], ...]) -> Message:
    """Return the numbers that fit next, in words."""
    if not numbers:
        return Message("captain-bluff-next-none")
    if belt.city == pieces.NO_CITY:
        return Message("captain-bluff-next-new")
    single = all(first == last for first, last in numbers)
    args: dict[str, Arg] = {"lower": numbers[0][1], "higher": numbers[-1][0]}
    if len(numbers) == 2:
        return Message("captain-bluff-next-one-of" if single else "captain-bluff-next-either", args)
    (first, last), below = numbers[0], numbers[0][0] < belt.last
    if first == last:
        return Message("captain-bluff-next-only", {"number": first})
    way = "lower" if below else "higher"
    return Message(f"captain-bluff-next-{way}", {"number": last if below else first})


def _seats(state: State, players: int) -> tuple[str, ...]:
    return tuple(seat for player, seat in enumerate(state.seats) if players >> player & 1)


def _call_view(state: State, called: Called) -> CallView:
    seats = state.seats
    return CallView(
        seats[called.caller],
        seats[called.placer],
        called.belt + 1,
        pieces.FACES[called.destination],
        seats[called.loser],
    )


def _known(state: State, observer: int | None) -> tuple[KnownCard, ...]:
    """Return an observer's memory, without telling equal cards apart."""
    if observer is None:
        return _recalled(state.seen[-1], state.seats)
    # A hand whose cards were all read holds none of these.
    excluded = None if pieces.DECK.unread_in(state.hands[observer]) else hand_of(observer)
    return _recalled(state.seen[observer], state.seats, excluded)


@lru_cache(maxsize=64)  # Most moves change the memories of a few observers, or none.
def _recalled(
    memory: int, seats: tuple[str, ...], excluded: int | None = None
) -> tuple[KnownCard, ...]:
    """Return the cards of a memory with the names of their places, without the place *excluded*."""
    names = {**_PLACES, **{hand_of(player): seat for player, seat in enumerate(seats)}}
    known = []
    for card, possible in recalled(memory):
        places = tuple(names[place] for place in possible if place != excluded)
        if places:
            known.append(KnownCard(pieces.FACES[card], places))
    return tuple(sorted(known, key=lambda card: (card.name, card.places)))


# -- lights and prompts ------------------------------------------------------------


def looks(state: State, move: pieces.Check) -> Notice:
    """Return the notice of who looks where, so that the others see that it is the announced card
    (action 3)."""
    seat = state.seats[move.player]
    return Notice(
        "captain-bluff-looks",
        {"active": seat, "belt": move.belt + 1},
        seat=seat,
        at=(f"look/{CITY_ROWS[move.belt]}",),
    )


def light(state: State, seat: str) -> tuple[Colour, Pattern]:
    """Return the seat's own colour, blinking for a player who is to act, lacks cards or has won,
    pulsing for one who may call a bluff."""
    player = state.seats.index(seat)
    if state.phase == "window":
        return own_colour(seat), "pulse" if awaited(state, player) else "steady"
    takes = state.phase in ("draw", "taking") and player == actor(state)
    lacks = state.phase == "dealing" and state.hands[player].bit_count() < hand_at_start(
        len(state.seats)
    )
    lively = lacks or takes or awaited(state, player) or player in winners(state)
    return own_colour(seat), "blink" if lively else "steady"


def prompt(state: State) -> Notice:
    """Return the prompt."""
    id = f"captain-bluff-{_asks(state)}"
    active, players = state.seats[actor(state)], len(state.seats)
    args: dict[str, Arg] = {
        "active": active,
        "belt": state.at + 1,
        "winners": tuple(state.seats[player] for player in winners(state)),
        "luggage": pieces.LUGGAGE_DEALT[players],
        "airport": pieces.AIRPORT_DEALT[players],
        "empty": sum(belt.destination is None for belt in state.belts),
        "recoverable": sum(recoverable(belt) is not None for belt in state.belts),
    }
    takes = _in_words(state) if state.phase == "turn" else {}
    return Notice(id, args, seat=active, at=_where(state), fits=_fits(state), takes=takes)


def _asks(state: State) -> str:
    """Return the name of the prompt in message ids, usually the phase."""
    match state.phase:
        case "turn" if state.acted:
            return "turn-acted"
        case "placing" if round_trip_alone(state.belts[state.at]):
            return "placing-trip"
        case "revealing":
            return "reveal"
        case "reading":
            return "read"
        case phase:
            return phase


def _fits(state: State) -> Mapping[str, tuple[str, ...]]:
    """Return which faces fit, for those places where not every card may go."""
    if state.phase not in ("turn", "placing"):
        return {}
    placed = {
        at: placeable(state, at)
        for at, belt in enumerate(state.belts)
        if belt.destination is not None
    }
    found = {f"spot/{at + 1}": pieces.faces(cards) for at, cards in placed.items()}
    if state.phase == "placing":
        return {f"spot/{state.at + 1}": found[f"spot/{state.at + 1}"]}
    found[pad_of(state.seats[actor(state)])] = pieces.faces(pieces.ON_PAD)
    if state.acted or not any(belt.destination is None for belt in state.belts):
        on_belts = set_of(card for cards in placed.values() for card in members(cards))
        found["menu"] = pieces.faces(pieces.WHOLE_DECK if _changes(state) else on_belts)
    return found


def _in_words(state: State) -> Mapping[str, Message]:
    """Return what luggage each belt with a city takes, and why it takes no other (CB-7, CB-8)."""
    return {
        f"spot/{at + 1}": Message("captain-bluff-one-action") if state.acted else _goes(state, belt)
        for at, belt in enumerate(state.belts)
        if belt.destination is not None
    }


def _goes(state: State, belt: RememberedBelt) -> Message:
    """Return what luggage a belt takes, in words."""
    if belt.city == pieces.NO_CITY:
        begun = "takes-new-line" if cities_without_line(state) else "fourth-line"
        return Message(f"captain-bluff-{begun}")
    way = {1: "higher", -1: "lower", 0: "another"}[belt.direction]
    if state.options.line == "consecutive":
        way = "next"
    args: dict[str, Arg] = {"card": pieces.CITIES[belt.city], "number": belt.last}
    return Message(f"captain-bluff-takes-{way}", args)


def _changes(state: State) -> bool:
    """Return True if a departure city may be changed for any card."""
    return not state.acted and any(belt.line for belt in state.belts)


def _takes(state: State, at: int) -> bool:
    """Return True if a card may go on the spot of a belt in this turn."""
    if state.belts[at].destination is None:
        return not state.acted
    return bool(placeable(state, at))


def _where(state: State) -> tuple[str, ...]:
    """Return where the prompt can be answered."""
    own = pad_of(state.seats[actor(state)])
    match state.phase:
        case "dealing":
            return ("deck",)
        case "draw":
            return (f"deck/{DRAW_PILE}",)
        case "taking":
            # The new one lies to its right.
            return (f"take/{CITY_ROWS[state.at]}/0",)
        case "recovering":
            return (f"take/{LINE_ROWS[state.at]}/{len(state.belts[state.at].line) - 1}",)
        case "setup":
            free = (at for at, belt in enumerate(state.belts) if belt.destination is None)
            return tuple(f"spot/{at + 1}" for at in free)
        case "turn":
            belts = (f"spot/{at + 1}" for at in range(pieces.BELTS) if _takes(state, at))
            return (*belts, *(own,) * (not state.airport))
        case "placing" | "revealing":
            return (f"spot/{state.at + 1}",)
        case "reading":
            return (f"spot/{state.at + 1}", own)
    return ()


# -- climaxes ------------------------------------------------------------------------------

LINE = 6
"""At most this many of the last cards of a called line are shown."""


def new_call(before: State, after: State) -> Called | None:
    """Return the call that was decided just now, or None."""
    return None if after.called is before.called else after.called


def climax(before: State, after: State) -> Climax | None:
    """Return the climax of a call: whose bluff, the departure city, and who takes how many
    cards."""
    called = new_call(before, after)
    if called is None:
        return None
    seats, belt = after.seats, before.belts[called.belt]
    caller, placer, loser = (seats[p] for p in (called.caller, called.placer, called.loser))
    caught = called.loser == called.placer
    taken = after.hands[called.loser].bit_count() - before.hands[called.loser].bit_count()
    return Climax(
        what=Message(
            "captain-bluff-stage-call",
            {"caller": caller, "placer": placer, "belt": called.belt + 1, "city": _city(belt.city)},
        ),
        found=Message(
            "captain-bluff-stage-bluff" if caught else "captain-bluff-stage-honest",
            {"placer": placer, "card": pieces.FACES[called.destination]},
        ),
        cost=Message("captain-bluff-stage-takes", {"loser": loser, "count": max(0, taken)}),
        good=caught,
        seats=(caller, placer),
        cards=tuple(pieces.FACES[card] for card, _ in belt.line[-LINE:]),
        turned=(pieces.FACES[called.destination],),
    )


def _city(city: int) -> str:
    return pieces.CITIES[city] if 0 <= city < len(pieces.CITIES) else ""


# -- the log -------------------------------------------------------------------------------

_NAMED: Mapping[type[pieces.Move], str] = {
    pieces.Define: "define",
    pieces.Change: "change",
    pieces.Check: "look",
    pieces.Close: "close",
    pieces.Place: "place",
    pieces.Play: "play",
    pieces.Recover: "recover",
    pieces.TakeBack: "take-back",
}


def logged(before: State, move: pieces.Move, after: State) -> Logged | None:
    """Return the log's account of a move: never a card that lies face down."""
    called = new_call(before, after)
    if called is not None:
        caller, loser = after.seats[called.caller], after.seats[called.loser]
        placer, card = after.seats[called.placer], pieces.FACES[called.destination]
        about: dict[str, Arg] = {"caller": caller, "placer": placer, "card": card, "loser": loser}
        about["belt"] = called.belt + 1
        return Logged(caller, Message("captain-bluff-log-called", about))
    if isinstance(move, pieces.Reshuffle):
        return Logged("", Message("captain-bluff-log-reshuffle"))
    name = _NAMED.get(type(move))
    if name is None:
        return None
    seat = after.seats[getattr(move, "player", before.active)]
    args: dict[str, Arg] = {"seat": seat}
    if not isinstance(move, pieces.Play | pieces.TakeBack):
        args["belt"] = getattr(move, "belt", before.at) + 1
    if isinstance(move, pieces.Place | pieces.Play | pieces.Recover):
        if move.card is None or not is_read(move.card):
            return None
        args["card"] = pieces.FACES[move.card]
    return Logged(seat, Message(f"captain-bluff-log-{name}", args))


# -- the story of a finished match ---------------------------------------------------------

SHED = Feat("captain-bluff-story-shed", 5.2, least=3)
TOOK = Feat("captain-bluff-story-took", 5.2, least=4)
LOOKS = Feat("captain-bluff-story-looks", 4.4, least=2)


def feats(history: Sequence[Played[Any]], states: Sequence[State]) -> Mapping[Feat, Values]:
    """Return how much each player has done of each, all of it seen by everybody: a bluff
    that nobody called stays a secret after the match, too (G-5)."""
    players = len(states[-1].seats)
    counts = {one: [0.0] * players for one in (SAW_THROUGH, CAUGHT, DOUBTED, TOOK, LOOKS)}
    laid: dict[tuple[int, int], int] = {}
    """How many cards each player laid in each turn."""
    for (before, after), played in zip(pairwise(states), history, strict=True):
        match played.move:
            case pieces.Check(player):
                counts[LOOKS][player] += 1
            case pieces.Place(player):
                laid[player, after.turn] = laid.get((player, after.turn), 0) + 1
            case pieces.TakeBack(player) if before.phase == "placing":
                laid[player, after.turn] = laid.get((player, after.turn), 0) - 1
        called = after.called
        if called is not None and called is not before.called:
            caught = called.loser == called.placer
            counts[SAW_THROUGH if caught else DOUBTED][called.caller] += 1
            counts[CAUGHT][called.placer] += caught
            took = after.hands[called.loser].bit_count() - before.hands[called.loser].bit_count()
            counts[TOOK][called.loser] = max(counts[TOOK][called.loser], took)
    shed = [
        max((count for (who, _), count in laid.items() if who == player), default=0)
        for player in range(players)
    ]
    return {**counts, SHED: shed}
