/** What explains everything else, so it is said first: an address nobody serves, a closed site, a refused key, an operator that is down. */

import { setTimeout as pause } from "node:timers/promises";
import { type Answer, header, type Site } from "#scripts/owner/site.ts";
import type { Copies } from "#scripts/report/summary.ts";
import type { RefusedKey } from "#worker/ops/operator-access.ts";

const BUILD_ATTEMPTS = 20;
const BUILD_PAUSE_MS = 3_000;

/** What `/readyz` says (worker/gateway/readyz.ts). */
interface Readiness {
  state?: string;
  key_refused?: RefusedKey;
  /** What `?host=…&copies` adds. */
  copies?: Copies;
  operator?: { breakers: { circuit: string }[] };
  /** By host, why its config cannot be loaded. */
  failing_tenants?: Record<string, string>;
  /** Variables that are wrong. */
  config?: string[];
}

interface Causes {
  /** One line each. */
  found: string[];
  /** Nothing is left to check. */
  isOver: boolean;
}

/** null without `READY_TOKEN`. */
export async function readinessOf(site: Site, token: string, query = ""): Promise<Readiness | null> {
  if (token === "") return null;
  const answer = await site.ask(`/readyz${query}`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status === 404) return { config: ["READY_TOKEN is not the worker's: /readyz answers 404 with it"] };
  return header(answer, "content-type").startsWith("application/json") ? (JSON.parse(answer.body) as Readiness) : null;
}

function reasonFor({ hostname }: Site, ready: Readiness | null): string {
  if (ready === null) return "/readyz and the log name the likely reason; with READY_TOKEN this line does";
  const { failing_tenants: failing = {} } = ready;
  return failing[hostname] ?? Object.values(failing)[0] ?? "/readyz knows no reason yet: try again in a minute";
}

/** Why the home page is nobody's: then all else would fail, too. */
function closedBecause(site: Site, home: Answer, ready: Readiness | null): string | null {
  const { status, body } = home;
  if (status === 421) return `${site.hostname} is not among TENANT_HOSTS: every address of it answers 421`;
  if (status === 403 && body.startsWith("This site is not open yet"))
    return "SOFT_LAUNCH is on, so only invited people see this host: give --invitation LINK (npm run invite)";
  if (status === 404) return `the operator does not know this host; ${reasonFor(site, ready)}`;
  if (status === 200 && header(home, "cache-control") === "private, no-store" && !site.isInvited)
    return `the operator has never confirmed this host, so it has nobody's brand; ${reasonFor(site, ready)}`;
  return null;
}

/** A call that no cache answers. @returns what is wrong with its answer; null: nothing */
export async function operatorProblem(site: Site): Promise<string | null> {
  const { status } = await site.ask("/api/product/web/products/1/sales-dates");
  if (status === 401 || status === 403)
    return `the operator refuses our key (${status}): wrong API_KEY or API_KEY_HEADER`;
  return status >= 500 ? `the operator does not answer (${status}): what visitors see are older copies` : null;
}

/** @throws Trouble when nothing answers */
export async function causesOf(site: Site, home: Answer, token: string): Promise<Causes> {
  const ready = await readinessOf(site, token);
  const { failing_tenants: failing = {}, config: variables = [] } = ready ?? {};
  const closed = closedBecause(site, home, ready);
  if (closed !== null) return { found: [closed, ...variables], isOver: true };
  const problem = (await operatorProblem(site)) ?? failing[site.hostname];
  return { found: [...(problem === undefined ? [] : [problem]), ...variables], isOver: false };
}

/** A deploy takes some seconds to arrive everywhere. @returns what runs instead after a minute; null: the build runs */
export async function otherBuild(site: Site, build: string, attempts = BUILD_ATTEMPTS): Promise<string | null> {
  const { body } = await site.ask("/healthz");
  if (body.includes(build)) return null;
  if (attempts === 1) return body.slice(0, 100);
  await pause(BUILD_PAUSE_MS);
  return otherBuild(site, build, attempts - 1);
}
