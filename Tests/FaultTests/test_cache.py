"""What runs leave for the next ones never changes a result: when they are killed, run at once, have no room, or find it damaged.

`FAULTS` and `SEED` in the environment mean what they mean in test_faults.py.
"""
import random
import shutil
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from project import ROOT
from test_faults import KILLS, SEED, disk, run

TREE = ["render", "app", "--quiet", "--format", "json"]


@pytest.fixture
def app(tmp_path):
    return shutil.copytree(ROOT / "samples/ListDetail", tmp_path / "app")


@pytest.fixture
def truth(app, tool):
    done = run(tool, app.parent, *TREE, "--no-cache")
    assert done.returncode == 0, done.stderr
    return done.stdout


def agrees(tool, app, truth, *arguments):
    done = run(tool, app.parent, *TREE, "--cache-path", "cache", *arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == truth


def packs(app):
    return sorted((app.parent / "cache").glob("*"))


def test_a_kill_leaves_nothing_that_is_wrong(app, tool, truth):
    start = time.monotonic()
    agrees(tool, app, truth)
    duration = time.monotonic() - start
    chance = random.Random(SEED)
    print(f"seed {SEED}")
    for _ in range(KILLS):
        for pack in packs(app):
            pack.unlink()
        process = subprocess.Popen([tool, *TREE, "--cache-path", "cache"], cwd=app.parent, stdout=subprocess.DEVNULL)
        time.sleep(duration * chance.uniform(0.1, 1.1))
        process.kill()
        process.wait()
        assert [pack.suffix for pack in packs(app)] in ([], [".factpack"])
        agrees(tool, app, truth)


def test_a_flipped_bit_costs_time_and_nothing_else(app, tool, truth):
    agrees(tool, app, truth)
    (pack,) = packs(app)
    good = pack.read_bytes()
    chance = random.Random(SEED)
    print(f"seed {SEED}")
    for _ in range(KILLS):
        damaged = bytearray(good)
        place = chance.randrange(len(good))
        damaged[place] ^= 1 << chance.randrange(8)
        pack.write_bytes(damaged)
        agrees(tool, app, truth)


def test_many_runs_at_once_agree(app, tool, truth):
    with ThreadPoolExecutor(16) as pool:
        list(pool.map(lambda _: agrees(tool, app, truth), range(32)))
    assert len(packs(app)) == 1
    agrees(tool, app, truth)


def test_a_full_disk_is_no_error(app, tool, truth):
    agrees(tool, app, truth)
    pages = -(-packs(app)[0].stat().st_size // 4096)
    shutil.rmtree(app.parent / "cache")
    for size in range(1, pages + 3):
        with disk(app.parent / "cache", size * 4096):
            agrees(tool, app, truth)
            agrees(tool, app, truth)
            assert [pack.suffix for pack in packs(app)] in ([], [".factpack"])


def test_each_state_of_a_history_is_read_as_without_a_cache(app, tool):
    """A file is written, moved and removed again and again, as a checkout does it."""
    chance = random.Random(SEED)
    print(f"seed {SEED}")
    sources = sorted(app.rglob("*.swift"))
    texts = [source.read_text() for source in sources]
    for _ in range(KILLS):
        file = chance.choice(sources)
        change = chance.randrange(4)
        if change == 0:
            file.unlink(missing_ok=True)
        elif change == 1:
            file.write_text(chance.choice(texts))
        elif change == 2:
            file.write_text(chance.choice(texts).replace("Detail", chance.choice(["Retail", "Other"])))
        elif file.exists():
            file.rename(chance.choice(sources))
        if not any(source.exists() for source in sources):
            file.write_text(chance.choice(texts))
        plain = run(tool, app.parent, *TREE, "--no-cache")
        kept = run(tool, app.parent, *TREE, "--cache-path", "cache")
        assert (kept.returncode, kept.stdout, kept.stderr) == (plain.returncode, plain.stdout, plain.stderr)
