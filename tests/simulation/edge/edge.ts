/** The worker at three locations: its real modules between simulated platform, operator and visitors. */

import { builderPage } from "#app/blocks/builder-page.server.ts";
import { SHORT_WAIT_MS } from "#app/domain/budgets.ts";
import { KEPT_IN_MEMORY } from "#app/domain/caches.ts";
import { addDays, monthOf } from "#app/domain/calendar/dates.ts";
import { writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { movedTo, tableOf } from "#app/domain/http/redirect-table.ts";
import { visitOf } from "#app/domain/visit/visit.ts";
import { createWorkersCache } from "#scripts/workers-cache/rules.ts";
import { VARS } from "#tests/support/worker-config.ts";
import { readConfig } from "#worker/config.ts";
import { consumeChanges, createPurges, deleteEntries } from "#worker/content/changes.ts";
import { createIsolate, sourceIn } from "#worker/content/isolate.ts";
import { openSite, settingsCopy } from "#worker/content/site.ts";
import { type Source, siteEntry } from "#worker/content/site-entry.ts";
import { log } from "#worker/ops/log.ts";
import { completeAnswer } from "#worker/pages/answer.ts";
import type { ContentChange } from "#worker/platform.ts";
import { Clock, randomNumbers, sleep } from "../clock.ts";
import { Kv, KvLocation } from "./kv.ts";
import { type Host, Operator, TOURS } from "./operator.ts";
import { LOCATIONS, type PagePath, type Script } from "./scenes.ts";

/** What a page says: null where something is missing. */
interface Shown {
  /** Texts of the operator, each with its host and version. */
  texts: (string | null)[];
  /** Seats that are on sale tomorrow, which are the version of the sales; null: unknown. */
  seats: number | null;
  /** The day at the place. */
  today: string;
}

export interface Visit {
  host: Host;
  path: PagePath;
  location: number;
  startedAt: number;
}

export interface Answer {
  status: number;
  /** Null unless the status is 200. */
  shown: Shown | null;
  /** Target of a redirect. */
  moved: string | null;
  /** `cf-cache-status` */
  cache: string;
}

interface Message {
  body: ContentChange;
  at: number;
  sentAt: number;
  attempts: number;
}

const waitsFor = (work: Promise<unknown>, errors: unknown[]) => void work.catch((error: unknown) => errors.push(error));

export class Edge {
  readonly clock: Clock;
  readonly random: () => number;
  readonly operator: Operator;
  readonly kv = new Kv();
  readonly kvAt: KvLocation[];
  readonly caches = Array.from({ length: LOCATIONS }, () => createWorkersCache(() => Date.now()));
  /** Work behind requests that failed, which nothing may. */
  readonly errors: unknown[] = [];
  arePurgesRefused = false;
  /** The next consumer ends between KV and the purge. */
  isConsumerLost = false;
  /** The next batch comes twice, and in another order. */
  isQueueRepeating = false;
  readonly messages: Message[] = [];
  #isConsuming = false;
  readonly #config;
  readonly #isolates = new Map<string, ReturnType<Edge["startIsolate"]>>();

  constructor({ seed, clock, hasWebhook }: Pick<Script, "seed" | "clock" | "hasWebhook">) {
    this.random = randomNumbers(seed);
    this.clock = new Clock(Date.parse(`2026-12-01T${clock}-07:00`), this.random);
    this.operator = new Operator(this.random);
    this.kvAt = Array.from({ length: LOCATIONS }, () => new KvLocation(this.kv, this.random));
    const secret = { CONTENT_CHANGED_SECRET: "whsec_c2VjcmV0IG9mIHRoaXJ0eS10d28gY2hhcmFjdGVycw==" };
    this.#config = readConfig({ ...VARS, ...(hasWebhook && secret) });
  }

  startIsolate(location: number) {
    const id = {};
    const isolate = createIsolate(this.#config, this.operator.fetcher(id));
    const queue = { send: this.#send, sendBatch: this.#sendBatch } as unknown as Queue<ContentChange>;
    const env = { CONTENT: this.kvAt[location]?.binding(id) as KVNamespace, CONTENT_CHANGES: queue };
    const waitUntil = (work: Promise<unknown>) => waitsFor(work, this.errors);
    return {
      env,
      purges: createPurges(),
      source: (host: string) => sourceIn(isolate, { host, env, waitUntil, waitMs: SHORT_WAIT_MS }),
    };
  }

  #isolate(location: number, number: number) {
    const name = `${location} ${number}`;
    const known = this.#isolates.get(name) ?? this.startIsolate(location);
    this.#isolates.set(name, known);
    return known;
  }

  forget(location: number, number: number): void {
    this.#isolates.delete(`${location} ${number}`);
  }

  /** The page as the gateway gives it. @param number of the isolate */
  async visit({ host, path, location }: Visit, number: number): Promise<Answer> {
    const isolate = this.#isolate(location, number);
    const url = new URL(path, `https://${host}`);
    const response = await this.caches[location]?.fetch(new Request(url), {
      props: { host },
      run: () => this.#render(isolate.source(host), path),
      waitUntil: (work) => waitsFor(work, this.errors),
    });
    if (response === undefined) throw new Error("no such location");
    const { status, headers } = response;
    const cache = headers.get("cf-cache-status") ?? "";
    const body = await response.text();
    if (status !== 404)
      return { status, shown: status === 200 ? (JSON.parse(body) as Shown) : null, moved: null, cache };
    const redirects = (await settingsCopy(isolate.source(host)))?.redirects ?? [];
    return { status, shown: null, moved: movedTo(tableOf(redirects), url)?.to ?? null, cache };
  }

  async #render(source: Source, path: PagePath): Promise<Response> {
    const { host, facts } = source;
    const url = new URL(path, `https://${host}`);
    const site = await openSite(source, { origin: url.origin, build: "b", visit: visitOf(url.searchParams) });
    if (site === null) {
      const unknown = new Response("", { status: 404 });
      writeAnswerHeaders(unknown.headers, { render: "whole", noStore: "unknown-tenant" });
      return completeAnswer(unknown, { host, method: "GET", facts, site });
    }
    const { tenant, menu, tours, categories } = site;
    const { date: today } = site.now();
    const tomorrow = addDays(today, 1);
    const shown: Shown = {
      texts: [
        site.isConfirmed ? tenant.name : null,
        menu[0]?.title ?? null,
        tours?.[0]?.title ?? null,
        categories?.[0]?.title ?? null,
      ],
      seats: null,
      today,
    };
    let status = path === "/old" ? 404 : 200;
    if (path === "/faq") {
      const loaded = await site.content.get(builderPage, { page: "faq" });
      if (loaded.status === "ok") shown.texts.push(loaded.data.title);
      else status = loaded.status === "missing" ? 404 : 503;
    }
    if (path === "/tour") {
      const dates = await site.content.salesDates(
        { id: TOURS[0] ?? 0, timeZone: null, currency: null, pricePer: null },
        monthOf(tomorrow),
      );
      if (dates.status === "ok") shown.seats = dates.data.find(({ date }) => date === tomorrow)?.remaining ?? null;
      else status = 503;
    }
    if (path === "/list") {
      const seats = await site.content.availability(monthOf(tomorrow), "search");
      const ofTomorrow = Object.values(seats).map((month) => month?.[Number(tomorrow.slice(8)) - 1]);
      const known = ofTomorrow.filter((count) => typeof count === "number");
      shown.seats = known.length === 0 ? null : Math.min(...known);
      if (known.length < TOURS.length) site.doNotStore("incomplete");
    }
    const rendered = new Response(status === 200 ? JSON.stringify(shown) : "", { status });
    writeAnswerHeaders(rendered.headers, { render: "whole" });
    return completeAnswer(rendered, { host, method: "GET", facts, site });
  }

  readonly #send = (body: ContentChange, { delaySeconds = 0 }: QueueSendOptions = {}) =>
    this.#sendBatch([{ body, delaySeconds }]);

  readonly #sendBatch = async (messages: Iterable<MessageSendRequest<ContentChange>>) => {
    for (const { body, delaySeconds = 0 } of messages) {
      this.#enqueue({ body, at: Date.now() + delaySeconds * 1_000, sentAt: Date.now(), attempts: 1 });
    }
    return {} as QueueSendBatchResponse;
  };

  #enqueue(message: Message): void {
    this.messages.push(message);
    setTimeout(() => void this.#consume(), message.at - Date.now() + 1_000);
  }

  /** The operator's notice, as the gateway queues it. */
  notify(host: Host): void {
    void this.#send({ step: "reload", host });
  }

  /** One consumer at a time, in whatever isolate. */
  async #consume(): Promise<void> {
    if (this.#isConsuming) return;
    const due = this.messages.filter(({ at }) => at <= Date.now()).slice(0, 100);
    if (due.length === 0) return;
    this.#isConsuming = true;
    for (const message of due) this.messages.splice(this.messages.indexOf(message), 1);
    const repeated = this.isQueueRepeating ? due.map((message) => ({ ...message, at: Date.now() + 2_000 })) : [];
    this.isQueueRepeating = false;
    const isolate = this.#isolate(Math.floor(this.random() * LOCATIONS), 0);
    const batch = (repeated.length > 0 ? due.toReversed() : due).map(({ body, sentAt, attempts }) => ({
      body,
      attempts,
      timestamp: new Date(sentAt),
    }));
    try {
      await consumeChanges(
        { messages: batch as unknown as Message[] as never, ackAll: () => undefined },
        {
          purges: isolate.purges,
          reload(host, editedAt) {
            const source = isolate.source(host);
            return source.cache.reload(siteEntry(source), editedAt);
          },
          remove: (host, maxKeys) => deleteEntries(host, isolate.env.CONTENT, maxKeys),
          forgotten: () => this.#forgotten(),
          purge: (options) => this.#purge(options),
          queue: isolate.env.CONTENT_CHANGES,
          log,
        },
      );
      for (const message of repeated) this.#enqueue(message);
    } catch {
      for (const { attempts, ...message } of due) {
        this.#enqueue({ ...message, at: Date.now() + 30_000, attempts: attempts + 1 });
      }
    }
    this.#isConsuming = false;
    void this.#consume();
  }

  async #forgotten(): Promise<void> {
    await sleep(KEPT_IN_MEMORY.site.seconds * 1_000);
    if (!this.isConsumerLost) return;
    this.isConsumerLost = false;
    throw new Error("The isolate was evicted.");
  }

  async #purge(options: CachePurgeOptions): Promise<CachePurgeResult> {
    if (this.arePurgesRefused) return { success: false, errors: [{ code: 429, message: "Too many purges." }] };
    const results = await Promise.all(this.caches.map((cache) => cache.purge(options)));
    return results.find(({ success }) => !success) ?? { success: true, errors: [] };
  }
}
