"""What a player's window says in words: the one sentence of a turn, its verbs, and what the table
tells everybody. Pure."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from controller.views import SOMETHING_WRONG, Notice, TableView
from display.tabletop import look
from display.tabletop.layout import with_cards
from display.tabletop.moment import Moment
from display.tabletop.saying import (
    Closed,
    Either,
    Phrase,
    Quote,
    Saying,
    Together,
    YourTurn,
    spoken,
)
from display.tabletop.sight import BESIDE, meant
from display.targets import Beside, ButtonAt, LineAt, OwnPad, Target


class Verb(NamedTuple):
    """A button: what a click on it means, and its words."""

    target: Target
    text: str


def lit(moment: Moment) -> frozenset[Target]:
    """Return what may be done something with now: what is asked for, whom or what a line names that
    may be chosen, and where a card is laid at once."""
    sight = moment.sight
    asked = frozenset(moment.hint.at)
    if any(isinstance(one, LineAt) for one in asked):
        asked |= frozenset(sight.named)
    return asked | frozenset(meant(sight.lays_at, sight.scene) if asked else ())


def verbs(moment: Moment) -> tuple[Verb, ...]:
    """Return what can be done now besides touching what lies on the table."""
    sight, words = moment.sight, moment.words
    now, cursor = lit(moment), sight.cursor
    found: list[Verb] = []
    if OwnPad() in now:
        text = words("scene-play" if with_cards(sight.scene) else "scene-check")
        found.append(Verb(OwnPad(), text))
    if cursor is not None and sight.chooses:
        # What a line names is touched itself.
        touched = {*sight.named.values()}
        for number, line in enumerate(cursor.options):
            # The window's menu has that.
            mends = _is_simulated(moment) and line.id == SOMETHING_WRONG
            waits = sight.hand is not None and LineAt(number) not in now
            if number not in touched and not mends and not waits:
                found.append(Verb(LineAt(number), words.in_window(line)))
    else:
        found += [
            Verb(one, _button(one, moment)) for one in (ButtonAt("A"), ButtonAt("B")) if one in now
        ]
    if f"{BESIDE}/undo" in sight.cards and found:
        # The last verb leads on and never takes anything back: alone, Undo is in the menu only.
        found.insert(0, Verb(Beside("undo"), words("hands-card-undo")))
    return tuple(found)


def _is_simulated(moment: Moment) -> bool:
    return moment.sight.view is not None and moment.sight.view.simulated


def _button(button: ButtonAt, moment: Moment) -> str:
    """What a button means now."""
    asked = moment.sight.prompt if moment.sight.answered else None
    meanings = (
        look.meant(button.letter, asked, moment.words),
        *(
            moment.words.part(one.id, button.letter.lower())
            for one in moment.hint.says
            if isinstance(one, Phrase)
        ),
    )
    text = next(filter(None, meanings), moment.words(_USUAL[button.letter]))
    # Elsewhere it stands within a sentence ("A: go on"), and Spanish begins with a mark.
    return re.sub(r"[^\W\d_]", lambda letter: letter[0].upper(), text, count=1)


_USUAL = {"A": "scene-go-on", "B": "scene-faster"}
"""What buttons mean that ask for nothing in particular."""

_SAID_BY_LIGHT = frozenset(
    {
        "hands-click-card", "hands-click-card-or-line", "hands-choose-line", "hands-choose-a-line",
        "hands-click-it", "hands-click-it-or-line", "hands-click-player-or-line",
        "hands-click-the-deck", "hands-answer-secretly", "hands-draw-or-else", "hands-draw-a-card",
    }
)  # fmt: skip
"""How something is done that is lit: who sees it needs no words for it."""

_IN_A_WINDOW: Mapping[str, str] = {
    "hands-hand-is-empty": "scene-card-first",
    "hands-where-to": "scene-where-to",
    "hands-where-to-or-choose": "scene-where-to",
    "hands-choose-what-it-is": "scene-what-for",
    "hands-lay-it-down": "scene-lay-down",
    "hands-put-back": "scene-put-back",
    "hands-turn-of-put-back": "scene-put-back",
    "hands-no-card-to-play": "scene-no-card",
    "hands-turn-each": "scene-turn-each",
    "hands-turn-each-or-a": "scene-turn-each",
    "hands-take-a-card-of": "scene-take-of",
    "hands-take-cards-of-or-a": "scene-take-of",
    "hands-make-it-yours": "scene-yours",
    "hands-hold-to-look": "scene-look-under",
    "hands-round-over": "scene-round-over",
    "hands-answered": "scene-answered",
    "hands-not-heard": "scene-not-heard",
    "hands-is-that-so": "scene-is-that-so",
}
"""Sentences about pads, spots and buttons, and what is said where there are none."""


def sentence(moment: Moment, own: Mapping[str, str]) -> str:
    """Return the one sentence: why something did not work, or what is on; a game has its *own*
    messages in place of some."""
    if moment.message:
        return spoken(tuple(_in_a_window(one, own) for one in moment.message), moment.words)
    without = not moment.sight.scene.spots
    said = [
        _in_a_window(one, own)
        for one in _without_choice(moment)
        if not _is_seen(one)
        # Without spots the referee says how the pad is used.
        and not (without and isinstance(one, Quote) and one.part == "remedy")
    ]
    return spoken(tuple(said) or moment.hint.says[:1], moment.words)


def _without_choice(moment: Moment) -> tuple[Saying, ...]:
    """Return what is said; where a card can go to one place alone, what is asked for instead of
    where it goes, unless that is more than can be done with a card in hand."""
    sight, says = moment.sight, moment.hint.says
    if sight.prompt is None or len(sight.prompt.at) > 1 or len({*moment.hint.at}) != 1:
        return says
    asked = YourTurn(sight.prompt, sight.own)
    return tuple(
        asked if isinstance(one, Phrase) and one.id == "hands-where-to" else one for one in says
    )


def _is_seen(saying: Saying) -> bool:
    return isinstance(saying, Phrase) and saying.id in _SAID_BY_LIGHT


def _in_a_window(saying: Saying, own: Mapping[str, str]) -> Saying:
    """Return what is said without pads, spots and buttons in place of a saying, at any depth."""
    match saying:
        case Phrase(id, args):
            said = (
                (name, _in_a_window(arg, own) if isinstance(arg, Saying) else arg)
                for name, arg in args
            )
            return Phrase(own.get(id, _IN_A_WINDOW.get(id, id)), tuple(said))
        case Either(sayings):
            return Either(tuple(_in_a_window(one, own) for one in sayings))
        case Together(sayings):
            return Together(tuple(_in_a_window(one, own) for one in sayings))
        case Closed(inner):
            return Closed(_in_a_window(inner, own))
        case Quote(notice, "both"):
            return Quote(notice, "sentence")
        case _:
            return saying


def told_to(view: TableView, own: str) -> Notice | None:
    """What is wrong with the table, or what it tells everybody; the player's own mistakes are said
    in the sentence."""
    if view.faults:
        return view.faults[0]
    general = [one for one in view.notices if one.kind != "mistake" and one.seat in ("", own)]
    return general[-1] if general else None
