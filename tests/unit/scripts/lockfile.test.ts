/** Decision 009. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** Development tools whose binaries for other machines the registry of the lockfile's author did not have. */
const TOOLS_WITHOUT_HASHES = /\/(@biomejs\/cli|@oxc-parser\/binding|@oxlint\/binding|@oxlint-tsgolint\/)[^/]*$/;

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Entry> };
const entries = Object.entries(packages).filter(([path]) => path !== "");
const withoutHash = entries.filter(([, { integrity }]) => integrity === undefined);

describe("the lockfile", () => {
  it("has a SHA-512 hash for every package, except 44 binaries of tools for other machines", () => {
    for (const [path, { integrity }] of entries)
      if (integrity !== undefined) expect(integrity, path).toMatch(/^sha512-/);
    expect(withoutHash.map(([path]) => path).filter((path) => !TOOLS_WITHOUT_HASHES.test(path))).toEqual([]);
    expect(withoutHash.length).toBeLessThanOrEqual(44);
  });

  it("has the hash of everything that Linux with glibc installs, on x64 and arm64, and of everything that is deployed", () => {
    const unsafe = withoutHash.filter(([, { dev, optional, os, cpu, libc }]) => {
      const isForLinux =
        os?.includes("linux") && !libc?.includes("musl") && (cpu?.includes("x64") || cpu?.includes("arm64"));
      return isForLinux || os === undefined || dev !== true || optional !== true;
    });
    expect(unsafe).toEqual([]);
  });

  it("has each package of the worker once, and one workerd", () => {
    for (const name of ["hono", "react-router", "react", "react-dom", "hast-util-sanitize", "workerd"])
      expect(
        entries.filter(([path]) => path.endsWith(`node_modules/${name}`)),
        name,
      ).toHaveLength(1);
  });

  it("names no registry", () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
