"""Runs action.yml against a repository and a GitHub made for it, with the real git, gh and coordinator-graph."""
import re
import shutil

import hostile
import pytest
import yaml
from project import ROOT

MARKER = "<!-- coordinator-graph -->\n"


@pytest.fixture
def changed(repository):
    """The pull request starts another coordinator."""
    repository.commit({"Sources/App.swift": hostile.app(["Home", "Search"])})
    return repository


def test_one_comment_comes_changes_and_goes(changed, github, act):
    first = act()
    assert (first.status, first.outputs["changed"]) == (0, "true")
    assert [body.splitlines()[:2] for body in github.bodies()] == [[MARKER.strip(), "### Coordinator flow"]]
    assert "`Search` is new" in github.bodies()[0]
    assert first.summary == github.bodies()[0]

    changed.commit({"Sources/App.swift": hostile.app(["Home", "Search", "Profile"])})
    assert act().status == 0
    assert ["`Profile` is new" in body for body in github.bodies()] == [True]

    changed.commit({"Sources/App.swift": hostile.app(["Home"])})
    last = act()
    assert (last.status, last.outputs["changed"]) == (0, "false")
    assert github.bodies() == []


def test_a_pull_request_without_a_change_is_left_alone(repository, github, act):
    repository.commit({"docs/README.md": "An app that changed"})
    assert act().status == 0
    assert [method for method, path in github.requests if path != "/graphql"] == ["GET"]


def test_comments_of_others_are_left_alone(changed, github, act):
    others = [("somebody", MARKER + "mine"), ("another[bot]", MARKER), ("github-actions[bot]", "of another job\n" + MARKER)]
    for user, body in others:
        github.add(user, body)
    assert act().status == 0
    changed.commit({"Sources/App.swift": hostile.app(["Home"])})
    assert act().status == 0
    assert [(comment["user"]["login"], comment["body"]) for comment in github.comments.values()] == others


def test_its_comment_is_found_behind_many_others(changed, github, act):
    for number in range(250):
        github.add("somebody", f"{number}")
    github.add("github-actions[bot]", MARKER + "before")
    assert act().status == 0
    assert ["`Search` is new" in body for body in github.bodies()] == [True]


def test_of_two_comments_one_stays(changed, github, act):
    for _ in range(2):
        github.add("github-actions[bot]", MARKER)
    assert act().status == 0
    assert len(github.bodies()) == 1


def test_a_fork_has_the_summary(changed, github, act):
    github.status = 403
    result = act(event={"github.event.pull_request.head.repo.fork": "true"})
    assert result.status == 0
    assert github.bodies() == []
    assert "`Search` is new" in result.summary
    assert "::notice title=coordinator-graph::The token of a fork may not comment" in result.log


def test_a_missing_permission_says_which_line_to_add(changed, github, act):
    github.status = 403
    result = act()
    assert (result.status, github.bodies()) == (0, [])
    (warning,) = re.findall(r"^::warning title=coordinator-graph::(.*)$", result.log, flags=re.MULTILINE)
    assert "add the line 'pull-requests: write' under 'permissions:'" in warning


@pytest.mark.parametrize("status", [401, 404, 422, 502])
def test_a_server_that_fails_never_fails_the_job(status, changed, github, act):
    github.status = status
    result = act()
    assert (result.status, github.bodies()) == (0, [])
    assert "::warning title=coordinator-graph::GitHub did not take the comment" in result.log
    assert "`Search` is new" in result.summary


def test_a_server_that_fails_when_the_comment_goes_never_fails_the_job(repository, github, act):
    github.add("github-actions[bot]", MARKER + "before")
    github.status = 502
    assert act().status == 0
    assert github.bodies() == [MARKER + "before"]


def test_the_picture_is_drawn_and_linked_where_something_changed(changed, github, act, tmp_path):
    picture = tmp_path / "temporary" / "coordinator-graph.svg"
    result = act(event={"steps.picture.outputs.artifact-url": "https://github.com/team/app/actions/runs/1/artifacts/2"})
    assert result.outputs["picture"] == str(picture)
    assert picture.read_text().startswith("<?xml")
    link = "<sub>[Both graphs in one picture](https://github.com/team/app/actions/runs/1/artifacts/2)</sub>"
    assert github.bodies()[0].endswith(f"\n{link}\n")
    changed.commit({"Sources/App.swift": hostile.app(["Home"])})
    assert act().outputs["picture"] == ""


def test_without_gh_there_is_the_summary(changed, github, act, tmp_path):
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in "bash cat dirname find git head mkdir mktemp pkg-config rm sort swift uname".split():
        (programs / name).write_text(f'#!/bin/bash\nexec {shutil.which(name)} "$@"\n')
        (programs / name).chmod(0o755)
    result = act(environment={"PATH": str(programs)})
    assert (result.status, github.requests) == (0, [])
    assert "There is no gh to comment with" in result.log


def test_comments_only_where_asked(changed, github, act):
    result = act(comment="no")
    assert (result.status, result.outputs["changed"], github.requests) == (0, "true", [])
    assert "`Search` is new" in result.summary


def test_fails_on_a_change_where_asked(changed, github, act):
    assert act(fail_on_change="yes").status == 1
    assert len(github.bodies()) == 1
    changed.commit({"Sources/App.swift": hostile.app(["Home"])})
    assert act(fail_on_change="yes").status == 0


def test_without_a_coordinator_nothing_is_compared(repository, github, act):
    repository.base = repository.commit({"Sources/App.swift": "final class Home {}\n"})
    repository.git("update-ref", "refs/remotes/origin/main", repository.base)
    repository.commit({"Sources/App.swift": "final class Start {}\n"})
    result = act()
    assert (result.status, github.requests) == (1, [])
    assert "looked for types that conform to a coordinator protocol" in result.log
    assert "::error title=coordinator-graph::There is no coordinator to compare" in result.log
    assert act(allow_empty="yes").status == 0


@pytest.mark.parametrize(
    ("inputs", "event"),
    [
        ({"compare": "no"}, {}),
        ({}, {"github.base_ref": "", "github.event.pull_request.base.sha": ""}),
    ],
)
def test_without_a_base_there_is_the_tool_alone(inputs, event, changed, github, act, tmp_path):
    result = act(event=event, **inputs)
    assert (result.status, result.outputs, github.requests) == (0, {"changed": "", "markdown": "", "picture": ""}, [])
    assert result.path == str(tmp_path / "temporary" / "coordinator-graph")
    assert result.summary == ""


@pytest.mark.parametrize("inputs", [{"compare": "maybe"}, {"comment": "1"}, {"fail_on_change": ""}, {"id": "a b"}])
def test_refuses_what_it_does_not_know(inputs, changed, github, act):
    result = act(**inputs)
    assert (result.status, github.requests) == (2, [])
    assert "::error title=coordinator-graph::The input" in result.log


@pytest.mark.parametrize("base", ["nothing", "-x", "$(touch pwned)", "`touch pwned`", "; touch pwned"])
def test_an_unreadable_base_is_no_missing_change(base, changed, github, act):
    github.add("github-actions[bot]", MARKER + "before")
    assert act(base=base).status == 2
    assert github.bodies() == [MARKER + "before"]
    assert not (changed.folder / "pwned").exists()


def test_a_shallow_checkout_says_what_is_missing(changed, github, act, tmp_path):
    changed.git("clone", "--quiet", "--depth", "1", "--branch", "branch", changed.folder.as_uri(), tmp_path / "shallow")
    changed.folder = tmp_path / "shallow"
    result = act()
    assert (result.status, github.requests) == (2, [])
    assert "fetch-depth: 0" in result.log


def test_compares_with_the_branch_where_the_event_is_older(repository, github, act):
    repository.git("switch", "--quiet", "main")
    repository.commit({"Sources/App.swift": hostile.app(["Home", "Merged"])})
    repository.git("update-ref", "refs/remotes/origin/main", "main")
    repository.git("switch", "--quiet", "branch")
    repository.git("merge", "--quiet", "main")
    assert act().outputs["changed"] == "false"


def test_compares_with_the_commit_of_the_event_where_no_branch_was_fetched(changed, github, act):
    changed.git("update-ref", "-d", "refs/remotes/origin/main")
    assert act().outputs["changed"] == "true"


def test_each_id_has_its_comment(changed, github, act):
    assert [act(id=name).status for name in ("phone", "watch", "phone")] == [0, 0, 0]
    assert [body.splitlines()[0] for body in github.bodies()] == [
        "<!-- coordinator-graph phone -->",
        "<!-- coordinator-graph watch -->",
    ]


def test_links_lead_to_the_head_from_any_folder(changed, github, act):
    link = f"http://github.localhost/team/app/blob/{changed.head}/Sources/App.swift#L"
    assert act(working_directory="Sources").status == 0
    assert link in github.bodies()[0]
    assert act(paths="Sources/App.swift\n\nSources\n").status == 0
    assert link in github.bodies()[0]


def test_hostile_names_arrive_as_they_were_written(repository, github, act, tmp_path):
    names = hostile.IDENTIFIERS + ["$(touch pwned)", "; touch pwned", "${{ github.token }}", "@channel", "::error::x"]
    repository.commit({"Sources/App.swift": hostile.app(["Home", *names]), "Sources/$(touch pwned).swift": "class {"})
    title = "'; touch pwned; '$(touch pwned)`touch pwned`"
    result = act(title=title, paths="Sources\n$(touch pwned)")
    assert result.status in (0, 2)
    result = act(title=title, paths="Sources")
    assert result.status == 0
    (body,) = github.bodies()
    assert body.encode() == (tmp_path / "temporary" / "coordinator-graph.md").read_bytes()
    assert list(repository.folder.rglob("pwned")) == []


def test_what_the_tool_says_is_no_command_to_the_runner(repository, act):
    repository.commit({"Sources/::error::mine.swift": "class {"})
    log = act().log
    (word,) = re.findall(r"^::stop-commands::(\w{40})$", log, flags=re.MULTILINE)
    before, said, after = re.split(rf"^::(?:stop-commands::)?{word}(?:::)?$", log, flags=re.MULTILINE)
    assert "mine.swift" in said
    assert "mine.swift" not in before + after


def test_a_title_or_path_is_no_option(changed, github, act):
    assert act(title="--staged").status == 0
    assert ["### --staged" in body for body in github.bodies()] == [True]
    assert act(paths="--help").status == 2


def test_no_expression_stands_in_a_shell_line():
    steps = yaml.safe_load((ROOT / "action.yml").read_text())["runs"]["steps"]
    assert [step["run"] for step in steps if "${{" in step.get("run", "")] == []
