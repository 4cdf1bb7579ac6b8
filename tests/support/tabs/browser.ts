/**
 * A browser with several tabs, each with the site's real modules, over one storage, one cookie and one lock manager, with a
 * clock that tests move and answers that tests give. Nothing is rendered.
 */

import { setImmediate as macrotask } from "node:timers/promises";
import type { Globals, LoadModules, Modules } from "./bundle.ts";
import { VirtualClock } from "./clock.ts";
import { Locks } from "./locks.ts";
import { refused, type StorageState, storageOf } from "./storage.ts";

/** A field of a form, as far as drafts read it. */
export class FormField {
  readonly name: string;
  readonly defaultValue = "";
  readonly type = "text";
  value = "";

  constructor(name: string) {
    this.name = name;
  }
}

class NoField {
  readonly isNone = true;
}

/** A call of a tab that waits for its answer. */
export interface PendingCall {
  tab: Tab;
  request: Request;
  body: string;
  answer: (response: Response) => void;
  /** The connection is lost. */
  fail: () => void;
}

interface TabDocument extends EventTarget {
  visibilityState: "visible" | "hidden";
}

const ORIGIN = "https://localhost";

/** One document of the site. */
export class Tab {
  readonly modules: Modules;
  readonly window = new EventTarget();
  readonly document: TabDocument = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  readonly browser: SimulatedBrowser;
  /** `sessionStorage`, which outlives documents. */
  readonly session: Map<string, string>;
  /** What was said to the visitor: `warning: The cart …`. */
  readonly toasts: string[] = [];
  /** Lines of `console.error`. */
  readonly errors: string[] = [];
  /** In the back/forward cache: it gets no events, timers or answers. */
  isFrozen = false;
  isClosed = false;
  readonly #channels = new Set<EventTarget>();
  /** Timers that were due while it was frozen. */
  readonly #due: (() => void)[] = [];

  constructor(browser: SimulatedBrowser, session: Map<string, string>) {
    this.browser = browser;
    this.session = session;
    Object.defineProperty(this.document, "cookie", {
      get: () => browser.cookieHeader(),
      set(cookie: string) {
        browser.setCookie(cookie);
      },
    });
    this.window.addEventListener("site:toast", (event) => {
      const { status, message } = (event as CustomEvent<{ status: string; message: string }>).detail;
      this.toasts.push(`${status}: ${message}`);
    });
    this.modules = browser.load(this.#globals());
  }

  #globals(): Globals {
    const { browser, document } = this;
    const { clock, locks } = browser;
    const state = () => browser.storage;
    const setTimeout = (run: () => void, ms?: number) => clock.setTimeout(() => this.#run(run), ms);
    const timeout = (ms: number) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), ms);
      return controller.signal;
    };
    const request = (name: string, ...more: unknown[]) => {
      // The code of a closed document has ended.
      if (this.isClosed) return new Promise(() => undefined);
      if (browser.storage === "refused") return Promise.reject(refused());
      return locks.request(this, name, more.length > 1, more.at(-1) as (lock: object | null) => unknown);
    };
    const channels = this.#channels;
    const post = () => this.#post();
    const globals = {
      document,
      location: { protocol: "https:", hostname: "localhost", pathname: "/", href: `${ORIGIN}/`, origin: ORIGIN },
      navigator: { userAgent: "simulated", onLine: true, locks: { request } },
      localStorage: storageOf(browser.local, state, (key) => browser.tellStorage(this, key)),
      sessionStorage: storageOf(this.session, state, () => undefined),
      fetch: (input: Request | string, init?: RequestInit) => this.#fetch(input, init),
      setTimeout,
      clearTimeout: (id: number) => clock.clearTimeout(id),
      AbortSignal: { timeout },
      Date: class extends Date {
        constructor(value: number | string = clock.now) {
          super(value);
        }
        static override now = () => clock.now;
      },
      Request: class extends Request {
        constructor(input: string, init?: RequestInit) {
          super(new URL(input, ORIGIN), init);
        }
      },
      BroadcastChannel: class extends EventTarget {
        constructor() {
          super();
          channels.add(this);
        }
        postMessage = post;
      },
      console: { ...console, error: (line: string) => void this.errors.push(line) },
      HTMLInputElement: FormField,
      HTMLTextAreaElement: NoField,
    };
    return { ...globals, window: Object.assign(this.window, globals) };
  }

  /** Runs a timer, unless the document is gone; in the back/forward cache it is due later. */
  #run(timer: () => void): void {
    if (this.isFrozen) this.#due.push(timer);
    else if (!this.isClosed) timer();
  }

  /** A message to the other tabs. */
  #post(): void {
    for (const other of this.browser.tabs) {
      if (other === this) continue;
      this.browser.later(() => {
        for (const channel of other.isFrozen ? [] : other.#channels) channel.dispatchEvent(new Event("message"));
      });
    }
  }

  async #fetch(input: Request | string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(typeof input === "string" ? new URL(input, ORIGIN) : input, init);
    const body = await request.clone().text();
    const { browser } = this;
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        browser.pending = browser.pending.filter((call) => call !== pending);
        if (!this.isFrozen && !this.isClosed) settle();
      };
      const pending: PendingCall = {
        tab: this,
        request,
        body,
        answer: (response) => end(() => resolve(response)),
        fail: () => end(() => reject(new TypeError("Failed to fetch"))),
      };
      // The code of a closed document has ended.
      if (this.isClosed) return;
      browser.pending.push(pending);
      request.signal.addEventListener("abort", () => end(() => reject(request.signal.reason as Error)));
    });
  }

  dispatch(target: "window" | "document", event: Event): void {
    if (!this.isFrozen && !this.isClosed) this[target].dispatchEvent(event);
  }

  /** The person looks at this tab, or at another one. */
  setVisible(isVisible: boolean): void {
    this.document.visibilityState = isVisible ? "visible" : "hidden";
    this.dispatch("document", new Event("visibilitychange"));
  }

  /** Leaves the page; the browser may show it again as it was. */
  freeze(): void {
    this.isFrozen = true;
  }

  /** Back to the page, from the back/forward cache. Calls that were on their way are lost. */
  thaw(): void {
    this.isFrozen = false;
    for (const call of this.browser.pending.filter(({ tab }) => tab === this)) call.fail();
    for (const timer of this.#due.splice(0)) timer();
    this.dispatch("window", Object.assign(new Event("pageshow"), { persisted: true }));
  }

  /** Leaves the page for good. */
  close(): void {
    this.isClosed = true;
    const { browser } = this;
    browser.locks.end(this);
    browser.tabs = browser.tabs.filter((tab) => tab !== this);
    browser.pending = browser.pending.filter(({ tab }) => tab !== this);
  }
}

/** RFC 6265bis 5.5: a larger cookie is ignored. */
const MAX_COOKIE_CHARS = 4_096;
/** Promises that wait for promises have settled after so many tasks. */
const TASKS = 6;

export class SimulatedBrowser {
  readonly load: LoadModules;
  readonly clock = new VirtualClock();
  readonly locks = new Locks();
  /** `localStorage`. */
  readonly local = new Map<string, string>();
  storage: StorageState = "works";
  /** Value of the cookie `user-state`. */
  cookie: string | null = null;
  tabs: Tab[] = [];
  pending: PendingCall[] = [];

  constructor(load: LoadModules) {
    this.load = load;
  }

  /** @param session `sessionStorage` of a tab that shows another document now */
  open(session = new Map<string, string>()): Tab {
    const tab = new Tab(this, session);
    this.tabs.push(tab);
    return tab;
  }

  cookieHeader(): string {
    if (this.storage === "refused") throw refused();
    return this.cookie === null ? "" : `user-state=${this.cookie}`;
  }

  /** @param text as scripts write it to `document.cookie` */
  setCookie(text: string): void {
    if (this.storage === "refused") throw refused();
    const [pair = "", ...attributes] = text.split("; ");
    if (pair.length > MAX_COOKIE_CHARS) return;
    const expires = attributes.find((attribute) => attribute.startsWith("expires="))?.slice("expires=".length);
    const isExpired = expires !== undefined && Date.parse(expires) <= this.clock.now;
    this.cookie = isExpired ? null : pair.slice(pair.indexOf("=") + 1);
  }

  /** Tells the other tabs what one of them has changed in `localStorage`. */
  tellStorage(from: Tab, key: string): void {
    for (const tab of this.tabs) {
      if (tab !== from) this.later(() => tab.dispatch("window", Object.assign(new Event("storage"), { key })));
    }
  }

  /** As a task of its own, as browsers deliver messages between tabs. */
  later(run: () => void): void {
    this.clock.setTimeout(run, 1);
  }

  /** Lets promises settle. */
  async settled(): Promise<void> {
    for (let task = 0; task < TASKS; task++) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await macrotask();
    }
  }

  pass(ms: number): Promise<void> {
    return this.clock.pass(ms, () => this.settled());
  }
}
