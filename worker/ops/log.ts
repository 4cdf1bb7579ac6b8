export type Log = (event: string, fields: Record<string, unknown>) => void;

/** Writes one JSON line. Never pass cookies, tokens, keys, bodies, query values, e-mail or whole IP addresses. */
export const log: Log = (event, fields) => {
  console.log(JSON.stringify({ event, ts: new Date().toISOString(), ...fields }));
};
