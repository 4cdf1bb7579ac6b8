import fc from "fast-check";
import { expect, it } from "vitest";
import { lowerCasePath, normalPath, pathKey, queryKey } from "#app/domain/http/normal-address.ts";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";
import { spelled } from "#tests/support/spellings.ts";

const sent = (path: string) => new URL(`https://site.example${path}`).pathname;

/** Text that is a path, or like one, as a client may send it. */
const paths = fc
  .array(
    fc.oneof(
      anyCharacter,
      fc.constantFrom("/", ".", "..", "//", "\\", "%", "%2e", "%2F", "%5c", "%00", "%25", "%ff", "%C3", "%c3%b3"),
    ),
    { maxLength: 20 },
  )
  .map((parts) => sent(`/${parts.join("").toWellFormed()}`));

it("a path has one normal form, which says the same, and climbs no more than the path as it was sent", () => {
  const dots = (path: string) => path.split("/").filter((name) => /^\.{1,2}$/.test(name));
  fc.assert(
    fc.property(paths, (path) => {
      const normal = normalPath(path);
      expect(normalPath(normal)).toBe(normal);
      expect(sent(normal)).toBe(normal);
      expect(normal.split("/")).toHaveLength(path.split("/").length);
      expect(dots(normal)).toEqual([]);
      const bytes = (text: string) => text.replace(/%[0-9a-f]{2}/gi, (escape) => unescape(escape));
      expect(bytes(normal)).toBe(bytes(path));
      expect(lowerCasePath(lowerCasePath(path))).toBe(lowerCasePath(path));
    }),
    cases(5_000),
  );
});

it("all spellings of a path have the same normal form", () => {
  const plain = fc.string({ unit: fc.constantFrom(...Array.from("aZ09-._~/é東")), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      plain.chain((path) => fc.tuple(fc.constant(sent(`/x${path}`)), spelled(`/x${path}`))),
      ([path, spelling]) => {
        expect(normalPath(sent(spelling))).toBe(path);
      },
    ),
    cases(1_000),
  );
});

it.each([
  ["/A/b/", "?b=2&a=1", "/a/b?a=1&b=2"],
  ["/a", "?utm_source=x&fbclid=y", "/a"],
  ["/", "?q=a%20b", "/?q=a+b"],
  ["/Caf%C3%89", "", "/caf%C3%A9"],
  ["/cafe%CC%81", "", "/caf%C3%A9"],
  ["/%ff", "", "/%FF"],
])("%s%s is compared as %s", (path, query, key) => expect(pathKey(path) + queryKey(query)).toBe(key));
