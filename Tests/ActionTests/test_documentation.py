"""Holds the pages against the files, options and words that they show."""
import os
import re
import shutil
import subprocess

import pytest
import yaml
from project import ROOT

IN_CI = {name: (ROOT / "docs" / f"{name}.md").read_text() for name in ("github", "gitlab", "danger", "pre-commit")}


def test_the_pages_show_each_file_as_it_is():
    pages = "".join(IN_CI.values())
    shown = re.findall(r"^\[(ci/.+)\]\(\1\)\n\n```(?:yaml|js)\n(.*?)^```$", pages, flags=re.DOTALL | re.MULTILINE)
    files = [(f"ci/{path.name}", path.read_text()) for path in (ROOT / "docs" / "ci").iterdir()]
    assert sorted(shown) == sorted(files)


def test_the_page_has_each_input_with_its_default():
    inputs = yaml.safe_load((ROOT / "action.yml").read_text())["inputs"]
    rows = dict(re.findall(r"^\| `([a-z-]+)` \|.*\| (.*?) ?\|$", IN_CI["github"], flags=re.MULTILINE))
    assert list(rows) == list(inputs)
    plain = {name: input["default"] for name, input in inputs.items() if "$" not in input.get("default", "$")}
    assert {name: rows[name] for name in plain} == {name: f"`{default}`" for name, default in plain.items()}


def test_the_reference_says_what_the_tool_says(tool):
    written = subprocess.run([ROOT / ".ci" / "packaging" / "reference", tool], check=True, capture_output=True, text=True).stdout
    assert (ROOT / "docs" / "commands.md").read_text() == written, "run .ci/packaging/reference TOOL >docs/commands.md"


def test_the_configuration_is_the_one_that_init_writes(coordinator_graph, tmp_path):
    coordinator_graph("init", "--quiet", cwd=tmp_path)
    template = (tmp_path / ".coordinator-graph.yml").read_text()
    assert f"```yaml\n{template}```\n" in (ROOT / "docs" / "configuration.md").read_text()


def links(path):
    text = re.sub(r"```.*?```", "", path.read_text(), flags=re.DOTALL)
    return re.findall(r"\]\(([^)\s#]+)(?:#[^)]*)?\)", text)


PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), ROOT / "samples" / "README.md"])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file(page):
    broken = [link for link in links(page) if not link.startswith("http") and not (page.parent / link).exists()]
    assert broken == []


def test_the_glossary_has_the_words_of_the_pages(coordinator_graph, tmp_path):
    coordinator_graph("site", ROOT / "samples" / "ListDetail", "--output", tmp_path / "site", "--format", "markdown", "--quiet")
    page = (ROOT / "docs" / "glossary.md").read_text()
    for name in ["glossary.md", "glossary-ko.md"]:
        lines = (tmp_path / "site" / name).read_text().splitlines()
        meanings = [re.sub(r"<a .*?></a>", "", line) for line in lines if line.startswith("<a id=")]
        assert len(meanings) == 16
        assert [meaning for meaning in meanings if meaning not in page] == []


TRANSLATIONS = {
    page: f"docs/ko/{page.removeprefix('docs/')}" for page in ["README.md", "docs/empty-graph.md", "docs/pattern.md"]}


def skeleton(path):
    """What stays the same in another language: levels of headings, code blocks, commands, rows of tables, and where links lead."""
    text = path.read_text()
    blocks = re.findall(r"```\w*\n.*?```", text, flags=re.DOTALL)
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    rows = [line.count(" | ") for line in prose.splitlines() if line.startswith("|")]
    code = sorted(set(re.findall(r"`([^`]+)`", prose)))
    pages = [(path.parent / link).resolve() for link in links(path) if not link.startswith("http")]
    there = {(ROOT / translation).resolve(): (ROOT / page).resolve() for page, translation in TRANSLATIONS.items()}
    # The pages link to one another as languages.
    targets = sorted({str(there.get(page, page)) for page in pages} - {str((ROOT / "README.md").resolve())})
    return {"headings": re.findall(r"^#+", prose, flags=re.MULTILINE), "blocks": blocks, "rows": rows, "code": code, "links": targets}


@pytest.mark.parametrize("page, translation", TRANSLATIONS.items())
def test_a_translation_keeps_in_step(page, translation):
    original, other = skeleton(ROOT / page), skeleton(ROOT / translation)
    for part in original:
        assert other[part] == original[part], part


@pytest.mark.parametrize("page", ["README.md", "docs/ko/README.md"])
def test_the_five_minutes_work_as_written(page, tool, tmp_path):
    """Everything after the installation, in a repository with an app that has nothing of the tool in it."""
    app = tmp_path / "app"
    shutil.copytree(ROOT / "samples" / "ListDetail", app)
    section = (ROOT / page).read_text().split("**2.")[1].split("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", section, flags=re.DOTALL)
    assert len(blocks) == 3
    identity = "-c user.name=Somebody -c user.email=somebody@example.com"
    script = f"git init -q -b main; git add -A; git {identity} commit -qm app; git switch -qc branch\n" + "".join(blocks)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "coordinator-graph").symlink_to(tool)
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script], cwd=app, capture_output=True, text=True, env={
            "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}", "HOME": str(tmp_path),
            **{f"GIT_{role}_{part}": "somebody@example.com" for role in ("AUTHOR", "COMMITTER") for part in ("NAME", "EMAIL")},
        },
    )
    assert done.returncode == 0, done.stderr
    assert "AppCoordinator" in done.stdout
    assert (app / "docs" / "flow.svg").exists()
