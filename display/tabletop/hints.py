"""What can be done now, in one line, and where; refusals in kind words.

Pure, and without knowing the game: what is asked comes from the referee's prompt, and so does where
it is done. No hint looks at the cards in the hand, so none tells which card would be allowed.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from controller.views import UNREADABLE, Arg
from display.tabletop.layout import caption, fan, mats
from display.tabletop.saying import (
    Either,
    Phrase,
    Quote,
    Saying,
    YourTurn,
    phrase,
)
from display.tabletop.sight import ENDED, Facts, Sight, Target
from hardware.scene import FAN, Refused


class Hint(Struct, frozen=True):
    """What is said, and the targets that it speaks of: they glow."""

    says: tuple[Saying, ...]
    at: tuple[Target, ...] = ()


def hint_of(id: str, *at: Target, **args: Saying | Arg) -> Hint:
    """A hint of one message."""
    return Hint((phrase(id, **args),), at)


WAIT_FOR_TABLE = hint_of("hands-wait-for-table")
WATCHING = hint_of("hands-watching")
MATCH_OVER = hint_of("hands-match-over", "A")
ROUND_OVER = hint_of("hands-round-over", "A")


def outside(sight: Sight) -> Hint | None:
    """What to do outside a match, or in one that others play; None for who plays in one."""
    view = sight.view
    if view is None:
        return WAIT_FOR_TABLE
    if view.match is None:
        return _before_match(sight)
    plays = any(player.seat == sight.scene.seat for player in view.match.players)
    return None if plays else WATCHING


def _before_match(sight: Sight) -> Hint:
    view = sight.view
    assert view is not None
    joined = any(s.seat == sight.scene.seat and s.joined for s in view.seats)
    match view.stage:
        case "options" | "resume":
            return hint_of("hands-move-on-or-take", "A", "B")
        case "joining" if joined:
            return hint_of("hands-hold-a-to-start", "A")
        case "joining":
            return hint_of("hands-press-a-to-join", "A")
    return hint_of("hands-press-a-to-play", "A")


MANY = 4
"""More places than that are not named one by one."""


def hint(sight: Sight) -> Hint:
    """What to do now."""
    told = outside(sight)
    if told is not None:
        return told
    facts = Facts(sight)
    if sight.hand is not None:
        return _holding(sight, facts)
    if facts.phase == "over":
        return MATCH_OVER
    if facts.phase in ENDED:
        return ROUND_OVER
    return _empty_handed(sight, facts)


def kindly(refused: Refused) -> Phrase:
    """Why an act was refused, for a person who does not know the table's vocabulary."""
    return phrase(REFUSALS.get(refused.code, "hands-did-not-work"))


def _empty_handed(sight: Sight, facts: Facts) -> Hint:
    if facts.to_look:
        return hint_of("hands-hold-to-look", *facts.to_look)
    if facts.draws:
        return _drawing(sight, facts)
    if facts.secret and facts.vote is not None:
        return hint_of("hands-answered")
    if facts.secret and facts.awaited:
        return Hint((*_sentence(facts), phrase("hands-answer-secretly")), ("A", "B"))
    if facts.victim:
        return hint_of("hands-take-a-card-of", f"seat/{facts.victim}", seat=facts.victim)
    if facts.to_turn:
        return _turning(sight, facts)
    if facts.to_take:
        choice = _choice(facts)
        how = phrase("hands-click-it-or-line" if choice else "hands-click-it")
        return Hint((_asked(facts), how), (*facts.to_take, *choice))
    if facts.answers and facts.prompt is not None:
        return Hint((Quote(facts.prompt),), ("A", "B"))
    choice = _choice(facts)
    if facts.awaited and choice and not facts.where:
        return Hint((_asked(facts), phrase("hands-choose-line")), choice)
    if facts.awaited and not sight.scene.spots and facts.prompt is not None:
        # The cursor says first what the next card on one's own pad is: the referee says how.
        return Hint((_asked(facts), Quote(facts.prompt, "remedy")), ("menu", "card"))
    if facts.awaited:
        how = phrase("hands-click-card-or-line" if choice else "hands-click-card")
        return Hint((_asked(facts), how), ("card", *choice))
    if facts.active is not None:
        return hint_of("hands-turn-of", seat=facts.active)
    if facts.where:
        return hint_of("hands-wait-for-others")
    if facts.chooses:
        return Hint((*_sentence(facts), phrase("hands-choose-a-line")), ("menu",))
    return Hint(_sentence(facts) or (phrase("hands-wait-for-others"),))


def _drawing(sight: Sight, facts: Facts) -> Hint:
    """A card is drawn; from more than one deck, as many as the prompt says."""
    decks = tuple(_targets(sight, facts.draws))
    says = (*(_sentence(facts) if len(decks) > 1 else ()), phrase("hands-draw-a-card"))
    # What is drawn later is not counted.
    held = _count(sight, fan(sight.scene.seat)) if facts.phase == "dealing" else 0
    return Hint((*says, *_so_far(held)), decks)


def _turning(sight: Sight, facts: Facts) -> Hint:
    """Something lies closed that one's own seat turns, and then says what it is."""
    if any(target.startswith("row/") for target in facts.to_turn):
        return Hint((_asked(facts), phrase("hands-turn-each")), facts.to_turn)
    closed = any(
        f"pile/{seen.place}" in facts.to_turn and not seen.top.face for seen in sight.scene.places
    )
    if facts.chooses:
        return hint_of("hands-is-that-so", "menu")
    if closed:
        return Hint((_asked(facts), phrase("hands-click-it")), facts.to_turn)
    told = () if facts.prompt is None else (Quote(facts.prompt, "remedy"),)
    return Hint((phrase("hands-what-is-it"), *told), ("A", "B"))


def _holding(sight: Sight, facts: Facts) -> Hint:
    home = _home(sight)
    if sight.refused:
        return hint_of("hands-put-back", *home)
    if sight.heard:
        where = _where_to_lay(sight)
        return hint_of("hands-lay-it-down", *where, where=_names(sight, where))
    if (facts.draws or facts.to_take) and sight.taken_from != fan(sight.scene.seat):
        return hint_of("hands-make-it-yours", "fan")
    # A card of one's own hand while another one is to be taken, or one that was drawn and is not
    # wanted.
    astray = facts.draws or facts.to_take or sight.taken_from in sight.scene.layout.decks
    meant = tuple(_targets(sight, facts.where)) if facts.awaited and not astray else ()
    if meant:
        return hint_of("hands-where-to", *meant, where=_names(sight, meant))
    if facts.active not in (None, facts.own):
        return hint_of("hands-turn-of-put-back", *home, seat=facts.active or "")
    return hint_of("hands-put-back", *home)


def _so_far(held: int) -> tuple[Saying, ...]:
    """How many cards were drawn already."""
    return (phrase("hands-drawn", count=held),) if held else ()


def _sentence(facts: Facts) -> tuple[Saying, ...]:
    """The prompt without its remedy, if there is one."""
    return () if facts.prompt is None else (Quote(facts.prompt, "sentence"),)


def _asked(facts: Facts) -> Saying:
    """What the prompt asks of one's own seat."""
    return phrase("hands-your-turn") if facts.prompt is None else YourTurn(facts.prompt, facts.own)


def _choice(facts: Facts) -> tuple[Target, ...]:
    """The menu, where it offers more than a card that cannot be read, or nothing else is asked."""
    cursor = facts.cursor
    if cursor is None or not facts.chooses:
        return ()
    lines = [line for line in cursor.options if line.id != UNREADABLE]
    return ("menu",) if len(lines) > 1 or not facts.where else ()


def _home(sight: Sight) -> tuple[Target, ...]:
    return ("fan",) if sight.taken_from in ("", fan(sight.scene.seat)) else ("hand",)


def _where_to_lay(sight: Sight) -> tuple[Target, ...]:
    """Where a card goes that the table has taken: where it belongs, if that is known; or else
    beside the spot that it was tapped at, into the hand whose pad it was, or in the middle: beside
    no spot, where the table has any."""
    scene, reader = sight.scene, sight.tapped_at
    if scene.belongs:
        return (_target(scene.belongs, sight),)
    if reader in scene.spots:
        return (f"spot/{scene.spots.index(reader) + 1}",)
    seat = reader.removeprefix("pad/")
    if seat != scene.seat:
        return (f"seat/{seat}",)
    if sight.taken_from != fan(scene.seat):
        return ("fan",)
    free = (mat for mat in mats(scene) if not mat.spot)
    places = [place for mat in free for place in mat.places if place not in scene.layout.decks]
    return tuple(_target(place, sight) for place in places)


def _target(place: str, sight: Sight) -> Target:
    """What is clicked to lay a card there."""
    owner, _, what = place.partition("/")
    if what == FAN:
        return "fan" if owner == sight.scene.seat else f"seat/{owner}"
    return f"{'row' if place in sight.scene.layout.rows else 'pile'}/{place}"


def _targets(sight: Sight, where: tuple[str, ...]) -> Iterator[Target]:
    """What the prompt's places are at the virtual table."""
    scene = sight.scene
    for name in where:
        kind, _, which = name.partition("/")
        if kind == "deck":
            yield from (f"deck/{place}" for place in scene.layout.decks if which in ("", place))
        elif kind == "pad":
            yield "pad" if which == scene.seat else f"seat/{which}"
        elif kind == "spot" and which.isdecimal() and 1 <= int(which) <= len(scene.spots):
            yield name


def _names(sight: Sight, meant: tuple[Target, ...]) -> Saying:
    """Targets in a sentence."""
    scene = sight.scene
    if sum(not target.startswith("seat/") for target in meant) > MANY:
        return phrase("hands-glowing-place")
    seats = [t.removeprefix("seat/") for t in meant if t.startswith("seat/")]
    names = [_name(sight, target) for target in meant if not target.startswith("seat/")]
    if len(seats) > 2:
        names.append(phrase("hands-another-player"))
    else:
        names += [phrase("table-seat", seat=seat) for seat in seats if seat != scene.seat]
    return Either(tuple(names))


def _name(sight: Sight, target: Target) -> Saying:
    kind, _, which = target.partition("/")
    if kind in ("pile", "row"):
        return phrase("hands-the-place", place=_called(which, sight))
    if kind in _NAMES:
        return phrase(_NAMES[kind])
    spot = int(which)
    mat = next((mat for mat in mats(sight.scene) if mat.spot == spot), None)
    if mat is None:
        return phrase("hands-the-spot", spot=spot)
    return phrase("hands-the-place-at", place=_called(mat.places[0], sight), spot=spot)


def _called(place: str, sight: Sight) -> Saying:
    what = caption(place, sight.scene.layout)
    return Phrase(what.id, tuple(what.args.items()))


def _count(sight: Sight, place: str) -> int:
    return next((seen.count for seen in sight.scene.places if seen.place == place), 0)


_NAMES = {"pad": "hands-your-pad", "fan": "hands-your-cards", "deck": "hands-the-deck"}

REFUSALS: Mapping[str, str] = {
    "nothing-there": "hands-nothing-left",
    "hand-full": "hands-hand-is-full",
    "still-reading": "hands-still-reading",
    "hand-empty": "hands-hand-is-empty",
    "not-yours": "hands-somebody-elses",
    "no-room": "hands-no-room",
    "no-piece": "hands-card-is-gone",
}
"""What the twin refuses, by its codes, and what to say of it."""
