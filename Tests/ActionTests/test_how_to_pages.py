"""Runs the commands of every page, in an app that has what the pages speak of, and holds what they print against the page."""
import os
import re
import shutil
import subprocess

import pytest
from project import ROOT

PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md"), ROOT / "samples" / "README.md"])

# Commands that other tests run as they stand in the page, because they need more than an app.
RUN_ELSEWHERE = {
    "sudo apt install ": ".ci/packaging/try",
    "tar -xzf coordinator-graph-": ".ci/packaging/try",
    "sudo cp -R coordinator-graph-": ".ci/packaging/try",
    "make run ": ".ci/run",
    "sudo cp .build/release/": ".ci/run",
    ".ci/packaging/install ~/bin ": "test_install.py",
    "swift package --allow-writing-to-package-directory": "test_swiftpm.py",
}
# The Swift tests make what these pages show.
SHOWN_ELSEWHERE = {"docs/checking.md": "CheckCommandTests", "docs/review.md": "DifferenceDocumentationTests"}
# The answer is no.
NO = {
    "coordinator-graph diff main...HEAD --exit-code",
    "coordinator-graph explain AppCoordinator PlantDetailCoordinator",
}

SCREEN = "final class {0}ViewController: UIViewController {{}}\n"
FLOW = """import UIKit

final class {0}Coordinator: Coordinator {{
  private let navigation = UINavigationController()

  func start() {{ navigation.pushViewController({0}ViewController(), animated: true) }}
}}

""" + SCREEN
PARENT = """import UIKit

final class {0}Coordinator: Coordinator {{
  private var children: [Coordinator] = []

  func start() {{
{1}
  }}

  private func run(_ child: Coordinator) {{
    children.append(child)
    child.start()
    children.removeAll {{ $0 === child }}
  }}
}}
"""
PROTOCOL = "protocol Coordinator: AnyObject {\n  func start()\n}\n"


def parent(name, *children):
    return PARENT.format(name, "\n".join(f"    run({child}Coordinator())" for child in children))


APP = {
    "Package.swift": """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Shop",
  targets: [.target(name: "Shop", path: "Sources"), .target(name: "Tickets", path: "Modules/Tickets/Sources")])
""",
    "Sources/Coordinator.swift": PROTOCOL,
    "Sources/App.swift": parent("App", "Home", "Auth", "Checkout"),
    "Sources/Home.swift": parent("Home", "Cart"),
    **{f"Sources/{name}.swift": FLOW.format(name) for name in ("Auth", "Cart", "Checkout")},
    "Modules/Tickets/Sources/Tickets.swift": FLOW.format("Tickets"),
    "Modules/Cart/Sources/Cart.swift": PROTOCOL + FLOW.format("Basket"),
    "Modules/Shop/Sources/Shop.swift": PROTOCOL + FLOW.format("Shop"),
    "Projects/Cart/Sources/Cart.swift": PROTOCOL + FLOW.format("Trolley"),
    "App/Main.swift": PROTOCOL + FLOW.format("Main"),
    "Apps/Shop/Main.swift": PROTOCOL + FLOW.format("Window"),
    "Packages/Parts/Parts.swift": "enum Parts {}\n",
    "Pods/FlowKit/BaseFlow.swift": "open class BaseFlow {\n  open func start() {}\n}\n",
    ".coordinator-graph.yml": "views: { checkout: { focus: CheckoutCoordinator } }\n",
    "docs/README.md": "The app\n",
    "path/to/App/App.swift": FLOW.format("Other"),
}
BRANCH = {"Sources/Home.swift": parent("Home", "Cart", "Search"), "Sources/Search.swift": FLOW.format("Search")}


class Reader:
    """Somebody who types what a page says, one command after the other in one shell."""

    def __init__(self, tool, folder):
        self.folder = self.place = folder / "app"
        self.folder.mkdir()
        (folder / "bin").mkdir()
        (folder / "bin" / "coordinator-graph").symlink_to(tool)
        somebody = {
            f"GIT_{role}_{part}": "somebody@example.com" for role in ("AUTHOR", "COMMITTER") for part in ("NAME", "EMAIL")}
        self.environment = {
            **os.environ, **somebody, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "HOME": str(folder),
            "SRCROOT": str(self.folder), "TMPDIR": str(folder)}

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def run(self, command, seconds=120):
        """The exit code, standard output and standard error; `cd` holds for what follows, as in a shell."""
        remember = self.folder.parent / "place"
        done = subprocess.run(
            ["timeout", str(seconds), "bash", "-eo", "pipefail", "-c", f'trap \'pwd >"{remember}"\' EXIT\n{command}'],
            cwd=self.place, env=self.environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if remember.exists():
            # Empty where the time was up just then.
            self.place = remember.read_text().strip() or self.place
        return done.returncode, done.stdout, done.stderr


@pytest.fixture
def reader(tool, tmp_path):
    """A reader in a clone of an app, on a branch that changes its flow."""
    reader = Reader(tool, tmp_path)
    for path, text in APP.items():
        reader.write(path, text)
    # The one that breaks every rule is no part of an app in which `check` passes.
    shutil.copytree(ROOT / "samples", reader.folder / "samples", ignore=shutil.ignore_patterns("Pitfalls"))
    setup = ["git init -q -b main", "git add -A", "git commit -qm app", "git update-ref refs/remotes/origin/main main", "git switch -qc branch"]
    assert reader.run("\n".join(setup))[0] == 0
    for path, text in BRANCH.items():
        reader.write(path, text)
    code, _, errors = reader.run("coordinator-graph render Sources -q -o docs/flow.svg && git add -A && git commit -qm branch")
    assert code == 0, errors
    return reader


def blocks(page):
    """The languages and texts of a page's blocks."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", page.read_text(), flags=re.DOTALL | re.MULTILINE)


def is_run_elsewhere(command):
    return any(command.startswith(start) for start in RUN_ELSEWHERE)


def timeless(text):
    return re.sub(r" in [0-9.]+s$", " in 0s", text.strip(), flags=re.MULTILINE)


def shown(block):
    """The commands of a console block, each with what stands below it."""
    return [(command.strip(), output) for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, flags=re.MULTILINE)]


def has_name(page):
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", [page for page in PAGES if any(kind in ("sh", "console") for kind, _ in blocks(page))], ids=has_name)
def test_a_reader_gets_through_the_page(page, reader):
    """Files that begin with a comment that names them are written; what the shell blocks say works, and prints what the page shows."""
    if any(re.match(r"// Sources/", block) for kind, block in blocks(page) if kind == "swift"):
        # The page brings its own app.
        shutil.rmtree(reader.folder)
        reader.folder.mkdir()
    for kind, block in blocks(page):
        if named := re.match(r"(?://|#) ([\w./-]+\.(?:swift|yml))\n", block):
            reader.write(named[1], block)
        elif kind == "console":
            for command, output in shown(block):
                code, printed, errors = reader.run(command)
                assert code == (1 if command in NO else 0), command + "\n" + errors
                if has_name(page) not in SHOWN_ELSEWHERE:
                    assert timeless(output) in (timeless(printed), timeless(printed + errors)), command
        elif kind == "sh":
            lines = [line.split("  #")[0].strip() for line in block.splitlines() if not is_run_elsewhere(line)]
            code, _, errors = reader.run("\n".join(f"{line} || test $? = 1" if line in NO else line for line in lines))
            assert code == 0, block + errors


def inline(page):
    """The commands that stand in the sentences and tables of a page."""
    prose = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.DOTALL | re.MULTILINE)
    return [" ".join(command.split()) for command in re.findall(r"`(coordinator-graph [^`]+)`", prose)]


@pytest.mark.parametrize("page", [page for page in PAGES if inline(page)], ids=has_name)
def test_commands_in_sentences_are_ones_that_the_tool_takes(page, reader):
    """Wrong usage is exit code 64; names in capitals stand for something of the reader's, about which the tool may say no.

    A command's name alone may be just that, a name.
    """
    for command in inline(page):
        if len(command.split()) == 2:
            command += " --help"
        lasts = re.match(r"coordinator-graph (serve|watch)(?! --help)", command)
        code, _, errors = reader.run(command.replace("COMMAND", "tree"), seconds=3 if lasts else 60)
        assert code in ((124,) if lasts else (0, 1, 2)), command + "\n" + errors


def test_what_is_run_elsewhere_stands_in_a_page():
    lines = [line for page in PAGES for kind, block in blocks(page) if kind == "sh" for line in block.splitlines()]
    assert [start for start in RUN_ELSEWHERE if not any(line.startswith(start) for line in lines)] == []
