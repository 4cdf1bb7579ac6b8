import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { newTab, stack, startJourneys, type TabOptions, tab } from "#tests/support/journey.ts";
import { axeViolationsInBothSchemes } from "#tests/support/visit.ts";

startJourneys();

async function openDashboard(options: TabOptions = {}): Promise<Page> {
  const { page } = await newTab(options);
  await page.goto(stack.operatorUrl.href);
  return page;
}

/** A call that the site stores nothing of. */
function askForToken() {
  const headers = {
    origin: stack.site.url.origin,
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
  };
  return stack.get("/api/auth/guest/token", { method: "POST", headers });
}

const tokenCalls = (page: Page) => page.getByRole("row").filter({ hasText: "POST /api/auth/guest/token" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe("the stand-in's page", () => {
  it("shows the site's calls, and a fault set by its form until it is removed there", async () => {
    const page = await openDashboard();
    expect((await askForToken()).status).toBe(200);
    await tokenCalls(page).filter({ hasText: "200" }).filter({ hasText: "localhost" }).first().waitFor();

    await page.getByLabel("Path starts with").fill("/api/auth/");
    await page.getByLabel("Status", { exact: true }).fill("500");
    await button(page, "Set fault").click();
    await page.getByText("Fails with a status: 500").waitFor();
    expect((await askForToken()).status).toBeGreaterThanOrEqual(500);
    await tokenCalls(page).filter({ hasText: "500" }).first().waitFor();

    await button(page, "Remove the fault of /api/auth/").click();
    await page.getByText("None: every call is answered.").waitFor();
    expect((await askForToken()).status).toBe(200);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    expect(tab.trouble).toEqual([]);
  });

  it("has presets that are switches and keep the focus, and saves the lifetimes of tokens", async () => {
    const page = await openDashboard();
    const preset = button(page, "Token endpoint is down");
    await preset.press("Enter");
    await page.locator('#preset-tokens[aria-pressed="true"]:focus').waitFor();
    expect((await askForToken()).status).toBe(503);
    await preset.press("Enter");
    await page.locator('#preset-tokens[aria-pressed="false"]:focus').waitFor();
    expect((await askForToken()).status).toBe(200);
    await page.getByLabel("Access token, seconds").fill("7");
    await button(page, "Save for new tokens").click();
    await page.locator('#access-seconds[value="7"]').waitFor();
    await button(page, "Restore defaults").click();
    await page.locator('#access-seconds[value="300"]').waitFor();
  });

  it("filters the calls by path, and pauses", async () => {
    const page = await openDashboard();
    await askForToken();
    await tokenCalls(page).first().waitFor();
    await page.getByLabel("Path contains").fill("/nothing");
    await tokenCalls(page).first().waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("?path=%2Fnothing");
    await page.getByLabel("Path contains").fill("guest");
    await tokenCalls(page).first().waitFor();

    // A form keeps the filter, also one from the address.
    await page.reload();
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await button(page, "Dates take 3 s").click();
    expect((await posted).headers().location).toBe("/?path=guest");

    await page.clock.install();
    await button(page, "Pause").click();
    const before = await tokenCalls(page).count();
    await askForToken();
    await page.clock.runFor(5_000);
    expect(await tokenCalls(page).count()).toBe(before);
    await button(page, "Pause").click();
    await expect.poll(() => tokenCalls(page).count()).toBeGreaterThan(before);
  });

  it("tells what is wrong with a fault until the next form is sent", async () => {
    const page = await openDashboard();
    await page.getByLabel("Kind").selectOption("Slow");
    await page.getByLabel("Delay in ms").fill("a while");
    await button(page, "Set fault").click();
    const problem = page.getByRole("alert").getByText("is a number from 0 to 60000");
    await problem.waitFor();
    await page.waitForResponse((response) => response.request().method() === "GET");
    await askForToken();
    await tokenCalls(page).first().waitFor();
    expect(await problem.isVisible()).toBe(true);
    await page.getByLabel("Delay in ms").fill("1");
    await button(page, "Set fault").click();
    await page.getByText("Slow: 1 ms").waitFor();
    expect(await problem.count()).toBe(0);
  });

  it("works without JavaScript", async () => {
    const page = await openDashboard({ javaScriptEnabled: false });
    await page.getByLabel("Path starts with").fill("api");
    await button(page, "Set fault").click();
    await page.getByRole("alert").getByText("A path starts with a slash").waitFor();
    await page.getByLabel("Path starts with").fill("/api/auth/");
    await page.getByLabel("Kind").selectOption("Malformed JSON");
    await page.getByLabel("Share of calls in %").fill("20");
    await button(page, "Set fault").click();
    await page.getByText("20% of calls: Malformed JSON").waitFor();
    await button(page, "Remove the fault of /api/auth/").click();
    await page.getByText("None: every call is answered.").waitFor();
    await page.getByLabel("Access token, seconds").fill("7");
    await button(page, "Save for new tokens").click();
    expect(await page.getByLabel("Access token, seconds").inputValue()).toBe("7");
    await button(page, "Restore defaults").click();
    expect(await page.getByLabel("Access token, seconds").inputValue()).toBe("300");
  });

  it("fits a narrow screen, shows what visitors sent and pages measured as text, and no key or token", async () => {
    const message = { name: "Ana", email: "ana@example.com", subject: "<b>Hello</b>", message: "word ".repeat(60) };
    const post = (path: string, body: unknown) =>
      fetch(new URL(path, stack.operatorUrl), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "host-name": "localhost",
          "x-api-key": DEMO_API_KEY,
          authorization: "Bearer TOKENSENTINEL",
        },
        body: JSON.stringify(body),
      });
    await post("/api/website/contact/submit", message);
    await post("/api/newsletter/signup", { email: "watcher@example.com", website_id: 1 });
    await stack.forgetInsights();
    // The tenant's setting decides, which its pages bring.
    await stack.get("/");
    await stack.get("/_r/vit", {
      method: "POST",
      headers: { origin: stack.site.url.origin, "content-type": "text/plain" },
      body: JSON.stringify({
        ...{ route: "routes/tour", build: "x", connection: "4g" },
        ...{ vitals: { LCP: 900, CLS: 0.02 }, steps: ["tour-viewed:121"] },
      }),
    });
    const page = await openDashboard({ viewport: { width: 360, height: 800 } });
    await page.getByText("LCP 900 ms, CLS 0.02, tour-viewed 121").waitFor();
    await page.getByText("localhost, routes/tour, connection 4g").waitFor();
    const sent = page.locator("#submissions");
    await sent.getByText("<b>Hello</b>").waitFor();
    await sent.getByText("watcher@example.com").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await page.content()).not.toMatch(new RegExp(`${DEMO_API_KEY}|TOKENSENTINEL`));
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });

  it("takes no form that another site sends", async () => {
    const { status } = await fetch(new URL("/__dashboard/preset", stack.operatorUrl), {
      method: "POST",
      headers: { origin: "https://example.com" },
      body: new URLSearchParams({ preset: "down" }),
    });
    expect(status).toBe(403);
    expect(await (await stack.control("/__faults")).json()).toEqual([]);
  });
});
