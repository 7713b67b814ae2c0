"""A channel of an MCP3008: the battery's voltage behind its divider, or the motor's current."""

from typing import Any

from gpiozero import MCP3008

from hardware.errors import WiringError


class AdcChannel:
    """Opens its ADC when constructed and releases it in `close` (idempotent).

    *scale* is what a volt at the channel stands for. Raises `WiringError`, naming the table file's
    *key*, when the SPI bus cannot be opened.
    """

    def __init__(
        self, key: str, channel: int, spi_device: int, scale: float, pin_factory: Any
    ) -> None:
        self._scale = scale
        try:
            self._adc = MCP3008(channel, device=spi_device, pin_factory=pin_factory)
        except Exception as error:  # gpiozero and the SPI library share no base
            raise WiringError(
                f"{key}: the ADC on SPI bus 0 device {spi_device} cannot be opened ({error}); "
                "is SPI switched on?"
            ) from error

    def __repr__(self) -> str:
        return f"<AdcChannel on {self._adc!r}>"

    def measure(self) -> float | None:
        """What is measured now, or None when the ADC does not answer."""
        try:
            return float(self._adc.voltage) * self._scale
        except OSError:
            return None

    def close(self) -> None:
        self._adc.close()
