"""Prints sentences: `python -m display.sentences LANGUAGE < MESSAGES`.

Each line of MESSAGES has a JSON array of messages and texts, which are printed one after the other.
`ID.PART` is a part of a message, such as its remedy. Exit code 2, with one sentence, when a line
holds no messages.
"""

import sys
from collections.abc import Iterable, Iterator

import msgspec

from controller.views import Message
from display.words import Words, words_in

CANNOT = 2


def said(lines: Iterable[bytes], language: str) -> Iterator[str]:
    """Yield each line in words. Raises `msgspec.MsgspecError`."""
    words = words_in(language)
    for line in lines:
        messages = msgspec.json.decode(line, type=tuple[Message | str, ...])
        yield " ".join(_said(words, message) for message in messages)


def _said(words: Words, what: Message | str) -> str:
    if isinstance(what, str):
        return what
    id, _, part = what.id.partition(".")
    return words.part(Message(id, what.args), part) if part else words(what)


def main() -> int:
    try:
        for sentence in said(sys.stdin.buffer, sys.argv[1]):
            print(sentence)
    except msgspec.MsgspecError as error:
        print(f"display: found a line that is no messages: {error}.", file=sys.stderr)
        return CANNOT
    return 0


if __name__ == "__main__":
    sys.exit(main())
