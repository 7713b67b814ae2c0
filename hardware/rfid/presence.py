"""Presence: from what each poll saw of a tag to "it entered" and "it left".

MicroPython runs this file unchanged; its types stand in presence.pyi. A poll has three outcomes
per tag. *Seen* means a SELECT with a right CRC; the second one in a row of polls makes it enter.
*Silent* is a clean silence; so many of them in a row make it leave. *Garbled* is evidence that
something is there and starts the count of silences again; but a tag that was not seen for too long
leaves, whatever is heard instead of it.

A reader that is lost says nothing about its tags: then nobody calls anything here but `resume`.
"""

from binascii import hexlify

from hardware.rfid.iso14443 import selection

CHECK_US = 20_000  # a tag that was seen this short a time ago needs no check
SILENCES = 5  # clean ones in a row, after which a tag has left
GARBLED_US = 1_500_000  # unseen for as long, it has left whatever is heard instead of it
CHECKS_PER_POLL = 2  # a check takes 3 ms, and newcomers are waiting


class Tag:
    """What is known of one tag: `entered` once it is confirmed."""

    def __init__(self, uid, now_us):
        self.uid = uid
        self.name = hexlify(uid).decode().upper()
        self.selection = selection(uid)
        self.entered = False
        self.silences = 0
        self.seen_us = now_us


class Presence:
    """The tags of one reader.

    A tag leaves after *silences* clean silences in a row, or when it was not seen for *garbled_us*.
    Every method returns an event or None: `("entered", name, present)`, `("left", name)`, or
    `("dropped", name)` for a tag that went before it was confirmed.
    """

    def __init__(self, silences=SILENCES, garbled_us=GARBLED_US):
        self.silences = silences
        self.garbled_us = garbled_us
        self._tags = []  # in the order of their coming; a Pico's dict keeps none

    @property
    def present(self):
        return tuple([tag.name for tag in self._tags if tag.entered])

    def due(self, now_us):
        """The tags to check now: all in doubt, and the two others that were seen longest ago."""
        doubtful = [tag for tag in self._tags if tag.silences or not tag.entered]
        settled = [
            tag
            for tag in self._tags
            if tag.entered and not tag.silences and now_us - tag.seen_us >= CHECK_US
        ]
        settled.sort(key=lambda tag: tag.seen_us)
        return doubtful + settled[:CHECKS_PER_POLL]

    def seen(self, uid, now_us):
        for tag in self._tags:
            if tag.uid == uid:
                break
        else:
            self._tags.append(Tag(uid, now_us))
            return None
        tag.silences = 0
        tag.seen_us = now_us
        if tag.entered:
            return None
        tag.entered = True
        return ("entered", tag.name, len(self.present))

    def silent(self, tag, now_us):
        tag.silences += 1
        if tag.silences >= self.silences or self._overdue(tag, now_us):
            return self._remove(tag)
        return None

    def garbled(self, tag, now_us):
        tag.silences = 0
        return self._remove(tag) if self._overdue(tag, now_us) else None

    def resume(self, now_us):
        """The reader is back: time that it was lost does not count against its tags."""
        for tag in self._tags:
            tag.silences = 0
            tag.seen_us = now_us

    def _overdue(self, tag, now_us):
        return now_us - tag.seen_us > self.garbled_us

    def _remove(self, tag):
        self._tags.remove(tag)
        return ("left" if tag.entered else "dropped", tag.name)
