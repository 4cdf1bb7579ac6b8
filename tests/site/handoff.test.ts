import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_API_KEY as KEY } from "#scripts/local-vars.ts";
import { HOSTILE_HEADERS } from "#tests/support/hostile-headers.ts";
import { attributesOf, find, findAll, h1Of, mainOf, textOf } from "#tests/support/html.ts";
import { GOOGLEBOT } from "#tests/support/http.ts";
import type { OperatorAnswer, OperatorCall } from "#tests/support/operator-tap.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();
const { operator } = stack;
const HOST = stack.newHost("canyon.localhost");
const get = (path: string, options: Parameters<typeof stack.get>[1] = {}) =>
  stack.get(path, { host: HOST, ...options });

const isApi = ({ path }: OperatorCall) => path.startsWith("/api/");
/** What was handed off. */
const seen = () => operator.callsOf(HOST).filter((call) => !isApi(call));

/** Answers what is handed off; the operator's API is as ever. */
function answer(answering: OperatorAnswer): void {
  operator.answer(HOST, (call, response, pass) => (isApi(call) ? pass() : answering(call, response, pass)));
}

beforeEach(() => answer((_, response) => response.setHeader("content-type", "text/html").end("<h1>Theirs</h1>")));

/** A page may need these, with any value. */
const PAGE_HEADERS = ["cookie", "range", "if-modified-since", "dnt", "sec-gpc"];

const cookieOf = (state: unknown) => `user-state=${encodeURIComponent(JSON.stringify(state))}`;
const user = cookieOf({ user: { username: "ana", cart_user_type: "customer" }, access_token: "t" });
const guest = cookieOf({ user: { cart_user_type: "guest" }, access_token: "t" });

describe("a path that is handed off", () => {
  it("gets method, query, body and cookies of this host, and no key of ours", async () => {
    const answer = await get("/signin/step?x=1&y=%2F", {
      method: "POST",
      headers: { cookie: `a=1; ${guest}`, "content-type": "text/plain" },
      body: "name=ana",
    });
    expect([answer.status, answer.body]).toEqual([200, "<h1>Theirs</h1>"]);
    // Without a policy of its own, it gets what cannot break its page.
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(["x-content-type-options", "referrer-policy"]));
    const [call] = seen();
    expect([call?.method, call?.url, call?.body]).toEqual(["POST", "/signin/step?x=1&y=%2F", "name=ana"]);
    expect(call?.headers.cookie).toBe(`a=1; ${guest}`);
    expect(call?.headers["x-forwarded-proto"]).toBe("http");
    expect(JSON.stringify(call?.headers)).not.toContain(KEY);
  });

  it("answers as the other origin does: status, cookies, HTML byte for byte, its own policy", async () => {
    const html = "<!doctype html><style>b{color:red}</style><script>theirs()</script>\u00e4";
    answer((_, response) => {
      response.writeHead(422, {
        "content-type": "text/html; charset=utf-8",
        "set-cookie": ["one=1; Path=/", "two=2; Path=/; HttpOnly"],
        "content-security-policy": "default-src 'self' 'unsafe-inline'",
        "referrer-policy": "no-referrer",
      });
      response.end(html);
    });
    const { status, headers, body } = await get("/signin");
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
    answer((_, response) => {
      if (seen().length === 1) response.destroy();
      else response.end("Theirs");
    });
    expect((await get("/signin")).body).toBe("Theirs");
    operator.calls.length = 0;
    expect((await get("/signin", { method: "POST", body: "name=ana" })).status).toBe(502);
    expect(seen()).toHaveLength(1);
  });

  it("is streamed, not buffered", async () => {
    let end = () => undefined as unknown;
    answer((_, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      response.write("first".padEnd(2_000));
      end = () => response.end("last");
    });
    const read = stack.getInParts("/signin", { host: HOST });
    expect(await read.until("first")).not.toContain("last");
    end();
    expect((await read.whole).body.endsWith("last")).toBe(true);
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
    await get("/signin", {
      method: "POST",
      headers: { ...needed, ...refused, "cf-connecting-ip": "203.0.113.9" },
      body: "a",
    });
    const sent = seen()[0]?.headers ?? {};
    expect(sent).toMatchObject(needed);
    expect(sent["x-forwarded-host"]).toBe(`${HOST}:${stack.site.url.port}`);
    expect(sent["x-forwarded-for"]).toBe("203.0.113.9");
    expect(Object.keys(refused).filter((name) => sent[name]?.includes("evil"))).toEqual([]);
  });

  it("is loaded as a document when the client router requests its data", async () => {
    const { status, headers } = await get("/signin.data?next=%2Fcart&_routes=x");
    expect(status).toBe(204);
    expect(headers["x-remix-redirect"]).toBe("/signin?next=%2Fcart");
    expect(headers["x-remix-reload-document"]).toBe("true");
    expect(seen()).toEqual([]);
  });

  it("is guarded first: /account needs a signed-in user", async () => {
    for (const path of ["/account", "/account/message/", "/%61ccount"]) {
      expect((await get(path)).headers.location).toMatch(/^\/signin(?:\?return=|$)/);
      expect((await get(path, { headers: { cookie: guest } })).headers.location).toMatch(/^\/signin(?:\?return=|$)/);
    }
    expect(seen()).toEqual([]);
    expect((await get("/account/message/", { headers: { cookie: user } })).body).toBe("<h1>Theirs</h1>");
  });

  it("does not loop, also when it is set up to be this very host", async () => {
    const { host } = stack.operatorUrl;
    for (const headers of [{ "x-handed-off": "1" }, { host }] as Record<string, string>[])
      expect((await get("/signin", { headers })).status).toBe(508);
    expect((await stack.logLines()).join("\n")).toContain("handoff-loop");
    expect(seen()).toEqual([]);
  });

  it("answers interim statuses (1xx) with 502 at once, and recovers with the next page", async () => {
    answer((_, response) => {
      response.writeEarlyHints({ link: "</a.css>; rel=preload" });
      response.end("late");
    });
    expect((await get("/signin")).status).toBe(502);
    answer((_, response) => response.end("next"));
    expect((await get("/signin")).body).toBe("next");
  });
});

/** What people and programs get instead (worker/gateway/handoff.ts). */
describe("an origin that does not answer", () => {
  beforeEach(() => answer((_, response) => response.destroy()));

  const ROOM = { id: "7", title: "Queen room, Desert Lantern Hotel", details: "Dec 4, 2 guests", price: 98_765 };
  const visitor = (cart: unknown[]) => ({
    accept: "text/html,*/*;q=0.8",
    cookie: `user-state=${encodeURIComponent(JSON.stringify({ user: { cart_user_type: "guest" }, access_token: "t", cart }))}`,
  });
  it("is a page of the brand that says what is kept, and has the cart in a contact form", async () => {
    const { status, headers, body } = await get("/checkout/?line=x", {
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
    const { status, body } = await get("/checkout/", {
      method: "POST",
      headers: { ...visitor([ROOM]), "content-type": "application/x-www-form-urlencoded" },
      body: "name=ana",
    });
    expect(status).toBe(502);
    expect(textOf(mainOf(body))).toContain("We cannot tell whether what you sent has arrived");
    expect(body).not.toContain("Nothing was booked");
    expect(findAll(mainOf(body), { role: "link", text: "Try again" })).toEqual([]);
  });

  it("is a sentence for programs and crawlers", async () => {
    const crawler = { ...visitor([]), ...GOOGLEBOT };
    for (const headers of [{}, crawler]) {
      const answer = await get("/signin", { headers });
      expect(answer.status).toBe(502);
      expect(answer.headers).toMatchObject({ "content-type": "text/plain; charset=utf-8", "retry-after": "120" });
      expect(answer.body).toContain("try again");
    }
  });

  it.each([
    [502, "text/html", "This part of the site is temporarily unavailable"],
    [503, "text/plain", "This part of the site is temporarily unavailable"],
    [503, "text/html", "Theirs"],
  ])("or whose proxy answers for it: status %i, %s", async (status, type, title) => {
    answer((_, response) => response.writeHead(status, { "content-type": type }).end("<h1>Theirs</h1>"));
    const { body } = await get("/checkout/", { headers: visitor([]) });
    expect(h1Of(body)).toBe(title);
  });

  it("but a script of the origin's own pages gets the origin's own error", async () => {
    answer((_, response) => response.writeHead(503, { "content-type": "application/json" }).end('{"busy":true}'));
    const { status, body } = await get("/checkout/seats", { headers: { accept: "application/json" } });
    expect([status, body]).toEqual([503, '{"busy":true}']);
  });
});
