"""Installs the tool as the action does, from a page of releases on this machine or by a build."""
import os
import re
import subprocess
import time

import hostile
import pytest
from project import ROOT
from releases import Releases

# In place of a build, which takes minutes: it makes a program that says so.
SWIFT = """#!/bin/bash
if [[ $* == *--show-bin-path* ]]; then echo "$PROGRAMS/bin"; exit; fi
if [[ $1 == --version ]]; then echo "Swift version 6.3"; exit; fi
mkdir -p "$PROGRAMS/bin"
printf '#!/bin/sh\\necho built\\n' >"$PROGRAMS/bin/coordinator-graph"
chmod +x "$PROGRAMS/bin/coordinator-graph"
"""
DOWNLOADED = b"#!/bin/sh\necho downloaded\n"


def printed(script):
    return subprocess.run([ROOT / ".ci" / "packaging" / script], check=True, capture_output=True, text=True).stdout.strip()


VERSION, PLATFORM = printed("version"), printed("platform")


@pytest.fixture
def releases():
    releases = Releases()
    yield releases
    releases.server.shutdown()


@pytest.fixture
def install(tmp_path, releases):
    """Installs, and returns how that ended, what it said, and what the installed program says; None where there is none."""
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "swift").write_text(SWIFT)
    (programs / "swift").chmod(0o755)
    # Nothing outside of the test decides whether a library is there.
    (programs / "pkg-config").write_text("#!/bin/sh\n")
    (programs / "pkg-config").chmod(0o755)

    def run(seconds=5):
        folder = tmp_path / "installed"
        done = subprocess.run(
            [ROOT / ".ci" / "packaging" / "install", folder, releases.address],
            env={
                **os.environ,
                "PATH": f"{programs}:{os.environ['PATH']}",
                "PROGRAMS": str(programs),
                "COORDINATOR_GRAPH_DOWNLOAD_SECONDS": str(seconds),
            },
            capture_output=True,
            text=True,
        )
        tool = folder / "coordinator-graph"
        says = subprocess.run([tool], capture_output=True, text=True).stdout.strip() if tool.exists() else None
        return done.returncode, done.stdout + done.stderr, says

    return run


def test_the_release_of_its_own_version_is_downloaded(install, releases):
    releases.publish(VERSION, PLATFORM, DOWNLOADED)
    releases.publish("99.0.0", PLATFORM, b"#!/bin/sh\necho another\n")
    status, log, says = install()
    assert (status, says) == (0, "downloaded"), log
    assert all(path.startswith(f"v{VERSION}/") for path in releases.requests)
    before = len(releases.requests)
    assert install()[2] == "downloaded"
    assert len(releases.requests) == before, "what is installed is not downloaded again"


def test_the_page_says_how_to_install(releases, tmp_path):
    releases.publish(VERSION, PLATFORM, DOWNLOADED)
    (line,) = re.findall(r"^\.ci/packaging/install .*", (ROOT / "docs" / "ci.md").read_text(), flags=re.MULTILINE)
    folder, address = line.split()[1:]
    environment = {**os.environ, "HOME": str(tmp_path)}
    subprocess.run(["bash", "-ec", line.replace(address, releases.address)], cwd=ROOT, env=environment, check=True)
    assert (tmp_path / folder.removeprefix("~/") / "coordinator-graph").read_bytes() == DOWNLOADED


def test_a_file_that_is_not_what_its_checksum_says_is_refused(install, releases):
    releases.publish(VERSION, PLATFORM, DOWNLOADED)
    name = f"v{VERSION}/coordinator-graph-{VERSION}-{PLATFORM}"
    releases.files[f"{name}.tar.gz"] += b"\0"
    status, log, says = install()
    assert (status, says) == (1, None)
    assert "is not what" in log


def test_a_checksum_of_another_file_is_refused(install, releases):
    releases.publish(VERSION, PLATFORM, DOWNLOADED)
    name = f"v{VERSION}/coordinator-graph-{VERSION}-{PLATFORM}.sha256"
    releases.files[name] = releases.files[name].replace(b"coordinator-graph-", b"other-")
    assert install()[0::2] == (1, None)


@pytest.mark.parametrize("missing", ["tar.gz", "sha256"])
def test_where_there_is_no_release_it_is_built(install, releases, missing):
    releases.publish(VERSION, PLATFORM, DOWNLOADED)
    del releases.files[f"v{VERSION}/coordinator-graph-{VERSION}-{PLATFORM}.{missing}"]
    status, log, says = install()
    assert (status, says) == (0, "built"), log
    assert "No release to download" in log


def test_a_slow_server_is_given_up(install, releases):
    releases.publish(VERSION, PLATFORM, DOWNLOADED)
    releases.seconds = 5
    start = time.monotonic()
    status, log, says = install(seconds=1)
    assert (status, says) == (0, "built"), log
    assert "takes too long" in log
    assert time.monotonic() - start < 5


def test_a_transfer_that_breaks_off_is_tried_again(install, releases):
    releases.publish(VERSION, PLATFORM, DOWNLOADED)
    releases.cut_off = "once"
    status, log, says = install()
    assert (status, says) == (0, "downloaded"), log
    assert sum(path.endswith(".gz") for path in releases.requests) == 2


def test_a_transfer_that_always_breaks_off_leads_to_a_build(install, releases):
    releases.publish(VERSION, PLATFORM, DOWNLOADED)
    releases.cut_off = "always"
    assert install()[0::2] == (0, "built")


def test_the_action_comments_with_the_downloaded_release(tool, repository, github, act, releases):
    """The whole way of the action, from the page of releases to the comment."""
    releases.publish(VERSION, PLATFORM, tool.read_bytes())
    repository.commit({"Sources/App.swift": hostile.app(["Home", "Search"])})
    start = time.monotonic()
    result = act({"COORDINATOR_GRAPH_RELEASES": releases.address}, is_cached=False)
    assert (result.status, result.outputs["changed"]) == (0, "true"), result.log
    assert f"Installed the release {VERSION} for {PLATFORM}." in result.log
    assert ["`Search` is new" in body for body in github.bodies()] == [True]
    assert time.monotonic() - start < 15
