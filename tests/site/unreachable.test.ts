/** A handed-off path whose origin does not answer (worker/gateway/unreachable-page.ts): what people and programs get. */

import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { attributesOf, find, findAll, mainOf, parseHtml, textOf } from "#tests/support/html.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let other: CaptureServer;
let stack: TestStack;

beforeAll(async () => {
  other = await startCaptureServer();
  stack = await startTestStack({ vars: { HANDOFF_ORIGIN: other.origin, HANDOFF_PATHS: "/signin /checkout" } });
});
afterAll(async () => {
  await stack.stop();
  await other.stop();
});
beforeEach(() => other.answer((_, response) => response.destroy()));

const ROOM = { id: "7", title: "Queen room, Desert Lantern Hotel", details: "Dec 4, 2 guests", price: 98_765 };
const visitor = (cart: unknown[]) => ({
  accept: "text/html,*/*;q=0.8",
  cookie: `user-state=${encodeURIComponent(JSON.stringify({ user: { cart_user_type: "guest" }, access_token: "t", cart }))}`,
});
const fieldsOf = (html: string) => ({
  subject: attributesOf(parseHtml(html), { tag: "input", attr: { name: "subject" } }, "value")[0],
  message: textOf(find(parseHtml(html), { tag: "textarea" })),
});

it("is a page of the brand that says what is kept, and has the cart in a contact form", async () => {
  const { status, headers, body } = await stack.get("/checkout/?line=x", {
    host: "canyon.localhost",
    headers: visitor([ROOM]),
  });
  expect(status).toBe(502);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "retry-after": "120",
    "x-robots-tag": "noindex",
    "x-frame-options": "DENY",
  });
  expect(headers["content-security-policy"]).toContain("script-src 'none'");
  expect(body).not.toContain("<script");
  expect(body).toMatch(/<header[^]*<footer/);
  const main = mainOf(body);
  expect(textOf(find(main, { tag: "h1" }))).toBe("Checkout is temporarily unavailable");
  expect(textOf(main)).toContain("Nothing was booked, and your cart is saved");
  expect(find(main, { role: "link", text: "Try again", attr: { href: "" } })).toBeDefined();
  expect(attributesOf(main, { role: "link", text: "Back to your cart" }, "href")).toEqual(["/cart/"]);
  expect(attributesOf(main, { role: "link", attr: { href: /^tel:/ } }, "href").length).toBeGreaterThan(0);
  expect(attributesOf(main, { tag: "form" }, "action")).toEqual(["/contact-us"]);
  expect(fieldsOf(body).subject).toBe("Please book my cart: 1 item");
  expect(fieldsOf(body).message).toContain("- Queen room, Desert Lantern Hotel, Dec 4, 2 guests");
  expect(body).not.toContain("98765");
});

it("has nothing of another visitor, and no form filled in for an empty cart", async () => {
  const { body } = await stack.get("/checkout/", { host: "canyon.localhost", headers: visitor([]) });
  expect(body).not.toContain("Queen room");
  expect(body).not.toMatch(/--cart-/);
  expect(fieldsOf(body).message).toBe("");
});

it("shows what other systems wrote into the cart as text", async () => {
  const title = '</textarea><script>alert(1)</script>"><b $& $1';
  const { body } = await stack.get("/checkout/", { headers: visitor([{ title }, 3, null, { title: {} }]) });
  expect(body).not.toContain("<script");
  expect(fieldsOf(body)).toMatchObject({ subject: "Please book my cart: 4 items" });
  expect(fieldsOf(body).message).toContain(title);
});

it("does not say that nothing was booked when a form was sent", async () => {
  const { status, body } = await stack.get("/checkout/", {
    method: "POST",
    headers: { ...visitor([ROOM]), "content-type": "application/x-www-form-urlencoded" },
    body: "name=ana",
  });
  expect(status).toBe(502);
  expect(textOf(mainOf(body))).toContain("We cannot tell whether what you sent has arrived");
  expect(body).not.toContain("Nothing was booked");
  expect(findAll(mainOf(body), { role: "link", text: "Try again" })).toEqual([]);
});

it("says of sign-in that guests can go on", async () => {
  const { body } = await stack.get("/signin", { headers: visitor([]) });
  expect(textOf(mainOf(body))).toContain("You can go on as a guest");
});

it("is a sentence for programs and crawlers, and cannot be opened by itself", async () => {
  const crawler = { ...visitor([]), "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
  for (const headers of [{}, crawler]) {
    const answer = await stack.get("/signin", { headers });
    expect(answer.status).toBe(502);
    expect(answer.headers).toMatchObject({ "content-type": "text/plain; charset=utf-8", "retry-after": "120" });
    expect(answer.body).toContain("try again");
  }
  expect((await stack.get("/__unreachable", { headers: visitor([]) })).status).toBe(404);
});

it.each([
  [502, "text/html", "Checkout is temporarily unavailable"],
  [503, "text/plain", "Checkout is temporarily unavailable"],
  [503, "text/html", "Theirs"],
  [500, "text/html", "Theirs"],
])("or whose proxy answers for it: status %i, %s", async (status, type, title) => {
  other.answer((_, response) => response.writeHead(status, { "content-type": type }).end("<h1>Theirs</h1>"));
  const { body } = await stack.get("/checkout/", { headers: visitor([]) });
  expect(textOf(find(parseHtml(body), { tag: "h1" }))).toBe(title);
});

it("but a script of the origin's own pages gets the origin's own error", async () => {
  other.answer((_, response) => response.writeHead(503, { "content-type": "application/json" }).end('{"busy":true}'));
  const { status, body } = await stack.get("/checkout/seats", { headers: { accept: "application/json" } });
  expect([status, body]).toEqual([503, '{"busy":true}']);
});
