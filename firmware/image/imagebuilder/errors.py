"""What can go wrong while an image is built."""


class BuildError(Exception):
    """The image cannot be built: says what was found, what was expected and what to do."""
