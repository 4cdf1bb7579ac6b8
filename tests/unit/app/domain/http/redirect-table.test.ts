import { describe, expect, it } from "vitest";
import { movedTo, parseRedirects, readRedirects } from "#app/domain/http/redirect-table.ts";

const tableFor = (text: string) => readRedirects(parseRedirects(text)).table;
const target = (text: string, path: string, search = "") => movedTo(tableFor(text), path, search)?.to ?? null;

describe("an old address", () => {
  it.each([
    ["/a /b", "/A/", "", "/b"],
    ["/a /b?x=1#top", "/a", "?y=2", "/b?x=1&y=2#top"],
    ["/a?id=1 /b", "/a", "?id=1", "/b"],
    ["/a?id=1 /b", "/a", "?id=2", null],
    ["/ausfl\u00fcge /b", "/ausfl%C3%BCge", "", "/b"],
    ["/a/* /b/*", "/a/X/y", "?q", "/b/X/y?q"],
    ["/a/* /b", "/a/x", "", "/b"],
    ["/a/* /b", "/a", "", null],
    ["/a/* /b\n/a/c/* /d", "/a/c/x", "", "/d"],
    ["/a/* /b\n/a/c /d", "/a/c", "", "/d"],
    ["/* /b", "/x", "", "/b"],
    ["/a/* /*", "/a//evil.example", "", "/evil.example"],
    ["/a /b # comment\n# /c /d", "/c", "", null],
  ])("with %j, %s%s has moved to %s", (text, path, search, to) => expect(target(text, path, search)).toBe(to));
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
  const { table, refused } = readRedirects(parseRedirects(text));
  expect(refused[0]?.reason).toMatch(/[a-z]/);
  expect([table.exact.size, table.below.size]).toEqual([0, 0]);
});
