"""The sites of two samples, made by the tool, and a browser that notes what goes wrong in it.

The tool is $TOOL; chromium is the system's, or $CHROMIUM.
"""

import os
import pathlib
import shutil
import socket
import subprocess
import time

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = os.environ.get("TOOL", str(ROOT / ".build/debug/coordinator-graph"))
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
SAMPLES = ["TabBar", "SharedChild"]


class Server:
    """`coordinator-graph serve` on a free port, for as long as a `with` lasts."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [TOOL, "serve", str(folder), "--port", "0", "--quiet"], stdout=subprocess.PIPE, text=True
        )
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


def wait_until(condition, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.1)


@pytest.fixture(scope="session", params=SAMPLES)
def site(request, tmp_path_factory):
    """The folder of a sample's site."""
    folder = tmp_path_factory.mktemp("sites") / request.param
    subprocess.run(
        [TOOL, "site", str(ROOT / "samples" / request.param), "-o", str(folder), "--title", request.param, "--quiet",
         "--link-template", "https://example.com/{path}#L{line}"],
        check=True,
    )
    return folder


@pytest.fixture(scope="session", params=["file", "serve"])
def address(request, site):
    """Where the site is opened: as a file, and from the server."""
    if request.param == "file":
        yield site.as_uri() + "/"
    else:
        with Server(ROOT / "samples" / site.name) as server:
            yield server.address


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


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
