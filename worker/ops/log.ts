/** Structured log lines: one JSON object each. Callers pass only what may be read by anybody who reads logs. */

export type Log = (event: string, fields: Record<string, unknown>) => void;

/**
 * Writes one line. Never pass cookies, tokens, keys, bodies, query values, e-mail addresses or whole IP addresses.
 */
export const log: Log = (event, fields) => {
  console.log(JSON.stringify({ event, ts: new Date().toISOString(), ...fields }));
};
