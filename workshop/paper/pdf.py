"""Pictures as pages of a PDF: every shape a filled path, every word in the display's own fonts.

Each picture is a form of the file (ISO 32000-1, 8.10): what is printed many times is in it once.
A picture's y grows downwards, a PDF's upwards.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from reportlab import rl_config
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from display.art.canvas import Point, Shape
from display.art.lettering import FAMILIES, Family, family, file_of, in_order
from display.art.picture import Inset, Layer, Picture, Word
from workshop.paper.formats import Millimetres

_OPAQUE = 255


_FACES = tuple((of, bold) for of in FAMILIES for bold in (True, False))


def _name(of: Family, bold: bool) -> str:
    """What a font is called in the file."""
    return f"{of.name}-{'Bold' if bold else 'Medium'}"


class Document:
    """A PDF under way, written by `save`. The same pages give the same bytes."""

    def __init__(self, path: Path, paper: Millimetres, title: str, language: str) -> None:
        rl_config.useA85 = 0  # bytes as they are: smaller, and written in less time
        for of, bold in _FACES:
            pdfmetrics.registerFont(TTFont(_name(of, bold), str(file_of(of, bold))))
        self._canvas = Canvas(
            str(path),
            pagesize=(paper[0] * mm, paper[1] * mm),
            pageCompression=1,
            invariant=1,
            pdfVersion=(1, 4),  # alpha
            initialFontName=_name(*_FACES[0]),  # type: ignore[arg-type]  # its stubs want a number
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
        self,
        drawing: Iterable[Shape],
        within: Iterable[Shape] | None,
        height: float,
        alphas: dict[int, None],
    ) -> None:
        # The operators themselves (ISO 32000-1, 8.5): with reportlab's paths it takes three times
        # as long.
        code = ["q"]
        if within is not None:
            code += [_outline(_clockwise(shape.points), height) for shape in within]
            code.append("W n")
        for shape in drawing:
            red, green, blue = (part / _OPAQUE for part in shape.colour[:3])
            alpha = shape.colour[3] if len(shape.colour) == 4 else _OPAQUE
            alphas[alpha] = None
            code.append(f"/{_state(alpha)} gs {red:.4g} {green:.4g} {blue:.4g} rg")
            code.append(f"{_outline(shape.points, height)} f*")
        self._canvas.addLiteral("\n".join((*code, "Q")))

    def _write(self, word: Word, height: float) -> None:
        of = family(word.text)
        font = _name(of, word.bold)
        width = pdfmetrics.stringWidth(word.text, font, word.height / of.line)
        left, _, line = word.fitted(width)
        size = line / of.line
        # A line goes from its ascender down, and its middle is at the word's height.
        feet = word.y - line / 2 + pdfmetrics.getAscent(font, size)
        self._canvas.setFillColorRGB(*(part / 255 for part in word.colour[:3]))
        self._canvas.setFont(font, size)
        self._canvas.drawString(left, height - feet, in_order(word.text))

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


def _outline(points: Sequence[Point], height: float) -> str:
    """The operators of a closed outline."""
    (x, y), *others = points
    lines = " ".join([f"{round(x, 3):g} {round(height - y, 3):g} l" for x, y in others])
    return f"{round(x, 3):g} {round(height - y, 3):g} m {lines} h"


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
