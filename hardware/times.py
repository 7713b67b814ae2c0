"""Times in seconds on the loop's clock, of things that may be due."""


def soonest(*times_s: float | None) -> float | None:
    """Return the first of these times; None if there is none."""
    first_s = None
    for at_s in times_s:
        if at_s is not None and (first_s is None or at_s < first_s):
            first_s = at_s
    return first_s
