"""Runs the command plugin for SwiftPM in a package of ours, with a bundle made of the built tool."""
import os
import re
import shutil
import subprocess
import tarfile
import zipfile

import hostile
import pytest
from project import ROOT


@pytest.fixture(scope="module")
def package(tool, tmp_path_factory):
    """A package with coordinators, which depends on the plugin's package as its README says."""
    folder = tmp_path_factory.mktemp("app")
    plugin = folder / "Tools" / "RunCoordinatorGraph"
    shutil.copytree(ROOT / ".ci" / "packaging" / "swiftpm", plugin)
    version, platform = (
        subprocess.run([ROOT / ".ci" / "packaging" / script], check=True, capture_output=True, text=True).stdout.strip()
        for script in ("version", "platform")
    )
    name = f"coordinator-graph-{version}-{platform}"
    dist = tmp_path_factory.mktemp("dist")
    with tarfile.open(dist / f"{name}.tar.gz", "w:gz", compresslevel=1) as tar:
        tar.add(tool, f"{name}/bin/coordinator-graph")
    subprocess.run([ROOT / ".ci" / "packaging" / "bundle", dist], check=True)
    with zipfile.ZipFile(dist / f"coordinator-graph-{version}.artifactbundle.zip") as bundle:
        bundle.extractall(plugin)
    for executable in plugin.glob("*.artifactbundle/*/bin/*"):
        executable.chmod(0o755)
    (folder / "Sources" / "App").mkdir(parents=True)
    (folder / "Sources" / "App" / "App.swift").write_text(hostile.app(["Home"]))
    (folder / "Package.swift").write_text(
        "// swift-tools-version: 6.0\nimport PackageDescription\n"
        'let package = Package(name: "App", dependencies: [.package(path: "Tools/RunCoordinatorGraph")],'
        ' targets: [.target(name: "App")])\n'
    )
    return folder


def page():
    """What docs/xcode.md says to type."""
    return re.findall(r"^swift package .*", (ROOT / "docs" / "xcode.md").read_text(), flags=re.MULTILINE)


def swift_package(folder, *arguments, options=["--allow-writing-to-package-directory"]):
    return subprocess.run(
        ["swift", "package", *options, "coordinator-graph", *arguments], cwd=folder, capture_output=True, text=True, timeout=600, env={**os.environ, "CI": ""}
    )


def test_the_command_reads_the_package(package):
    done = swift_package(package, "tree", "Sources", "--quiet")
    assert done.returncode == 0, done.stderr
    assert "Home" in done.stdout


def test_the_command_writes_a_picture_where_it_may(package):
    done = swift_package(package, "render", "Sources", "-q", "-o", "flow.svg")
    assert done.returncode == 0, done.stderr
    assert (package / "flow.svg").read_text().startswith("<?xml")


def test_the_page_says_what_works(package):
    (package / "docs").mkdir()
    assert len(page()) == 2
    for line in page():
        done = subprocess.run(["bash", "-c", line], cwd=package, capture_output=True, text=True, timeout=600, env={**os.environ, "CI": ""})
        assert done.returncode == 0, line + "\n" + done.stderr
    assert (package / "docs" / "flow.svg").exists()


def test_a_failure_of_the_tool_is_one_of_the_command(package):
    done = swift_package(package, "tree", "Nowhere")
    assert done.returncode != 0
    assert "Nowhere: error: No such file or directory" in done.stdout + done.stderr
    assert "exit code 2" in done.stdout + done.stderr


def test_without_the_permission_nothing_runs(package):
    done = swift_package(package, "tree", "Sources", options=[])
    assert done.returncode != 0
    assert "wants permission to write to the package directory" in done.stderr
