/**
 * Asks again, once, when the connection is lost before an answer: the other end may have closed an idle one at this moment
 * (RFC 9112 9.3.1). Only for requests that may reach it twice.
 */
export async function againIfLost(ask: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted) throw error;
    return ask();
  }
}
