"""The pages of a site, as people use them."""

import pytest
from axe_playwright_python.sync_playwright import Axe

SCHEMES = ["light", "dark"]
WIDTHS = [360, 1440]
AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "preload": False}


def pages(site):
    """One page of each kind."""
    screen, walk = (sorted(site.glob(name))[0] for name in ("*ViewController.html", "*-walk.html"))
    names = ["index.html", "flow.html", "glossary.html", "glossary-ko.html", "findings.html", "AppCoordinator.html",
             screen.name, walk.name]
    return [name for name in names if (site / name).exists()]


def opacity(locator):
    return float(locator.evaluate("element => getComputedStyle(element).opacity"))


def scale(page):
    """Pixels a unit of the first picture."""
    return page.locator(".view").first.evaluate(
        "view => view.clientWidth / view.querySelector('svg').viewBox.baseVal.width")


def test_a_card_leads_to_its_page_and_back(open_page, address):
    page = open_page(address + "index.html")
    card = page.locator("#card-AppCoordinator")
    card.locator("a").first.click()
    page.wait_for_url("**/AppCoordinator.html")
    assert page.locator("h1").inner_text() == "AppCoordinator"
    page.go_back()
    page.wait_for_url("**/index.html")
    # Beside its name a card leads to the same page.
    bounds = page.locator("#card-AppCoordinator").bounding_box()
    page.mouse.click(bounds["x"] + bounds["width"] / 2, bounds["y"] + 2)
    page.wait_for_url("**/AppCoordinator.html")


def test_every_link_inside_the_site_leads_somewhere(open_page, site):
    page = open_page(site.as_uri() + "/index.html")
    for file in sorted(site.glob("*.html")):
        page.goto(file.as_uri())
        links = page.eval_on_selector_all(
            "a", "links => links.map(link => link.getAttribute('href') ?? link.getAttribute('xlink:href'))")
        for link in filter(None, links):
            if link.startswith("https://example.com/"):
                continue
            name, _, fragment = link.partition("#")
            target = site / (name or file.name)
            assert target.is_file(), (file.name, link)
            assert not fragment or f'id="{fragment}"' in target.read_text(), (file.name, link)


def test_the_map_shows_a_chosen_card_with_its_way_from_the_root(open_page, address):
    page = open_page(address + "AppCoordinator.html")
    page.get_by_role("link", name="show on the map").click()
    page.wait_for_url("**/index.html#card-AppCoordinator")
    assert "chosen" in page.locator("#card-AppCoordinator").get_attribute("class")
    assert page.locator(".edge.way").count() == 1


def test_a_card_under_the_pointer_lights_its_arrows_and_dims_the_rest(open_page, address):
    page = open_page(address + "index.html")
    page.locator("#card-AppCoordinator a").first.hover()
    page.wait_for_timeout(300)
    assert opacity(page.locator("#card-AppCoordinator")) == 1
    assert opacity(page.locator(".edge.from-AppCoordinator").first) == 1
    other = page.locator(".edge:not(.from-AppCoordinator):not(.to-AppCoordinator)").first
    assert opacity(other) < 0.5
    page.mouse.move(1, 1)
    page.wait_for_timeout(300)
    assert opacity(other) == 1


def test_names_are_found(open_page, address):
    page = open_page(address + "index.html")
    field = page.get_by_role("searchbox").first
    field.fill("appcoord")
    assert page.locator("output").first.inner_text() == "1 found"
    assert page.locator(".node.missed").count() == page.locator(".node").count() - 1
    assert page.locator(".directory li:visible").all_inner_texts()[0].startswith("AppCoordinator")
    field.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_url("**/AppCoordinator.html")


def test_a_name_that_is_nowhere_finds_nothing(open_page, address):
    page = open_page(address + "index.html")
    page.get_by_role("searchbox").first.fill("<script>")
    assert page.locator("output").first.inner_text() == "0 found"
    page.get_by_role("searchbox").first.fill("")
    assert page.locator(".missed").count() == 0
    assert page.locator(".directory li:visible").count() == page.locator(".directory li").count()


def test_the_keyboard_is_enough(open_page, address):
    page = open_page(address + "index.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.className") == "view":
            break
    before = scale(page)
    page.keyboard.press("+")
    assert scale(page) > before * 1.2
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert scale(page) < before
    left = page.locator(".view svg").first.get_attribute("viewBox")
    page.keyboard.press("ArrowRight")
    assert page.locator(".view svg").first.get_attribute("viewBox") != left
    page.keyboard.press("0")
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.node')?.id") == "card-AppCoordinator":
            break
    assert page.locator(".is-lit").count() == 1
    page.keyboard.press("Enter")
    page.wait_for_url("**/AppCoordinator.html")


def test_zoom_by_buttons_wheel_and_drag(open_page, address):
    page = open_page(address + "index.html")
    before = scale(page)
    page.get_by_role("button", name="Zoom in").first.click()
    assert scale(page) == pytest.approx(before * 1.25, rel=0.01)
    page.get_by_role("button", name="Show the whole picture").first.click()
    assert scale(page) <= before * 1.01
    bounds = page.locator(".view").first.bounding_box()
    page.mouse.move(bounds["x"] + 200, bounds["y"] + 80)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_timeout(100)
    assert scale(page) > before * 1.5
    box = page.locator(".view svg").first.get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(bounds["x"] + 120, bounds["y"] + 60, steps=4)
    page.mouse.up()
    assert page.locator(".view svg").first.get_attribute("viewBox") != box
    assert page.url.endswith("/index.html")


def test_two_fingers_zoom(open_page, address):
    page = open_page(address + "index.html", width=360, has_touch=True)
    page.locator(".view").first.evaluate("view => view.scrollIntoView({ block: 'center' })")
    bounds = page.locator(".view").first.bounding_box()
    x, y = bounds["x"] + 180, bounds["y"] + bounds["height"] / 2
    before = scale(page)
    client = page.context.new_cdp_session(page)
    for kind, distance in [("touchStart", 20), ("touchMove", 40), ("touchMove", 60), ("touchMove", 80)]:
        points = [{"x": x - distance, "y": y, "id": 0}, {"x": x + distance, "y": y, "id": 1}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert scale(page) > before * 1.5


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_nothing_serious_for_axe_and_nothing_wider_than_the_window(open_page, site, scheme, width):
    page = open_page(site.as_uri() + "/index.html", scheme, width)
    for name in pages(site):
        page.goto(f"{site.as_uri()}/{name}")
        page.wait_for_timeout(200)
        violations = Axe().run(page, options=AXE).response["violations"]
        serious = [(name, found["id"], found["nodes"][0]["html"][:200]) for found in violations
                   if found["impact"] in ("serious", "critical")]
        assert serious == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name


def test_light_and_dark_differ_in_page_and_picture(open_page, site):
    def colors(scheme):
        page = open_page(site.as_uri() + "/index.html", scheme)
        return page.evaluate(
            "[getComputedStyle(document.documentElement).backgroundColor,"
            " getComputedStyle(document.querySelector('.node text')).fill]")

    light, dark = colors("light"), colors("dark")
    assert light[0] != dark[0] and light[1] != dark[1]


def test_without_scripts_all_is_there(open_page, site):
    page = open_page(site.as_uri() + "/index.html", java_script_enabled=False)
    assert page.locator(".view svg .node").count() > 3
    page.locator("#card-AppCoordinator a").first.click()
    page.wait_for_url("**/AppCoordinator.html")
    page.get_by_role("link", name="Glossary").click()
    assert page.locator(".terms svg").count() == page.locator(".terms dt").count() > 10
    page.get_by_role("link", name="한국어로 보기").click()
    assert page.locator("h1").inner_text() == "용어집"


def test_headings_titles_and_languages_are_right(open_page, site):
    page = open_page(site.as_uri() + "/index.html")
    titles = set()
    for file in sorted(site.glob("*.html")):
        page.goto(file.as_uri())
        assert page.locator("h1").count() == 1
        assert page.locator("html").get_attribute("lang") == ("ko" if file.name == "glossary-ko.html" else "en")
        assert [page.locator(name).count() for name in ("main", "body > header", "header nav", "footer")] == [1, 1, 1, 1]
        # Links inside of a page lead to parts of it, and no two parts have one name.
        ids = page.eval_on_selector_all("[id]", "elements => elements.map(element => element.id)")
        assert len(ids) == len(set(ids)), file.name
        titles.add(page.title())
    assert len(titles) == len(list(site.glob("*.html")))


def test_a_printed_page_has_its_picture_whole(open_page, site):
    page = open_page(site.as_uri() + "/index.html")
    whole = page.locator(".view svg").first.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").first.click()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert page.locator(".tools").first.is_hidden()
    width = page.locator(".view svg").first.evaluate("svg => svg.viewBox.baseVal.width")
    assert width <= float(whole.split()[2]) * 1.01


def test_all_moves_are_folded_by_coordinator_and_filtered(open_page, site):
    page = open_page(site.as_uri() + "/flow.html")
    lines = page.locator(".group [data-name]")
    count = lines.count()
    assert count > 4 and page.locator(".group").count() > 2
    wanted = lines.nth(1).locator("code").first.inner_text() or lines.nth(1).locator("code").first.text_content()
    page.locator(".group").first.evaluate("group => group.open = false")
    page.get_by_role("searchbox").first.fill(wanted)
    shown = page.locator(".group [data-name]:visible")
    assert 0 < shown.count() < count
    assert all(wanted.lower() in text.lower() for text in shown.all_inner_texts())
    page.get_by_role("searchbox").first.fill("")
    page.locator(".group").first.evaluate("group => group.open = true")
    assert page.locator(".group:visible").count() == page.locator(".group").count()


def test_a_walk_goes_from_step_to_step(open_page, site):
    page = open_page(site.as_uri() + "/index.html")
    page.locator("#walks + .directory a").first.click()
    page.wait_for_url("**-walk.html")
    steps = page.locator(".steps > li")
    numbers = [int(step.get_attribute("id").removeprefix("step-")) for step in steps.all()]
    assert numbers == list(range(1, len(numbers) + 1)) and numbers
    for link in page.locator(".steps a[href*='#step-']").all():
        name, _, step = link.get_attribute("href").partition("#")
        assert f'id="{step}"' in (site / name).read_text()


def test_korean_pages_are_whole(open_page, tmp_path, coordinator_graph):
    coordinator_graph("site", "samples/TabBar", "-o", tmp_path / "site", "--language", "ko", "--link-template", "x/{path}")
    page = open_page((tmp_path / "site/index.html").as_uri())
    assert page.get_by_role("button", name="검색").count() == 1
    for file in sorted((tmp_path / "site").glob("*.html")):
        page.goto(file.as_uri())
        language = page.locator("html").get_attribute("lang")
        assert language == ("en" if file.name == "glossary-en.html" else "ko")
        if language == "ko":
            headings = page.locator("section > h2").all_inner_texts()
            assert all(any("가" <= letter <= "힣" for letter in text) for text in headings), file.name
