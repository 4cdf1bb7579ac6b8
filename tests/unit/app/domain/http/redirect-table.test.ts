import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { movedTo, parseRedirects, readRedirects, tableOf } from "#app/domain/http/redirect-table.ts";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";
import { spelled } from "#tests/support/spellings.ts";

const tableFor = (text: string, refuse = vi.fn()) => tableOf(readRedirects(parseRedirects(text), refuse));
const at = (address: string) => new URL(address, "https://site.example");
const target = (text: string, address: string, isPage = false) =>
  movedTo(tableFor(text), at(address), isPage)?.to ?? null;

it.each([
  ["/a /b", "/A/", "/b"],
  ["/a /b?x=1#top", "/a?y=2", "/b?x=1&y=2#top"],
  ["/a?id=1 /b", "/a?id=2", null],
  ["/a/* /b/*", "/a/X/y?q", "/b/X/y?q"],
  ["/a/* /b", "/a", null],
  ["/a/* /b\n/a/c/* /d", "/a/c/x", "/d"],
  ["/a/* /b\n/a/c /d", "/a/c", "/d"],
  ["/a/* /*", "/a//evil.example", "/evil.example"],
  ["/a /ausflüge", "/a", "/ausfl%C3%BCge"],
  ["/?page_id=42 /faq", "/?page_id=42", "/faq"],
])("an old address with %j, %s has moved to %s", (text, address, to) => expect(target(text, address)).toBe(to));

it("an old address in front of a page moves by its query only", () => {
  const text = "/?page_id=42 /faq\n/ /b\n/* /c";
  const moved = ["/?page_id=42&utm_source=x", "/?page_id=43", "/"].map((address) => target(text, address, true));
  expect(moved).toEqual(["/faq?utm_source=x", null, null]);
});

const CLICKS = ["fbclid=IwAR0", "gclid=x%2Fy", "utm_source=nl", "mc_cid=1", "_ga=2"];

const table = tableFor("/excursión/tour-7.php?id=7&lang=é /tours/7\n/excursión/* /blog/*");

it("an address is compared by what it means in any spelling, order and case, with what advertisements add, which goes along", () => {
  const queries = fc
    .shuffledSubarray(["id=7", "lang=%C3%A9", ...CLICKS])
    .map((fields) => [...fields, "id=7", "lang=é"]);
  fc.assert(
    fc.property(
      spelled("excursión", true),
      spelled("tour-7", true),
      queries,
      fc.constantFrom("", "/"),
      (a, b, fields, end) => {
        const unique = [...new Map(fields.map((field) => [field.split("=", 1)[0], field])).values()];
        const { to } = movedTo(table, at(`/${a}/${b}.php${end}?${unique.join("&")}`)) ?? { to: "" };
        const moved = new URL(to, "https://site.example");
        expect(moved.pathname).toBe("/tours/7");
        const clicks = unique.filter((field) => CLICKS.includes(field)).map((field) => field.split("=", 1)[0]);
        expect([...moved.searchParams.keys()]).toEqual(clicks);
      },
    ),
    cases(300),
  );
});

it("what is below a path that has moved goes along whole, as an encoded path of this site, whatever it is", () => {
  const name = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 12 }).map((text) => text.toWellFormed());
  fc.assert(
    fc.property(spelled("excursión", true), fc.array(name, { minLength: 1, maxLength: 3 }), (above, names) => {
      const rest = names.map(encodeURIComponent).join("/");
      const { to = "" } = movedTo(table, at(`/${above}/${rest}`)) ?? {};
      expect(to).toMatch(/^\/(?![/\\])[!-~]*$/);
      const isResolved = names.some((each) => /^\.{1,2}$/.test(each));
      if (!isResolved) expect(decodeURIComponent(to)).toBe(`/blog/${names.join("/")}`);
    }),
    cases(500),
  );
});

it.each([
  "/a //evil.example",
  "/a https://evil.example/",
  "/a /\\evil.example",
  "/a b",
  "a /b",
  "/a* /b",
  "/a /b/*",
  "/a /b\n/b /a",
  "/a/* /a/b/*",
])("%j is refused with a reason", (text) => {
  const refuse = vi.fn();
  const table = tableFor(text, refuse);
  expect(refuse).toHaveBeenCalledWith(expect.any(String), expect.stringMatching(/[a-z]/));
  expect([table.exact.size, table.below.size]).toEqual([0, 0]);
});
