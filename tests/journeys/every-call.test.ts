/** What the site asks of the operator during a visit through everything, beside the table of specification 7. */

import { beforeAll, expect, it } from "vitest";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { DEMO_USER } from "#tests/stand-in/seed/demo-user.ts";
import { load, newTab, startJourneys } from "#tests/support/journey.ts";
import { CONTACT } from "#tests/support/site-forms.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { roomsPath } from "#tests/support/today.ts";

startJourneys();

/** A site that has asked for nothing yet. */
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  return () => stack.stop();
});

const text = expect.any(String);
const HOST = expect.stringMatching(/^(?:vegas\.)?localhost$/);
const room = { price: expect.any(Number), productOwnerReference: text, productType: "hotel", quantity: 1 };

/** The calls of the table, with what they send. Those that have a query of their own list its names. */
const TABLE: Record<string, { body?: unknown; query?: string[] }> = {
  "POST /api/tenant-config/user/public": { body: { host: HOST } },
  "GET /api/website/navigation/1": {},
  "GET /api/website/builder/page/1/{}": {},
  "GET /api/website/content/1/blog/{}": {},
  "GET /api/product/web/detail/{}": {},
  "GET /api/office/top-tours": {},
  "GET /api/office/our-tour/category": {},
  "GET /api/office/our-tours": {},
  "POST /api/newsletter/signup": { body: { email: CONTACT.email, website_id: 1 } },
  "POST /api/website/contact/submit": { body: expect.objectContaining({ email: CONTACT.email, name: CONTACT.name }) },
  "GET /api/product/web/products/{}/sales-dates": { query: ["month", "year"] },
  "GET /api/product/web/products/{}/sessions/date/{}": {},
  "GET /api/product/web/link-tour/{}": {},
  "GET /api/auth/current_user": {},
  "POST /api/auth/guest/token": {},
  "POST /api/auth/guest/refresh_token": { body: { refreshToken: text } },
  "POST /api/auth/refresh_token": { body: { refreshToken: text } },
  "POST /api/booking/check": { body: { bookingRoomReference: text, provider: "hbx" } },
  "POST /api/hotel/search/v1": { body: expect.any(Object) },
  "GET /api/series": { query: ["q"] },
  "GET /api/cart": {},
  "POST /api/cart": { body: { items: [room] } },
  "DELETE /api/cart/{}": {},
};
/** Only a visitor has them. */
const OF_VISITOR = /^(?:GET \/api\/(?:auth|cart|series)|POST \/api\/(?:cart|booking|hotel)|DELETE)/;

const rowOf = ({ method, path }: { method: string; path: string }) =>
  Object.keys(TABLE).find((row) => new RegExp(`^${row.replaceAll("{}", "[^/]+")}$`).test(`${method} ${path}`)) ??
  `${method} ${path}`;

it("every call of the table is made as it says, in order, and no other", async () => {
  const { page } = await newTab();
  const open = (path: string) => load(new URL(path, stack.site.url).href);
  const expire = () => stack.control("/__expire/access", { method: "POST" });
  const callsOf = (row: string) => async () => stack.operator.calls.filter((call) => rowOf(call) === row).length;
  await open("/");
  // Its config has no menu.
  await stack.get("/", { host: "vegas.localhost" });
  await open("/blog/a-blog-example");
  await open("/tours-detail/hoover-dam-tours/?original_url=%2Ftour%2Fhoover-dam-half-day-tour");
  await page.locator(".day-link").nth(4).click();
  await page.locator(".book-button").waitFor();
  await open("/activities/?q=kayak");
  await expect.poll(callsOf("GET /api/series")).toBeGreaterThan(0);
  await open(roomsPath());
  await page.getByRole("button", { name: /Add to cart Queen room/ }).click();
  await page.locator(".cart-badge", { hasText: "1" }).waitFor();
  await expire();
  await open("/cart/");
  await page.getByRole("button", { name: /^Remove Queen room/ }).click();
  await expect.poll(callsOf("DELETE /api/cart/{}")).toBe(1);
  await open("/contact-us");
  for (const [name, value] of Object.entries(CONTACT)) await page.locator(`#contact-${name}`).fill(value);
  await page.locator(".contact-form [type=submit]").click();
  await page.getByText("Thanks for contacting us!").waitFor();
  const newsletter = page.locator(".site-footer");
  await newsletter.getByLabel("Email address").fill(CONTACT.email);
  await newsletter.getByRole("button", { name: "SUBSCRIBE" }).click();
  await expect.poll(callsOf("POST /api/newsletter/signup")).toBe(1);
  await page.goto(new URL("/signin", stack.site.url).href);
  await page.getByLabel("Email").fill(DEMO_USER.email);
  await page.getByLabel("Password").fill(DEMO_USER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText(`Signed in as ${DEMO_USER.name}`).waitFor();
  await expire();
  await open("/faq");
  await expect.poll(callsOf("POST /api/auth/refresh_token")).toBe(1);

  const calls = stack.operator.calls;
  const rows = calls.map(rowOf);
  expect(new Set(rows)).toEqual(new Set(Object.keys(TABLE)));
  for (const [at, call] of calls.entries()) {
    const row = rows[at] ?? "";
    const { body = null, query = [] } = TABLE[row] ?? {};
    expect([row, call.headers["x-api-key"], call.host, call.headers["content-type"]]).toEqual([
      row,
      DEMO_API_KEY,
      HOST,
      "application/json",
    ]);
    expect([row, call.body === "" ? null : JSON.parse(call.body)]).toEqual([row, body]);
    expect(query).toEqual(expect.arrayContaining([...new URLSearchParams(call.query).keys()]));
    expect([row, OF_VISITOR.test(row) && !("authorization" in call.headers)]).toEqual([row, false]);
  }
  const first = (row: string, from = 0) => rows.indexOf(row, from);
  const refusedAt = calls.findIndex(({ path, status }) => path.endsWith("current_user") && status === 401);
  const refreshAt = first("POST /api/auth/guest/refresh_token");
  expect(first("POST /api/tenant-config/user/public")).toBe(0);
  expect(first("POST /api/auth/guest/token")).toBeLessThan(first("GET /api/auth/current_user"));
  expect(refusedAt).toBeLessThan(refreshAt);
  expect(first("GET /api/auth/current_user", refreshAt)).toBeGreaterThan(refreshAt);
  expect(first("POST /api/booking/check")).toBeLessThan(first("POST /api/cart"));
});
