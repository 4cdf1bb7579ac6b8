import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { released } from "#scripts/release.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

it("npm version gives what is unreleased the heading of the version, once", () => {
  const changes = `# Changes\n\n## Unreleased\n\n- New.\n\n## ${version}\n\n- Old.\n`;
  const next = released(changes, "9.0.0");
  expect(next).toBe(`# Changes\n\n## Unreleased\n\n## 9.0.0\n\n- New.\n\n## ${version}\n\n- Old.\n`);
  expect(() => released(next, "9.1.0")).toThrow("nothing under Unreleased");
});

it("the changelog has a heading for the version in package.json, and one for what is unreleased", () => {
  const headings = readFileSync("CHANGELOG.md", "utf8").match(/^## .*/gm) ?? [];
  expect(headings.slice(0, 2)).toEqual(["## Unreleased", `## ${version}`]);
});
