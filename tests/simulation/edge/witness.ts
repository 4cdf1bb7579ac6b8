/** What must hold at the edge, whatever happens to it: each answer and each call is held against the history of the operator. */

import { KEPT_PAGES } from "#app/domain/caches.ts";
import { placeTime } from "#app/domain/calendar/clock.ts";
import type { Answer, Edge, Visit } from "./edge.ts";
import { type Host, type Part, SITE_PARTS, ZONE } from "./operator.ts";

/** An edit that is reported shows everywhere after this time (docs/architecture.md "An edit"). */
const EDIT_MS = 150_000;
/** A removal that the site is told of: a second 404 after 75 s, and 75 s later everywhere; a purge may have to wait for a minute. */
const REMOVAL_MS = 240_000;
/** Seats are loaded again before they are shown when they are older than this (specification 10.22). */
const SEATS_MS = 900_000;
/** A page with seats may be this much older than what was read for it. */
const PAGE_MS = (KEPT_PAGES.freshSeconds + KEPT_PAGES.seatsStaleSeconds) * 1_000;
/** What an answer takes at most, and a page that was read just before. */
const ANSWER_MS = 7_000;
const TEXTS: readonly Part[] = [...SITE_PARTS, "page"];

/** Something that may keep content from being new. */
interface Trouble {
  from: number;
  /** ms since the epoch; infinite while it lasts. */
  until: number;
  /** null: of all tenants. */
  host: Host | null;
  /** null: of all parts. */
  part: Part | null;
  /** True if the operator does not know the tenant. */
  isRemoval: boolean;
}

export class Witness {
  readonly violations: string[] = [];
  readonly #edge: Edge;
  readonly #troubles: Trouble[] = [];
  /** When the removal of a tenant was reported. */
  readonly #removals = new Map<Host, number>();
  /** What isolates have done, and when. */
  readonly #done = new WeakMap<object, Map<string, number[]>>();
  readonly #promises: { host: Host; part: Part; version: number; at: number }[] = [];

  constructor(edge: Edge) {
    this.#edge = edge;
  }

  /** @returns ends it. @param graceMs for how much longer it counts */
  trouble(about: Partial<Pick<Trouble, "host" | "part" | "isRemoval">> = {}): (graceMs?: number) => void {
    const { host = null, part = null, isRemoval = false } = about;
    const trouble: Trouble = { from: Date.now(), until: Number.POSITIVE_INFINITY, host, part, isRemoval };
    this.#troubles.push(trouble);
    return (graceMs = 0) => void (trouble.until = Date.now() + graceMs);
  }

  /** True if nothing has kept a part from being new since a time. @param isRemoved of a tenant that should be gone */
  #isCalm(host: Host, part: Part, since: number, isRemoved = false): boolean {
    return !this.#troubles.some(
      (trouble) =>
        trouble.until >= since &&
        !(isRemoved && trouble.isRemoval) &&
        (trouble.host === null || trouble.host === host) &&
        (trouble.part === null || trouble.part === part),
    );
  }

  /** A notice promises that everything shows as it is now. */
  promise(host: Host): void {
    const { operator } = this.#edge;
    if (operator.tenants.has(host)) this.#removals.delete(host);
    else if (!this.#removals.has(host)) this.#removals.set(host, Date.now());
    for (const part of [...TEXTS, "sales"] as const) {
      this.#promises.push({ host, part, version: operator.version(host, part), at: Date.now() });
    }
  }

  #violated(visit: Visit, what: string): void {
    this.violations.push(`${visit.host}${visit.path} at location ${visit.location}: ${what}`);
  }

  #checkVersion(visit: Visit, part: Part, version: number): void {
    const { host } = visit;
    const now = Date.now();
    for (const promise of this.#promises) {
      if (promise.host !== host || promise.part !== part || promise.version <= version) continue;
      if (now - promise.at > EDIT_MS && this.#isCalm(host, part, now - EDIT_MS)) {
        const seconds = Math.round((now - promise.at) / 1_000);
        this.#violated(visit, `${part} ${version} is shown ${seconds} s after ${promise.version} was reported`);
      }
    }
  }

  #checkSeats(visit: Visit, seats: number): void {
    const version = seats - 1;
    // A notice does not have the seats of all tours read again.
    if (visit.path === "/tour") this.#checkVersion(visit, "sales", version);
    const replacedAt = this.#edge.operator.history(visit.host, "sales")[version + 1] ?? Number.POSITIVE_INFINITY;
    const oldMs = Date.now() - replacedAt;
    const isCalm = (["sales", "config"] as const).every((part) => this.#isCalm(visit.host, part, replacedAt - EDIT_MS));
    if (oldMs > SEATS_MS + PAGE_MS + ANSWER_MS && isCalm) {
      this.#violated(visit, `seats ${version} are shown ${Math.round(oldMs / 1_000)} s after they changed`);
    }
  }

  /** True if a config that says nothing may be all that is known of a tenant. */
  #mayBeNameless(host: Host): boolean {
    const { knownAt, saidNothing } = this.#edge.operator;
    const since = knownAt.get(host) ?? 0;
    return saidNothing.has(host) || this.#troubles.some(({ host: of, until }) => of === null && until >= since);
  }

  answered(visit: Visit, { status, shown, moved, cache }: Answer): void {
    const { host, path, startedAt } = visit;
    const now = Date.now();
    if (now - startedAt > ANSWER_MS) this.#violated(visit, `took ${now - startedAt} ms`);
    const removedAt = this.#removals.get(host);
    const isGone = removedAt !== undefined && now - removedAt > REMOVAL_MS && !this.#edge.operator.tenants.has(host);
    if (status === 200 && isGone && this.#isCalm(host, "config", now - REMOVAL_MS, true)) {
      this.#violated(visit, `is there ${Math.round((now - removedAt) / 1_000)} s after its removal was reported`);
    }
    const isKnown = this.#isCalm(host, "config", now - EDIT_MS);
    if (status === 404 && path !== "/old" && isKnown && this.#isCalm(host, "page", now - EDIT_MS)) {
      this.#violated(visit, "404 of a tenant that is there");
    }
    if (moved !== null) this.#checkVersion(visit, "config", Number(moved.replace("/moved-", "")));
    if (shown === null) return;
    for (const [index, text] of shown.texts.entries()) {
      if (text === null) continue;
      const [owner, version] = text.split(" ");
      const part = TEXTS[index] as Part;
      if (version === undefined && this.#mayBeNameless(host)) continue;
      if (version === undefined) this.#violated(visit, "a config that says nothing took the place of the brand");
      if (owner !== host) this.#violated(visit, `shows ${part} of ${owner}`);
      // A menu of its own is part of the config, and never edited.
      if (part !== "menu" || host !== "a.example") this.#checkVersion(visit, part, Number(version));
    }
    if (shown.seats !== null) this.#checkSeats(visit, shown.seats);
    const { date } = placeTime(now - ANSWER_MS, ZONE);
    // Without a config, the clock is that of the default zone.
    const hasZone = shown.texts[0]?.includes(" ") === true;
    if (hasZone && shown.today < date && cache !== "STALE") this.#violated(visit, `${shown.today} is today on ${date}`);
  }

  /** After long calm and some visits, everything is as the operator has it. */
  settled(visit: Visit, { status, shown }: Answer): void {
    const { operator } = this.#edge;
    const { host, path } = visit;
    if (!operator.tenants.has(host)) {
      if (status !== 404) this.#violated(visit, `${status} of a tenant that is gone`);
      return;
    }
    if (path === "/old") return;
    if (status !== 200 || shown === null) return this.#violated(visit, `${status} although all is well`);
    for (const [index, text] of shown.texts.entries()) {
      const part = TEXTS[index] as Part;
      const wanted = part === "menu" && host === "a.example" ? 0 : operator.version(host, part);
      if (text !== `${host} ${wanted}`) this.#violated(visit, `${part} is "${text}", not version ${wanted}`);
    }
    const isSold = path === "/tour" || path === "/list";
    if (isSold && shown.seats !== operator.version(host, "sales") + 1) {
      this.#violated(visit, `seats are ${shown.seats}, not ${operator.version(host, "sales") + 1}`);
    }
  }

  /** When an isolate has done something within the last `ms`, and now. */
  #lately(by: object, what: string, now: number, ms: number): number[] {
    const done = this.#done.get(by) ?? new Map<string, number[]>();
    this.#done.set(by, done);
    const lately = [...(done.get(what) ?? []).filter((at) => now - at < ms), now];
    done.set(what, lately);
    return lately;
  }

  /** Limits of calls and writes. */
  checkTraffic(): void {
    const { kv, operator } = this.#edge;
    for (const { by, key, at } of kv.puts.splice(0)) {
      const [before = at, ...more] = this.#lately(by, key, at, 1_000);
      if (more.length > 0) this.violations.push(`${key} is written twice within ${at - before} ms`);
    }
    for (const { by, host, path, at } of operator.calls.splice(0)) {
      const { length } = this.#lately(by, host + path, at, 5_000);
      // These are asked for by one entry alone, and by notices: a call and its retry, then a pause.
      const isPaced = this.#promises.length === 0 && /our-tours$|category$/.test(path);
      if (length > (isPaced ? 2 : 6)) this.violations.push(`${host}${path} is asked ${length} times in 5 s`);
    }
    this.violations.push(...kv.losses);
    for (const call of operator.early) this.violations.push(`${call.host}${call.path} is asked during a pause`);
    for (const error of this.#edge.errors) this.violations.push(`work behind a request failed: ${String(error)}`);
  }

  /** Nothing is left in KV of tenants that are gone, once the site was told so, also if nobody visits them. */
  checkKeys(): void {
    const now = Date.now();
    for (const [host, at] of this.#edge.operator.disownedAt) {
      if (now - at < REMOVAL_MS || !this.#isCalm(host, "config", at, true)) continue;
      for (const key of this.#edge.kv.keys(`t:${host}:`)) this.violations.push(`${key} is left`);
    }
  }
}
