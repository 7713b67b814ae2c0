"""`python -m display.words`: whether a game's messages can be said, and a screen of its own can be
loaded, for `reclaim check-game`.

Reads `{"game": SLUG, "messages": [ID, ...]}`; says on standard error what is missing in which
language, and what is wrong with the screen, and ends with 1 then.
"""

import json
import sys
from collections.abc import Iterator
from importlib.metadata import entry_points

from display.words import FALLBACK, languages, words_in


def missing(game: str, messages: list[str]) -> list[str]:
    """A sentence for each message that a language of the game does not have."""
    said = {
        language: {one: words_in(language).has(one) for one in messages} for language in languages()
    }
    own = [one for one in messages if one.startswith(f"{game}-")]
    spoken = [
        language
        for language in said
        if language == FALLBACK or any(said[language][one] for one in own)
    ]
    return [
        f"the words of {game} in {language} lack the message {one}"
        for language in spoken
        for one in messages
        if not said[language][one]
    ]


def unloadable(game: str) -> Iterator[str]:
    """A sentence for each screen of the game that is installed and cannot be loaded."""
    for point in entry_points(group="reclaim.screens", name=game):
        try:
            point.load()
        except Exception as error:
            yield f"the screen of {game}, {point.value}, cannot be loaded: {error!r}"


def main() -> int:
    asked = json.load(sys.stdin)
    found = [*missing(asked["game"], asked["messages"]), *unloadable(asked["game"])]
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
