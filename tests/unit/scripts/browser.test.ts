import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fillFolder, installedBrowsers } from "#scripts/browser.ts";

describe("installed browsers: Chrome, then Edge, then Chromium", () => {
  it("on macOS", () => {
    expect(installedBrowsers("darwin", {})).toEqual([
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]);
  });

  it("on Windows, of one user and of all", () => {
    const env = { LOCALAPPDATA: "C:\\Users\\a\\AppData\\Local", PROGRAMFILES: "C:\\Program Files" };
    expect(installedBrowsers("win32", env)).toEqual([
      "C:\\Users\\a\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
      "C:\\Users\\a\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe",
      "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
      "C:\\Users\\a\\AppData\\Local\\Chromium\\Application\\chrome.exe",
      "C:\\Program Files\\Chromium\\Application\\chrome.exe",
    ]);
  });

  it("on Linux on ARM", () => {
    expect(installedBrowsers("linux", {})).toEqual([
      "/usr/bin/google-chrome",
      "/usr/bin/microsoft-edge",
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
    ]);
  });
});

describe("a folder that is unpacked", () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "unpack-"));
    folder = join(parent, "browser");
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  const write = (name: string) => async (partial: string) => writeFileSync(join(partial, name), name);

  it("does not exist after a failure, and is unpacked the next time", async () => {
    const breaksOff = async (partial: string) => {
      await write("half")(partial);
      expect(existsSync(folder)).toBe(false);
      throw new Error("disk full");
    };
    await expect(fillFolder(folder, breaksOff)).rejects.toThrow("disk full");
    expect(readdirSync(parent)).toEqual([]);
    await fillFolder(folder, write("whole"));
    expect(readdirSync(folder)).toEqual(["whole"]);
  });

  it("is unpacked once", async () => {
    await fillFolder(folder, write("first"));
    await fillFolder(folder, write("second"));
    expect(readdirSync(folder)).toEqual(["first"]);
  });

  it("is left as another process unpacked it in the meantime", async () => {
    await fillFolder(folder, async (partial) => {
      await fillFolder(folder, write("theirs"));
      await write("ours")(partial);
    });
    expect(readdirSync(folder)).toEqual(["theirs"]);
    expect(readdirSync(parent)).toEqual(["browser"]);
  });
});
