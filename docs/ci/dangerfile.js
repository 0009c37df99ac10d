// How the pull request changes the flow of the app, among what else Danger says.
const { spawnSync } = require("child_process");
const { danger, fail, markdown } = require("danger");

const { base, head } = danger.github.pr;
const link = `${base.repo.html_url}/blob/{revision}/{path}#L{line}`;
const diff = spawnSync(
  "coordinator-graph",
  ["diff", "--path", "Sources", "--format", "markdown", "--title", "Coordinator flow", "--link-template", link, "--quiet"]
    .concat(["--", `${base.sha}...${head.sha}`]),
  { encoding: "utf8", maxBuffer: 1 << 20 }
);
if (diff.status !== 0) {
  fail(`coordinator-graph could not compare the revisions: ${diff.error || diff.stderr}`);
} else if (diff.stdout !== "") {
  markdown(diff.stdout);
}
