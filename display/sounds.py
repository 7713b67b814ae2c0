"""The sounds of the table, each synthesised from a few notes.

They follow the public view, so they reveal no secret. Without an audio device the table is silent.
"""

import logging
import math
import os
import sys
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pygame

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
        self._ready = {
            name: pygame.mixer.Sound(buffer=synthesised(notes).tobytes())
            for name, notes in SOUNDS.items()
        }

    @property
    def lacking(self) -> bool:
        """Whether there should be sound but there is no device for it."""
        return not self._ready and self.volume > 0

    def look_again(self, now_s: float) -> None:
        """Occasionally look for a missing device: a TV that is off has none."""
        if self.lacking and now_s - self._looked_s >= LOOK_AGAIN_S:
            self._looked_s = now_s
            self._open()

    def __repr__(self) -> str:
        return f"<Sounds, {len(self._ready)} ready>" if self._ready else "<Sounds, silent>"

    def play(self, names: Iterable[str]) -> None:
        """Start each sound once, however often it is named."""
        for name in dict.fromkeys(names) if not self.muted else ():
            if name in self._ready:
                self._ready[name].set_volume(self.volume / 100)
                self._ready[name].play()

    def close(self) -> None:
        if self._ready:
            self._ready.clear()
            pygame.mixer.quit()
