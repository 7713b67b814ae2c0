"""The cursor in Captain Bluff: actions without a card, and which way one counts.

Depends on public facts alone, never on what a hand would allow.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Literal, get_args

from msgspec import Struct

from controller.cards.dealing import dealing, dealt_again, lacking_of, tap_or_choose, unseen
from controller.games.captain_bluff import pieces
from controller.games.captain_bluff.memory import RememberedBelt, recoverable, round_trip_alone
from controller.games.captain_bluff.pieces import CITIES
from controller.games.captain_bluff.placing import STEPS, cities_without_line
from controller.games.captain_bluff.state import (
    ZONES,
    State,
    actor,
    belts_with_destination,
    hand_at_start,
)
from controller.games.captain_bluff.turns import belts_with_luggage, free_belts
from controller.match.halfdone import HalfDone, Said
from controller.match.menu import Choice, Meant, Menu, Withdrawn, awaiting, surely
from controller.rules.sets import EMPTY, members, only, set_of
from controller.views import SEAT, UNREADABLE, Message

# -- what is half done: what the next card means, and which way one counts ------------------
#
# Kept as a short text (`menu.MEANT`), so that it survives a power cut. The next move discards it,
# so the others wait with theirs until it is settled (CB-26).

ANY_BELT = -1

Purpose = Literal["define", "place", "change", "play", "way", "tapped"]
"""way: a card lies face up on a belt, and its player must say which way it counts.
tapped: a card was tapped before its belt was chosen."""

_PURPOSES: Mapping[str, Purpose] = {purpose: purpose for purpose in get_args(Purpose)}


class CardSaid(Struct, frozen=True):
    """What the player who is to act has said about the next card, or about one that lies there."""

    purpose: Purpose
    belt: int = ANY_BELT
    """With spots the tap tells the belt; a card played on the pad has none."""
    card: int | None = None
    """The card that lies there and may count either way, or that was tapped first."""

    @property
    def waits(self) -> bool:
        """Whether a card is tapped, and its player is still to say for which belt."""
        return self.purpose == "tapped"


def said(half: HalfDone) -> CardSaid | None:
    """Return what has been said, or None."""
    purpose = _PURPOSES.get(half.meant.word)
    return None if purpose is None else CardSaid(purpose, *half.meant.numbers)


def meaning(purpose: Purpose, belt: int = ANY_BELT, card: int | None = None) -> Meant:
    """Return the meaning of a line of the cursor that says so."""
    return Meant(Said(purpose, tuple(n for n in (belt, card) if n is not None and n != ANY_BELT)))


def waits(half: HalfDone) -> bool:
    """Return True if a card is tapped, and its player is still to say for which belt."""
    was_said = said(half)
    return was_said is not None and was_said.waits


def tapped(card: int) -> Meant:
    """Return the meaning of a card that was tapped before its belt was chosen."""
    return Meant(Said("tapped", (ANY_BELT, card)))


KINDS = {
    pieces.ROUND_TRIPS: "round-trip",
    pieces.CHANGES: "change-of-direction",
    pieces.ARRIVALS: "arrivals-board",
    pieces.DELAYS: "delayed-flight",
}
"""The kinds of Airport cards, as slugs."""

BELT, CARD = "captain-bluff-menu-belt", "captain-bluff-card"

WAYS: Mapping[pieces.Step, str] = {
    1: "captain-bluff-menu-counts-up",
    -1: "captain-bluff-menu-counts-down",
}

Means = Callable[[int], Any]


LAYS = "belts"
"""The argument of a line that has a card laid: the belts where it may be, as `1+3`."""


def at_belts(belts: Iterable[int], means: Means, *, lays: bool = False) -> tuple[Choice, ...]:
    """Return a line for each belt: what is done there, or with *lays*, that the next card goes
    there."""
    return tuple(
        Choice(BELT, means(at), {"belt": at + 1} | ({LAYS: str(at + 1)} if lays else {}))
        for at in belts
    )


def _somewhere(
    what: str, belts: Sequence[int], means: Means, *, care: bool = False, lays: bool = False
) -> Choice:
    """Return the line for an action at one of some belts: where others are not among them, the
    choice of a belt says why. One that *lays* a card says at which belts: one may be clicked."""
    id = f"captain-bluff-menu-{what}"
    title = _where(what) if len(belts) < pieces.BELTS else None
    args = {LAYS: "+".join(str(at + 1) for at in belts)} if lays else {}
    lines = at_belts(belts, means, lays=lays)
    return Choice(id, args=args, then=lines, title=title, care=care)


def _where(what: str) -> Message:
    return Message(f"captain-bluff-menu-{what}-where")


# -- face down, or into a hand -------------------------------------------------------------


def defined(state: State, player: int, belts: Iterable[int]) -> tuple[Choice, ...]:
    card = pieces.DECK.any_unread(state.hands[player])
    return at_belts(belts, lambda at: pieces.Define(player, at, card))


def changed(state: State, player: int, belts: Iterable[int]) -> tuple[Choice, ...]:
    card = pieces.DECK.any_unread(state.hands[player])
    return at_belts(belts, lambda at: pieces.Change(player, at, card))


def drawn(player: int) -> Choice:
    return surely(UNREADABLE, pieces.Draw(player, None), "captain-bluff-menu-yes-in-hand")


def taken(player: int) -> Choice:
    return surely(UNREADABLE, pieces.Take(player, None), "captain-bluff-menu-yes-in-hand")


def recovered(state: State, player: int, belts: Iterable[int]) -> Iterator[Choice]:
    """Yield lines for the last piece of luggage of each line, which everyone sees."""
    for at in belts:
        card = recoverable(state.belts[at])
        if card is not None:
            yield Choice(BELT, pieces.Recover(player, at, card), {"belt": at + 1})


# -- face up -------------------------------------------------------------------------------


def placed(state: State, player: int, belts: Iterable[int]) -> tuple[Choice, ...]:
    """Return lines that ask which card was laid on a belt."""
    return tuple(
        Choice(
            BELT,
            args={"belt": at + 1},
            then=tuple(_placements(state, player, at)),
            title=Message("captain-bluff-menu-it-is"),
        )
        for at in belts
    )


def _placements(state: State, player: int, at: int) -> Iterator[Choice]:
    belt, hand, located = state.belts[at], state.hands[player], ZONES.located(state)

    def line(said: Message, name: str, cards: int) -> Choice:
        card = _card_of(hand, located, cards)
        ways = _ways(belt, cards)
        if not ways:
            return Choice(said.id, pieces.Place(player, at, card), said.args)
        steps = tuple(Choice(WAYS[step], pieces.Place(player, at, card, step)) for step in ways)
        return Choice(said.id, args=said.args, then=steps, title=_called(name))

    if not state.acted:
        cities = cities_without_line(state) if belt.city == pieces.NO_CITY else only(belt.city)
        for city in members(cities):
            yield Choice(CARD, args={"card": CITIES[city]}, then=_numbers(city, line))
    if not state.airport:
        yield line(
            _called(KINDS[pieces.ROUND_TRIPS]), KINDS[pieces.ROUND_TRIPS], pieces.ROUND_TRIPS
        )
        if belt.line and not state.run:
            yield line(_called(KINDS[pieces.CHANGES]), KINDS[pieces.CHANGES], pieces.CHANGES)


def _ways(belt: RememberedBelt, cards: int) -> tuple[pieces.Step, ...]:
    """Return the ways in which a card of that face may count there; none if that is settled."""
    if cards & pieces.CHANGES:
        return ()
    if cards & pieces.ROUND_TRIPS:
        return STEPS if belt.line and not belt.direction else ()
    return STEPS if round_trip_alone(belt) else ()


def played(state: State, player: int) -> Iterator[Choice]:
    """Yield lines for Airport cards on the pad."""
    hand, located = state.hands[player], ZONES.located(state)
    for kind in (pieces.ARRIVALS, pieces.DELAYS):
        card, name = _card_of(hand, located, kind), {"card": KINDS[kind]}
        played, yes = "captain-bluff-menu-is-played", "captain-bluff-menu-yes-card"
        yield surely(played, pieces.Play(player, card), yes, name)


def seen(state: State, number: int) -> Iterator[Choice]:
    """Yield lines for what the card *number* is, which everyone can see."""
    may = ZONES.could_be(state, number)

    def line(said: Message, name: str, cards: int) -> Choice:
        means = pieces.Seen(number, members(cards & may or cards)[0])
        args = {**said.args, "card": name}
        return surely(said.id, means, "captain-bluff-menu-yes-card", args)

    for city, name in enumerate(CITIES):
        yield Choice(CARD, args={"card": name}, then=_numbers(city, line))
    for kind, name in KINDS.items():
        yield line(_called(name), name, kind)


def _numbers(city: int, line: Callable[[Message, str, int], Choice]) -> tuple[Choice, ...]:
    return tuple(
        line(
            Message("captain-bluff-menu-number", {"number": n + 1}),
            f"{CITIES[city]}-{n + 1}",
            only(city * pieces.HIGHEST + n),
        )
        for n in range(pieces.HIGHEST)
    )


def _called(card: str) -> Message:
    return Message(CARD, {"card": card})


def _card_of(hand: int, located: int, cards: int) -> int:
    """Return the card that is meant by a face: one of *hand*, otherwise one not *located*, which
    may be unread."""
    return members(cards & hand or cards & ~located or cards)[0]


PLAY = "captain-bluff-menu-play"


def may_have_just_come(state: State, hands_out: bool) -> bool:
    """Return True if a card may have come to the pad just now, so that it would count as tapped
    twice when it is played there. A table that *hands_out* cards has none tapped."""
    return state.phase == "turn" and state.acted and not state.airport and not hands_out


def menu(state: State, said: CardSaid | None, hands_out: bool = False) -> Menu | None:
    """Return what is to be chosen now, if something was *said* of a card; None if nothing is. A
    table that *hands_out* cards has none tapped that come to a hand."""
    if said is not None and not said.waits:
        return _settling(state, said)
    if state.phase == "dealing":
        lacking = lacking_of(hand_at_start(len(state.seats)))(state, None)
        return dealing(
            "captain-bluff", state, lacking, pieces.Deal, pieces.Dealt(), pieces.Redeal()
        )
    lines = _LINES.get(state.phase)
    if lines is None:
        return None
    # Anyone who sees it may say that the discards are shuffled, or what a face-up card is.
    anybody = state.phase in ("reshuffle", "revealing", "reading")
    seat = "" if anybody else state.seats[actor(state)]
    title = _TITLES.get(state.phase) or Message(SEAT, {"seat": seat})
    if said is not None:
        heading = Choice("captain-bluff-menu-choose-its-belt")
        back = Choice("captain-bluff-menu-take-back", Withdrawn())
        title = Message("captain-bluff-menu-where-to")
        return Menu(seat, title, (heading, *_laying(state), back))
    found = tuple(lines(state))
    if may_have_just_come(state, hands_out):
        found = (*found[:-1], Choice(PLAY, meaning("play")), found[-1])
    return Menu(seat, title, found)


def _laying(state: State) -> Iterator[Choice]:
    """Yield a line for each belt where a card that was tapped may lie: as luggage, or as the city
    where none lies."""
    for at, belt in enumerate(state.belts):
        if belt.destination is None and not state.acted:
            yield from at_belts([at], partial(meaning, "define"))
        elif belt.destination is not None and state.phase == "turn":
            yield from at_belts([at], partial(meaning, "place"))


_TITLES = {
    "reshuffle": Message("captain-bluff-menu-pile-empty"),
    "revealing": Message("captain-bluff-menu-which-city"),
    "reading": Message("table-menu-which-card"),
}

# -- what was begun ------------------------------------------------------------------------


def _settling(state: State, said: CardSaid) -> Menu:
    """Return the menu to carry out what was said, or to take it back."""
    player, at = actor(state), said.belt
    seat = state.seats[player]
    if said.card is not None:
        ways = (
            Choice(way, pieces.Place(player, at, said.card, step)) for step, way in WAYS.items()
        )
        lines = (*ways, Choice("captain-bluff-menu-take-back", Withdrawn()))
        beyond = _beyond(state, said.card, at)
        goes = (f"spot/{at + 1}",) if beyond else ()
        title = Message("captain-bluff-menu-which-way", {"belt": at + 1})
        return Menu(seat, title, lines, goes=goes, fits=pieces.faces(beyond))
    title = Message(_AWAITED[said.purpose])
    if said.purpose == "change":
        tap = Choice("captain-bluff-menu-tap-new")
        belts = members(belts_with_luggage(state))
        places = tuple(f"spot/{belt + 1}" for belt in belts)
        title = _where("change") if len(belts) < pieces.BELTS else title
        return Menu(seat, title, (tap, Choice("table-menu-withdraw", Withdrawn())), goes=places)
    return awaiting(seat, title, pieces.faces(pieces.ON_PAD) if said.purpose == "play" else None)


def _beyond(state: State, card: int, at: int) -> int:
    """Return the luggage that may follow a card whose way is asked, and so answers: it has the next
    number, up or down."""
    if state.acted and not state.run:
        return EMPTY
    belt = state.belts[at]
    trip = pieces.ROUND_TRIPS >> card & 1
    city, number = (
        (belt.city, belt.last) if trip else (card // pieces.HIGHEST, card % pieces.HIGHEST + 1)
    )
    numbers = (number + step * (2 if trip else 1) for step in STEPS)
    return set_of(
        city * pieces.HIGHEST + number - 1 for number in numbers if 1 <= number <= pieces.HIGHEST
    )


_AWAITED = {
    "define": "captain-bluff-menu-define",
    "place": "captain-bluff-menu-place",
    "change": "captain-bluff-menu-change",
    "play": PLAY,
}

# -- phase by phase ------------------------------------------------------------------------


def _setup(state: State) -> Iterator[Choice]:
    player, free = state.due[0], members(free_belts(state))
    yield tap_or_choose("captain-bluff-menu-tap-at-belt")
    yield from at_belts(free, partial(meaning, "define"), lays=True)
    yield Choice(UNREADABLE, then=defined(state, player, free))
    if len(free) == pieces.BELTS:
        yield dealt_again(pieces.Redeal())


def _turn(state: State) -> Iterator[Choice]:
    player = state.active
    yield tap_or_choose("table-menu-tap-or-choose")
    if state.acted:
        yield Choice("table-menu-end-turn", pieces.Done(player), home=True)
    belts, free = belts_with_destination(state), members(free_belts(state))
    if belts and not (state.acted and state.airport):
        yield _somewhere("place", belts, partial(meaning, "place"), lays=True)
    if not state.acted and free:
        yield _somewhere("define", free, partial(meaning, "define"), lays=True)
    if not state.acted:
        yield from _actions(state)
    yield Choice(UNREADABLE, then=tuple(_without_reading(state)))


def _actions(state: State) -> Iterator[Choice]:
    """Yield the actions for which a card is tapped later, or none is."""
    player, defined, lines = (
        state.active,
        belts_with_destination(state),
        members(belts_with_luggage(state)),
    )
    if defined:
        # A look cannot be undone.
        yield _somewhere("check", defined, lambda at: pieces.Check(player, at), care=True)
    if not lines:
        return
    yield Choice("captain-bluff-menu-change", meaning("change"))
    yield _somewhere("change", lines, partial(meaning, "change"))
    yield _somewhere("close", lines, lambda at: pieces.Close(player, at), care=True)


def _without_reading(state: State) -> Iterator[Choice]:
    """Yield the same acts with an unreadable card."""
    player, free, lines = (
        state.active,
        members(free_belts(state)),
        members(belts_with_luggage(state)),
    )
    belts = belts_with_destination(state)
    if belts and not (state.acted and state.airport):
        yield Choice("captain-bluff-menu-placed", then=placed(state, player, belts))
    if not state.acted and free:
        yield Choice("captain-bluff-menu-defined", then=defined(state, player, free))
    if not state.acted and lines:
        yield Choice("captain-bluff-menu-exchanged", then=changed(state, player, lines))
    if not state.airport:
        yield from played(state, player)
    to_recover = tuple(recovered(state, player, range(pieces.BELTS)))
    if to_recover:
        yield Choice("captain-bluff-menu-recovered", then=to_recover)


def _placing(state: State) -> Iterator[Choice]:
    player = state.active
    if round_trip_alone(state.belts[state.at]):
        yield Choice("captain-bluff-menu-trip-begins")
    else:
        yield Choice("captain-bluff-menu-run-complete", pieces.Done(player))
    yield Choice("captain-bluff-menu-take-last-back", pieces.TakeBack(player))
    (belt,) = placed(state, player, [state.at])
    yield Choice(UNREADABLE, then=belt.then, title=Message("captain-bluff-menu-it-is"))


def _looking(state: State) -> Iterator[Choice]:
    player = state.active
    yield Choice("captain-bluff-menu-look-twice")
    for at in belts_with_destination(state):
        if not state.looked >> at & 1:
            yield Choice(BELT, pieces.Check(player, at), {"belt": at + 1})
    yield Choice("captain-bluff-menu-no-more", pieces.Done(player))


def _drawing(state: State) -> Iterator[Choice]:
    has_drawn = Choice("captain-bluff-menu-has-drawn", pieces.Draw(state.due[0], None))
    yield unseen(state, has_drawn, "captain-bluff-menu-tap-drawn")
    yield drawn(state.due[0])


def _taking(state: State) -> Iterator[Choice]:
    # It may have been read when it was laid there.
    has_taken = Choice("captain-bluff-menu-has-taken", pieces.Take(state.active, None))
    yield unseen(state, has_taken, "captain-bluff-menu-tap-old")
    yield taken(state.active)


def _reshuffle(state: State) -> Iterator[Choice]:
    yield Choice("captain-bluff-menu-shuffled", pieces.Reshuffle())


def _recovering(state: State) -> Iterator[Choice]:
    yield Choice("captain-bluff-menu-no-more", pieces.Done(state.other))
    for line in recovered(state, state.other, (state.at,)):
        yield Choice(UNREADABLE, line.means)


def _naming(state: State) -> Iterator[Choice]:
    """Yield lines that name an unread card that lies open for everyone."""
    if state.phase == "revealing":
        number = state.belts[state.at].destination
    else:
        number = None if state.pending is None else state.pending.card
    assert number is not None, "a card was called or played"
    yield Choice("table-menu-tap-or-name")
    yield from seen(state, number)
    if state.phase == "reading":
        yield Choice("captain-bluff-menu-take-back", pieces.TakeBack(state.active))


_LINES: Mapping[str, Callable[[State], Iterator[Choice]]] = {
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
