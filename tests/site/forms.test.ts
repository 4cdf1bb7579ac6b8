import { afterEach, beforeAll, describe, expect, it } from "vitest";
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

describe.each([
  ["/news-letter", { email: "ana@example.org" }],
  ["/contact-us", CONTACT],
])("a post to %s without JavaScript", (path, fields) => {
  it("is confirmed with the specification's text, and not cached", async () => {
    const { status, body, headers } = await post(path, fields);
    expect(status).toBe(200);
    expect(body).toContain("Thanks for contacting us! We will get in touch with you shortly.");
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  it("is confirmed by a slow operator too", async () => {
    await stack.setFault("/api/", { kind: "slow", ms: 10 });
    expect((await post(path, fields)).status).toBe(200);
  });

  it("works while the operator has no page around the form", async () => {
    await stack.setFault("/api/website/builder/", { kind: "status", status: 404 });
    expect((await stack.get(path, { host: "vegas.localhost" })).status).toBe(200);
    const origin = `http://vegas.localhost:${stack.site.url.port}`;
    const { status, body } = await stack.get(path, {
      host: "vegas.localhost",
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": FORM, origin },
    });
    expect(status).toBe(200);
    expect(body).toContain("Thanks for contacting us!");
  });

  it.each([
    { kind: "status", status: 500 },
    { kind: "malformed" },
    { kind: "html" },
    { kind: "wrong-type", body: { success: false, data: null, error: "no" } },
    { kind: "wrong-type", body: null },
  ] as const)("keeps what was typed when the operator answers %j", async (fault) => {
    await stack.setFault(fields === CONTACT ? "/api/website/contact" : "/api/newsletter", fault);
    const { status, body } = await post(path, fields);
    expect(status).toBe(502);
    expect(body).toContain(
      fields === CONTACT
        ? "Your message could not be sent. Please try again later."
        : "Subscription failed. Please try again later.",
    );
    expect(body).toContain('value="ana@example.org"');
    if (fields === CONTACT) expect(body).toContain("Seat 12\nred</textarea>");
  });

  it("with the honeypot filled in is confirmed and not sent on", async () => {
    await stack.forgetCalls();
    const { status, body } = await post(path, { ...fields, homepage: "https://spam.example" });
    expect(status).toBe(200);
    expect(body).toContain("Thanks for contacting us!");
    const posts = (await stack.operatorCalls()).filter(({ path: called }) => /newsletter|contact/.test(called));
    expect(posts.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("that accepts JSON gets the outcome only", async () => {
    const { status, body, headers } = await post(path, fields, { headers: { accept: "application/json" } });
    expect([status, JSON.parse(body)]).toEqual([200, { status: "success" }]);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers).not.toHaveProperty("x-nonce-slot");
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
    await post("/contact-us", { ...CONTACT, admin: "1" });
    const { newsletter, contact } = await submissions();
    expect(newsletter).toContainEqual({ host: "localhost", email: "bo@example.org", website_id: 1 });
    expect(contact.at(-1)).toEqual({ host: "localhost", fields: CONTACT });
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
    expect((await post("/contact-us", { ...CONTACT, message })).status).toBe(200);
    expect((await submissions()).contact.at(-1)?.fields.message).toBe(message);
  });

  it("comes once: a failing post is never retried", async () => {
    await stack.setFault("/api/newsletter", { kind: "status", status: 503 });
    await stack.forgetCalls();
    await post("/news-letter", { email: "ana@example.org" });
    expect((await stack.operatorCalls()).filter(({ path }) => path === "/api/newsletter/signup")).toHaveLength(1);
  });
});
