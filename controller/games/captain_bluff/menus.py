"""The cursor in Captain Bluff: actions without a card, and cards that the table cannot read.

Made of public facts alone: what a hand would allow is never looked at.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from controller.games.captain_bluff.halfway import (
    ANY_BELT,
    Forget,
    Meant,
    Named,
    actor,
    meant,
    way,
)
from controller.games.captain_bluff.lines import recoverable
from controller.games.captain_bluff.moves import (
    Change,
    Check,
    Close,
    Deal,
    Define,
    Done,
    Draw,
    Place,
    Play,
    Recover,
    Redeal,
    Reshuffle,
    Seen,
    Take,
    TakeBack,
)
from controller.games.captain_bluff.pieces import (
    ARRIVALS,
    BELTS,
    CHANGES,
    CITIES,
    DELAYS,
    HIGHEST,
    NO_CITY,
    ROUND_TRIPS,
)
from controller.games.captain_bluff.state import State, hand_at_start, is_read
from controller.games.captain_bluff.unread import could_be, located
from controller.games.sets import members, only
from controller.menu import Choice, Menu

UNREADABLE = "A card cannot be read"
PLAY = "Play an Airport card"


def menu(state: State, spots: int, half: Mapping[str, str]) -> Menu | None:
    """What is to be chosen now, at a table with so many spots; None where nothing is."""
    undecided = way(state, half)
    if undecided is not None:
        return _which_way(state, *undecided)
    said = meant(state, half)
    if said is not None:
        return _said(state, said)
    lines = _LINES.get(state.phase)
    if lines is None:
        return None
    # Whoever sees it may say that the discards are shuffled, or what a face-up card is.
    anybody = state.phase in ("dealing", "reshuffle", "revealing", "reading")
    seat = "" if anybody else state.seats[actor(state)]
    title = _TITLES.get(state.phase) or seat.capitalize()
    return Menu(seat, title, tuple(lines(state, spots >= BELTS)))


_TITLES = {
    "dealing": "Deal the hands",
    "reshuffle": "The draw pile is empty",
    "revealing": "The departure city is",
    "reading": "The card is",
}

# -- what was begun ----------------------------------------------------------------------------


def _which_way(state: State, player: int, at: int, card: int) -> Menu:
    lines = (
        Choice("It counts up", Place(player, at, card, 1)),
        Choice("It counts down", Place(player, at, card, -1)),
        Choice("Take it back", Forget()),
    )
    return Menu(state.seats[player], f"Belt {at + 1}: which way?", lines)


def _said(state: State, said: Meant) -> Menu:
    again = Choice("Choose something else", Forget())
    if said.purpose == "name":
        player, at = actor(state), said.belt

        def card(of_face: int) -> Named:
            return Named(at, _card_of(state, state.hands[player], of_face))

        faces = (ROUND_TRIPS,) if state.phase == "placing" else (ROUND_TRIPS, CHANGES)
        return Menu(said.seat, "The card is", (*_faces(card, faces), again))
    what, where = _PURPOSES[said.purpose], said.belt + 1
    if said.purpose == "change" and said.belt == ANY_BELT:
        return Menu(said.seat, what, (Choice("Tap the card at its belt"), again))
    if said.belt == ANY_BELT:
        return Menu(said.seat, what, (Choice("Tap the card on your pad"), again))
    return Menu(said.seat, f"{what}: belt {where}", (Choice("Tap the card on your pad"), again))


_PURPOSES = {"define": "Define a city", "place": "Place", "change": "Change a city", "play": PLAY}

# -- phase by phase ----------------------------------------------------------------------------


def _dealing(state: State, spots: bool) -> Iterator[Choice]:
    yield Choice("Tap each card on its pad")
    full = hand_at_start(len(state.seats))
    lacking = [p for p, hand in enumerate(state.hands) if hand.bit_count() < full]
    yield Choice(
        UNREADABLE,
        then=tuple(Choice(state.seats[p].capitalize(), Deal(p, None)) for p in lacking),
    )
    yield Choice("Deal again", Redeal())


def _setup(state: State, spots: bool) -> Iterator[Choice]:
    player, free = state.due[0], _free(state)
    if spots:
        yield Choice("Tap a card at a belt")
    else:
        yield Choice("Choose a belt, then tap a card")
        yield Choice("Define a city", then=_meaning(state, player, "define", free))
    yield Choice(UNREADABLE, then=_at_belts(free, lambda at: Define(player, at, None)))
    if len(free) == BELTS:
        yield Choice("Deal again", Redeal())


def _turn(state: State, spots: bool) -> Iterator[Choice]:
    player = state.active
    if state.acted:
        yield Choice("End the turn", Done(player))
    else:
        yield Choice("Tap a card" if spots else "Choose, then tap a card")
    if not spots:
        if _defined(state) and not (state.acted and state.airport):
            yield Choice("Place", then=_meaning(state, player, "place", _defined(state)))
        if not state.acted and _free(state):
            yield Choice("Define a city", then=_meaning(state, player, "define", _free(state)))
    if not state.acted:
        yield from _actions(state, spots)
    if not state.airport:
        # A card that was just drawn on this pad, and is played at once, is no tap that was doubled.
        yield Choice(PLAY, Meant(state.seats[player], "play"))
    yield Choice(UNREADABLE, then=tuple(_without_reading(state)))


def _actions(state: State, spots: bool) -> Iterator[Choice]:
    """The actions for which a card is tapped later, or none is."""
    player = state.active
    if _defined(state):
        yield Choice("Check a city", then=_at_belts(_defined(state), lambda at: Check(player, at)))
    if not _with_luggage(state):
        return
    if spots:
        yield Choice("Change a city", Meant(state.seats[player], "change"))
    else:
        yield Choice("Change a city", then=_meaning(state, player, "change", _with_luggage(state)))
    yield Choice(
        "Close a belt", then=_at_belts(_with_luggage(state), lambda at: Close(player, at))
    )


def _without_reading(state: State) -> Iterator[Choice]:
    """The same acts with a card that nothing reads: which one is known to nobody here, or laid
    face up for all to see."""
    player, hand = state.active, state.hands[state.active]
    if _defined(state):
        yield Choice("It is placed", then=_meaning(state, player, "name", _defined(state)))
    if not state.acted and _free(state):
        lines = _at_belts(_free(state), lambda at: Define(player, at, None))
        yield Choice("It is a departure city", then=lines)
    if not state.acted and _with_luggage(state):
        lines = _at_belts(_with_luggage(state), lambda at: Change(player, at, None))
        yield Choice("It is exchanged", then=lines)
    if not state.airport:
        for kind, name in ((ARRIVALS, "Arrivals board"), (DELAYS, "Delayed flight")):
            yield Choice(f"It is played: {name}", Play(player, _card_of(state, hand, kind)))
    lines = tuple(_recoveries(state, player, range(BELTS)))
    if lines:
        yield Choice("It is recovered", then=lines)


def _placing(state: State, spots: bool) -> Iterator[Choice]:
    player = state.active
    yield Choice("The run is complete", Done(player))
    yield Choice("Take the last one back", TakeBack(player))
    yield Choice(UNREADABLE, Meant(state.seats[player], "name", state.at))


def _looking(state: State, spots: bool) -> Iterator[Choice]:
    player = state.active
    yield Choice("Look at two different cities")
    for at in _defined(state):
        if not state.looked >> at & 1:
            yield Choice(f"Belt {at + 1}", Check(player, at))
    yield Choice("No more", Done(player))


def _drawing(state: State, spots: bool) -> Iterator[Choice]:
    yield Choice("Tap the card on your pad")
    yield Choice(UNREADABLE, Draw(state.due[0], None))


def _taking(state: State, spots: bool) -> Iterator[Choice]:
    yield Choice("Tap the old card on your pad")
    yield Choice(UNREADABLE, Take(state.active, None))


def _reshuffle(state: State, spots: bool) -> Iterator[Choice]:
    yield Choice("The discards are shuffled", Reshuffle())


def _recovering(state: State, spots: bool) -> Iterator[Choice]:
    yield Choice("No more", Done(state.other))
    for line in _recoveries(state, state.other, (state.at,)):
        yield Choice(UNREADABLE, line.means)


def _naming(state: State, spots: bool) -> Iterator[Choice]:
    """What a card is that lies open for everybody and has not been read."""
    if state.phase == "revealing":
        number = state.belts[state.at].destination
    else:
        number = None if state.pending is None else state.pending.card
    assert number is not None, "a card was called or played"
    may = could_be(state, number)

    def seen(of_face: int) -> Seen:
        return Seen(number, members(of_face & may or of_face)[0])

    yield from _faces(seen, (ROUND_TRIPS, CHANGES, ARRIVALS, DELAYS))
    if state.phase == "reading":
        yield Choice("Take it back", TakeBack(state.active))


_LINES: Mapping[str, Callable[[State, bool], Iterator[Choice]]] = {
    "dealing": _dealing,
    "setup": _setup,
    "turn": _turn,
    "placing": _placing,
    "looking": _looking,
    "draw": _drawing,
    "taking": _taking,
    "reshuffle": _reshuffle,
    "recovering": _recovering,
    "revealing": _naming,
    "reading": _naming,
}

# -- belts and faces ---------------------------------------------------------------------------


def _free(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.destination is None]


def _defined(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.destination is not None]


def _with_luggage(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.city != NO_CITY]


def _at_belts(belts: Iterable[int], means: Callable[[int], Any]) -> tuple[Choice, ...]:
    return tuple(Choice(f"Belt {at + 1}", means(at)) for at in belts)


def _meaning(
    state: State, player: int, purpose: Any, belts: Iterable[int]
) -> tuple[Choice, ...]:
    seat = state.seats[player]
    return _at_belts(belts, lambda at: Meant(seat, purpose, at))


def _recoveries(state: State, player: int, belts: Iterable[int]) -> Iterator[Choice]:
    for at in belts:
        card = recoverable(state.belts[at])
        if card is not None and is_read(card):
            yield Choice(f"Belt {at + 1}", Recover(player, at, card))


_KINDS = {
    ROUND_TRIPS: "Round-the-world trip",
    CHANGES: "Change of direction",
    ARRIVALS: "Arrivals board",
    DELAYS: "Delayed flight",
}


def _faces(means: Callable[[int], Any], kinds: Iterable[int]) -> Iterator[Choice]:
    """Every face that a card may have: *means* is told the cards with that face, as a set."""
    for city, name in enumerate(CITIES):
        numbers = tuple(
            Choice(str(number + 1), means(only(city * HIGHEST + number)))
            for number in range(HIGHEST)
        )
        yield Choice(name.capitalize(), then=numbers)
    for kind in kinds:
        yield Choice(_KINDS[kind], means(kind))


def _card_of(state: State, hand: int, cards: int) -> int:
    """The card of that face which is meant: one of *hand*, else one that may be an unread one."""
    return members(cards & hand or cards & ~located(state) or cards)[0]
