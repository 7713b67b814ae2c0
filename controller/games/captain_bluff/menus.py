"""The cursor in Captain Bluff: actions without a card, and which way one counts.

Made of public facts alone: what a hand would allow is never looked at.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from controller.games.captain_bluff import naming
from controller.games.captain_bluff.halfway import ANY_BELT, Said, actor, meaning
from controller.games.captain_bluff.moves import (
    Check,
    Close,
    Deal,
    Done,
    Place,
    Redeal,
    Reshuffle,
    TakeBack,
)
from controller.games.captain_bluff.naming import WAYS, at_belts
from controller.games.captain_bluff.pieces import BELTS, NO_CITY
from controller.games.captain_bluff.state import (
    State,
    belts_with_destination,
    hand_at_start,
)
from controller.match.menu import Choice, Menu, Withdrawn, awaiting, surely
from controller.views import SEAT, UNREADABLE, Message

PLAY = "captain-bluff-menu-play-an-airport-card"


def menu(state: State, spots: bool, said: Said | None) -> Menu | None:
    """What is to be chosen now, at a table where every belt has a spot or none, when something was
    *said* of a card; None where nothing is."""
    if said is not None:
        return _settling(state, said)
    lines = _LINES.get(state.phase)
    if lines is None:
        return None
    # Whoever sees it may say that the discards are shuffled, or what a face-up card is.
    anybody = state.phase in ("dealing", "reshuffle", "revealing", "reading")
    seat = "" if anybody else state.seats[actor(state)]
    title = _TITLES.get(state.phase) or Message(SEAT, {"seat": seat})
    return Menu(seat, title, tuple(lines(state, spots)))


_TITLES = {
    "dealing": Message("captain-bluff-menu-dealing"),
    "reshuffle": Message("captain-bluff-menu-the-draw-pile-is-empty"),
    "revealing": Message("captain-bluff-menu-which-city"),
    "reading": Message("captain-bluff-menu-which-card"),
}

# -- what was begun ----------------------------------------------------------------------------


def _settling(state: State, said: Said) -> Menu:
    """What was said is carried out, or taken back."""
    player, at = actor(state), said.belt
    seat = state.seats[player]
    if said.card is not None:
        ways = (Choice(way, Place(player, at, said.card, step)) for step, way in WAYS.items())
        lines = (*ways, Choice("captain-bluff-menu-take-it-back", Withdrawn()))
        return Menu(seat, Message("captain-bluff-menu-which-way", {"belt": at + 1}), lines)
    if at != ANY_BELT:
        id = f"captain-bluff-menu-awaits-{said.purpose}"
        return awaiting(seat, Message(id, {"belt": at + 1}))
    title = Message(_AWAITED[said.purpose])
    if said.purpose == "change":
        tap = Choice("captain-bluff-menu-tap-the-new-card-at-its-belt")
        return Menu(seat, title, (tap, Choice("table-menu-withdraw", Withdrawn())))
    return awaiting(seat, title)


_AWAITED = {
    "define": "captain-bluff-menu-define-a-city",
    "place": "captain-bluff-menu-place",
    "change": "captain-bluff-menu-change-a-city",
    "play": PLAY,
}

# -- phase by phase ----------------------------------------------------------------------------


def _dealing(state: State, spots: bool) -> Iterator[Choice]:
    yield Choice("table-menu-tap-each")
    full = hand_at_start(len(state.seats))
    lacking = [p for p, hand in enumerate(state.hands) if hand.bit_count() < full]
    lines = []
    for player in lacking:
        seat = {"seat": state.seats[player]}
        lines.append(surely(SEAT, Deal(player, None), "table-menu-yes-has-it", seat))
    yield Choice(UNREADABLE, then=tuple(lines), title=Message("table-menu-whose-card"), care=True)
    yield _deal_again()


def _setup(state: State, spots: bool) -> Iterator[Choice]:
    player, free = state.due[0], _free(state)
    if spots:
        yield Choice("captain-bluff-menu-tap-a-card-at-a-belt")
    else:
        yield Choice("captain-bluff-menu-choose-a-belt-then-tap-a-card")
        yield Choice("captain-bluff-menu-define-a-city", then=_meaning("define", free))
    yield Choice(UNREADABLE, then=naming.defined(state, player, free))
    if len(free) == BELTS:
        yield _deal_again()


def _turn(state: State, spots: bool) -> Iterator[Choice]:
    player = state.active
    if state.acted:
        yield Choice("table-menu-end-turn", Done(player))
    else:
        yield Choice("table-menu-tap-a-card" if spots else "table-menu-choose-then-tap")
    if not spots:
        if belts_with_destination(state) and not (state.acted and state.airport):
            yield Choice(
                "captain-bluff-menu-place", then=_meaning("place", belts_with_destination(state))
            )
        if not state.acted and _free(state):
            yield Choice("captain-bluff-menu-define-a-city", then=_meaning("define", _free(state)))
    if not state.acted:
        yield from _actions(state, spots)
    if not state.airport:
        # A card that was just drawn on this pad, and is played at once, is no tap that was doubled.
        yield Choice(PLAY, meaning("play"))
    yield Choice(UNREADABLE, then=tuple(_without_reading(state)))


def _actions(state: State, spots: bool) -> Iterator[Choice]:
    """The actions for which a card is tapped later, or none is."""
    player, defined, lines = state.active, belts_with_destination(state), _with_luggage(state)
    if defined:
        # A look cannot be taken back.
        checks = at_belts(defined, lambda at: Check(player, at))
        yield Choice("captain-bluff-menu-check-a-city", then=checks, care=True)
    if not lines:
        return
    if spots:
        yield Choice("captain-bluff-menu-change-a-city", meaning("change"))
    else:
        yield Choice("captain-bluff-menu-change-a-city", then=_meaning("change", lines))
    yield Choice(
        "captain-bluff-menu-close-a-belt",
        then=at_belts(lines, lambda at: Close(player, at)),
        care=True,
    )


def _without_reading(state: State) -> Iterator[Choice]:
    """The same acts with a card that nothing reads."""
    player, free, lines = state.active, _free(state), _with_luggage(state)
    belts = belts_with_destination(state)
    if belts and not (state.acted and state.airport):
        yield Choice("captain-bluff-menu-it-is-placed", then=naming.placed(state, player, belts))
    if not state.acted and free:
        yield Choice(
            "captain-bluff-menu-it-is-a-departure-city", then=naming.defined(state, player, free)
        )
    if not state.acted and lines:
        yield Choice(
            "captain-bluff-menu-it-is-exchanged", then=naming.changed(state, player, lines)
        )
    if not state.airport:
        yield from naming.played(state, player)
    recovered = tuple(naming.recovered(state, player, range(BELTS)))
    if recovered:
        yield Choice("captain-bluff-menu-it-is-recovered", then=recovered)


def _placing(state: State, spots: bool) -> Iterator[Choice]:
    player = state.active
    yield Choice("captain-bluff-menu-the-run-is-complete", Done(player))
    yield Choice("captain-bluff-menu-take-the-last-one-back", TakeBack(player))
    (belt,) = naming.placed(state, player, [state.at])
    yield Choice(UNREADABLE, then=belt.then, title=Message("captain-bluff-menu-it-is"))


def _looking(state: State, spots: bool) -> Iterator[Choice]:
    player = state.active
    yield Choice("captain-bluff-menu-look-at-two-different-cities")
    for at in belts_with_destination(state):
        if not state.looked >> at & 1:
            yield Choice(naming.BELT, Check(player, at), {"belt": at + 1})
    yield Choice("captain-bluff-menu-no-more", Done(player))


def _drawing(state: State, spots: bool) -> Iterator[Choice]:
    yield Choice("captain-bluff-menu-tap-the-card-on-your-pad")
    yield naming.drawn(state.due[0])


def _taking(state: State, spots: bool) -> Iterator[Choice]:
    yield Choice("captain-bluff-menu-tap-the-old-card-on-your-pad")
    yield naming.taken(state.active)


def _reshuffle(state: State, spots: bool) -> Iterator[Choice]:
    yield Choice("captain-bluff-menu-the-discards-are-shuffled", Reshuffle())


def _recovering(state: State, spots: bool) -> Iterator[Choice]:
    yield Choice("captain-bluff-menu-no-more", Done(state.other))
    for line in naming.recovered(state, state.other, (state.at,)):
        yield Choice(UNREADABLE, line.means)


def _naming(state: State, spots: bool) -> Iterator[Choice]:
    """What a card is that lies open for everybody and has not been read."""
    if state.phase == "revealing":
        number = state.belts[state.at].destination
    else:
        number = None if state.pending is None else state.pending.card
    assert number is not None, "a card was called or played"
    yield Choice("captain-bluff-menu-tap-or-name")
    yield from naming.seen(state, number)
    if state.phase == "reading":
        yield Choice("captain-bluff-menu-take-it-back", TakeBack(state.active))


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


def _deal_again() -> Choice:
    return surely(
        "table-menu-deal-again",
        Redeal(),
        "table-menu-yes-collect",
        title=Message("table-menu-all-dealt-again"),
    )


def _free(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.destination is None]


def _with_luggage(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.city != NO_CITY]


def _meaning(purpose: Any, belts: Iterable[int]) -> tuple[Choice, ...]:
    return at_belts(belts, lambda at: meaning(purpose, at))
