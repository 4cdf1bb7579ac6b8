import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Answer, cacheOf } from "#tests/support/http.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const PAGE = "/our-tours?age=6&language=spanish";
const DATA = PAGE.replace("?", ".data?");
const stack = await sharedStack();

/** A page without what differs on purpose: the nonce. */
function essence({ status, headers, body }: Answer): string {
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "no nonce";
  return createHash("sha256")
    .update(`${status} ${body.replaceAll(nonce, "N")}`)
    .digest("hex");
}

describe("the page cache", () => {
  it("renders a page once and reports hit or miss", async () => {
    const host = stack.newHost();
    expect(cacheOf(await stack.get(PAGE, { host }))).toBe("miss");
    // On a slow machine the first answer streams, and the page is stored behind it.
    const first = await stack.whole(PAGE, { host });
    const second = await stack.get(PAGE, { host });
    expect(cacheOf(second)).toBe("hit");
    expect(essence(second)).toBe(essence(first));
    expect(cacheOf(await stack.get(PAGE, { host, method: "HEAD" }))).toBe("hit");
  });

  it("keeps data like documents, and refuses invented route ids a key of their own", async () => {
    await stack.whole(DATA);
    expect(cacheOf(await stack.get(`${DATA}&_routes=zzz`))).toBe("hit");
    // Seconds in the browser, so that what was prefetched on intent is there at the click.
    expect((await stack.get(DATA)).headers["cache-control"]).toBe("private, max-age=15");
    expect((await stack.get(PAGE)).headers["cache-control"]).toBe("private, no-cache");
  });

  it("never answers 304: an old page would keep a dead nonce", async () => {
    const answer = await stack.get(PAGE, {
      headers: { "if-none-match": "*", "if-modified-since": new Date().toUTCString() },
    });
    expect(answer.status).toBe(200);
  });
});
