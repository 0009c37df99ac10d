"""A GitHub and a repository with a pull request, for the action to run on."""
import subprocess
from pathlib import Path

import hostile
import pytest
import runner
from github import NUMBER, GitHub


class Repository:
    """A clone of a team's repository, with the branch of a pull request checked out."""

    def __init__(self, folder: Path):
        self.folder = folder
        folder.mkdir()
        self.git("init", "--quiet", "--initial-branch=main")
        self.base = self.commit({"Sources/App.swift": hostile.app(["Home"]), "docs/README.md": "An app"})
        self.git("update-ref", "refs/remotes/origin/main", "main")
        self.git("switch", "--quiet", "--create", "branch")

    def git(self, *arguments):
        command = ["git", "-c", "user.name=Somebody", "-c", "user.email=somebody@example.com", *arguments]
        return subprocess.run(command, cwd=self.folder, check=True, capture_output=True, text=True).stdout.strip()

    def commit(self, files):
        for path, text in files.items():
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).write_text(text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "A change")
        return self.head

    @property
    def head(self):
        return self.git("rev-parse", "HEAD")


@pytest.fixture
def repository(tmp_path):
    return Repository(tmp_path / "workspace")


@pytest.fixture
def github():
    github = GitHub()
    yield github
    github.server.shutdown()


@pytest.fixture
def act(tool, tmp_path, repository, github):
    """Runs the action as for a pull request of the repository's branch."""

    def run(environment={}, event={}, is_cached=True, **inputs):
        temporary = tmp_path / "temporary"
        temporary.mkdir(exist_ok=True)
        pull_request = {
            "github.base_ref": "main",
            "github.event.pull_request.base.sha": repository.base,
            "github.event.pull_request.head.sha": repository.head,
            "github.event.pull_request.number": NUMBER,
            "github.token": "secret",
        }
        inputs = {name.replace("_", "-"): text for name, text in inputs.items()}
        return runner.run(
            tool, temporary, repository.folder, inputs, {**pull_request, **event}, {**github.environment, **environment},
            is_cached,
        )

    return run
