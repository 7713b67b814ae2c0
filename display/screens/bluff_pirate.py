"""The screens of Bluff Pirate: the sea above, the cards in the middle, the captains below."""

from collections.abc import Collection, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from controller.views import BluffPirateView, Climax
from controller.views.bluff_pirate import Happened, PlayerView
from display import art, theme
from display.art.decks.accessories import COLOURS, badge
from display.art.sea import ISLAND
from display.screens import cards
from display.screens.chrome import Board, GameScreens, Heading, InWindow, StageRest
from display.screens.cover import fan_of
from display.screens.ending import Ending, Placing
from display.screens.layout import Rect
from display.screens.page import Page
from display.screens.sea import Sailing, island_places, sea, wall_to_wall
from display.screens.seat import (
    Counter,
    ToldDeed,
    counters,
    headed,
    inside_panel,
    seat_cells,
    seated,
    story,
)
from display.screens.stage import ClimaxProgress, row_of_cards
from display.targets import PileAt, Target
from display.words import Words

GAME = "bluff-pirate"


def _header(words: Words, match: BluffPirateView) -> Heading:
    number = words("bluff-pirate-screen-turn", number=match.turn_number)
    if match.last_round:
        return Heading(number, words("bluff-pirate-screen-last-round"))
    return Heading(number, words("bluff-pirate-screen-nudge") if match.nudge else "")


# ---- the race ------------------------------------------------------------------------------------


def play(page: Page, match: BluffPirateView, body: Rect) -> None:
    deck(page, match, _around_deck(page, match, body, 0.6))


def dealing(page: Page, match: BluffPirateView, body: Rect) -> None:
    """The ships wait at the start while the cards come into the hands."""
    pile = _around_deck(page, match, body, 0.76)
    deck_of_cards, said = pile.split_left(pile.width * (0.4 if page.low else 0.46), page.gap * 2)
    cards.back(page, GAME, deck_of_cards)
    page.write(
        page.words("bluff-pirate-screen-dealing"), said, theme.AMBER, align="left", lines=2,
        height=page.em * 1.3,
    )  # fmt: skip


def _around_deck(page: Page, match: BluffPirateView, body: Rect, crew_share: float) -> Rect:
    """The sea and the captains, who have that share of a low pane's width and otherwise make way
    for a lesson; returns the room that is left for the cards."""
    water, rest = body.split_top(body.height * (0.54 if page.low else 0.42), page.gap)
    # The palms of the upper islands stick out into the gap above.
    wide = wall_to_wall(page, water)
    above = Rect(wide.x, wide.y - page.gap, wide.width, wide.height + page.gap)
    page.section(above, _water, None, Sailing.of(match), water)
    if page.teaches and not page.low:
        return rest
    if page.low:
        crew, room = rest.split_left(rest.width * crew_share, page.gap * 2)
    else:
        crew, room = rest.split_bottom(rest.height * 0.42, page.gap)
    captains(page, match, crew)
    return room


def _water(page: Page, sailing: Sailing, water: Rect, _: Rect) -> None:
    sea(page, sailing, water)


def _ranks(words: Words, match: BluffPirateView) -> list[Placing]:
    """The fewer squares are left, the better."""
    found = []
    for one in match.players:
        said = words("bluff-pirate-screen-to-go", count=one.to_go)
        if one.seat in match.winners and not one.to_go:
            said = words("bluff-pirate-screen-arrived")
        found.append(Placing(one.seat, said, -one.to_go))
    return found


def _hero(page: Page, match: BluffPirateView, seat: str, area: Rect) -> None:
    page.ship(seat, area.inset(area.width * 0.08))


def _lies(page: Page, match: BluffPirateView, body: Rect) -> None:
    """The sea as it is now, from wall to wall, above the captains."""
    # The upper island sticks out.
    body = body.split_top(page.em * 0.4)[1]
    water, rest = body.split_top(body.height * (1.0 if page.low else 0.64), page.gap)
    page.section(wall_to_wall(page, water), _water, None, Sailing.of(match), water)
    if not page.low:
        captains(page, match, rest)


_WIDEST = 3.2


def captains(page: Page, match: BluffPirateView, area: Rect) -> None:
    """Everybody's panel side by side, as they sit."""
    cells = seat_cells(page, area, len(match.players), widest=_WIDEST)
    columns = 3 if match.set is not None else 2
    room = _CUT(page, inside_panel(page, cells[0], flat=True)).body
    shown = [count.text for one in match.players for count in _counters(one)]
    size = room.columns(columns, page.gap)[0].size
    height = page.common_height(shown, size, room.height * 0.9)
    for one, cell in zip(match.players, cells, strict=True):
        lit = one.seat in (match.active, *match.winners) or _votes(match, one)
        page.section(
            cell, _captain, None, one.seat, _counters(one), height, columns, lit, _vote(match, one)
        )


_CUT = headed(0.46)


def _captain(
    page: Page,
    seat: str,
    counted: tuple[Counter, ...],
    height: int,
    columns: int,
    lit: bool,
    vote: str,
    cell: Rect,
) -> None:
    body = seated(page, seat, cell, _CUT, lit, flat=True).body
    places = body.columns(columns, page.gap)
    counters(page, counted, places, height, "left")
    if vote:
        page.icon(vote, places[-1].inset(0, places[-1].height * 0.04))


def _counters(one: PlayerView) -> tuple[Counter, ...]:
    return (
        Counter("hand_of_cards", str(one.cards)),
        Counter("palm", str(one.to_go), theme.AMBER),
    )


def _votes(match: BluffPirateView, one: PlayerView) -> bool:
    """Whether the vote of a player is still awaited."""
    return match.phase == "voting" and one.seat != match.turn and not one.voted


def _vote(match: BluffPirateView, one: PlayerView) -> str:
    """The sign of a player's vote: that there is one, or what it was if it was shown."""
    laid = match.set
    if laid is None or one.seat == match.turn:
        return ""
    if one.seat == laid.voter and laid.doubted is not None:
        return "bluff" if laid.doubted else "check"
    return "voted" if one.voted else ""


# ---- the deck, where cards are laid --------------------------------------------------------------

_PIRATE = "-pirate"


def deck(page: Page, match: BluffPirateView, area: Rect) -> None:
    """The cards that lie open, what happened, and the discards."""
    if page.low or page.teaches:
        laid, words = area.split_left(area.width * 0.5, page.gap * 2)
        page.section(laid, _cards, match)
        page.section(words, _words, match)
        return
    laid, rest = area.split_left(area.width * 0.37, page.gap * 2)
    discards, words = rest.split_right(rest.width * 0.43, page.gap * 2)
    page.section(laid, _cards, match)
    page.section(words, _words, match)
    page.section(discards, _discards, match)


def _cards(page: Page, match: BluffPirateView, area: Rect) -> None:
    """The set on the table, its hidden cards face down; else the cards of the last turn."""
    page.panel(area, theme.mixed(theme.NIGHT, theme.PANEL, 0.5), theme.PANEL_EDGE)
    area = area.inset(page.gap * 1.5, page.gap)
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
        pile, count = area.split_left(area.width * 0.5, page.gap)
        cards.back(page, GAME, pile)
        page.write(str(match.pile), count, height=page.em * 1.6, align="left")


def _beside(page: Page, area: Rect, seat: str, voter: str, doubted: bool | None) -> Rect:
    """Whose cards they are, on the left, and whose vote was shown, on the right: "bluff" or not;
    returns the room between them."""
    side = min(area.height * 0.42, area.width * 0.14)
    left, area = area.split_left(side, page.gap)
    right, area = area.split_right(side, page.gap)
    page.seat_mark(seat, left)
    if voter and doubted is not None:
        who, vote = right.inset(0, max(0.0, (right.height - 2.3 * side) / 2)).rows(2, page.gap)
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
    thief, loot, target = area.columns(3, page.gap)
    for seat, place in ((match.turn, thief), (match.target, target)):
        if seat is not None:
            page.ship(seat, place)
        else:
            page.write("?", place, theme.MIST, height=place.height * 0.7)
    cards.fan(page, GAME, match.stolen, loot.inset(0, loot.height * 0.12))


def _last_with_cards(match: BluffPirateView) -> Happened | None:
    return next((one for one in reversed(match.history) if one.up or one.down), None)


def _words(page: Page, match: BluffPirateView, area: Rect) -> None:
    if match.set is not None and match.phase == "voting":
        title, area = area.split_top(page.em * 1.5, page.gap)
        said = page.words("bluff-pirate-screen-vote")

        def vote() -> None:
            page.write(said, title, page.glow(), align="left", height=page.em * 1.4)

        page.live(title, vote)
        if page.low:
            return
    story(page, told(page.words, match), area, most=2 if page.low else 4)


def _discards(page: Page, match: BluffPirateView, area: Rect) -> None:
    """The pile, and how many cards of each colour have been discarded."""
    counted = dict(match.discards)
    title, area = area.split_top(page.em * 0.9, page.gap // 2)
    discards = sum(counted.values())
    said = page.words("bluff-pirate-screen-piles", pile=match.pile, discards=discards)
    page.write(said, title, theme.MIST, height=page.em * 0.75)
    cells = [cell for line in area.rows(2, page.gap // 2) for cell in line.columns(5, page.gap)]
    for colour, cell in zip(COLOURS, cells, strict=True):
        count = counted.get(colour, 0) + counted.get(colour + _PIRATE, 0)
        page.labelled(
            partial(_badge, page, colour), str(count), cell,
            theme.PAPER if count else theme.MIST, height=page.em * 0.9, align="left",
        )  # fmt: skip


def _badge(page: Page, colour: str, area: Rect) -> None:
    page.put(badge(area.size, colour), area)


def told(words: Words, match: BluffPirateView, most: int = 4) -> list[ToldDeed]:
    """The last of what happened, a line for each turn."""
    return [ToldDeed(one.seat, sentence(words, one)) for one in match.history[-most:]]


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


# ---- climaxes, and what everybody knows ----------------------------------------------------------


def _staged(
    page: Page, match: BluffPirateView, climax: Climax, progress: ClimaxProgress, area: Rect
) -> None:
    """The set and the sea with the ship on its way; two ships; or the island that is opened."""
    if climax.island:
        _digging(page, climax, progress, area)
    elif climax.course and climax.turned:
        if page.low:
            laid, water = area.columns(2, page.gap)
        else:
            laid, water = area.split_top(area.height * 0.6, page.gap)
        row_of_cards(page, GAME, climax, progress.turned, laid)
        _sailing(page, match, climax, progress, water)
    elif climax.course:
        _sailing(page, match, climax, progress, area)
    else:
        thief, pirate, target = area.columns(3, page.gap)
        row_of_cards(page, GAME, climax, progress.turned, pirate)
        page.ship(climax.seats[0], _nearing(thief, pirate, progress.turned))
        page.ship(climax.seats[-1], target)


def _sailing(
    page: Page, match: BluffPirateView, climax: Climax, progress: ClimaxProgress, area: Rect
) -> None:
    """A window on the sea, in which the ship sails square by square."""
    clip = page.surface.get_clip()
    page.surface.set_clip(area.clip(clip))
    sea(page, Sailing.of(_under_way(match, climax, progress.sailed)), area)
    page.surface.set_clip(clip)


def _under_way(match: BluffPirateView, climax: Climax, sailed: float) -> BluffPirateView:
    """The match with the ship on the square that it has reached."""
    square = climax.course[round(sailed * (len(climax.course) - 1))]
    players = tuple(
        replace(one, square=square) if one.seat == climax.ship else one for one in match.players
    )
    return replace(match, players=players, active=climax.ship)


def _nearing(ship: Rect, goal: Rect, share: float) -> Rect:
    """A ship that comes alongside."""
    return Rect(ship.move(round((goal.centerx - ship.centerx) * 0.45 * share), 0))


def _digging(page: Page, climax: Climax, progress: ClimaxProgress, area: Rect) -> None:
    """A ship at an island, of which it is seen what it holds when it is opened."""
    ship, island = area.split_left(area.width * 0.3, page.gap)
    page.ship(climax.ship, ship)
    holds = climax.island if progress.turned >= 0.5 else "closed"
    place = island.fitted(ISLAND[0] / ISLAND[1])
    page.put(art.island(place.size, holds), place)


def known(words: Words, match: BluffPirateView) -> list[str]:
    """Which island is empty, and what lies on the discards."""
    empty = [
        words("bluff-pirate-known-island", number=number)
        for number, island in enumerate(match.islands, 1)
        if island.holds == "empty"
    ]
    discards = [
        words("bluff-pirate-known-discards", card=kind, count=count)
        for kind, count in match.discards
    ]
    return [*empty, *discards]


# ---- the stage of a player's window --------------------------------------------------------


_ISLANDS = ("middle/first-island", "middle/second-island")


def stage(page: Page, match: BluffPirateView, lit: Collection[Target], area: Rect) -> StageRest:
    """The sea, from wall to wall; what is laid below it."""
    share = 0.42 if area.height > area.width else 0.36 if page.area.height < 600 else 0.48
    water, rest = area.split_top(area.height * share, page.gap)
    sailing = Sailing.of(match)
    page.section(wall_to_wall(page, water), _water, None, sailing, water)
    for place, island in zip(_ISLANDS, island_places(sailing, water), strict=False):
        around = island.inset(-page.gap // 2)
        page.section(around, _island_on_stage, None, place, PileAt(place) in lit)
    return StageRest(rest, frozenset(_ISLANDS))


def _island_on_stage(page: Page, place: str, lit: bool, area: Rect) -> None:
    page.clickable(PileAt(place), area)
    if lit:
        pygame.draw.rect(page.surface, theme.AMBER, area, 4, page.radius)


def counted(match: BluffPirateView, seat: str) -> tuple[Counter, ...]:
    """A player's cards, and the squares to the island; whether there is a vote."""
    one = next((one for one in match.players if one.seat == seat), None)
    if one is None:
        return ()
    vote = _vote(match, one)
    return (*_counters(one), *((Counter(vote, ""),) if vote else ()))


SCREENS = GameScreens(
    _header,
    play,
    Ending(_ranks, (_lies,), _hero),
    {"dealing": dealing},
    _staged,
    known,
    view=BluffPirateView,
    board=Board(Sailing.of, sea),
    moods={
        ("bluff-pirate-stage-bluff", True): ("glad", "caught"),
        ("bluff-pirate-stage-bluff", False): ("wrong", "escape"),
        ("bluff-pirate-stage-honest", False): ("wrong", "glad"),
        ("bluff-pirate-stage-boarded", True): ("", "robbed"),
        ("bluff-pirate-stage-empty", False): ("wrong",),
    },
    cover=fan_of((146, 50, 52), "green", "black-pirate", "purple"),
    window=InWindow(
        secret=("voting",),
        victim=lambda match: match.target,
        stage=stage,
        counted=counted,
        # A set has one or two cards face up; all others lie face down.
        usual=lambda match: "spot/2" if match.phase == "set" else "",
    ),
)
