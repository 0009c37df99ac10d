"""Sites of apps that are hostile, or large."""
import hostile
import pytest

# A page is there within this many milliseconds.
PATIENCE = 2_000


@pytest.fixture(scope="module")
def hostile_site(tmp_path_factory, coordinator_graph):
    app, site = tmp_path_factory.mktemp("app"), tmp_path_factory.mktemp("out") / "site"
    (app / "App.swift").write_text(hostile.app(hostile.IDENTIFIERS))
    coordinator_graph("site", app, "-o", site, "--title", "<script>alert(1)</script>")
    return site


def test_hostile_names_stay_names(open_page, hostile_site):
    page = open_page(hostile_site.as_uri() + "/index.html")
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    names = page.locator("#coordinators + .directory a").all_inner_texts()
    assert set(hostile.IDENTIFIERS) <= {" ".join(name.split()) for name in names}
    files = sorted(hostile_site.glob("*.html"))
    assert len({file.name.lower() for file in files}) == len(files) > len(hostile.IDENTIFIERS)
    for file in files:
        page.goto(file.as_uri())
        assert page.locator("script:not([src]), img, iframe, object, embed, style, form").count() == 0
        assert page.locator("a[href^='javascript:' i]").count() == 0
        attributes = page.evaluate(
            "[...document.querySelectorAll('*')].flatMap(element => element.getAttributeNames())"
            ".filter(name => name.startsWith('on'))")
        assert attributes == []


def test_hostile_pages_are_reached_by_click(open_page, hostile_site):
    page = open_page(hostile_site.as_uri() + "/index.html")
    for name in ["<script>alert(1)</script>", "javascript:alert(1)"]:
        page.goto(hostile_site.as_uri() + "/index.html")
        page.locator("#coordinators + .directory").get_by_text(name, exact=True).click()
        page.wait_for_load_state()
        assert page.locator("h1").inner_text() == name


COORDINATOR = """
final class Flow{0}Coordinator: Coordinator {{
  var children: [any Coordinator] = []
  let navigation = UINavigationController()
  func start() {{
    navigation.pushViewController(Flow{0}ViewController(), animated: true)
{1}
  }}
}}
final class Flow{0}ViewController: UIViewController {{}}
"""
CHILD = "    let child{0} = Flow{0}Coordinator(); children.append(child{0}); child{0}.start()"


def large_app(count):
    """An app in which each coordinator starts six others, as long as there are some."""
    text = "protocol Coordinator: AnyObject { func start() }\n"
    for number in range(count):
        children = range(6 * number + 1, min(6 * number + 7, count))
        text += COORDINATOR.format(number, "\n".join(map(CHILD.format, children)))
    return text


@pytest.mark.parametrize("count", [150, 400])
def test_no_page_of_a_large_app_needs_long(open_page, tmp_path, coordinator_graph, count):
    (tmp_path / "App.swift").write_text(large_app(count))
    site = tmp_path / "site"
    coordinator_graph("site", tmp_path / "App.swift", "-o", site)
    page = open_page(site.as_uri() + "/index.html")
    assert page.locator("#coordinators + .directory li").count() == count
    cards = page.locator("#content .map").first.locator(".node").count()
    assert cards == (150 if count == 150 else 7)
    largest = sorted(site.glob("*.html"), key=lambda file: file.stat().st_size)[-3:]
    for file in [site / "index.html", site / "flow.html", *largest]:
        page.goto(file.as_uri())
        timing = page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
        assert timing < PATIENCE, file.name
    if count > 150:
        page.goto(site.as_uri() + "/index.html")
        page.locator("#card-Flow1Coordinator-flow a").click()
        page.wait_for_url("**/Flow1Coordinator-flow.html")
        # A large map shows a part at first; the address brings the card into sight.
        page.goto(page.url + "#card-Flow7Coordinator")
        page.locator("#card-Flow7Coordinator a").first.click()
        page.wait_for_url("**/Flow7Coordinator.html")
