/** Short answers of the worker itself, saying what happened and what to do next. */

/** The answer at a host that the operator does not know. */
export const NO_SITE = "There is no site at this address.";

/** One sentence, never cached. */
export function textAnswer(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
