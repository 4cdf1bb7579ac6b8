import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_USER } from "#tests/stand-in/seed/demo-user.ts";
import { coldVisit, observe } from "#tests/support/cold-visit.ts";
import { load, newTab, startJourneys, tab, url } from "#tests/support/journey.ts";
import { storedState, untilStored } from "#tests/support/session-helpers.ts";
import { axeViolations, hydrated } from "#tests/support/visit.ts";

startJourneys();
beforeEach(async () => {
  await newTab();
});

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
  it("from the account icon: sign in, come back signed in, sign out", {
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

  it("on a phone, from the drawer's messages: sign in, back at the messages, sign out", async () => {
    const { page, trouble } = tab;
    await page.setViewportSize({ width: 360, height: 740 });
    await load("/faq");
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
});

it("the header does not shift when the session is known", async () => {
  const { page } = tab;
  await page.addInitScript(observe);
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
  expect((await coldVisit(page)).shifts).toBeLessThan(0.01);
});
