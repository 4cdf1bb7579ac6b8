/** Reading a body of unknown size: never more than a given number of bytes, never longer than a signal allows. */

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/**
 * @param maxBytes of the body as it comes over the wire, decoded
 * @throws BodyTooLarge, or the signal's reason when it is aborted meanwhile
 */
export async function readText(
  message: Pick<Request | Response, "body">,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (message.body === null) return "";
  const reader = message.body.getReader();
  // The abort signal of `fetch` ends a body that stalls only on some platforms; cancelling the reader does everywhere.
  const stop = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) throw signal.reason;
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener("abort", stop);
    await reader.cancel().catch(() => undefined);
  }
}
