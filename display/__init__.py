"""The screen and the virtual table: views and pixels, never a state.

Separate processes, connected to the controller by its sockets.
"""

import os

# pygame prints a greeting on standard output, which our own commands use.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
