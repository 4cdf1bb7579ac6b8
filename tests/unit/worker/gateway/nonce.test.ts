import fc from "fast-check";
import { expect, it } from "vitest";
import { cases } from "#tests/support/fuzz.ts";
import { replaceSlot } from "#worker/gateway/nonce.ts";

async function replaced(chunks: string[], slot: string, nonce: string): Promise<string> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(source.pipeThrough(replaceSlot(slot, nonce))).text();
}

const slot = "0123456789abcdef0123456789abcdef";
const nonce = "f".repeat(32);
const page = `<p>0123456789abcdef</p><script nonce="${slot}">é${slot}${slot}</script>0123456789abcdef0123`;

it("CSP nonces replace exactly the slot, wherever the stream is split", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 64 }), { minLength: 1, maxLength: 40 }), async (sizes) => {
      const chunks: string[] = [];
      for (let at = 0, n = 0; at < page.length; n++) {
        const size = sizes[n % sizes.length] ?? 1;
        chunks.push(page.slice(at, at + size));
        at += size;
      }
      expect(await replaced(chunks, slot, nonce)).toBe(page.replaceAll(slot, nonce));
    }),
    cases(50),
  );
});
