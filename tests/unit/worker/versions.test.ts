/** Older versions have vulnerabilities that affect this design. */

import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FLOORS = {
  // GHSA-39q9-qp46-w8xg (memory of bodyLimit), GHSA-4m76-xfj5-7975 (mount path), GHSA-92p4-j3wq-jmqx (validator skipped).
  hono: "4.13.18",
  // 8.3.1: origins of actions, redirects in the client; 8.5.1: bounds of the manifest endpoint.
  "react-router": "8.5.1",
  "@react-router/dev": "8.4.0",
  react: "19.3.1",
  "react-dom": "19.3.1",
  "hast-util-sanitize": "5.0.2",
  // Thousands of attributes in linear time.
  parse5: "8.1.1",
  "js-cookie": "3.0.8",
  valibot: "1.5.0",
  sonner: "2.0.8",
  miniflare: "5.20261012.0",
  wrangler: "4.151.0",
  vite: "8.3.8",
} as const;

function isAtLeast(version: string, floor: string): boolean {
  const [have, want] = [version, floor].map((text) => text.split(/[.-]/).map(Number));
  const differs = want?.findIndex((part, index) => have?.[index] !== part) ?? -1;
  return differs === -1 || (have?.[differs] ?? 0) > (want?.[differs] ?? 0);
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { version?: string }>;
};
const installed = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as { version: string }).version;

describe("installed versions", () => {
  it.each(Object.entries(FLOORS))("%s is at least %s, in the lockfile and on disk", (name, floor) => {
    const locked = lock.packages[`node_modules/${name}`]?.version ?? "0.0.0";
    expect(isAtLeast(locked, floor), locked).toBe(true);
    expect(installed(name)).toBe(locked);
  });

  it("contain each package of the worker once, and one workerd", () => {
    for (const name of ["hono", "react-router", "react", "react-dom", "hast-util-sanitize", "workerd"]) {
      expect(
        Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`)),
        name,
      ).toHaveLength(1);
    }
    expect(globSync("node_modules/**/node_modules/workerd/package.json")).toEqual([]);
  });
});
