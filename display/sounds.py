"""What is heard: the sounds of the table, each synthesised from a few notes; and what is said aloud
where espeak-ng is installed, the prompt of the table and its climaxes.

Both follow the public view, and only sentences are said that stand on the screen at that moment, so
they reveal no secret. The speaking program writes samples, which the table's own sounds play: there
is one device, with one volume. Without it the table is silent.
"""

import logging
import math
import os
import subprocess
import sys
import threading
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pygame

from controller.views import TableView
from display.words import Words, names_of

SAMPLE_RATE_HZ = 22050
_FULL_SCALE = 32767
_VOLUME = 0.35
_FADE_S = 0.008
"""Notes fade in and out over this time: a step in the wave would click."""

LOOK_AGAIN_S = 10.0
"""Time between attempts to find a missing device."""

CARDS = Path("/dev/snd")

_log = logging.getLogger(__name__)


class Note(NamedTuple):
    """A tone with exponential decay; it starts *at_s* after the sound does."""

    frequency_hz: float
    at_s: float
    duration_s: float


def _notes(step_s: float, duration_s: float, *frequencies_hz: float) -> tuple[Note, ...]:
    return tuple(
        Note(frequency_hz, index * step_s, duration_s)
        for index, frequency_hz in enumerate(frequencies_hz)
    )


# Frequencies in equal temperament, A4 = 440 Hz (ISO 16).
_C4, _E4, _G4, _A4, _C5, _E5, _G5, _C6 = (
    261.63, 329.63, 392.00, 440.00, 523.25, 659.26, 783.99, 1046.50,
)  # fmt: skip

SOUNDS: dict[str, tuple[Note, ...]] = {
    "match": _notes(0.09, 0.30, _C5, _E5, _G5),
    "lost": _notes(0.16, 0.35, _E4, _C4),
    "other": _notes(0.0, 0.18, _A4),
    "done": _notes(0.14, 0.60, _G5, _E5, _C5, _G4),
    "start": _notes(0.16, 0.45, _C5, _C5, _G5),
    "mistake": _notes(0.12, 0.22, 196.00, 185.00),
    "tick": _notes(0.0, 0.05, _C6),
    "win": _notes(0.13, 0.70, _C5, _E5, _G5, _C6, _G5, _C6),
    "join": _notes(0.08, 0.25, _G4, _C5),
    "roll": _notes(0.07, 0.10, *(130.81,) * 16),
}
"""The notes of each sound. Match rises, lost falls, mistake growls, drums roll before a card is
turned over: no two share a shape."""


# Each game has a tune of its own, of our own: it is heard when a match begins.
_D4, _F4, _D5, _F5, _A5, _B4 = 293.66, 349.23, 587.33, 698.46, 880.00, 493.88

THEMES: dict[str, tuple[Note, ...]] = {
    "luggage": _notes(0.15, 0.40, _C5, _E5, _G5, _E5, _A5, _G5),
    "captain-bluff": _notes(0.17, 0.45, _G4, _D5, _B4, _G4, _A4, _D5),
    "bluff-pirate": _notes(0.19, 0.40, _D4, _F4, _A4, _D5, _A4, _D4),
    "captains-orders": _notes(0.14, 0.30, _G4, _G4, _C5, _G4, _C5, _E5, _C5),
}
"""The tune of each game, by its slug."""

HUM_STEP_RPM = 0.25
"""How finely the hum follows the belt."""
_HUM_VOLUME = 0.12
_HUM_HZ, _HUM_HZ_PER_RPM = 44, 9
"""A gear motor at rest, nearly; it is higher the faster it turns."""


def hum(rpm: float) -> "array[int]":
    """Return one second of a motor at that speed; it goes on without a seam."""
    # Whole numbers of periods in a second.
    low_hz = round(_HUM_HZ + _HUM_HZ_PER_RPM * rpm)
    scale = _FULL_SCALE * _HUM_VOLUME / 1.9
    steps = (2 * math.pi * index / SAMPLE_RATE_HZ for index in range(SAMPLE_RATE_HZ))
    return array(
        "h",
        (
            round(scale * (math.sin(a * low_hz) + 0.6 * math.sin(a * 2 * low_hz)
                           + 0.3 * math.sin(a * 5 * low_hz)))
            for a in steps
        ),
    )  # fmt: skip


def synthesised(notes: Iterable[Note]) -> "array[int]":
    """Return the mixed notes as 16-bit samples, one channel at `SAMPLE_RATE_HZ`."""
    notes = tuple(notes)
    length_s = max(note.at_s + note.duration_s for note in notes)
    wave = [0.0] * math.ceil(length_s * SAMPLE_RATE_HZ)
    for note in notes:
        start = round(note.at_s * SAMPLE_RATE_HZ)
        for index in range(round(note.duration_s * SAMPLE_RATE_HZ)):
            time_s = index / SAMPLE_RATE_HZ
            fade = min(1.0, time_s / _FADE_S, (note.duration_s - time_s) / _FADE_S)
            angle = 2 * math.pi * note.frequency_hz * time_s
            tone = math.sin(angle) + 0.3 * math.sin(2 * angle) + 0.1 * math.sin(3 * angle)
            if start + index < len(wave):
                wave[start + index] += tone * fade * math.exp(-4 * time_s / note.duration_s)
    peak = max(abs(value) for value in wave)
    scale = _FULL_SCALE * _VOLUME / peak
    return array("h", (round(value * scale) for value in wave))


def _may_have_device() -> bool:
    """Return True if it is worth trying: without any device, ALSA's library complains on stderr."""
    variables = ("SDL_AUDIODRIVER", "PULSE_SERVER", "PIPEWIRE_REMOTE")
    if any(os.environ.get(name) for name in variables) or not sys.platform.startswith("linux"):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    # Not the folder /dev/snd, which exists without a sound card, too (systemd's static nodes).
    if any(CARDS.glob("pcmC*p")):
        return True
    # Not Path.exists, which raises if a service may not look into /run/user.
    return any(map(os.path.exists, (runtime / "pulse" / "native", runtime / "pipewire-0")))


class Sounds:
    """Plays sounds by name; unknown names are skipped.

    Opens the audio device when constructed and releases it in `close` (idempotent). Without a
    device it is silent, until `look_again` finds one.
    """

    def __init__(self) -> None:
        self.muted = False
        self.volume = 100
        """In per cent."""
        self._ready: dict[str, pygame.mixer.Sound] = {}
        """What has been heard already."""
        self._opened = False
        self._hums: tuple[float, pygame.mixer.Sound] | None = None
        """The speed at which the belt is heard to turn."""
        self._looked_s = -1e9
        self._open()

    def _open(self) -> None:
        if not _may_have_device():
            _log.info("no sound: this machine has neither a sound card nor a sound server")
            return
        try:
            pygame.mixer.init(SAMPLE_RATE_HZ, -16, 1, 512)
        # If a library is missing, pygame's mixer is replaced by something that raises this.
        except (pygame.error, NotImplementedError) as error:
            _log.info("no sound: %s", error)
            return
        self._opened = True

    @property
    def lacking(self) -> bool:
        """Whether there should be sound but there is no device for it."""
        return not self._opened and self.volume > 0

    def look_again(self, now_s: float) -> None:
        """Occasionally look for a missing device: a TV that is off has none."""
        if self.lacking and now_s - self._looked_s >= LOOK_AGAIN_S:
            self._looked_s = now_s
            self._open()

    def __repr__(self) -> str:
        return f"<Sounds, {len(self._ready)} ready>" if self._opened else "<Sounds, silent>"

    def play(self, names: Iterable[str]) -> None:
        """Start each sound once, however often it is named."""
        for name in dict.fromkeys(names):
            notes = SOUNDS.get(name)
            if notes is not None:
                self._play(name, notes)

    def play_theme(self, game: str) -> None:
        """Play a game's tune, if it has one."""
        notes = THEMES.get(game)
        if notes is not None:
            self._play(f"theme/{game}", notes)

    def say(self, speech: bytes) -> None:
        """Play what has been spoken, 16-bit samples at `SAMPLE_RATE_HZ`."""
        if self.heard and speech:
            spoken = pygame.mixer.Sound(buffer=speech)
            spoken.set_volume(self.volume / 100)
            spoken.play()

    def turn(self, rpm: float) -> None:
        """Let the belt hum at that speed, backwards too; at 0 it is silent."""
        heard_rpm = round(abs(rpm) / HUM_STEP_RPM) * HUM_STEP_RPM if self.heard else 0.0
        if heard_rpm == (0.0 if self._hums is None else self._hums[0]):
            return
        if self._hums is not None:
            self._hums[1].stop()
            self._hums = None
        if heard_rpm:
            sound = pygame.mixer.Sound(buffer=hum(heard_rpm).tobytes())
            sound.set_volume(self.volume / 100)
            sound.play(loops=-1, fade_ms=200)
            self._hums = heard_rpm, sound

    @property
    def heard(self) -> bool:
        """Whether anything that is played now can be heard."""
        return self._opened and not self.muted and self.volume > 0

    def _play(self, name: str, notes: tuple[Note, ...]) -> None:
        """Play notes, which are synthesised when they are heard for the first time."""
        if not self.heard:
            return
        sound = self._ready.get(name)
        if sound is None:
            sound = pygame.mixer.Sound(buffer=synthesised(notes).tobytes())
            self._ready[name] = sound
        sound.set_volume(self.volume / 100)
        sound.play()

    def close(self) -> None:
        if self._opened:
            self._ready.clear()
            self._hums, self._opened = None, False
            pygame.mixer.quit()


# ---- what is said aloud --------------------------------------------------------------------------

PROGRAM = "espeak-ng"
LONGEST_S = 10.0
"""After this the program is taken to hang."""

_HEADER_BYTES = 44
"""Of a WAV file as espeak-ng writes it; its samples are mono, 16 bits, 22050 Hz."""
assert SAMPLE_RATE_HZ == 22050, "as espeak-ng speaks"


def announced(view: TableView, words: Words) -> str:
    """The sentence that a public view asks to be said; empty for none."""
    if view.demo is not None:
        return ""  # It plays to an empty room, perhaps all day.
    named = words.naming(names_of(view))
    if view.staged is not None:
        return named(view.staged.climax.what)
    if view.match is not None and view.match.phase == "over":
        winners = tuple(view.match.winners)
        return named("screen-winners", seats=winners, count=len(winners))
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
        # Not above: it brings what packs archives, and a screen starts without.
        from shutil import which

        if speak is None and which(PROGRAM) is not None:
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
            try:
                self._at_work.start()
            except (RuntimeError, MemoryError) as error:
                _log.info("nothing is said: %s", error)
                self._at_work = None
            return b""
        return samples

    def _work(self, text: str, language: str) -> None:
        assert self._speak is not None, "somebody can speak"
        self._samples = self._speak(text, language)
