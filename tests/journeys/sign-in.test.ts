import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_USER } from "#tests/stand-in/seed/demo-user.ts";
import { load, navigate, newTab, stack, startJourneys, tab, url } from "#tests/support/journey.ts";
import { apiCallsOf, storedState, untilStored } from "#tests/support/session-helpers.ts";
import { roomsPath } from "#tests/support/today.ts";
import { axeViolations, hydrated } from "#tests/support/visit.ts";

startJourneys();
beforeEach(async () => {
  await newTab();
});

const path = () => new URL(tab.page.url()).pathname;

async function signIn(password = DEMO_USER.password): Promise<void> {
  await tab.page.getByLabel("Email").fill(DEMO_USER.email);
  await tab.page.getByLabel("Password").fill(password);
  await tab.page.getByRole("button", { name: "Sign in" }).click();
}

async function openAccountMenu(): Promise<void> {
  await tab.page.locator(".account-menu").hover();
  await tab.page.locator(".account-menu-panel").waitFor();
}

describe("signing in", () => {
  it("from the account icon: sign in, read and write messages, come back signed in, sign out", {
    tags: "engines",
  }, async () => {
    const { page, trouble } = tab;
    await load("/");
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await page.waitForURL(url("/signin"));
    await signIn("not the password");
    await page.getByText("Incorrect email or password").waitFor();
    await signIn();
    await page.waitForURL(url("/account"));
    await page.getByText(`Signed in as ${DEMO_USER.name}`).waitFor();
    await page.getByRole("link", { name: "Messages" }).click();
    await page.getByText(DEMO_USER.welcome).waitFor();
    await page.getByLabel("Write to us").fill("Is there a <b>child seat</b>?");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Is there a <b>child seat</b>?").waitFor();

    await page.getByRole("link", { name: "Home" }).click();
    await hydrated(page);
    await tab.settled();
    await openAccountMenu();
    await page.getByText(DEMO_USER.name).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect((await storedState(page.context()))?.user).toEqual({ username: DEMO_USER.name, cart_user_type: "customer" });
    await page.getByRole("link", { name: "Account", exact: true }).first().click();
    await page.waitForURL(url("/account"));
    await page.goBack();
    await page.waitForFunction(() => location.pathname === "/");
    await hydrated(page);
    await tab.settled();

    await openAccountMenu();
    await page.getByRole("button", { name: "Sign out" }).click();
    await untilStored(page.context(), (state) => state?.user?.cart_user_type === "guest");
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await page.waitForURL(url("/signin"));
    // A refused password is a 422 document.
    expect(trouble.filter((line) => !line.includes("422"))).toEqual([]);
  });

  it("on a phone, from the drawer's messages: sign in, back at the messages, sign out in the drawer", async () => {
    const { page, trouble } = tab;
    await page.setViewportSize({ width: 360, height: 740 });
    await load("/");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer.getByRole("link", { name: "Sign up" }).waitFor();
    await drawer.getByRole("link", { name: "Messages" }).click();
    await page.waitForURL(url("/signin?return=%2Faccount%2Fmessage%2F"));
    await signIn();
    await page.waitForURL(url("/account/message/"));
    await load("/faq");
    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer.getByRole("button", { name: "Sign out" }).click();
    await drawer.waitFor({ state: "hidden" });
    await untilStored(page.context(), (state) => state?.user?.cart_user_type === "guest");
    expect(trouble).toEqual([]);
  });

  it("takes the guest's cart along", async () => {
    const { page } = tab;
    await load(roomsPath());
    await page.getByRole("button", { name: "Search hotels" }).click();
    await page.getByRole("button", { name: "Add to cart Family room" }).click();
    await page.locator(".cart-badge", { hasText: "1" }).waitFor();
    await page.goto(url("/signin"));
    await signIn();
    await page.waitForURL(url("/account"));
    await load("/cart/");
    await page.getByRole("heading", { name: /Family room/ }).waitFor();
    await page.locator(".cart-badge", { hasText: "1" }).waitFor();
  });

  it("creates an account that works, and refuses the same address twice", async () => {
    const { page } = tab;
    const signUp = async () => {
      await page.goto(url("/signup"));
      await page.getByLabel("Name").fill("Ana Ñandú");
      await page.getByLabel("Email").fill("ana@example.com");
      await page.getByLabel("Password").fill("bright-angel");
      await page.getByRole("button", { name: "Create account" }).click();
    };
    await signUp();
    await page.waitForURL(url("/account"));
    await page.getByText("Ana Ñandú").waitFor();
    await page.goto(url("/"));
    await untilStored(page.context(), (state) => state?.user?.username === "Ana Ñandú");
    await page.goto(url("/account"));
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(url("/"));
    await signUp();
    await page.getByText("There is an account with this email address already.").waitFor();
  });
});

describe("a signed-in visitor", () => {
  beforeEach(async () => {
    await tab.page.goto(url("/signin"));
    await signIn();
    await tab.page.waitForURL(url("/account"));
  });

  it("whose token ran out stays signed in: one refresh by the user's own call", async () => {
    await stack.control("/__settings/expire?kind=access", { method: "POST" });
    const calls = apiCallsOf(tab.page);
    await tab.page.goto(url("/faq"), { waitUntil: "networkidle" });
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual(["POST /api/auth/refresh_token"]);
    expect((await storedState(tab.page.context()))?.user?.username).toBe(DEMO_USER.name);
  });

  it("in four tabs with an expired single-use refresh token: exactly one refresh, nobody signed out", async () => {
    const context = tab.page.context();
    const before = await storedState(context);
    const pages = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
    await stack.control("/__settings/expire?kind=access", { method: "POST" });
    await stack.forgetCalls();
    await Promise.all(pages.map((page) => page.goto(url("/faq"), { waitUntil: "networkidle" })));
    const after = await untilStored(context, (state) => state?.access_token !== before?.access_token);
    const refreshes = (await stack.operatorCalls()).filter(({ path }) => path.includes("token"));
    expect(refreshes.map(({ path }) => path)).toEqual(["/api/auth/refresh_token"]);
    expect(after?.user?.username).toBe(DEMO_USER.name);
    for (const page of pages) {
      await page.locator(".account-menu").hover();
      await page.getByText(DEMO_USER.name).waitFor();
    }
  });

  it("whose refresh is refused is signed out: cleared, a guest again, and sent to /signin from account pages", async () => {
    await stack.control("/__settings/expire?kind=access", { method: "POST" });
    await stack.control("/__settings/expire?kind=refresh", { method: "POST" });
    await tab.page.goto(url("/faq"));
    await untilStored(tab.page.context(), (state) => state?.user?.cart_user_type === "guest");
    expect((await storedState(tab.page.context()))?.user).not.toHaveProperty("username");
    await tab.page.goto(url("/account"));
    expect(path()).toBe("/signin");
  });

  it("whose sign-in system is down stays signed in", async () => {
    await stack.control("/__settings/expire?kind=access", { method: "POST" });
    await stack.setFault("/api/auth/", { kind: "status", status: 503 });
    await load("/faq");
    expect((await storedState(tab.page.context()))?.user?.username).toBe(DEMO_USER.name);
    await openAccountMenu();
    await tab.page.getByText(DEMO_USER.name).waitFor();
  });
});

describe("a guest", () => {
  it("who opens an account page is at /signin, by address and by the client router", async () => {
    const { page } = tab;
    for (const target of ["/account", "/account/message/", "/accounting"]) {
      await page.goto(url(target));
      expect(path(), target).toBe("/signin");
      await load("/");
      // It leaves the document.
      void navigate(target).catch(() => undefined);
      await page.waitForURL(({ pathname }) => pathname === "/signin");
      await page.getByText("Demo account").waitFor();
    }
  });
});

describe("the header", () => {
  it("does not shift when the session is known", async () => {
    const { page } = tab;
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const state = {
      user: { username: "Ana", cart_user_type: "customer" },
      access_token: "x",
      refresh_token: null,
      cart: [1, 2, 3],
    };
    await page
      .context()
      .addCookies([{ name: "user-state", value: encodeURIComponent(JSON.stringify(state)), url: url("/") }]);
    const position = () => page.locator(".visitor-links").boundingBox();
    await page.goto(url("/faq"), { waitUntil: "commit" });
    // Earlier, the style sheet may be missing; layout shifts count from the first paint as well.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const before = await position();
    await hydrated(page);
    await tab.settled();
    expect(await position()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
  });
});
