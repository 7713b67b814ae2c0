"""What can be done now, in one line, and where; refusals in kind words.

Pure, and independent of the game: what is asked comes from the referee's prompt, and so does where
it is done. No hint looks at the cards in the hand, so none reveals which card would be allowed.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from controller.views import DEAL_AGAIN, UNREADABLE, Arg, Message
from display.tabletop.layout import caption, fan, mats
from display.tabletop.saying import (
    Closed,
    Either,
    Phrase,
    Quote,
    Saying,
    YourTurn,
    phrase,
)
from display.tabletop.sight import ENDED, Sight, Target
from hardware.scene import FAN, Refused, seat_of


class Hint(Struct, frozen=True):
    """What is said, and the targets that it refers to: they glow. What is *sought* does not, as
    finding it is the game; the keys go there."""

    says: tuple[Saying, ...]
    at: tuple[Target, ...] = ()
    sought: tuple[Target, ...] = ()


def hint_of(id: str, *at: Target, **args: Saying | Arg) -> Hint:
    """Return a hint of one message."""
    return Hint((phrase(id, **args),), at)


WAIT_FOR_TABLE = hint_of("hands-wait-for-table")
WATCHING = hint_of("hands-watching")
RESTS = hint_of("hands-rests", "beside/pause", "menu")
MATCH_OVER = hint_of("hands-match-over", "menu", "A")
ROUND_OVER = hint_of("hands-round-over", "A")


def outside(sight: Sight) -> Hint | None:
    """Return what to do outside a match, in one that others play, or while play waits; None for an
    active player."""
    view = sight.view
    if view is None:
        return WAIT_FOR_TABLE
    if view.match is None:
        return _before_match(sight)
    if sight.rests:
        return RESTS
    if view.reads and sight.own not in view.reads:
        return hint_of("table-reads", seat=view.reads[0])
    if not any(player.seat == sight.scene.seat for player in view.match.players):
        return WATCHING
    if sight.looks_on and view.prompt is not None:
        return Hint((Quote(view.prompt),), ("A",))
    return None


def _before_match(sight: Sight) -> Hint:
    view = sight.view
    assert view is not None
    match view.stage:
        case "options" | "resume" | "operator":
            return hint_of("hands-choose-a-line", "menu")
        case "naming" if sight.naming is not None and sight.naming.step != "ready":
            return hint_of("hands-choose-your-name", "A", "B")
        case "rules" | "naming" if view.prompt is not None:
            return Hint((Quote(view.prompt),), ("A",))
        case "joining" if sight.joined:
            return hint_of("hands-hold-a-to-start", "A")
        case "joining":
            return hint_of("hands-press-a-to-join", "A")
    return hint_of("hands-press-a-to-play", "A", *(f"pile/{place}" for place in sight.games))


MANY = 4
"""If there are more places, they are not named one by one."""


def hint(sight: Sight) -> Hint:
    """Return what to do now."""
    told = outside(sight)
    if told is not None:
        return told
    if sight.hand is not None:
        return _holding(sight)
    if sight.phase == "over":
        return MATCH_OVER
    if sight.phase in ENDED:
        return ROUND_OVER
    return _empty_handed(sight)


def kindly(refused: Refused) -> Phrase:
    """Return why an act was refused, for a person who does not know the table's vocabulary."""
    return phrase(REFUSALS.get(refused.code, "hands-did-not-work"))


def _empty_handed(sight: Sight) -> Hint:
    if sight.to_look:
        return hint_of("hands-hold-to-look", *sight.to_look)
    if sight.settles is not None:
        cards = _own_cards(sight)
        how = phrase(_by_card_or_line(cards) if sight.settles.goes else "hands-choose-line")
        return Hint((_heading(sight.settles.title), how), (*cards, "menu"))
    if sight.draws:
        return _drawing(sight)
    if sight.secret and sight.vote is not None:
        return hint_of("hands-answered")
    if sight.secret and sight.awaited:
        return Hint((*_sentence(sight), phrase("hands-answer-secretly")), ("A", "B"))
    if sight.victim:
        return _stealing(sight)
    if sight.to_turn:
        return _turning(sight)
    if sight.to_take:
        choice = _choice(sight)
        how = phrase("hands-click-it-or-line" if choice else "hands-click-it")
        return Hint((_asked(sight), how), (*sight.to_take, *choice))
    if sight.answers and sight.prompt is not None:
        return Hint((Quote(sight.prompt),), ("A", "B"))
    if sight.asked_further is not None:
        says = (_heading(sight.asked_further), _how_to_choose(sight))
        return Hint(says, ("menu", *sight.named))
    choice = _choice(sight)
    if sight.awaited and choice and not sight.where:
        return Hint((_asked(sight), _how_to_choose(sight)), choice)
    cards = _own_cards(sight)
    if sight.awaited and choice and not cards:
        return Hint((phrase("hands-no-card-to-play"),), choice)
    if sight.awaited and not sight.scene.spots and sight.prompt is not None:
        # The cursor first says what the next card on the player's own pad means: the referee says
        # how.
        menu = ("menu", *sight.named) if choice or "menu" in sight.where else ()
        return Hint((_asked(sight), Quote(sight.prompt, "remedy")), (*menu, *cards))
    if sight.awaited:
        how = phrase("hands-click-card-or-line" if choice else "hands-click-card")
        return Hint((_asked(sight), how), (*cards, *choice))
    if sight.active is not None:
        return hint_of("hands-turn-of", seat=sight.active)
    if sight.where:
        return hint_of("hands-wait-for-others")
    if sight.chooses and not sight.secret:
        return Hint((*_sentence(sight), phrase("hands-choose-a-line")), ("menu",))
    return Hint((*_sentence(sight), phrase("hands-wait-for-others")))


def _by_card_or_line(cards: tuple[Target, ...]) -> str:
    return "hands-click-card-or-line" if cards else "hands-no-card-to-play"


def _heading(title: Message) -> Closed:
    """Return the title of a menu as a sentence."""
    return Closed(Phrase(title.id, tuple(title.args.items())))


def _drawing(sight: Sight) -> Hint:
    """Return the hint to draw a card; with several decks, as many as the prompt says."""
    decks = tuple(_targets(sight, sight.draws))
    cards = _own_cards(sight)
    others = (*cards, *(("menu",) if cards and "menu" in sight.where else ()))
    if others:
        return Hint((_asked(sight), phrase("hands-draw-or-else")), (*decks, *others))
    if sight.phase != "dealing":
        # What else the prompt allows takes a card that the player has not.
        asked = phrase("hands-your-turn") if sight.prompt and sight.prompt.fits else _asked(sight)
        return Hint((asked, phrase("hands-click-the-deck")), decks)
    says = (*(_sentence(sight) if len(decks) > 1 else ()), phrase("hands-draw-a-card"))
    held = sight.at(fan(sight.own))
    drawn = () if held is None else (phrase("hands-drawn", count=held.count),)
    return Hint((*says, *drawn), decks)


def _stealing(sight: Sight) -> Hint:
    """Return the hint to take cards of another player."""
    seat = f"seat/{sight.victim}"
    if _a_does_all(sight):
        return hint_of("hands-take-cards-of-or-a", seat, "A", seat=sight.victim)
    return hint_of("hands-take-a-card-of", seat, seat=sight.victim)


def _a_does_all(sight: Sight) -> bool:
    """Return True if the cursor is at the first line, which says that all of it has been done."""
    lines = sight.cursor if sight.chooses else None
    return lines is not None and lines.heading is None and lines.at == 0


def _turning(sight: Sight) -> Hint:
    """Return the hint for something closed that the player turns, and then says what it is."""
    rows = any(target.startswith("row/") for target in sight.to_turn)
    if rows and _a_does_all(sight):
        return Hint((_asked(sight), phrase("hands-turn-each-or-a")), (*sight.to_turn, "A"))
    if rows:
        return Hint((_asked(sight), phrase("hands-turn-each")), sight.to_turn)
    closed = any(
        f"pile/{seen.place}" in sight.to_turn and not seen.top.face for seen in sight.scene.places
    )
    if sight.chooses:
        return hint_of("hands-is-that-so", "menu")
    if closed:
        return Hint((_asked(sight), phrase("hands-click-it")), sight.to_turn)
    told = () if sight.prompt is None else (Quote(sight.prompt, "remedy"),)
    true = sight.true_answer
    return Hint((phrase("hands-what-is-it"), *told), ("A", "B") if true is None else (true,))


def _holding(sight: Sight) -> Hint:
    home = _home(sight)
    if sight.refused:
        return hint_of("hands-put-back", *home)
    if not sight.heard and _is_closed_card_of_a_row(sight):
        return hint_of("hands-put-back", *home)
    if sight.heard and sight.asked_further is not None and sight.named:
        says = (_heading(sight.asked_further), _how_to_choose(sight))
        return Hint(says, ("menu", *sight.named))
    if sight.heard:
        where = _where_to_lay(sight)
        return hint_of("hands-lay-it-down", *where, where=_names(sight, where))
    if sight.settles is not None:
        goes = tuple(_targets(sight, sight.settles.goes or ()))
        if goes and sight.fits(sight.hand, ""):
            return hint_of("hands-where-to", *goes, where=_names(sight, goes))
        return hint_of("hands-put-back", *home)
    if (sight.draws or sight.to_take) and sight.taken_from != fan(sight.own):
        return hint_of("hands-make-it-yours", "fan")
    # A card of the player's own hand while another is to be taken, or one from an unwanted pile.
    astray = sight.to_take or sight.taken_from in sight.scene.layout.piles
    goes = sight.card_goes if sight.awaited and not astray else ()
    meant = tuple(_targets(sight, goes))
    if "menu" in goes:
        places = (*meant, *(target for target in sight.named if not target.startswith("seat/")))
        if not places:
            return hint_of("hands-choose-what-it-is", "menu")
        where_to = phrase("hands-where-to-or-choose", where=_names(sight, places))
        return Hint((where_to, *_to_who_holds(sight)), (*places, "menu"))
    if meant:
        where_to = phrase("hands-where-to", where=_names(sight, meant))
        return Hint((where_to, *_to_who_holds(sight)), meant)
    if sight.active not in (None, sight.own):
        return hint_of("hands-turn-of-put-back", *home, seat=sight.active or "")
    return hint_of("hands-put-back", *home)


def _to_who_holds(sight: Sight) -> tuple[Saying, ...]:
    """Return what the prompt says to who holds a card."""
    return () if sight.prompt is None else (Quote(sight.prompt, "holding"),)


def _is_closed_card_of_a_row(sight: Sight) -> bool:
    """Return True if the card in the hand lay face down in a row, and is not to be taken."""
    hand, row = sight.hand, sight.taken_from
    closed = hand is not None and not hand.face and row in sight.scene.layout.rows
    return closed and not (sight.to_take or sight.to_turn)


def _sentence(sight: Sight) -> tuple[Saying, ...]:
    """Return the prompt without its remedy, if there is one."""
    return () if sight.prompt is None else (Quote(sight.prompt, "sentence"),)


def _asked(sight: Sight) -> Saying:
    """Return what the prompt asks of the player."""
    return phrase("hands-your-turn") if sight.prompt is None else YourTurn(sight.prompt, sight.own)


def _choice(sight: Sight) -> tuple[Target, ...]:
    """Return the menu, if it offers more than what mends a mishap, or if nothing else is asked."""
    cursor = sight.cursor
    if cursor is None or not sight.chooses:
        return ()
    lines = [line for line in cursor.options if line.id not in _MISHAPS]
    several = len(lines) + (cursor.heading is not None) > 1
    return ("menu", *sight.named) if several or not sight.where else ()


_MISHAPS = (UNREADABLE, DEAL_AGAIN)
"""Lines for cards with a dead tag, and for a deal that went wrong."""


def _how_to_choose(sight: Sight) -> Saying:
    """Return how a line is chosen: by a click on it, or on whom or what it names."""
    if not sight.named:
        return phrase("hands-choose-line")
    seats = all(target.startswith("seat/") for target in sight.named)
    return phrase("hands-click-player-or-line" if seats else "hands-click-it-or-line")


def _own_cards(sight: Sight) -> tuple[Target, ...]:
    """Return the cards of the player's own hand that may go somewhere now: all of them, if any
    may."""
    places = [where for where in sight.where if where.partition("/")[0] in ("pad", "spot", "menu")]
    if sight.settles is not None:
        places = [*(sight.settles.goes or ())]
        if places and sight.settles.fits is None:
            return ("card",)
    elif sight.prompt is None or any(where not in sight.prompt.fits for where in places):
        return ("card",)
    held = sight.at(fan(sight.own))
    sides = () if held is None else held.spread
    return tuple(
        f"card/{number}"
        for number, side in enumerate(sides)
        if any(sight.fits(side, where) for where in places)
    )


def _home(sight: Sight) -> tuple[Target, ...]:
    return ("fan",) if sight.taken_from in ("", fan(sight.own)) else ("hand",)


def _where_to_lay(sight: Sight) -> tuple[Target, ...]:
    """Return where an accepted card goes: where it belongs, if that is known; otherwise beside the
    spot that it was tapped at, into the hand whose pad it was, or in the middle beside no spot;
    without any of these, back into the hand."""
    scene, reader = sight.scene, sight.tapped_at
    if scene.belongs:
        return (_target(scene.belongs, sight),)
    if reader in scene.spots:
        return (f"spot/{scene.spots.index(reader) + 1}",)
    seat = seat_of(reader)
    if seat != scene.seat:
        return (f"seat/{seat}",)
    if sight.taken_from != fan(scene.seat):
        return ("fan",)
    free = (mat for mat in mats(scene) if not mat.spot)
    places = [place for mat in free for place in mat.places if place not in scene.layout.decks]
    return tuple(_target(place, sight) for place in places) or ("fan",)


def _target(place: str, sight: Sight) -> Target:
    """Return what to click to lay a card there."""
    owner, _, what = place.partition("/")
    if what == FAN:
        return "fan" if owner == sight.scene.seat else f"seat/{owner}"
    return f"{'row' if place in sight.scene.layout.rows else 'pile'}/{place}"


def _targets(sight: Sight, where: tuple[str, ...]) -> Iterator[Target]:
    """Yield the virtual table's targets for the prompt's places."""
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
    """Name targets in a sentence."""
    scene = sight.scene
    if sum(not target.startswith("seat/") for target in meant) > MANY:
        return phrase("hands-glowing-place")
    seats = [t.removeprefix("seat/") for t in meant if t.startswith("seat/")]
    names = [_name(sight, target) for target in meant if not target.startswith("seat/")]
    if len(seats) > 2:
        names.append(phrase("hands-another-player"))
    else:
        names += [phrase("table-seat", seat=seat) for seat in seats if seat != scene.seat]
    # A belt's city and its luggage have one name.
    return Either(tuple(dict.fromkeys(names)))


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


_NAMES = {"pad": "hands-your-pad", "fan": "hands-your-cards", "deck": "hands-the-deck"}

REFUSALS: Mapping[str, str] = {
    "nothing-there": "hands-nothing-left",
    "hand-full": "hands-hand-is-full",
    "still-reading": "hands-still-reading",
    "hand-empty": "hands-hand-is-empty",
    "not-yours": "hands-somebody-elses",
    "no-room": "hands-no-room",
    "no-piece": "hands-card-is-gone",
    "may-not-look": "hands-may-not-look",
    "not-playing": "hands-not-playing",
    "not-joined": "hands-not-joined",
}
"""The twin's refusals, by code, and the messages for them."""
