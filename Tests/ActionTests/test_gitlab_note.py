"""Runs the script that keeps a note on a merge request, against a GitLab made for it."""
import os
import subprocess

import hostile
import pytest
from gitlab import USER, GitLab
from project import ROOT

MARKER = "<!-- coordinator-graph -->\n"


@pytest.fixture
def gitlab():
    gitlab = GitLab()
    yield gitlab
    gitlab.server.shutdown()


@pytest.fixture
def note(gitlab, tmp_path):
    def run(text, **environment):
        (tmp_path / "flow.md").write_text(text)
        environment = {**os.environ, **gitlab.environment, **environment}
        command = [ROOT / ".gitlab" / "note", "flow.md"]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)

    return run


def test_one_note_comes_changes_and_goes(gitlab, note):
    for text, bodies in [("one\n", [MARKER + "one\n"]), ("two\n", [MARKER + "two\n"]), ("", []), ("", [])]:
        assert note(text).returncode == 0
        assert gitlab.bodies() == bodies


def test_notes_of_others_are_left_alone(gitlab, note):
    gitlab.add(1, MARKER + "mine")
    gitlab.add(USER, "of another job\n" + MARKER)
    for text in ("one\n", ""):
        assert note(text).returncode == 0
    assert [(each["author"]["id"], each["body"]) for each in gitlab.notes.values()] == [
        (1, MARKER + "mine"),
        (USER, "of another job\n" + MARKER),
    ]


def test_its_note_is_found_behind_many_others(gitlab, note):
    for number in range(250):
        gitlab.add(1, f"{number}")
    for _ in range(2):
        gitlab.add(USER, MARKER + "before")
    assert note("after\n").returncode == 0
    assert gitlab.bodies() == [MARKER + "after\n"]


def test_hostile_text_arrives_as_it_was_written(gitlab, note):
    text = "\n".join(hostile.IDENTIFIERS + ["$(touch pwned)", "@channel", "a&body=b", "100%25 + 1"]) + "\n"
    assert note(text).returncode == 0
    assert gitlab.bodies() == [MARKER + text]


def test_without_a_token_nothing_is_written(gitlab, note):
    done = note("one\n", COORDINATOR_GRAPH_TOKEN="")
    assert (done.returncode, gitlab.notes) == (0, {})
    assert "flow.md has the changes" in done.stdout


def test_a_wrong_token_fails_the_job(gitlab, note):
    done = note("one\n", COORDINATOR_GRAPH_TOKEN="wrong")
    assert (done.returncode, gitlab.notes) == (22, {})
    assert "wrong" not in done.stdout + done.stderr
