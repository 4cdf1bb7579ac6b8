import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { version?: string }>;
};

describe("installed versions", () => {
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
