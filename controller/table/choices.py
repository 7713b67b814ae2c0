"""What can be chosen at a table before a match begins, and after it."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from controller.bots.company import bot_at
from controller.match.menu import Choice, Menu
from controller.table.adjusting import Speak, language_line
from controller.table.people import BY_LOT, TURN_ABOUT, Beginning, Party
from controller.table.setup import Setup
from controller.views import SEAT, Arg, Message
from controller.views.lobby import (
    CONTINUE,
    GAME,
    HOW_TO_PLAY,
    NAMES,
    OPTIONS,
    START,
    WHICH_GAME,
    WHO_PLAYS,
)


class Start(Struct, frozen=True):
    """The match begins."""


class OtherGame(Struct, frozen=True):
    """Choose the game of that name."""

    game: str


class OtherBots(Struct, frozen=True):
    """One more bot, or as few as possible once there are as many as possible."""


class OtherLevel(Struct, frozen=True):
    """The bot at that seat plays at the next level; with an empty seat all bots do."""

    seat: str = ""


class OtherOption(Struct, frozen=True):
    """The option of that line takes its next value."""

    line: int


class Begins(Struct, frozen=True):
    """The player at that seat begins; or `TURN_ABOUT`, or `BY_LOT`."""

    who: str


class ChooseNames(Struct, frozen=True):
    """Every seat chooses a name and a face."""


class WhoPlays(Struct, frozen=True):
    """People join and leave."""


class Continue(Struct, frozen=True):
    """The match that was kept for later goes on."""


class ReadRules(Struct, frozen=True):
    """Show how the game is played."""


class Teach(Struct, frozen=True):
    """Let the match explain itself, or not."""


Asked = (
    Start
    | OtherGame
    | OtherBots
    | OtherLevel
    | OtherOption
    | Begins
    | ChooseNames
    | Speak
    | WhoPlays
    | Continue
    | ReadRules
    | Teach
)


HOW_MANY_BOTS = "table-menu-bots"


BEGINS = "table-menu-begins"


class Again(Struct, frozen=True):
    """The same game again, with the same players."""


class WatchAgain(Struct, frozen=True):
    """The match is shown once more."""


class Options(Struct, frozen=True):
    """The same players choose what comes next, starting at that line."""

    line: str


AfterMatch = Again | WatchAgain | WhoPlays | Options


def after_match(bots: bool, recorded: bool) -> Menu:
    """Return what anyone may choose when a match is over; *bots* adds a choice of them, and what is
    *recorded* can be watched."""
    lines = [
        Choice("table-menu-again", Again()),
        Choice("table-menu-another-game", Options(WHICH_GAME)),
    ]
    if recorded:
        lines.append(Choice("table-menu-watch-again", WatchAgain()))
    if bots:
        lines.append(Choice("table-menu-other-bots", Options(HOW_MANY_BOTS)))
    lines.append(Choice(WHO_PLAYS, WhoPlays()))
    return Menu("", Message("table-menu-over"), tuple(lines))


def menu(
    setup: Setup,
    games: Sequence[str],
    party: Party,
    beginning: Beginning,
    language: str,
    teaches: bool,
    bots: bool,
    rests: bool,
) -> Menu:
    """Return what may be chosen before the match begins; a match *rests* that may go on instead."""
    others = tuple(Choice(GAME, OtherGame(slug), {"game": slug}) for slug in games)
    lines = [Choice(START, Start())]
    if rests:
        lines.append(Choice(CONTINUE, Continue()))
    if len(others) > 1:
        title = Message("table-menu-which-game")
        lines.append(Choice(WHICH_GAME, None, {"game": setup.slug}, others, title))
    options = (
        *_beginning(setup, party.players, beginning),
        *(
            Choice(line.id, OtherOption(number), line.args)
            for number, line in enumerate(setup.choices())
        ),
    )
    if options:
        lines.append(Choice(OPTIONS, then=options))
    on = {"on": "yes" if teaches else "no"}
    learn = Choice("table-menu-rules", ReadRules()), Choice("table-menu-teach", Teach(), on)
    lines.append(Choice(HOW_TO_PLAY, then=learn))
    if party.people:
        lines.append(Choice(NAMES, ChooseNames()))
    if bots:
        count = len(party.bots)
        lines.append(Choice(HOW_MANY_BOTS, OtherBots(), {"count": count}))
        lines += _levels_of(party)
    lines.append(Choice(WHO_PLAYS, WhoPlays()))
    lines.append(language_line(language))
    return Menu("", Message(GAME, {"game": setup.slug}), tuple(lines))


def _beginning(setup: Setup, players: Sequence[str], beginning: Beginning) -> list[Choice]:
    """Who begins, where players take turns: everybody by seat, turn about, or by lot."""
    if not players or not setup.asks_who_begins:
        return []
    next_one = beginning.next_one(players)
    each = tuple(Choice(SEAT, Begins(seat), {"seat": seat}) for seat in players)
    ways = (
        Choice("table-menu-turn-about", Begins(TURN_ABOUT), {"seat": next_one}),
        Choice("table-menu-by-lot", Begins(BY_LOT)),
    )
    if beginning.wish in (TURN_ABOUT, BY_LOT):
        how, seat = beginning.wish, next_one
    else:
        how, seat = "seat", players[beginning.number(setup.first, players, Random(0))]
    said: dict[str, Arg] = {"game": setup.slug, "how": how, "seat": seat}
    title = Message("table-menu-who-begins", {"game": setup.slug})
    return [Choice(BEGINS, None, said, (*each, *ways), title)]


def _levels_of(party: Party) -> list[Choice]:
    """How strong they all are, and where there are several, how strong each of them is."""
    bots, level_of = party.bots, party.level_of
    if not bots:
        return []
    levels = {level_of(seat) for seat in bots}
    lines = [Choice("table-menu-level", OtherLevel(), {"level": level_of(bots[0])})]
    if len(levels) > 1:
        lines = [Choice("table-menu-levels-differ", OtherLevel())]
    if len(bots) > 1:
        seated = {seat: bot_at(seat, level_of(seat)) for seat in bots}
        each = tuple(
            Choice(
                "table-menu-one-bot",
                OtherLevel(seat),
                {"seat": seat, "temper": bot.temper, "level": bot.level},
            )
            for seat, bot in seated.items()
        )
        lines.append(Choice("table-menu-each-bot", then=each))
    return lines
