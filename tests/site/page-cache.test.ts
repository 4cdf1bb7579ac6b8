import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Answer, cacheOf } from "#tests/support/http.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const POLLING = { timeout: 30_000, interval: 100 };
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** A page without what differs on purpose: the nonce. */
function essence({ status, headers, body }: Answer): string {
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "no nonce";
  return createHash("sha256")
    .update(`${status} ${body.replaceAll(nonce, "N")}`)
    .digest("hex");
}

/** The first answer to a path that comes from the cache. */
function firstHit(path: string, from: Pick<TestStack, "get"> = stack): Promise<Answer> {
  return vi.waitUntil(async () => {
    const answer = await from.get(path);
    return cacheOf(answer) === "hit" && answer;
  }, POLLING);
}

describe("the page cache", () => {
  it("renders a page once and reports hit or miss", async () => {
    expect(cacheOf(await stack.get("/faq"))).toBe("miss");
    // On a slow machine the first answer streams, and the page is stored behind it.
    const first = await firstHit("/faq");
    const second = await stack.get("/faq");
    expect(cacheOf(second)).toBe("hit");
    expect(essence(second)).toBe(essence(first));
    expect(cacheOf(await stack.get("/faq", { method: "HEAD" }))).toBe("hit");
  });

  it("keeps data like documents, and refuses invented route ids a key of their own", async () => {
    await firstHit("/faq.data");
    expect(cacheOf(await stack.get("/faq.data?_routes=zzz"))).toBe("hit");
    // Seconds in the browser, so that what was prefetched on intent is there at the click.
    expect((await stack.get("/faq.data")).headers["cache-control"]).toBe("private, max-age=15");
    expect((await stack.get("/faq")).headers["cache-control"]).toBe("private, no-cache");
  });

  it("never answers 304: an old page would keep a dead nonce", async () => {
    const answer = await stack.get("/faq", {
      headers: { "if-none-match": "*", "if-modified-since": new Date().toUTCString() },
    });
    expect(answer.status).toBe(200);
  });
});
