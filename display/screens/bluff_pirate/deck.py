"""The deck, where cards are laid: the set, or what was played last; the pile and the discards."""

from collections.abc import Sequence
from functools import partial

from controller.views import BluffPirateView
from controller.views.bluff_pirate import Happened
from display import art, theme
from display.art.decks.accessories import COLOURS, badge
from display.screens import cards
from display.screens.layout import Rect, columns, inset, rows, split_left, split_right, split_top
from display.screens.page import Page
from display.screens.seat import Told, story
from display.words import Words

GAME = "bluff-pirate"

_PIRATE = "-pirate"


def deck(page: Page, match: BluffPirateView, area: Rect) -> None:
    """The cards that lie open, what happened, and the discards."""
    if page.low:
        laid, words = split_left(area, area.width * 0.5, page.gap * 2)
        _cards(page, match, laid)
        _words(page, match, words)
        return
    laid, rest = split_left(area, area.width * 0.37, page.gap * 2)
    discards, words = split_right(rest, rest.width * 0.43, page.gap * 2)
    _cards(page, match, laid)
    _words(page, match, words)
    _discards(page, match, discards)


def _cards(page: Page, match: BluffPirateView, area: Rect) -> None:
    """The set on the table, its hidden cards face down; else the cards of the last turn."""
    page.panel(area, theme.mixed(theme.NIGHT, theme.PANEL, 0.5), theme.PANEL_EDGE)
    area = inset(area, page.gap * 1.5, page.gap)
    laid, last = match.set, _last_with_cards(match)
    if laid is not None:
        waits = (art.UNREAD,) if match.waits in ("lay", "reveal") else ()
        names = (*laid.up, *laid.revealed, *waits, *(None,) * laid.down)
        area = _beside(page, area, match.turn or "", laid.voter or "", laid.doubted)
        _row(page, names, len(laid.up), area)
    elif match.waits:
        _row(page, (art.UNREAD,), 1, area)
    elif match.phase in ("boarding", "stealing"):
        _boarding(page, match, area)
    elif last is not None:
        voter = last.other if last.act == "set" else ""
        area = _beside(page, area, last.seat, voter, last.doubted)
        _row(page, (*last.up, *last.down), len(last.up), area)
    else:
        pile, count = split_left(area, area.width * 0.5, page.gap)
        cards.back(page, GAME, pile)
        page.write(str(match.pile), count, height=page.em * 1.6, align="left")


def _beside(page: Page, area: Rect, seat: str, voter: str, doubted: bool | None) -> Rect:
    """Whose cards they are, on the left, and whose vote was shown, on the right: "bluff" or not;
    returns the room between them."""
    side = min(area.height * 0.42, area.width * 0.14)
    left, area = split_left(area, side, page.gap)
    right, area = split_right(area, side, page.gap)
    page.seat_mark(seat, left)
    if voter and doubted is not None:
        who, vote = rows(inset(right, 0, max(0.0, (right.height - 2.3 * side) / 2)), 2, page.gap)
        page.seat_mark(voter, who)
        page.icon("bluff" if doubted else "check", vote)
    return area


def _row(page: Page, names: Sequence[str | None], up: int, area: Rect) -> None:
    """Cards side by side; the first ones, which were laid face up, stand a little higher."""
    lift = round(area.height * 0.08)
    places = cards.row(Rect(area.x, area.y + lift, area.width, area.height - lift), len(names))
    for index, (name, place) in enumerate(zip(names, places, strict=True)):
        place.y -= lift if index < up else 0
        if name is None:
            cards.back(page, GAME, place)
        else:
            cards.card(page, GAME, name, place)


def _boarding(page: Page, match: BluffPirateView, area: Rect) -> None:
    """The ship that boards, the cards that it has stolen, and the ship that is boarded."""
    thief, loot, target = columns(area, 3, page.gap)
    for seat, place in ((match.turn, thief), (match.target, target)):
        if seat is not None:
            style = theme.seat_style(seat)
            side = min(place.size)
            page.put(art.ship((side, side), style.mark, style.colour), place)
        else:
            page.write("?", place, theme.MIST, height=place.height * 0.7)
    cards.fan(page, GAME, match.stolen, inset(loot, 0, loot.height * 0.12))


def _last_with_cards(match: BluffPirateView) -> Happened | None:
    return next((one for one in reversed(match.history) if one.up or one.down), None)


def _words(page: Page, match: BluffPirateView, area: Rect) -> None:
    if match.set is not None and match.phase == "voting":
        title, area = split_top(area, page.em * 1.5, page.gap)
        said = page.words("bluff-pirate-screen-vote")
        page.write(said, title, page.glow(), align="left", height=page.em * 1.4)
        if page.low:
            return
    story(page, told(page.words, match), area, most=2 if page.low else 4)


def _discards(page: Page, match: BluffPirateView, area: Rect) -> None:
    """The pile, and how many cards of each colour have been discarded."""
    counted = dict(match.discards)
    title, area = split_top(area, page.em * 0.9, page.gap // 2)
    discards = sum(counted.values())
    said = page.words("bluff-pirate-screen-piles", pile=match.pile, discards=discards)
    page.write(said, title, theme.MIST, height=page.em * 0.75)
    cells = [cell for line in rows(area, 2, page.gap // 2) for cell in columns(line, 5, page.gap)]
    for colour, cell in zip(COLOURS, cells, strict=True):
        count = counted.get(colour, 0) + counted.get(colour + _PIRATE, 0)
        page.labelled(
            partial(_badge, page, colour), str(count), cell,
            theme.PAPER if count else theme.MIST, height=page.em * 0.9, align="left",
        )  # fmt: skip


def _badge(page: Page, colour: str, area: Rect) -> None:
    page.put(badge(area.size, colour), area)


def told(words: Words, match: BluffPirateView, most: int = 4) -> list[Told]:
    """The last of what happened, a line for each turn."""
    return [Told(one.seat, sentence(words, one)) for one in match.history[-most:]]


def sentence(words: Words, one: Happened) -> str:
    """One turn, or what came between."""
    id = f"bluff-pirate-screen-{one.act}"
    if one.act == "set":
        # What the vote was and what was true are two things, so there are four cases.
        id += ("-doubted" if one.doubted else "-trusted") + ("-bluff" if one.bluff else "-true")
    return words(
        id,
        seat=one.seat or "",
        other=one.other or "",
        count=one.stolen if one.act == "board" else len(one.up) + len(one.down),
        cards=tuple(one.up),
    )
