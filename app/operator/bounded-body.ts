/** Reads a body with limits of size and time. */

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/**
 * @param maxBytes of the decoded body
 * @throws BodyTooLarge, or the signal's reason once aborted
 */
export async function readText(
  message: Pick<Request | Response, "body">,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (message.body === null) return "";
  const reader = message.body.getReader();
  // On some platforms aborting `fetch` does not end a stalled body; cancelling the reader does.
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
