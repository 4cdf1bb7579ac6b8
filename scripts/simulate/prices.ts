/** What a month costs: measured requests of a view, and Cloudflare's prices (docs/cost.md has the sources). */

import { ASSUMED } from "./model.ts";
import { type DayResult, totalViews } from "./run.ts";

/** Requests to our own origin, measured in Chromium; CPU from the saturated server in tests/bench/RESULTS.md. */
const MEASURED = {
  apiPerDocument: 2,
  assetsPerDocument: 13,
  assetsPerClick: 2,
  gatewayCpuMs: 1.1,
  renderCpuMs: 1.4,
} as const;

const LOG_EVENT_BYTES = 2_000;
const MILLION = 1e6;

export interface Usage {
  views: number;
  gatewayRequests: number;
  pagesRequests: number;
  assetRequests: number;
  apiCalls: number;
  cpuMs: number;
  kvReads: number;
  kvWrites: number;
  queueOperations: number;
  logEvents: number;
}

export function usageOf(day: DayResult, days: number): Usage {
  const views = totalViews(day.views) * days;
  const documents = views * ASSUMED.documentShare;
  const apiCalls = documents * MEASURED.apiPerDocument;
  const gatewayRequests = views + apiCalls + day.edits.edits * days;
  return {
    views,
    gatewayRequests,
    pagesRequests: views,
    assetRequests: documents * MEASURED.assetsPerDocument + (views - documents) * MEASURED.assetsPerClick,
    apiCalls,
    cpuMs: gatewayRequests * MEASURED.gatewayCpuMs + day.renders * days * MEASURED.renderCpuMs,
    kvReads: day.kvReads * days,
    kvWrites: day.kvWrites * days,
    queueOperations: day.edits.queueOperations * days,
    logEvents: gatewayRequests + day.renders * days,
  };
}

export type Charged = "worker requests only" | "and calls of Pages" | "and assets";

export interface Bill {
  requests: number;
  cpu: number;
  kvReads: number;
  kvWrites: number;
  queue: number;
  /** Every invocation logged: until December 2026, and from then on. */
  logs: number;
  logsFromDecember: number;
}

/** @param allowance share of a month's included usage: 1 for a month, 0 for the price of more of everything */
export function billOf(usage: Usage, charged: Charged, allowance: number): Bill {
  const priced = (amount: number, included: number, price: number) =>
    Math.max(0, amount - included * allowance) * price;
  const perMillion = (amount: number, included: number, price: number) =>
    priced(amount / MILLION, included / MILLION, price);
  const requests =
    usage.gatewayRequests +
    (charged === "worker requests only" ? 0 : usage.pagesRequests) +
    (charged === "and assets" ? usage.assetRequests : 0);
  const logGb = (usage.logEvents * LOG_EVENT_BYTES) / 1e9;
  return {
    requests: perMillion(requests, 10 * MILLION, 0.3),
    cpu: perMillion(usage.cpuMs, 30 * MILLION, 0.02),
    kvReads: perMillion(usage.kvReads, 10 * MILLION, 0.5),
    kvWrites: perMillion(usage.kvWrites, MILLION, 5),
    queue: perMillion(usage.queueOperations, MILLION, 0.4),
    logs: perMillion(usage.logEvents, 20 * MILLION, 0.6),
    logsFromDecember: priced(logGb, 50, 0.25) + priced((logGb * 7) / 30, 12, 0.1),
  };
}

export function totalOf({ requests, cpu, kvReads, kvWrites, queue }: Bill): number {
  return requests + cpu + kvReads + kvWrites + queue;
}
