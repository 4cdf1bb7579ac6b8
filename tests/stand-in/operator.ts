/** What the stand-in's routes share. */

export interface Operator {
  Bindings: { DB: D1Database; ASSETS: Fetcher; API_KEY: string };
  Variables: {
    /** The tenant host of the call (`Host-Name`). */
    host: string;
    /** Who is signed in, on account screens. */
    user: { id: number; email: string; name: string };
  };
}

/** Calls the tests may ask about: how often was the operator bothered, and with what. */
export interface SeenCall {
  method: string;
  path: string;
  host: string | null;
  authorization: string | null;
  cookie: string | null;
}

const MAX_SEEN = 5_000;
const seen: SeenCall[] = [];

export function remember(call: SeenCall): void {
  seen.push(call);
  if (seen.length > MAX_SEEN) seen.shift();
}

export function seenCalls(): readonly SeenCall[] {
  return seen;
}

export function forgetCalls(): void {
  seen.length = 0;
}
