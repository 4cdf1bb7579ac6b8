/** Figures of real page loads: what a browser may send and the edge accepts (docs/insights.md). None is about a person. */

import { isObject } from "#app/domain/json.ts";

export const INSIGHTS_PATH = "/_r/vit";

/** The largest plausible values; LCP and INP in ms. */
const MOST = { LCP: 120_000, INP: 60_000, CLS: 100 } as const;

type VitalName = keyof typeof MOST;

const STEPS = ["tour-viewed", "date-chosen", "book", "cart-add", "checkout", "newsletter", "contact"] as const;

export type StepName = (typeof STEPS)[number];

/** `effectiveType` of the Network Information API. */
const CONNECTIONS: readonly unknown[] = ["slow-2g", "2g", "3g", "4g"];

/** In one report; later steps wait for the next. With the vitals below the 250 data points of a Worker invocation. */
export const MAX_STEPS = 40;

/** What the browser sends. A step is its name, or `name:tour`. */
export interface InsightsReport {
  /** Route of the document, not of pages opened later. */
  route: string;
  build: string;
  connection: string;
  vitals: Partial<Record<VitalName, number>>;
  steps: string[];
}

interface Insight {
  kind: "vital" | "step";
  /** Name of the metric or of the step. */
  name: string;
  /** Id of the tour, or empty. */
  tour: string;
  /** The value of the metric; 1 for a step. */
  value: number;
}

export interface KnownBuild {
  id: string;
  routes: ReadonlySet<string>;
}

export function stepText(step: StepName, tour?: number): string {
  return tour === undefined ? step : `${step}:${tour}`;
}

function readStep(text: unknown): Insight | null {
  const [, name, tour = ""] = (typeof text === "string" ? /^([a-z-]{1,20})(?::(\d{1,9}))?$/.exec(text) : null) ?? [];
  const isKnown = (STEPS as readonly (string | undefined)[]).includes(name);
  return name !== undefined && isKnown ? { kind: "step", name, tour, value: 1 } : null;
}

function readVital(vitals: unknown, name: VitalName): Insight | null {
  const value = isObject(vitals) && Object.hasOwn(vitals, name) ? vitals[name] : null;
  const isPlausible = typeof value === "number" && value >= 0 && value <= MOST[name];
  return isPlausible ? { kind: "vital", name, tour: "", value } : null;
}

/**
 * Drops every value that is not known or not plausible, so that no text of the sender is kept.
 *
 * @returns null when nothing is left
 */
export function readInsights(body: unknown, running: KnownBuild) {
  if (!isObject(body)) return null;
  const { route, build, connection, vitals, steps } = body;
  if (typeof route !== "string" || !running.routes.has(route)) return null;
  const names = Object.keys(MOST) as VitalName[];
  const sent: unknown[] = Array.isArray(steps) ? [...new Set(steps.slice(0, MAX_STEPS))] : [];
  const list = [...names.map((name) => readVital(vitals, name)), ...sent.map(readStep)].filter((each) => each !== null);
  if (list.length === 0) return null;
  return {
    route,
    /** `earlier`: the document is of another build than the running one. */
    build: build === running.id ? running.id : "earlier",
    connection: typeof connection === "string" && CONNECTIONS.includes(connection) ? connection : "unknown",
    list,
  };
}
