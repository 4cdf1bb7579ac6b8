/** Requests that say in words why nothing answers, and what to do. */

import { Trouble } from "./command.ts";

const TIMEOUT_MS = 20_000;

/** How many requests are sent at once, as by the site. */
export const A_FEW = { concurrency: 4 };

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ALTNAME/;

/** The code of the error that made `fetch` reject, `ENOTFOUND`, or its name. */
export function codeOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const { code, name } = (cause ?? error) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : String(name);
}

/** @param code as of `codeOf` */
export function networkProblem(code: string, baseUrl: string): string {
  const { host, protocol } = new URL(baseUrl);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `the name ${host} does not resolve (${code}): is it spelled right, and public?`;
  if (code === "ECONNREFUSED") return `nothing listens at ${host} (${code}): does the server run, is the port right?`;
  if (CERTIFICATE.test(code))
    return `the certificate of ${host} is not accepted (${code}): it has to be valid, of this name and with its chain`;
  if (/SSL|EPROTO/.test(code) && protocol === "https:")
    return `${host} does not speak TLS there (${code}): is it http, or another port?`;
  if (/TIMEOUT|Timeout|EHOSTUNREACH|ENETUNREACH/.test(code))
    return `${host} cannot be reached in time (${code}): a firewall, or another address?`;
  return `${host} closed the connection without an answer (${code})`;
}

/** @throws Trouble that says why nothing answers */
export async function fetchFrom(url: URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new Trouble(networkProblem(codeOf(error), url.href));
  }
}
