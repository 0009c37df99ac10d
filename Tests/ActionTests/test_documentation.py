"""Holds docs/ci.md against the files that it shows."""
import re

import yaml
from project import ROOT

PAGE = (ROOT / "docs" / "ci.md").read_text()


def test_the_page_shows_each_file_as_it_is():
    shown = dict(re.findall(r"^\[(ci/.+)\]\(\1\)\n\n```(?:yaml|js)\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE))
    files = {f"ci/{path.name}": path.read_text() for path in (ROOT / "docs" / "ci").iterdir()}
    assert shown == files


def test_the_page_has_each_input_with_its_default():
    inputs = yaml.safe_load((ROOT / "action.yml").read_text())["inputs"]
    rows = dict(re.findall(r"^\| `([a-z-]+)` \|.*\| (.*?) ?\|$", PAGE, flags=re.MULTILINE))
    assert list(rows) == list(inputs)
    plain = {name: input["default"] for name, input in inputs.items() if "$" not in input.get("default", "$")}
    assert {name: rows[name] for name in plain} == {name: f"`{default}`" for name, default in plain.items()}
