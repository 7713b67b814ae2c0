"""The words for cards in the text of a game: read, not read, seen by nobody, and sets of them.

A card goes by its name; one that was not read, which goes by a number beyond the deck, by `?0`,
`?1`, ...; and `?` is a card of which nobody saw which it was. Everything that reads raises
`NotationError`, which says in a sentence what was found and what is expected.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from controller.errors import NotationError
from controller.games.oldnotation import NOTHING, number, numbers, only_word, part, whole
from controller.games.sets import members, set_of

NOBODY_SAW = "?"
"""A card of which nobody saw which it was."""
ANY = "any"
"""What an unread card may be when nothing is known of it."""

_UNREAD = re.compile(r"\?([0-9]+)(=.*)?")


class CardWords:
    """The words for a deck whose cards go by *names*, in the order of their numbers."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._whole_deck = set_of(range(len(names)))

    def __repr__(self) -> str:
        return f"<CardWords of {len(self._names)} cards>"

    def to_word(self, card: int | None) -> str:
        """A card; None where nobody saw which."""
        if card is None:
            return NOBODY_SAW
        unread = card - len(self._names)
        return self._names[card] if unread < 0 else f"{NOBODY_SAW}{unread}"

    def from_word(self, word: str) -> int | None:
        """The card that goes by *word*; None where nobody saw which."""
        if word == NOBODY_SAW:
            return None
        if word.startswith(NOBODY_SAW):
            unread = whole(word[1:])
            if unread < 0:
                raise NotationError(f"Cards that were not read are counted from ?0, not {word!r}.")
            return len(self._names) + unread
        return number(self._names, word, "card")

    def or_nothing(self, parts: Mapping[str, list[str]], title: str) -> int | None:
        """The one card of the line *title*; None where there is none."""
        word = only_word(part(parts, title), title)
        return None if word == NOTHING else self.from_word(word)

    def to_words(self, cards: int) -> list[str]:
        """A set of cards."""
        return [self.to_word(card) for card in members(cards)]

    def from_words(self, words: Iterable[str]) -> int:
        """The set of the cards that go by *words*."""
        words = list(words)
        cards = [self.from_word(word) for word in words]
        if None in cards:
            found = " ".join(words)
            raise NotationError(f"In `{found}` every card has a name or a number, as in ?0.")
        return set_of(card for card in cards if card is not None)

    def hands(self, lines: Sequence[list[str]]) -> dict[str, int]:
        """The cards of every seat, from lines that each name a seat and its cards."""
        if not all(lines):
            raise NotationError("The line `hand` should have a seat and its cards.")
        return {words[0]: self.from_words(words[1:]) for words in lines}

    def may_be_to_words(self, may: int) -> list[str]:
        """What a card that was not read may be."""
        return [ANY] if may == self._whole_deck else self.to_words(may)

    def unread_from_lines(self, lines: Sequence[list[str]], between: int = 0) -> tuple[int, ...]:
        """What every card that was not read may be, from lines that each name such a card, have
        some words *between* that are not looked at here, and then the cards it may be."""
        for at, words in enumerate(lines):
            if words[:1] != [f"{NOBODY_SAW}{at}"] or len(words) < 1 + between:
                raise NotationError(
                    f"The line `unread ?{at}` is missing, incomplete or out of order."
                )
        return tuple(self._may_be(words[1 + between :]) for words in lines)

    def _may_be(self, words: Sequence[str]) -> int:
        if words == [ANY]:
            return self._whole_deck
        return set_of(numbers(self._names, words, "card"))


def check_unread(text: str, count: int) -> None:
    """Check that of the cards in *text* that were not read, each is among the *count* that have a
    line `unread`."""
    for word in text.split():
        found = _UNREAD.fullmatch(word)
        if found and whole(found[1]) >= count:
            raise NotationError(f"The text has no line `unread ?{found[1]}`.")
