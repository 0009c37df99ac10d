"""Runs the shell lines of the workflows in docs/ci, in a repository made for it."""
import json
import os
import subprocess

import hostile
import pytest
import yaml
from project import ROOT


def steps(name):
    """The shell lines of a GitHub workflow, job by job."""
    jobs = yaml.safe_load((ROOT / "docs" / "ci" / name).read_text())["jobs"].values()
    return [[step["run"] for step in job["steps"] if "run" in step] for job in jobs]


@pytest.fixture
def shell(tool, repository):
    """Runs lines as a job does, and returns the exit code of the first that fails."""

    def run(lines, **environment):
        environment = {
            **os.environ,
            "PATH": f"{tool.parent}:{os.environ['PATH']}",
            "GITHUB_SERVER_URL": "https://github.com",
            "GITHUB_REPOSITORY": "team/app",
            "GITHUB_SHA": repository.head,
            **environment,
        }
        for line in lines:
            done = subprocess.run(["bash", "-e", "-o", "pipefail", "-c", line], cwd=repository.folder, env=environment)
            if done.returncode != 0:
                return done.returncode
        return 0

    return run


def test_check_passes_where_rules_hold_and_the_picture_matches(shell, repository, coordinator_graph):
    check, scanning = steps("github-check.yml")
    assert shell(check) == 2, "there is no picture yet"
    coordinator_graph("render", "Sources", "--output", "docs/flow.svg", "--quiet", cwd=repository.folder)
    assert shell(check) == 0
    assert shell(scanning) == 0
    assert json.loads((repository.folder / "flow.sarif").read_text())["version"] == "2.1.0"
    repository.commit({"Sources/App.swift": hostile.app(["Home", "Search"])})
    assert shell(check) == 1


def test_the_diagram_is_committed_where_it_no_longer_matches(shell, repository, tmp_path):
    (draw,) = steps("github-diagram.yml")
    repository.git("init", "--quiet", "--bare", tmp_path / "origin")
    repository.git("remote", "add", "origin", tmp_path / "origin")
    repository.git("config", "push.autoSetupRemote", "true")
    heads = []
    for names in (["Home"], ["Home"], ["Home", "Search"]):
        (repository.folder / "Sources" / "App.swift").write_text("\n" + hostile.app(names))
        repository.git("add", "Sources")
        assert shell(draw) == 0
        heads.append(repository.head)
        assert repository.git("rev-parse", "origin/branch") == repository.head
    assert heads[0] == heads[1] != heads[2]
    assert repository.git("log", "--format=%an", "-1") == "github-actions[bot]"


def test_the_site_is_written(shell, repository):
    write, _ = steps("github-pages.yml")
    assert shell(write) == 0
    assert f"https://github.com/team/app/blob/{repository.head}/Sources/App.swift#L" in (
        repository.folder / "public" / "index.html"
    ).read_text()


def danger(tmp_path, repository, tool, base):
    """What a dangerfile says where node takes this for the module of Danger."""
    module = tmp_path / "node_modules" / "danger"
    module.mkdir(parents=True, exist_ok=True)
    pull_request = {
        "base": {"sha": base, "repo": {"html_url": "https://github.com/team/app"}},
        "head": {"sha": repository.head},
    }
    (module / "index.js").write_text(
        f"exports.danger = {{ github: {{ pr: {json.dumps(pull_request)} }} }};"
        "for (const name of ['markdown', 'fail']) exports[name] = (text) => console.log(JSON.stringify([name, text]));"
    )
    done = subprocess.run(
        ["node", str(ROOT / "docs" / "ci" / "dangerfile.js")],
        cwd=repository.folder,
        env={"NODE_PATH": str(module.parent), "PATH": f"{tool.parent}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_danger_says_what_changed_and_nothing_where_nothing_did(tool, repository, tmp_path):
    assert danger(tmp_path, repository, tool, repository.base) == []
    repository.commit({"Sources/App.swift": hostile.app(["Home", "Search"])})
    ((kind, text),) = danger(tmp_path, repository, tool, repository.base)
    assert kind == "markdown"
    assert text.startswith("### Coordinator flow\n\n")
    assert f"](https://github.com/team/app/blob/{repository.head}/Sources/App.swift#L" in text


def test_danger_fails_where_a_revision_is_missing(tool, repository, tmp_path):
    ((kind, text),) = danger(tmp_path, repository, tool, "0" * 40)
    assert kind == "fail"
    assert "0000000000" in text


def test_gitlab_tells_changes_rules_and_the_site(shell, repository):
    jobs = yaml.safe_load((ROOT / "docs" / "ci" / "gitlab.yml").read_text())
    repository.commit({"Sources/App.swift": hostile.app(["Home", "Search"])})
    environment = {
        "CI_PROJECT_URL": "https://gitlab.com/team/app",
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": repository.base,
        "CI_COMMIT_SHA": repository.head,
    }
    changes, note = jobs["flow-changes"]["script"]
    assert shell([changes], **environment) == 0
    link = f"https://gitlab.com/team/app/-/blob/{repository.head}/Sources/App.swift#L"
    assert link in (repository.folder / "flow.md").read_text()
    assert (ROOT / note.split()[0].removeprefix("/opt/coordinator-graph/")).is_file()

    rules, _ = jobs["flow-rules"]["script"]
    assert shell([rules], **environment) == 0
    assert isinstance(json.loads((repository.folder / "flow-rules.json").read_text()), list)
    assert shell(jobs["pages"]["script"], **environment) == 0
    assert link in (repository.folder / "public" / "index.html").read_text()
