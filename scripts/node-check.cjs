/** Loaded before the main scripts of package.json, by any Node: says in one line why they cannot run. */

function stop(line) {
  console.error(line);
  process.exit(1);
}

// "npm/11.0.0 node/v20.19.0 linux x64": the Node that npm installed the packages with.
const agent = /\bnode\/v(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent || "");
if (agent !== null) {
  const major = Number(agent[1]);
  const minor = Number(agent[2]);
  // "engines" in package.json.
  if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
    stop(`Node ${major}.${minor} is too old: npm leaves out packages with it. Install Node 24 and run: npm ci`);
  }
}

if (!process.features.typescript) {
  stop(
    `Node ${process.versions.node} cannot run TypeScript, and the Node of the packages is missing. ` +
      "Run: npm ci (without --ignore-scripts), or install Node 24",
  );
}
