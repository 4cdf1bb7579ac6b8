/** What a visit leaves in the browser, beside the table in docs/privacy.md. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { load, navigate, newTab, reload, stack, startJourneys, url } from "#tests/support/journey.ts";
import { CONTACT } from "#tests/support/site-forms.ts";

startJourneys();

/** Names with their kind; `*` at the end stands for anything. */
const DOCUMENTED = Array.from(
  readFileSync("docs/privacy.md", "utf8").matchAll(/^\| `([\w:*-]+)` +\| (cookie|localStorage|sessionStorage) /gm),
  ([, name = "", kind = ""]) => ({ name, kind }),
);

const isDocumented = (held: { name: string; kind: string }) =>
  DOCUMENTED.some(
    ({ name, kind }) =>
      kind === held.kind && (name.endsWith("*") ? held.name.startsWith(name.slice(0, -1)) : name === held.name),
  );

it("a visit through everything leaves what the table of privacy says, and nothing else", async () => {
  const tags = { scriptUrl: "https://tags.example/manager.js", hosts: ["tags.example"] };
  await stack.setAnswer("/api/tenant-config", { tags, adClicks: true });
  const { page } = await newTab();
  await page.route("https://tags.example/**", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await load(url("/tours/121?gclid=c-1&adults=3", "visited.localhost"));
  await page
    .getByRole("region", { name: "Privacy choices" })
    .getByRole("button", { name: "Allow", exact: true })
    .click();
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await page.locator(".day-link").nth(3).click();
  await page.locator(".book-button").first().waitFor();
  await navigate("/contact-us");
  for (const [name, text] of Object.entries(CONTACT)) await page.locator(`#contact-${name}`).fill(text);
  await reload();
  await navigate("/cart/");
  await page.waitForLoadState("networkidle");
  const keys = await page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => ({ name, kind: "cookie" }));
  const stored = Object.entries(keys).flatMap(([kind, names]) => names.map((name) => ({ name, kind })));
  const held = [...cookies, ...stored];
  expect(held.filter((each) => !isDocumented(each))).toEqual([]);
  const found = DOCUMENTED.filter(({ name }) => held.some((each) => each.name.startsWith(name.replace(/\*$/, ""))));
  const names = found.map(({ name }) => name);
  const expected = [
    "user-state",
    "token-calls",
    "list:saved-tours:*",
    "list:recent-tours:*",
    "own-tags",
    "draft:*",
    "ad-click",
  ];
  expect(names).toEqual(expect.arrayContaining(expected));
});
