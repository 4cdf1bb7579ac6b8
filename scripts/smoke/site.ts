/** The site that is tested, and questions to it. */

import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
/** No search engine's name: firewalls refuse those from other addresses. */
export const CRAWLER = "Mozilla/5.0 (compatible; tour-site-smoke; crawler)";
export const TIMEOUT_MS = 20_000;
const RETRY_AFTER_MS = 3_000;
const BUILD_ATTEMPTS = 20;

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

function originFrom(argument: string | undefined): string {
  const url = argument !== undefined && URL.canParse(argument) ? new URL(argument) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  console.error("Name the site: npm run smoke -- https://canyon.example");
  process.exit(2);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    old: { type: "string" },
    warm: { type: "boolean", default: false },
    pause: { type: "string", default: "1000" },
  },
});
export const options = { old: values.old ?? null, warm: values.warm, pauseMs: Number(values.pause) };
export const origin = originFrom(positionals[0]);
export const { hostname } = new URL(origin);
export const isHttps = origin.startsWith("https:");
/** Every answer, by method and path: searched for keys. */
export const answers = new Map<string, Answer>();

export async function ask(
  path: string,
  { agent = PERSON, method = "GET", headers = {}, body }: Ask = {},
): Promise<Answer> {
  const send = () =>
    fetch(new URL(path, origin), {
      method,
      headers: { "user-agent": agent, ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    });
  // Once more: a server that refuses a body may close a connection that fetch has just chosen again.
  const response = await send().catch(send);
  const answer = { status: response.status, headers: response.headers, body: await response.text() };
  answers.set(`${method} ${path}`, answer);
  return answer;
}

/** As crawlers do after a 503, which a page may be that nobody has asked for yet. */
export async function askPatiently(path: string, attempts = 3): Promise<Answer> {
  const answer = await ask(path);
  if (answer.status !== 503 || attempts === 1) return answer;
  await pause(RETRY_AFTER_MS);
  return askPatiently(path, attempts - 1);
}

/** As the worker sees it, if it may be asked. */
async function likelyReason(): Promise<string> {
  const token = process.env.READY_TOKEN ?? "";
  if (token === "") return "/readyz and the log name the likely reason; with READY_TOKEN this line does";
  const { body } = await ask("/readyz", { headers: { authorization: `Bearer ${token}` } });
  const reasons = /"failing_tenants":(\{[^}]*\})/.exec(body)?.[1];
  const byHost: Record<string, string> = reasons === undefined ? {} : JSON.parse(reasons);
  return byHost[hostname] ?? Object.values(byHost)[0] ?? "/readyz knows no reason yet: try again in a minute";
}

/** @throws Error when the operator has never said that it knows the host: then the site is nobody's, and all else would fail */
export async function mustBeConfirmed({ status, headers, body }: Answer): Promise<void> {
  if (status === 403 && body.startsWith("This site is not open yet"))
    throw new Error("SOFT_LAUNCH is on: only invited people see this host, and search engines do not list it");
  if (status === 404) throw new Error(`the operator does not know this host; ${await likelyReason()}`);
  if (status === 200 && headers.get("cache-control") === "private, no-store")
    throw new Error(`the operator has never confirmed this host, so it has nobody's brand; ${await likelyReason()}`);
}

/** A few at a time. */
export async function askAll(paths: readonly string[]): Promise<Map<string, Answer>> {
  const queue = [...paths];
  const found = new Map<string, Answer>();
  const work = async (): Promise<void> => {
    const path = queue.shift();
    if (path === undefined) return;
    found.set(path, await askPatiently(path));
    await work();
  };
  await Promise.all([work(), work(), work(), work()]);
  return found;
}

export const header = ({ headers }: Answer, name: string): string => headers.get(name) ?? "";

/** @throws Error when the site still has another build after a minute */
export async function waitForBuild(build: string, attempts = BUILD_ATTEMPTS): Promise<void> {
  const { body } = await ask("/healthz");
  if (body.includes(build)) return;
  if (attempts === 1) throw new Error(`it is not build ${build}, but ${body.slice(0, 100)}`);
  await pause(RETRY_AFTER_MS);
  await waitForBuild(build, attempts - 1);
}
