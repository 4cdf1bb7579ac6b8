import { expect, it } from "vitest";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { CONTACT, postForm } from "#tests/support/site-forms.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

/** @param fields of a form of the page; none: the page itself */
async function dashboard(path = "/", fields?: Record<string, string>, origin = stack.operatorUrl.origin) {
  const post = { method: "POST", headers: { origin }, body: new URLSearchParams(fields) };
  const answer = await fetch(new URL(path, stack.operatorUrl), fields === undefined ? {} : post);
  return { status: answer.status, text: await answer.text() };
}

async function guestToken() {
  const headers = {
    origin: stack.site.url.origin,
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
  };
  return (await stack.get("/api/auth/guest/token", { method: "POST", headers })).status;
}

it("the stand-in's page sets faults, and shows calls and what visitors sent as text, but no key or token", async () => {
  const set = await dashboard("/__dashboard/preset", { preset: "Token endpoint is down" });
  expect(set.text).toContain("/api/auth/");
  expect(await guestToken()).toBe(503);
  await dashboard("/__dashboard/remove-fault", { path: "/api/auth/" });
  expect(await guestToken()).toBe(200);
  await dashboard("/__dashboard/fault", { path: "/api/auth/", fault: '{"kind":"status","status":500}' });
  expect(await guestToken()).toBe(500);
  await dashboard("/__dashboard/remove-fault", { path: "/api/auth/" });
  expect((await dashboard("/__dashboard/fault", { path: "/", fault: "{" })).status).toBe(422);
  expect((await dashboard("/__dashboard/lifetime", { seconds: "soon" })).status).toBe(422);

  await postForm(stack, "/contact-us", { ...CONTACT, message: "<b>Hello</b>" });
  const { text } = await dashboard();
  expect(text).toContain("POST /api/auth/guest/token");
  expect(text).toContain("&lt;b&gt;Hello&lt;/b&gt;");
  expect(text).not.toContain("<b>Hello");
  expect(text).not.toMatch(new RegExp(`${DEMO_API_KEY}|Bearer`));
});

it("the stand-in's page takes no form that another site sends", async () => {
  const fields = { preset: "Everything is down" };
  expect((await dashboard("/__dashboard/preset", fields, "https://example.com")).status).toBe(403);
  expect(await (await stack.control("/__faults")).json()).toEqual([]);
});
