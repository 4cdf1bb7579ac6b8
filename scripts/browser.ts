/**
 * A Chromium for tests: CHROME_PATH, else an installed one, else the headless build in `@sparticuz/chromium`, which needs
 * neither an installation nor root.
 */

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from "playwright-core";

const UNPACK_DIR = resolve(".tmp/browser");

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

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

interface Executable {
  path: string;
  flags: string[];
  env?: NodeJS.ProcessEnv;
}

/** The package's own configuration names folders of AWS Lambda; Chromium crashes when it finds no font. */
function fontsConfig(): string {
  const file = join(UNPACK_DIR, "fonts.conf");
  const dirs = [join(UNPACK_DIR, "fonts"), "/usr/share/fonts"].map((dir) => `<dir>${dir}</dir>`).join("");
  writeFileSync(file, `<fontconfig>${dirs}<cachedir>${join(UNPACK_DIR, "fonts-cache")}</cachedir></fontconfig>`);
  return file;
}

/** Unpacks the npm package's browser, and libraries a bare machine lacks, into `.tmp`. */
async function bundled(): Promise<Executable> {
  mkdirSync(UNPACK_DIR, { recursive: true });
  process.env.TMPDIR = UNPACK_DIR;
  const { default: chromiumPackage, inflate } = await import("@sparticuz/chromium");
  const path = await chromiumPackage.executablePath();
  const packageDir = dirname(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))));
  const libraries = await inflate(join(packageDir, "bin/al2023.tar.br"));
  const env = { ...process.env, LD_LIBRARY_PATH: join(libraries, "lib"), FONTCONFIG_FILE: fontsConfig() };
  return { path, flags: FLAGS, env };
}

/** `CHROME_PATH=bundled` takes the package's browser even if another is installed. */
async function executable(): Promise<Executable> {
  const named = process.env.CHROME_PATH;
  if (named === "bundled") return bundled();
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return { path: named, flags: FLAGS };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  return installed === undefined ? bundled() : { path: installed, flags: FLAGS };
}

interface BrowserOptions {
  /** With the back/forward cache, which Playwright switches off. */
  keepsPages?: boolean;
  moreFlags?: readonly string[];
}

async function launchOptions({ keepsPages = false, moreFlags = [] }: BrowserOptions): Promise<LaunchOptions> {
  const { path, flags, env } = await executable();
  return {
    executablePath: path,
    args: [...flags, ...moreFlags],
    headless: true,
    ...(keepsPages ? { ignoreDefaultArgs: ["--disable-back-forward-cache"] } : {}),
    ...(env === undefined ? {} : { env }),
  };
}

export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch(await launchOptions(options));
}

/** For several processes; they connect to its `wsEndpoint()`. */
export async function launchBrowserServer(options: BrowserOptions = {}): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions(options));
}
