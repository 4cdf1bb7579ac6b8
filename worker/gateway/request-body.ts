import { BODY_MS } from "#app/domain/budgets.ts";
import { BodyTooLarge, readText } from "#app/operator/bounded-body.ts";

type Body = { text: string } | { missing: "too-long" | "late" | "incomplete" };

/** The body of a request within limits of size and time, or why there is none. */
export async function bodyOf(request: Request, maxBytes: number): Promise<Body> {
  const signal = AbortSignal.timeout(BODY_MS);
  try {
    return { text: await readText(request, maxBytes, signal) };
  } catch (error) {
    return { missing: error instanceof BodyTooLarge ? "too-long" : signal.aborted ? "late" : "incomplete" };
  }
}
