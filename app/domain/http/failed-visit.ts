/** The page for a path of another system that does not answer: what the gateway tells it, and what it writes into it. */

import { DOCUMENT_PATHS, isAtOrBelow } from "./visitor-paths.ts";

/** Under this path the gateway fetches the page; nobody else can open it. */
export const UNREACHABLE_PATH = "/__unreachable";

/** Cacheable renders do not know the cart: the gateway replaces these with a visitor's own, escaped. */
export const CART_SLOTS = { subject: "--cart-subject--", message: "--cart-message--" } as const;

/** Each has texts of its own (app/routes/unreachable.tsx). */
type OtherSystem = "checkout" | "account" | "other";

const SYSTEMS: Record<(typeof DOCUMENT_PATHS)[number], OtherSystem> = {
  "/account": "account",
  "/checkout": "checkout",
  "/signin": "account",
  "/signup": "account",
};

/** What was asked of the other system. */
export interface FailedVisit {
  system: OtherSystem;
  /** A form was sent: it may have arrived. */
  isSent: boolean;
  hasCart: boolean;
}

export function systemAt(pathname: string): OtherSystem {
  const path = DOCUMENT_PATHS.find((one) => isAtOrBelow(pathname, one));
  return path === undefined ? "other" : SYSTEMS[path];
}

export function failedVisitQuery({ system, isSent, hasCart }: FailedVisit): URLSearchParams {
  return new URLSearchParams({ system, ...(isSent ? { sent: "1" } : {}), ...(hasCart ? { cart: "1" } : {}) });
}

export function readFailedVisit(query: URLSearchParams): FailedVisit {
  const system = query.get("system");
  return {
    system: Object.values(SYSTEMS).find((known) => known === system) ?? "other",
    isSent: query.has("sent"),
    hasCart: query.has("cart"),
  };
}
