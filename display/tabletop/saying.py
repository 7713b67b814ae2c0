"""What the virtual table says, as data: turned into words, in a language, where it is drawn.

Pure. A saying is a message with its arguments, which may be sayings themselves, or it quotes the
referee.
"""

from functools import reduce
from typing import Literal

from msgspec import Struct

from controller.views import Arg, Notice
from display.words import Words


class Phrase(Struct, frozen=True):
    """A message by its id, with its arguments; see `phrase`."""

    id: str
    args: tuple[tuple[str, "Argument"], ...] = ()


class Either(Struct, frozen=True):
    """One of several: "A or B"."""

    sayings: tuple["Saying", ...]


class Quote(Struct, frozen=True):
    """What the referee says: a notice's sentence, its remedy, or both; what it says to who holds a
    card, or has none that may be played, if anything; or what a button means."""

    notice: Notice
    part: Literal["sentence", "remedy", "both", "holding", "without", "A", "B"] = "both"


class YourTurn(Struct, frozen=True):
    """What a prompt asks of a seat, said to that seat: "Red: discard" is "Your turn: discard"."""

    prompt: Notice
    seat: str


class Closed(Struct, frozen=True):
    """Something that may be no sentence, as one: with a full stop unless it ends with a mark."""

    saying: "Saying"


class Together(Struct, frozen=True):
    """Several, one after the other."""

    sayings: tuple["Saying", ...]


Saying = Phrase | Either | Quote | YourTurn | Closed | Together
Argument = Saying | Arg


_MARKS = (".", "!", "?", ":", "…", "”", "»", "“")


def phrase(id: str, **args: Saying | Arg) -> Phrase:
    """Return the message *id* with its arguments: `phrase("hands-turn-of", seat="blue")`."""
    return Phrase(id, tuple(args.items()))


def spoken(sayings: tuple[Saying, ...], words: Words) -> str:
    """Return sayings in the words of a language, one after the other."""
    return " ".join(said for saying in sayings if (said := _said(saying, words)))


def _said(saying: Saying, words: Words) -> str:
    match saying:
        case Phrase(id, args):
            said = {
                name: _said(arg, words) if isinstance(arg, Saying) else arg for name, arg in args
            }
            return words(id, **said)
        case Either(sayings):
            several = [_said(one, words) for one in sayings]
            return reduce(lambda some, last: words("hands-or", some=some, last=last), several)
        case Quote(notice, "holding" | "without" as part):
            return words.part(notice, part)
        case Quote(notice, "A" | "B" as letter):
            button = letter.lower()
            return words.part(notice, button) or words(f"hands-button-{button}")
        case Quote(notice, part):
            sentence, remedy = words(notice), words.part(notice, "remedy")
            quoted = {"sentence": sentence, "remedy": remedy, "both": f"{sentence} {remedy}"}
            return quoted[part].strip()
        case Together(sayings):
            return spoken(sayings, words)
        case Closed(inner):
            text = _said(inner, words)
            return text if text.endswith(_MARKS) else f"{text}."
        case YourTurn(prompt, seat):
            asked = words.part(prompt, "asked") if prompt.seat == seat else ""
            if asked:
                return words("hands-your-turn-to", asked=asked)
            return words("hands-your-turn-asked", asked=words(prompt))
