/** Forged cookies and links (docs/threats.md T3, T11). */

import fc from "fast-check";
import { expect, it } from "vitest";
import { safeUrl } from "#app/domain/http/safe-url.ts";
import { isSignedIn, parseUserState } from "#app/domain/session/session.ts";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";

const key = fc.oneof(
  fc.constantFrom(
    ..."user cart access_token refresh_token sessionId checkoutInfo orderInfo username cart_user_type __proto__ constructor prototype toString".split(
      " ",
    ),
  ),
  fc.string({ maxLength: 5 }),
);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, 0, -1, 1e308, "", "guest", "x".repeat(300)),
    fc.string({ unit: anyCharacter, maxLength: 8 }),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.array(fc.tuple(key, tie("json")), { maxLength: 8 }).map((pairs) => new Map(pairs)),
  ),
}));

/** JSON with `__proto__` as a key and with duplicate keys, which JSON.stringify cannot write. */
function written(value: unknown): string {
  if (value instanceof Map)
    return `{${[...value].map(([name, entry]) => `${JSON.stringify(name)}:${written(entry)}`).join()}}`;
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  return JSON.stringify(value) ?? "null";
}

const cookie = fc.oneof(
  json.map((value) => encodeURIComponent(written(value).toWellFormed())),
  json.map((value) => written(value)),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom("%", "%7B", "%7B%22", "%E0%A4%A", "{}", "[]", '{"a":'.repeat(2_000)),
);

it("a fuzzed user-state cookie parses to seven correctly typed fields or null, pollutes no prototype, and signs in only with a username", () => {
  let read = 0;
  const property = fc.property(cookie, (value) => {
    const state = parseUserState(value);
    expect(({} as Record<string, unknown>).username).toBeUndefined();
    if (state === null) return;
    read++;
    expect(Object.getPrototypeOf(state)).toBe(Object.prototype);
    expect(Array.isArray(state.cart)).toBe(true);
    for (const token of [state.access_token, state.refresh_token, state.sessionId]) {
      expect(token === null || (typeof token === "string" && token !== "")).toBe(true);
    }
    expect(state.user === null || (typeof state.user === "object" && !Array.isArray(state.user))).toBe(true);
    expect(JSON.stringify(state)).not.toMatch(/"(?:__proto__|constructor|prototype)":/);
    if (isSignedIn(state)) expect(typeof state.user?.username).toBe("string");
  });
  fc.assert(property, cases(2_000));
  expect(read).toBeGreaterThan(200);
});

const part = fc.oneof(
  fc.constantFrom(
    ..."/ \\ . .. // : @ ? # % %2f %5c javascript: JAVASCRIPT: data: vbscript: blob: http: https: mailto: tel: evil.com [::1] &colon; é".split(
      " ",
    ),
    "\t",
    "\n",
    " ",
    "\u0000",
    "\u0001",
    "\u00a0",
    "\u200b",
    "\u2028",
    "\u202e",
    "\ufeff",
    "\ud800",
  ),
  fc.string({ unit: anyCharacter, maxLength: 4 }),
);

it("a fuzzed link stays on this site or has a safe scheme as browsers parse it, and is stable when checked again", () => {
  let kept = 0;
  const property = fc.property(fc.constantFrom("", "/"), fc.array(part, { maxLength: 10 }), (start, parts) => {
    const url = safeUrl(start + parts.join(""));
    if (url === null) return;
    kept++;
    const seen = new URL(url, "https://site.example/a/b");
    expect(["https:", "http:", "mailto:", "tel:", "sms:"]).toContain(seen.protocol);
    expect([seen.username, seen.password]).toEqual(["", ""]);
    if (start === "/" || /^[/#]/.test(url)) expect(seen.origin).toBe("https://site.example");
    else expect(url).toMatch(/^(?:https?|mailto|tel|sms):/);
    expect(safeUrl(url)).toBe(url);
    // Nothing that a browser would strip.
    expect(url).not.toMatch(/^\s|\p{Cc}/u);
  });
  fc.assert(property, cases(3_000));
  expect(kept).toBeGreaterThan(400);
});
