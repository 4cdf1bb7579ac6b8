/** Keys that let a person repeat a write without doing it twice (IETF draft httpapi-idempotency-key-header). */

export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** What is forwarded of a browser's header: printable ASCII. The draft writes it as a quoted string. */
export const IDEMPOTENCY_KEY = /^[!-~]{1,128}$/;

/** 128 bits as a quoted string. */
function quoted(bytes: Uint8Array): string {
  return `"${Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** Random. Unlike `randomUUID`, it works in insecure contexts and old browsers, too. */
export function newKey(): string {
  return quoted(crypto.getRandomValues(new Uint8Array(16)));
}

/** The key of a write that a form repeats: the same for the same text in the same attempt, another one for any other. */
export async function keyOfAttempt(attempt: string, write: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify([attempt, write])));
  return quoted(new Uint8Array(digest));
}

/**
 * The keys of writes whose outcome is not known. A retry repeats the key; once it is known how the write ended, the next
 * one gets a new key.
 */
export class WriteKeys {
  readonly #unsettled = new Map<string, string>();

  /** @param write what is written, as text: another write must not be taken for a retry of this one */
  keyFor(write: string): string {
    const key = this.#unsettled.get(write) ?? newKey();
    this.#unsettled.set(write, key);
    return key;
  }

  /** To be called after an answer that tells how the write ended: it was done, or refused. */
  settle(write: string): void {
    this.#unsettled.delete(write);
  }
}
