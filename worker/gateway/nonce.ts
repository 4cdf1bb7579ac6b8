/**
 * CSP nonces of cached pages: the renderer writes a random slot, the gateway replaces exactly that text in each
 * response, never by tag name, which would allow injected scripts.
 */

const NONCE_BYTES = 16;

/** As long as a slot, so that stored bytes are replaced in place. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes with every `slot` replaced in place. Both are ASCII and equally long. */
export function withNonce(page: ArrayBuffer, slot: string, nonce: string): ArrayBuffer {
  const bytes = Buffer.from(page);
  for (let at = bytes.indexOf(slot); at !== -1; at = bytes.indexOf(slot, at + slot.length)) bytes.write(nonce, at);
  return page;
}

function findAt(haystack: Uint8Array, needle: Uint8Array, from: number): number {
  const first = needle[0] ?? 0;
  for (let at = haystack.indexOf(first, from); at !== -1; at = haystack.indexOf(first, at + 1)) {
    if (at + needle.length > haystack.length) return -1;
    let matched = 1;
    while (matched < needle.length && haystack[at + matched] === needle[matched]) matched++;
    if (matched === needle.length) return at;
  }
  return -1;
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}

/** Replaces every `slot` in a byte stream, across chunk borders. Both are ASCII and equally long. */
export function replaceSlot(slot: string, replacement: string): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder();
  const wanted = encoder.encode(slot);
  const given = encoder.encode(replacement);
  // Bytes that may be the beginning of a slot.
  let tail = new Uint8Array(0) as Uint8Array;
  return new TransformStream({
    transform(chunk, controller) {
      const bytes = concat(tail, chunk);
      let end = 0;
      for (let at = findAt(bytes, wanted, 0); at !== -1; at = findAt(bytes, wanted, end)) {
        bytes.set(given, at);
        end = at + wanted.length;
      }
      const tailStart = Math.max(end, bytes.length - (wanted.length - 1));
      if (tailStart > 0) controller.enqueue(bytes.slice(0, tailStart));
      tail = bytes.slice(tailStart);
    },
    flush(controller) {
      if (tail.length > 0) controller.enqueue(tail);
    },
  });
}
