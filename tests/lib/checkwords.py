"""What a check of the doctor says in English, as a terminal prints it."""

from display.words import words_in


def in_english(check):
    """What was found, and what to do about it, with ordinary spaces."""
    if isinstance(check.found, str):
        return f"{check.found} {check.remedy}"
    words = words_in("en")
    said = f"{words(check.found)} {words.part(check.found, 'remedy')}"
    return said.replace("\N{NO-BREAK SPACE}", " ")
