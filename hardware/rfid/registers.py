"""The chip's registers over SPI: several reads or a whole FIFO burst in one transaction.

MicroPython runs this file unchanged; its types stand in registers.pyi. Framing after MFRC522 data
sheet rev. 3.9, 8.1.2: the address travels in bits 6 to 1 of its byte and bit 7 means read; while
reading, every further byte names the next register and the data come one byte late; while writing,
all bytes after the address go to that one register.
"""


class Registers:
    """One chip's registers.

    *xfer2* makes one SPI transaction: it is given a list of bytes and returns as many. *reset*
    pulls the chip's NRSTPD pin low and high again, where that pin is wired. *transfer_us* is the
    least time that one transaction takes on this host; guard times on air are shortened by it, so
    it must not be too large, and 0 is always right. *release* frees the bus in `close`.
    """

    def __init__(self, xfer2, reset=None, release=None, transfer_us=0):
        self.transfer_us = transfer_us
        self._xfer2 = xfer2
        self._reset = reset
        self._release = release

    def read(self, addresses):
        """The values of the registers at *addresses*, read in this order in one transaction."""
        request = [address << 1 | 0x80 for address in addresses]
        request.append(0)
        return self._xfer2(request)[1:]

    def write(self, address, value):
        self._xfer2([address << 1, value])

    def burst(self, address, data):
        """Write all bytes of *data* to one register: the FIFO."""
        request = [address << 1]
        request.extend(data)
        self._xfer2(request)

    def reset(self):
        """Reset the chip by its pin; does nothing where the pin is not wired."""
        if self._reset is not None:
            self._reset()

    def close(self):
        """Release the bus. Idempotent; nothing may be read or written afterwards."""
        release, self._release = self._release, None
        if release is not None:
            release()
