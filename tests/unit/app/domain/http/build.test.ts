import { describe, expect, it } from "vitest";
import { isOtherBuild, mayReload, readBuildId, readReloads, withReload } from "#app/domain/http/build.ts";

describe("build updates", () => {
  it.each([
    [{ id: "b", timestamp: "2026-11-21T00:00:00Z" }, "b"],
    [{ id: "" }, null],
    [{ id: 7 }, null],
    [{}, null],
    [null, null],
    ["b", null],
    [[], null],
  ])("reads %j as build %j", (input, id) => expect(readBuildId(input)).toBe(id));

  it("an answer without a build is not another build", () => {
    expect(isOtherBuild("a", null)).toBe(false);
    expect(isOtherBuild("a", "")).toBe(false);
    expect(isOtherBuild("a", "a")).toBe(false);
    expect(isOtherBuild("a", "b")).toBe(true);
  });

  it.each([
    [0, false],
    [9_999, false],
    [10_000, true],
    [-1, true],
  ])("a path may reload %i ms after its last reload: %s", (elapsed, may) => {
    const reloads = withReload({}, "/faq", 1_000_000);
    expect(mayReload(reloads, "/faq", 1_000_000 + elapsed)).toBe(may);
    expect(mayReload(reloads, "/blog", 1_000_000 + elapsed)).toBe(true);
  });

  it("drops expired reloads", () => {
    const reloads = withReload(withReload({}, "/a", 0), "/b", 10_000);
    expect(reloads).toEqual({ "/b": 10_000 });
  });

  it.each([null, "", "{", "[]", "1", '"x"', '{"/a":"soon"}', '{"/a":null}'])("reads %j as no reloads", (text) => {
    expect(readReloads(text)).toEqual({});
  });
});
