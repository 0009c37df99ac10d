"""Draws all that is written as Mermaid with mermaid itself."""
import json
import re

import hostile
import pytest
from project import SAMPLES

# Mermaid's own limits are 500 edges and 50,000 characters.
EDGES, CHARACTERS = 400, 45_000


@pytest.fixture
def render(coordinator_graph):
    return lambda path, kind: coordinator_graph("render", path, "--format", kind, "--quiet")


@pytest.fixture
def diff(coordinator_graph, tmp_path):
    def run(base, head, kind):
        for name, document in [("base.json", base), ("head.json", head)]:
            (tmp_path / name).write_text(json.dumps(document))
        return coordinator_graph("diff", "base.json", "head.json", "--format", kind, "--quiet", cwd=tmp_path)

    return run


def block(comment):
    """The diagram of a comment, as GitHub and GitLab find it."""
    (diagram,) = re.findall(r"^```mermaid\n(.*?)^```$", comment, flags=re.DOTALL | re.MULTILINE)
    return diagram


def lines(node):
    return [hostile.seen(line) for line in node.split("\n")]


@pytest.mark.parametrize("sample", SAMPLES)
def test_draws_a_sample(sample, render, draw):
    graph = json.loads(render(f"samples/{sample}", "json"))
    drawing = draw(render(f"samples/{sample}", "mermaid"))
    names = [node["name"] for node in graph["nodes"] if node["kind"] in ("coordinator", "owner")]
    assert drawing.kind == "flowchart-v2"
    assert sorted(drawing.nodes) == sorted(names)
    assert drawing.edges == sum(edge["kind"] in ("root", "child") for edge in graph["edges"])
    assert drawing.active == []


def test_draws_hostile_identifiers(tmp_path, render, draw):
    (tmp_path / "App.swift").write_text(hostile.app(hostile.IDENTIFIERS), encoding="utf-8")
    drawing = draw(render(tmp_path, "mermaid"))
    assert sorted(map(hostile.seen, drawing.nodes)) == sorted(hostile.IDENTIFIERS + ["AppCoordinator", "SceneDelegate"])
    assert drawing.edges == len(hostile.IDENTIFIERS) + 1
    assert drawing.active == []


def test_shortens_before_mermaid_refuses(tmp_path, render, draw):
    names = [f"Coordinator{number:04}" for number in range(600)]
    (tmp_path / "App.swift").write_text(hostile.app(names))
    text = render(tmp_path, "mermaid")
    assert len(text) <= CHARACTERS
    drawing = draw(text)
    assert drawing.edges == EDGES
    assert [node for node in drawing.nodes if "left out" in node] == ["… (201 more left out)"]


def test_shortens_long_names_before_mermaid_refuses(tmp_path, render, draw):
    names = [f"Raw {number:03} " + "#|" * 30 for number in range(300)]
    (tmp_path / "App.swift").write_text(hostile.app(names))
    text = render(tmp_path, "mermaid")
    assert len(text) <= CHARACTERS
    assert any("left out" in node for node in draw(text).nodes)


@pytest.mark.parametrize("sample", SAMPLES)
def test_draws_a_sample_as_a_difference(sample, render, diff, draw, tmp_path):
    whole = json.loads(render(f"samples/{sample}", "json"))
    nothing = {**whole, "nodes": [], "edges": []}
    for base, head, sign in [(nothing, whole, "+"), (whole, nothing, "−")]:
        drawing = draw(diff(base, head, "mermaid"))
        names = [f"{sign} {node['name']}" for node in whole["nodes"] if node["kind"] in ("coordinator", "owner")]
        assert sorted(lines(node)[0] for node in drawing.nodes) == sorted(names)
        assert drawing.edges == sum(edge["kind"] in ("root", "child") for edge in whole["edges"])
        assert drawing.active == []
        assert draw(block(diff(base, head, "markdown"))) == drawing


def test_draws_hostile_names_that_come_and_go(diff, draw):
    empty, full = hostile.document([]), hostile.document(hostile.TEXTS)
    for base, head, sign, verb in [(empty, full, "+", "starts"), (full, empty, "−", "no longer starts")]:
        drawing = draw(diff(base, head, "mermaid"))
        expected = [
            [hostile.seen(f"{sign} {line}") for line in (name, f"push Screen {name}")]
            for name in hostile.TEXTS
        ]
        assert sorted(map(lines, drawing.nodes)) == sorted(expected + [["App"]])
        assert drawing.edges == len(hostile.TEXTS)
        assert set(drawing.labels) == {f"{sign} {verb}"}
        assert drawing.active == []


def test_draws_hostile_names_that_change(diff, draw):
    before = hostile.document(hostile.TEXTS)
    after = hostile.document(hostile.TEXTS, transition="present", retention="none")
    drawing = draw(diff(before, after, "mermaid"))
    expected = [[hostile.seen(name), hostile.seen(f"~ present (was push) Screen {name}")] for name in hostile.TEXTS]
    assert sorted(map(lines, drawing.nodes)) == sorted(expected + [["App"]])
    assert set(drawing.labels) == {"~ not kept by it (was kept in a collection)"}
    assert drawing.active == []


def test_draws_the_diagram_of_a_comment_with_hostile_names(diff, draw):
    comment = diff(hostile.document([]), hostile.document(hostile.TEXTS), "markdown")
    drawing = draw(block(comment))
    assert drawing.edges == len(hostile.TEXTS)
    assert drawing.active == []


def test_shortens_a_difference_before_mermaid_refuses(diff, draw):
    names = [f"Coordinator{number:04}" for number in range(1_000)]
    text = diff(hostile.document([]), hostile.document(names), "mermaid")
    assert len(text) <= CHARACTERS
    drawing = draw(text)
    assert 0 < drawing.edges <= EDGES
    assert any("left out" in node for node in drawing.nodes)


def test_a_text_that_mermaid_refuses_is_seen(draw):
    with pytest.raises(Exception, match="Parse error"):
        draw("flowchart LR\n  end[")
