/**
 * WebKitGTK behind the part of Playwright's interface that the core journeys use: Playwright drives only a WebKit of its
 * own build. WebKitWebDriver is driven by Selenium; locators are resolved by Ivya, a copy of Playwright's own code.
 */

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { Builder, type WebDriver } from "selenium-webdriver";
import type { Command } from "selenium-webdriver/lib/command.js";
import { build, type Rollup } from "vite";
import { anyFreePort } from "#scripts/port-check.ts";
import { webkitPage } from "./page.ts";
import { partOf, TIMEOUT_MS, type WebKitSession } from "./session.ts";

const WINDOW = resolve("tests/support/webkit/window.py");

/** The driver's own limits are the same. */
const COMMAND_MS = TIMEOUT_MS + 2_000;

/** What window.py reports. */
type WindowReport =
  | { kind: "address"; url: string | null }
  | { kind: "load"; isStarting: boolean }
  | { kind: "started"; id: number; url: string; method: string; isDocument: boolean }
  | { kind: "finished"; id: number; status: number }
  | { kind: "failed"; id: number; error: string };

let locators: Promise<string> | undefined;

async function locatorScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: resolve("tests/support/webkit/in-page.ts"), formats: ["iife"], name: "inPage" },
    },
  });
  return (built as Rollup.RollupOutput[])[0]?.output[0].code ?? "";
}

function relay(events: EventEmitter, session: WebKitSession) {
  const open = new Map<number, object>();
  return (report: WindowReport) => {
    if (report.kind === "address") {
      session.url = report.url ?? session.url;
      return;
    }
    if (report.kind === "load") {
      session.isLeaving = report.isStarting;
      return;
    }
    if (report.kind === "started") {
      const { url, method, isDocument } = report;
      const request = {
        ...{ url: () => url, method: () => method, failure: () => null },
        ...{ isNavigationRequest: () => isDocument, resourceType: () => (isDocument ? "document" : "other") },
      };
      open.set(report.id, request);
      events.emit("request", request);
      return;
    }
    const request = open.get(report.id);
    // A failed one is finished, too.
    if (request === undefined) return;
    open.delete(report.id);
    if (report.kind === "failed") {
      const errorText = report.error;
      events.emit("requestfailed", { ...request, failure: () => ({ errorText }) });
      return;
    }
    events.emit("response", { ...request, request: () => request, status: () => report.status });
    events.emit("requestfinished", request);
  };
}

/** Said by this engine alone: it lacks the directive, and the preloaded picture is on the page. */
const NOT_OURS =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|preloaded using link preload but not used/;

function readConsole(output: Readable, events: EventEmitter): void {
  createInterface(output).on("line", (line) => {
    const [, level, text = ""] = /CONSOLE (?:\w+ )?(LOG|INFO|WARN|ERROR|DEBUG) (.*)$/.exec(line) ?? [];
    if (level === undefined || NOT_OURS.test(text)) return;
    events.emit("console", { type: () => level.toLowerCase(), text: () => text });
  });
}

/** Starts a program that ends with this process, or once its input ends. */
function tethered(command: string, display = ""): ChildProcessWithoutNullStreams {
  const child = spawn("sh", ["-c", `${command} & read _; kill -9 $!`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: "1" },
  });
  child.unref();
  return child;
}

let started: Promise<string> | undefined;

/** An X server's display for the windows of this process. */
function display(): Promise<string> {
  started ??= new Promise((resolve) => {
    // The server names a free one.
    const server = tethered("Xvfb -displayfd 1 -screen 0 1600x1200x24");
    createInterface(server.stdout).once("line", (line) => resolve(`:${line.trim()}`));
  });
  return started;
}

async function startSession(session: WebKitSession) {
  let reporting: Socket | undefined;
  const server = createServer((socket) => {
    reporting = socket;
    const read = relay(session.events, session);
    createInterface(socket).on("line", (line) => read(JSON.parse(line) as WindowReport));
  }).listen(0, "127.0.0.1");
  const port = await anyFreePort();
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const process = tethered(`WebKitWebDriver --port=${port}`, await display());
  readConsole(process.stderr, session.events);
  const { width, height } = session.options.viewport ?? { width: 1280, height: 720 };
  const window = {
    ...{ width, height, folder, port: (server.address() as AddressInfo).port },
    scripts: [await (locators ??= locatorScript()), ...session.scripts],
    blocked: session.blocked,
    javaScript: session.options.javaScriptEnabled !== false,
  };
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: WINDOW, args: [JSON.stringify(window)] },
  });
  let driver: WebDriver | undefined;
  for (let tries = 0; driver === undefined; tries++) {
    // oxlint-disable-next-line no-await-in-loop
    driver = await Promise.resolve(builder.build()).catch(async (error: Error) => {
      // The driver listens a moment after it was started.
      if (tries >= 50 || !error.message.includes("ECONNREFUSED")) throw error;
      await pause(50);
      return undefined;
    });
  }
  await driver.manage().setTimeouts({ pageLoad: TIMEOUT_MS, script: TIMEOUT_MS });
  const execute = driver.execute.bind(driver);
  const late = (command: Command) =>
    pause(COMMAND_MS, undefined, { ref: false }).then(() =>
      Promise.reject(new Error(`no answer: ${command.getName()}`)),
    );
  driver.execute = (command: Command) => Promise.race([execute(command), late(command)]);
  const close = () => {
    // Ends the window as well.
    reporting?.destroy();
    server.close();
    process.stdin.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { driver, close };
}

function newContext(options: BrowserContextOptions): BrowserContext {
  let started: ReturnType<typeof startSession> | undefined;
  const session: WebKitSession = {
    events: new EventEmitter(),
    scripts: [],
    blocked: [],
    options,
    url: "about:blank",
    isLeaving: false,
    driver: async () => (await (started ??= startSession(session))).driver,
  };
  const context = partOf<BrowserContext>("context", {
    addInitScript: async (script: () => void) => void session.scripts.push(`(${String(script)})();`),
    newPage: async () => webkitPage(session, context),
    cookies: async () => (await session.driver()).manage().getCookies(),
    close: async () => (await started)?.close(),
  });
  return context;
}

export function webkitGtk(): Browser {
  return partOf<Browser>("browser", { newContext: async (options = {}) => newContext(options) });
}
