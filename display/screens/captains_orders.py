"""The screens of Captain's Orders: the standing Order in large, the hands, how a round ended."""

from collections.abc import Callable, Collection
from functools import partial

from controller.views import CaptainsOrdersView, Climax
from controller.views.captains_orders import HandView, Happened
from display import art, theme
from display.art.canvas import Colour
from display.screens import cards
from display.screens.chrome import GameScreens, Heading, InWindow, StageRest
from display.screens.cover import fan_of
from display.screens.ending import scored
from display.screens.layout import Rect, letters_px
from display.screens.page import Align, Page
from display.screens.reactions import Moods
from display.screens.seat import Counter, SeatLine, Slots, ToldDeed, counters, says, seated, story
from display.screens.stage import ClimaxProgress, row_of_cards
from display.targets import PileAt, SpotAt, Target
from display.words import Words


def _header(words: Words, match: CaptainsOrdersView) -> Heading:
    if match.last_round:
        # It decides, however many rounds each has won.
        return Heading(words("captains-orders-screen-last-round", number=match.round))
    return Heading(
        words("captains-orders-screen-round", number=match.round),
        words("captains-orders-screen-goal", count=match.wins_needed),
    )


def told(words: Words, match: CaptainsOrdersView) -> list[ToldDeed]:
    """The round so far, a line for each act."""
    return [ToldDeed(one.seat, _sentence(words, one)) for one in match.history]


def _sentence(words: Words, one: Happened) -> str:
    id = f"captains-orders-screen-{one.act}"
    if one.rank is None and one.act in _WITH_RANK:
        id += "-unread"
    return words(id, seat=one.seat, other=one.other or "", rank=one.rank or 0)


_WITH_RANK = ("order", "belay", "taken-back", "shown")


def answered(match: CaptainsOrdersView) -> frozenset[str]:
    """The seats that have followed the standing Order since it was given."""
    seats: set[str] = set()
    for one in match.history:
        if one.act in ("order", "belay"):
            seats.clear()
        elif one.act == "follow":
            seats.add(one.seat)
        elif one.act == "taken-back":
            seats.discard(one.seat)
    return frozenset(seats)


GAME = "captains-orders"
HAND = 6
"""Cards that each player is dealt, as printed."""

_PANEL_ASPECT = 1.5
_SMALL_EM = 3.0
"""A panel with less room for its inside, in lines of text, is laid out in two rows."""

_DUE = {
    "turn": "screen-turn",
    "order": "captains-orders-screen-answer-order",
    "give": "captains-orders-screen-give-card",
    "discard": "captains-orders-screen-discard-card",
}
"""What the player who is to act is told, by the phase."""


def hands(page: Page, match: CaptainsOrdersView, area: Rect) -> None:
    """Everybody's panel, as they sit, in as many rows as make them large."""
    cells = area.grid(len(match.players), page.gap, _PANEL_ASPECT, blank_cost=2)

    for one, cell in zip(match.players, cells, strict=True):
        lit = one.seat in (match.active, *match.round_winners, *match.winners)
        acts = one.seat == match.active
        line = SeatLine(_due(page, match), due=True) if acts else _state(page, match, one)
        page.section(cell, _hand, None, one, lit, match.wins_needed, line)


def _hand(
    page: Page, one: HandView, lit: bool, wins_needed: int, line: SeatLine, cell: Rect
) -> None:
    slots = seated(page, one.seat, cell, _cut, lit)
    hand = slots.aside
    if one.hand is not None:
        _faces(page, one, hand)
    elif hand.width < slots.body.width:
        count = Counter("hand_of_cards", str(one.cards))
        counters(page, (count,), (hand,), hand.height * 0.9)
    else:
        number, fan = hand.split_right(min(hand.width * 0.3, hand.height * 1.2), page.gap)
        cards.fan(page, GAME, one.cards, fan)
        page.write(str(one.cards), number, height=hand.height)
    _foot(page, one, wins_needed, line, slots.body)


def _cut(page: Page, inside: Rect) -> Slots:
    """The hand has its place between the name and the foot; where there is little room, it stands
    beside the name."""
    if inside.height < _SMALL_EM * page.em:
        head, foot = inside.split_top(inside.height * 0.55, page.gap // 2)
        name, hand = head.split_left(head.width * 0.68, page.gap)
        return Slots(name, foot, hand)
    head, rest = inside.split_top(inside.height * 0.26, page.gap // 2)
    foot, hand = rest.split_bottom(rest.height * 0.32, page.gap // 2)
    return Slots(head, foot, hand)


def _faces(page: Page, one: HandView, area: Rect) -> None:
    """A hand that is revealed; a card that was never read is there, but unknown."""
    known = one.hand or ()
    unread = (art.UNREAD,) * (one.cards - len(known))
    cards.faces(page, GAME, (*(str(rank) for rank in known), *unread), area)


def _due(page: Page, match: CaptainsOrdersView) -> str:
    return page.words(_DUE.get(match.phase, "screen-turn"))


def _foot(page: Page, one: HandView, wins_needed: int, line: SeatLine, area: Rect) -> None:
    """What is due, and a star for each round that is to be won, filled where it is; where there
    is no room for them, one star with their number."""
    count = max(wins_needed, one.wins)
    side = area.height * 0.7
    narrow = count * side > 0.4 * area.width
    if narrow:
        stars, said = area.split_right(area.height * 0.85, page.gap)
        page.labelled("win", str(one.wins), stars, height=side)
    else:
        stars, said = area.split_right(count * side, page.gap)
        strip = stars.inset(0, (stars.height - side) / 2)
        for index, cell in enumerate(strip.columns(count, 0)):
            page.icon("win" if index < one.wins else "win_open", cell.inset(cell.width * 0.04, 0))
    plate = (said.width - 2 * page.gap, said.height)
    if line.due and (narrow or page.height_of(line.text, plate) < page.em * 0.6):
        line = line._replace(text=page.words("screen-turn"))
    says(page, line, said, height=min(said.height * 0.8, page.em * 0.9), align="left", lines=2)


def _state(page: Page, match: CaptainsOrdersView, one: HandView) -> SeatLine:
    """What is said of a player who is not to act."""
    words = page.words
    if one.points is not None:
        sign = "captain" if one.captain else ""
        return SeatLine(words("captains-orders-screen-points", count=one.points), sign=sign)
    if match.phase == "dealing":
        if one.cards >= HAND:
            return SeatLine("", sign="check")
        return SeatLine(words("captains-orders-screen-of", count=HAND), theme.MIST)
    if one.seat == match.owner:
        return SeatLine(words("captains-orders-screen-owner"), theme.AMBER)
    if match.order is not None and one.seat in answered(match):
        return SeatLine(words("captains-orders-screen-followed"), theme.GOOD, "check")
    if one.seat == match.dealer:
        return SeatLine(words("captains-orders-screen-dealer"), theme.MIST)
    return SeatLine("")


def play(page: Page, match: CaptainsOrdersView, body: Rect) -> None:
    side, rest = beside(page, body)
    page.section(side, _order, match)
    hands(page, match, rest)


def dealing(page: Page, match: CaptainsOrdersView, body: Rect) -> None:
    """The deck with the dealer, beside the hands that grow."""
    side, rest = beside(page, body)
    picture, words = _parts(page, side)
    deck = cards.row(picture.inset(picture.width * 0.06), 3, overlap=0.94)
    for place in deck:
        cards.back(page, GAME, place)
    page.write(
        page.words("captains-orders-screen-deals", seat=match.dealer),
        words.split_top(page.em * 2.4)[0],
        theme.AMBER, lines=2, height=page.em * 1.1, align="left" if page.low else "center",
    )  # fmt: skip
    hands(page, match, rest)


def beside(page: Page, body: Rect) -> tuple[Rect, Rect]:
    """The place for what concerns everybody, at the left or above, and the rest for the hands."""
    if page.upright:
        return body.split_top(body.height * 0.24, page.gap * 2)
    least_px = page.area.width * 0.26 if page.low else 0.0  # also where a lesson takes room
    share = 0.33 if page.low else 0.27
    return body.split_left(max(body.width * share, least_px), page.gap * 2)


def _parts(page: Page, side: Rect) -> tuple[Rect, Rect]:
    """The place of a card in large, and that of the words with it."""
    if page.low or page.upright:
        return side.split_left(side.height * cards.ASPECT, page.gap * 2)
    return side.split_top(side.height * 0.45, page.gap)


def _order(page: Page, match: CaptainsOrdersView, side: Rect) -> None:
    picture, words = _parts(page, side)
    title, words = words.split_top(page.em * (1.2 if page.low else 1.35), page.gap)
    align: Align = "left" if page.low or page.upright else "center"
    if match.order is not None and match.owner is not None:
        cards.card(page, GAME, str(match.order), picture)
        said = page.words("captains-orders-screen-of-seat", seat=match.owner)
    elif match.waits in ("order", "belay"):
        cards.card(page, GAME, art.UNREAD, picture)
        said = page.words("captains-orders-screen-unread")
    else:
        cards.slot(page, picture, theme.PANEL_EDGE)
        said = page.words("captains-orders-screen-none")
    if match.owner is not None:
        sign, line = title.split_left(title.height, page.gap)
        page.seat_mark(match.owner, sign)
        page.write(said, line, theme.AMBER, align="left", height=page.em * 1.1)
    else:
        page.write(said, title, theme.MIST, align=align, height=page.em * 1.1)
    story(page, told(page.words, match), words)


def revealed(page: Page, match: CaptainsOrdersView, body: Rect) -> None:
    """All hands; at the left how the round ended, who the Captain was, and who has won it."""
    side, rest = beside(page, body)
    _verdict(page, match, side)
    hands(page, match, rest)


def _verdict(page: Page, match: CaptainsOrdersView, area: Rect) -> None:
    """What ended the round, the Captain, the winner: one below the other."""
    if match.last is not None:
        picture, area = (
            area.split_left(area.height * cards.ASPECT, page.gap)
            if page.low or page.upright
            else area.split_top(area.height * 0.36, page.gap)
        )
        cards.card(page, GAME, str(match.last), picture)
    act, captain, winner = area.rows(3, page.gap)
    ending = _ending(page.words, match)
    _line(page, partial(page.seat_mark, ending.seat), ending.text, act)
    captains = tuple(one.seat for one in match.players if one.captain)
    if captains:
        count = len(captains)
        said = page.words("captains-orders-screen-captains", seats=captains, count=count)
        _line(page, partial(page.icon, "captain"), said, captain)
    if match.phase != "reveal":
        winners = match.round_winners
        by_points = winners and not {*winners} & {ending.seat, *captains}
        id = "captains-orders-screen-" + ("most-points" if by_points else "winners")
        said = page.words(id, seats=winners, count=len(winners))
        _line(page, partial(page.icon, "trophy"), said, winner, theme.AMBER)


def _ending(words: Words, match: CaptainsOrdersView) -> ToldDeed:
    """What ended the round: a hand that is empty, or else the last act, which discovered (CO-8)."""
    for one in match.players:
        if not one.cards:
            return ToldDeed(one.seat, words("captains-orders-stage-ran-out", seat=one.seat))
    return told(words, match)[-1]


def _line(
    page: Page, draw: Callable[[Rect], None], said: str, area: Rect, colour: Colour = theme.PAPER
) -> None:
    sign, words = area.split_left(min(area.height, area.width * 0.24), page.gap)
    draw(sign.inset(sign.width * 0.08, sign.height * 0.08))
    page.write(said, words, colour, align="left", lines=3, height=page.em)


def _staged(
    page: Page, match: CaptainsOrdersView, climax: Climax, progress: ClimaxProgress, area: Rect
) -> None:
    """The hand that is looked at in the end, and the sign of the Captain where it is his."""
    accused, hand = area.split_left(area.width * 0.2, page.gap)
    mark, sign = accused.rows(2, page.gap)
    page.seat_mark(climax.seats[-1], mark)
    row_of_cards(page, GAME, climax, progress.turned, hand)
    captains = [one.seat for one in match.players if one.captain]
    if progress.lies_open and climax.seats[-1] in captains:
        page.icon("captain", sign)


def known(words: Words, match: CaptainsOrdersView) -> list[str]:
    """How many cards everybody holds (CO-19)."""
    return [
        words("captains-orders-known-hand", seat=one.seat, count=one.cards, wins=one.wins)
        for one in match.players
    ]


# ---- the stage of a player's window --------------------------------------------------------

_ORDERS, _ORDERS_SPOT = "middle/spot-1", 1


def stage(page: Page, match: CaptainsOrdersView, lit: Collection[Target], area: Rect) -> StageRest:
    """The Order in large, with its owner; the piles beside it."""
    piles, room = area.split_right(
        max(area.width * 0.22, 11 * letters_px(page.area.height)), page.gap
    )
    if area.height > area.width:
        piles, room = area.split_bottom(area.height * 0.26, page.gap)
    mine = bool({SpotAt(_ORDERS_SPOT), PileAt(_ORDERS)} & {*lit})
    page.section(room, _order_on_stage, match, mine)
    return StageRest(piles, frozenset({_ORDERS}))


def _order_on_stage(page: Page, match: CaptainsOrdersView, lit: bool, area: Rect) -> None:
    page.clickable(SpotAt(_ORDERS_SPOT), area)
    page.clickable(PileAt(_ORDERS), area)
    cards.ground(page, area, lit)
    inside = area.inset(page.gap * 2, page.gap)
    high = area.height > area.width * 0.9
    picture, said = (
        inside.split_top(inside.height * 0.62, page.gap)
        if high
        else inside.split_left(min(inside.width * 0.42, inside.height), page.gap * 2)
    )
    line_px = page.area.height / 24
    title, rest = said.split_top(line_px * 2.2, page.gap)
    if match.order is not None and match.owner is not None:
        cards.card(page, GAME, str(match.order), picture)
        text = page.words("captains-orders-screen-of-seat", seat=match.owner)
    elif match.waits in ("order", "belay"):
        cards.card(page, GAME, art.UNREAD, picture)
        text = page.words("captains-orders-screen-unread")
    else:
        cards.slot(page, picture, theme.PANEL_EDGE)
        text = page.words("captains-orders-screen-none")
    if match.owner is not None:
        sign, title = title.split_left(line_px * 1.4, page.gap)
        page.seat_mark(match.owner, sign)
    colour = theme.AMBER if match.owner is not None else theme.MIST
    page.write(text, title, colour, align="left", lines=2, height=line_px)
    # What is done twice in a row is said once.
    story(page, [*dict.fromkeys(told(page.words, match))], rest, most=3)


def counted(match: CaptainsOrdersView, seat: str) -> tuple[Counter, ...]:
    """A player's cards and wins."""
    one = next((one for one in match.players if one.seat == seat), None)
    if one is None:
        return ()
    wins = (Counter("win", str(one.wins)),) if one.wins else ()
    return (Counter("hand_of_cards", str(one.cards)), *wins)


def _wins(match: CaptainsOrdersView) -> dict[str, int]:
    return {one.seat: one.wins for one in match.players}


_MOODS: Moods = {
    ("captains-orders-stage-right", True): ("glad", "caught"),
    ("captains-orders-stage-wrong", False): ("wrong", "escape"),
    ("captains-orders-screen-captains", True): ("glad",),
}

SCREENS = GameScreens(
    _header, play, scored(_wins, revealed, lead="captains-orders-screen-lead"),
    {"dealing": dealing, "reveal": revealed, "round_over": revealed},
    _staged, known, view=CaptainsOrdersView, moods=_MOODS,
    window=InWindow(stage=stage, counted=counted, person="captains-orders-menu-discover"),
    cover=fan_of((26, 104, 122), "10", "1", "7"),
)  # fmt: skip
