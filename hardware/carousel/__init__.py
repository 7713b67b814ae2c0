"""The carousel: motor, encoder and battery of the belt, with speed control and protection."""

from hardware.carousel.carousel import Carousel
from hardware.carousel.protection import Fault, Phase

__all__ = ["Carousel", "Fault", "Phase"]
