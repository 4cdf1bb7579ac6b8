import { afterEach, describe, expect, it } from "vitest";
import type { Fault } from "#tests/stand-in/faults.ts";
import { cacheOf } from "#tests/support/http.ts";
import { CONTACT, postForm, submissions } from "#tests/support/site-forms.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();
afterEach(() => stack.clearFaults());

const post = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  postForm(stack, path, fields, headers);

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
    expect(stack.operator.calls.filter((seen) => seen.path.startsWith(call))).toHaveLength(1);
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
    expect((await postForm(stack, path, fields, {}, "vegas.localhost")).status).toBe(303);
  });

  const FAULTS: Fault[] = isContact
    ? [{ kind: "html" }, { kind: "truncated" }]
    : [
        { kind: "status", status: 500 },
        { kind: "wrong-type", body: { data: {} } },
      ];
  it.each(FAULTS)(
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

  it("with the honeypot filled in is asked for again, and then taken", async () => {
    const { status, body } = await post(path, { ...fields, homepage: "https://autofilled.example" });
    expect(status).toBe(422);
    expect(body).toMatch(/Nothing was sent yet.*press the button once more/);
    expect(body).toContain('value="ana@example.org"');
    expect(stack.operator.calls.filter((seen) => seen.path.startsWith(call))).toEqual([]);
    // The browser would fill the field in again, so the form in this answer has none.
    const form = body.slice(
      body.indexOf(`action="${path}"`),
      body.indexOf("</form>", body.indexOf(`action="${path}"`)),
    );
    expect(form).not.toContain("homepage");
    expect((await post(path, fields)).status).toBe(303);
  });

  const json = async (sent = fields) => {
    const { status, body, headers } = await post(path, sent, { accept: "application/json" });
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers).not.toHaveProperty("x-nonce-slot");
    return [status, JSON.parse(body)];
  };

  it("that accepts JSON gets success, data and error of the specification, and no page", async () => {
    expect(await json()).toEqual([200, { success: true, data: null, error: null }]);
    await stack.setFault(call, { kind: "status", status: 422, body: { error: "This address is blocked" } });
    expect(await json()).toMatchObject([422, { success: false, error: "This address is blocked" }]);
    await stack.setFault(call, { kind: "status", status: 503 });
    expect(await json()).toMatchObject([502, { success: false, error: expect.stringContaining(UNKNOWN) }]);
    await stack.setFault(call, { kind: "status", status: 404, body: {} });
    expect(await json()).toMatchObject([422, { success: false, error: FAILED }]);
  });
});

it("an invalid post: every invalid field has its own message, and their number stands above them", async () => {
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

it("a tour is a gift, and a sold-out day has a waiting list, where the tenant takes them", async () => {
  const wishes = [
    ["gift", "Gift: Hoover Dam half-day tour"],
    ["waiting", "Waiting list: Hoover Dam half-day tour"],
  ] as const;
  for (const [wish, subject] of wishes) {
    const query = `/contact-us?for=${wish}&tour=121`;
    // oxlint-disable-next-line no-await-in-loop -- two
    const [here, elsewhere] = await Promise.all([stack.get(query), stack.get(query, { host: "vegas.localhost" })]);
    expect([here.body.includes(subject), elsewhere.body.includes(subject)]).toEqual([true, false]);
  }
  const [here, elsewhere] = await Promise.all([
    stack.whole("/tours/121"),
    stack.whole("/tours/121", { host: "vegas.localhost" }),
  ]);
  expect([here.body, elsewhere.body].map((body) => body.includes("for=gift"))).toEqual([true, false]);
});

/** How often a message with this subject is stored. */
async function storedTimes(subject: string) {
  return (await submissions(stack)).contact.filter(({ fields }) => fields.subject === subject).length;
}

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

describe("what the operator gets", () => {
  it("is exactly the specified payload, with the host and without the visitor's cookie", async () => {
    await post("/news-letter", { email: "bo@example.org", website_id: "9" }, { cookie: "a=SECRET" });
    const message = { ...CONTACT, subject: `Payload ${Date.now()}` };
    await post("/contact-us", { ...message, admin: "1", attempt: "a1" });
    const { newsletter, contact } = await submissions(stack);
    expect(newsletter).toContainEqual({ host: "localhost", email: "bo@example.org", website_id: 1 });
    expect(contact.at(-1)).toEqual({ host: "localhost", fields: message });
    for (const { headers } of stack.operator.calls) expect(Object.keys(headers)).not.toContain("cookie");
    for (const { headers } of stack.operator.calls) expect(Object.keys(headers)).not.toContain("authorization");
    expect((await stack.logLines()).join("\n")).not.toContain("bo@example.org");
  });

  it("names the click of an advertisement where the tenant wants it, and never against Global Privacy Control", async () => {
    const fieldsFor = async (host: string, headers: Record<string, string> = {}) => {
      const fields = {
        ...CONTACT,
        subject: `Click ${host} ${Date.now()}`,
        gclid: "c-1",
        utm_source: "mail",
        admin: "1",
      };
      expect((await postForm(stack, "/contact-us", fields, headers, host)).status).toBe(303);
      return Object.keys((await submissions(stack)).contact.at(-1)?.fields ?? {});
    };
    const plain = Object.keys(CONTACT);
    expect(await fieldsFor("localhost")).toEqual([...plain, "gclid", "utm_source"]);
    expect(await fieldsFor("localhost", { "sec-gpc": "1" })).toEqual(plain);
    expect(await fieldsFor("canyon.localhost")).toEqual(plain);
  });

  describe.each([
    ["/news-letter", "/api/newsletter/signup", { email: "ana@example.org" }],
    ["/contact-us", "/api/website/contact/submit", CONTACT],
  ])("of %s", (path, call, fields) => {
    const userState = (state: object) => ({ cookie: `user-state=${encodeURIComponent(JSON.stringify(state))}` });
    const bearers = () =>
      stack.operator.calls.filter((seen) => seen.path === call).map(({ headers }) => headers.authorization);

    it("names the visitor by the token of the cookie, and by nothing else", async () => {
      await post(path, fields, userState({ access_token: "VISITOR-TOKEN" }));
      await post(path, fields, { authorization: "Bearer not-the-cookie" });
      await post(path, fields, userState({ access_token: "two words" }));
      const both = `${userState({ access_token: "a" }).cookie}; ${userState({ access_token: "b" }).cookie}`;
      await post(path, fields, { cookie: both });
      expect(bearers()).toEqual(["Bearer VISITOR-TOKEN", undefined, undefined, "Bearer b"]);
      const elsewhere = stack.operator.calls.filter((seen) => seen.path !== call);
      expect(elsewhere.filter(({ headers }) => "authorization" in headers)).toEqual([]);
      expect((await stack.logLines()).join("\n")).not.toContain("VISITOR-TOKEN");
    });

    it("is sent again without a token that the operator does not know any more", async () => {
      await stack.setFault(call, { kind: "status", status: 401 });
      stack.operator.calls.length = 0;
      await post(path, fields, userState({ access_token: "ran-out" }));
      await post(path, fields);
      expect(bearers()).toEqual(["Bearer ran-out", undefined, undefined]);
    });
  });
});
