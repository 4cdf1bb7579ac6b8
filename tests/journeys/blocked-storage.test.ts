import { expect, it } from "vitest";
import { load, newTab, reload, startJourneys, tab } from "#tests/support/journey.ts";
import { monthFromNow } from "#tests/support/month-from-now.ts";
import { apiCallsOf, collectToasts } from "#tests/support/session-helpers.ts";

startJourneys();

it("fault: sessionStorage, cookies or BroadcastChannel blocked", { tags: "engines" }, async () => {
  await newTab();
  const { page } = tab;
  const toasts = await collectToasts(page);
  await page.addInitScript(() => {
    // Called with `new` as well.
    const blocked = function () {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: blocked, set: blocked });
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: blocked });
    window.BroadcastChannel = blocked as never;
    LockManager.prototype.request = async () => blocked();
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    // The inline script of React Router's ScrollRestoration throws there; nothing depends on it.
    if (error.stack?.includes("/assets/") !== false) errors.push(`${error.name}: ${error.message}`);
  });
  const calls = apiCallsOf(page);
  await load("/");
  await page.locator('.main-menu a[href="/faq"]').click();
  await page.getByRole("heading", { level: 1, name: /question/i }).waitFor();
  await page.goBack();
  await page.locator(".tour-card").first().waitFor();
  await page.locator(".site-footer").getByLabel("Email address").fill("ana@exam");
  await reload();
  await load("/cart/");
  // No redirect loop: the address is still the requested one.
  expect(new URL(page.url()).pathname).toBe("/cart/");
  await page.getByText("No rooms yet").waitFor();
  expect(await toasts()).toEqual([]);
  await load("/hotel/");
  for (const [count, room] of ["Queen room", "Family room"].entries()) {
    await page.getByRole("button", { name: `Add to cart ${room}` }).click();
    await page.locator(".cart-badge", { hasText: String(count + 1) }).waitFor();
  }
  // Said once: the next document does not know the cart.
  expect((await toasts()).filter((toast) => toast.startsWith("warning"))).toEqual([
    "warning: Your browser does not store your cart",
  ]);
  await load(`/tours/121?month=${monthFromNow(2)}`);
  await page.locator(".day-link").first().click();
  await page.locator(".book-button").click();
  await page.getByRole("button", { name: /^Book for \$/ }).waitFor();
  expect(errors).toEqual([]);
  // Nothing can be stored, so each document is a first visit: one token per document.
  expect(calls.filter((call) => call.startsWith("POST /api/auth/")).length).toBeLessThanOrEqual(5);
});
