import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COPIED, findMistakes } from "#tests/mutation/check.ts";
import { SUBJECTS } from "#tests/mutation/mutants.ts";

describe("the mutants of tests/mutation", () => {
  it("each change text that is in the sources exactly once", () => {
    expect(findMistakes(SUBJECTS)).toEqual([]);
    expect(COPIED.filter((name) => !existsSync(name))).toEqual([]);
  });

  it("are reported when they do not fit the sources", () => {
    const files: Record<string, string> = { "a.ts": "one two two", "a.test.ts": "" };
    const read = (file: string) => files[file] ?? null;
    const check = (file: string, from: string, to: string, tests: string[] = ["a.test.ts"]) =>
      findMistakes({ rule: { tests, mutants: [{ file, from, to }] } }, read);
    expect(check("a.ts", "one", "three")).toEqual([]);
    expect(check("a.ts", "two", "three")).toEqual(["rule: a.ts has 2 times, not once: two"]);
    expect(check("a.ts", "four", "three")).toEqual(["rule: a.ts has 0 times, not once: four"]);
    expect(check("b.ts", "one", "three")).toEqual(["rule: b.ts has 0 times, not once: one"]);
    expect(check("a.ts", "one", "one")).toEqual(["rule: a.ts is not changed by: one"]);
    expect(check("a.ts", "one", "three", ["b.test.ts"])).toEqual(["rule: no test file b.test.ts"]);
  });
});
