import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fillFolder } from "#scripts/browser.ts";

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "unpack-"));
  folder = join(parent, "browser");
});
afterEach(() => rmSync(parent, { recursive: true }));

const write = (name: string) => async (partial: string) => writeFileSync(join(partial, name), name);

it("a folder that is unpacked does not exist after a failure, is unpacked the next time, and then no more", async () => {
  const breaksOff = async (partial: string) => {
    await write("half")(partial);
    expect(existsSync(folder)).toBe(false);
    throw new Error("disk full");
  };
  await expect(fillFolder(folder, breaksOff)).rejects.toThrow("disk full");
  expect(readdirSync(parent)).toEqual([]);
  await fillFolder(folder, write("whole"));
  await fillFolder(folder, write("again"));
  expect(readdirSync(folder)).toEqual(["whole"]);
});

it("a folder that is unpacked is left as another process unpacked it in the meantime", async () => {
  await fillFolder(folder, async (partial) => {
    await fillFolder(folder, write("theirs"));
    await write("ours")(partial);
  });
  expect(readdirSync(folder)).toEqual(["theirs"]);
  expect(readdirSync(parent)).toEqual(["browser"]);
});
