"""The search over all pages of a site, from any of them."""
import pytest


def search(page, words, key="Control+k"):
    """Opens the search, types, and returns the lines that it finds."""
    page.keyboard.press(key)
    field = page.get_by_role("combobox")
    field.fill(words)
    # The index is loaded when the search first opens.
    # `wait_for_function` evaluates a string in the page, which the page's policy forbids.
    for _ in range(200):
        if page.evaluate("typeof searchIndex !== 'undefined'"):
            break
        page.wait_for_timeout(50)
    field.press("Shift")
    return [" ".join(text.split()) for text in page.get_by_role("option").all_inner_texts()]


@pytest.mark.parametrize("start", ["index.html", "AppCoordinator.html", "glossary.html", "glossary-ko.html"])
def test_what_is_found_opens_from_every_page(open_page, address, start):
    page = open_page(address + start)
    found = search(page, "appcoord")
    assert found[0].startswith("coordinator AppCoordinator")
    with page.expect_navigation(url="**/AppCoordinator.html"):
        page.keyboard.press("Enter")


def test_the_keyboard_and_the_pointer_choose(open_page, address):
    page = open_page(address + "index.html")
    assert len(search(page, "coordinator", key="/")) > 3
    options = page.get_by_role("option")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    assert [option.get_attribute("aria-selected") for option in options.all()[:3]] == ["false", "true", "false"]
    field = page.get_by_role("combobox")
    assert field.get_attribute("aria-activedescendant") == options.nth(1).get_attribute("id")
    page.keyboard.press("Escape")
    assert page.locator("dialog.search").is_hidden()
    page.locator(".open-search").click()
    assert page.locator("dialog.search").is_visible()
    search(page, "AppCoordinator")
    with page.expect_navigation(url="**/AppCoordinator.html"):
        options.first.click()


def test_letters_in_order_find_and_nothing_finds_nothing(open_page, address):
    page = open_page(address + "index.html")
    assert any("AppCoordinator" in line for line in search(page, "apcrd"))
    # Letters from the middle of words are no match.
    assert not any("AppCoordinator" in line for line in search(page, "poord"))
    assert search(page, "<script>alert(1)</script>") == []
    assert page.get_by_role("dialog").get_by_text("Nothing is called so.").is_visible()
    assert search(page, "   ") == []


def test_every_kind_is_found_and_leads_somewhere(open_page, site):
    page = open_page(site.as_uri() + "/index.html")
    search(page, "x")
    rows = page.evaluate("searchIndex")
    kinds = {row[0] for row in rows}
    assert {"coordinator", "screen", "message", "file", "walk", "term"} <= kinds
    assert ("finding" in kinds) == (site / "findings.html").exists()
    for _, name, _, address, *_ in rows:
        if address.startswith("https://example.com/"):
            continue
        file, _, part = address.partition("#")
        assert (site / file).is_file(), name
        assert not part or f'id="{part}"' in (site / file).read_text(), (name, address)


LEAVING = """
import UIKit
protocol Coordinator: AnyObject { func start() }
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var root: AppCoordinator?
  func application(_ application: UIApplication) -> Bool { root = AppCoordinator(); root?.start(); return true }
}
final class AppCoordinator: Coordinator {
  let navigation = UINavigationController()
  func start() { navigation.pushViewController(GateViewController(), animated: false); showAccount() }
  func showAccount() {
    let screen = AccountViewController()
    screen.onEnd = { [weak self] in self?.back() }
    navigation.pushViewController(screen, animated: true)
  }
  func back() { navigation.setViewControllers([GateViewController()], animated: true) }
}
final class GateViewController: UIViewController {}
final class AccountViewController: UIViewController {
  var onEnd: (() -> Void)?
  func signOutButtonPressed() { onEnd?() }
}
"""


@pytest.fixture(scope="module")
def leaving_site(tmp_path_factory, coordinator_graph):
    """An app whose message for logging out does not say so."""
    folder = tmp_path_factory.mktemp("leaving")
    (folder / "App.swift").write_text(LEAVING)
    coordinator_graph("site", folder / "App.swift", "-o", folder / "site")
    return folder / "site"


@pytest.mark.parametrize("words", ["logout", "log out", "sign out", "Signout", "로그아웃"])
def test_a_step_is_found_by_what_else_it_is_called(open_page, leaving_site, words):
    page = open_page(leaving_site.as_uri() + "/index.html")
    assert search(page, words) == ["screen AccountViewController AppCoordinator · signOutButtonPressed"]


def test_a_word_of_one_meaning_finds_nothing_of_another(open_page, leaving_site):
    page = open_page(leaving_site.as_uri() + "/index.html")
    assert search(page, "log in") == []
    # "signin" is a part of CrossSigning only by its letters.
    scores = page.evaluate("""() => ["CrossSigningCoordinator", "SignInScreen"].map(
      (name) => findRows([["screen", name, "", "x.html"]], "log in").length)""")
    assert scores == [0, 1]
    kinds = page.evaluate("""() => findRows(
      [["participant", "LoginViewModel", "", "a"], ["screen", "LoginViewController", "", "b"]], "login")
      .map(({ row }) => row[0])""")
    assert kinds == ["screen", "participant"]
    assert search(page, "app delegate")[0] == "starts the app AppDelegate → AppCoordinator"


@pytest.mark.parametrize("width", [360, 1440])
def test_the_search_fits_and_is_accessible(open_page, site, width):
    from axe_playwright_python.sync_playwright import Axe

    page = open_page(site.as_uri() + "/index.html", width=width)
    assert len(search(page, "a")) > 3
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    violations = Axe().run(page, options={"preload": False}).response["violations"]
    assert [found["id"] for found in violations if found["impact"] in ("serious", "critical")] == []
