import { describe, expect, it } from "vitest";
import { table, withSection } from "./results.ts";

describe("RESULTS.md", () => {
  it("keeps the other benchmark's section when one is saved", () => {
    const first = withSection("", "Requests", "old");
    const both = withSection(first, "Pages", "| a |\n| --- |");
    const again = withSection(both, "Requests", "new");
    expect(again).toBe("# Results\n\n## Requests\n\nnew\n\n## Pages\n\n| a |\n| --- |\n");
    expect(withSection(again, "Pages", "later")).toBe("# Results\n\n## Requests\n\nnew\n\n## Pages\n\nlater\n");
  });

  it("has tables", () => {
    expect(table(["what", "ms"], [["/", 5]])).toBe("| what | ms |\n| --- | --- |\n| / | 5 |");
  });
});
