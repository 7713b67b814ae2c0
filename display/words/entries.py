"""The messages of one file, each parsed when it is first asked for.

The parser of Project Fluent is written in Python and reads a letter at a time, and a screen says
some twenty of 700 messages: to parse all of them took as long as to paint the first screen.
"""

import re
from itertools import pairwise

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference
from fluent.syntax.visitor import Visitor

_BEGINNING = re.compile(r"^[a-zA-Z][\w-]* *=", re.MULTILINE | re.ASCII)
"""What begins a line and has `=` behind it begins a message: all that belongs to one is indented
(Fluent Syntax 1.0, `Message` and `indented_char`)."""


class Entries:
    """The messages of a *text*. Of two with one id the first counts."""

    def __init__(self, text: str) -> None:
        begins = [begin.start() for begin in _BEGINNING.finditer(text)]
        parts = (text[begin:end] for begin, end in pairwise([*begins, len(text)]))
        self._texts: dict[str, str] = {}
        for part in parts:
            self._texts.setdefault(part.partition("=")[0].rstrip(), part)
        self._parsed: dict[str, Message | None] = {}

    def __repr__(self) -> str:
        return f"<Entries, {len(self._parsed)} of {len(self._texts)} parsed>"

    def __contains__(self, id: str) -> bool:
        """Whether there is a message of that id, or what should be one."""
        return id in self._texts

    def get(self, id: str) -> Message | None:
        """The message of that id; None where there is none, or what stands there is no message."""
        if id not in self._parsed and id in self._texts:
            entry = FluentParser(with_spans=False).parse_entry(self._texts[id])
            self._parsed[id] = entry if isinstance(entry, Message) else None
        return self._parsed.get(id)


def mentioned(entry: Message) -> set[str]:
    """The ids of the messages that *entry* refers to."""
    found = _Mentioned()
    found.visit(entry)
    return found.ids


class _Mentioned(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 -- Visitor calls it
        self.ids.add(node.id.name)
