"""What is said aloud, where espeak-ng is installed: the prompt of the table and its climaxes.

It is made of the public view only, of sentences that stand on the screen at that moment, so it
tells no secret. The program writes samples, which the table's own sounds play: there is one device,
with one volume.
"""

import logging
import shutil
import subprocess
import threading
from collections.abc import Callable

from controller.views import TableView
from display.sounds import SAMPLE_RATE_HZ
from display.words import Words, names_of

PROGRAM = "espeak-ng"
LONGEST_S = 10.0
"""After this the program is taken to hang."""

_HEADER_BYTES = 44
"""Of a WAV file as espeak-ng writes it; its samples are mono, 16 bits, 22050 Hz."""
assert SAMPLE_RATE_HZ == 22050, "as espeak-ng speaks"

_log = logging.getLogger(__name__)


def announced(view: TableView, words: Words) -> str:
    """The sentence that a public view asks to be said; empty for none."""
    if view.demo is not None:
        return ""  # It plays to an empty room, perhaps all day.
    named = words.naming(names_of(view))
    if view.staged is not None:
        return named(view.staged.climax.what)
    return "" if view.prompt is None or view.stage == "operator" else named(view.prompt)


def spoken(text: str, language: str) -> bytes:
    """Return samples of *text*, empty if the program fails."""
    # The sentence comes on standard input: it may begin like an option.
    asked = [PROGRAM, "-v", language, "--stdin", "--stdout"]
    try:
        done = subprocess.run(
            asked, input=text.encode(), capture_output=True, timeout=LONGEST_S, check=True
        )
    except (OSError, subprocess.SubprocessError) as error:
        _log.info("nothing is said: %s", error)
        return b""
    return done.stdout[_HEADER_BYTES:]


class Speaker:
    """Speaks the newest sentence, one after the other; *speak* makes samples of a text and a
    language. What is said meanwhile and is no longer true is left out."""

    def __init__(self, speak: Callable[[str, str], bytes] | None = None) -> None:
        if speak is None and shutil.which(PROGRAM) is not None:
            speak = spoken
        self._speak = speak
        self._last = ""
        self._wanted: tuple[str, str] | None = None
        self._samples = b""
        self._at_work: threading.Thread | None = None

    def __repr__(self) -> str:
        return f"<Speaker{'' if self._speak else ', silent'}: {self._last!r}>"

    def announce(self, text: str, language: str) -> None:
        """Say a sentence, unless it was the last that was said."""
        if self._speak is not None and text and text != self._last:
            self._last, self._wanted = text, (text, language)

    def poll(self) -> bytes:
        """Return samples that are to be played now; usually none."""
        if self._at_work is not None and self._at_work.is_alive():
            return b""
        samples, self._samples = self._samples, b""
        if self._wanted is not None:
            wanted, self._wanted = self._wanted, None
            # Speaking takes a tenth of a second on a Pi: longer than a frame.
            self._at_work = threading.Thread(target=self._work, args=wanted, daemon=True)
            self._at_work.start()
            return b""
        return samples

    def _work(self, text: str, language: str) -> None:
        assert self._speak is not None, "somebody can speak"
        self._samples = self._speak(text, language)
