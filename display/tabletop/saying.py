"""What the virtual table says, as data: it becomes words, in a language, where it is drawn.

Pure. A saying is a phrase of the locale's `[hands]` with what fills its blanks, or it quotes the
referee.
"""

from functools import reduce
from typing import Literal

from msgspec import Struct

from controller.views import Notice
from display.text import Texts


class Name(Struct, frozen=True):
    """A seat's name."""

    seat: str


class Place(Struct, frozen=True):
    """A place by what is printed beside it."""

    caption: str


class Either(Struct, frozen=True):
    """One of several: "A or B"."""

    sayings: tuple["Saying", ...]


class Phrase(Struct, frozen=True):
    """A phrase of the locale by its key, with what fills its blanks; see `phrase`."""

    key: str
    blanks: tuple[tuple[str, "Saying"], ...] = ()


class Quote(Struct, frozen=True):
    """What the referee says: a notice's sentence, its remedy, or both."""

    notice: Notice
    part: Literal["sentence", "remedy", "both"] = "both"


class YourTurn(Struct, frozen=True):
    """What a prompt asks of a seat, said to that seat: "Red: discard" is "Your turn: discard"."""

    prompt: Notice
    seat: str


Saying = Phrase | Name | Place | Either | Quote | YourTurn | int


def phrase(key: str, **blanks: Saying) -> Phrase:
    """The phrase *key* with its blanks filled: `phrase("turn_of", seat=Name("blue"))`."""
    return Phrase(key, tuple(blanks.items()))


def spoken(sayings: tuple[Saying, ...], texts: Texts) -> str:
    """Sayings in the words of a language, one after the other."""
    return " ".join(words for saying in sayings if (words := _words(saying, texts)))


def _words(saying: Saying, texts: Texts) -> str:
    match saying:
        case Phrase(key, blanks):
            return texts.hand(key, **{name: _words(filled, texts) for name, filled in blanks})
        case Name(seat):
            return texts.seat(seat)
        case Place(caption):
            return texts.caption(caption)
        case Either(sayings):
            words = [_words(one, texts) for one in sayings]
            return reduce(lambda some, last: texts.hand("or", some=some, last=last), words)
        case Quote(notice, part):
            sentence, remedy = texts.notice(notice)
            said = {"sentence": sentence, "remedy": remedy, "both": f"{sentence} {remedy}"}
            return said[part].strip()
        case YourTurn(prompt, seat):
            asked, _ = texts.notice(prompt)
            addressed = texts.tr("pair", label=texts.seat(seat), value="")
            if asked.startswith(addressed):
                return texts.hand("your_turn_to", asked=asked.removeprefix(addressed))
            return texts.hand("your_turn_asked", asked=asked)
        case int():
            return str(saying)
