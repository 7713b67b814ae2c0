"""The line protocol between a seat station and the table, both ends of it, without I/O.

Runs unchanged on CPython and on MicroPython; its strict types are in `protocol.pyi`. Bytes and
times (integer microseconds on the caller's clock) go in, bytes and events come out.
docs/station-protocol.md is the guide for people.

    line     = "$" body "*" check LF
    body     = version SP stream SP sequence SP kind *(SP word)
    version  = "1"
    stream   = 8 upper-case hex digits; "00000000" means none
    sequence = decimal digits
    check    = CRC-32 (ISO-HDLC) of the body, 8 upper-case hex digits
    word     = printable ASCII without space, "$" and "*"

    station to table                sequence             means
      hello STATION FIRMWARE BOOT   0, no stream         I belong to nobody yet; BOOT is my nonce
      alive LIGHT *(SP HELD)        that of last event   heartbeat; LIGHT numbers the light I show;
                                                         HELD are buttons that were down when the
                                                         stream began, and still are
      entered AGE UID PRESENT       1, 2, 3 ...          a tag entered; PRESENT are in the field
      left AGE UID                  1, 2, 3 ...          a tag left
      down AGE BUTTON               1, 2, 3 ...          a button ("A" or "B") went down
      up AGE BUTTON                 1, 2, 3 ...          a button came up
      lost AGE FAULT                1, 2, 3 ...          the pad's reader answers nothing sensible
      ready AGE                     1, 2, 3 ...          the pad's reader answers
    table to station
      who                           0, no stream         say hello (I do not know your stream)
      hello BOOT                    0                    you with this nonce: begin this stream
      ack                           last event taken     forget all events up to this one
      light COLOUR PATTERN          1, 2, 3 ...          show this light
      prompt STATION                0, no stream         leave your program, for one that is newer
      field on|off                  reserved             for readers that must share time

AGE is how long ago the event happened, in milliseconds, updated whenever the line is sent again, so
that the table stamps a late event with its true time. Unknown kinds are ignored. FAULT is one of
`Pcd.health`'s: a code and what was read.

A *stream* belongs to one boot of a station and one run of the table, which numbers it. Within a
stream every event arrives exactly once and in order, despite noise, lost bytes and a port that is
closed and reopened: the station keeps events until they are acknowledged. A stream begins with
events that report the present state (of the reader, and the tags in its field). When a station has
lost something, because it restarted or its queue overflowed, it takes a new BOOT nonce and says
hello, and a new stream begins.
"""

from binascii import crc32

VERSION = "1"
NO_STREAM = "00000000"
LONGEST_LINE = 160  # bytes, without the line feed

HEARTBEAT_US = 250_000
RESEND_US = 100_000  # an answer takes a few milliseconds
TABLE_GONE_US = 3_000_000
WINDOW = 8  # events in flight: they fit into the Pico's USB buffers
LONGEST_QUEUE = 64

BUTTONS = ("A", "B")
COLOURS = ("off", "white", "red", "green", "blue", "yellow", "orange", "purple")
PATTERNS = ("steady", "blink", "pulse", "dim", "twice", "flicker")


def format_line(stream, sequence, kind, *words):
    body = f"{VERSION} {stream} {sequence} {kind}" + "".join(" " + word for word in words)
    return f"${body}*{crc32(body.encode()):08X}\n".encode()


def printable(text):
    """Return *text* made fit for a line: ASCII without the marks, at most 80 characters."""
    return "".join(
        character if " " <= character <= "~" and character not in "$*" else "?"
        for character in text[:80]
    )


class Framer:
    """Finds the lines in a stream of bytes. Never raises, whatever it is fed."""

    def __init__(self):
        self.bad_lines = 0
        self._partial = b""

    def feed(self, data):
        """Return a list of (line, None) and (None, reason), in the order of their ends.

        A line is (stream, sequence, kind, words). The result does not depend on how the bytes are
        split into calls.
        """
        found = []
        pieces = bytes(data).split(b"\n")
        for piece in pieces[:-1]:
            self._read(self._partial + piece, found)
            self._partial = b""
        # One byte more than a line may have is enough to tell that it is too long.
        self._partial = (self._partial + pieces[-1])[: LONGEST_LINE + 1]
        return found

    def _read(self, raw, found):
        if len(raw) > LONGEST_LINE:
            self._refuse(found, f"too long: more than {LONGEST_LINE} bytes")
            return
        # A line that lost its end runs into the next one, which is whole from its "$" on.
        start = raw.rfind(b"$")
        if start > 0:
            self._refuse(found, "truncated: the next line begins inside it")
        line, reason = _parse(raw[start + 1 :]) if start >= 0 else (None, "no start: lacks the $")
        if line is None:
            self._refuse(found, reason)
        else:
            found.append((line, None))

    def _refuse(self, found, reason):
        self.bad_lines += 1
        found.append((None, reason))


def _parse(text):
    if text[-9:-8] != b"*":
        return None, "truncated: lacks the check"
    body = text[:-9]
    expected = f"{crc32(body):08X}".encode()
    if text[-8:] != expected:
        return None, "wrong check"
    if any(byte < 0x20 or byte > 0x7E for byte in body):
        return None, "malformed: not printable ASCII"
    words = body.decode().split(" ")
    if words[0] != VERSION:
        return None, f"version {words[0]} of the protocol, where {VERSION} is spoken here"
    if len(words) < 4 or len(words[1]) != 8 or not words[2].isdigit():
        return None, "malformed: expected version, stream, sequence and kind"
    return (words[1], int(words[2]), words[3], tuple(words[4:])), None


class DeviceEnd:
    """The station's end. Its owner reports events, and the present state when a stream begins."""

    def __init__(self, station, firmware, boot):
        self.framer = Framer()
        self.stream = NO_STREAM
        self.held = ()  # the buttons that are down though no event says so; heartbeats name them
        self._station = station
        self._firmware = firmware
        self._boot = boot
        self._queue = []  # (sequence, happened_us, kind, words), oldest first
        self._sent = 0  # how many of the queue are in flight
        self._last_sequence = 0
        self._light_number = 0
        self._heard_us = None
        self._asked = False
        self._alive_us = 0  # when the next hello or heartbeat is due
        self._resend_us = 0
        self._answers = {
            "who": self._who,
            "hello": self._hello,
            "ack": self._ack,
            "light": self._light,
            "prompt": self._prompt,
        }

    def receive(self, now_us, data):
        """Take in bytes from the table; return what they ask for, in order.

        ("begin",): a stream begins, so the owner must report the present state;
        ("light", colour, pattern);
        ("prompt",): leave the program, and the port to MicroPython's prompt.
        """
        commands = []
        for line, _ in self.framer.feed(data):
            if line is not None:
                stream, sequence, kind, words = line
                answer = self._answers.get(kind)
                if answer is not None:
                    answer(now_us, stream, sequence, words, commands)
        return commands

    def report(self, happened_us, kind, *words):
        """Queue an event. Without a stream it is dropped: the next stream begins with the state."""
        if self.stream == NO_STREAM:
            return
        if len(self._queue) == LONGEST_QUEUE:
            self._forget()
            return
        self._last_sequence += 1
        self._queue.append((self._last_sequence, happened_us, kind, words))

    def to_send(self, now_us):
        """Return the bytes that are due."""
        lines = []
        if self._asked or (self.stream == NO_STREAM and now_us >= self._alive_us):
            boot = f"{self._boot:08X}"
            lines.append(format_line(NO_STREAM, 0, "hello", self._station, self._firmware, boot))
            self._asked = False
            if self.stream == NO_STREAM:
                self._alive_us = now_us + HEARTBEAT_US
        if self.stream != NO_STREAM:
            self._send_events(now_us, lines)
            if now_us >= self._alive_us:
                number = str(self._light_number)
                alive = format_line(self.stream, self._last_sequence, "alive", number, *self.held)
                lines.append(alive)
                self._alive_us = now_us + HEARTBEAT_US
        return b"".join(lines)

    def next_us(self):
        """Return when `to_send` next has something to send, unless something happens before."""
        if self._asked or self._sent < min(len(self._queue), WINDOW):
            return 0
        return min(self._alive_us, self._resend_us) if self._sent else self._alive_us

    def table_gone(self, now_us):
        """Return True if there is no table, or it has been silent for long."""
        if self.stream == NO_STREAM or self._heard_us is None:
            return True
        return now_us - self._heard_us > TABLE_GONE_US

    def _send_events(self, now_us, lines):
        if self._sent and now_us >= self._resend_us:
            self._sent = 0
        while self._sent < min(len(self._queue), WINDOW):
            sequence, happened_us, kind, words = self._queue[self._sent]
            age_ms = str(max(0, now_us - happened_us) // 1000)
            lines.append(format_line(self.stream, sequence, kind, age_ms, *words))
            self._sent += 1
            self._resend_us = now_us + RESEND_US

    def _forget(self):
        self.stream = NO_STREAM
        self._boot = (self._boot + 1) & 0xFFFFFFFF
        self._queue = []
        self._sent = 0
        self._alive_us = 0

    def _who(self, now_us, stream, sequence, words, commands):
        self._asked = True

    def _hello(self, now_us, stream, sequence, words, commands):
        # Ignore an answer to an earlier boot of this station.
        if words != (f"{self._boot:08X}",) or stream in (self.stream, NO_STREAM):
            return
        self.stream = stream
        self._queue = []
        self._sent = 0
        self._last_sequence = 0
        self._light_number = 0
        self._heard_us = now_us
        self._alive_us = now_us
        commands.append(("begin",))

    def _ack(self, now_us, stream, sequence, words, commands):
        if stream != self.stream:
            return
        self._heard_us = now_us
        while self._sent and self._queue[0][0] <= sequence:
            del self._queue[0]
            self._sent -= 1
            self._resend_us = now_us + RESEND_US

    def _light(self, now_us, stream, sequence, words, commands):
        if stream != self.stream or sequence <= self._light_number or len(words) != 2:
            return
        self._heard_us = now_us
        self._light_number = sequence
        if words[0] in COLOURS and words[1] in PATTERNS:
            commands.append(("light", words[0], words[1]))

    def _prompt(self, now_us, stream, sequence, words, commands):
        if words == (self._station,):
            commands.append(("prompt",))


class HostEnd:
    """The table's end. `first_stream`, a nonce that no earlier run used, numbers its streams."""

    def __init__(self, first_stream):
        self.framer = Framer()
        self.station = None
        self.firmware = None
        self.running = False
        self.heard_us = None
        self._stream = NO_STREAM
        self._next_stream = first_stream
        self._boot = None
        self._taken = 0
        self._held = ()
        self._light = (0, "off", "steady")
        self._light_due = False
        self._outgoing = []

    def receive(self, now_us, data):
        """Take in bytes from the station; return what happened, in order.

        ("began",): a new stream, so nothing known before need hold any longer;
        ("event", happened_us, kind, values): values as `EVENTS` parses them;
        ("held", buttons): those that are down and are no presses, whenever they are others;
        ("bad", reason): a line that was not understood.
        """
        happenings = []
        owed = False
        for line, reason in self.framer.feed(data):
            if line is None:
                happenings.append(("bad", reason))
                continue
            stream, sequence, kind, words = line
            if kind == "hello":
                self._greet(words, happenings)
            elif stream == NO_STREAM or stream != self._stream:
                self._say(NO_STREAM, 0, "who")
            else:
                self._begin(happenings)
                self.heard_us = now_us
                owed = True
                if kind == "alive":
                    self._light_due |= words[:1] != (str(self._light[0]),)
                    self._hold(words[1:], happenings)
                elif kind in EVENTS and sequence == self._taken + 1:
                    self._taken = sequence
                    if kind == "down":
                        # It has come up since the last heartbeat.
                        held = [button for button in self._held if button not in words]
                        self._hold(held, happenings)
                    happenings.append(_read_event(now_us, kind, words))
        if owed:
            self._say(self._stream, self._taken, "ack")
        return happenings

    def forget_held(self):
        """Let the next heartbeat say anew which buttons are held."""
        self._held = ()

    def light(self, colour, pattern):
        """Ask for a light; repeated until the station shows it."""
        self._light = (self._light[0] + 1, colour, pattern)
        self._light_due = True

    def prompt(self):
        """Ask the station that said hello to leave its program for MicroPython's prompt."""
        if self.station is not None:
            self._say(NO_STREAM, 0, "prompt", self.station)

    def to_send(self):
        """Return the bytes that are due, once."""
        if self.running and self._light_due:
            number, colour, pattern = self._light
            self._say(self._stream, number, "light", colour, pattern)
            self._light_due = False
        data = b"".join(self._outgoing)
        self._outgoing = []
        return data

    def _greet(self, words, happenings):
        if len(words) != 3:
            happenings.append(("bad", "malformed: hello takes station, firmware and nonce"))
            return
        self.station, self.firmware, boot = words
        if boot != self._boot:
            self._boot = boot
            self._stream = f"{self._next_stream:08X}"
            # 0 means no stream.
            self._next_stream = self._next_stream % 0xFFFFFFFF + 1
            self.running = False
        self._say(self._stream, 0, "hello", boot)

    def _begin(self, happenings):
        if not self.running:
            self.running = True
            self._taken = 0
            self._held = ()
            happenings.append(("began",))

    def _hold(self, words, happenings):
        held = tuple(button for button in BUTTONS if button in words)
        if held != self._held:
            self._held = held
            happenings.append(("held", held))

    def _say(self, stream, sequence, kind, *words):
        self._outgoing.append(format_line(stream, sequence, kind, *words))


def _read_event(now_us, kind, words):
    values = EVENTS[kind](words[1:]) if words and words[0].isdigit() else None
    if values is None:
        return ("bad", f"malformed: {kind} {' '.join(words)}")
    return ("event", now_us - int(words[0]) * 1000, kind, values)


def _uid(words):
    if len(words) != 1 or len(words[0]) not in (8, 14, 20):
        return None
    return words if all(digit in "0123456789ABCDEF" for digit in words[0]) else None


def _uid_and_count(words):
    if len(words) != 2 or not words[1].isdigit() or _uid(words[:1]) is None:
        return None
    return (words[0], int(words[1]))


def _button(words):
    return words if len(words) == 1 and words[0] in BUTTONS else None


def _nothing(words):
    return () if not words else None


def _text(words):
    return (" ".join(words),)


EVENTS = {
    "entered": _uid_and_count,
    "left": _uid,
    "down": _button,
    "up": _button,
    "lost": _text,
    "ready": _nothing,
}
