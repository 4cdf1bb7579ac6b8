import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

function check(options: string[], npmNode: string): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, [...options, "-r", "./scripts/node-check.cjs", "-e", ""], {
    encoding: "utf8",
    env: { ...process.env, npm_config_user_agent: `npm/10.9.9 node/v${npmNode} linux x64 workspaces/false` },
  });
}

it.each(["18.20.8", "20.18.3", "22.11.0"])("packages installed with Node %s: one line", (node) => {
  const version = node.replace(/\.\d+$/, "");
  expect(check([], node)).toMatchObject({
    status: 1,
    stderr: `Node ${version} is too old: npm leaves out packages with it. Install Node 24 and run: npm ci\n`,
  });
});

it.each(["20.19.0", "22.12.0", "26.1.0"])("packages installed with Node %s run", (node) => {
  expect(check([], node)).toMatchObject({ status: 0, stderr: "" });
});

it("a Node without TypeScript, as after `npm ci --ignore-scripts` with Node 20: one line", () => {
  expect(check(["--no-experimental-strip-types"], "20.19.0")).toMatchObject({
    status: 1,
    stderr:
      `Node ${process.versions.node} cannot run TypeScript, and the Node of the packages is missing. ` +
      "Run: npm ci (without --ignore-scripts), or install Node 24\n",
  });
});

it("the oldest Node is that of the bundler, whose optional packages npm leaves out for older ones", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };
  expect(lock.packages[""]?.engines?.node).toBe(lock.packages["node_modules/rolldown"]?.engines?.node);
});
