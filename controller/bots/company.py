"""Which bot plays from which seat: the same one in every match, so that players get to know it."""

from controller.bots.mind import Character, character
from controller.views.people import Bot

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")
"""Anne plays from the red seat, Bart from the blue one, and so on, at every table."""


def character_at(seat: str) -> Character:
    """Who plays from that *seat*."""
    return character(SEATS.index(seat))


def bot_at(seat: str, level: str = "") -> Bot:
    """The bot of that *seat* as everybody knows it; the *level* is empty where nobody knows it."""
    who = character_at(seat)
    return Bot(who.name, who.temper.name, level)
