"""Rules that draw and check the coordinators of an app without reading all of its source at once.

An aspect collects the facts of each module in an action of its own, which depends on the module's sources alone; the rules link those of
all modules that a target is built of. The tool is `//tools:coordinator-graph`, a file or an executable target.
"""

CoordinatorFactsInfo = provider(
    doc = "What the source of a target's modules says.",
    fields = {"facts": "A depset of files of facts: of the target itself and of all that it depends on."},
)

# The attributes through which targets are built of others, in rules_swift, rules_apple and macros around them.
_DEPENDENCIES = ["deps", "private_deps", "implementation_deps", "exports", "frameworks", "extensions", "app_clips", "library"]

_TOOL = {
    "_tool": attr.label(
        default = "//tools:coordinator-graph",
        allow_single_file = True,
        cfg = "exec",
        executable = True,
    ),
}

def _targets(attributes, name):
    value = getattr(attributes, name, None)
    if type(value) == "Target":
        return [value]
    return [item for item in value if type(item) == "Target"] if type(value) == "list" else []

def _swift_sources(attributes):
    files = [file for target in _targets(attributes, "srcs") for file in target.files.to_list()]
    return [file for file in files if file.extension == "swift"]

def _module_name(label, attributes):
    name = getattr(attributes, "module_name", None)
    if name:
        return name

    # As rules_swift derives it where nothing is said.
    path = label.package.lstrip("/") + "/" + label.name if label.package else label.name
    name = "".join([c if c.isalnum() else "_" for c in path.elems()])
    return "_" + name if name[0].isdigit() else name

def _facts_impl(target, ctx):
    inherited = [
        dependency[CoordinatorFactsInfo].facts
        for name in _DEPENDENCIES
        for dependency in _targets(ctx.rule.attr, name)
        if CoordinatorFactsInfo in dependency
    ]
    sources = _swift_sources(ctx.rule.attr)
    facts = []
    if sources:
        # A configuration of this machine's user is no input of the build.
        config = ctx.actions.declare_file(ctx.label.name + ".facts.yml")
        ctx.actions.write(config, "# The rules that link facts have the configuration.\n")
        output = ctx.actions.declare_file(ctx.label.name + ".facts")
        arguments = ctx.actions.args()
        arguments.add_all(["facts", "--no-cache", "--quiet"])
        arguments.add("--config", config)
        arguments.add("--module", _module_name(ctx.label, ctx.rule.attr))
        arguments.add("--output", output)
        arguments.add_all(sources)
        ctx.actions.run(
            executable = ctx.executable._tool,
            arguments = [arguments],
            inputs = sources + [config],
            outputs = [output],
            mnemonic = "CoordinatorFacts",
            progress_message = "Collecting facts of %s" % ctx.label,
        )
        facts.append(output)
    return [CoordinatorFactsInfo(facts = depset(facts, transitive = inherited))]

coordinator_facts = aspect(
    implementation = _facts_impl,
    attr_aspects = _DEPENDENCIES,
    attrs = _TOOL,
    doc = "Collects the facts of each target with Swift sources, and of those that it depends on.",
)

_COMMON = dict(
    _TOOL,
    deps = attr.label_list(
        aspects = [coordinator_facts],
        mandatory = True,
        doc = "The app, or any targets whose modules and dependencies are meant.",
    ),
    config = attr.label(allow_single_file = True, doc = "The configuration; without it none is read."),
)

def _facts_of(ctx):
    return depset(transitive = [dependency[CoordinatorFactsInfo].facts for dependency in ctx.attr.deps])

def _config(ctx):
    if ctx.file.config:
        return ctx.file.config
    config = ctx.actions.declare_file(ctx.label.name + ".yml")
    ctx.actions.write(config, "# No configuration.\n")
    return config

def _graph_impl(ctx):
    facts = _facts_of(ctx)
    config = _config(ctx)
    arguments = ctx.actions.args()
    arguments.add_all(["render", "--no-cache", "--quiet"])
    arguments.add("--config", config)
    arguments.add("--output", ctx.outputs.out)
    if ctx.attr.link_template:
        arguments.add("--link-template", ctx.attr.link_template)
    arguments.add_all(ctx.attr.options)
    arguments.add_all("--facts", facts)
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [arguments],
        inputs = depset([config], transitive = [facts]),
        outputs = [ctx.outputs.out],
        mnemonic = "CoordinatorGraph",
        progress_message = "Drawing the coordinators of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([ctx.outputs.out]))]

coordinator_graph = rule(
    implementation = _graph_impl,
    attrs = dict(
        _COMMON,
        out = attr.output(mandatory = True, doc = "The file; its name says the format: svg, png, pdf, json, md, txt or dot."),
        link_template = attr.string(doc = "Where names lead; {path} and {line} stand for the place."),
        options = attr.string_list(doc = "Further options of `coordinator-graph render`."),
    ),
    doc = "Draws the coordinators of an app.",
)

def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

def _test(ctx, command, files, words):
    """A test that runs the tool over the facts of all modules, where paths begin at the root of the workspace."""
    facts = _facts_of(ctx)
    config = _config(ctx)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    line = [ctx.executable._tool.short_path, command, "--no-cache", "--config", config.short_path] + words + ctx.attr.options
    line += ["--facts"] + [file.short_path for file in facts.to_list()]
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec ./" + " ".join([_quoted(word) for word in line]) + "\n",
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = [ctx.executable._tool, config] + files, transitive_files = facts)
    return [DefaultInfo(executable = script, runfiles = runfiles.merge(ctx.attr._tool[DefaultInfo].default_runfiles))]

def _graph_test_impl(ctx):
    return _test(ctx, "render", [ctx.file.graph], ["--verify", "--output", ctx.file.graph.short_path])

coordinator_graph_test = rule(
    implementation = _graph_test_impl,
    test = True,
    attrs = dict(
        _COMMON,
        graph = attr.label(allow_single_file = [".svg", ".json"], mandatory = True, doc = "The committed picture or graph."),
        options = attr.string_list(doc = "Further options of `coordinator-graph render`."),
    ),
    doc = "Fails where a committed picture or graph no longer shows what the code does.",
)

def _check_test_impl(ctx):
    baseline = [ctx.file.baseline] if ctx.file.baseline else []
    return _test(ctx, "check", baseline, [word for file in baseline for word in ["--baseline", file.short_path]])

coordinator_check_test = rule(
    implementation = _check_test_impl,
    test = True,
    attrs = dict(
        _COMMON,
        baseline = attr.label(allow_single_file = True, doc = "A file of known findings."),
        options = attr.string_list(doc = "Further options of `coordinator-graph check`, such as --strict."),
    ),
    doc = "Fails where the pattern is applied wrongly.",
)
