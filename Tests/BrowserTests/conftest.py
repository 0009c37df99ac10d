"""Sites of two samples, as files and served, and pages that note what goes wrong in them."""
import contextlib
import socket
import subprocess

import pytest
from project import ROOT

SAMPLES = ["TabBar", "Pitfalls"]


class Server:
    """`coordinator-graph serve` on a free port, for as long as a `with` lasts."""

    def __init__(self, tool, folder):
        command = [tool, "serve", ".", "--port", "0", "--quiet"]
        self.process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.rsplit(":", 1)[1].rstrip("/"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=10)

    def send(self, request: bytes) -> bytes:
        """Sends bytes as they are, and returns all that comes back."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as connection:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            answer = b""
            while chunk := connection.recv(65536):
                answer += chunk
            return answer

    def status(self, path: str, **headers: str) -> int:
        """The status of a GET; 0 where the connection was closed without an answer."""
        fields = {"Host": f"127.0.0.1:{self.port}", "Connection": "close"} | headers
        lines = [f"GET {path} HTTP/1.1"] + [f"{name}: {value}" for name, value in fields.items()]
        answer = self.send(("\r\n".join(lines) + "\r\n\r\n").encode())
        return int(answer.split(b" ", 2)[1]) if answer else 0


@pytest.fixture(scope="session", params=SAMPLES)
def site(request, tmp_path_factory, coordinator_graph):
    """The folder of a sample's site."""
    folder = tmp_path_factory.mktemp("sites") / request.param
    links = ["--link-template", "https://example.com/{path}#L{line}"]
    coordinator_graph("site", f"samples/{request.param}", "-o", folder, "--title", request.param, *links)
    return folder


@pytest.fixture(scope="session", params=["file", "serve"])
def address(request, site, tool):
    """Where the site is opened: as a file, and from the server."""
    if request.param == "file":
        yield site.as_uri() + "/"
    else:
        with Server(tool, ROOT / "samples" / site.name) as server:
            yield server.address


@pytest.fixture
def serve(tool):
    """Serves folders until the test ends."""
    with contextlib.ExitStack() as stack:
        yield lambda folder: stack.enter_context(Server(tool, folder))


@pytest.fixture
def open_page(browser):
    """Opens pages that may neither say anything on the console nor ask for anything beyond their site."""
    problems, contexts = [], []

    def open_page(address, scheme="light", width=1440, **options):
        context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 900}, **options)
        contexts.append(context)
        page = context.new_page()
        base = address.rsplit("/", 1)[0] + "/"
        page.on("console", lambda message: problems.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: problems.append(f"error: {error}"))
        page.on("request", lambda request: None if request.url.startswith(base) else problems.append(request.url))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
