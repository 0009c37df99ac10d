"""Boxes and arrows of every picture of every page, held against the graph: nothing is made up, misplaced or lost.

`APPS` names further folders of apps, separated by colons.
"""
import json
import os
from collections import defaultdict
from pathlib import Path

import pytest
from pictures import pictures
from project import ROOT, SAMPLES
from test_odd_apps import large_app

APPS = [ROOT / "samples" / name for name in SAMPLES] + [
    Path(name) for name in os.environ.get("APPS", "").split(":") if name]


# Up to so many arrows each is drawn for itself.
CROWDED = 40


class Expected:
    """The graph, by what pictures can show of it; types go by their names, which are those of their pages here."""

    def __init__(self, document):
        self.kinds = {node["id"]: node["kind"] for node in document["nodes"]}
        self.screens, self.starts, self.roots, self.calls, self.moves = (set() for _ in range(5))
        self.owners = defaultdict(set)
        for edge in document["edges"]:
            pair = (edge["from"], edge["to"])
            {"screen": self.screens, "child": self.starts, "root": self.roots, "delegate": self.calls,
             "flow": self.moves}[edge["kind"]].add(pair)
            if edge["kind"] == "screen":
                self.owners[edge["to"]].add(edge["from"])
        self.makers = defaultdict(set)
        for edge in document["edges"]:
            if edge["kind"] == "flow":
                self.makers[edge["from"]].add(edge["by"])
                self.makers[edge["to"]].add(edge["by"])


@pytest.fixture(scope="module", params=[*APPS, "large"], ids=lambda app: getattr(app, "name", app))
def app(request, tmp_path_factory, coordinator_graph):
    """The graph of an app, its pages, and the types by the names of their pages."""
    folder, source = tmp_path_factory.mktemp("app"), request.param
    if source == "large":
        source = folder / "App.swift"
        source.write_text(large_app(200))
    coordinator_graph("site", source, "-o", folder / "site", "--quiet")
    coordinator_graph("render", source, "-o", folder / "graph.json", "--quiet")
    document = json.loads((folder / "graph.json").read_text())
    site = {file.stem: file.read_text() for file in (folder / "site").glob("*.html")}
    types = {node["id"]: node["id"] for node in document["nodes"] if node["id"] in site}
    return Expected(document), site, types


def type_of(shape, types):
    """The type that a shape leads to; None for one without a page, such as an owner."""
    for link in filter(None, shape.links):
        name = link.removesuffix(".html").removesuffix("-flow")
        if name in types:
            return types[name]
    return None


def test_cards_and_their_arrows_are_those_of_the_graph(app):
    graph, site, types = app
    for page, text in site.items():
        for picture in pictures(text):
            if not any(node.id.startswith("card-") for node in picture["node"]):
                continue
            cards = {node.id.removeprefix("card-"): type_of(node, types) for node in picture["node"]}
            for node in picture["node"]:
                coordinator = type_of(node, types)
                if graph.kinds.get(coordinator) == "screen":
                    # A screen that starts a coordinator stands there as its owner.
                    assert coordinator in {owner for owner, _ in graph.roots}, (page, coordinator)
                    continue
                rows = {types[name] for name in (link.removesuffix(".html") for link in filter(None, node.links))
                        if graph.kinds.get(types.get(name)) == "screen"}
                assert {(coordinator, row) for row in rows} <= graph.screens, (page, coordinator)
                if graph.kinds.get(page) == "coordinator" and coordinator == page:
                    assert rows == {to for owner, to in graph.screens if owner == page and to in types}, page
            arrows = set()
            for edge in picture["edge"]:
                start, end = cards[edge.end("from-")], cards[edge.end("to-")]
                wanted = graph.calls if "call" in edge.classes else graph.starts | graph.roots
                if start is None:
                    assert any(to == end for _, to in graph.roots), (page, end)
                else:
                    assert (start, end) in wanted, (page, start, end)
                    arrows.add((start, end))
            if page == "index" and not any(node.endswith("-flow") for node in cards):
                assert {to for _, to in arrows} | {to for _, to in graph.roots} >= {
                    to for start, to in graph.starts if start in types and to in types}
                starts = {(start, to) for start, to in graph.starts if start in types and to in types}
                # Of many arrows, those to what many lead to are a number but for the first.
                assert arrows >= starts or len(starts | graph.roots) > CROWDED


def moves_of(picture, graph, types):
    """For each node of a flow picture the coordinator whose box it stands in, and the screen that it is."""
    places = {}
    for node in picture["node"]:
        boxes = [box for box in picture["cluster"] if box.holds(node)]
        kind = graph.kinds.get(type_of(node, types))
        if kind == "coordinator":
            places[node.id] = (type_of(node, types), None)
        else:
            is_owner = not boxes and type_of(node, types) in {owner for owner, _ in graph.roots}
            places[node.id] = (
                type_of(boxes[0], types) if boxes else None, None if is_owner else type_of(node, types))
    return places


def test_screens_stand_with_who_shows_them_and_arrows_are_moves(app):
    graph, site, types = app
    for page, text in site.items():
        for picture in pictures(text):
            if not any(node.id.startswith("move-") for node in picture["node"]):
                continue
            places = moves_of(picture, graph, types)
            for coordinator, screen in places.values():
                if screen is not None and graph.owners[screen]:
                    assert coordinator in graph.owners[screen], (page, screen, coordinator)
                elif screen is not None:
                    assert coordinator in graph.makers[screen], (page, screen, coordinator)
            drawn = set()
            for edge in picture["edge"]:
                (box, screen), (target_box, target) = (
                    places["move-" + edge.end(end)] for end in ("from-", "to-"))
                drawn |= {(screen, target), (screen, target_box), (box, target_box)}
                if box is None and screen is None:
                    assert any(to == target_box for _, to in graph.roots), (page, target_box)
                    continue
                possible = [(screen, target), (screen, target_box)]
                assert any(pair in graph.moves for pair in possible) or (box, target_box) in graph.starts, (
                    page, box, screen, target_box, target)
            shown = {screen for _, screen in places.values()}
            if page in types and graph.kinds[page] == "screen":
                assert {pair for pair in graph.moves if page in pair} <= drawn, page
            if page == "flow":
                moves = {pair for pair in graph.moves if pair[0] in types and pair[1] in types}
                assert moves <= drawn or len(moves) > CROWDED
                assert {to for _, to in graph.roots if to in types} <= {box for box, _ in places.values()}
                assert {screen for _, screen in graph.screens if screen in types} <= shown


def test_no_card_floats_in_the_picture_of_a_page(app):
    graph, site, types = app
    for page, text in site.items():
        if page not in types:
            continue
        for picture in pictures(text):
            joined = {edge.end(end) for edge in picture["edge"] for end in ("from-", "to-")}
            joined_boxes = [box for box in picture["cluster"]
                            if any(box.holds(node) for node in picture["node"] if node.id.split("-", 1)[1] in joined)]
            for node in picture["node"]:
                is_boxed = any(box.holds(node) for box in picture["cluster"])
                is_subject = type_of(node, types) == page
                assert is_boxed or is_subject or node.id.split("-", 1)[1] in joined, (page, node.id, node.links)
            for box in picture["cluster"]:
                assert box in joined_boxes or type_of(box, types) == page, (page, box.links)
