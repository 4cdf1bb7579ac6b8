/** A running site, questions to it, and in words why nothing answers. */

import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { mapAsync } from "es-toolkit/array";
import { reasonOf, Trouble } from "./command.ts";

const TIMEOUT_MS = 20_000;

/** How many requests are sent at once, as by the site. */
export const A_FEW = { concurrency: 4 };

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ALTNAME/;

/** The code of the error that made `fetch` reject, `ENOTFOUND`, or its name. */
export function codeOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const { code, name } = (cause ?? error) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : String(name);
}

/** @param code as of `codeOf` */
export function networkProblem(code: string, baseUrl: string): string {
  const { host, protocol } = new URL(baseUrl);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `the name ${host} does not resolve (${code}): is it spelled right, and public?`;
  if (code === "ECONNREFUSED") return `nothing listens at ${host} (${code}): does the server run, is the port right?`;
  if (CERTIFICATE.test(code))
    return `the certificate of ${host} is not accepted (${code}): it has to be valid, of this name and with its chain`;
  if (/SSL|EPROTO/.test(code) && protocol === "https:")
    return `${host} does not speak TLS there (${code}): is it http, or another port?`;
  if (/TIMEOUT|Timeout|EHOSTUNREACH|ENETUNREACH/.test(code))
    return `${host} cannot be reached in time (${code}): a firewall, or another address?`;
  return `${host} closed the connection without an answer (${code})`;
}

/** @throws Trouble that says why nothing answers */
export async function fetchFrom(url: URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new Trouble(networkProblem(codeOf(error), url.href));
  }
}

function addressesIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g), ([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
}

/** Paths with queries. */
export function pathsIn(xml: string): string[] {
  return addressesIn(xml).map((address) => {
    const { pathname, search } = new URL(address, "http://site");
    return pathname + search;
  });
}

async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) {
    return readFile(source, "utf8").catch(() => {
      throw new Trouble(`${source} is no file that can be read`);
    });
  }
  const response = await fetchFrom(new URL(source));
  if (!response.ok) throw new Trouble(`${source} answers ${response.status}`);
  return response.text();
}

/**
 * Paths of an earlier site: of its sitemap, a file or an address, or of all that an index names.
 *
 * @throws Trouble when one of them cannot be read, or has no address
 */
export async function pathsOfSitemap(source: string): Promise<string[]> {
  const xml = await textOf(source);
  const addresses = addressesIn(xml);
  if (addresses.length === 0) throw new Trouble(`${source} has no <loc>, so it is no sitemap`);
  if (!xml.includes("<sitemapindex")) return pathsIn(xml);
  return (await Promise.all(addresses.map(textOf))).flatMap(pathsIn);
}

const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
/** No search engine's name: firewalls refuse those from other addresses. */
export const CRAWLER = "Mozilla/5.0 (compatible; tour-site-smoke; crawler)";
const RETRY_AFTER_MS = 3_000;
const SITEMAP_ATTEMPTS = 10;

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

interface Ask {
  agent?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export const header = ({ headers }: Answer, name: string): string => headers.get(name) ?? "";

/** Why an address is not a picture; null for one that is. */
export async function pictureProblem(src: string, origin: string): Promise<string | null> {
  const url = new URL(src, origin);
  try {
    const response = await fetchFrom(url);
    await response.body?.cancel();
    const type = response.headers.get("content-type") ?? "no content type";
    return response.ok && type.startsWith("image/") ? null : `${url.href} answers ${response.status}, ${type}`;
  } catch (error) {
    return `${url.href}: ${reasonOf(error)}`;
  }
}

export class Site {
  readonly origin: string;
  readonly hostname: string;
  readonly isHttps: boolean;
  /** Every answer, by method and path: searched for keys. */
  readonly answers = new Map<string, Answer>();
  #cookie: string | null = null;

  constructor({ origin, hostname, protocol }: URL) {
    this.origin = origin;
    this.hostname = hostname;
    this.isHttps = protocol === "https:";
  }

  get isInvited(): boolean {
    return this.#cookie !== null;
  }

  /** Enters a site that only invited people see. @param invitation the link that `npm run invite` prints */
  async enter(invitation: string): Promise<void> {
    const link = URL.canParse(invitation) ? new URL(invitation) : null;
    if (link?.origin !== this.origin) throw new Trouble(`--invitation takes a link to ${this.origin}`, 2);
    const { headers } = await this.ask(link.pathname + link.search);
    this.#cookie = headers.getSetCookie()[0]?.split(";")[0] ?? null;
    if (this.#cookie === null)
      throw new Trouble("the invitation is not accepted: it has expired, or its number is not that of SOFT_LAUNCH");
  }

  /** @throws Trouble that says why nothing answers */
  async ask(path: string, { agent = PERSON, method = "GET", headers = {}, body }: Ask = {}): Promise<Answer> {
    const sent = {
      "user-agent": agent,
      // A server that refuses a body may close its connection, which the next request must not use.
      ...(method === "POST" ? { connection: "close" } : {}),
      ...(this.#cookie === null ? {} : { cookie: this.#cookie }),
      ...headers,
    };
    const init = { method, headers: sent, redirect: "manual" as const, ...(body === undefined ? {} : { body }) };
    const response = await fetchFrom(new URL(path, this.origin), init);
    const answer = { status: response.status, headers: response.headers, body: await response.text() };
    this.answers.set(`${method} ${path}`, answer);
    return answer;
  }

  /** As crawlers do after a 503, which a page may be that nobody has asked for yet. */
  async askPatiently(path: string, attempts = 3): Promise<Answer> {
    const answer = await this.ask(path);
    if (answer.status !== 503 || attempts === 1) return answer;
    await pause(RETRY_AFTER_MS);
    return this.askPatiently(path, attempts - 1);
  }

  /** A few at a time. */
  async askAll(paths: readonly string[]): Promise<Map<string, Answer>> {
    const answers = await mapAsync(paths, (path) => this.askPatiently(path), A_FEW);
    return new Map(paths.map((path, at) => [path, answers[at] as Answer]));
  }

  /**
   * Paths of the sitemap, which answers 503 as long as it would not be whole.
   *
   * @throws Trouble when it could not be had
   */
  async sitemap(): Promise<string[]> {
    const { status, body } = await this.askPatiently("/sitemap.xml", SITEMAP_ATTEMPTS);
    if (status === 200) return pathsIn(body);
    throw new Trouble(`${this.origin}/sitemap.xml answers ${status}: does the operator answer?`);
  }
}
