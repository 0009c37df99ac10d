"""`serve`: what it shows, what it refuses, and what it does under load."""

import re
import shutil
import socket
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

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


def head_of(answer):
    lines = answer.partition(b"\r\n\r\n")[0].decode().split("\r\n")
    return int(lines[0].split(" ")[1]), dict(line.split(": ", 1) for line in lines[1:])


def test_each_method_gets_its_answer(app, serve):
    server = serve(app)

    def ask(method, path="/", body=b""):
        fields = f"Host: localhost:{server.port}\r\nContent-Length: {len(body)}\r\n\r\n"
        return server.send(f"{method} {path} HTTP/1.1\r\n{fields}".encode() + body)

    whole = ask("GET")
    head = ask("HEAD")
    assert head == whole.partition(b"\r\n\r\n")[0] + b"\r\n\r\n"
    assert head_of(ask("HEAD", "/none"))[0] == 404
    status, fields = head_of(ask("OPTIONS", "*"))
    assert status == 204 and fields["Allow"] == "GET, HEAD, OPTIONS" and "Access-Control-Allow-Origin" not in fields
    for method in ["POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "get"]:
        status, fields = head_of(ask(method, body=b"x" * 100_000))
        assert status == 405 and fields["Allow"] == "GET, HEAD, OPTIONS", method


def test_long_requests_are_refused_early(app, serve):
    server = serve(app)
    host = f"Host: localhost:{server.port}\r\n"
    start = time.monotonic()
    assert head_of(server.send(f"GET /{'a' * 100_000} HTTP/1.1\r\n{host}\r\n".encode()))[0] == 414
    # It need not be there to its end.
    assert head_of(server.send(b"GET /" + b"a" * 5_000))[0] == 414
    fields = "".join(f"X-{number}: {'a' * 100}\r\n" for number in range(1_000))
    assert head_of(server.send(f"GET / HTTP/1.1\r\n{host}{fields}\r\n".encode()))[0] == 431
    assert time.monotonic() - start < 5
    assert server.status("/") == 200


def test_silent_and_slow_connections_are_let_go(app, serve):
    server = serve(app)
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(100)]
    slow = socket.create_connection(("127.0.0.1", server.port))
    start = time.monotonic()
    # More are silent than are served at a time, so that this one waits until they are let go.
    wait_until(lambda: server.status("/") == 200, seconds=30)
    end = time.monotonic() + 20
    with pytest.raises(OSError):
        while time.monotonic() < end:
            slow.sendall(b"G")
            time.sleep(0.2)
    assert time.monotonic() - start < 40
    for connection in silent:
        assert connection.recv(1) == b""
        connection.close()


def memory(server):
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process.pid}/status").read_text()).group(1)) / 1024


def test_memory_is_flat_over_twenty_thousand_requests(app, serve):
    server = serve(app)
    with ThreadPoolExecutor(16) as pool:
        list(pool.map(lambda _: server.status("/version"), range(2_000)))
        before = memory(server)
        assert set(pool.map(lambda _: server.status("/version"), range(20_000))) == {200}
    assert memory(server) - before < 8
    assert len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) < 30


def test_the_site_follows_the_configuration(app, serve):
    server = serve(app)
    page = get(server, "/")[1]
    configuration = app / ".coordinator-graph.yml"
    configuration.write_text("title: Garden\n")
    wait_until(lambda: b"Garden" in get(server, "/")[1])
    configuration.write_text("title: [")
    time.sleep(2)
    assert b"Garden" in get(server, "/")[1]
    configuration.unlink()
    wait_until(lambda: get(server, "/")[1] == page)


def test_source_that_breaks_says_so(app, tool):
    command = [tool, "serve", ".", "--port", "0"]
    process = subprocess.Popen(command, cwd=app, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    port = int(process.stdout.readline().rsplit(":", 1)[1].rstrip("/\n"))
    edit(app, 1)
    fetch = ["curl", "-sf", f"http://127.0.0.1:{port}/Extra1Coordinator.html"]
    wait_until(lambda: subprocess.run(fetch, capture_output=True).returncode == 0)
    (app / "Coordination/ExtraCoordinator.swift").write_text("final class Extra1Coord }}}\n")
    wait_until(lambda: subprocess.run(fetch, capture_output=True).returncode != 0)
    process.terminate()
    errors = process.communicate(timeout=10)[1]
    assert "Coordination/ExtraCoordinator.swift:1:" in errors and "does not parse here" in errors
    assert re.search(r"the source changed; gone: .*Extra1Coordinator\.html", errors)


def test_a_port_that_is_taken_is_an_error(app, serve, tool):
    server = serve(app)
    run = subprocess.run([tool, "serve", app, "--port", str(server.port), "--quiet"], capture_output=True, text=True)
    assert run.returncode == 2
    assert f"the server cannot listen on port {server.port}: " in run.stderr
    assert "--port 0 takes one that is free" in run.stderr


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
