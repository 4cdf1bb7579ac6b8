/**
 * Stands in front of the stand-in (scripts/relay.ts): it records the calls of sites, holds some back, and lets a test answer for
 * hosts of its own.
 */

import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Between } from "#scripts/relay.ts";

export interface OperatorCall {
  method: string;
  /** Path and query. */
  url: string;
  path: string;
  /** The query with its question mark; empty without one. */
  query: string;
  /** The tenant's host; of a page that is handed off, the one that the visitor asked. */
  host: string;
  headers: Record<string, string>;
  body: string;
  /** Null until it is answered. */
  readonly status: number | null;
}

/** Answers a call, passes it to the stand-in, or does neither. */
export type OperatorAnswer = (call: OperatorCall, response: ServerResponse, pass: () => void) => void;

/** The connection is cut. */
export const DOWN: OperatorAnswer = (_, response) => void response.destroy();
/** Nothing is ever answered. */
export const HANGING: OperatorAnswer = () => undefined;

export function createOperatorTap() {
  const calls: OperatorCall[] = [];
  const answers = new Map<string, OperatorAnswer>();
  let holding: { text: string; held: (() => void)[] } | null = null;
  let open = 0;
  let most = 0;
  const openByRequest = new Map<string, number>();

  const between: Between = (forward) => async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const handedOff = headers["x-forwarded-host"]?.replace(/:\d+$/, "") ?? "";
    const host = headers["host-name"] ?? handedOff;
    const answer = answers.get(host);
    // Screens that are handed off, where no test answers; the test's own requests; pictures.
    if (answer === undefined && !("host-name" in headers)) return forward(request, response);
    const { method = "", url = "" } = request;
    const requestId = headers["x-request-id"] ?? "";
    const count = (change: 1 | -1) => {
      open += change;
      const ofRequest = (openByRequest.get(requestId) ?? 0) + change;
      openByRequest.set(requestId, ofRequest);
      most = Math.max(most, ofRequest);
    };
    count(1);
    response.on("close", () => count(-1));
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const path = url.replace(/\?.*/s, "");
    const call: OperatorCall = {
      method,
      url,
      path,
      query: url.slice(path.length),
      host,
      headers,
      body,
      get status() {
        return response.headersSent ? response.statusCode : null;
      },
    };
    calls.push(call);
    const pass = () => forward(request, response, Readable.from([Buffer.from(body)]));
    if (answer !== undefined) answer(call, response, pass);
    else if (holding !== null && path.includes(holding.text)) holding.held.push(pass);
    else pass();
  };

  const letGo = () => {
    const { held = [] } = holding ?? {};
    holding = null;
    for (const pass of held) pass();
  };

  /** Forgets calls, and lets go those that are held. */
  function forget() {
    letGo();
    calls.length = 0;
  }

  return {
    between,
    /** In order; a test may empty them. */
    calls,
    callsOf: (host: string) => calls.filter((call) => call.host === host),
    /** Answers calls of a host from now on, and what is handed off from it. */
    answer: (host: string, answer: OperatorAnswer) => void answers.set(host, answer),
    /** Holds calls whose path has this text back, and returns what lets them go. */
    hold(text: string) {
      holding = { text, held: [] };
      return letGo;
    },
    /** Most calls of one request that were open at the same time. */
    mostAtOnce: () => most,
    /** Calls the site has not given up. */
    openCalls: () => open,
    forget,
    /** Forgets who answers for which host, too. */
    reset() {
      forget();
      answers.clear();
    },
  };
}

export type OperatorTap = Omit<ReturnType<typeof createOperatorTap>, "between">;
