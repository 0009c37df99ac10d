"""Runs the steps of action.yml as GitHub's runner does, as far as they use it."""
import os
import re
import shutil
import subprocess
from dataclasses import dataclass, field

import yaml
from project import ROOT


@dataclass
class Run:
    """What a run of the action left behind."""

    status: int
    outputs: dict
    summary: str
    log: str
    path: str
    steps: list = field(default_factory=list)


def value(expression, context):
    """An expression of names, `||` and `== 'text'`; a name that is not in the context is empty, as on the runner."""
    if match := re.fullmatch(r"(.+) == '(.*)'", expression):
        return value(match[1], context) == match[2]
    names = [name.strip() for name in expression.split("||")]
    assert all(re.fullmatch(r"[a-z_.-]+", name) for name in names), expression
    return next((context[name] for name in names if context.get(name)), "")


def filled(text, context):
    return re.sub(r"\$\{\{ (.+?) \}\}", lambda match: str(value(match[1], context)), str(text))


def run(tool, folder, workspace, inputs, event, environment, is_cached=True):
    """Runs the action in a workspace, where the cache has the tool or not."""
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    defaults = {name: str(input.get("default", "")) for name, input in action["inputs"].items()}
    context = {**event}
    for name, text in {**defaults, **inputs}.items():
        context[f"inputs.{name}"] = filled(text, context)
    if is_cached:
        (folder / "coordinator-graph").mkdir(exist_ok=True)
        shutil.copy(tool, folder / "coordinator-graph" / "coordinator-graph")

    result = Run(0, {}, "", "", "")
    for step in action["runs"]["steps"]:
        if "run" not in step or result.status != 0 or not value(step.get("if", "always"), {"always": "yes", **context}):
            continue
        files = {name: folder / name.lower() for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_PATH")}
        for file in files.values():
            file.write_text("")
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]],
            cwd=workspace / filled(step.get("working-directory", "."), context),
            env={
                **os.environ,
                **environment,
                "PATH": f"{result.path}:{environment.get('PATH', os.environ['PATH'])}",
                "GITHUB_ACTION_PATH": str(ROOT),
                "RUNNER_TEMP": str(folder),
                **{name: str(file) for name, file in files.items()},
                **{name: filled(text, context) for name, text in step.get("env", {}).items()},
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        result.status = done.returncode
        result.log += done.stdout.decode()
        result.steps.append(step["name"])
        result.summary += files["GITHUB_STEP_SUMMARY"].read_text()
        result.path += files["GITHUB_PATH"].read_text().strip()
        for line in files["GITHUB_OUTPUT"].read_text().splitlines():
            name, text = line.split("=", 1)
            context[f"steps.{step['id']}.outputs.{name}"] = text
    result.outputs = {name: filled(output["value"], context) for name, output in action["outputs"].items()}
    return result
