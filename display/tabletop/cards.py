"""What can be done at a table with cards. Pure, and independent of the game.

What is asked comes from the referee's prompt and cursor, in situations of which the first one
counts: each has its sentence, and what is offered for it. Beyond that, cards may be handled as
cards are: taken up, put back, and held somewhere for the referee to judge. No sentence looks at the
cards in the hand, so none reveals which card would be allowed.
"""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from controller.views import DEAL_AGAIN, SOMETHING_WRONG, UNREADABLE, lobby
from display.screens.catalogue import screens_of
from display.tabletop.card_in_hand import (
    at_spot,
    hand_over,
    heading,
    how_to_choose,
    instead,
    keep,
    lay,
    lay_as_chosen,
    named,
    put_at_spot,
    put_back,
    tap_own,
    where_it_goes,
)
from display.tabletop.gestures import TAP_S, Gesture, GestureStep, sequence
from display.tabletop.layout import fan, spot_beside
from display.tabletop.offers import (
    A,
    B,
    Done,
    Handling,
    Offer,
    Request,
    Rule,
    choose,
    lines,
    request,
    says,
    show_card,
)
from display.tabletop.saying import Phrase, Quote, Saying, Together, YourTurn, phrase
from display.tabletop.sight import MENU, Sight, meant
from display.targets import (
    BackOf,
    DeckAt,
    OwnCard,
    OwnFan,
    OwnHand,
    OwnPad,
    PieceAt,
    PileAt,
    RowAt,
    SeatOf,
    SpotAt,
    Target,
)
from hardware.scene import Lower, Peek, Put, Take, Tap, TurnOver, pad_of

LOOK_S = 2.5
"""How long a click looks under a card."""

# ---- what is asked of a player with an empty hand ------------------------------------------------


def _looking(sight: Sight) -> Request | None:
    """A look under something closed lasts, or was announced."""
    if sight.looks_under:
        return request("hands-remember")
    looks = [
        Offer(piece, _look(piece.place, piece.index), named(piece, sight))
        for row in sight.to_look
        for piece in _closed(row, sight)
    ]
    return request("hands-hold-to-look", *looks) if looks else None


def _settling(sight: Sight) -> Request | None:
    """A line was taken that something else has to follow: a card, or another line."""
    settles = sight.settles
    if settles is None:
        return None
    cards = _cards(sight)
    how = "hands-choose-line"
    if settles.goes:
        how = "hands-click-card-or-line" if cards else "hands-no-card-to-play"
    return request((heading(settles.title), phrase(how)), *cards, *lines(sight))


def _drawing(sight: Sight) -> Request | None:
    """A card is drawn; with several decks, as many as the prompt says."""
    decks, cards = tuple(one for one in sight.asked if isinstance(one, DeckAt)), _cards(sight)
    if not decks:
        return None
    if cards:
        choice = lines(sight) if MENU in sight.where else ()
        says = (_asked(sight), phrase("hands-draw-or-else"))
        return request(says, *decks, *cards, *choice)
    if sight.phase != "dealing":
        # What else the prompt allows takes a card that the player has not.
        asked = phrase("hands-your-turn") if sight.prompt and sight.prompt.fits else _asked(sight)
        return request((asked, phrase("hands-click-the-deck")), *decks)
    which = _sentence(sight) if len(decks) > 1 else ()
    held = sight.at(fan(sight.own))
    drawn = () if held is None else (phrase("hands-drawn", count=held.count),)
    return request((*which, phrase("hands-draw-a-card"), *drawn), *decks)


def _voting(sight: Sight) -> Request | None:
    """Something is answered secretly."""
    if sight.secret and sight.vote is not None:
        return request("hands-answered")
    if sight.secret and sight.awaited:
        return request((*_sentence(sight), phrase("hands-answer-secretly")), A, B)
    return None


def _stealing(sight: Sight) -> Request | None:
    """Cards of another player are taken, unseen."""
    seat = sight.victim
    if not seat:
        return None
    seen = sight.at(fan(seat))
    backs = (BackOf(seat, at) for at in range(0 if seen is None else seen.count))
    whole = Offer(SeatOf(seat), _drawn(fan(seat), None, sight), phrase("table-seat", seat=seat))
    taken = [Offer(one, _drawn(fan(seat), one.index, sight), whole.message) for one in backs]
    if _a_does_all(sight):
        return request("hands-take-cards-of-or-a", whole, *taken, A, seat=seat)
    return request("hands-take-a-card-of", whole, *taken, seat=seat)


def _turning(sight: Sight) -> Request | None:
    """Something closed is turned up for all to see; then the player may have to say what it is."""
    asked = sight.asked
    rows = [one.place for one in asked if isinstance(one, RowAt)]
    if rows:
        pieces = [piece for row in rows for piece in _closed(row, sight)]
        each = [Offer(piece, _turned_up(piece, sight), named(piece, sight)) for piece in pieces]
        if _a_does_all(sight):
            return request((_asked(sight), phrase("hands-turn-each-or-a")), *each, A)
        return request((_asked(sight), phrase("hands-turn-each")), *each)
    found = (sight.at(one.place) for one in asked if isinstance(one, PileAt))
    piles = [seen for seen in found if seen is not None]
    if not piles:
        return None
    if sight.chooses:
        return request("hands-is-that-so", *lines(sight))
    closed = [PileAt(seen.place) for seen in piles if not seen.top.face]
    if closed:
        turned = (Offer(one, sequence(TurnOver(one.place)), named(one, sight)) for one in closed)
        return request((_asked(sight), phrase("hands-click-it")), *turned)
    told = () if sight.prompt is None else (Quote(sight.prompt, "remedy"),)
    return request((phrase("hands-what-is-it"), *told), A, B)


def _taking(sight: Sight) -> Request | None:
    """A piece of a row is taken into the hand."""
    taken = [one for one in sight.asked if isinstance(one, PieceAt)]
    if not taken:
        return None
    choice = _choice(sight)
    how = phrase("hands-click-it-or-line" if choice else "hands-click-it")
    return request((_asked(sight), how), *taken, *choice)


def _answering(sight: Sight) -> Request | None:
    """A or B is an answer, with no piece or line asked for."""
    if not sight.answers or sight.prompt is None:
        return None
    return request((Quote(sight.prompt),), A, B)


def _choosing(sight: Sight) -> Request | None:
    """A line is chosen, and no card: one that was taken asks further, or nothing else is asked."""
    further = sight.asked_further
    if further is not None:
        says = (heading(further), how_to_choose(sight))
        return request(says, *lines(sight), *sight.named)
    choice = _choice(sight)
    if not sight.awaited or not choice or sight.where:
        return None
    return request((_asked(sight), how_to_choose(sight)), *choice)


def _playing(sight: Sight) -> Request | None:
    """A card is played, or a line is chosen."""
    if not sight.awaited:
        return None
    choice, cards = _choice(sight), _cards(sight)
    if choice and not cards:
        told = () if sight.prompt is None else (Quote(sight.prompt, "without"),)
        return request((phrase("hands-no-card-to-play"), *told), *choice)
    if not sight.scene.spots and sight.prompt is not None:
        # A line first says what the next card on the player's own pad means: the referee says how.
        more = (*lines(sight), *sight.named) if choice or MENU in sight.where else ()
        says = (_asked(sight), Quote(sight.prompt, "remedy"))
        return request(says, *more, *cards)
    how = phrase("hands-click-card-or-line" if choice else "hands-click-card")
    return request((_asked(sight), how), *cards, *choice)


def _waiting(sight: Sight) -> Request:
    """Nothing is asked of this player."""
    if sight.active is not None:
        return request("hands-turn-of", seat=sight.active)
    if sight.where:
        return request("hands-wait-for-others")
    if sight.chooses and not sight.secret:
        return request((*_sentence(sight), phrase("hands-choose-a-line")), *lines(sight))
    return request((*_sentence(sight), phrase("hands-wait-for-others")))


_SITUATIONS: tuple[Callable[[Sight], Request | None], ...] = (
    _looking, _settling, _drawing, _voting, _stealing, _turning, _taking, _answering, _choosing,
    _playing,
)  # fmt: skip


def _situation(sight: Sight) -> Request:
    """Return what is asked of an active player."""
    if sight.hand is not None:
        return where_it_goes(sight)
    found = (hint for situation in _SITUATIONS if (hint := situation(sight)) is not None)
    asked = next(found, None) or _waiting(sight)
    return replace(asked, sought=(*asked.sought, *_suspects(sight)))


def _lines_by_id(sight: Sight) -> list[str]:
    """The messages of the lines that the player may choose from."""
    return [] if sight.cursor is None or not sight.chooses else [o.id for o in sight.cursor.options]


def _suspects(sight: Sight) -> Iterator[Target]:
    """Yield the others, if a click on one takes a line of the player's menu."""
    ids = _lines_by_id(sight)
    if sight.match is not None and screens_of(sight.match).window.person in ids:
        players = (one.seat for one in sight.match.players if one.seat != sight.own)
        yield from map(SeatOf, players)


# ---- the sentences -------------------------------------------------------------------------------


def _sentence(sight: Sight) -> tuple[Saying, ...]:
    """Return the prompt without its remedy, if there is one."""
    return () if sight.prompt is None else (Quote(sight.prompt, "sentence"),)


def _asked(sight: Sight) -> Saying:
    """Return what the prompt asks of the player."""
    return phrase("hands-your-turn") if sight.prompt is None else YourTurn(sight.prompt, sight.own)


def _choice(sight: Sight) -> tuple[Target, ...]:
    """Return the lines and what they name, if they offer more than what mends a mishap, or if
    nothing else is asked."""
    cursor = sight.cursor
    if cursor is None or not sight.chooses:
        return ()
    several = sum(line.id not in _MISHAPS for line in cursor.options) + bool(cursor.heading) > 1
    return (*lines(sight), *sight.named) if several or not sight.where else ()


_MISHAPS = (UNREADABLE, DEAL_AGAIN, SOMETHING_WRONG)
"""Lines for cards with a dead tag, and for a deal that went wrong."""


def _a_does_all(sight: Sight) -> bool:
    """Return True if the cursor is at the first line, which says that all of it has been done."""
    lines = sight.cursor if sight.chooses else None
    return lines is not None and lines.heading is None and lines.at == 0


def _cards(sight: Sight) -> tuple[Target, ...]:
    """Return the cards of the player's own hand that may go somewhere now."""
    held = sight.at(fan(sight.own))
    sides = () if held is None else held.spread
    # Without a prompt any card may.
    going = sight.going if sight.prompt is not None or sight.settles is not None else ("",)
    may = (at for at in sight.own_cards if any(sight.fits(sides[at], where) for where in going))
    return tuple(map(OwnCard, may))


def _closed(row: str, sight: Sight) -> tuple[PieceAt, ...]:
    """Return the pieces of a row that lie face down."""
    seen = sight.at(row)
    sides = () if seen is None else seen.spread
    return tuple(PieceAt(row, at) for at, side in enumerate(sides) if not side.face)


# ---- cards are handled: with an empty hand -------------------------------------------------------


def _take_card(target: OwnCard, sight: Sight) -> Done:
    """Take a card up; or lay it at once, where the player's window says at which spot."""
    taken, held = Take(fan(sight.own), target.index), sight.at(fan(sight.own))
    spots = [one for one in meant(sight.lays_at, sight.scene) if isinstance(one, SpotAt)]
    if not spots or held is None or not sight.fits(held.spread[target.index], sight.lays_at):
        return sequence(taken)
    tap = Tap(TAP_S, sight.scene.spots[spots[0].number - 1])
    put = put_at_spot(spots[0], sight)
    return sequence(taken, tap, *([] if put is None else [put]), heard=True)


def _take_top(target: PileAt, sight: Sight) -> Done:
    if sight.at(target.place) is None:
        return phrase("hands-nothing-lies-here")
    if target.place in sight.games:
        return show_card(target.place, sight)
    return sequence(Take(target.place))


def _take_piece(target: PieceAt, sight: Sight) -> Done:
    return sequence(Take(target.place, target.index))


def _draw(target: DeckAt, sight: Sight) -> Done:
    """Draw a card: past the player's own pad, into their fan. Not where a match asks its active
    player for something else: one click may have drawn all that the prompt asks for, and the next
    one is no mistake of the player's."""
    if sight.at(target.place) is None:
        return phrase("hands-no-cards-left")
    asks = sight.match is not None and sight.active is not None and sight.settles is None
    places = (one for where in sight.where for one in meant(where, sight.scene))
    if asks and not any(isinstance(one, DeckAt) for one in places):
        return instead("hands-draws-nothing", sight)
    return _drawn(target.place, None, sight)


def _leave_alone(target: SeatOf | BackOf, sight: Sight) -> Done:
    return phrase("hands-cards-of", seat=target.seat)


def _ask_about(target: SeatOf, sight: Sight) -> Done:
    """Take the line that a person is meant for, and then that person's; if somebody else is asked
    about, go back first."""
    ids = _lines_by_id(sight)
    person = "" if sight.match is None else screens_of(sight.match).window.person
    wanted = (person, lobby.BACK) if person else ()
    line = next((ids.index(id) for id in wanted if id in ids), None)
    taken = None if line is None else choose(line, sight)
    return replace(taken, again=True) if isinstance(taken, Gesture) else _leave_alone(target, sight)


def _drawn(place: str, index: int | None, sight: Sight) -> Gesture:
    """Take a card from there past the player's own pad into their fan."""
    return sequence(Take(place, index), Tap(TAP_S), Put(fan(sight.own)), heard=True)


def _turned_up(piece: PieceAt, sight: Sight) -> Gesture:
    """Turn a piece up for all to see, hold it to the spot beside it or to the player's own pad, and
    put it back: at the end of the row, which may have been cleared away meanwhile."""
    scene = sight.scene
    spot = spot_beside(piece.place, len(scene.spots))
    tap = Tap(TAP_S, scene.spots[spot - 1] if spot else pad_of(sight.own))
    put = Put(piece.place, face_up=True)
    return sequence(Take(piece.place, piece.index), TurnOver(), tap, put, heard=True)


def _look(place: str, index: int) -> Gesture:
    """Look under a card for as long as it takes to read it."""
    return Gesture((GestureStep(0.0, Peek(place, index)), GestureStep(LOOK_S, Lower())))


# ---- what lines of the menu name -----------------------------------------------------------------


def _or_line(rule: Rule) -> Rule:
    """Let a click on what a line names choose that line; with a card in the hand only at a table
    without spots, and of a card that the table has taken only where the line asks for its place:
    elsewhere the card goes there."""

    def choose_or_do(target: Target, sight: Sight) -> Done:
        match target:
            case BackOf(seat, _):
                line = sight.named.get(SeatOf(seat))
            case PieceAt(place, _):
                line = sight.named.get(RowAt(place))
            case _:
                line = sight.named.get(target)
        if line is None:
            return rule(target, sight)
        if sight.hand is None:
            return choose(line, sight)
        if sight.scene.spots or isinstance(target, SeatOf | BackOf):
            return rule(target, sight)
        return lay_as_chosen(line, target, sight) or rule(target, sight)

    return choose_or_do


# ---- the table of all ----------------------------------------------------------------------------


def _present(sight: Sight) -> Iterator[Target]:
    scene, layout = sight.scene, sight.scene.layout
    yield from map(OwnCard, sight.own_cards)
    yield from (OwnFan(), OwnHand(), OwnPad()) if sight.hand is not None else ()
    for place in dict.fromkeys((*layout.piles, *layout.rows)):
        if place in layout.rows:
            yield RowAt(place)
            seen = sight.at(place)
            yield from (PieceAt(place, n) for n in range(0 if seen is None else seen.count))
        else:
            yield DeckAt(place) if place in layout.decks else PileAt(place)
    yield from (SpotAt(number) for number in range(1, len(scene.spots) + 1))
    yield from (SeatOf(seat.seat) for seat in scene.seats if seat.seat != sight.own)


_NOTHING_HELD = says("hands-hand-is-empty")
_SENDS_TO_A_CARD = ("hands-hand-is-empty", "hands-nothing-lies-here", "hands-cards-of")


def _unasked(target: Target, done: Offer | Saying | None, sight: Sight) -> Offer | Saying | None:
    """Say what is on instead of sending the player to a card that nothing asks for; in a player's
    window none is taken up either that could only be put back."""
    if sight.match is None or sight.hand is not None:
        return done
    if isinstance(done, Phrase) and done.id in _SENDS_TO_A_CARD:
        asked = HANDLING.hint(sight)
        goes = any(isinstance(one, OwnCard) for one in asked.at)
        return done if goes else Together(asked.says)
    if isinstance(target, OwnCard) and sight.lays and _only_goes_back(target, sight):
        return Together(HANDLING.hint(sight).says)
    return done


def _only_goes_back(card: OwnCard, sight: Sight) -> bool:
    """Whether a card of the player's own hand, once taken up, could only be put back."""
    place = fan(sight.own)
    held = sight.at(place)
    if held is None:
        return False
    seats = tuple(
        replace(seat, hand=held.spread[card.index]) if seat.seat == sight.own else seat
        for seat in sight.scene.seats
    )
    scene = replace(sight.scene, seats=seats)
    asked = where_it_goes(replace(sight, scene=scene, taken_from=place, taken_index=card.index))
    return all(isinstance(one, OwnFan | OwnHand) for one in asked.at)


HANDLING = Handling(
    rules={
        #         empty hand                 card in hand
        OwnCard: (_take_card, keep),
        OwnFan: (lambda target, sight: None, keep),
        OwnHand: (_NOTHING_HELD, put_back),
        OwnPad: (_NOTHING_HELD, tap_own),
        DeckAt: (_draw, lay),
        PileAt: (_or_line(_take_top), _or_line(lay)),
        RowAt: (_or_line(_NOTHING_HELD), _or_line(lay)),
        PieceAt: (_or_line(_take_piece), _or_line(lay)),
        SpotAt: (_NOTHING_HELD, at_spot),
        SeatOf: (_or_line(_ask_about), _or_line(hand_over)),
        BackOf: (_or_line(_leave_alone), _or_line(hand_over)),
    },
    asked=_situation,
    present=_present,
    named=named,
    unasked=_unasked,
)
