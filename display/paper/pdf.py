"""Pictures as pages of a PDF: every shape a filled path, every word in the display's own fonts.

Each picture is a form of the file (ISO 32000-1, 8.10): what is printed many times is in it once.
A picture's y grows downwards, a PDF's upwards.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from reportlab.lib.units import mm
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from display.art.canvas import Drawing, Point
from display.art.lettering import font_file
from display.art.picture import Inset, Layer, Picture, Word
from display.paper.formats import Millimetres

_FONTS = {True: "Quicksand-Bold", False: "Quicksand-Medium"}
"""Bold or not."""

_EVEN_ODD, _NON_ZERO = 0, 1
_OPAQUE = 255
_PRECISION = 3
"""Decimals of a coordinate: a card's are 0.6 mm, those of a page 1 mm."""

_LINE_EM, _BASELINE_EM = 1.25, 0.375
"""Quicksand's lines are 1.25 em high, and their middle is that far above the letters' feet (its
hhea table: ascender 1000, descender -250)."""


class Document:
    """A PDF under way, written by `save`. The same pages give the same bytes."""

    def __init__(self, path: Path, paper: Millimetres, title: str, language: str) -> None:
        for bold, name in _FONTS.items():
            with font_file(bold) as file:
                pdfmetrics.registerFont(TTFont(name, str(file)))
        self._canvas = Canvas(
            str(path),
            pagesize=(paper[0] * mm, paper[1] * mm),
            pageCompression=1,
            invariant=1,
            initialFontName=_FONTS[True],  # type: ignore[arg-type]  # its stubs want a number
            lang=language,
        )
        self._canvas.setTitle(title)
        self._canvas.setCreator("Reclaim")
        self._canvas.setViewerPreference("PrintScaling", "None")
        self._canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge")
        self._forms: dict[Picture, str] = {}

    def __repr__(self) -> str:
        return f"<Document with {len(self._forms)} pictures>"

    def add(self, page: Picture) -> None:
        """Add a page; its units are millimetres."""
        form = self._form(page)
        self._canvas.saveState()
        self._canvas.scale(mm, mm)
        self._canvas.doForm(form)
        self._canvas.restoreState()
        self._canvas.showPage()

    def save(self) -> None:
        """Write the file. Raises `OSError`."""
        self._canvas.save()

    # ---- pictures --------------------------------------------------------------------------------

    def _form(self, picture: Picture) -> str:
        """The name of the form that draws a picture, in units of its own."""
        known = self._forms.get(picture)
        if known is not None:
            return known
        insets = {
            part.picture: self._form(part.picture)
            for part in picture.parts
            if isinstance(part, Inset)
        }
        name = self._forms[picture] = f"picture{len(self._forms) + 1}"
        width, height = picture.extent
        self._canvas.beginForm(name, 0, 0, width, height)
        alphas: dict[int, None] = {}
        for part in picture.parts:
            match part:
                case Layer(drawing, within):
                    self._draw(drawing, within, height, alphas)
                case Word():
                    self._write(part, height)
                case Inset():
                    self._place(part, insets[part.picture], height)
        self._canvas.endForm(Resources=_resources(alphas, insets.values()))
        return name

    def _draw(
        self, drawing: Drawing, within: Drawing | None, height: float, alphas: dict[int, None]
    ) -> None:
        canvas = self._canvas
        if within is not None:
            canvas.saveState()
            outline = canvas.beginPath()
            for shape in within:
                _trace(outline, _clockwise(shape.points), height)
            canvas.clipPath(outline, stroke=0, fill=0, fillMode=_NON_ZERO)
        colour: tuple[int, ...] | None = None
        alpha = _OPAQUE
        for shape in drawing:
            if shape.colour[:3] != colour:
                colour = shape.colour[:3]
                canvas.setFillColorRGB(*(part / 255 for part in colour))
            wanted = shape.colour[3] if len(shape.colour) == 4 else _OPAQUE
            if wanted != alpha:
                alpha = wanted
                alphas[alpha] = None
                canvas.addLiteral(f"/{_state(alpha)} gs")
            path = canvas.beginPath()
            _trace(path, shape.points, height)
            canvas.drawPath(path, stroke=0, fill=1, fillMode=_EVEN_ODD)
        if alpha != _OPAQUE:
            alphas[_OPAQUE] = None
            canvas.addLiteral(f"/{_state(_OPAQUE)} gs")
        if within is not None:
            canvas.restoreState()

    def _write(self, word: Word, height: float) -> None:
        font = _FONTS[word.bold]
        width = pdfmetrics.stringWidth(word.text, font, word.height / _LINE_EM)
        left, _, line = word.fitted(width)
        size = line / _LINE_EM
        self._canvas.setFillColorRGB(*(part / 255 for part in word.colour[:3]))
        self._canvas.setFont(font, size)
        self._canvas.drawString(left, height - word.y - _BASELINE_EM * size, word.text)

    def _place(self, inset: Inset, form: str, height: float) -> None:
        width, tall = inset.picture.extent
        scale = min(inset.width / width, inset.height / tall)
        self._canvas.saveState()
        self._canvas.translate(
            inset.x + (inset.width - width * scale) / 2,
            height - inset.y - (inset.height + tall * scale) / 2,
        )
        self._canvas.scale(scale, scale)
        self._canvas.doForm(form)
        self._canvas.restoreState()


def _trace(path: PDFPathObject, points: Sequence[Point], height: float) -> None:
    """Add a closed outline to a path."""
    (x, y), *others = points
    path.moveTo(round(x, _PRECISION), round(height - y, _PRECISION))
    for x, y in others:
        path.lineTo(round(x, _PRECISION), round(height - y, _PRECISION))
    path.close()


def _clockwise(points: Sequence[Point]) -> Sequence[Point]:
    """An outline in one sense of rotation, so that outlines that overlap add up."""
    before = (points[-1], *points)
    doubled = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(before, points, strict=False))
    return points if doubled >= 0 else points[::-1]


def _state(alpha: int) -> str:
    """The name of the graphics state in which fills let through what is below."""
    return f"alpha{alpha}"


def _resources(alphas: Iterable[int], forms: Iterable[str]) -> pdfdoc.PDFDictionary:
    """What a form uses. reportlab's own list for it has no graphics states."""
    names = [pdfdoc.xObjectName(form) for form in forms]
    states = {_state(alpha): pdfdoc.PDFDictionary({"ca": alpha / _OPAQUE}) for alpha in alphas}
    return pdfdoc.PDFDictionary(
        {
            "Font": pdfdoc.PDFObjectReference(pdfdoc.BasicFonts),
            "ExtGState": pdfdoc.PDFDictionary(states),
            "XObject": pdfdoc.PDFDictionary(
                {name: pdfdoc.PDFObjectReference(name) for name in names}
            ),
        }
    )
