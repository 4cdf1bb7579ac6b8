/** One HTTP request of the check, and what came back. */

export interface Exchange {
  method: string;
  /** With its query. */
  path: string;
  /** null without an answer. */
  status: number | null;
  contentType: string;
  location: string | null;
  link: string | null;
  text: string;
  /** undefined when it is none. */
  json: unknown;
  tookMs: number;
  /** Why there was no answer: `ENOTFOUND`. */
  error: string | null;
}

/** No `Response` with a body can be made of them. */
const BODILESS = new Set([204, 205, 304]);

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const { code, name } = (cause ?? error) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : String(name);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `fetch`, with a note of each request. Passes on what it got. */
export function recording(note: (exchange: Exchange) => void): typeof fetch {
  return async function fetchAndNote(input, init) {
    const request = input as Request;
    const startedAt = Date.now();
    const { pathname, search } = new URL(request.url);
    const exchange: Exchange = {
      ...{ method: request.method, path: `${pathname}${search}`, status: null, contentType: "", location: null },
      ...{ link: null, text: "", json: undefined, tookMs: 0, error: null },
    };
    try {
      const response = await fetch(request, init);
      const { status, headers } = response;
      const text = await response.text();
      Object.assign(exchange, { status, text, json: parsed(text), link: headers.get("link") });
      Object.assign(exchange, { contentType: headers.get("content-type") ?? "", location: headers.get("location") });
      return new Response(BODILESS.has(status) ? null : text, { status, headers });
    } catch (error) {
      exchange.error = causeOf(error);
      throw error;
    } finally {
      exchange.tookMs = Date.now() - startedAt;
      note(exchange);
    }
  };
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ALTNAME/;

/** What an error of Node's network means, and what to do. */
export function networkProblem(code: string, baseUrl: string): string {
  const { host, protocol } = new URL(baseUrl);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `the name ${host} does not resolve (${code}): is it spelled right, and public?`;
  if (code === "ECONNREFUSED") return `nothing listens at ${host} (${code}): does the server run, is the port right?`;
  if (CERTIFICATE.test(code))
    return `the certificate of ${host} is not accepted (${code}): Cloudflare refuses it too; it has to be valid, of this name and with its chain`;
  if (/SSL|EPROTO/.test(code) && protocol === "https:")
    return `${host} does not speak TLS there (${code}): is it http, or another port?`;
  if (/HEADERS_TIMEOUT|CONNECT_TIMEOUT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(code))
    return `${host} cannot be reached (${code}): a firewall, or another address?`;
  return `${host} closed the connection without an answer (${code})`;
}
