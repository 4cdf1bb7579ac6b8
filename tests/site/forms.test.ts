import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { cacheOf } from "#tests/support/http.ts";
import { type SharedStack, sharedTestStack } from "#tests/support/test-stack.ts";

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedTestStack();
});
afterEach(() => stack.clearFaults());

const FORM = "application/x-www-form-urlencoded";
const CONTACT = { name: "Ana", email: "ana@example.org", phone: "", subject: "Lost hat", message: "Seat 12\nred" };

interface Post {
  headers?: Record<string, string>;
  type?: string;
}

/** A post as a browser without scripts sends it from our own page. */
function post(path: string, fields: Record<string, string> | string, { headers = {}, type = FORM }: Post = {}) {
  const body = typeof fields === "string" ? fields : new URLSearchParams(fields).toString();
  const own = {
    "content-type": type,
    "content-length": String(Buffer.byteLength(body)),
    origin: stack.site.url.origin,
  };
  return stack.get(path, { method: "POST", body, headers: { ...own, "sec-fetch-site": "same-origin", ...headers } });
}

async function submissions() {
  const answer = await fetch(new URL("/__submissions", stack.operatorUrl));
  return await answer.json<{
    newsletter: { host: string; email: string; website_id: number }[];
    contact: { host: string; fields: Record<string, unknown> }[];
  }>();
}

/** How often a message with this subject is stored. */
async function storedTimes(subject: string) {
  return (await submissions()).contact.filter(({ fields }) => fields.subject === subject).length;
}

const THANKS = "Thanks for contacting us! We will get in touch with you shortly.";
const UNKNOWN = "We do not know whether it arrived.";

describe.each([
  ["/news-letter", "/api/newsletter", { email: "ana@example.org" }],
  ["/contact-us", "/api/website/contact", CONTACT],
])("a post to %s without JavaScript", (path, call, fields) => {
  const isContact = path === "/contact-us";
  const FAILED = isContact
    ? "Your message could not be sent. Please try again later."
    : "Subscription failed. Please try again later.";

  it("leads to a page that says thanks, is kept by caches but not by search engines, and can be reloaded", async () => {
    await stack.forgetCalls();
    const { status, headers } = await post(path, fields);
    expect(status).toBe(303);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers.location).toMatch(new RegExp(`^${path}\\?sent=\\d+#`));
    const sentPath = headers.location?.replace(/#.*/, "") ?? "";
    for (const cache of ["miss", "hit"]) {
      const page = await stack.get(sentPath);
      expect([page.status, cacheOf(page)]).toEqual([200, cache]);
      expect(page.body).toContain(THANKS);
      expect(page.body).toContain('<meta name="robots" content="noindex"/>');
    }
    expect((await stack.operatorCalls()).filter((seen) => seen.path.startsWith(call))).toHaveLength(1);
  });

  it.each(["1", "99999999", "x"])("is not confirmed by the address ?sent=%s alone", async (sent) => {
    const { status, body } = await stack.get(`${path}?sent=${sent}`);
    expect(status).toBe(200);
    expect(body).not.toContain(THANKS);
    expect(body).not.toContain("noindex");
  });

  it("works while the operator is slow, and has no page around the form", async () => {
    await stack.setFault("/api/", { kind: "slow", ms: 10 });
    expect((await post(path, fields)).status).toBe(303);
    await stack.setFault("/api/website/builder/", { kind: "status", status: 404 });
    expect((await stack.get(path, { host: "vegas.localhost" })).status).toBe(200);
    const { status } = await stack.get(path, {
      host: "vegas.localhost",
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": FORM, origin: `http://vegas.localhost:${stack.site.url.port}` },
    });
    expect(status).toBe(303);
  });

  it.each([
    { kind: "status", status: 500 },
    { kind: "malformed" },
    { kind: "html" },
    { kind: "truncated" },
    { kind: "wrong-type", body: null },
    { kind: "wrong-type", body: { data: {} } },
  ] as const)(
    "keeps what was typed when the operator answers %j, and does not claim to know the outcome",
    async (fault) => {
      await stack.setFault(call, fault);
      const { status, body } = await post(path, fields);
      expect(status).toBe(502);
      expect(body).toContain(UNKNOWN);
      expect(body.includes(FAILED)).toBe(!isContact);
      expect(body).toContain('value="ana@example.org"');
      if (isContact) expect(body).toContain("Seat 12\nred</textarea>");
    },
  );

  it.each([
    { kind: "status", status: 422, body: { error: "This <b>address</b> is blocked" } },
    { kind: "status", status: 409, body: { success: false, data: null, error: "This <b>address</b> is blocked" } },
    { kind: "wrong-type", body: { success: false, data: null, error: "This <b>address</b> is blocked" } },
  ] as const)("shows the operator's reason as text: %j", async (fault) => {
    await stack.setFault(call, fault);
    const { status, body } = await post(path, fields);
    expect(status).toBe(422);
    expect(body).toContain(FAILED);
    expect(body).toContain("This &lt;b&gt;address&lt;/b&gt; is blocked");
    expect(body).not.toContain(UNKNOWN);
    expect(body).toContain('value="ana@example.org"');
  });

  it("shows at most 200 characters of the operator's reason, and none about its own access", async () => {
    await stack.setFault(call, { kind: "status", status: 422, body: { error: "x".repeat(250) } });
    expect((await post(path, fields)).body).toMatch(/(?<!x)x{200}(?!x)/);
    await stack.setFault(call, { kind: "status", status: 401, body: { error: "Invalid API key" } });
    const refused = await post(path, fields);
    expect(refused.body).toContain(FAILED);
    expect(refused.body).not.toContain("Invalid API key");
  });

  it("with the honeypot filled in is asked for again, and then taken", async () => {
    await stack.forgetCalls();
    const { status, body } = await post(path, { ...fields, homepage: "https://autofilled.example" });
    expect(status).toBe(422);
    expect(body).toMatch(/Nothing was sent yet.*press the button once more/);
    expect(body).toContain('value="ana@example.org"');
    expect((await stack.operatorCalls()).filter((seen) => seen.path.startsWith(call))).toEqual([]);
    // The browser would fill the field in again, so the form in this answer has none.
    const form = body.slice(
      body.indexOf(`action="${path}"`),
      body.indexOf("</form>", body.indexOf(`action="${path}"`)),
    );
    expect(form).not.toContain("homepage");
    expect((await post(path, fields)).status).toBe(303);
  });

  describe("that accepts JSON", () => {
    const json = async (sent = fields) => {
      const { status, body, headers } = await post(path, sent, { headers: { accept: "application/json" } });
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers).not.toHaveProperty("x-nonce-slot");
      return [status, JSON.parse(body)];
    };

    it("gets success, data and error of the specification, and no page", async () => {
      expect(await json()).toEqual([200, { success: true, data: null, error: null }]);
      await stack.setFault(call, { kind: "status", status: 422, body: { error: "This address is blocked" } });
      expect(await json()).toMatchObject([422, { success: false, error: "This address is blocked" }]);
      await stack.setFault(call, { kind: "status", status: 503 });
      expect(await json()).toMatchObject([502, { success: false, error: expect.stringContaining(UNKNOWN) }]);
      await stack.setFault(call, { kind: "status", status: 404, body: {} });
      expect(await json()).toMatchObject([422, { success: false, error: FAILED }]);
    });
  });
});

describe("a message whose outcome is unknown", () => {
  const attemptIn = (body: string) => /name="attempt" value="([^"]+)"/.exec(body)?.[1] ?? "";

  it("is stored once when it is sent again, and anew when its text was changed", async () => {
    const message = { ...CONTACT, subject: `Unknown ${Date.now()}` };
    await stack.setFault("/api/website/contact", { kind: "truncated" });
    const attempt = attemptIn((await post("/contact-us", { ...message, attempt: "9b0ca1f2" })).body);
    expect(attempt).toBe("9b0ca1f2");
    expect(await storedTimes(message.subject)).toBe(1);
    await stack.clearFaults();
    expect((await post("/contact-us", { ...message, attempt })).status).toBe(303);
    expect(await storedTimes(message.subject)).toBe(1);
    expect((await post("/contact-us", { ...message, message: "Another text", attempt })).status).toBe(303);
    expect(await storedTimes(message.subject)).toBe(2);
  });

  it("without a script, neither reloading the answer nor sending from it stores it twice", async () => {
    const message = { ...CONTACT, subject: `Reloaded ${Date.now()}` };
    await stack.setFault("/api/website/contact", { kind: "truncated" });
    const attempt = attemptIn((await post("/contact-us", message)).body);
    expect(attempt).not.toBe("");
    await stack.clearFaults();
    await post("/contact-us", message);
    await post("/contact-us", { ...message, attempt });
    expect(await storedTimes(message.subject)).toBe(1);
  });
});

describe("an invalid post", () => {
  it.each([
    ["", "Please enter your email address"],
    ["ana", "Please enter a valid email address"],
    ["ana @example.org", "Please enter a valid email address"],
    ["a".repeat(10_000), "Please enter a valid email address"],
  ])("newsletter %#: the message is beside the field, and the field keeps its text", async (email, message) => {
    await stack.forgetCalls();
    const { status, body } = await post("/news-letter", { email });
    expect(status).toBe(422);
    expect(body).toContain(message);
    expect(body).toContain(`value="${email}"`);
    expect((await stack.operatorCalls()).filter(({ path }) => path.includes("newsletter/"))).toEqual([]);
  });

  it("contact: every invalid field has its own message, and their number stands above them", async () => {
    const { status, body } = await post("/contact-us", {
      name: "",
      email: "x",
      phone: "?",
      subject: "",
      message: "kept",
    });
    expect(status).toBe(422);
    for (const message of [
      "Please enter your name",
      "Please enter an email address like ana@example.com",
      "Please enter a phone number like",
      "Please enter a subject",
      "Not sent: please check 4 fields.",
    ]) {
      expect(body).toContain(message);
    }
    for (const field of ["name", "email", "phone", "subject"]) {
      expect(body).toContain(`href="#contact-${field}"`);
      expect(body).toContain(`id="contact-${field}"`);
    }
    expect(body).toContain("kept</textarea>");
  });

  it("markup in a field stays text", async () => {
    const { body } = await post("/news-letter", { email: '"><script>alert(1)</script>' });
    expect(body).not.toContain("<script>alert(1)");
  });
});

describe("what the operator gets", () => {
  it("is exactly the specified payload, with the host and without the visitor's cookie", async () => {
    await stack.forgetCalls();
    await post("/news-letter", { email: "bo@example.org", website_id: "9" }, { headers: { cookie: "a=SECRET" } });
    const message = { ...CONTACT, subject: `Payload ${Date.now()}` };
    await post("/contact-us", { ...message, admin: "1", attempt: "a1" });
    const { newsletter, contact } = await submissions();
    expect(newsletter).toContainEqual({ host: "localhost", email: "bo@example.org", website_id: 1 });
    expect(contact.at(-1)).toEqual({ host: "localhost", fields: message });
    for (const { cookie, authorization } of await stack.operatorCalls())
      expect([cookie, authorization]).toEqual([null, null]);
    expect((await stack.logLines()).join("\n")).not.toContain("bo@example.org");
  });

  describe.each([
    ["/news-letter", "/api/newsletter/signup", { email: "ana@example.org" }],
    ["/contact-us", "/api/website/contact/submit", CONTACT],
  ])("of %s", (path, call, fields) => {
    const userState = (state: object) => ({ cookie: `user-state=${encodeURIComponent(JSON.stringify(state))}` });
    const bearers = async () => {
      const calls = await stack.operatorCalls();
      return calls.filter((seen) => seen.path === call).map(({ authorization }) => authorization);
    };

    it("names the visitor by the token of the cookie, and by nothing else", async () => {
      await stack.forgetCalls();
      await post(path, fields, { headers: userState({ access_token: "VISITOR-TOKEN" }) });
      await post(path, fields, { headers: { authorization: "Bearer not-the-cookie" } });
      await post(path, fields, { headers: userState({ access_token: "two words" }) });
      const both = `${userState({ access_token: "a" }).cookie}; ${userState({ access_token: "b" }).cookie}`;
      await post(path, fields, { headers: { cookie: both } });
      expect(await bearers()).toEqual(["Bearer VISITOR-TOKEN", null, null, null]);
      const elsewhere = (await stack.operatorCalls()).filter((seen) => seen.path !== call);
      expect(elsewhere.filter(({ authorization }) => authorization !== null)).toEqual([]);
      expect((await stack.logLines()).join("\n")).not.toContain("VISITOR-TOKEN");
    });

    it("is sent again without a token that the operator does not know any more", async () => {
      await stack.setFault(call, { kind: "status", status: 401 });
      await stack.forgetCalls();
      await post(path, fields, { headers: userState({ access_token: "ran-out" }) });
      await post(path, fields);
      expect(await bearers()).toEqual(["Bearer ran-out", null, null]);
    });
  });

  it("is a message of 6,000 Chinese characters, whole", async () => {
    const message = "山".repeat(6_000);
    expect((await post("/contact-us", { ...CONTACT, message })).status).toBe(303);
    expect((await submissions()).contact.at(-1)?.fields.message).toBe(message);
  });

  it("comes once: a failing post is never retried", async () => {
    await stack.setFault("/api/newsletter", { kind: "status", status: 503 });
    await stack.forgetCalls();
    await post("/news-letter", { email: "ana@example.org" });
    expect((await stack.operatorCalls()).filter(({ path }) => path === "/api/newsletter/signup")).toHaveLength(1);
  });
});
