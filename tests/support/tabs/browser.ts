/**
 * A browser with several tabs, each with the site's real modules, over one storage, one cookie and one lock manager, with a
 * clock that tests move and answers that tests give. Nothing is rendered.
 */

import { setImmediate as macrotask } from "node:timers/promises";
import type { LoadModules } from "./bundle.ts";
import { VirtualClock } from "./clock.ts";
import { Locks } from "./locks.ts";
import { refused, type StorageState } from "./storage.ts";
import { type PendingCall, Tab } from "./tab.ts";

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
