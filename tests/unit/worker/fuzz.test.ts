/** Decisions of the gateway on fuzzed addresses and hosts (docs/threats.md T4, T6, T7, T10). */

import fc from "fast-check";
import { expect, it } from "vitest";
import { KEPT_CONTENT } from "#app/domain/caches.ts";
import { normalPath } from "#app/domain/http/normal-address.ts";
import { normalizeHost } from "#app/domain/tenant/host.ts";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";
import { cacheKey, contentPrefix } from "#worker/content/entry.ts";
import { documentPath, documentSearch } from "#worker/gateway/address.ts";
import { checkPath } from "#worker/gateway/redirects.ts";

const part = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      ..."/ \\ . .. // /.. ../ %2e %2E%2e %2f %5C %00 %0d%0a %7f %25 %252f %ff ; @ : ? # & = .data /_.data _.data search account api faq evil.com é".split(
        " ",
      ),
      " ",
      "\t",
      "\r\n",
      "\u202e",
    ),
  },
  { weight: 2, arbitrary: fc.string({ maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 4 }) },
);
const address = fc.array(part, { maxLength: 10 }).map((parts) => `/${parts.join("")}`);

/** null when no request could have this address. */
function parsed(path: string): URL | null {
  const text = `https://site.example${path}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.hostname === "site.example" ? url : null;
}

it("fuzzed addresses that are accepted mean the same to every parser", () => {
  let passed = 0;
  const property = fc.property(address, (path) => {
    const url = parsed(path);
    const pathname = normalPath(url?.pathname ?? "");
    if (url === null || checkPath(pathname) !== "ok") return;
    passed++;
    const decoded = decodeURIComponent(pathname);
    expect(decoded).not.toMatch(/\\|\/\/|\p{Cc}/u);
    expect(decoded.split("/")).not.toContain("..");
    // Resolving it again changes neither path nor host.
    expect(new URL(pathname, "https://other.example").href).toBe(`https://other.example${pathname}`);
  });
  fc.assert(property, cases(2_000));
  expect(passed).toBeGreaterThan(400);
});

it("fuzzed addresses of data belong to their page, so that the same rules apply", () => {
  const property = fc.property(address, (path) => {
    const url = parsed(path);
    if (url === null) return;
    const { pathname, isData } = documentPath(url.pathname);
    expect(pathname.startsWith("/")).toBe(true);
    expect(url.pathname.startsWith(pathname)).toBe(true);
    expect(isData).toBe(url.pathname.endsWith(".data"));
    if (!isData) expect(pathname).toBe(url.pathname);
    // The guard decides on the page's path as it would on the data's.
    expect(pathname.includes("/account")).toBe(url.pathname.includes("/account"));
    expect(new URLSearchParams(documentSearch(url, isData)).has("_routes")).toBe(
      !isData && url.searchParams.has("_routes"),
    );
  });
  fc.assert(property, cases(2_000));
});

it("fuzzed hosts become one lower-case name without port or null, and normalizing is idempotent", () => {
  const labels = "a b-c xn--p1ai A.B . .. - _ : :443 :x [::1] localhost 127.0.0.1 é %00 @".split(" ");
  const label = fc.constantFrom(...labels, " ", "\n", "\u0000");
  const joined = fc.array(label, { maxLength: 6 }).map((parts) => parts.join(""));
  let named = 0;
  const property = fc.property(fc.oneof(joined, fc.domain(), fc.string()), (text) => {
    const host = normalizeHost(text);
    if (host === null) return;
    named++;
    expect(host).toMatch(/^[a-z0-9.-]+$/);
    expect(host.length).toBeLessThanOrEqual(253);
    for (const spelling of [host, `${host}.`, `${host.toUpperCase()}:8443`]) expect(normalizeHost(spelling)).toBe(host);
  });
  fc.assert(property, cases(2_000));
  expect(named).toBeGreaterThan(200);
});

it("fuzzed hosts never share a cache key with another host, kind or name", () => {
  const kinds = Object.keys(KEPT_CONTENT);
  const host = fc.domain().map((domain) => domain.toLowerCase());
  const entry = fc.tuple(host, fc.constantFrom(...kinds), fc.string({ maxLength: 12 }));
  const property = fc.property(entry, entry, (one, other) => {
    const [first, second] = [cacheKey(...one), cacheKey(...other)];
    expect(first === second).toBe(one.join("\n") === other.join("\n"));
    expect(first.startsWith(contentPrefix(one[0]))).toBe(true);
    if (one[0] !== other[0]) expect(second.startsWith(contentPrefix(one[0]))).toBe(false);
  });
  fc.assert(property, cases(2_000));
});
