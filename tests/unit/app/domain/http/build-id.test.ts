import { expect, it } from "vitest";
import { isOtherBuild, mayReload, readBuildId } from "#app/domain/http/build-id.ts";

it("build updates are read by their id", () => {
  expect(readBuildId({ id: "b", timestamp: "2026-11-21T00:00:00Z" })).toBe("b");
  for (const none of [{ id: "" }, { id: 7 }, {}, null, "b", []]) expect(readBuildId(none)).toBeNull();
});

it("build updates an answer without a build is not another build", () => {
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
])("build updates a page may reload %i ms after its last reload: %s", (elapsed, may) => {
  expect(mayReload("1000000", 1_000_000 + elapsed)).toBe(may);
});
