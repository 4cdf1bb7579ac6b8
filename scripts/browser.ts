/**
 * The browser of tests and benchmarks: CHROME_PATH if it is set, else the headless Chromium in `@sparticuz/chromium`, which
 * needs neither an installation nor root and makes all machines test the same; it is built for Linux on x64. Elsewhere,
 * the installed Google Chrome.
 */

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from "playwright-core";

const UNPACK_DIR = resolve(".tmp/browser");

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

/** The package's own configuration names folders of AWS Lambda; Chromium crashes when it finds no font. */
function fontsConfig(): string {
  const file = join(UNPACK_DIR, "fonts.conf");
  const dirs = [join(UNPACK_DIR, "fonts"), "/usr/share/fonts"].map((dir) => `<dir>${dir}</dir>`).join("");
  writeFileSync(file, `<fontconfig>${dirs}<cachedir>${join(UNPACK_DIR, "fonts-cache")}</cachedir></fontconfig>`);
  return file;
}

/** Unpacks the npm package's browser, and libraries a bare machine lacks, into `.tmp`. */
async function bundled(): Promise<LaunchOptions> {
  mkdirSync(UNPACK_DIR, { recursive: true });
  process.env.TMPDIR = UNPACK_DIR;
  const { default: chromiumPackage, inflate } = await import("@sparticuz/chromium");
  const executablePath = await chromiumPackage.executablePath();
  // Not `import.meta.resolve`, which Vitest's module runner lacks.
  const packageDir = dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));
  const libraries = await inflate(join(packageDir, "bin/al2023.tar.br"));
  const env = { ...process.env, LD_LIBRARY_PATH: join(libraries, "lib"), FONTCONFIG_FILE: fontsConfig() };
  return { executablePath, env };
}

async function chosen(): Promise<LaunchOptions> {
  const { CHROME_PATH = "" } = process.env;
  if (CHROME_PATH === "") {
    return process.platform === "linux" && process.arch === "x64" ? bundled() : { channel: "chrome" };
  }
  if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not exist.`);
  return { executablePath: CHROME_PATH };
}

interface BrowserOptions {
  /** With the back/forward cache, which Playwright switches off. */
  keepsPages?: boolean;
  moreFlags?: readonly string[];
}

async function launchOptions({ keepsPages = false, moreFlags = [] }: BrowserOptions): Promise<LaunchOptions> {
  return {
    ...(await chosen()),
    args: [...FLAGS, ...moreFlags],
    headless: true,
    ...(keepsPages ? { ignoreDefaultArgs: ["--disable-back-forward-cache"] } : {}),
  };
}

export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch(await launchOptions(options));
}

/** For several processes; they connect to its `wsEndpoint()`. */
export async function launchBrowserServer(options: BrowserOptions = {}): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions(options));
}
