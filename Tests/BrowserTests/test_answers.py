"""Five questions of somebody who has not read the app, each answered by at most one search and one more click."""
import pytest
from test_search import search

APPS = ["TabBar", "FlowActions", "RouterModules"]


@pytest.fixture(scope="module", params=APPS)
def app(request, tmp_path_factory, coordinator_graph):
    folder = tmp_path_factory.mktemp("answers") / request.param
    coordinator_graph(
        "site", f"samples/{request.param}", "-o", folder, "--link-template", "https://example.com/{path}#L{line}")
    return request.param, folder


def part(page, id):
    """The text of a part of the page."""
    return " ".join(page.locator(f"section[aria-labelledby={id}]").inner_text().split())


AFTER_LOGIN = {
    "TabBar": ("gardenPicked", "GardenPickerViewController → MainTabBarController"),
    "FlowActions": ("openRecipeBook", "WelcomeViewController → RecipeListViewController"),
    "RouterModules": ("didEnter", "PostcodeViewController → ParcelListViewController"),
}
AT_LOGOUT = {
    "TabBar": ("leave", "MainTabBarController → GardenPickerViewController"),
    "FlowActions": ("close", "RecipeListViewController → WelcomeViewController"),
    "RouterModules": ("change", "ParcelListViewController → GreetingViewController"),
}
STARTED_BY = {
    "TabBar": ("AskExpertCoordinator", "TabBarCoordinator"),
    "FlowActions": ("ComposeCoordinator", "RecipeBookCoordinator"),
    "RouterModules": ("ScanCoordinator", "ParcelsCoordinator"),
}
REACHED_BY = {
    "TabBar": ("AnswerViewController", ["askExpert → QuestionViewController", "questionAsked → AnswerViewController"]),
    "FlowActions": (
        "IngredientPickerViewController",
        ["openRecipeBook → RecipeListViewController", "composeRecipe", "chooseIngredient"]),
    "RouterModules": (
        "ScanResultViewController",
        ["ParcelListViewController", "scan → ScanViewController", "showResult → ScanResultViewController"]),
}


def test_what_comes_after_login(open_page, app):
    """One search: the line that it finds says it."""
    name, folder = app
    words, answer = AFTER_LOGIN[name]
    page = open_page(folder.as_uri() + "/index.html")
    assert any(answer in line for line in search(page, words)[:3])


def test_what_happens_at_logout(open_page, app):
    name, folder = app
    words, answer = AT_LOGOUT[name]
    page = open_page(folder.as_uri() + "/index.html")
    assert any(answer in line for line in search(page, words)[:3])


def test_who_starts_a_coordinator(open_page, app):
    """One click: on its card."""
    name, folder = app
    coordinator, starter = STARTED_BY[name]
    page = open_page(folder.as_uri() + "/index.html")
    page.locator(f"#card-{coordinator} a").first.click()
    page.wait_for_url(f"**/{coordinator}.html")
    assert starter in part(page, "starters")


def test_how_a_screen_is_reached(open_page, app):
    """One click: on its name."""
    name, folder = app
    screen, steps = REACHED_BY[name]
    page = open_page(folder.as_uri() + "/index.html")
    page.locator("#screens + .directory").get_by_text(screen, exact=True).click()
    page.wait_for_url(f"**/{screen}.html")
    text = part(page, "here")
    assert text.index("Launch") < text.index(steps[0])
    positions = [text.index(step) for step in steps]
    assert positions == sorted(positions)


def test_where_the_code_is(open_page, app):
    """One search: a file leads to its source, and so do the places on a screen's page."""
    name, folder = app
    screen, _ = REACHED_BY[name]
    page = open_page(folder.as_uri() + "/index.html")
    lines = search(page, f"{screen}.swift")
    assert lines[0].startswith("file ")
    rows = page.evaluate("searchIndex")
    address = next(row[3] for row in rows if row[0] == "file" and row[1].endswith(f"/{screen}.swift"))
    assert address.startswith("https://example.com/") and address.endswith(f"{screen}.swift#L1")
    page.goto((folder / f"{screen}.html").as_uri())
    assert page.locator(".lead a.place").get_attribute("href").split("#")[0].endswith(f"{screen}.swift")
