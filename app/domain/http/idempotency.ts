/** Keys that let a person repeat a write without doing it twice (IETF draft httpapi-idempotency-key-header). */

export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** What is forwarded of a browser's header: printable ASCII. The draft writes it as a quoted string. */
export const IDEMPOTENCY_KEY = /^[!-~]{1,128}$/;

/** 128 random bits as a quoted string. Unlike `randomUUID`, it works in insecure contexts and old browsers, too. */
function newKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  return `"${bytes.join("")}"`;
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
