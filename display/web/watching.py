"""What somebody without a seat sees on a phone: what everybody may know, in words. Pure."""

from msgspec import Struct

from controller.views import MatchView, TableView
from controller.views.evening import PastMatch
from display.screens.catalogue import screens_of
from display.screens.ending import outcome
from display.screens.evening import placed, points_count
from display.screens.learning import goal_of
from display.tabletop.sight import ENDED
from display.web.sheet import (
    PageBoard,
    PageHead,
    PagePerson,
    Place,
    Reaction,
    Touchable,
    board_of,
    places_of,
    reaction_of,
)
from display.words import Words, names_of, words_in


class PageEnded(Struct, frozen=True):
    """A match of this evening."""

    played: str
    """Which game, and how long."""
    ended: str
    players: tuple[tuple[str, str, str], ...]
    """Each player's seat and name, and the points where they count; the winners first."""


class PageForAll(Struct, frozen=True):
    """The page of those who watch."""

    language: str
    head: PageHead
    line: str
    told: str = ""
    fault: bool = False
    people: tuple[PagePerson, ...] = ()
    board: PageBoard | None = None
    climax: tuple[str, ...] = ()
    """What everybody is shown before play goes on: what was done, and how it turned out."""
    said: Reaction | None = None
    """What a bot says of that."""
    known: tuple[str, ...] = ()
    log: tuple[tuple[str, str], ...] = ()
    """What has happened, the newest first: whose it was, and in words."""
    ending: tuple[Place, ...] = ()
    evening: tuple[PageEnded, ...] = ()
    """The matches that have ended lately, the latest first."""
    refused: bool = False
    """Never: who watches does nothing."""


def watched(view: TableView, language: str) -> PageForAll:
    """Return the page in a language."""
    words, match = words_in(language, names_of(view)), view.match
    notice = view.faults[0] if view.faults else view.notices[-1] if view.notices else None
    told = "" if notice is None else f"{words(notice)} {words.part(notice, 'remedy')}".strip()
    title = words("table-game", game=view.game) if view.game else "Reclaim"
    # At a simulated table nobody has a pad, a spot or a button.
    says = words.in_window if view.simulated else words
    line = "" if view.prompt is None else says(view.prompt)
    if match is None:
        told = told or (goal_of(words, view.game) if view.game else "")
        sit = (one.seat for one in view.seats if one.joined)
        people = tuple(PagePerson(Touchable(text=words.person(seat)), seat) for seat in sit)
        evening = evening_of(view, language)
        head, fault = PageHead(title), bool(view.faults)
        return PageForAll(language, head, line, told, fault, people, evening=evening)
    game, staged = screens_of(match), view.staged
    header = game.header(words, match)
    clock = view.clock_ends_at_s is not None and header.clock
    return PageForAll(
        language,
        PageHead(title, header.middle, header.aside, clock),
        line,
        told,
        bool(view.faults),
        tuple(_player(view, match, player.seat, words) for player in match.players),
        board_of(match, words),
        () if staged is None else (words(staged.climax.what), words(staged.climax.found)),
        reaction_of(view, words),
        tuple(game.known(words, match)),
        tuple((one.seat, words(one.what)) for one in reversed(view.log)),
        places_of(view, words),
        evening_of(view, language),
    )


def evening_of(view: TableView, language: str) -> tuple[PageEnded, ...]:
    """Return the matches of the evening, in words."""
    return tuple(_ended(one, language) for one in view.evening)


def _ended(match: PastMatch, language: str) -> PageEnded:
    """A match of before, with the names of who played it."""
    words = words_in(language, tuple((one.seat, one.name) for one in match.players if one.name))
    winners = tuple(one.seat for one in match.players if one.won)
    counts = points_count(words, match.game)
    return PageEnded(
        words("screen-evening-match", game=match.game, minutes=match.minutes),
        words("screen-report-abandoned") if match.given_up else outcome(words, winners),
        tuple(
            (one.seat, words.person(one.seat), str(one.points) if counts else "")
            for one in placed(match)
        ),
    )


def _player(view: TableView, match: MatchView, seat: str, words: Words) -> PagePerson:
    """A player with what everybody may know, and whether it is their turn."""
    game = screens_of(match)
    state = game.seat_state(match, seat)
    counted = tuple(
        (one.sign if isinstance(one.sign, str) else "", one.text)
        for one in game.window.counted(match, seat)
    )
    blinks = any(one.seat == seat and one.pattern == "blink" for one in view.seats)
    acts = match.phase not in ENDED and (match.active == seat or (not match.active and blinks))
    name = Touchable(text=words.person(seat))
    return PagePerson(name, seat, words(state) if state else "", counted, acts)
