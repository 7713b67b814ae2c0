"""What is written on a picture can be read: the law of every screen of a window."""

from collections import Counter
from itertools import combinations

from display.screens.layout import letters_px


def illegible(written, height, longest=16):
    """Yield what is wrong with the lines *written* in a window of that height, in words. What has
    more letters than *longest* is a sentence, and said once."""
    least = letters_px(height)
    for one in written:
        if one.area.height < least:
            yield f"{one.text!r} is {one.area.height} px high in {one.room}"
        if not one.room.inflate(4, 4).contains(one.area):
            yield f"{one.text!r} sticks out of {one.room}"
    for one, other in combinations(written, 2):
        both = one.area.clip(other.area)
        if both.width > 2 and both.height > 2:
            yield f"{one.text!r} lies on {other.text!r}"
    said = Counter(one.text for one in written if len(one.text) > longest)
    yield from (f"{text!r} is said twice" for text, count in said.items() if count > 1)
