import { expect, it } from "vitest";
import { isOtherBuild, mayReload } from "#app/domain/http/build-id.ts";

it("an answer without a build is not another build", () => {
  expect(["", "a", "b"].map((id) => isOtherBuild("a", id))).toEqual([false, false, true]);
});

it.each([
  [0, false],
  [9_999, false],
  [10_000, true],
  [-1, true],
])("a page may reload %i ms after its last reload: %s", (elapsed, may) => {
  expect(mayReload("1000000", 1_000_000 + elapsed)).toBe(may);
});
