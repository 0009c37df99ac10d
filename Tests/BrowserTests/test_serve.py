"""`serve`: what it shows, what it refuses, and what it does under load."""

import re
import shutil
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from project import ROOT


@pytest.fixture
def app(tmp_path):
    """A copy of a sample that a test may edit."""
    return shutil.copytree(ROOT / "samples/ListDetail", tmp_path / "app")


def edit(app, number):
    """Gives the app one more coordinator, under a name with a number."""
    (app / "Coordination").mkdir(exist_ok=True)
    (app / "Coordination/ExtraCoordinator.swift").write_text(
        f"final class Extra{number}Coordinator: Coordinator {{\n"
        "  var childCoordinators: [any Coordinator] = []\n"
        "  let navigationController = UINavigationController()\n"
        "  func start() { navigationController.pushViewController(ExtraViewController(), animated: true) }\n"
        "}\n"
        "final class ExtraViewController: UIViewController {}\n"
    )


def wait_until(condition, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.1)


def get(server, path):
    answer = server.send(f"GET {path} HTTP/1.1\r\nHost: localhost:{server.port}\r\nConnection: close\r\n\r\n".encode())
    head, _, body = answer.partition(b"\r\n\r\n")
    length = int(re.search(rb"(?i)content-length: (\d+)", head).group(1))
    assert len(body) == length
    return int(head.split(b" ")[1]), body


def test_only_pages_of_the_site_are_served(app, serve):
    server = serve(app)
    assert server.status("/") == 200
    assert server.status("/index.html") == 200
    for path in [
        "/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd", "/.%2e/.%2e/etc/passwd",
        "//etc/passwd", "/etc/passwd", "/index.html/../../etc/passwd", "/..\\..\\etc\\passwd", "/%00", "/index%2ehtml",
        "/.coordinator-graph-site", "/%", "/index.html%00.css", "/INDEX.HTML", "http://127.0.0.1/etc/passwd", "*",
    ]:
        assert server.status(path) in (400, 404), path
    assert server.status("/index.html?x=/../../etc/passwd") == 200


def test_foreign_hosts_and_origins_are_refused(app, serve):
    server = serve(app)
    port = server.port
    hosts = ["example.com", f"example.com:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}", "", f"127.0.0.1:{port}.evil"]
    for host in hosts:
        assert server.status("/", Host=host) in (400, 404), host
    for origin in ["https://example.com", "null", f"http://example.com:{port}", f"https://127.0.0.1:{port}"]:
        assert server.status("/version", Origin=origin) in (400, 404), origin
    assert server.status("/version", Origin=f"http://127.0.0.1:{port}") == 200
    assert server.status("/", Host=f"localhost:{port}") == 200
    assert server.send(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n").startswith(b"HTTP/1.1 400")


def test_what_is_no_request_does_no_harm(app, serve):
    server = serve(app)
    for request in [
        b"\r\n\r\n", b"\0" * 1000, b"GET\r\n\r\n", b"GET / HTTP/1.1\r\nHost", b"\xff\xfe / HTTP/1.1\r\n\r\n",
        b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\nConnection: close\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ]:
        server.send(request)
    post = f"POST / HTTP/1.1\r\nHost: localhost:{server.port}\r\nConnection: close\r\n\r\n"
    assert server.send(post.encode()).startswith(b"HTTP/1.1 405")
    assert server.status("/") == 200


def test_a_port_that_is_taken_is_an_error(app, serve, tool):
    server = serve(app)
    run = subprocess.run([tool, "serve", app, "--port", str(server.port), "--quiet"], capture_output=True, text=True)
    assert run.returncode == 2
    assert "the server cannot listen" in run.stderr


def test_the_page_follows_the_source(app, serve, open_page):
    server = serve(app)
    page = open_page(server.address)
    assert page.locator("text=Extra1Coordinator").count() == 0
    edit(app, 1)
    page.get_by_role("link", name="Extra1Coordinator").first.wait_for(timeout=20_000)
    # What does not alter the graph does not reload the page.
    page.evaluate("window.isSame = true")
    (app / "App/Extra.swift").write_text("// nothing\n")
    page.wait_for_timeout(3000)
    assert page.evaluate("window.isSame")


def test_two_hundred_parallel_requests_while_files_change(app, serve):
    server = serve(app)
    first = get(server, "/version")[1]

    def read(number):
        status, body = get(server, "/index.html")
        text = body.decode()
        assert status == 200 and text.startswith("<!DOCTYPE html>") and text.endswith("</html>\n")
        # Picture and list come from the same source.
        in_list = set(re.findall(r'data-name="(Extra\d+Coordinator)"', text))
        in_picture = set(re.findall(r'id="card-(Extra\d+Coordinator)"', text))
        assert in_list == in_picture and len(in_list) <= 1
        return re.search(r'data-version="(\w+)"', text).group(1)

    versions = set()
    with ThreadPoolExecutor(200) as pool:
        for round in range(6):
            edit(app, round)
            versions |= set(pool.map(read, range(200)))
            wait_until(lambda: f"Extra{round}Coordinator".encode() in get(server, "/")[1])
    assert len(versions) > 2
    assert get(server, "/version")[1] != first
    assert server.process.poll() is None
