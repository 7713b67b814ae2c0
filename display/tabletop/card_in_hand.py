"""What can be done with a card in the hand, at any table with cards: where it goes, and how it is
held there and laid down. Pure.
"""

from controller.views import Message
from display.tabletop.gestures import PAUSE_S, TAP_S, AskedFor, Gesture, GestureStep, sequence
from display.tabletop.layout import caption, fan, mats, spot_beside
from display.tabletop.offers import Done, Request, choose, lines, request
from display.tabletop.saying import Closed, Either, Phrase, Quote, Saying, Together, phrase
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
from hardware.scene import FAN, Put, Tap, pad_of, seat_of

# ---- what is asked -------------------------------------------------------------------------------


def where_it_goes(sight: Sight) -> Request:
    """Return where the card in the hand goes."""
    heard, own = sight.heard, sight.taken_from in ("", fan(sight.own))
    home = OwnFan() if own else OwnHand()
    back = request("hands-put-back", home)
    if sight.refused or (not heard and _is_closed_card_of_a_row(sight)):
        return back
    if heard and sight.asked_further is not None and sight.named:
        says = (heading(sight.asked_further), how_to_choose(sight))
        return request(says, *lines(sight), *sight.named)
    if heard:
        return _where_to(sight, "hands-lay-it-down", _where_to_lay(sight))
    takes = any(isinstance(one, PieceAt) for one in sight.asked)
    draws = any(isinstance(one, DeckAt) for one in sight.asked)
    if sight.settles is None and (draws or takes) and sight.taken_from != fan(sight.own):
        return request("hands-make-it-yours", OwnFan())
    # A card of the player's own hand while another is to be taken, or one from an unwanted pile.
    astray = takes or sight.taken_from in sight.scene.layout.piles
    asked = sight.settles is not None or (sight.awaited and not astray)
    goes = sight.goes(sight.hand) if asked else ()
    places = tuple(one for where in goes for one in meant(where, sight.scene))
    if MENU in goes and sight.settles is None:
        lines_name = [target for target in sight.named if not isinstance(target, SeatOf)]
        if not places and not lines_name:
            return request("hands-choose-what-it-is", *lines(sight))
        return _where_to(sight, "hands-where-to-or-choose", (*places, *lines_name), lines(sight))
    if places:
        return _where_to(sight, "hands-where-to", places)
    if sight.settles is None and sight.active not in (None, sight.own):
        return request("hands-turn-of-put-back", home, seat=sight.active or "")
    return back


def _where_to(
    sight: Sight, id: str, places: tuple[Target, ...], choice: tuple[Target, ...] = ()
) -> Request:
    """Return the hint to lay the card at one of these places."""
    says: tuple[Saying, ...] = (phrase(id, where=_names(sight, places)),)
    if not sight.heard and sight.settles is None and sight.prompt is not None:
        says = (*says, Quote(sight.prompt, "holding"))
    return request(says, *places, *choice)


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
    return closed and not (sight.turns(row) or any(isinstance(one, PieceAt) for one in sight.asked))


# ---- the sentences ------------------------------------------------------------------------------


def heading(title: Message) -> Closed:
    """Return the title of a menu as a sentence."""
    return Closed(Phrase(title.id, tuple(title.args.items())))


def how_to_choose(sight: Sight) -> Saying:
    """Return how a line is chosen: by a click on it, or on whom or what it names."""
    if not sight.named:
        return phrase("hands-choose-line")
    seats = all(isinstance(target, SeatOf) for target in sight.named)
    return phrase("hands-click-player-or-line" if seats else "hands-click-it-or-line")


MANY = 4
"""If there are more places, they are not named one by one."""


def _names(sight: Sight, places: tuple[Target, ...]) -> Saying:
    """Name places in a sentence."""
    seats = [one.seat for one in places if isinstance(one, SeatOf)]
    if len(places) - len(seats) > MANY:
        return phrase("hands-glowing-place")
    names = [named(one, sight) for one in places if not isinstance(one, SeatOf)]
    if len(seats) > 2:
        names.append(phrase("hands-another-player"))
    else:
        names += [phrase("table-seat", seat=seat) for seat in seats if seat != sight.own]
    # A belt's city and its luggage have one name.
    return Either(tuple(dict.fromkeys(names)))


def named(target: Target, sight: Sight) -> Saying:
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


# ---- a card is put down -------------------------------------------------------------------------


def put_back(target: OwnHand, sight: Sight) -> Done:
    """Put the piece back where it was, unless the table has accepted it."""
    if _is_taken(sight):
        return phrase("hands-belongs-elsewhere")
    place = sight.taken_from or fan(sight.own)
    seen, at = sight.at(place), sight.taken_index
    there = at is not None and at <= (0 if seen is None else seen.count)
    return sequence(_laid(place, sight, at if there else None))


def keep(target: OwnFan | OwnCard, sight: Sight) -> Done:
    """Put the piece into the player's own fan, or at a place in it. From elsewhere it is drawn:
    past their own pad first."""
    own = fan(sight.own)
    if _is_taken(sight) and sight.scene.belongs != own:
        return phrase("hands-belongs-elsewhere")
    put = Put(own, index=target.index if isinstance(target, OwnCard) else None)
    if sight.taken_from in ("", own):
        return sequence(put)
    return _past(pad_of(sight.own), put, sight)


def tap_own(target: OwnPad, sight: Sight) -> Done:
    pad = pad_of(sight.own)
    return sequence(Tap(TAP_S)) if _fits(pad, sight) else _does_not_fit(pad, sight)


def hand_over(target: SeatOf | BackOf, sight: Sight) -> Done:
    """Hold the card to the pad of the player who gets it, then put it into their hand."""
    pad = pad_of(target.seat)
    if not _fits(pad, sight):
        return _does_not_fit(pad, sight)
    return _past(pad, Put(fan(target.seat)), sight)


def at_spot(target: SpotAt, sight: Sight) -> Done:
    """Hold the card to that spot, and put it down beside it if the game has a place for it: one
    that is still empty, otherwise the last one."""
    where, reader = f"spot/{target.number}", sight.scene.spots[target.number - 1]
    if not _fits(where, sight):
        return _does_not_fit(where, sight)
    put = put_at_spot(target, sight)
    return sequence(Tap(TAP_S, reader)) if put is None else _past(reader, put, sight)


def put_at_spot(target: SpotAt, sight: Sight) -> Put | None:
    """Return the act that puts a card down beside a spot; None where no place is there."""
    places = [p for mat in mats(sight.scene) if mat.spot == target.number for p in mat.places]
    if not places:
        return None
    place = next((place for place in places if sight.at(place) is None), places[-1])
    return _laid(place, sight)


def lay(target: PileAt | RowAt | PieceAt | DeckAt, sight: Sight) -> Done:
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
        return Together((wrong, *where_it_goes(sight).says))
    return instead("hands-does-not-fit", sight)


def instead(id: str, sight: Sight) -> Saying:
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


def lay_as_chosen(line: int, target: Target, sight: Sight) -> Done:
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
        put = GestureStep(PAUSE_S, _laid(target.place, sight))
        return Gesture((*chosen.steps, put)) if "belt" in args else None
    if "at" not in args:
        return Gesture(chosen.steps, again="belts" in args)
    own = pad_of(sight.own)
    tap, put = _past(own, _laid(str(args["at"]), sight), sight).steps
    return Gesture((*chosen.steps, GestureStep(PAUSE_S, tap.act, AskedFor(options, own)), put))
