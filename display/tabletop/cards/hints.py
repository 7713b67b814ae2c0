"""What can be done now in a game of cards, in one line, and where; refusals in kind words.

Pure, and without knowing the game: what is asked comes from the referee's prompt, and so does where
it is done. No hint looks at the cards in the hand, so none tells which card would be allowed.
"""

from collections.abc import Iterator

from display.tabletop.cards.facts import ENDED, Facts
from display.tabletop.cards.mats import caption, fan, mats
from display.tabletop.hinting import Hint, outside
from display.tabletop.sight import Sight, Target

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
        return Hint("That was the match! Press the green A to play again.", ("A",))
    if facts.phase in ENDED:
        return Hint("The round is over. Press the green A for the next one.", ("A",))
    return _empty_handed(sight, facts)


def kindly(reason: str) -> str:
    """Why an act was refused, for a person who does not know the table's vocabulary."""
    for beginning, words in _KIND_WORDS:
        if beginning in reason:
            return words
    return f"That did not work: {reason}."


def _empty_handed(sight: Sight, facts: Facts) -> Hint:
    if facts.draws:
        # What is drawn later is not counted.
        held = _count(sight, fan(sight.scene.seat)) if facts.phase == "dealing" else 0
        so_far = {0: "", 1: " You have one so far."}.get(held, f" You have {held} so far.")
        return Hint(f"Draw a card: click the deck.{so_far}", tuple(_targets(sight, ("deck",))))
    if facts.secret and facts.vote is not None:
        return Hint("You have answered. Hold V to see your answer.")
    if facts.secret and facts.awaited:
        words = "" if facts.prompt is None else facts.prompt.text
        return Hint(f"{words} Answer with A or B: nobody sees which.".strip(), ("A", "B"))
    if facts.victim:
        whose = facts.victim.capitalize()
        return Hint(f"Take a card of {whose}: click one of its backs.", (f"seat/{facts.victim}",))
    if facts.answers and facts.prompt is not None:
        return Hint(f"{facts.prompt.text} {facts.prompt.remedy}", ("A", "B"))
    choice = _choice(facts)
    if facts.awaited and not sight.scene.spots and facts.prompt is not None:
        # The cursor says first what the next card on the own pad is: the referee says how.
        return Hint(f"{_asked(facts)} {facts.prompt.remedy}", ("menu", "card"))
    if facts.awaited:
        how = " Click a card, or choose a line." if choice else " Click a card."
        return Hint(_asked(facts) + how, ("card", *choice))
    if facts.active is not None:
        return Hint(f"It is {facts.active.capitalize()}'s turn.")
    words = "" if facts.prompt is None else facts.prompt.text
    if facts.where:
        return Hint("Wait for the others.")
    if facts.chooses:
        return Hint(f"{words} Choose a line: click it, or press B and A.".strip(), ("menu",))
    return Hint(words or "Wait for the others.")


def _holding(sight: Sight, facts: Facts) -> Hint:
    home = _home(sight)
    if sight.heard:
        where = _where_to_lay(sight)
        return Hint(f"The table has taken it. Lay it down: click {_names(sight, where)}.", where)
    if facts.draws and sight.taken_from != fan(sight.scene.seat):
        return Hint("Hold it to your pad, then it is yours: click your cards.", ("fan",))
    # A card of the own hand while one is to be drawn, or one that was drawn and is not wanted.
    astray = facts.draws or sight.taken_from in sight.scene.layout.decks
    meant = tuple(_targets(sight, facts.where)) if facts.awaited and not astray else ()
    if meant:
        return Hint(f"Where to? Click {_names(sight, meant)}. Esc puts it back.", meant)
    if facts.active not in (None, facts.own):
        whose = (facts.active or "").capitalize()
        return Hint(f"It is {whose}'s turn: put the card back. Click it, or press Esc.", home)
    return Hint("Put the card back where it was: click it, or press Esc.", home)


def _asked(facts: Facts) -> str:
    """What the prompt asks of the own seat."""
    if facts.prompt is None:
        return "It is your turn."
    words, name = facts.prompt.text, facts.own.capitalize()
    if words.startswith(f"{name}: "):
        return f"Your turn: {words.removeprefix(f'{name}: ')}"
    return f"Your turn. {words}"


def _choice(facts: Facts) -> tuple[Target, ...]:
    """The menu, where it offers more than a card that cannot be read."""
    cursor = facts.cursor
    return ("menu",) if cursor is not None and facts.chooses and len(cursor.options) > 2 else ()


def _home(sight: Sight) -> tuple[Target, ...]:
    return ("fan",) if sight.taken_from in ("", fan(sight.scene.seat)) else ("hand",)


def _where_to_lay(sight: Sight) -> tuple[Target, ...]:
    """Where a card goes that the table has taken: beside the spot that it was tapped at, into the
    hand whose pad it was, or else in the middle: beside no spot, where the table has any."""
    scene, reader = sight.scene, sight.tapped_at
    if reader in scene.spots:
        return (f"spot/{scene.spots.index(reader) + 1}",)
    seat = reader.removeprefix("pad/")
    if seat != scene.seat:
        return (f"seat/{seat}",)
    if sight.taken_from != fan(scene.seat):
        return ("fan",)
    free = (mat for mat in mats(scene) if not mat.spot)
    places = [place for mat in free for place in mat.places if place not in scene.layout.decks]
    return tuple(f"{'row' if p in scene.layout.rows else 'pile'}/{p}" for p in places)


def _targets(sight: Sight, where: tuple[str, ...]) -> Iterator[Target]:
    """What the prompt's places are at the virtual table."""
    scene = sight.scene
    for name in where:
        kind, _, which = name.partition("/")
        if kind == "deck":
            yield from (f"deck/{place}" for place in scene.layout.decks)
        elif kind == "pad":
            yield "pad" if which == scene.seat else f"seat/{which}"
        elif kind == "spot" and which.isdecimal() and 1 <= int(which) <= len(scene.spots):
            yield name


def _names(sight: Sight, meant: tuple[Target, ...]) -> str:
    """Targets in a sentence."""
    scene = sight.scene
    if sum(not target.startswith("seat/") for target in meant) > MANY:
        return "a place that glows"
    seats = [t.removeprefix("seat/") for t in meant if t.startswith("seat/")]
    words = [_name(sight, target) for target in meant if not target.startswith("seat/")]
    if len(seats) > 2:
        words.append("another player")
    else:
        words += [seat.capitalize() for seat in seats if seat != scene.seat]
    return " or ".join(words)


def _name(sight: Sight, target: Target) -> str:
    kind, _, which = target.partition("/")
    if kind in ("pile", "row"):
        return f"“{caption(which, sight.scene.layout)}”"
    if kind in ("pad", "fan"):
        return "your pad" if kind == "pad" else "your cards"
    if kind == "deck":
        return "the deck"
    mat = next((mat for mat in mats(sight.scene) if mat.spot == int(which)), None)
    if mat is None:
        return f"spot {which}"
    return f"“{caption(mat.places[0], sight.scene.layout)}” at spot {which}"


def _count(sight: Sight, place: str) -> int:
    return next((seen.count for seen in sight.scene.places if seen.place == place), 0)


_KIND_WORDS = (
    ("nothing lies at", "There is nothing left here."),
    ("a hand holds one piece", "Your hand is full: lay your card down first."),
    ("still holds a piece", "One moment: the card is still being read."),
    ("the hand is empty", "Your hand is empty: click one of your cards first."),
    ("in front of somebody else", "These are somebody else's: leave them."),
    ("in somebody else's hands", "These are somebody else's: leave them."),
    ("room at", "There is no room here: try again."),
    ("has the pieces", "That card is gone: look again."),
)
"""What the twin's refusals say, and what to say instead."""
