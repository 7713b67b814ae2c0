"""What the league says, in ten languages: messages of Project Fluent, a file each.

A league is no part of the screen's words: it runs where no display is installed.
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from controller.views.message import FALLBACK, LANGUAGES

Arg = str | int | float


class LeagueWords:
    """All messages in one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = tuple(_bundle(one) for one in dict.fromkeys((language, FALLBACK)))

    def __repr__(self) -> str:
        return f"<LeagueWords in {self.language}>"

    def __call__(self, id: str, **args: Arg) -> str:
        """The sentence of a message; the id itself where no language has it."""
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, args)[0])
        return id

    def game(self, slug: str) -> str:
        """What a game is called; of one that the league does not know, its slug as a name."""
        id = f"league-game-{slug}"
        return self(id) if self._has(id) else slug.replace("-", " ").capitalize()

    def level(self, slug: str) -> str:
        """What a bot's level is called."""
        id = f"league-bot-{slug}"
        return self(id) if self._has(id) else f"{self('league-bot')} {slug}"

    def _has(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)


@cache
def words_in(language: str) -> LeagueWords:
    """The words of *language*, read once."""
    return LeagueWords(language if language in LANGUAGES else FALLBACK)


@cache
def _bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    file = files("league.words") / f"{language}.ftl"
    made.add_resource(FluentResource(file.read_text("utf-8")))
    return made
