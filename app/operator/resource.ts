/** A call of the operator's API, described once: who may make it, what is sent, what is answered, and how long the answer is kept. */

import type * as v from "valibot";
import type { Keep } from "#app/domain/caches.ts";
import { failure, type Outcome } from "#app/domain/http/outcome.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { MAX_BODY_BYTES } from "./attempt.ts";
import type { PageCall, PageOperator } from "./client.ts";
import {
  type AnySchema,
  aboutOf,
  asList,
  entriesOf,
  type Finding,
  itemOf,
  MAX_READ_ENTRIES,
  type Reading,
  type ReadingContext,
  read,
  shapeOf,
  startReading,
  wrappedOf,
} from "./reading.ts";

/** A part of a path, a query value, or a field of the body. */
export interface Param {
  meaning: string;
  example: unknown;
  /** What the browser may send as text; absent in calls that only the edge makes. */
  pattern?: RegExp;
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Method = "GET" | "POST" | "DELETE";

export interface Resource<
  Path extends string = string,
  S extends AnySchema = AnySchema,
  Query extends string = string,
> {
  /** In logs, breakers and the names of kept answers. */
  name: string;
  method: Method;
  /** `:name` is a parameter. */
  path: Path;
  params: Record<NamesIn<Path>, Param>;
  query?: Record<Query, Param>;
  /** Fields of the JSON body. */
  body?: Record<string, Param>;
  /** Who calls it: the edge, the visitor's browser through the site's `/api`, or both. */
  from: readonly ("edge" | "browser")[];
  /** A POST that changes nothing: it may be made again like a GET (specification 8). */
  isRead?: true;
  /** Belongs to a visitor, whose token goes along as `Authorization: Bearer`. */
  ofVisitor?: true;
  /** Gives tokens, at the top level of the answer; a visitor may make few a minute (worker/gateway/rate-limit.ts). */
  isTokenCall?: true;
  /** An `Idempotency-Key` goes along: a repeated one must not be done twice. */
  hasIdempotencyKey?: true;
  /** The browser also gets `data` as it was sent, to keep it for other systems (specification 3). */
  passesData?: true;
  /** What it is for. */
  meaning: string;
  /** What becomes of the site without it. */
  without: string;
  /** The largest answer that is read. */
  maxBytes: number;
  /** How long the answer is kept at the edge; absent: asked for whenever it is needed. */
  keep?: Keep;
  /** The answer's `data`. */
  data: S;
}

// oxlint-disable-next-line typescript/no-explicit-any -- of any path and answer
export type AnyResource = Resource<any, any, any>;

/** What a resource answers. */
export type DataOf<R extends AnyResource> = v.InferOutput<R["data"]>;

export type ParamsOf<R extends AnyResource> = {
  [Name in keyof R["params"]]: string | number;
} & { [Name in keyof NonNullable<R["query"]>]?: string | number | undefined };

type Usual = "method" | "params" | "from" | "maxBytes";

/** A call as it is written down: what is usual of it may be left out, but for the parameters of a path that has some. */
type Description<Path extends string, S extends AnySchema, Query extends string> = Omit<
  Resource<Path, S, Query>,
  Usual
> &
  Partial<Pick<Resource<Path, S, Query>, "method" | "from" | "maxBytes">> &
  ([NamesIn<Path>] extends [never] ? unknown : Pick<Resource<Path, S, Query>, "params">);

/** A call described; unless it says otherwise, it is a GET of the edge without parameters. */
export function resource<const Path extends string, S extends AnySchema, const Query extends string = never>(
  description: Description<Path, S, Query>,
): Resource<Path, S, Query> {
  const usual = { method: "GET", params: {}, from: ["edge"], maxBytes: MAX_BODY_BYTES };
  return { ...usual, ...description } as Resource<Path, S, Query>;
}

/** A segment of dots would climb. @throws for one */
function segment(value: unknown): string {
  const text = String(value);
  if (text === "" || /^\.{1,2}$/.test(text)) throw new Error("no part of a path");
  return encodeURIComponent(text);
}

/** What goes with a call besides its parameters. */
export type Sent = Pick<PageCall, "body" | "bearer" | "idempotencyKey">;

/** @throws for a parameter that cannot be part of a path */
export function callOf<R extends AnyResource>(resource: R, params: ParamsOf<R>, sent: Sent = {}): PageCall {
  const { name, method, maxBytes, isRead } = resource;
  const values: Record<string, string | number | undefined> = params;
  const path = resource.path.replace(/:([a-zA-Z]+)/g, (_: string, key: string) => segment(values[key]));
  const query = Object.keys(resource.query ?? {}).map((key) => [key, values[key]?.toString()]);
  return {
    endpoint: name,
    method,
    path,
    maxBytes,
    isRead,
    query: Object.fromEntries(query) as Record<string, string | undefined>,
    asked: values,
    ...sent,
  };
}

/** Fields in which platforms put the entries of a page: Django REST, Spring, OData, JSON API. */
const ENTRIES = ["data", "results", "items", "content", "value"];

interface Unwrapped {
  data: unknown;
  /** Query of the next page. */
  next: Record<string, string> | null;
}

function numberIn(sources: readonly Json[], names: readonly string[]): number | null {
  const values = sources.flatMap((source) => names.map((name) => source[name]));
  const found = values.find((value) => value !== null && value !== "" && Number.isInteger(Number(value)));
  return found === undefined ? null : Number(found);
}

/** Only the query of an address is used: pages are asked for where the first one was. */
function nextPage(sources: readonly Json[], link: string | null): Unwrapped["next"] {
  const linked = (link ?? "").split(",").find((part) => /rel="?next/.test(part));
  const address = [
    linked?.slice(linked.indexOf("<") + 1, linked.indexOf(">")),
    ...sources.flatMap((source) => [
      source.next_page_url,
      source["@odata.nextLink"],
      isObject(source.next) ? source.next.href : source.next,
    ]),
  ].find((value): value is string => typeof value === "string" && value.includes("?"));
  if (address !== undefined) return Object.fromEntries(new URLSearchParams(address.slice(address.indexOf("?"))));
  const last = numberIn(sources, ["last_page", "lastPage", "total_pages", "totalPages", "pageCount"]);
  const page = numberIn(sources, ["current_page", "currentPage", "page"]);
  return last !== null && page !== null && page >= 1 && page < last ? { page: String(page + 1) } : null;
}

/** What an answer holds: its `data`, the bare value, or the entries of one page of a list. */
export function unwrap(answer: unknown, schema: AnySchema, link: string | null = null): Unwrapped {
  const isList = itemOf(schema) !== null;
  if (!isObject(answer)) return { data: isList ? answer : undefined, next: isList ? nextPage([], link) : null };
  if (!isList) {
    const fields = Object.keys(entriesOf(wrappedOf(schema) ?? schema) ?? {});
    const has = (value: unknown) => isObject(value) && fields.some((name) => name in value);
    const data = has(answer) && !has(answer.data) ? answer : answer.data;
    // What PHP makes of an empty object, which is no content (specification 8).
    return { data: Array.isArray(data) ? undefined : data, next: null };
  }
  const inner = isObject(answer.data) ? answer.data : answer;
  const name = ENTRIES.find((key) => Array.isArray(inner[key]));
  const around = [inner, answer].flatMap((source) => [
    source,
    ...[source.meta, source.links, source.pagination, source._links].filter(isObject),
  ]);
  return {
    data: name === undefined ? asList(answer.data) : inner[name],
    next: name === undefined ? null : nextPage(around, link),
  };
}

const MAX_PAGES = 50;

/** The other pages of a list, until it has as many entries as are kept. A page that does not exist is a finding; one that fails, fails the call. */
async function furtherPages(
  operator: PageOperator,
  call: PageCall,
  first: Unwrapped,
  resource: AnyResource,
  note: Reading["note"],
): Promise<Outcome<unknown[]>> {
  const { max = Number.POSITIVE_INFINITY, choose } = aboutOf(resource.data);
  const most = choose === undefined ? max : MAX_READ_ENTRIES;
  const entries = [...(first.data as unknown[])];
  let { next } = first;
  for (let page = 2; next !== null && page <= MAX_PAGES && entries.length < most; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const outcome = await operator.call({ ...call, query: { ...call.query, ...next } });
    const { status } = outcome.ok ? { status: 200 } : outcome.failure;
    if (!outcome.ok && status !== 404 && status !== 410) return outcome;
    const found = outcome.ok ? unwrap(outcome.data, resource.data, outcome.link) : null;
    if (found === null || !Array.isArray(found.data)) {
      note({
        path: "",
        at: `page ${page}`,
        reason: "missing",
        expected: `page ${page} of the list`,
        found: outcome.ok ? shapeOf(outcome.data) : `status ${status}`,
        sent: null,
      });
      break;
    }
    if (found.data.length === 0) break;
    entries.push(...found.data);
    next = found.next;
  }
  return { ok: true, data: entries };
}

/** Who asks: the answer is read for this tenant, and what is wrong with it is noted. */
export interface Asker {
  operator: PageOperator;
  context: ReadingContext;
  note?: (finding: Finding) => void;
}

/** Reads the answer of a call as its description says. */
export async function readAnswer<R extends AnyResource>(
  { operator, context, note = () => undefined }: Asker,
  resource: R,
  call: PageCall,
  outcome: Outcome<unknown>,
): Promise<Outcome<DataOf<R>>> {
  if (!outcome.ok) return outcome;
  const first = unwrap(outcome.data, resource.data, outcome.link);
  let { data } = first;
  if (first.next !== null && Array.isArray(data)) {
    const all = await furtherPages(operator, call, first, resource, note);
    if (!all.ok) return all;
    ({ data } = all);
  }
  const asked = { ...call.asked, ...context.asked };
  const value = read(resource.data, data, startReading({ ...context, asked }, note));
  const isWrong = value === null && wrappedOf(resource.data) === null;
  return isWrong ? failure("wrong-shape", `data is ${shapeOf(data)}`) : { ok: true, data: value };
}

/** Makes a call and reads its answer. Never rejects. */
export async function ask<R extends AnyResource>(
  asker: Asker,
  resource: R,
  params: ParamsOf<R>,
  sent?: Sent,
): Promise<Outcome<DataOf<R>>> {
  let call: PageCall;
  try {
    call = callOf(resource, params, sent);
  } catch {
    return failure("status", "not a name", 404);
  }
  return readAnswer(asker, resource, call, await asker.operator.call(call));
}
