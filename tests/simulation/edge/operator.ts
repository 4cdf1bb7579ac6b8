/** The operator: tenants whose content is edited, and calls that fail on demand. Every text says whose it is and which edit it shows. */

import { placeTime } from "#app/domain/calendar/clock.ts";
import { addDays } from "#app/domain/calendar/dates.ts";
import { sleep } from "../clock.ts";

export const ZONE = "America/Denver";
/** One has a menu of its own, one that of another call. */
export const HOSTS = ["a.example", "b.example", "c.example"] as const;
export type Host = (typeof HOSTS)[number];

/** What can be edited, and the call that gives it. */
const ENDPOINTS = {
  config: "/api/tenant-config/user/public",
  menu: "/api/website/navigation/1",
  tours: "/api/office/our-tours",
  categories: "/api/office/our-tour/category",
  page: "/api/website/builder/page/1/faq",
  sales: "/sales-dates",
} as const;
export type Part = keyof typeof ENDPOINTS;
export const PARTS = Object.keys(ENDPOINTS) as Part[];
/** Those of the entry that all pages share. */
export const SITE_PARTS: readonly Part[] = ["config", "menu", "tours", "categories"];

export type Fault = "500" | "404" | "429" | "network" | "silent" | "slow" | "empty" | "wrong";
export const RETRY_AFTER_SECONDS = 20;
/** A location may have seen that KV has no copy of a tenant, and believe it for a minute. */
const SEEN_MS = 70_000;

export const TOURS = [101, 102, 103];

interface Call {
  by: object;
  host: Host;
  path: string;
  at: number;
}

export class Operator {
  /** Hosts that it knows. */
  readonly tenants = new Set<Host>(HOSTS);
  /** By host and part: when each edit was made, in ms since the epoch; the first is none. */
  readonly edits = new Map<string, number[]>();
  /** When the config of a host was first given, in ms since the epoch. */
  readonly knownAt = new Map<string, number>();
  /** Hosts of whose config nothing was said before another one could be known everywhere: they are named after the host. */
  readonly saidNothing = new Set<string>();
  /** When it first said that it does not know a tenant any more, in ms since the epoch, to a call that began after the removal. */
  readonly disownedAt = new Map<Host, number>();
  readonly faults = new Map<string, Fault>();
  readonly calls: Call[] = [];
  /** Calls of isolates that were told to wait. */
  readonly early: Call[] = [];
  readonly #holds: { by: object; host: Host; until: number }[] = [];
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Times at which the content of a part became what it was then. */
  history(host: Host, part: Part): number[] {
    const key = `${host} ${part}`;
    const known = this.edits.get(key) ?? [0];
    this.edits.set(key, known);
    return known;
  }

  version(host: Host, part: Part): number {
    return this.history(host, part).length - 1;
  }

  edit(host: Host, part: Part): void {
    this.history(host, part).push(Date.now());
  }

  faultOf(host: Host, part: Part): Fault | undefined {
    return this.faults.get(`${host} ${part}`);
  }

  #answer(host: Host, path: string): { part: Part; data: unknown } | null {
    const named = (part: Part) => `${host} ${this.version(host, part)}`;
    const sales = this.version(host, "sales") + 1;
    const { date: today } = placeTime(Date.now(), ZONE);
    if (path === ENDPOINTS.config) return { part: "config", data: this.#config(host) };
    if (path === ENDPOINTS.menu) return { part: "menu", data: [{ id: 1, title: named("menu"), url: "/faq" }] };
    if (path === ENDPOINTS.categories) {
      return { part: "categories", data: [{ id: 1, slug: "small", title: named("categories") }] };
    }
    if (path === ENDPOINTS.tours) {
      const tours = TOURS.map((id) => ({ id, title: named("tours"), url: `/tours/t${id}`, tags: ["Zion"] }));
      return { part: "tours", data: tours };
    }
    if (path === ENDPOINTS.page) return { part: "page", data: { title: named("page"), description: "Answers." } };
    if (path.endsWith(ENDPOINTS.sales)) {
      return { part: "sales", data: [0, 1, 2].map((day) => ({ date: addDays(today, day), remaining: sales })) };
    }
    if (path.includes("/sessions/date/"))
      return { part: "sales", data: [{ id: "s", time: "23:30", remaining: sales }] };
    return null;
  }

  #config(host: Host): unknown {
    const version = this.version(host, "config");
    const links = [{ title: "Questions", url: "/faq" }];
    return {
      documentTitle: `${host} ${version}`,
      timeZone: ZONE,
      footer: { quickLinks: links, informationLinks: links, legalLinks: links },
      redirects: [{ from: "/old", to: `/moved-${version}` }],
      navigation: host === "a.example" ? { data: [{ id: 1, title: `${host} 0`, url: "/faq" }] } : undefined,
    };
  }

  /** `fetch` of an isolate. @param by names it in `calls` */
  fetcher(by: object): typeof fetch {
    return async (input, init) => {
      const request = input as Request;
      const host = request.headers.get("host-name") as Host;
      const path = new URL(request.url).pathname;
      const call = { by, host, path, at: Date.now() };
      this.calls.push(call);
      if (this.#holds.some((hold) => hold.by === by && hold.host === host && hold.until > Date.now()))
        this.early.push(call);
      const answering = this.#respond(host, path, init?.signal).then((response) => {
        if (response.status === 429) this.#holds.push({ by, host, until: Date.now() + RETRY_AFTER_SECONDS * 1_000 });
        return response;
      });
      const aborted = new Promise<never>((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
      return Promise.race([answering, aborted]);
    };
  }

  async #respond(host: Host, path: string, signal?: AbortSignal | null): Promise<Response> {
    const wasThere = this.tenants.has(host);
    const found = this.#answer(host, path);
    const fault = found === null ? undefined : this.faultOf(host, found.part);
    // The answer is what the operator has when it reads, which may be long before it is sent.
    const half = 10 + 150 * this.#random() + (fault === "slow" ? 1_500 : 0);
    await sleep(half);
    const answer = this.#answer(host, path);
    await sleep(fault === "silent" ? 3_600_000 : half);
    // Nobody hears what is said after the call was given up.
    signal?.throwIfAborted();
    const json = (body: unknown, status = 200, headers = {}) =>
      new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
    // Asked twice, the site believes that the tenant is gone.
    if (fault === "404" && path === ENDPOINTS.config) this.knownAt.delete(host);
    const isDisowned = path === ENDPOINTS.config && !wasThere && !this.tenants.has(host);
    if (isDisowned && !this.disownedAt.has(host)) this.disownedAt.set(host, Date.now());
    if (fault === "network") throw new TypeError("fetch failed");
    if (!this.tenants.has(host) || answer === null || fault === "404") return json({ error: "unknown" }, 404);
    if (fault === "500") return json({ error: "failed" }, 500);
    if (fault === "429") return json({}, 429, { "retry-after": String(RETRY_AFTER_SECONDS) });
    if (fault === "empty") {
      const isFirst = Date.now() - (this.knownAt.get(host) ?? Number.POSITIVE_INFINITY) < SEEN_MS;
      if (path === ENDPOINTS.config && (isFirst || !this.knownAt.has(host))) this.saidNothing.add(host);
      return json({ data: {} });
    }
    if (fault === "wrong") return json({ data: 7 });
    if (path === ENDPOINTS.config && !this.knownAt.has(host)) this.knownAt.set(host, Date.now());
    return json({ data: answer.data });
  }
}
