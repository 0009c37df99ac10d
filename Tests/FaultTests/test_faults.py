"""What happens to files when a run is killed, the disk is full, or other runs write to the same place; and where the system gives little.

`FAULTS=300` in the environment asks for so many kills instead of the few of an ordinary run; the seed is printed and may be given as SEED.
"""
import itertools
import os
import pty
import random
import re
import resource
import shutil
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from project import ROOT

KILLS = int(os.environ.get("FAULTS", "40"))
SEED = int(os.environ.get("SEED", random.randrange(1 << 32)))


@pytest.fixture
def app(tmp_path):
    return shutil.copytree(ROOT / "samples/ListDetail", tmp_path / "app")


def run(tool, folder, *arguments, **options):
    return subprocess.run([tool, *arguments], cwd=folder, capture_output=True, timeout=120, **options)


def contents(folder):
    """What a folder holds, hidden files too."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def waiting(folder):
    """The files that wait for their place: where a run was killed between two calls of the system there is one."""
    return [file for file in folder.iterdir() if re.fullmatch(r"\.coordinator-graph\.\d+-\d+", file.name)]


# What writes into the folder `out` in which it runs, and the first file that it writes there.
WRITERS = {
    "render": (["render", "../app", "--quiet", "-o", "flow.svg"], "flow.svg"),
    "site": (["site", "../app", "--quiet", "-o", "."], "index.html"),
    "baseline": (["check", "../app", "--quiet", "--write-baseline", "baseline.txt"], "baseline.txt"),
    "diff": (["diff", "--quiet", "-o", "change.json", "../app.json", "../other.json"], "change.json"),
    "init": (["init", "--force", "--quiet"], ".coordinator-graph.yml"),
}
# The list of what a site wrote, which stays ahead of its pages.
SITE_LIST = ".coordinator-graph-site"


def prepare(tool, app):
    run(tool, app.parent, "app", "--quiet", "-o", "app.json")
    run(tool, app.parent, ROOT / "samples/TabBar", "--quiet", "-o", "other.json")
    (app.parent / "out").mkdir()


@pytest.mark.parametrize("name", WRITERS)
def test_a_kill_leaves_each_file_whole(name, app, tool):
    prepare(tool, app)
    out = app.parent / "out"
    arguments, _ = WRITERS[name]
    start = time.monotonic()
    assert run(tool, out, *arguments).returncode in (0, 1)
    duration = time.monotonic() - start
    new = contents(out)
    old = {file: b"old " + content[:20] for file, content in new.items() if file != SITE_LIST}
    chance = random.Random(f"{SEED}{name}")
    print(f"seed {SEED}")
    for _ in range(max(1, KILLS // len(WRITERS))):
        for file, content in old.items():
            (out / file).write_bytes(content)
        process = subprocess.Popen([tool, *arguments], cwd=out, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Most of a run writes nothing.
        time.sleep(duration * chance.uniform(0.3, 1.1))
        process.kill()
        process.wait()
        left = waiting(out)
        assert len(left) <= 1 and all(file.read_bytes() in new.values() for file in left)
        for file, content in contents(out).items():
            if file == SITE_LIST:
                assert set(content.decode().split()) >= set(old)
            elif out / file not in left:
                assert content in (old.get(file), new[file]), file
        assert set(contents(out)) == {*new, *(file.name for file in left)}
    # One more may be left by this one.
    (out / ".coordinator-graph.1-0").write_bytes(b"left")
    assert run(tool, out, *arguments).returncode in (0, 1)
    assert contents(out) == new


@contextmanager
def disk(folder, size):
    folder.mkdir(exist_ok=True)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], capture_output=True).returncode:
        pytest.skip("mounting a small disk needs root")
    try:
        yield
    finally:
        # The helper that lays pictures out ends a moment after the tool, and holds what the tool had open until then.
        deadline = time.monotonic() + 10
        while subprocess.run(["umount", folder], capture_output=time.monotonic() < deadline).returncode:
            assert time.monotonic() < deadline, "the disk is still in use"
            time.sleep(0.05)


@pytest.mark.parametrize("name", WRITERS)
def test_a_full_disk_leaves_each_file_whole(name, app, tool):
    prepare(tool, app)
    out = app.parent / "out"
    arguments, first = WRITERS[name]
    run(tool, out, *arguments)
    new = contents(out)
    pages = sum(-(-len(content) // 4096) for content in new.values())
    shutil.rmtree(out)
    # A disk is given out in pages: each number of them from too few for anything to one that is enough.
    steps = range(1, pages + 2, max(1, pages // max(4, KILLS // 3)))
    for size in steps:
        with disk(out, size * 4096):
            (out / first).write_bytes(b"old")
            done = run(tool, out, *arguments, *(["--force"] if name == "site" else []))
            left = contents(out)
            if done.returncode == 2:
                assert b"No space left on device" in done.stderr, done.stderr
            for file, content in left.items():
                whole = [new.get(file), b"old"]
                assert content in whole or file == SITE_LIST, file
            assert set(left) <= set(new)


@pytest.mark.parametrize("name", WRITERS)
def test_a_write_that_ends_at_any_byte_leaves_each_file_whole(name, app, tool):
    prepare(tool, app)
    out = app.parent / "out"
    arguments, first = WRITERS[name]
    assert run(tool, out, *arguments).returncode in (0, 1)
    new = contents(out)
    chance = random.Random(f"{SEED}{name}")
    print(f"seed {SEED}")
    length = len(new[first])
    edges = [size for size in (0, 1, 4095, 4096, 4097, length - 1) if 0 <= size < length]
    sizes = edges + [chance.randrange(length) for _ in range(KILLS // len(WRITERS))]
    for size in sizes:
        (out / first).write_bytes(b"old")
        done = run(tool, out, *arguments, preexec_fn=ends_at(size))
        assert done.returncode == 2 and b"File too large" in done.stderr, (size, done.stderr)
        assert contents(out) == {**new, first: b"old"} or name == "site" and set(contents(out)) == set(new)
        assert contents(out)[first] == b"old"


def ends_at(size):
    """A file may have so many bytes: with the signal ignored, a write beyond them is an error, as on a full disk."""

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return limit


def test_parallel_runs_into_one_folder_agree(app, tool):
    arguments = ["site", "app", "--quiet", "-o", "out"]
    with ThreadPoolExecutor(8) as pool:
        done = list(pool.map(lambda _: run(tool, app.parent, *arguments), range(32)))
    assert {process.returncode for process in done} == {0}, [process.stderr for process in done]
    together = contents(app.parent / "out")
    shutil.rmtree(app.parent / "out")
    run(tool, app.parent, *arguments)
    assert together == contents(app.parent / "out")


@pytest.mark.parametrize("place", ["folder", "dangling link", "read-only folder"])
def test_what_takes_the_place_of_a_page_is_told_or_replaced(place, app, tool):
    out = app.parent / "out"
    assert run(tool, app.parent, "site", "app", "--quiet", "-o", "out").returncode == 0
    page = out / "glossary.html"
    before = contents(out)
    if place == "folder":
        page.unlink()
        page.mkdir()
    elif place == "dangling link":
        page.unlink()
        page.symlink_to("../elsewhere.html")
    else:
        out.chmod(0o500)
        if os.geteuid() == 0:
            pytest.skip("permissions do not stop root")
    done = run(tool, app.parent, "site", "app", "--quiet", "-o", "out")
    out.chmod(0o700)
    if place == "dangling link":
        assert done.returncode == 0 and contents(out) == before and not page.is_symlink()
    else:
        assert done.returncode == 2 and b"error: " in done.stderr
    assert not (app.parent / "elsewhere.html").exists()


@pytest.mark.parametrize("number, code", [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_a_run_at_once_and_leaves_the_terminal_clean(number, code, tmp_path, tool):
    for index in range(3000):
        body = "".join(f"  func f{line}(_ x: Int) -> Int {{ return (x + {line}) * g({line}) }}\n" for line in range(60))
        (tmp_path / f"F{index}.swift").write_text(f"final class T{index} {{\n{body}}}\n")
    own, other = pty.openpty()
    process = subprocess.Popen([tool, "tree", "."], cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=other)
    os.close(other)
    said = b""
    # The line is drawn once a run takes over a second.
    while b"files" not in said:
        said += os.read(own, 4096)
    start = time.monotonic()
    process.send_signal(number)
    process.wait(timeout=10)
    took = time.monotonic() - start
    try:
        while chunk := os.read(own, 4096):
            said += chunk
    except OSError:
        pass
    assert process.returncode == -number == 128 - code
    assert said.endswith(b"\r\x1b[2K")
    assert took < 0.2


def test_a_signal_ends_serve_at_once(app, tool):
    process = subprocess.Popen([tool, "serve", "app", "--port", "0", "--quiet"], cwd=app.parent, stdout=subprocess.PIPE)
    process.stdout.readline()
    children = subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True).stdout.split()
    start = time.monotonic()
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=10) == -signal.SIGTERM
    assert time.monotonic() - start < 0.2
    end = time.monotonic() + 5
    while any(Path(f"/proc/{child}/exe").exists() for child in children):
        assert time.monotonic() < end, "the helper is still there"
        time.sleep(0.05)


def test_a_reader_that_goes_away_is_no_error(app, tool):
    for command in ["tree app", "render app", "check app --reporter json", "explain AppCoordinator --path app"]:
        done = subprocess.run(["bash", "-c", f'"{tool}" {command} --quiet | true'], cwd=app.parent, capture_output=True)
        assert done.stderr == b""


def little(kind, value):
    return lambda: resource.setrlimit(kind, (value, value))


SCARCITIES = {
    "address space": dict(preexec_fn=little(resource.RLIMIT_AS, 1 << 30)),
    "descriptors": dict(preexec_fn=little(resource.RLIMIT_NOFILE, 32)),
    "stack": dict(preexec_fn=little(resource.RLIMIT_STACK, 256 << 10)),
    "environment": dict(env={}),
    "locale": dict(env={"LANG": "C", "LC_ALL": "C", "PATH": os.environ["PATH"]}),
    "temporary folder": dict(env={"TMPDIR": "/nowhere", "PATH": os.environ["PATH"]}),
}


@pytest.mark.parametrize("name", SCARCITIES)
def test_little_is_enough_or_said_to_be_too_little(name, app, tool):
    whole = {}
    for command in ["tree app", "render app -f svg", "check app --reporter json"]:
        usual = run(tool, app.parent, *command.split(), "--quiet")
        scarce = run(tool, app.parent, *command.split(), "--quiet", **SCARCITIES[name])
        assert (scarce.returncode, scarce.stdout, scarce.stderr) == (usual.returncode, usual.stdout, usual.stderr)
        whole[command] = usual.stdout
    assert all(whole.values())


def test_too_little_memory_is_an_error(app, tool):
    # Swift's own report of a crash takes seconds where it is installed.
    env = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    done = run(tool, app.parent, "render", "app", "--quiet", preexec_fn=little(resource.RLIMIT_AS, 200 << 20), env=env)
    assert done.returncode != 0 and done.stdout == b""


def test_a_working_folder_that_is_gone_is_an_error(app, tool):
    folder = app.parent / "gone"
    folder.mkdir()
    script = f'cd "{folder}" && rmdir "{folder}" && "{tool}" tree --quiet'
    done = subprocess.run(["bash", "-c", script], capture_output=True, timeout=60)
    assert done.returncode == 2 and b"error: " in done.stderr


NAMES = [b"new\nline", b'quote"s', b"it's", b"\xff\xfe", b"-dash", b"a b", b"\x1b[31mred", "é".encode(), b"%s%n", b"{path}"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_of_a_file_is_read_or_told(name, app, tool):
    folder = os.fsencode(app) + b"/" + name
    os.mkdir(folder)
    with open(folder + b"/" + name + b".swift", "wb") as file:
        file.write(b"final class OddCoordinator: Coordinator {\n  var childCoordinators: [any Coordinator] = []\n  func start() {}\n}\n")
    tree = run(tool, app.parent, "tree", "app")
    assert tree.returncode in (0, 2) and b"\x1b" not in tree.stderr
    if name == b"\xff\xfe":
        assert tree.returncode == 2 and b"cannot be read: its name is not UTF-8" in tree.stderr
    else:
        assert tree.returncode == 0 and b"OddCoordinator" in tree.stdout
    picture = run(tool, app.parent, "app", "--quiet", "-o", b"out " + name + b".svg")
    assert picture.returncode in (0, 2), picture.stderr
    if picture.returncode == 0:
        svg = (app.parent / os.fsdecode(b"out " + name + b".svg")).read_bytes()
        assert svg.startswith(b"<?xml")
