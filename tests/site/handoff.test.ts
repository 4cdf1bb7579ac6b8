import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_API_KEY as KEY } from "#scripts/local-vars.ts";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { HOSTILE_HEADERS } from "#tests/support/hostile-headers.ts";
import { attributesOf, find, findAll, mainOf, parseHtml, textOf } from "#tests/support/html.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let other: CaptureServer;
let stack: TestStack;

beforeAll(async () => {
  other = await startCaptureServer();
  stack = await startTestStack({ vars: { HANDOFF_ORIGIN: other.origin, HANDOFF_PATHS: "/signin /account /checkout" } });
});
afterAll(async () => {
  await stack.stop();
  await other.stop();
});
beforeEach(() => {
  other.seen.length = 0;
  other.answer((_, response) => response.setHeader("content-type", "text/html").end("<h1>Theirs</h1>"));
});

/** A page may need these, with any value. */
const PAGE_HEADERS = ["cookie", "range", "if-modified-since", "dnt", "sec-gpc"];

const cookieOf = (state: unknown) => `user-state=${encodeURIComponent(JSON.stringify(state))}`;
const user = cookieOf({ user: { username: "ana", cart_user_type: "customer" }, access_token: "t" });
const guest = cookieOf({ user: { cart_user_type: "guest" }, access_token: "t" });

describe("a path that is handed off", () => {
  it("gets method, query, body and cookies of this host, and no key of ours", async () => {
    const answer = await stack.get("/signin/step?x=1&y=%2F", {
      method: "POST",
      host: "canyon.localhost",
      headers: {
        cookie: `a=1; ${guest}`,
        "content-type": "text/plain",
        "x-api-key": "mine",
        "x-forwarded-host": "evil.com",
      },
      body: "name=ana",
    });
    expect([answer.status, answer.body]).toEqual([200, "<h1>Theirs</h1>"]);
    // Without a policy of its own, it gets what cannot break its page.
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(["x-content-type-options", "referrer-policy"]));
    const [seen] = other.seen;
    expect([seen?.method, seen?.url, seen?.body]).toEqual(["POST", "/signin/step?x=1&y=%2F", "name=ana"]);
    expect(seen?.headers.cookie).toBe(`a=1; ${guest}`);
    expect(seen?.headers["x-forwarded-host"]).toBe(`canyon.localhost:${stack.site.url.port}`);
    expect(seen?.headers["x-forwarded-proto"]).toBe("http");
    expect(JSON.stringify(seen?.headers)).not.toMatch(new RegExp(`${KEY}|mine|evil`));
  });

  it("answers as the other origin does: status, cookies, HTML byte for byte, its own policy", async () => {
    const html = "<!doctype html><style>b{color:red}</style><script>theirs()</script>\u00e4";
    other.answer((_, response) => {
      response.writeHead(422, {
        "content-type": "text/html; charset=utf-8",
        "set-cookie": ["one=1; Path=/", "two=2; Path=/; HttpOnly"],
        "content-security-policy": "default-src 'self' 'unsafe-inline'",
        "referrer-policy": "no-referrer",
      });
      response.end(html);
    });
    const { status, headers, body } = await stack.get("/signin");
    expect([status, body]).toEqual([422, html]);
    expect(headers["set-cookie"]).toBe("one=1; Path=/,two=2; Path=/; HttpOnly");
    expect(headers["content-security-policy"]).toBe("default-src 'self' 'unsafe-inline'");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("private, no-store");
    for (const ours of ["x-frame-options", "permissions-policy", "cross-origin-resource-policy"])
      expect(headers).not.toHaveProperty(ours);
  });

  it("is asked once more when the connection is lost before an answer, unless a form is sent", async () => {
    other.answer((_, response) => {
      if (other.seen.length === 1) response.destroy();
      else response.end("Theirs");
    });
    expect((await stack.get("/signin")).body).toBe("Theirs");
    other.seen.length = 0;
    expect((await stack.get("/signin", { method: "POST", body: "name=ana" })).status).toBe(502);
    expect(other.seen).toHaveLength(1);
  });

  it("is streamed, not buffered", async () => {
    let end = () => undefined as unknown;
    other.answer((_, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      response.write("first".padEnd(2_000));
      end = () => response.end("last");
    });
    const answer = stack.getInParts("/signin");
    expect(await answer.until("first")).not.toContain("last");
    end();
    expect((await answer.whole).body.endsWith("last")).toBe(true);
  });

  it("gets the headers a page needs, and none that would choose another host, address or method", async () => {
    const needed = {
      accept: "text/html",
      "accept-language": "de",
      authorization: "Bearer t",
      "content-type": "text/plain",
      "if-none-match": '"a"',
      origin: "https://canyon.localhost",
      referer: "https://canyon.localhost/x",
      "user-agent": "Test/1",
      "x-csrf-token": "c",
      "x-requested-with": "XMLHttpRequest",
    };
    const refused = Object.fromEntries(
      [...HOSTILE_HEADERS, "x-original-host", "x-forwarded-for", "x-forwarded-prefix", "x-real-ip", "cf-connecting-ip"]
        .filter((name) => !(name in needed) && !PAGE_HEADERS.includes(name))
        .map((name) => [name, "evil.example"]),
    );
    await stack.get("/signin", {
      method: "POST",
      headers: { ...needed, ...refused, "cf-connecting-ip": "203.0.113.9" },
      body: "a",
    });
    const seen = other.seen[0]?.headers ?? {};
    expect(seen).toMatchObject(needed);
    expect(seen["x-forwarded-host"]).toBe(`localhost:${stack.site.url.port}`);
    expect(seen["x-forwarded-for"]).toBe("203.0.113.9");
    expect(Object.keys(refused).filter((name) => seen[name]?.includes("evil"))).toEqual([]);
  });

  it("is loaded as a document when the client router requests its data", async () => {
    const { status, headers } = await stack.get("/signin.data?next=%2Fcart&_routes=x");
    expect(status).toBe(204);
    expect(headers["x-remix-redirect"]).toBe("/signin?next=%2Fcart");
    expect(headers["x-remix-reload-document"]).toBe("true");
    expect(other.seen).toEqual([]);
  });

  it("is guarded first: /account needs a signed-in user", async () => {
    for (const path of ["/account", "/account/message/", "/%61ccount"]) {
      expect((await stack.get(path)).headers.location).toMatch(/^\/signin(?:\?return=|$)/);
      expect((await stack.get(path, { headers: { cookie: guest } })).headers.location).toMatch(
        /^\/signin(?:\?return=|$)/,
      );
    }
    expect(other.seen).toEqual([]);
    expect((await stack.get("/account/message/", { headers: { cookie: user } })).body).toBe("<h1>Theirs</h1>");
  });

  it("does not loop, also when it is set up to be this very host", async () => {
    const { host } = new URL(other.origin);
    for (const headers of [{ "x-handed-off": "1" }, { host }] as Record<string, string>[])
      expect((await stack.get("/signin", { headers })).status).toBe(508);
    expect((await stack.logLines()).join("\n")).toContain("handoff-loop");
    expect(other.seen).toEqual([]);
  });

  it("answers interim statuses (1xx) with 502 at once, and recovers with the next page", async () => {
    other.answer((_, response) => {
      response.writeEarlyHints({ link: "</a.css>; rel=preload" });
      response.end("late");
    });
    expect((await stack.get("/signin")).status).toBe(502);
    other.answer((_, response) => response.end("next"));
    expect((await stack.get("/signin")).body).toBe("next");
  });
});

describe("a path that is not handed off", () => {
  it("is rendered here, with a link to the booking site", async () => {
    const { status, body } = await stack.get("/signup");
    expect(status).toBe(200);
    expect(body).toContain("Go to the booking site");
    expect(body).toContain('content="noindex"');
    expect((await stack.get("/signing")).status).toBe(404);
    expect(other.seen).toEqual([]);
  });
});

/** What people and programs get instead (worker/gateway/unreachable-page.ts). */
describe("an origin that does not answer", () => {
  beforeEach(() => other.answer((_, response) => response.destroy()));

  const ROOM = { id: "7", title: "Queen room, Desert Lantern Hotel", details: "Dec 4, 2 guests", price: 98_765 };
  const visitor = (cart: unknown[]) => ({
    accept: "text/html,*/*;q=0.8",
    cookie: `user-state=${encodeURIComponent(JSON.stringify({ user: { cart_user_type: "guest" }, access_token: "t", cart }))}`,
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
    expect(textOf(find(main, { tag: "h1" }))).toBe("This part of the site is temporarily unavailable");
    expect(textOf(main)).toContain("Nothing was booked, and your cart is saved");
    expect(find(main, { role: "link", text: "Try again", attr: { href: "" } })).toBeDefined();
    expect(attributesOf(main, { role: "link", text: "Back to your cart" }, "href")).toEqual(["/cart/"]);
    expect(attributesOf(main, { role: "link", attr: { href: /^tel:/ } }, "href").length).toBeGreaterThan(0);
    expect(body).not.toContain("Queen room");
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
    [502, "text/html", "This part of the site is temporarily unavailable"],
    [503, "text/plain", "This part of the site is temporarily unavailable"],
    [503, "text/html", "Theirs"],
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
});
