"""The seat station's program, as it is installed with the table: `main.py` runs on a Pico."""
