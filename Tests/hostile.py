"""Names that Mermaid, HTML or Markdown would read as something else than a name."""

# What stands between backticks in Swift; raw identifiers may hold nearly everything.
IDENTIFIERS = [
    "end", "graph", "class", "click", "default", "style", "subgraph", "flowchart", "linkStyle", "o", "x", "call", "href",
    "홈", "🏠Home", "👩‍🔧", "__init__", "_slanted_", "1. list", "+ list", "- list", "* list", "# heading", "**bold**",
    'Say "hi"', "it's", "a | b", "a ]] b", "a) b", "a} b", "A --> B", "B%%C", "n0", "more",
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<b>bold</b>", "<br/>", "&lt;b&gt;", "#quot;", "#35;",
    "%%{init: {'securityLevel': 'loose'}}%%", "---", "title: x", "@everyone", "x@{ shape: circle }", ":::owner", "$$x^2$$",
    "fa:fa-camera", "click n0 href 'javascript:alert(1)'", "javascript:alert(1)", "https://example.com", "www.example.com",
]

# What no identifier holds, but a graph document may.
TEXTS = IDENTIFIERS + ["`code`", "a\\nb", "\\", "a\nb", "a\tb", "a\u2028b", "\u202Eabc", "\u0000", "\u200Bb", "\uFEFFb"]


def seen(text):
    """How a name stands in a picture: in one line, without what cannot be seen."""
    invisible = {ord(scalar): " " for scalar in "\n\t\u2028\u202E\u0000\u200B\uFEFF"}
    return " ".join(text.translate({**invisible, ord("\u2060"): None}).split())


def app(names):
    """An app whose root coordinator starts one child for each name."""
    starts = "\n".join(START.replace("NUMBER", str(number)).replace("NAME", name) for number, name in enumerate(names))
    children = "\n".join(CHILD.replace("NAME", name) for name in names)
    return APP.replace("STARTS", starts) + children


APP = """import UIKit

protocol Coordinator: AnyObject {
  func start()
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var coordinator: AppCoordinator?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    coordinator = AppCoordinator()
    coordinator?.start()
  }
}

final class AppCoordinator: Coordinator {
  private var children: [Coordinator] = []

  func start() {
STARTS
  }
}

"""

START = """    let childNUMBER: `NAME` = .init()
    children.append(childNUMBER)
    childNUMBER.start()"""

CHILD = """final class `NAME`: Coordinator {
  func start() {}
}
"""


def place(text):
    return {"file": f"App/{text}.swift", "line": 1, "column": 1}


def document(names, transition="push", retention="collection"):
    """A graph whose root coordinator starts a child of each name, and each child shows a screen of a name alike."""
    nodes = [node("coordinator", "App")]
    edges = []
    for name in names:
        nodes += [node("coordinator", name), node("screen", f"Screen {name}")]
        edges.append(edge("child", "App", name, retention=retention, isStarted=True, isRemoved=True))
        edges.append(edge("screen", name, f"Screen {name}", transition=transition))
        edges.append(
            edge("delegate", f"Screen {name}", name, via="delegate", links=[name], protocol=name, isWeak=True, messages=[name])
        )
    return {
        "schemaVersion": 1,
        "generator": {"name": "coordinator-graph", "version": "0.1.0"},
        "nodes": sorted(nodes, key=lambda node: node["id"]),
        "edges": edges,
        "diagnostics": [],
    }


def node(kind, name):
    return {"id": name, "kind": kind, "name": name, "isBase": False, "location": place(name)}


def edge(kind, origin, target, **details):
    evidence = [{**place(origin), "note": target}]
    return {"kind": kind, "from": origin, "to": target, "confidence": "certain", "evidence": evidence, **details}
