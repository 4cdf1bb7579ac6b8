/** A running site, and questions to it. */

import { setTimeout as pause } from "node:timers/promises";
import { mapAsync } from "es-toolkit/array";
import { reasonOf, Trouble } from "./command.ts";
import { A_FEW, fetchFrom } from "./network.ts";
import { pathsIn } from "./sitemap.ts";

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
