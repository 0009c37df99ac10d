"""What the tests in Python have in common: the built tool and Debian's browser. `.ci/run` installs what they need."""
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright
from project import ROOT


@pytest.fixture(scope="session", autouse=True)
def cache_folder(tmp_path_factory):
    """Runs leave nothing in the user's own cache folder."""
    os.environ["XDG_CACHE_HOME"] = str(tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="session")
def tool():
    """The built coordinator-graph, from the environment or a release build."""
    path = Path(os.environ.get("COORDINATOR_GRAPH", ROOT / ".build" / "release" / "coordinator-graph")).resolve()
    assert path.exists(), f"{path} is missing: swift build -c release, or name another in COORDINATOR_GRAPH"
    return path


@pytest.fixture(scope="session")
def coordinator_graph(tool):
    """Runs the tool and returns what it printed; a failure carries what it said."""

    def run(*arguments, cwd=ROOT):
        command = [tool, *map(str, arguments)]
        done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout.decode()

    return run


@pytest.fixture(scope="session")
def browser():
    """Debian's chromium; without its sandbox, which does not work for root."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield chromium
        chromium.close()
