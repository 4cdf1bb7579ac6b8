import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { headOf } from "#tests/support/head.ts";
import { HOSTILE_ORIGINAL_URLS } from "#tests/support/hostile-urls.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

const canonical = (html: string) => headOf(html).canonical;
/** What differs between two renderings of one page: nonces and ids of the stream. */
const withoutNonces = (html: string) => html.replaceAll(/[0-9a-f]{32}/g, "");

const path = "/tours-detail/zion-national-park-tours/";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ hasWorkersCache: false });
});
afterAll(() => stack.stop());

describe("original_url", () => {
  it.each(HOSTILE_ORIGINAL_URLS)("%j is data", async (hostile) => {
    await stack.forgetCalls();
    const view = () => stack.get(`${path}?original_url=${encodeURIComponent(hostile)}`);
    const answer = await view();
    expect(answer.headers).not.toHaveProperty("location");
    if (answer.status !== 404) {
      expect(answer.status).toBe(200);
      const shown = (html: string) => withoutNonces(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
      // Seats on its cards are asked behind a page: the next rendering can show more of them.
      const areSame = async () => shown((await view()).body) === shown((await stack.get(path)).body);
      await expect.poll(areSame).toBe(true);
      expect(canonical(answer.body)).toBe(canonical((await stack.get(path)).body));
    }
    // Every call of the worker goes to the operator (anything else would fail here and be logged), and to one row only.
    for (const { path: called } of await stack.operatorCalls()) {
      expect(called).toMatch(
        /^\/api\/(?:product\/web\/link-tour\/nothing-here[a-z-]*|product\/web\/products\/\d+\/sales-dates$|office\/|website\/|tenant-config\/)/,
      );
    }
    expect((await stack.logLines()).join("\n")).not.toMatch(/evil|169\.254/);
  });
});
