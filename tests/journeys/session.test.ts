import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { load, navigate, newTab, reload, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import {
  apiCallsOf,
  collectToasts,
  passTime,
  type StoredState,
  storedState,
  untilStored,
} from "#tests/support/session-helpers.ts";
import { roomsPath } from "#tests/support/today.ts";
import { arrive } from "#tests/support/visit.ts";

startJourneys();
beforeEach(async () => {
  await newTab();
});

const expire = (kind: "access" | "refresh") => stack.control(`/__expire/${kind}`, { method: "POST" });
const isTokenCall = (call: string) => call.startsWith("POST /api/auth/");

/** Statuses of the operator's sign-in system in the open tab, in order. */
function signInAnswers(): number[] {
  const statuses: number[] = [];
  tab.page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/auth/")) statuses.push(response.status());
  });
  return statuses;
}

const isGuest = (state: StoredState | null) => state?.user?.cart_user_type === "guest";

/** Before the page is opened: the cookie of a guest who was here before. */
async function returningGuest(cart: unknown[]) {
  const headers = { "content-type": "application/json", origin: url("") };
  const answer = await stack.get("/api/auth/guest/token", { method: "POST", headers, body: "{}" });
  expect(answer.status).toBe(200);
  const tokens = JSON.parse(answer.body) as Pick<StoredState, "access_token" | "refresh_token">;
  const state = { user: { cart_user_type: "guest" }, ...tokens, cart };
  const value = encodeURIComponent(JSON.stringify(state));
  await tab.page.context().addCookies([{ name: "user-state", value, url: url("/") }]);
  return state;
}

/** As in Firefox under load: what another tab has written is seen 400 ms later, what this one has at once. */
async function seesCookiesLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") as Required<PropertyDescriptor>;
    let seen = get.call(document) as string;
    let writes = 0;
    setInterval(() => {
      const [now, before] = [get.call(document) as string, writes];
      setTimeout(() => (seen = writes === before ? now : seen), 400);
    }, 20);
    Object.defineProperty(document, "cookie", {
      get: () => seen,
      set(value: string) {
        set.call(document, value);
        writes += 1;
        seen = get.call(document) as string;
      },
    });
  });
}

const faqIsThere = () => tab.page.getByRole("heading", { level: 1, name: /question/i }).waitFor();

describe("a guest", () => {
  it("gets one token, which a reload keeps, refreshes it when it runs out, and gets another when that is refused", async () => {
    const { page } = tab;
    const context = page.context();
    const calls = apiCallsOf(page);
    await load("/");
    const first = await untilStored(context, isGuest);
    await expect.poll(() => calls.length).toBe(2);
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual(["POST /api/auth/guest/token", "GET /api/auth/current_user"]);
    expect(Object.keys(first ?? {}).toSorted()).toEqual(
      ["access_token", "cart", "checkoutInfo", "orderInfo", "refresh_token", "sessionId", "user"].toSorted(),
    );
    // Another system writes into the cookie.
    const value = encodeURIComponent(JSON.stringify({ ...first, consent: { ads: false } }));
    await context.addCookies([{ name: "user-state", value, url: url("/") }]);
    calls.length = 0;
    await page.reload();
    await expect.poll(() => calls.length).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual(["GET /api/auth/current_user"]);
    expect(tab.trouble).toEqual([]);

    await navigate(roomsPath());
    await page.getByText(/hotels for 2 nights/).waitFor();
    await expire("access");
    await page.getByRole("button", { name: "Add to cart Queen room" }).click();
    await page.locator(".cart-badge", { hasText: "1" }).waitFor();
    expect(calls.filter(isTokenCall)).toEqual(["POST /api/auth/guest/refresh_token"]);
    const refreshed = await storedState(context);
    expect(refreshed).toMatchObject({ consent: { ads: false }, user: { cart_user_type: "guest" } });
    // The browser logs the 401 that started it.
    expect(tab.trouble.filter((line) => !line.includes("401"))).toEqual([]);

    await expire("access");
    await expire("refresh");
    // A minute has three token calls; this is another minute.
    await page.evaluate(() => localStorage.clear());
    calls.length = 0;
    await reload();
    await untilStored(context, (state) => isGuest(state) && state?.refresh_token !== refreshed?.refresh_token);
    expect(calls.filter(isTokenCall)).toEqual(["POST /api/auth/guest/refresh_token", "POST /api/auth/guest/token"]);
  });

  it("fault: Several tabs refresh: one token for all, refreshed exactly once, and nobody is signed out", {
    tags: "engines",
  }, async () => {
    const context = tab.page.context();
    const calls = apiCallsOf(context);
    const pages = [tab.page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
    for (const page of pages) await seesCookiesLate(page);
    const openAll = () => Promise.all(pages.map((page) => page.goto(url("/faq"), { waitUntil: "networkidle" })));
    await openAll();
    const before = await untilStored(context, isGuest);
    expect(calls.filter(isTokenCall)).toEqual(["POST /api/auth/guest/token"]);
    await expire("access");
    stack.operator.calls.length = 0;
    calls.length = 0;
    await openAll();
    const after = await untilStored(context, (state) => state !== null && state.access_token !== before?.access_token);
    expect(calls.filter(isTokenCall)).toEqual(["POST /api/auth/guest/refresh_token"]);
    const upstream = stack.operator.calls;
    expect(upstream.filter(({ path }) => path.endsWith("/refresh_token"))).toHaveLength(1);
    expect(after?.user?.cart_user_type).toBe("guest");
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
  });

  it("coming back to the cart by Back sees what an order elsewhere has left", async () => {
    const { page } = tab;
    const badge = page.locator(".cart-badge");
    await load(roomsPath());
    await page.getByRole("button", { name: "Add to cart Queen room" }).click();
    await badge.filter({ hasText: "1" }).waitFor();
    await navigate("/cart/");
    await page.getByRole("heading", { name: /^Queen room/ }).waitFor();
    const state = await storedState(page.context());
    await page.evaluate(
      async ([item, token]) => {
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        await fetch(`/api/cart/${item?.id}`, { method: "DELETE", headers });
      },
      [state?.cart[0] as { id: number } | undefined, state?.access_token] as const,
    );
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await page.getByText("No rooms yet").waitFor();
    await badge.waitFor({ state: "detached" });
    expect((await storedState(page.context()))?.cart).toEqual([]);
  });
});

describe("with the operator's sign-in system down", () => {
  it("fault: Token endpoint down, /api/cart down: browsing goes on, the cart is kept, and the session recovers by itself", async () => {
    const { page } = tab;
    const context = page.context();
    const badge = page.locator(".cart-badge", { hasText: "2" });
    const before = await returningGuest([{ id: 41 }, { id: 42 }]);
    await expire("access");
    await stack.setFault("/api/auth/", { kind: "status", status: 503 });
    await stack.setFault("/api/cart", { kind: "status", status: 503 });
    const answers = signInAnswers();
    const toasts = await collectToasts(page);
    await page.clock.install();
    await load("/");
    await badge.waitFor();
    await navigate("/faq");
    await faqIsThere();
    expect(new URL(page.url()).pathname).toBe("/faq");
    // Each attempt is a call and one retry. The first background attempt, after 5 s, fails too.
    await passTime(tab, 10, () => answers.length === 4);
    // 502 where a connection was lost on top of it.
    expect(answers.every((status) => status >= 502)).toBe(true);
    expect(await storedState(context)).toMatchObject({ access_token: before.access_token, cart: before.cart });

    await stack.control("/__faults?path=/api/auth/", { method: "DELETE" });
    // The second background attempt, 30 s later.
    await passTime(tab, 35, () => answers.includes(200));
    const after = await untilStored(context, (state) => state?.access_token !== before.access_token);
    expect(after?.user?.cart_user_type).toBe("guest");
    const errors = async () => {
      await page.clock.runFor(1_000);
      return (await toasts()).filter((toast) => toast.startsWith("error"));
    };
    await expect.poll(errors).toHaveLength(1);
    await page.clock.runFor(10_000);
    await tab.settled();
    expect(await errors()).toHaveLength(1);
    expect(await badge.count()).toBe(1);
    expect((await storedState(context))?.cart).toHaveLength(2);
  });

  it("a first visit browses without a session; a screen that may not ask again yet says how long it waits, and goes on by itself", async () => {
    const { page } = tab;
    await stack.setFault("/api/auth/", { kind: "status", status: 503 });
    await page.clock.install();
    await load("/faq");
    await navigate("/cart/");
    const problem = page.locator(".load-problem");
    for (let tries = 0; tries < 3; tries++) {
      await problem.getByRole("button", { name: "Try again" }).click();
      await tab.settled();
    }
    await page.getByText(/The next try is in \d+ seconds/).waitFor();
    expect(await problem.textContent()).not.toContain("did not answer");
    expect(await storedState(page.context())).toBeNull();
    await stack.clearFaults();
    await page.clock.runFor(61_000);
    await page.getByRole("heading", { name: "No rooms yet" }).waitFor();
    await untilStored(page.context(), isGuest);
    expect(new URL(page.url()).pathname).toBe("/cart/");
  });
});

describe("a visitor the operator refuses", () => {
  it("stays where the document was loaded, and is taken to the home page with a reason on the next click, once", async () => {
    await stack.setFault("/api/auth/", { kind: "status", status: 403 });
    const toasts = await collectToasts(tab.page);
    await load("/faq");
    expect(new URL(tab.page.url()).pathname).toBe("/faq");
    await navigate("/cart/");
    await arrive(tab.page, url("/"));
    expect(await toasts()).toEqual([
      "warning: We could not start a visit for you, so we took you back to the home page.",
    ]);
    await navigate("/?again");
    await tab.settled();
    expect(new URL(tab.page.url()).pathname).toBe("/");
    expect(await toasts()).toHaveLength(1);
  });
});
