"""The motor's battery, measured by an MCP3008 through a divider."""

from typing import Any

from gpiozero import MCP3008

from hardware.config import BatterySettings
from hardware.errors import WiringError


class Battery:
    """Opens its ADC when constructed and releases it in `close` (idempotent).

    Raises `WiringError` when the SPI bus cannot be opened.
    """

    def __init__(self, settings: BatterySettings, pin_factory: Any) -> None:
        self._divider = settings.divider
        try:
            self._adc = MCP3008(
                settings.channel, device=settings.spi_device, pin_factory=pin_factory
            )
        except Exception as error:  # gpiozero and the SPI library share no base
            raise WiringError(
                f"carousel.battery: the ADC on SPI bus 0 device {settings.spi_device} cannot be "
                f"opened ({error}); is SPI switched on?"
            ) from error

    def __repr__(self) -> str:
        return f"<Battery on {self._adc!r}>"

    def measure_v(self) -> float | None:
        """The battery's voltage, or None when the ADC does not answer."""
        try:
            return float(self._adc.voltage) * self._divider
        except OSError:
            return None

    def close(self) -> None:
        self._adc.close()
