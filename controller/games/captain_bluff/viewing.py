"""What an observer may know of a match, what is wrong with it, and what lights and prompts say.

Problems are conflicts and broken invariants (the rulings, 4.2 and G-4). Their messages are for
everyone: none names a card, and none reveals what only one seat can know. Lights, sounds and
prompts follow from public facts alone.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Literal

from controller.games.captain_bluff.memory import (
    ASIDE,
    DISCARD,
    PILE,
    Belt,
    belt_with,
    cards_of,
    hand_of,
    recalled,
    recoverable,
    round_trip_alone,
)
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    AIRPORT_DEALT,
    BELTS,
    CHANGES,
    CITIES,
    CITY,
    CITY_ROWS,
    DECK,
    DRAW_PILE,
    FACES,
    HIGHEST,
    LINE_ROWS,
    LUGGAGE,
    LUGGAGE_COUNT,
    LUGGAGE_DEALT,
    NO_CITY,
    NUMBER,
    ON_PAD,
    ROUND_TRIPS,
    WHOLE_DECK,
    Check,
    Place,
    Play,
    faces,
)
from controller.games.captain_bluff.placing import cities_without_line, placeable
from controller.games.captain_bluff.state import (
    SHED,
    ZONES,
    Called,
    State,
    actor,
    awaited,
    hand_at_start,
    standstill_left,
    turns_left,
    winners,
)
from controller.match.tablegame import own_colour
from controller.rules.sets import EMPTY, members, only, set_of
from controller.views import Arg, Message, Notice
from controller.views.captain_bluff import (
    BeltView,
    CallView,
    CaptainBluffSecrets,
    CaptainBluffView,
    HandView,
    KnownCard,
    LaidCard,
)
from hardware.signals import Colour, Pattern, pad_of

_WAITS: dict[type[Place | Play], Literal["place", "play"]] = {Place: "place", Play: "play"}
_AT_A_BELT = ("placing", "window", "revealing", "taking", "recovering")
_BY_SOMEBODY = ("revealing", "recovering")
_PLACES = {
    **{at: f"belt-{at + 1}" for at in range(BELTS)},
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
            HandView(seat, hand.bit_count(), bool(state.passed >> player & 1))
            for player, (seat, hand) in enumerate(zip(seats, state.hands, strict=True))
        ),
        turn=seats[state.active] if playing else None,
        active=_active(state),
        acted=state.acted,
        airport=state.airport,
        belts=tuple(_belt_view(state, belt) for belt in state.belts),
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
    hand = members(state.hands[observer] & WHOLE_DECK)
    return CaptainBluffSecrets(
        state.seats[observer], tuple(FACES[card] for card in hand), _known(state, observer)
    )


def _active(state: State) -> str | None:
    """Return who alone is to act, if it is one player."""
    asked = [seat for player, seat in enumerate(state.seats) if awaited(state, player)]
    return asked[0] if len(asked) == 1 else None


def _belt_view(state: State, belt: Belt) -> BeltView:
    return BeltView(
        destination=belt.destination is not None,
        known_to=tuple(seat for n, seat in enumerate(state.seats) if belt.known >> n & 1),
        city="" if belt.city == NO_CITY else CITIES[belt.city],
        line=tuple(LaidCard(FACES[card], number) for card, number in belt.line),
        direction=belt.direction,
    )


def _call_view(state: State, called: Called) -> CallView:
    seats = state.seats
    return CallView(
        seats[called.caller],
        seats[called.placer],
        called.belt + 1,
        FACES[called.destination],
        seats[called.loser],
    )


def _known(state: State, observer: int | None) -> tuple[KnownCard, ...]:
    """Return an observer's memory, without telling equal cards apart."""
    if observer is None:
        return _recalled(state.seen[-1], state.seats)
    # A hand whose cards were all read holds none of these.
    excluded = None if DECK.unread_in(state.hands[observer]) else hand_of(observer)
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
            known.append(KnownCard(FACES[card], places))
    return tuple(sorted(known, key=lambda card: (card.name, card.places)))


# -- problems ------------------------------------------------------------------------------

_BEFORE = ("dealing", "setup")
_WITH_A_LINE = ("placing", "window", "revealing", "recovering")


def problems(state: State) -> tuple[Message, ...]:
    """Return one message for each thing that is impossible; empty when all is well."""
    return (*_cards(state), *_belts(state), *_hands(state), *_phase(state))


def _problem(what: str, **args: Arg) -> Message:
    return Message(f"captain-bluff-problem-{what}", args)


def _places(state: State) -> list[tuple[str, str, int]]:
    """Return every place, whose hand or which belt it is, and its set of cards."""
    hands = zip(state.seats, state.hands, strict=True)
    belts = [(str(number), belt) for number, belt in enumerate(state.belts, start=1)]
    return [
        *(("hand", seat, hand) for seat, hand in hands),
        ("pile", "", state.pile),
        ("discard", "", state.discard),
        *(("belt", number, cards_of(belt)) for number, belt in belts),
        *(
            ("city", number, only(belt.destination))
            for number, belt in belts
            if belt.destination is not None
        ),
        ("aside", "", EMPTY if state.aside is None else only(state.aside)),
    ]


def _cards(state: State) -> Iterator[Message]:
    """51 luggage cards and the dealt Airport cards, each in one place."""
    places = _places(state)
    for at, (place, of, cards) in enumerate(places):
        for other, other_of, others in places[at + 1 :]:
            for _ in members(cards & others):
                yield _problem("card-twice", place=place, of=of, other=other, other_of=other_of)
    for seen in state.conflicts:
        found = ((place, of) for place, of, cards in places if cards >> seen.number & 1)
        place, of = next(found, ("somewhere", ""))
        yield _problem("card-elsewhere", place=place, of=of)
    if state.phase == "dealing":
        return
    players = len(state.seats)
    count = ZONES.somewhere(state).bit_count() + state.in_pile
    expected = LUGGAGE_COUNT + players * AIRPORT_DEALT[players]
    if count != expected:
        yield _problem("card-count", count=count, expected=expected)
    elif not state.unread and state.pile.bit_count() != state.in_pile:
        yield _problem("pile-count", count=state.in_pile, known=state.pile.bit_count())
    elif not state.conflicts and not ZONES.consistent(state):
        yield _problem("unread-inconsistent")


def _belts(state: State) -> Iterator[Message]:
    """Lines of luggage lie below a departure city, at most one of each city (CB-8)."""
    if len(state.belts) != BELTS:
        yield _problem("belt-count", count=len(state.belts), expected=BELTS)
    cities: set[int] = set()
    for number, belt in enumerate(state.belts, start=1):
        if belt.line and belt.destination is None:
            yield _problem("no-city-above", belt=number)
        opened = state.phase in ("placing", "reading") and state.at == number - 1
        if belt.line and belt.city == NO_CITY and not opened:
            yield _problem("no-luggage", belt=number)
        if belt.city != NO_CITY and belt.city in cities:
            yield _problem("second-line", belt=number)
        cities.add(belt.city)
        if belt != belt_with(belt.destination, belt.known, belt.line):
            yield _problem("line-kept", belt=number)
        yield from _line(number, belt.line, belt.city)


def _line(number: int, line: tuple[tuple[int, int], ...], city: int) -> Iterator[Message]:
    """The numbers of a line run one way between two changes of direction (CB-6 to CB-12)."""
    last, direction = 0, 0
    for card, counts in line:
        if CITY[card] not in (NO_CITY, city):
            yield _problem("two-cities", belt=number)
        if CHANGES >> card & 1:
            direction = -direction
            continue
        if not ROUND_TRIPS >> card & 1 and counts != NUMBER[card]:
            yield _problem("other-number", belt=number)
        if not counts:
            continue
        if not 1 <= counts <= HIGHEST:
            yield _problem("out-of-range", belt=number, number=counts)
        if last and (counts == last or (direction and (counts - last) * direction < 0)):
            yield _problem("two-ways", belt=number)
        if last and not direction:
            direction = 1 if counts > last else -1
        last = counts


def _hands(state: State) -> Iterator[Message]:
    """Everyone has what was dealt; and only the active player can run out of cards, which ends the
    match (CB-21, CB-22)."""
    players = len(state.seats)
    whole, luggage, airport = hand_at_start(players), LUGGAGE_DEALT[players], AIRPORT_DEALT[players]
    for player, (seat, hand) in enumerate(zip(state.seats, state.hands, strict=True)):
        if state.phase == "dealing" and hand.bit_count() > whole:
            yield _problem("hand-too-large", seat=seat, count=hand.bit_count(), dealt=whole)
        if state.phase in _BEFORE and (hand & LUGGAGE).bit_count() > luggage:
            yield _problem("too-much-luggage", seat=seat, dealt=luggage)
        if state.phase in _BEFORE and (hand & AIRPORT).bit_count() > airport:
            yield _problem("too-many-airport", seat=seat, dealt=airport)
        ended = state.phase == "over" or (player == state.active and state.phase in _LAST_CARD)
        if state.phase not in _BEFORE and not hand and not ended:
            yield _problem("empty-hand", seat=seat)


_LAST_CARD = ("placing", "window", "revealing", "draw", "reshuffle", "taking")
"""Phases after the last card has gone and before it is settled whether that wins."""


def _phase(state: State) -> Iterator[Message]:
    players = range(len(state.seats))
    acting = [("active", state.active), ("other", state.other)]
    for name, player in (*acting, *(("due", player) for player in state.due)):
        if player not in players:
            yield _problem("no-such-player", player=player, role=name)
    if (state.phase == "reading") != (state.pending is not None):
        yield _problem("reading", phase=state.phase)
    if (state.phase == "taking") != (state.aside is not None):
        yield _problem("taking", phase=state.phase)
    if state.phase in ("setup", "draw") and not state.due:
        yield _problem("nobody-due", phase=state.phase)
    if state.phase in _WITH_A_LINE and not state.belts[state.at].line:
        yield _problem("no-line", phase=state.phase, belt=state.at + 1)
    if state.run and state.phase not in ("placing", "reading"):
        yield _problem("run", phase=state.phase)
    if state.passed and state.phase != "window":
        yield _problem("passed", phase=state.phase)
    if state.phase == "turn" and state.acted and state.airport:
        yield _problem("turn-goes-on")
    if state.standstill < SHED or state.turn < 1:
        yield _problem("turn-count")


# -- lights and prompts ------------------------------------------------------------


def looks(state: State, move: Check) -> Notice:
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


def prompt(state: State, in_spots: bool) -> Notice:
    """Return the prompt, at a table where all belts or none have spots."""
    asked = _asks(state)
    id = f"captain-bluff-{asked}"
    if not in_spots and asked in _IN_OTHER_WORDS:
        id += "-no-spots"
    if state.phase == "dealing" and state.options.reading == "late":
        id += "-late"
    active, players = state.seats[actor(state)], len(state.seats)
    args: dict[str, Arg] = {
        "active": active,
        "belt": state.at + 1,
        "winners": tuple(state.seats[player] for player in winners(state)),
        "luggage": LUGGAGE_DEALT[players],
        "airport": AIRPORT_DEALT[players],
        "empty": sum(belt.destination is None for belt in state.belts),
        "recoverable": sum(recoverable(belt) is not None for belt in state.belts),
    }
    at = _where(state, in_spots)
    takes = _in_words(state) if state.phase == "turn" and in_spots else {}
    return Notice(id, args, seat=active, at=at, fits=_fits(state, at), takes=takes)


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


def _fits(state: State, at: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Return which faces fit, for those of the places *at* where not every card may go."""
    if state.phase not in ("turn", "placing"):
        return {}
    found = {}
    for place in at:
        kind, _, which = place.partition("/")
        if kind == "spot" and state.belts[int(which) - 1].destination is not None:
            found[place] = faces(placeable(state, int(which) - 1))
        elif kind == "pad":
            found[place] = faces(placeable(state, state.at) if state.phase == "placing" else ON_PAD)
        elif kind == "menu" and (state.acted or not _free(state)):
            on_belts = set_of(
                card
                for belt, lies in enumerate(state.belts)
                if lies.destination is not None
                for card in members(placeable(state, belt))
            )
            found[place] = faces(WHOLE_DECK if _changes(state) else on_belts)
    return found


def _in_words(state: State) -> Mapping[str, Message]:
    """Return what luggage each belt with a city takes, and why it takes no other (CB-7, CB-8)."""
    return {
        f"spot/{at + 1}": Message("captain-bluff-one-action") if state.acted else _goes(state, belt)
        for at, belt in enumerate(state.belts)
        if belt.destination is not None
    }


def _goes(state: State, belt: Belt) -> Message:
    """Return what luggage a belt takes, in words."""
    if belt.city == NO_CITY:
        begun = "takes-new-line" if cities_without_line(state) else "fourth-line"
        return Message(f"captain-bluff-{begun}")
    way = {1: "higher", -1: "lower", 0: "another"}[belt.direction]
    if state.options.line == "consecutive":
        way = "next"
    args: dict[str, Arg] = {"card": CITIES[belt.city], "number": belt.last}
    return Message(f"captain-bluff-takes-{way}", args)


def _free(state: State) -> bool:
    """Return True if a belt has no departure city."""
    return any(belt.destination is None for belt in state.belts)


def _changes(state: State) -> bool:
    """Return True if a departure city may be changed for any card."""
    return not state.acted and any(belt.line for belt in state.belts)


def _takes(state: State, at: int) -> bool:
    """Return True if a card may go on the spot of a belt in this turn."""
    if state.belts[at].destination is None:
        return not state.acted
    return bool(placeable(state, at))


def _where(state: State, in_spots: bool) -> tuple[str, ...]:
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
        case "setup" if not in_spots:
            return ("menu",)
        case "turn" if not in_spots:
            return ("menu", *(own,) * (not state.airport))
        case "placing" | "revealing" | "reading" if not in_spots:
            return (own,)
        case "setup":
            return _spots(at for at, belt in enumerate(state.belts) if belt.destination is None)
        case "turn":
            belts = (at for at in range(BELTS) if _takes(state, at))
            return (*_spots(belts), *(own,) * (not state.airport))
        case "placing" | "revealing":
            return _spots([state.at])
        case "reading":
            return (*_spots([state.at]), own)
    return ()


def _spots(belts: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"spot/{at + 1}" for at in belts)


_IN_OTHER_WORDS = ("setup", "turn", "turn-acted", "placing", "placing-trip")
"""The prompts that a table without spots words differently: `captain-bluff-turn-no-spots`."""
