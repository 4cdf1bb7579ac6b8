import { expect, it } from "vitest";
import { DEMO_API_KEY } from "#scripts/local-vars.ts";
import { CONTACT, postForm } from "#tests/support/site-forms.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

it("the stand-in's page shows faults, calls and what visitors sent as text, but no key or token", async () => {
  await stack.setFault("/api/auth/", { kind: "status", status: 503 });
  await postForm(stack, "/contact-us", { ...CONTACT, message: "<b>Hello</b>" });
  const text = await (await stack.control("/")).text();
  expect(text).toContain("/api/auth/");
  expect(text).toContain("POST /api/website/contact/submit");
  expect(text).toContain("&lt;b&gt;Hello&lt;/b&gt;");
  expect(text).not.toContain("<b>Hello");
  expect(text).not.toMatch(new RegExp(`${DEMO_API_KEY}|Bearer`));
});
