import { expect, it } from "vitest";
import { isOtherBuild, mayReload, readBuildId } from "#app/domain/http/build-id.ts";

it("a build update is read by its id", () => {
  expect(readBuildId({ id: "b", timestamp: "2026-11-21T00:00:00Z" })).toBe("b");
  for (const none of [{ id: "" }, { id: 7 }, {}, null, "b", []]) expect(readBuildId(none)).toBeNull();
});

it("an answer without a build is not another build", () => {
  expect([null, "", "a", "b"].map((id) => isOtherBuild("a", id))).toEqual([false, false, false, true]);
});

it.each([
  [0, false],
  [9_999, false],
  [10_000, true],
  [-1, true],
])("a page may reload %i ms after its last reload: %s", (elapsed, may) => {
  expect(mayReload("1000000", 1_000_000 + elapsed)).toBe(may);
});
