"""Draws all that is written as Mermaid with mermaid itself."""
import json
import re

import pytest
from project import SAMPLES


@pytest.mark.parametrize("sample", SAMPLES)
def test_draws_a_sample(sample, coordinator_graph, draw):
    graph = json.loads(coordinator_graph("render", f"samples/{sample}", "--format", "json", "--quiet"))
    drawing = draw(coordinator_graph("render", f"samples/{sample}", "--format", "mermaid", "--quiet"))
    names = sorted(node["name"] for node in graph["nodes"] if node["kind"] in ("coordinator", "owner"))
    assert drawing.kind == "flowchart-v2"
    assert sorted(drawing.nodes) == names
    assert drawing.edges == sum(edge["kind"] in ("root", "child") for edge in graph["edges"])
    assert drawing.active == []
