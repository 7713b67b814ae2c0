"""The screens of Captain Bluff: the belts above, what goes on in the middle, the handlers below."""

from functools import partial

from msgspec.structs import replace

from controller.views import CaptainBluffView, Climax
from controller.views.captain_bluff import CallView, HandView, KnownCard
from display import theme
from display.screens import cards
from display.screens.chrome import GameScreens, Heading, InWindow
from display.screens.cover import fan_of
from display.screens.ending import Ending, Placing, ahead
from display.screens.layout import Rect
from display.screens.lines import GAME, belts, stage
from display.screens.page import Page
from display.screens.seat import Counter, SeatLine, counters, headed, says, seat_cells, seated
from display.screens.stage import ClimaxProgress, row_of_cards
from display.words import Words


def _header(words: Words, match: CaptainBluffView) -> Heading:
    left = [n for n in (match.turns_left, match.standstill_left) if n is not None]
    aside = ""
    if left and min(left) <= len(match.players):
        aside = words("captain-bluff-screen-turns-left", count=min(left))
    return Heading(words("captain-bluff-screen-turn", number=match.turn_number), aside, clock=False)


def counter(page: Page, match: CaptainBluffView, area: Rect) -> None:
    piles, said = area.split_left(area.width * (0.3 if page.low else 0.25), page.gap * 2)
    _piles(page, match, piles)
    if match.phase == "window":
        _window(page, match, said)
    elif match.phase == "recovering":
        _sentence(page, "recovers", said, seat=match.other, belt=match.at)
    elif match.phase == "revealing":
        _sentence(page, "called", said, seat=match.turn, belt=match.at)
    elif match.called is not None:
        _called(page, match.called, said)


def _piles(page: Page, match: CaptainBluffView, area: Rect) -> None:
    """The draw pile face down, and the discards, with their numbers."""
    draw, discard = area.rows(2, 1) if page.low else area.columns(2, page.gap)
    for count, name, place in (
        (match.pile, "captain-bluff-screen-pile", draw),
        (match.discard, "captain-bluff-screen-discards", discard),
    ):
        picture, words = place.split_left(place.height * cards.ASPECT, page.gap)
        if count:
            cards.back(page, GAME, picture)
        else:
            cards.slot(page, picture, theme.PANEL_EDGE)
        if page.low:
            page.write(str(count), words, align="left")
            continue
        label, number = words.split_bottom(words.height * 0.44)
        page.write(str(count), number, align="left", height=page.em)
        page.write(page.words(name), label, theme.MIST, align="left", height=page.em * 0.6)


def _window(page: Page, match: CaptainBluffView, area: Rect) -> None:
    """What may be called now, and a bar for the time that is left for it."""
    if page.clock_runs and match.call_s:
        bar, area = area.split_bottom(max(8.0, area.height * 0.3), page.gap // 2)
        page.live(bar, partial(_time_to_call, page, match.call_s, bar))
    said = page.words("captain-bluff-screen-window", seat=match.turn or "", belt=match.at or 0)
    page.write(said, area, theme.AMBER, lines=2, height=page.em * 1.1)


def _time_to_call(page: Page, call_s: float, area: Rect) -> None:
    page.bar(area, (page.left_s or 0.0) / call_s, page.glow())


def _sentence(page: Page, what: str, area: Rect, seat: str | None, belt: int | None) -> None:
    if seat is None:
        return
    sign, words = area.split_left(min(area.height, page.em * 1.6), page.gap)
    page.seat_mark(seat, sign.inset(sign.width * 0.08))
    said = page.words(f"captain-bluff-screen-{what}", seat=seat, belt=belt or 0)
    page.write(said, words, theme.AMBER, align="left", lines=2, height=page.em * 1.1)


def _called(page: Page, called: CallView, area: Rect) -> None:
    """The last call: the city that came to light, and who has taken the cards."""
    card, words = area.split_left(area.height * cards.ASPECT, page.gap * 2)
    cards.card(page, GAME, called.destination, card)
    bluffed = called.loser == called.placer
    said = page.words(
        "captain-bluff-screen-was" if bluffed else "captain-bluff-screen-was-none",
        caller=called.caller,
        placer=called.placer,
        card=called.destination,
        loser=called.loser,
    )
    page.write(said, words, align="left", lines=3 if page.low else 2, height=page.em * 0.8)


_WIDEST = 3.2

_DUE = {
    "setup": "captain-bluff-screen-define",
    "placing": "captain-bluff-screen-places",
    "looking": "captain-bluff-screen-looks",
    "draw": "captain-bluff-screen-draw",
    "taking": "captain-bluff-screen-take",
    "recovering": "captain-bluff-screen-picks-up",
}
"""What the player who is to act is told, by the phase."""


def handlers(page: Page, match: CaptainBluffView, area: Rect) -> None:
    """Everybody's panel side by side, as they sit."""
    cells = seat_cells(page, area, len(match.players), widest=_WIDEST)

    for one, cell in zip(match.players, cells, strict=True):
        lit = one.seat in (active(match), *match.winners) or _may_call(match, one)
        page.section(cell, _handler, None, one.seat, one.cards, lit, _line(page, match, one))


_CUT = headed(0.48)


def _handler(page: Page, seat: str, held: int, lit: bool, line: SeatLine, cell: Rect) -> None:
    foot = seated(page, seat, cell, _CUT, lit, flat=True).body
    hand, said = foot.split_left(min(foot.width * 0.4, foot.height * 2.2), page.gap)
    count = Counter("hand_of_cards", str(held))
    counters(page, (count,), (hand,), foot.height, "left")
    height = page.em * 0.8 if line.colour == theme.MIST else None
    says(page, line, said, height=height, lines=2, flat=True)


def active(match: CaptainBluffView) -> str | None:
    """Who alone is to act; None where several may, or nobody."""
    if match.due:
        return match.due[0]
    if match.phase == "recovering":
        return match.other
    return None if match.phase in ("window", "revealing") else match.turn


def _may_call(match: CaptainBluffView, one: HandView) -> bool:
    return match.phase == "window" and one.seat != match.turn and not one.passed


def _line(page: Page, match: CaptainBluffView, one: HandView) -> SeatLine:
    words = page.words
    if one.seat == active(match):
        due = _DUE.get(
            match.phase, "captain-bluff-screen-airport" if match.acted else "screen-turn"
        )
        return SeatLine(words(due), due=True)
    if match.phase == "window" and one.passed:
        return SeatLine(words("captain-bluff-screen-passed"), theme.GOOD, "check")
    if _may_call(match, one):
        return SeatLine(words("captain-bluff-screen-call"), theme.AMBER)
    if one.seat == match.turn:
        return SeatLine(words("captain-bluff-screen-has-turn"), theme.MIST)
    return SeatLine("")


def play(page: Page, match: CaptainBluffView, body: Rect) -> None:
    if page.teaches and not page.low:
        upper, strip = body.split_top(body.height * 0.74, page.gap)
        belts(page, match, upper)
        page.section(strip, counter, match)
        return
    upper, rest = body.split_top(body.height * (0.56 if page.low else 0.58), page.gap)
    belts(page, match, upper)
    if page.low:
        crew, strip = rest.split_left(rest.width * 0.6, page.gap * 2)
    else:
        crew, strip = rest.split_bottom(rest.height * 0.58, page.gap)
    page.section(strip, counter, match)
    handlers(page, match, crew)


def _ranks(words: Words, match: CaptainBluffView) -> list[Placing]:
    """The fewer cards, the better."""
    return [
        Placing(one.seat, words("captain-bluff-screen-cards", count=one.cards), -one.cards)
        for one in match.players
    ]


def _lead(words: Words, match: CaptainBluffView) -> str:
    by = ahead([-one.cards for one in match.players])
    return words("captain-bluff-screen-lead", count=by) if by else ""


# ---- climaxes, and what everybody knows ----------------------------------------------------------


def _staged(
    page: Page, match: CaptainBluffView, climax: Climax, progress: ClimaxProgress, area: Rect
) -> None:
    """The departure city that is turned over, and the luggage that lies below it."""
    city, line = area.split_left(area.width * 0.32, page.gap)
    luggage = replace(climax, turned=())
    row_of_cards(page, GAME, replace(climax, cards=()), progress.turned, city)
    row_of_cards(page, GAME, luggage, 1.0, line.inset(0, line.height * 0.12))


def known(words: Words, match: CaptainBluffView) -> list[str]:
    """Who has seen which departure city, and what everybody has seen that lies face down."""
    belts = [
        words("captain-bluff-known-belt", belt=number, seats=one.known_to, count=len(one.known_to))
        for number, one in enumerate(match.belts, 1)
        if one.destination
    ]
    discards = [words("captain-bluff-known-discards", count=match.discard)]
    seen = [_where(words, one) for one in match.known if len(one.places) == 1]
    return [*belts, *discards, *filter(None, seen)]


def _where(words: Words, known: KnownCard) -> str:
    """Where a card is that everybody has seen; empty for the piles, which are counted."""
    (place,) = known.places
    if place.startswith("belt-"):
        belt = int(place.removeprefix("belt-"))
        return words("captain-bluff-known-above", card=known.name, belt=belt)
    if place in ("aside", "discard", "pile"):
        return ""
    return words("captain-bluff-known-hand", card=known.name, seat=place)


SCREENS = GameScreens(
    _header,
    play,
    Ending(_ranks, (play,), lead=_lead),
    staged=_staged,
    known=known,
    view=CaptainBluffView,
    moods={
        ("captain-bluff-stage-bluff", True): ("glad", "caught"),
        ("captain-bluff-stage-honest", False): ("wrong", "escape"),
    },
    cover=fan_of((38, 122, 84), "paris-3", "round-trip", "tokyo-16"),
    window=InWindow(
        stage=stage,
        # A run goes on at its belt.
        usual=lambda match: f"spot/{match.at}" if match.phase == "placing" else "",
        lasts_s=lambda match: match.call_s,
    ),
)
