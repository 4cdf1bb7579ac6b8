import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { commandFile } from "#scripts/child-processes.ts";

describe("the file of a package's command", () => {
  it.each([
    ["vitest", "vitest"],
    ["@react-router/dev", "react-router"],
    ["@biomejs/biome", "biome"],
    ["oxlint", "oxlint"],
    ["wrangler", "wrangler"],
  ])("%s: %s runs without a shell", (packageName, command) => {
    const { status, stdout } = spawnSync(process.execPath, [commandFile(packageName, command), "--version"], {
      encoding: "utf8",
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/\d+\.\d+\.\d+/);
  });

  it("an unknown command is named", () => {
    expect(() => commandFile("vitest", "jest")).toThrow('vitest has no command "jest".');
  });
});
