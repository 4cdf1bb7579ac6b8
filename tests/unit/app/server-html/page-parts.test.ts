import { describe, expect, it } from "vitest";
import type { Site } from "#app/context.ts";
import type { ContentPart } from "#app/domain/content/page-parts.ts";
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

describe("static parts", () => {
  it("have ids of their own in every list of parts on a page", () => {
    const ids = ["above", "below"].flatMap((name) => idsOf(renderParts(site, request, [TABLE], name)));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });
});
