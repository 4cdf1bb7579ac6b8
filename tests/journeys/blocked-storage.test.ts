import { expect, it } from "vitest";
import { load, navigate, newTab, reload, startJourneys, tab } from "#tests/support/journey.ts";
import { apiCallsOf, collectToasts } from "#tests/support/session-helpers.ts";
import { monthFromNow, roomsPath } from "#tests/support/today.ts";
import { OPEN_DAY, retype } from "#tests/support/visit.ts";

startJourneys();

/** In the page: storage that throws, or that is not there, where browsers or apps keep nothing. */
function withoutStorage(state: "throws" | "is absent"): void {
  const absent = { get: () => undefined, set: () => undefined };
  // Called with `new` as well.
  const blocked = function () {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const access = state === "throws" ? { get: blocked, set: blocked } : absent;
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, access);
  if (state === "throws") {
    Object.defineProperty(Document.prototype, "cookie", access);
    window.BroadcastChannel = blocked as never;
    LockManager.prototype.request = async () => blocked();
  } else {
    Object.defineProperty(Document.prototype, "cookie", { ...absent, get: () => "" });
    Object.defineProperty(window, "BroadcastChannel", { value: undefined });
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  }
}

it.for(["throws", "is absent"] as const)(
  "fault: sessionStorage, cookies or BroadcastChannel blocked (%s)",
  { tags: "engines" },
  async (state) => {
    await newTab();
    const { page } = tab;
    const toasts = await collectToasts(page);
    await page.addInitScript(withoutStorage, state);
    const errors: string[] = [];
    page.on("pageerror", (error) => {
      // The inline script of React Router's ScrollRestoration throws there; nothing depends on it.
      if (error.stack?.includes("/assets/") !== false) errors.push(`${error.name}: ${error.message}`);
    });
    const calls = apiCallsOf(page);
    await load("/cart/");
    // No redirect loop: the address is still the requested one.
    expect(new URL(page.url()).pathname).toBe("/cart/");
    await page.getByText("No rooms yet").waitFor();
    expect(await toasts()).toEqual([]);
    await page.locator('.main-menu a[href="/faq"]').click();
    await page.getByRole("heading", { level: 1, name: /question/i }).waitFor();
    await page.goBack();
    await page.getByText("No rooms yet").waitFor();
    const newsletter = page.locator(".site-footer");
    await newsletter.getByLabel("Email address").fill("ana@example.org");
    await reload();
    await retype(newsletter.getByLabel("Email address"), "ana@example.org");
    await newsletter.getByRole("button", { name: "SUBSCRIBE" }).click();
    await newsletter.getByText("Thanks for contacting us!").waitFor();
    await navigate(roomsPath());
    for (const [count, room] of ["Queen room", "Family room"].entries()) {
      await page.getByRole("button", { name: `Add to cart ${room}` }).click();
      await page.locator(".cart-badge", { hasText: String(count + 1) }).waitFor();
    }
    // Said once.
    expect((await toasts()).filter((toast) => toast.startsWith("warning"))).toEqual([
      "warning: Your browser does not store your cart",
    ]);
    await navigate(`/tours/121?month=${monthFromNow(2)}`);
    await page.locator(OPEN_DAY).first().click();
    await page.locator(".book-button").waitFor();
    // In WebKit, a choice that is still being made cancels the loading of another page.
    await tab.settled();
    await page.locator(".book-button").click();
    await page.getByRole("button", { name: /^Book for \$/ }).waitFor();
    expect(errors).toEqual([]);
    // Nothing can be stored, so each document is a first visit: one token per document.
    expect(calls.filter((call) => call.startsWith("POST /api/auth/")).length).toBeLessThanOrEqual(2);
  },
);
