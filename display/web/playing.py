"""The page of a seat while a match is played. Pure."""

from collections.abc import Iterator

from controller.views import Climax, TableView, holds_up
from display.scene import belt
from display.scene.hand import hand_of
from display.scene.middle import LyingAt, SceneMat, scene_mats
from display.scene.people import Chip, chips
from display.scene.verbs import lit, sentence, told_to
from display.screens.catalogue import screens_of
from display.screens.ending import outcome
from display.tabletop import look
from display.tabletop.layout import fan, with_cards
from display.tabletop.moment import Moment
from display.tabletop.sight import ENDED
from display.targets import (
    BackOf,
    DeckAt,
    GroundAt,
    OwnFan,
    PieceAt,
    PileAt,
    RowAt,
    SeatOf,
    Sorting,
    SpotAt,
    Target,
    TileAt,
)
from display.web.lobby import lobby
from display.web.sheet import (
    KINDS,
    Ids,
    PageGround,
    PageHand,
    PageHead,
    PageMat,
    PagePerson,
    PageTable,
    Shape,
    Sheet,
    Shown,
    Touchable,
    board_of,
    buttons,
    control_cards,
    places_of,
    reaction_of,
)
from display.words import Words
from hardware.scene import Label


def sheet(moment: Moment) -> Sheet:
    """Return the page of the player who sees a moment."""
    view, sight = moment.sight.view, moment.sight
    if view is None or not moment.connected:
        said = moment.words("hands-wait-for-table")
        return Sheet("away", sight.language, sight.own, line=said)
    match = view.match
    if match is None or view.stage != "match":
        return lobby(view, moment)
    ids, sight, words = Ids(), moment.sight, moment.words
    game = screens_of(match)
    header = game.header(words, match)
    ended, over = match.phase in ENDED, match.phase == "over"
    shape: Shape = "climax" if holds_up(view.staged) else "ending" if ended else "play"
    cards = with_cards(sight.scene)
    people = tuple(_people(moment, ids))
    table = PageTable(
        tuple(_mats(moment, view.game, ids) if cards else _piles(moment, view.game, ids)),
        None if cards else _ground(moment, ids),
        board_of(match, words),
        _lifted(moment, view.game),
        _climax(view, words),
        places_of(view, words),
        game.ending.lead(words, match) if over else "",
    )
    hand = _hand(moment, view.game, ids) if cards and not over else PageHand()
    line = sentence(moment, {} if cards else belt.IN_A_WINDOW)
    if over and not moment.message:
        line = outcome(words, match.winners)
    notice, lesson = told_to(view, sight.own), view.explained
    told = words.in_window(lesson.what) if lesson is not None else ""
    if notice is not None:
        told = f"{words(notice)} {words.part(notice, 'remedy')}".strip()
    clock = view.clock_ends_at_s is not None and header.clock
    return Sheet(
        shape,
        sight.language,
        sight.own,
        PageHead(words("table-game", game=view.game), header.middle, header.aside, clock),
        told,
        notice is not None and notice.kind == "fault",
        line,
        bool(moment.message),
        people,
        table,
        tuple(buttons(moment, ids)),
        hand,
        tuple(control_cards(moment, ids)),
        ids.targets,
    )


def _hand(moment: Moment, game: str, ids: Ids) -> PageHand:
    words, now, hand = moment.words, lit(moment), hand_of(moment)
    cards = tuple(
        Touchable(
            ids.of(card.target, card.face),
            _named(card.face, game, words),
            card.face,
            lit=card.lit and card.target in now,
            chosen=card.held,
        )
        for card in hand.cards
    )
    return PageHand(
        cards,
        ids.of(OwnFan()) if hand.receives else "",
        words(hand.note) if hand.note is not None else "",
        Touchable(ids.of(Sorting(), hand.order), words(hand.order)) if hand.order else None,
    )


def _named(side: Label, game: str, words: Words) -> str:
    """What a piece is called, as far as it is seen."""
    if side.kind == "game-card" and side.face:
        return words("table-game", game=side.name)
    if side.kind == "tile" and not (side.face and side.name != "lost"):
        return words("luggage-page-suitcase", suitcase=side.suitcase)
    if side.kind in ("tile", "card") and side.face:
        return words("luggage-passenger", passenger=side.name)
    return look.name_of(side, game, words) if side.face else words("web-hidden")


def _people(moment: Moment, ids: Ids) -> Iterator[PagePerson]:
    for chip in chips(moment):
        yield _person(chip, moment, ids)


def _person(chip: Chip, moment: Moment, ids: Ids) -> PagePerson:
    words = moment.words
    name = words.person(chip.seat)
    state = words(chip.state) if chip.state and chip.state != "hands-seat-bot" else ""
    id = ids.of(SeatOf(chip.seat)) if chip.lit and not chip.own else ""
    return PagePerson(
        Touchable(id, name, chip.holds, lit=bool(id)),
        chip.seat,
        state,
        tuple((one.sign if isinstance(one.sign, str) else "", one.text) for one in chip.counters),
        chip.acts,
        chip.own,
    )


def _whole(one: LyingAt) -> Target:
    if one.row:
        return RowAt(one.place)
    return DeckAt(one.place) if one.deck else PileAt(one.place)


def _mats(moment: Moment, game: str, ids: Ids) -> Iterator[PageMat]:
    """The mats of the middle; and the cards of another player from which one may be taken."""
    sight, words, now = moment.sight, moment.words, lit(moment)
    for mat in scene_mats(sight, now):
        yield _mat(mat, game, words, now, ids)
    backs = sorted({one.seat for one in now if isinstance(one, BackOf)})
    for seat in backs:
        seen = sight.at(fan(seat))
        sides = () if seen is None else seen.spread
        pieces = tuple(
            Touchable(
                ids.of(BackOf(seat, at), side), words("web-hidden"), side, BackOf(seat, at) in now
            )
            for at, side in enumerate(sides)
        )
        yield PageMat(Touchable(text=words.person(seat)), ((Touchable(), pieces),))


def _mat(mat: SceneMat, game: str, words: Words, now: frozenset[Target], ids: Ids) -> PageMat:
    def place(one: LyingAt) -> tuple[Touchable, tuple[Touchable, ...]]:
        target, seen = _whole(one), one.seen
        if seen is None:
            return Touchable(ids.of(target) if target in now else "", lit=target in now), ()
        if not one.row:
            text = _named(seen.top, game, words)
            id = ids.of(target, seen.top)
            return Touchable(id, text, seen.top, target in now, seen.count), ()
        pieces = tuple(
            Touchable(
                ids.of(PieceAt(one.place, at), side),
                _named(side, game, words),
                side,
                PieceAt(one.place, at) in now,
            )
            for at, side in enumerate(seen.spread)
        )
        return Touchable(ids.of(target) if target in now else "", lit=target in now), pieces

    spot = SpotAt(mat.spot)
    id = ids.of(spot) if mat.spot and spot in now else ""
    return PageMat(Touchable(id, mat.caption, lit=bool(id)), tuple(map(place, mat.places)))


def _piles(moment: Moment, game: str, ids: Ids) -> Iterator[PageMat]:
    """What lies in front of a player of the belt's game."""
    words = moment.words
    for pile in belt.own_piles(moment):
        caption = words(pile.caption)
        if pile.top is None:
            yield PageMat(Touchable(text=caption), ((Touchable(), ()),))
            continue
        id, text = ids.of(pile.target, pile.top), _named(pile.top, game, words)
        lies = Touchable(id, text, pile.top, pile.lit, pile.count)
        yield PageMat(Touchable(text=caption), ((lies, ()),))


def _ground(moment: Moment, ids: Ids) -> PageGround:
    sight, words, now = moment.sight, moment.words, lit(moment)
    rows = sight.in_rows
    name, places = ("table", 18) if rows else ("belt", max(1, sight.scene.belt_places))
    tiles = []
    for seen in sight.scene.places:
        owner, _, number = seen.place.partition("/")
        if owner == name and number.isdecimal():
            target = TileAt(seen.place)
            text = words("luggage-page-suitcase", suitcase=seen.top.suitcase)
            thing = Touchable(ids.of(target, seen.top), text, seen.top, target in now)
            tiles.append((int(number) / places, thing))
    ground = GroundAt(name)
    id = ids.of(ground) if ground in now else ""
    whole = Touchable(id, lit=ground in now)
    return PageGround(name, whole, tuple(tiles))


def _lifted(moment: Moment, game: str) -> Touchable | None:
    own = moment.sight.seat
    if own is None or own.lifts is None:
        return None
    return Touchable(text=_named(own.lifts.side, game, moment.words), side=own.lifts.side)


def _climax(view: TableView, words: Words) -> Shown | None:
    staged = view.staged
    if staged is None or not holds_up(staged):
        return None
    climax: Climax = staged.climax
    return Shown(
        words(climax.what),
        words(climax.found),
        words(climax.cost) if climax.cost is not None else "",
        tuple(Label(KINDS.get(view.game, view.game), True, name) for name in climax.turned),
        reaction_of(view, words),
    )
