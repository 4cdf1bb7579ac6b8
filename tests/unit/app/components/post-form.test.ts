import { expect, it } from "vitest";
import { SimulatedBrowser } from "#tests/support/tabs/browser.ts";
import { tabModules } from "#tests/support/tabs/bundle.ts";

it("a message that may have been sent is sent again in the same attempt, also by whoever has signed out meanwhile", async () => {
  const browser = new SimulatedBrowser(await tabModules());
  const user = { user: { username: "ana" }, cart: [], access_token: "a", refresh_token: null };
  browser.cookie = encodeURIComponent(JSON.stringify(user));
  const { modules } = browser.open();
  modules.startSession(null);
  const attempts: (string | null)[] = [];
  for (const isLast of [false, false, true]) {
    if (isLast) modules.signOut();
    const sending = modules.sendForm("/contact-us", "contact", [["message", "Hello"]]);
    await browser.pass(3);
    const call = browser.pending.find(({ request }) => request.url.endsWith("/contact-us"));
    attempts.push(new URLSearchParams(call?.body).get("attempt"));
    call?.fail();
    await sending;
  }
  expect(attempts).toEqual([expect.stringMatching(/\w/), attempts[0], attempts[0]]);
});
