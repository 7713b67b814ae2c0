"""What can be done at a table with cards. Pure, and independent of the game.

What is asked comes from the referee's prompt and cursor, in situations of which the first one
counts: each has its sentence, and what is offered for it. Beyond that, cards may be handled as
cards are: taken up, put back, and held somewhere for the referee to judge. No sentence looks at the
cards in the hand, so none reveals which card would be allowed.
"""

from collections.abc import Callable, Iterator, Mapping

from controller.views import DEAL_AGAIN, UNREADABLE, Message
from display.tabletop.gestures import (
    PAUSE_S,
    TAP_S,
    AskedFor,
    Gesture,
    Step,
    sequence,
)
from display.tabletop.layout import caption, fan, mats, spot_beside
from display.tabletop.offers import A, B, Done, Hint, Offer, Play, Rule, choose, lines, show_card
from display.tabletop.saying import (
    Closed,
    Either,
    Phrase,
    Quote,
    Saying,
    Together,
    YourTurn,
    phrase,
)
from display.tabletop.sight import Sight
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
from hardware.scene import FAN, Lower, Peek, Put, Take, Tap, TurnOver, pad_of, seat_of

LOOK_S = 2.5
"""How long a click looks under a card."""

# ---- what is asked of a player with an empty hand ------------------------------------------------


def _looking(sight: Sight) -> Hint | None:
    """A look under something closed was announced."""
    pieces = [piece for row in sight.to_look for piece in _closed(row, sight)]
    looks = tuple(
        Offer(piece, _look(piece.place, piece.index), _named(piece, sight), lit=True)
        for piece in pieces
    )
    return Hint((phrase("hands-hold-to-look"),), looks) if looks else None


def _settling(sight: Sight) -> Hint | None:
    """A line was taken that something else has to follow: a card, or another line."""
    settles = sight.settles
    if settles is None:
        return None
    cards = _cards(sight)
    how = "hands-choose-line"
    if settles.goes:
        how = "hands-click-card-or-line" if cards else "hands-no-card-to-play"
    return _hint(sight, (_heading(settles.title), phrase(how)), *cards, *lines(sight))


def _drawing(sight: Sight) -> Hint | None:
    """A card is drawn; with several decks, as many as the prompt says."""
    decks, cards = tuple(map(DeckAt, sight.draws)), _cards(sight)
    if not decks:
        return None
    if cards:
        choice = lines(sight) if "menu" in sight.where else ()
        says = (_asked(sight), phrase("hands-draw-or-else"))
        return _hint(sight, says, *decks, *cards, *choice)
    if sight.phase != "dealing":
        # What else the prompt allows takes a card that the player has not.
        asked = phrase("hands-your-turn") if sight.prompt and sight.prompt.fits else _asked(sight)
        return _hint(sight, (asked, phrase("hands-click-the-deck")), *decks)
    which = _sentence(sight) if len(decks) > 1 else ()
    held = sight.at(fan(sight.own))
    drawn = () if held is None else (phrase("hands-drawn", count=held.count),)
    return _hint(sight, (*which, phrase("hands-draw-a-card"), *drawn), *decks)


def _voting(sight: Sight) -> Hint | None:
    """Something is answered secretly."""
    if sight.secret and sight.vote is not None:
        return Hint((phrase("hands-answered"),))
    if sight.secret and sight.awaited:
        return _hint(sight, (*_sentence(sight), phrase("hands-answer-secretly")), A, B)
    return None


def _stealing(sight: Sight) -> Hint | None:
    """Cards of another player are taken, unseen."""
    seat = sight.victim
    if not seat:
        return None
    seen = sight.at(fan(seat))
    backs = (BackOf(seat, at) for at in range(0 if seen is None else seen.count))
    named = _named(SeatOf(seat), sight)
    taken = (
        Offer(SeatOf(seat), _drawn(fan(seat), None, sight), named, lit=True),
        *(Offer(one, _drawn(fan(seat), one.index, sight), named, lit=True) for one in backs),
    )
    if _a_does_all(sight):
        return Hint((phrase("hands-take-cards-of-or-a", seat=seat),), (*taken, *_lit(sight, A)))
    return Hint((phrase("hands-take-a-card-of", seat=seat),), taken)


def _turning(sight: Sight) -> Hint | None:
    """Something closed is turned up for all to see; then the player may have to say what it is."""
    rows = [row for row in sight.scene.layout.rows if sight.turns(row)]
    if rows:
        pieces = [piece for row in rows for piece in _closed(row, sight)]
        turned = tuple(
            Offer(piece, _turned_up(piece, sight), _named(piece, sight), lit=True)
            for piece in pieces
        )
        if _a_does_all(sight):
            says = (_asked(sight), phrase("hands-turn-each-or-a"))
            return Hint(says, (*turned, *_lit(sight, A)))
        return Hint((_asked(sight), phrase("hands-turn-each")), turned)
    piles = [seen for seen in sight.scene.places if sight.turns(seen.place)]
    if not piles:
        return None
    if sight.chooses:
        return _hint(sight, (phrase("hands-is-that-so"),), *lines(sight))
    closed = tuple(
        Offer(pile, sequence(TurnOver(pile.place)), _named(pile, sight), lit=True)
        for pile in (PileAt(seen.place) for seen in piles if not seen.top.face)
    )
    if closed:
        return Hint((_asked(sight), phrase("hands-click-it")), closed)
    told = () if sight.prompt is None else (Quote(sight.prompt, "remedy"),)
    return _hint(sight, (phrase("hands-what-is-it"), *told), A, B)


def _taking(sight: Sight) -> Hint | None:
    """A piece of a row is taken into the hand."""
    taken = _to_take(sight)
    if not taken:
        return None
    choice = _choice(sight)
    how = phrase("hands-click-it-or-line" if choice else "hands-click-it")
    return _hint(sight, (_asked(sight), how), *taken, *choice)


def _answering(sight: Sight) -> Hint | None:
    """A or B is an answer, with no piece or line asked for."""
    if not sight.answers or sight.prompt is None:
        return None
    return _hint(sight, (Quote(sight.prompt),), A, B)


def _choosing(sight: Sight) -> Hint | None:
    """A line is chosen, and no card: one that was taken asks further, or nothing else is asked."""
    further = sight.asked_further
    if further is not None:
        says = (_heading(further), _how_to_choose(sight))
        return _hint(sight, says, *lines(sight), *sight.named)
    choice = _choice(sight)
    if not sight.awaited or not choice or sight.where:
        return None
    return _hint(sight, (_asked(sight), _how_to_choose(sight)), *choice)


def _playing(sight: Sight) -> Hint | None:
    """A card is played, or a line is chosen."""
    if not sight.awaited:
        return None
    choice, cards = _choice(sight), _cards(sight)
    if choice and not cards:
        return _hint(sight, (phrase("hands-no-card-to-play"),), *choice)
    if not sight.scene.spots and sight.prompt is not None:
        # A line first says what the next card on the player's own pad means: the referee says how.
        more = (*lines(sight), *sight.named) if choice or "menu" in sight.where else ()
        says = (_asked(sight), Quote(sight.prompt, "remedy"))
        return _hint(sight, says, *more, *cards)
    how = phrase("hands-click-card-or-line" if choice else "hands-click-card")
    return _hint(sight, (_asked(sight), how), *cards, *choice)


def _waiting(sight: Sight) -> Hint:
    """Nothing is asked of this player."""
    if sight.active is not None:
        return Hint((phrase("hands-turn-of", seat=sight.active),))
    if sight.where:
        return Hint((phrase("hands-wait-for-others"),))
    if sight.chooses and not sight.secret:
        return _hint(sight, (*_sentence(sight), phrase("hands-choose-a-line")), *lines(sight))
    return Hint((*_sentence(sight), phrase("hands-wait-for-others")))


_SITUATIONS: tuple[Callable[[Sight], Hint | None], ...] = (
    _looking, _settling, _drawing, _voting, _stealing, _turning, _taking, _answering, _choosing,
    _playing,
)  # fmt: skip


def _situation(sight: Sight) -> Hint:
    """Return what is asked of an active player."""
    if sight.hand is not None:
        return _holding(sight)
    found = (hint for situation in _SITUATIONS if (hint := situation(sight)) is not None)
    return next(found, None) or _waiting(sight)


# ---- what is asked of a player with a card in the hand -------------------------------------------


def _holding(sight: Sight) -> Hint:
    heard, own = sight.heard, sight.taken_from in ("", fan(sight.own))
    home = OwnFan() if own else OwnHand()
    back = PLAY.hint_of(sight, "hands-put-back", home)
    if sight.refused or (not heard and _is_closed_card_of_a_row(sight)):
        return back
    if heard and sight.asked_further is not None and sight.named:
        says = (_heading(sight.asked_further), _how_to_choose(sight))
        return _hint(sight, says, *lines(sight), *sight.named)
    if heard:
        return _where_to(sight, "hands-lay-it-down", _where_to_lay(sight))
    taking = bool(sight.draws or _to_take(sight))
    if sight.settles is None and taking and sight.taken_from != fan(sight.own):
        return PLAY.hint_of(sight, "hands-make-it-yours", OwnFan())
    # A card of the player's own hand while another is to be taken, or one from an unwanted pile.
    astray = bool(_to_take(sight)) or sight.taken_from in sight.scene.layout.piles
    asked = sight.settles is not None or (sight.awaited and not astray)
    goes = sight.goes(sight.hand) if asked else ()
    places = tuple(one for where in goes if (one := _meant(where, sight)) is not None)
    if "menu" in goes and sight.settles is None:
        named = [target for target in sight.named if not isinstance(target, SeatOf)]
        if not places and not named:
            return PLAY.hint_of(sight, "hands-choose-what-it-is", *lines(sight))
        return _where_to(sight, "hands-where-to-or-choose", (*places, *named), lines(sight))
    if places:
        return _where_to(sight, "hands-where-to", places)
    if sight.settles is None and sight.active not in (None, sight.own):
        return PLAY.hint_of(sight, "hands-turn-of-put-back", home, seat=sight.active or "")
    return back


def _where_to(
    sight: Sight, id: str, places: tuple[Target, ...], choice: tuple[Target, ...] = ()
) -> Hint:
    """Return the hint to lay the card at one of these places."""
    says: tuple[Saying, ...] = (phrase(id, where=_names(sight, places)),)
    if not sight.heard and sight.settles is None and sight.prompt is not None:
        says = (*says, Quote(sight.prompt, "holding"))
    return _hint(sight, says, *places, *choice)


def _meant(where: str, sight: Sight) -> Target | None:
    """Return what a click on is meant by a place of the prompt where a card goes (`Notice.at`)."""
    kind, _, which = where.partition("/")
    if kind == "pad":
        return OwnPad() if which == sight.own else SeatOf(which)
    there = kind == "spot" and which.isdecimal() and 1 <= int(which) <= len(sight.scene.spots)
    return SpotAt(int(which)) if there else None


def _where_to_lay(sight: Sight) -> tuple[Target, ...]:
    """Return where an accepted card goes: where it belongs, if that is known; otherwise beside the
    spot that it was tapped at, into the hand whose pad it was, or in the middle beside no spot;
    without any of these, back into the hand."""
    scene, reader = sight.scene, sight.tapped_at
    owner, _, what = scene.belongs.partition("/")
    if what == FAN:
        return (OwnFan() if owner == sight.own else SeatOf(owner),)
    if scene.belongs:
        return (sight.lying_at(scene.belongs),)
    if reader in scene.spots:
        return (SpotAt(scene.spots.index(reader) + 1),)
    if seat_of(reader) != sight.own:
        return (SeatOf(seat_of(reader)),)
    if sight.taken_from != fan(sight.own):
        return (OwnFan(),)
    free = (place for mat in mats(scene) if not mat.spot for place in mat.places)
    places = tuple(sight.lying_at(p) for p in free if p not in scene.layout.decks)
    return places or (OwnFan(),)


def _is_closed_card_of_a_row(sight: Sight) -> bool:
    """Return True if the card in the hand lay face down in a row, and is not to be taken."""
    hand, row = sight.hand, sight.taken_from
    closed = hand is not None and not hand.face and row in sight.scene.layout.rows
    return closed and not (_to_take(sight) or any(sight.turns(p) for p in _marked(sight)))


# ---- the sentences -------------------------------------------------------------------------------


def _hint(sight: Sight, says: tuple[Saying, ...], *targets: Target) -> Hint:
    return Hint(says, _lit(sight, *targets))


def _lit(sight: Sight, *targets: Target) -> tuple[Offer, ...]:
    return PLAY.lit(sight, *targets)


def _heading(title: Message) -> Closed:
    """Return the title of a menu as a sentence."""
    return Closed(Phrase(title.id, tuple(title.args.items())))


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


_MISHAPS = (UNREADABLE, DEAL_AGAIN)
"""Lines for cards with a dead tag, and for a deal that went wrong."""


def _how_to_choose(sight: Sight) -> Saying:
    """Return how a line is chosen: by a click on it, or on whom or what it names."""
    if not sight.named:
        return phrase("hands-choose-line")
    seats = all(isinstance(target, SeatOf) for target in sight.named)
    return phrase("hands-click-player-or-line" if seats else "hands-click-it-or-line")


def _a_does_all(sight: Sight) -> bool:
    """Return True if the cursor is at the first line, which says that all of it has been done."""
    lines = sight.cursor if sight.chooses else None
    return lines is not None and lines.heading is None and lines.at == 0


def _cards(sight: Sight) -> tuple[Target, ...]:
    """Return the cards of the player's own hand that may go somewhere now."""
    held = sight.at(fan(sight.own))
    sides = () if held is None else held.spread
    asked = sight.prompt is not None or sight.settles is not None
    may = [at for at in sight.own_cards if not asked or sight.goes(sides[at])]
    return tuple(map(OwnCard, may))


def _to_take(sight: Sight) -> tuple[PieceAt, ...]:
    """Return what the player is to take from the table into the hand."""
    found = (w.removeprefix("take/").rpartition("/") for w in sight.where if w.startswith("take/"))
    return tuple(PieceAt(place, int(at)) for place, _, at in found) if sight.awaited else ()


def _closed(row: str, sight: Sight) -> tuple[PieceAt, ...]:
    """Return the pieces of a row that lie face down."""
    seen = sight.at(row)
    sides = () if seen is None else seen.spread
    return tuple(PieceAt(row, at) for at, side in enumerate(sides) if not side.face)


MANY = 4
"""If there are more places, they are not named one by one."""


def _names(sight: Sight, meant: tuple[Target, ...]) -> Saying:
    """Name places in a sentence."""
    seats = [one.seat for one in meant if isinstance(one, SeatOf)]
    if len(meant) - len(seats) > MANY:
        return phrase("hands-glowing-place")
    names = [_named(one, sight) for one in meant if not isinstance(one, SeatOf)]
    if len(seats) > 2:
        names.append(phrase("hands-another-player"))
    else:
        names += [phrase("table-seat", seat=seat) for seat in seats if seat != sight.own]
    # A belt's city and its luggage have one name.
    return Either(tuple(dict.fromkeys(names)))


def _named(target: Target, sight: Sight) -> Saying:
    """Return what a target is called in a sentence."""
    match target:
        case PileAt(place) | RowAt(place) | PieceAt(place, _):
            return phrase("hands-the-place", place=_called(place, sight))
        case DeckAt():
            return phrase("hands-the-deck")
        case OwnPad():
            return phrase("hands-your-pad")
        case OwnHand():
            return phrase("hands-at-hand")
        case SeatOf(seat) | BackOf(seat, _):
            return phrase("table-seat", seat=seat)
        case SpotAt(spot):
            mat = next((mat for mat in mats(sight.scene) if mat.spot == spot), None)
            if mat is None:
                return phrase("hands-the-spot", spot=spot)
            return phrase("hands-the-place-at", place=_called(mat.places[0], sight), spot=spot)
        case _:
            return phrase("hands-your-cards")


def _called(place: str, sight: Sight) -> Saying:
    what = caption(place, sight.scene.layout)
    return Phrase(what.id, tuple(what.args.items()))


# ---- cards are handled: with an empty hand -------------------------------------------------------


def _nothing_held(target: Target, sight: Sight) -> Done:
    return phrase("hands-hand-is-empty")


def _take_card(target: OwnCard, sight: Sight) -> Done:
    return sequence(Take(fan(sight.own), target.index))


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
    if asks and not any(where.partition("/")[0] == "deck" for where in sight.where):
        return _instead("hands-draws-nothing", sight)
    return _drawn(target.place, None, sight)


def _leave_alone(target: SeatOf | BackOf, sight: Sight) -> Done:
    return phrase("hands-cards-of", seat=target.seat)


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
    return Gesture((Step(0.0, Peek(place, index)), Step(LOOK_S, Lower())))


# ---- with a card in the hand ---------------------------------------------------------------------


def _put_back(target: OwnHand, sight: Sight) -> Done:
    """Put the piece back where it was, unless the table has accepted it."""
    if _is_taken(sight):
        return phrase("hands-belongs-elsewhere")
    place = sight.taken_from or fan(sight.own)
    seen, at = sight.at(place), sight.taken_index
    there = at is not None and at <= (0 if seen is None else seen.count)
    return sequence(_laid(place, sight, at if there else None))


def _keep(target: OwnFan | OwnCard, sight: Sight) -> Done:
    """Put the piece into the player's own fan, or at a place in it. From elsewhere it is drawn:
    past their own pad first."""
    own = fan(sight.own)
    if _is_taken(sight) and sight.scene.belongs != own:
        return phrase("hands-belongs-elsewhere")
    put = Put(own, index=target.index if isinstance(target, OwnCard) else None)
    if sight.taken_from in ("", own):
        return sequence(put)
    return _past(pad_of(sight.own), put, sight)


def _tap_own(target: OwnPad, sight: Sight) -> Done:
    pad = pad_of(sight.own)
    return sequence(Tap(TAP_S)) if _fits(pad, sight) else _does_not_fit(pad, sight)


def _hand_over(target: SeatOf | BackOf, sight: Sight) -> Done:
    """Hold the card to the pad of the player who gets it, then put it into their hand."""
    pad = pad_of(target.seat)
    if not _fits(pad, sight):
        return _does_not_fit(pad, sight)
    return _past(pad, Put(fan(target.seat)), sight)


def _at_spot(target: SpotAt, sight: Sight) -> Done:
    """Hold the card to that spot, and put it down beside it if the game has a place for it: one
    that is still empty, otherwise the last one."""
    where, reader = f"spot/{target.number}", sight.scene.spots[target.number - 1]
    if not _fits(where, sight):
        return _does_not_fit(where, sight)
    places = [p for mat in mats(sight.scene) if mat.spot == target.number for p in mat.places]
    if not places:
        return sequence(Tap(TAP_S, reader))
    place = next((place for place in places if sight.at(place) is None), places[-1])
    return _past(reader, _laid(place, sight), sight)


def _lay(target: PileAt | RowAt | PieceAt | DeckAt, sight: Sight) -> Done:
    """Put the card onto a place: past the spot beside it or, if there is none, past the player's
    own pad."""
    place, spots = target.place, sight.scene.spots
    if _is_taken(sight) and sight.scene.belongs != place:
        return phrase("hands-belongs-elsewhere")
    put = _laid(place, sight)
    if place == sight.taken_from or sight.heard:
        return sequence(put)
    spot = spot_beside(place, len(spots))
    if not _fits(f"spot/{spot}", sight):
        return _does_not_fit(f"spot/{spot}", sight)
    if spot:
        return _past(spots[spot - 1], put, sight)
    if place in sight.scene.layout.decks:
        return phrase("hands-cards-are-drawn-here")
    if place.startswith(f"{sight.own}/"):
        return sequence(put)
    return _past(pad_of(sight.own), put, sight)


def _fits(where: str, sight: Sight) -> bool:
    return sight.heard or sight.fits(sight.hand, where)


def _does_not_fit(where: str, sight: Sight) -> Saying:
    """Say that the card does not go there, and what does, or where it goes; otherwise what the
    prompt asks for instead."""
    wrong = phrase("hands-does-not-fit")
    takes = None if sight.prompt is None else sight.prompt.takes.get(where)
    if takes is not None and sight.settles is None:
        return Together((wrong, Phrase(takes.id, tuple(takes.args.items()))))
    if sight.awaited and sight.goes(sight.hand):
        return Together((wrong, *_holding(sight).says))
    return _instead("hands-does-not-fit", sight)


def _instead(id: str, sight: Sight) -> Saying:
    """Say what cannot be done, and what the prompt asks of the player instead."""
    prompt, wrong = sight.prompt, phrase(id)
    if prompt is None or prompt.seat != sight.own or sight.settles is not None:
        return wrong
    return Together((wrong, Quote(prompt, "remedy")))


def _is_taken(sight: Sight) -> bool:
    """Return True if the table has accepted the card, so that it belongs somewhere."""
    return sight.heard and sight.scene.belongs != ""


def _past(reader: str, put: Put, sight: Sight) -> Gesture:
    """Hold the card to a reader and put it down, unless the table has already accepted it."""
    if sight.heard:
        return sequence(put)
    return sequence(Tap(TAP_S, reader), put, heard=True)


def _laid(place: str, sight: Sight, index: int | None = None) -> Put:
    """Return the act that puts the card down as cards lie at that place."""
    return Put(place, face_up=place in sight.scene.layout.face_up, index=index)


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
        return _lay_as_chosen(line, target, sight) or rule(target, sight)

    return choose_or_do


def _lay_as_chosen(line: int, target: Target, sight: Sight) -> Done:
    """Choose the line for the card in the hand; if the line says at which place it will lie, hold
    the card to the player's own pad and lay it there. One that names belts for it is followed by
    the same click, when other lines have come. None for a card that the table has taken, if the
    line does not ask for its place."""
    chosen = choose(line, sight)
    if not isinstance(chosen, Gesture) or sight.cursor is None:
        return chosen
    options = sight.cursor.options
    args = options[line].args
    if sight.heard:
        assert isinstance(target, PileAt | RowAt | PieceAt), "seats are not laid on"
        put = Step(PAUSE_S, _laid(target.place, sight))
        return Gesture((*chosen.steps, put)) if "belt" in args else None
    if "at" not in args:
        return Gesture(chosen.steps, again="belts" in args)
    own = pad_of(sight.own)
    tap, put = _past(own, _laid(str(args["at"]), sight), sight).steps
    return Gesture((*chosen.steps, Step(PAUSE_S, tap.act, AskedFor(options, own)), put))


# ---- the table of all ----------------------------------------------------------------------------


def _marked(sight: Sight) -> tuple[str, ...]:
    """Return the places that are marked on the table or where something lies in the middle."""
    layout = sight.scene.layout
    return tuple(dict.fromkeys((*layout.piles, *layout.rows)))


def _present(sight: Sight) -> Iterator[Target]:
    scene = sight.scene
    yield from map(OwnCard, sight.own_cards)
    yield from (OwnFan(), OwnHand(), OwnPad()) if sight.hand is not None else ()
    for place in _marked(sight):
        if place in scene.layout.rows:
            yield RowAt(place)
            seen = sight.at(place)
            yield from (PieceAt(place, n) for n in range(0 if seen is None else seen.count))
        else:
            yield DeckAt(place) if place in scene.layout.decks else PileAt(place)
    yield from (SpotAt(number) for number in range(1, len(scene.spots) + 1))
    yield from (SeatOf(seat.seat) for seat in scene.seats if seat.seat != sight.own)


REFUSALS: Mapping[str, str] = {
    "nothing-there": "hands-nothing-left",
    "hand-full": "hands-hand-is-full",
    "still-reading": "hands-still-reading",
    "hand-empty": "hands-hand-is-empty",
    "not-yours": "hands-somebody-elses",
    "no-room": "hands-no-room",
    "no-piece": "hands-card-is-gone",
    "may-not-look": "hands-may-not-look",
    "not-playing": "hands-not-playing",
    "not-joined": "hands-not-joined",
}

PLAY = Play(
    rules={
        #         empty hand                 card in hand
        OwnCard: (_take_card, _keep),
        OwnFan: (lambda target, sight: None, _keep),
        OwnHand: (_nothing_held, _put_back),
        OwnPad: (_nothing_held, _tap_own),
        DeckAt: (_draw, _lay),
        PileAt: (_or_line(_take_top), _or_line(_lay)),
        RowAt: (_or_line(_nothing_held), _or_line(_lay)),
        PieceAt: (_or_line(_take_piece), _or_line(_lay)),
        SpotAt: (_nothing_held, _at_spot),
        SeatOf: (_or_line(_leave_alone), _or_line(_hand_over)),
        BackOf: (_or_line(_leave_alone), _or_line(_hand_over)),
    },
    asked=_situation,
    present=_present,
    named=_named,
    refusals=REFUSALS,
)
