"""Makes the files of a release of a small executable in place of the built one, and of what it takes for granted."""
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import tarfile
import zipfile

import pytest
from project import ROOT
from releases import archive

PAGES = ["man/man1/coordinator-graph.1", "man/man1/coordinator-graph-tree.1"]
COMPLETIONS = [
    "bash-completion/completions/coordinator-graph",
    "zsh/site-functions/_coordinator-graph",
    "fish/vendor_completions.d/coordinator-graph.fish",
]
DOCUMENTS = ["LICENSE", "CHANGELOG.md", "THIRD-PARTY.txt", "empty-graph.md", "sbom.spdx.json"]
REPOSITORY = "https://example.com/team/coordinator-graph"


def printed(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def packaged(script, *arguments):
    return printed(ROOT / ".ci" / "packaging" / script, *map(str, arguments))


VERSION, PLATFORM = packaged("version"), packaged("platform")
NAME = f"coordinator-graph-{VERSION}-{PLATFORM}"


@pytest.fixture(scope="module")
def stage(tmp_path_factory):
    """What `.ci/packaging/build` leaves, with an executable that every machine has."""
    stage = tmp_path_factory.mktemp("stage")
    for path in [*PAGES, *COMPLETIONS, *(f"doc/coordinator-graph/{name}" for name in DOCUMENTS)]:
        file = stage / "share" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("#!/bin/bash\n{}\n")
    (stage / "bin").mkdir()
    shutil.copy("/bin/true", stage / "bin" / "coordinator-graph")
    return stage


@pytest.fixture(scope="module")
def dist(stage, tmp_path_factory):
    dist = tmp_path_factory.mktemp("dist")
    packaged("pack", stage, dist)
    return dist


def test_the_checksums_are_those_of_the_files(dist):
    sums = dict(line.split("  ")[::-1] for line in (dist / f"{NAME}.sha256").read_text().splitlines())
    files = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in dist.iterdir() if path.suffix != ".sha256"}
    assert sums == files
    assert {f"{NAME}.tar.gz", f"{NAME}.spdx.json"} <= files.keys()


def test_the_archive_has_everything_below_one_folder(dist):
    with tarfile.open(dist / f"{NAME}.tar.gz") as tar:
        entries = {entry.name: entry for entry in tar.getmembers()}
    shares = [f"share/{path}" for path in [*PAGES, *COMPLETIONS, *(f"doc/coordinator-graph/{name}" for name in DOCUMENTS)]]
    files = {f"{NAME}/{path}" for path in ["README", "bin/coordinator-graph", *shares]}
    assert {name for name, entry in entries.items() if entry.isfile()} == files
    assert {entry.uname for entry in entries.values()} == {"root"}
    assert {entry.mtime for entry in entries.values()} == {int(printed("git", "log", "-1", "--format=%ct"))}
    assert {name for name, entry in entries.items() if entry.isfile() and entry.mode == 0o755} == {f"{NAME}/bin/coordinator-graph"}


def test_the_same_stage_gives_the_same_bytes(stage, dist, tmp_path):
    copy = tmp_path / "copy"
    shutil.copytree(stage, copy, copy_function=shutil.copy)
    packaged("pack", copy, tmp_path / "dist")
    assert {path.name: path.read_bytes() for path in dist.iterdir()} == {
        path.name: path.read_bytes() for path in (tmp_path / "dist").iterdir()
    }


@pytest.mark.skipif(not shutil.which("dpkg-shlibdeps"), reason="Debian packages are made on Debian")
def test_the_debian_package_depends_on_what_the_executable_links(dist, tmp_path):
    (package,) = dist.glob("*.deb")
    fields = printed("dpkg-deb", "--field", package, "Package", "Version", "Depends", "Recommends").splitlines()
    assert fields[:2] == ["Package: coordinator-graph", f"Version: {VERSION}"]
    assert any(line.startswith("Depends: libc6") for line in fields)
    printed("dpkg-deb", "--extract", package, tmp_path)
    share = tmp_path / "usr" / "share"
    assert (tmp_path / "usr/bin/coordinator-graph").stat().st_mode & 0o777 == 0o755
    assert gzip.decompress((share / f"{PAGES[1]}.gz").read_bytes()) == b"#!/bin/bash\n{}\n"
    assert not (share / COMPLETIONS[0]).read_text().startswith("#!")
    assert (share / "zsh/vendor-completions/_coordinator-graph").exists()
    assert (share / "doc/coordinator-graph/copyright").exists()
    printed("dpkg-deb", "--control", package, tmp_path / "control")
    sums = (tmp_path / "control" / "md5sums").read_text().splitlines()
    assert all(hashlib.md5((tmp_path / line[34:]).read_bytes()).hexdigest() == line[:32] for line in sums)
    assert len(sums) == sum(path.is_file() for path in (tmp_path / "usr").rglob("*"))


@pytest.fixture
def published(tmp_path):
    """The archives of all platforms, with their checksums."""
    for platform in ("linux-x86_64", "linux-arm64", "macos-universal"):
        name = f"coordinator-graph-{VERSION}-{platform}"
        data = archive(name, platform.encode())
        (tmp_path / f"{name}.tar.gz").write_bytes(data)
        (tmp_path / f"{name}.sha256").write_text(f"{hashlib.sha256(data).hexdigest()}  {name}.tar.gz\n")
    return tmp_path


def test_the_bundle_has_the_executable_of_each_platform(published):
    packaged("bundle", published)
    data = (published / f"coordinator-graph-{VERSION}.artifactbundle.zip").read_bytes()
    with zipfile.ZipFile(io.BytesIO(data)) as bundle:
        root = "coordinator-graph.artifactbundle"
        artifact = json.loads(bundle.read(f"{root}/info.json"))["artifacts"]["coordinator-graph"]
        executables = {triple: variant["path"] for variant in artifact["variants"] for triple in variant["supportedTriples"]}
        contents = {triple: bundle.read(f"{root}/{path}").decode() for triple, path in executables.items()}
        assert {bundle.getinfo(f"{root}/{path}").external_attr >> 16 for path in executables.values()} == {0o100755}
    assert artifact["version"] == VERSION
    assert contents == {
        "x86_64-unknown-linux-gnu": "linux-x86_64",
        "aarch64-unknown-linux-gnu": "linux-arm64",
        "arm64-apple-macosx": "macos-universal",
        "x86_64-apple-macosx": "macos-universal",
    }
    packaged("bundle", published)
    assert (published / f"coordinator-graph-{VERSION}.artifactbundle.zip").read_bytes() == data


def test_the_formula_names_each_archive_with_its_checksum(published):
    formula = packaged("formula", published, REPOSITORY)
    for file in published.glob("*.tar.gz"):
        address = f'url "{REPOSITORY}/releases/download/v{VERSION}/{file.name}"'
        assert f'{address}\n' in formula
        following = formula.split(address)[1].splitlines()[1].strip()
        assert following == f'sha256 "{hashlib.sha256(file.read_bytes()).hexdigest()}"'


def test_a_formula_without_a_platform_is_none(published):
    (published / f"coordinator-graph-{VERSION}-linux-arm64.sha256").write_text("")
    with pytest.raises(subprocess.CalledProcessError):
        packaged("formula", published, REPOSITORY)


def test_the_list_of_contents_names_packages_once(tmp_path):
    leaf = {"identity": "yams", "version": "6.2.2", "url": "https://example.com/jpsim/Yams.git", "dependencies": []}
    tree = {"identity": "app", "dependencies": [leaf, {**leaf, "identity": "other", "dependencies": [leaf]}]}
    (tmp_path / "tree.json").write_text(json.dumps(tree))
    document = json.loads(packaged("sbom", tmp_path / "tree.json"))
    found = [(package["name"], package["versionInfo"]) for package in document["packages"]]
    assert found[:3] == [("coordinator-graph", VERSION), ("other", "6.2.2"), ("yams", "6.2.2")]
    assert len(document["relationships"]) == len(found) == len(set(found))
    assert [package["licenseDeclared"] for package in document["packages"] if package["name"] == "yams"] == ["MIT"]
