"""Table files whose readers need what a Pi's own device tree lacks."""

THIRD_DEVICE = """
name = "mine"
[[readers]]
name = "belt"
role = "belt"
spi_device = 0
reset_pin = 25
[[readers]]
name = "spot/1"
role = "spot"
spi_device = 2
reset_pin = 24
"""
"""Of the first SPI bus."""

SECOND_BUS = f"""{THIRD_DEVICE}
[[readers]]
name = "spot/2"
role = "spot"
spi_bus = 1
spi_device = 0
reset_pin = 23
"""
"""... and a device of the second."""
