"""What a reader can do with a map: focus, fold, save, look around in a large one, and come back to it."""
import re
import xml.etree.ElementTree

import pytest
from test_odd_apps import large_app


@pytest.fixture(scope="module")
def large_site(tmp_path_factory, coordinator_graph):
    """A site of one hundred coordinators."""
    folder = tmp_path_factory.mktemp("large")
    (folder / "App.swift").write_text(large_app(100))
    coordinator_graph("site", folder / "App.swift", "-o", folder / "site", "--title", "Large")
    return folder / "site"


def shown(page):
    """The ids of the cards in the first picture that are shown."""
    return set(page.eval_on_selector_all(
        "figure.map:first-of-type .node[id]:not(.away)", "nodes => nodes.map(node => node.id)"))


def double_click(page, card):
    bounds = page.locator(card).bounding_box()
    page.mouse.dblclick(bounds["x"] + bounds["width"] / 2, bounds["y"] + 6)


def name_height(page):
    """The height in pixels of the smallest name on the cards of the first picture."""
    return page.locator("figure.map svg").first.evaluate(
        """svg => Math.min(...[...svg.querySelectorAll('.node:not(.away) text')]
          .map(text => parseFloat(text.getAttribute('font-size'))).filter(size => size >= 12))
          * svg.clientWidth / svg.viewBox.baseVal.width""")


def in_sight(page, card):
    """Whether a card lies in the part of the first picture that is shown."""
    card, view = page.locator(card).bounding_box(), page.locator(".view").first.bounding_box()
    return (view["x"] <= card["x"] and card["x"] + card["width"] <= view["x"] + view["width"]
            and view["y"] <= card["y"] and card["y"] + card["height"] <= view["y"] + view["height"])


@pytest.mark.parametrize("width", [360, 800, 1440])
def test_a_large_map_opens_at_its_start_with_names_that_can_be_read(open_page, large_site, width):
    page = open_page(large_site.as_uri() + "/index.html", width=width)
    assert name_height(page) >= 9
    assert in_sight(page, "#card-Flow0Coordinator")


@pytest.mark.parametrize(("address", "card"), [
    ("#focus=card-Flow1Coordinator", "#card-Flow1Coordinator"),
    ("#fold=card-Flow2Coordinator", "#card-Flow0Coordinator"),
])
def test_what_is_shown_alone_can_still_be_read(open_page, large_site, address, card):
    page = open_page(large_site.as_uri() + "/index.html" + address)
    assert name_height(page) >= 9
    assert in_sight(page, card)


def test_folding_keeps_the_card_in_sight_and_its_name_readable(open_page, large_site):
    page = open_page(large_site.as_uri() + "/index.html#card-Flow3Coordinator")
    page.locator("#card-Flow3Coordinator .fold").click()
    assert name_height(page) >= 9 and in_sight(page, "#card-Flow3Coordinator")
    page.locator("#card-Flow3Coordinator .fold").click()
    assert name_height(page) >= 9 and in_sight(page, "#card-Flow3Coordinator")


def test_a_double_click_shows_what_is_around_a_card_and_the_address_keeps_it(open_page, large_site):
    page = open_page(large_site.as_uri() + "/index.html#card-Flow7Coordinator")
    double_click(page, "#card-Flow7Coordinator")
    around = {f"card-Flow{number}Coordinator" for number in (0, 1, 7, 43, 44, 45, 46, 47, 48)}
    assert shown(page) == around
    assert page.url.endswith("#focus=card-Flow7Coordinator")
    assert page.locator(".showing strong").inner_text() == "Flow7Coordinator"
    other = open_page(page.url)
    assert shown(other) == around
    page.get_by_role("button", name="Show all").click()
    assert len(shown(page)) == 100
    page.go_back()
    assert shown(page) == around


def test_enter_in_the_field_focuses_and_again_opens_the_page(open_page, large_site):
    page = open_page(large_site.as_uri() + "/index.html")
    field = page.get_by_role("searchbox").first
    field.fill("Flow99Coordinator")
    field.press("Enter")
    assert shown(page) == {f"card-Flow{number}Coordinator" for number in (0, 2, 16, 99)}
    page.keyboard.press("Enter")
    page.wait_for_url("**/Flow99Coordinator.html")


def test_a_card_is_folded_and_unfolded_in_place(open_page, large_site):
    page = open_page(large_site.as_uri() + "/index.html#card-Flow1Coordinator")
    fold = page.locator("#card-Flow1Coordinator .fold")
    assert fold.get_attribute("aria-expanded") == "true"
    fold.click()
    assert fold.get_attribute("aria-expanded") == "false"
    assert fold.locator("text").inner_html() == "+42"
    assert len(shown(page)) == 58
    assert page.locator(".edge.from-Flow1Coordinator:not(.away)").count() == 0
    again = open_page(page.url)
    assert len(shown(again)) == 58
    again.locator("#card-Flow1Coordinator .fold").focus()
    again.keyboard.press("Enter")
    assert len(shown(again)) == 100
    page.get_by_role("button", name=re.compile("^Fold all")).click()
    page.get_by_role("button", name=re.compile("^Fold all")).click()
    assert shown(page) == {f"card-Flow{number}Coordinator" for number in range(7)}


def test_a_large_map_has_a_small_one_that_moves_it(open_page, large_site):
    page = open_page(large_site.as_uri() + "/index.html")
    page.locator(".minimap").scroll_into_view_if_needed()
    box = page.locator(".minimap").bounding_box()
    view = page.locator(".view").first.bounding_box()
    assert box["x"] + box["width"] <= view["x"] + view["width"]
    before = page.locator(".view svg").first.get_attribute("viewBox")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 4)
    assert page.locator(".view svg").first.get_attribute("viewBox") != before
    inked = page.locator(".minimap").evaluate(
        "canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some(value => value > 0)")
    assert inked


def test_a_small_map_has_none(open_page, site):
    page = open_page(site.as_uri() + "/AppCoordinator.html")
    assert page.locator(".minimap").count() == 0


def test_the_part_in_sight_is_kept_when_the_page_is_loaded_again(open_page, address):
    page = open_page(address + "index.html")
    page.get_by_role("button", name="Zoom in").first.click()
    page.get_by_role("button", name="Zoom in").first.click()
    box = page.locator(".view svg").first.get_attribute("viewBox")
    page.reload()
    assert page.locator(".view svg").first.get_attribute("viewBox") == box
    page.goto(address + "index.html?")
    assert page.locator(".view svg").first.get_attribute("viewBox") != box


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_picture_shown_is_saved(open_page, large_site, scheme, tmp_path):
    page = open_page(large_site.as_uri() + "/index.html#fold=card-Flow1Coordinator", scheme)
    canvas = page.locator(".view").first.evaluate("view => getComputedStyle(view).backgroundColor")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture as it is shown").click()
    assert download.value.suggested_filename == "Large.svg"
    download.value.save_as(tmp_path / "picture.svg")
    text = (tmp_path / "picture.svg").read_text()
    root = xml.etree.ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root[0].tag.endswith("}title") and root[0].text == "The coordinators of the app"
    assert root[1].get("fill") == canvas
    names = {name.strip() for name in root.itertext()}
    # Cards may leave out what all names end in.
    assert names & {"Flow1", "Flow1Coordinator"} and not names & {"Flow7", "Flow7Coordinator"}
    assert "href" not in text and "file:" not in text and "var(" not in text


def test_a_hundred_coordinators_open_in_two_seconds(open_page, large_site):
    page = open_page(large_site.as_uri() + "/index.html")
    for name in ["index.html", "flow.html", "Flow0Coordinator.html", "Flow0Coordinator-walk.html", "glossary.html"]:
        if not (large_site / name).exists():
            continue
        page.goto(f"{large_site.as_uri()}/{name}")
        assert page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd") < 2_000, name


def test_a_contents_link_leaves_the_map_as_it_is(open_page, site):
    page = open_page(site.as_uri() + "/index.html")
    page.get_by_role("button", name="Zoom in").first.click()
    box = page.locator(".view svg").first.get_attribute("viewBox")
    page.locator(".contents a").first.click()
    assert page.locator(".view svg").first.get_attribute("viewBox") == box
