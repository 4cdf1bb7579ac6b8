import { expect, it } from "vitest";
import { CONTENT_PATHS, OTHER_PATHS } from "#tests/support/public-pages.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

const DATA = ["/_.data", "/faq.data", "/account.data", "/account/message/_.data"];

const state = encodeURIComponent(
  JSON.stringify({
    user: { username: "USERSENTINEL", cart_user_type: "customer" },
    access_token: "TOKSENTINEL",
    refresh_token: "TOKSENTINEL",
    cart: [{ id: 1, title: "CARTSENTINEL" }],
  }),
);
const headers = { cookie: `user-state=${state}`, authorization: "Bearer TOKSENTINEL" };
const ours = [...CONTENT_PATHS, ...OTHER_PATHS, "/nope", "/search", ...DATA];

it("a visitor's token is in no page, no data, no header, no log line and no cache entry", async () => {
  for (const path of ours) {
    const { body, headers: answered } = await stack.get(path, { headers });
    expect(body + JSON.stringify(answered), path).not.toMatch(/SENTINEL/);
  }
  for (const path of ["/account", "/signin", "/account.data"]) await stack.get(path, { headers });
  const kv = await stack.site.miniflare.getKVNamespace("CONTENT");
  const { keys } = await kv.list();
  expect(keys.length).toBeGreaterThan(0);
  for (const { name } of keys) expect(`${name} ${await kv.get(name, "text")}`).not.toMatch(/SENTINEL/);
  expect((await stack.logLines()).join("\n")).not.toMatch(/SENTINEL/);
  for (const call of stack.operator.calls) expect(JSON.stringify(call)).not.toMatch(/SENTINEL/);
});
