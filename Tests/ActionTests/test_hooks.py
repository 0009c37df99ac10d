"""Runs .pre-commit-hooks.yaml with pre-commit itself."""
import os
import shutil
import subprocess

import hostile
import pytest
from project import ROOT

# In place of a build: it says where the built tool is.
SWIFT = """#!/bin/bash
if [[ $* == *--show-bin-path* ]]; then dirname "$COORDINATOR_GRAPH"; fi
"""


@pytest.fixture
def hook(tool, repository, tmp_path):
    """Runs a hook over the files of the repository."""
    hooks, programs = tmp_path / "hooks", tmp_path / "programs"
    for folder in (hooks, programs):
        folder.mkdir()
    (programs / "swift").write_text(SWIFT)
    (programs / "swift").chmod(0o755)
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
    for folder in (".ci", "Sources/GraphModel"):
        shutil.copytree(ROOT / folder, hooks / folder)
    for command in (["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "The hooks"]):
        subprocess.run(
            ["git", "-c", "user.name=Somebody", "-c", "user.email=somebody@example.com", *command], cwd=hooks, check=True
        )
    environment = {
        **os.environ,
        "PATH": f"{programs}:{os.environ['PATH']}",
        "COORDINATOR_GRAPH": str(tool),
        "PRE_COMMIT_HOME": str(tmp_path / "pre-commit"),
        "GIT_AUTHOR_NAME": "Somebody",
    }

    def run(name, *arguments):
        entry = "\n".join(f"      - {argument}" for argument in arguments)
        (repository.folder / ".pre-commit-config.yaml").write_text(
            f"repos:\n- repo: {hooks}\n  rev: HEAD\n  hooks:\n  - id: {name}\n    args:\n{entry}\n"
        )
        repository.git("add", "--all")
        return subprocess.run(
            ["pre-commit", "run", "--all-files", "--color", "never", name],
            cwd=repository.folder, env=environment, capture_output=True, text=True,
        )

    return run


def test_verify_holds_the_picture_against_the_code(hook, repository, coordinator_graph):
    picture = repository.folder / "flow.svg"
    coordinator_graph("render", "Sources", "--output", picture, "--quiet", cwd=repository.folder)
    matching = hook("coordinator-graph-verify", "Sources", "--output", "flow.svg")
    assert (matching.returncode, matching.stdout.count("Passed")) == (0, 1), matching.stdout + matching.stderr

    repository.commit({"Sources/App.swift": hostile.app(["Home", "Search"])})
    differing = hook("coordinator-graph-verify", "Sources", "--output", "flow.svg")
    assert differing.returncode == 1
    assert "flow.svg does not match the code" in differing.stdout


def test_verify_is_skipped_where_no_source_changed(hook, repository):
    repository.git("rm", "--quiet", "-r", "Sources")
    assert "no files to check" in hook("coordinator-graph-verify", "--output", "flow.svg").stdout


def test_check_reads_the_repository(hook):
    passing = hook("coordinator-graph-check", "Sources")
    assert (passing.returncode, passing.stdout.count("Passed")) == (0, 1), passing.stdout + passing.stderr
