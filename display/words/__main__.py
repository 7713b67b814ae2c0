"""`python -m display.words`: whether a game's messages can be said, for `reclaim check-game`.

Reads `{"game": SLUG, "messages": [ID, ...]}`; says on standard error what is missing in which
language, and ends with 1 then.
"""

import json
import sys

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


def main() -> int:
    asked = json.load(sys.stdin)
    found = missing(asked["game"], asked["messages"])
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
