import { afterEach, describe, expect, it } from "vitest";
import { CONTACT, postForm, submissions, URLENCODED } from "#tests/support/site-forms.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();
afterEach(() => stack.clearFaults());

const post = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  postForm(stack, path, fields, headers);

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
      const body = new URLSearchParams(fields).toString();
      const own = { "content-type": URLENCODED, "sec-fetch-site": "same-origin", ...headers };
      expect((await stack.get("/contact-us", { host, method: "POST", body, headers: own })).status).toBe(303);
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
