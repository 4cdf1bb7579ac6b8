import { expect, it } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { DEMO_API_KEY } from "#tests/support/local-vars.ts";
import { poisoned } from "#tests/support/poisoned.ts";
import { startTestStack } from "#tests/support/test-stack.ts";
import { hydrated, openTab } from "#tests/support/visit.ts";

const PAYLOAD = `</title></script><script>window.__xss=1</script><img src=x onerror="window.__xss=1"><svg onload="window.__xss=1">`;

const CALLS = [
  ["POST", "/api/tenant-config/user/public"],
  ["GET", "/api/website/navigation/1"],
  ["GET", "/api/website/builder/page/1/home"],
  ["GET", "/api/website/builder/page/1/faq"],
  ["GET", "/api/website/content/1/blog/a-blog-example"],
  ["GET", "/api/office/our-tour/category"],
  ["GET", "/api/product/web/detail/121"],
  ["GET", "/api/product/web/products/121/sales-dates"],
] as const;

it("an operator whose every word is hostile runs no script and leaves every page usable", async () => {
  const [browser, stack] = await Promise.all([launchBrowser(), startTestStack()]);
  const headers = { "x-api-key": DEMO_API_KEY, "host-name": "localhost", "content-type": "application/json" };
  for (const [method, path] of CALLS) {
    const body = method === "POST" ? JSON.stringify({ host: "localhost" }) : undefined;
    const answer = await fetch(new URL(path, stack.operatorUrl), { method, headers, body });
    expect(answer.status, path).toBe(200);
    await stack.setFault(path, { kind: "wrong-type", body: poisoned(await answer.json(), PAYLOAD) });
  }
  const tab = await openTab(browser);
  const errors: string[] = [];
  tab.page.on("pageerror", (error) => errors.push(error.message));
  for (const path of ["/", "/faq", "/blog/a-blog-example", "/our-tours", "/tours/121", "/nope"]) {
    await tab.page.goto(new URL(path, stack.site.url).href, { waitUntil: "networkidle" });
    await hydrated(tab.page);
    expect(await tab.page.evaluate(() => "__xss" in window), path).toBe(false);
    expect(await tab.page.locator("h1").count(), path).toBe(1);
    expect(await tab.page.locator('[href^="javascript:"], [onerror], [onload]').count(), path).toBe(0);
  }
  expect(errors).toEqual([]);
  await tab.close();
  await browser.close();
  await stack.stop();
});
