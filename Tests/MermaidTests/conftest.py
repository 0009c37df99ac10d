"""Mermaid itself, as a page of Debian's browser draws it."""
import mimetypes
from dataclasses import dataclass
from importlib.metadata import files
from pathlib import Path

import pytest

ORIGIN = "http://mermaid.test/"
PAGE = """<!doctype html>
<meta charset="utf-8">
<div id="drawing"></div>
<script type="module">
  import { mermaid } from "./index.js";
  mermaid.initialize({ startOnLoad: false, securityLevel: "strict" });
  const drawing = document.getElementById("drawing");
  const texts = (selector) => [...drawing.querySelectorAll(selector)].map((element) => {
    const copy = element.cloneNode(true);
    copy.querySelectorAll("br").forEach((end) => end.replaceWith("\\n"));
    return copy.textContent;
  });
  window.draw = async (text) => {
    const { diagramType } = await mermaid.parse(text);
    const { svg } = await mermaid.render("picture", text);
    drawing.innerHTML = svg;
    const all = [...drawing.querySelectorAll("*")];
    return {
      kind: diagramType,
      nodes: texts("g.node"),
      edges: drawing.querySelectorAll("path.flowchart-link").length,
      labels: texts("g.edgeLabel .edgeLabel").filter((label) => label !== ""),
      active: all.filter((element) =>
        ["script", "iframe", "img", "image", "a", "object", "embed", "b"].includes(element.localName)
        || [...element.attributes].some(({ name }) => name.startsWith("on") || name.endsWith("href"))
      ).map((element) => element.outerHTML),
    };
  };
  window.isReady = true;
</script>
"""


@dataclass
class Drawing:
    """What stands in the picture that mermaid drew."""

    kind: str
    nodes: list
    edges: int
    labels: list
    active: list


@pytest.fixture(scope="session")
def mermaid_folder():
    """The copy of mermaid that the package nicegui carries."""
    entry = next(file for file in files("nicegui") if str(file).endswith("elements/mermaid/dist/index.js"))
    return Path(entry.locate()).parent


@pytest.fixture(scope="session")
def draw(browser, mermaid_folder):
    """Draws a text. The page reaches nothing but mermaid's own files, and what it says or asks for is a failure."""
    page = browser.new_page()
    complaints = []
    page.on("dialog", lambda dialog: (complaints.append(f"dialog: {dialog.message}"), dialog.dismiss()))
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)

    def answer(route, request):
        name = request.url.removeprefix(ORIGIN)
        if name == "":
            return route.fulfill(body=PAGE, content_type="text/html")
        if (mermaid_folder / name).is_file() and "/" not in name:
            kind = mimetypes.guess_type(name)[0]
            return route.fulfill(body=(mermaid_folder / name).read_bytes(), content_type=kind)
        complaints.append(f"request: {request.url}")
        return route.abort()

    page.route("**/*", answer)
    page.goto(ORIGIN)
    page.wait_for_function("window.isReady")

    def run(text):
        drawing = Drawing(**page.evaluate("text => window.draw(text)", text))
        seen, complaints[:] = complaints[:], []
        assert seen == []
        return drawing

    yield run
    page.close()
