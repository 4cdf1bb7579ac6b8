/**
 * CSP nonces of cached pages: the renderer writes a random slot, the gateway replaces exactly that text in each
 * response, never by tag name, which would allow injected scripts.
 */

import { randomBytes } from "node:crypto";

const NONCE_BYTES = 16;

/** As long as a slot, so that stored bytes are replaced in place. */
export function freshNonce(): string {
  return randomBytes(NONCE_BYTES).toString("hex");
}

/** The bytes with every `slot` replaced in place. Both are ASCII and equally long. */
export function withNonce(page: ArrayBuffer, slot: string, nonce: string): ArrayBuffer {
  const bytes = Buffer.from(page);
  for (let at = bytes.indexOf(slot); at !== -1; at = bytes.indexOf(slot, at + slot.length)) bytes.write(nonce, at);
  return page;
}

/** Replaces every `slot` in a byte stream, across chunk borders. Both are ASCII and equally long. */
export function replaceSlot(slot: string, replacement: string): TransformStream<Uint8Array, Uint8Array> {
  // Bytes that may be the beginning of a slot.
  let tail = Buffer.alloc(0);
  return new TransformStream({
    transform(chunk, controller) {
      const bytes = Buffer.concat([tail, chunk]);
      let end = 0;
      for (let at = bytes.indexOf(slot); at !== -1; at = bytes.indexOf(slot, end))
        end = at + bytes.write(replacement, at);
      const tailStart = Math.max(end, bytes.length - (slot.length - 1));
      if (tailStart > 0) controller.enqueue(bytes.subarray(0, tailStart));
      tail = bytes.subarray(tailStart);
    },
    flush(controller) {
      if (tail.length > 0) controller.enqueue(tail);
    },
  });
}
