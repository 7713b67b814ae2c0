"""The page of a seat while nobody plays: the games, the chairs, and what is chosen. Pure."""

from collections.abc import Iterable, Iterator

from controller.views import TableView
from controller.views import lobby as menu
from controller.views.people import Choosing, following_faces
from display.scene.lobby import STAGES, asked, pushes, seated
from display.screens.learning import goal_of
from display.tabletop.gestures import standing_at
from display.tabletop.moment import Moment
from display.tabletop.saying import spoken
from display.targets import (
    GameOf,
    LineAt,
    NameOf,
)
from display.web.sheet import (
    Ids,
    PageHead,
    PagePerson,
    PageTable,
    Sheet,
    Touchable,
    buttons,
    control_cards,
)
from display.words import Words
from hardware.scene import Label


def lobby(view: TableView, moment: Moment) -> Sheet:
    """Return the page of a seat while nobody plays."""
    ids, sight, words = Ids(), moment.sight, moment.words
    games = tuple(
        Touchable(
            ids.of(GameOf(one.game)),
            words("table-game", game=one.game),
            Label("game-card", True, one.game),
            lit=True,
            chosen=one.game == view.game and view.stage not in ("attract", "resume"),
        )
        for one in view.games
    )
    choosing = view.stage in STAGES
    pushed = [one for one in pushes(view, moment) if one is not None] if choosing else []
    done = [
        Touchable(ids.of(one.target, one.text), words(one.text), lit=True, chosen=one.open)
        for one in pushed
    ]
    if not choosing:
        done += buttons(moment, ids)
    if view.rests is not None and view.cursor is not None:
        for number, option in enumerate(view.cursor.options):
            if option.id in (menu.CONTINUE, menu.ABANDON):
                said = words(option)
                done.append(Touchable(ids.of(LineAt(number), said), said, lit=True))
    notice = view.faults[0] if view.faults else view.notices[-1] if view.notices else None
    line = spoken(moment.message, words) if moment.message else ""
    if not line and notice is not None:
        line = words(notice)
    if not line:
        others = {"joining": "scene-who-plays", "resume": "scene-resume"}
        line = words(others.get(view.stage) or asked(view))
        if not choosing and view.prompt is not None:
            line = words(view.prompt)
    title = words("table-game", game=view.game) if view.game else ""
    return Sheet(
        "lobby",
        sight.language,
        sight.own,
        PageHead(title),
        goal_of(words, view.game) if view.game and view.stage != "resume" else "",
        bool(view.faults),
        line,
        bool(moment.message),
        tuple(_chairs(view, moment, ids)),
        PageTable(games=games, rows=tuple(_rows(view, moment, ids))),
        tuple(done),
        cards=tuple(control_cards(moment, ids)),
        targets=ids.targets,
    )


def _chairs(view: TableView, moment: Moment, ids: Ids) -> Iterator[PagePerson]:
    words = moment.words
    for chair in seated(view, moment.sight.own):
        status = chair.status
        id = ids.of(chair.click, chair.said) if chair.click is not None else ""
        away = None
        if chair.away is not None:
            away = Touchable(ids.of(chair.away), words("web-bot-away"))
        yield PagePerson(
            Touchable(id, words.person(status.seat), lit=bool(id)),
            status.seat,
            words(chair.said) if chair.said is not None else "",
            (),
            status.joined,
            chair.own,
            away,
        )


def _rows(view: TableView, moment: Moment, ids: Ids) -> Iterator[tuple[str, tuple[Touchable, ...]]]:
    """What is chosen from: the lines of an open menu, or the names."""
    words, cursor = moment.words, view.cursor
    own = next((one for one in view.naming if one.seat == moment.sight.own), None)
    if view.stage == "naming" and own is not None and own.step != "ready":
        yield words("screen-naming"), tuple(_names(own, words, ids))
    elif view.stage == "options" and cursor is not None and cursor.title.id != menu.GAME:
        lines = tuple(
            Touchable(ids.of(LineAt(number), said), said, lit=True)
            for number, said in enumerate(map(words, cursor.options))
        )
        yield words(cursor.title), lines


def _names(row: Choosing, words: Words, ids: Ids) -> Iterator[Touchable]:
    names: Iterable[str]
    names = following_faces(row) if row.step == "face" else row.upcoming
    for presses, name in enumerate((standing_at(row), *names)):
        if row.step == "face":
            yield Touchable(ids.of(NameOf(row.seat, presses), name), sign=f"face/{name}", lit=True)
        else:
            said = name or words("web-nobody")
            yield Touchable(ids.of(NameOf(row.seat, presses), name), said, lit=True)
