import { beforeEach, describe, expect, it } from "vitest";
import { engine, load, navigate, newTab, reload, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import {
  apiCallsOf,
  collectToasts,
  passTime,
  type StoredState,
  storedState,
  untilStored,
} from "#tests/support/session-helpers.ts";
import { roomsPath } from "#tests/support/today.ts";

startJourneys();
beforeEach(async () => {
  await newTab();
});

/** WebKitGTK's driver has one tab. */
const inTabs = it.skipIf(engine === "webkit");

const expire = (kind: "access" | "refresh") => stack.control(`/__settings/expire?kind=${kind}`, { method: "POST" });
const isTokenCall = (call: string) => call.startsWith("POST /api/auth/");

/** Statuses of the operator's sign-in system in the open tab, in order. */
function signInAnswers(): number[] {
  const statuses: number[] = [];
  tab.page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/auth/")) statuses.push(response.status());
  });
  return statuses;
}

/** A loaded page with a guest session. */
async function guestVisit(): Promise<void> {
  await load("/");
  await untilStored(tab.page.context(), (state) => state?.user?.cart_user_type === "guest");
  await tab.settled();
}

describe("the first visit", () => {
  it("gets exactly one guest token and one profile call; a reload asks for no token again", async () => {
    const calls = apiCallsOf(tab.page);
    await guestVisit();
    await tab.page.waitForLoadState("networkidle");
    expect(calls).toEqual(["POST /api/auth/guest/token", "GET /api/auth/current_user"]);
    const state = await storedState(tab.page.context());
    expect(Object.keys(state ?? {}).toSorted()).toEqual(
      ["access_token", "cart", "checkoutInfo", "orderInfo", "refresh_token", "sessionId", "user"].toSorted(),
    );
    calls.length = 0;
    await tab.page.reload({ waitUntil: "networkidle" });
    expect(calls).toEqual(["GET /api/auth/current_user"]);
    expect(tab.trouble).toEqual([]);
  });

  inTabs("in four tabs at once still gets one guest token", { tags: "engines" }, async () => {
    const context = tab.page.context();
    const calls = apiCallsOf(context);
    const pages = await Promise.all([1, 2, 3].map(() => context.newPage()));
    await Promise.all([tab.page, ...pages].map((page) => page.goto(url("/faq"), { waitUntil: "networkidle" })));
    await untilStored(context, (state) => state?.user?.cart_user_type === "guest");
    expect(calls.filter(isTokenCall)).toEqual(["POST /api/auth/guest/token"]);
  });

  it("of a crawler that runs scripts gets no token", async () => {
    await tab.close();
    await newTab({
      userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    const calls = apiCallsOf(tab.page);
    await load("/");
    expect(calls).toEqual([]);
  });

  it("keeps what other systems wrote into the cookie", async () => {
    await guestVisit();
    const context = tab.page.context();
    const theirs = { ...(await storedState(context)), consent: { ads: false } };
    await context.addCookies([
      { name: "user-state", value: encodeURIComponent(JSON.stringify(theirs)), url: url("/") },
    ]);
    await expire("access");
    await reload();
    const after = await untilStored(context, (state) => state?.access_token !== theirs.access_token);
    expect(after).toMatchObject({ consent: { ads: false }, user: { cart_user_type: "guest" } });
  });
});

describe("a second cookie, which another system has set for the whole domain", () => {
  it("is the newest, and from then on the only one, which both write", async () => {
    const home = url("/", "canyon.localhost");
    const context = tab.page.context();
    await load(home);
    await untilStored(context, (state) => state?.user?.cart_user_type === "guest");
    const theirs = { user: { cart_user_type: "guest" }, refresh_token: (await storedState(context))?.refresh_token };
    const value = JSON.stringify({ ...theirs, sessionId: "theirs" });
    await context.addCookies([{ name: "user-state", value, domain: ".canyon.localhost", path: "/" }]);
    await reload();
    const isTheirs = (state: StoredState | null) => state?.sessionId === "theirs" && state.access_token !== null;
    await untilStored(context, isTheirs);
    const domains = async () =>
      (await context.cookies()).filter(({ name }) => name === "user-state").map(({ domain }) => domain);
    await expect.poll(domains).toEqual([".canyon.localhost"]);
  });
});

describe("coming back to a page", () => {
  it.each([
    ["by Back", () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))],
    ["from another tab", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("%s shows the cart as an order elsewhere has left it", async (_, comeBack) => {
    const { page } = tab;
    await load(roomsPath());
    await page.getByRole("button", { name: "Add to cart Queen room" }).click();
    const badge = page.locator(".cart-badge");
    await badge.filter({ hasText: "1" }).waitFor();
    await navigate("/cart/");
    await page.getByRole("heading", { name: /^Queen room/ }).waitFor();
    const state = await storedState(page.context());
    const [item] = (state?.cart ?? []) as { id: number }[];
    await page.evaluate(
      async ([id, token]) => {
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        await fetch(`/api/cart/${id}`, { method: "DELETE", headers });
      },
      [item?.id, state?.access_token] as const,
    );
    await page.evaluate(comeBack);
    await page.getByText("No rooms yet").waitFor();
    await badge.waitFor({ state: "detached" });
    expect((await storedState(page.context()))?.cart).toEqual([]);
  });
});

describe("a token that ran out", () => {
  it("while browsing is refreshed once, and the visitor notices nothing", async () => {
    await guestVisit();
    const calls = apiCallsOf(tab.page);
    await navigate(roomsPath());
    await tab.page.getByText(/hotels for 2 nights/).waitFor();
    await expire("access");
    await tab.page.getByRole("button", { name: "Add to cart Queen room" }).click();
    await tab.page.locator(".cart-badge", { hasText: "1" }).waitFor();
    expect(calls.filter(isTokenCall)).toEqual(["POST /api/auth/guest/refresh_token"]);
    // The browser logs the 401 that started it.
    expect(tab.trouble.filter((line) => !line.includes("401"))).toEqual([]);
  });

  it("with a refresh token that is refused makes the visitor a new guest", async () => {
    await guestVisit();
    const before = await storedState(tab.page.context());
    await expire("access");
    await expire("refresh");
    const calls = apiCallsOf(tab.page);
    await reload();
    const after = await untilStored(tab.page.context(), (state) => state?.user?.cart_user_type === "guest");
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    expect(calls.filter(isTokenCall)).toEqual(["POST /api/auth/guest/refresh_token", "POST /api/auth/guest/token"]);
  });

  inTabs("fault: 8 tabs refresh: exactly once, and nobody is signed out", { tags: "engines" }, async () => {
    await guestVisit();
    const context = tab.page.context();
    const before = await storedState(context);
    const pages = await Promise.all(Array.from({ length: 8 }, () => context.newPage()));
    await expire("access");
    await stack.forgetCalls();
    const calls = apiCallsOf(context);
    await Promise.all(pages.map((page) => page.goto(url("/faq"), { waitUntil: "networkidle" })));
    const after = await untilStored(context, (state) => state !== null && state.access_token !== before?.access_token);
    expect(calls.filter(isTokenCall)).toEqual(["POST /api/auth/guest/refresh_token"]);
    const upstream = await stack.operatorCalls();
    expect(upstream.filter(({ path }) => path.endsWith("/refresh_token"))).toHaveLength(1);
    expect(after?.user?.cart_user_type).toBe("guest");
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
  });

  it("fault: 401 loop: at most three token calls a minute, and the page works", async () => {
    await stack.setFault("/api/auth/current_user", { kind: "status", status: 401 });
    const calls = apiCallsOf(tab.page);
    await tab.page.clock.install();
    await load("/");
    for (let second = 0; second < 50; second += 10) {
      await tab.page.clock.runFor(10_000);
      await tab.settled();
    }
    expect(calls.filter(isTokenCall).length).toBeLessThanOrEqual(3);
    await navigate("/faq");
    await tab.page.getByRole("heading", { level: 1, name: /question/i }).waitFor();
  });
});

describe("with the operator's sign-in system down", () => {
  it("fault: Token endpoint down: browsing goes on, the cart is kept, and it recovers by itself", async () => {
    await guestVisit();
    const context = tab.page.context();
    const before = { ...(await storedState(context)), cart: [{ id: 41 }, { id: 42 }] };
    await context.addCookies([
      { name: "user-state", value: encodeURIComponent(JSON.stringify(before)), url: url("/") },
    ]);
    await expire("access");
    await stack.setFault("/api/auth/", { kind: "status", status: 503 });
    await stack.setFault("/api/cart", { kind: "status", status: 503 });
    const answers = signInAnswers();
    await tab.page.clock.install();
    await load("/");
    await tab.page.locator(".cart-badge", { hasText: "2" }).waitFor();
    await navigate("/faq");
    await tab.page.getByRole("heading", { level: 1, name: /question/i }).waitFor();
    expect(new URL(tab.page.url()).pathname).toBe("/faq");
    // Each attempt is a call and one retry. The first background attempt, after 5 s, fails too.
    await passTime(tab, 10, () => answers.length === 4);
    // 502 where a connection was lost on top of it.
    expect(answers.every((status) => status >= 502)).toBe(true);
    expect(await storedState(context)).toMatchObject({ access_token: before.access_token, cart: before.cart });
    await stack.clearFaults();
    // The second background attempt, 30 s later.
    await passTime(tab, 35, () => answers.includes(200));
    const after = await untilStored(context, (state) => state?.access_token !== before.access_token);
    expect(after?.user?.cart_user_type).toBe("guest");
  });

  it("a first visit browses without a session, and gets one later", async () => {
    await stack.setFault("/api/auth/", { kind: "status", status: 503 });
    const answers = signInAnswers();
    await tab.page.clock.install();
    await load("/");
    await navigate("/faq");
    await tab.page.getByRole("heading", { level: 1, name: /question/i }).waitFor();
    await passTime(tab, 60, () => answers.length > 0);
    expect(await storedState(tab.page.context())).toBeNull();
    await stack.clearFaults();
    await passTime(tab, 60, () => answers.includes(200));
    await untilStored(tab.page.context(), (state) => state?.user?.cart_user_type === "guest");
    expect(new URL(tab.page.url()).pathname).toBe("/faq");
  });

  it("a screen that may not ask again yet says how long it waits, and goes on by itself", async () => {
    await stack.setFault("/api/auth/", { kind: "status", status: 503 });
    await tab.page.clock.install();
    await load("/cart/");
    const problem = tab.page.locator(".load-problem");
    for (let tries = 0; tries < 3; tries++) {
      await problem.getByRole("button", { name: "Try again" }).click();
      await tab.settled();
    }
    await tab.page.getByText(/The next try is in \d+ seconds/).waitFor();
    expect(await problem.textContent()).not.toContain("did not answer");
    await stack.clearFaults();
    await tab.page.clock.runFor(61_000);
    await tab.page.getByRole("heading", { name: "No rooms yet" }).waitFor();
  });
});

describe("a visitor the operator refuses", () => {
  it("stays where the document was loaded, and is taken to the home page with a reason on the next click, once", async () => {
    await stack.setFault("/api/auth/", { kind: "status", status: 403 });
    const toasts = await collectToasts(tab.page);
    await load("/faq");
    expect(new URL(tab.page.url()).pathname).toBe("/faq");
    await navigate("/cart/");
    await tab.page.waitForURL(url("/"));
    expect(await toasts()).toEqual([
      "warning: We could not start a visit for you, so we took you back to the home page.",
    ]);
    await navigate("/?again");
    await tab.settled();
    expect(new URL(tab.page.url()).pathname).toBe("/");
    expect(await toasts()).toHaveLength(1);
  });
});
