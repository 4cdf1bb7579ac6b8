/** What is installed and run to build and deploy the site cannot be exchanged unseen. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

interface Workflow {
  env?: Record<string, string>;
  jobs: Record<string, { uses?: string; env?: Record<string, string>; steps?: Step[] }>;
}

const FOLDER = ".github/workflows";
const jobs = readdirSync(FOLDER).flatMap((name) => {
  const workflow = parse(readFileSync(`${FOLDER}/${name}`, "utf8")) as Workflow;
  return Object.values(workflow.jobs).map((job) => ({ ...job, env: { ...workflow.env, ...job.env } }));
});
const steps = jobs.flatMap((job) => job.steps ?? []);

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { integrity?: string; resolved?: string }>;
};
const { "": _root, ...installed } = packages;

it("every package of the lockfile has the hash of its contents, and is from no registry by name", () => {
  for (const [path, { integrity, resolved }] of Object.entries(installed)) {
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).toBeUndefined();
  }
});

it.each(["hono", "react-router", "react", "react-dom", "hast-util-sanitize", "workerd"])("there is one %s", (name) => {
  expect(Object.keys(installed).filter((path) => path.endsWith(`node_modules/${name}`))).toHaveLength(1);
});

it("every action of others is pinned by commit", () => {
  const used = [...jobs, ...steps].flatMap(({ uses }) => (uses === undefined || uses.startsWith("./") ? [] : [uses]));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

it("the deploy token reaches the step that deploys, and no other", () => {
  // Wrangler reads every token under this name; that of the logs is another secret, and may not deploy.
  const hasToken = (env: Record<string, string> = {}) =>
    Object.values(env).some((value) => value.includes("secrets.CLOUDFLARE_API_TOKEN"));
  expect(jobs.filter(({ env }) => hasToken(env))).toEqual([]);
  expect(steps.filter(({ env }) => hasToken(env)).map(({ run }) => run)).toEqual([
    expect.stringMatching(/^npx wrangler deploy /),
  ]);
});
