/** The gateway's own answers to calls of programs. Never a stack trace. */

export function noContent(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** A failed call of the browser, in the shape of specification 8, never cached. */
export function apiError(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { success: false, error },
    { status, headers: { "cache-control": "private, no-store", ...headers } },
  );
}
