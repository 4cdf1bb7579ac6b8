/**
 * The browser of tests and benchmarks: CHROME_PATH if it is set, else the headless Chromium in `@sparticuz/chromium`, which
 * needs neither an installation nor root and makes all machines test the same; it is built for Linux on x64. Elsewhere,
 * the installed Chrome, or on Windows Edge.
 */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // "HeadlessChrome" counts as a crawler, and crawlers get no error pages.
  "--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
];

/** The package's own configuration names folders of AWS Lambda; Chromium crashes when it finds no font. @param folder that it is for */
function fontsConfig(folder: string): string {
  const dirs = [join(folder, "fonts"), "/usr/share/fonts"].map((dir) => `<dir>${dir}</dir>`).join("");
  return `<fontconfig>${dirs}<cachedir>${join(folder, "fonts-cache")}</cachedir></fontconfig>`;
}

/**
 * Fills a folder so that it exists only when it is complete: an interrupted run leaves nothing that a later one would use,
 * and of two processes at the same time one wins.
 */
export async function fillFolder(folder: string, fill: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  try {
    await fill(partial);
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Unpacks the npm package's browser, and libraries a bare machine lacks, into `.tmp`. */
async function bundled(): Promise<LaunchOptions> {
  // Not `import.meta.resolve`, which Vitest's module runner lacks.
  const packageDir = dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));
  const { version } = JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")) as { version: string };
  const folder = resolve(".tmp", `chromium-${version}`);
  await fillFolder(folder, async (partial) => {
    // The package unpacks into the system's folder for temporary files.
    process.env.TMPDIR = partial;
    const { default: chromiumPackage, inflate } = await import("@sparticuz/chromium");
    await Promise.all([chromiumPackage.executablePath(), inflate(join(packageDir, "bin/al2023.tar.br"))]);
    writeFileSync(join(partial, "fonts.conf"), fontsConfig(folder));
  });
  process.env.TMPDIR = folder;
  return {
    executablePath: join(folder, "chromium"),
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_FILE: join(folder, "fonts.conf") },
  };
}

async function chosen(): Promise<LaunchOptions> {
  const { CHROME_PATH = "" } = process.env;
  if (CHROME_PATH !== "") return { executablePath: CHROME_PATH };
  if (process.platform === "linux" && process.arch === "x64") return bundled();
  return { channel: process.platform === "win32" ? "msedge" : "chrome" };
}

/** Memory that a large page needs; a container's /dev/shm has 64 MB unless told otherwise. */
const SHARED_MEMORY_BYTES = 1024 ** 3;

/** False where Chromium's processes must share memory through files, as Playwright has them do everywhere. */
function hasSharedMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize >= SHARED_MEMORY_BYTES;
}

export async function launchBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...(await chosen()),
    args: [...FLAGS, ...moreFlags],
    headless: true,
    ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
  });
}
