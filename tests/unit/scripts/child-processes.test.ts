import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { commandFile } from "#scripts/child-processes.ts";

it("the file of a package's command runs without a shell; an unknown command is named", () => {
  const { status, stdout } = spawnSync(process.execPath, [commandFile("@biomejs/biome", "biome"), "--version"], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/\d+\.\d+\.\d+/)]);
  expect(() => commandFile("vitest", "jest")).toThrow('vitest has no command "jest".');
});
