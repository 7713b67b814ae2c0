"""A station's reader that says what a test wants."""


class ScriptedPad:
    """A poller that reports what a test puts into `events`, every *poll_us*, and what is so in
    between."""

    def __init__(self, poll_us=20_000):
        self.ready = True
        self.fault = None
        self.present = ()
        self.events = []
        self.resumed_us = []
        self._poll_us = poll_us

    def run(self):
        while True:
            events, self.events = tuple(self.events), []
            self.resumed_us.append((yield self._poll_us, events))
