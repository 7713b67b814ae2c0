"""A simulated MCP3008 at the far end of an SPI transfer: eight channels of ten bits.

Not simulated: conversion time, noise and non-linearity, the differential mode.
"""

from collections.abc import Callable, Mapping

REFERENCE_V = 3.3


class SimulatedMcp3008:
    """Answers the data sheet's three-byte transfer (DS21295D, figure 6-1).

    `channels` tells the volts at each channel when asked; other channels read 0 V. While `stuck`
    is not None, the line back to the Pi stays at that level, as it does when a cable is off.
    """

    def __init__(self, channels: Mapping[int, Callable[[], float]]) -> None:
        self.stuck: bool | None = None
        self._channels = dict(channels)

    def __call__(self, words: list[int]) -> list[int]:
        """Serve one transfer: start bit, single-ended and channel in; ten bits out."""
        if self.stuck is not None:
            return [0xFF if self.stuck else 0x00] * len(words)
        if len(words) != 3 or words[0] != 0x01 or not words[1] & 0x80:
            return [0] * len(words)
        volts = self._channels.get(words[1] >> 4 & 0x07)
        level = 0.0 if volts is None else volts() / REFERENCE_V
        count = min(max(int(level * 1024), 0), 1023)
        return [0, count >> 8, count & 0xFF]
