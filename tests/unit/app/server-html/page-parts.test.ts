import { describe, expect, it } from "vitest";
import type { Site } from "#app/context.ts";
import type { TableBlock } from "#app/domain/content/blocks.ts";
import { type ContentPart, onCard, pageParts } from "#app/domain/content/page-parts.ts";
import { renderParts } from "#app/server-html/page-parts.server.tsx";

const site = { pictureHosts: { resizing: null, allowed: [] }, baseSiteUrl: "https://base.example" } as unknown as Site;
const request = new Request("https://site.example/contact-us.data");

const TABLE: ContentPart = {
  type: "table",
  id: null,
  title: "",
  caption: "Opening hours",
  columns: ["Day", "Hours"],
  rows: [["Monday", "7 to 7"]],
};

function idsOf(parts: ReturnType<typeof renderParts>): string[] {
  return parts.flatMap((part) =>
    part.type === "static" ? [...(part.html ?? "").matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id) : [],
  );
}

const TIMES: TableBlock = {
  type: "table",
  id: null,
  title: "Out",
  caption: "",
  columns: ["Stop", "Out", "Back"],
  rows: [["Zion", "6:35 AM", "5:30 PM"]],
};
const WORDS: TableBlock = { ...TIMES, rows: [["Zion", "From the visitor center", "To the visitor center"]] };

describe("adjacent tables", () => {
  const groups = (...blocks: TableBlock[]) =>
    pageParts({ title: "T", description: "", image: null, blocks }, { all: [], card: onCard, top: () => [] })
      .slice(1)
      .map((part) => (part.type === "tables" ? part.blocks.length : part.type));

  it("of few short columns stand side by side, others one below the other", () => {
    expect(groups(TIMES, TIMES, TIMES, WORDS, TIMES)).toEqual([3, "table", "table"]);
    expect(groups(WORDS, WORDS)).toEqual(["table", "table"]);
  });
});

describe("static parts", () => {
  it("have ids of their own in every list of parts on a page", () => {
    const ids = ["above", "below"].flatMap((name) => idsOf(renderParts(site, request, [TABLE], name)));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });
});
