"""What the pictures inside of pages show, read from their shapes, to be held against the graph."""
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


@dataclass
class Shape:
    """A card, box or arrow of a picture."""
    kind: str
    id: str
    classes: list
    links: list = field(default_factory=list)
    titles: list = field(default_factory=list)
    box: tuple | None = None

    def end(self, prefix):
        """What an arrow's class names as its end."""
        return next((name.removeprefix(prefix) for name in self.classes if name.startswith(prefix)), None)

    def grow(self, numbers):
        xs, ys = numbers[::2], numbers[1::2]
        left, top, right, bottom = self.box or (min(xs), min(ys), max(xs), max(ys))
        self.box = (min(left, *xs), min(top, *ys), max(right, *xs), max(bottom, *ys))

    def holds(self, other):
        return (self.box[0] <= other.box[0] and self.box[1] <= other.box[1]
                and self.box[2] >= other.box[2] and self.box[3] >= other.box[3])


class PictureReader(HTMLParser):
    """Collects the shapes of every picture of a page."""

    def __init__(self):
        super().__init__()
        self.pictures, self.groups = [], []

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "svg":
            self.pictures.append([])
        if tag == "g":
            classes = (attributes.get("class") or "").split()
            kind = next((kind for kind in ("node", "edge", "cluster") if kind in classes), None)
            shape = Shape(kind, attributes.get("id", ""), classes) if kind else None
            self.groups.append(shape)
            if shape:
                self.pictures[-1].append(shape)
        shape = next((shape for shape in reversed(self.groups) if shape), None)
        if shape is None:
            return
        if tag == "a":
            shape.links.append(attributes.get("xlink:href"))
            shape.titles.append(attributes.get("xlink:title"))
        if tag in ("path", "polygon") and shape.kind != "edge":
            shape.grow([float(number) for number in NUMBER.findall(attributes.get("d") or attributes["points"])])

    def handle_endtag(self, tag):
        if tag == "g" and self.groups:
            self.groups.pop()


def pictures(page):
    """The pictures with which a reader can look around, each as its shapes by kind; the glossary's examples are none."""
    reader = PictureReader()
    reader.feed(page)
    marked = [shapes for shapes in reader.pictures if any(re.match("card-|move-", shape.id) for shape in shapes)]
    return [{kind: [shape for shape in shapes if shape.kind == kind] for kind in ("node", "edge", "cluster")}
            for shapes in marked]
