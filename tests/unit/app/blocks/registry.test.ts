import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { blockParts, builderPage } from "#app/blocks/builder-page.server.ts";
import type { GalleryPart } from "#app/blocks/gallery.ts";
import { Gallery } from "#app/blocks/gallery-view.tsx";
import { BLOCKS, type Block, blockSchema, isInteractive } from "#app/blocks/registry.server.tsx";
import { onCard } from "#app/domain/tour/tour.ts";
import { exampleOf } from "#app/operator/example.ts";
import { ADMIN, partHtml } from "#tests/support/blocks.ts";
import { FORMAT } from "#tests/support/format.ts";
import { readAs } from "#tests/support/read-as.ts";
import { FIXED_PLACES, placesFor, tourSummary } from "#tests/support/tours.ts";

const all = FIXED_PLACES.map(({ title }, id) => tourSummary(id + 1, { title: `Tour ${id}`, tags: [title] }));
const tours = { format: FORMAT, all, places: placesFor(all), card: onCard, top: all };

/** Fields that are not shown, or not as they are. */
const UNSHOWN = new Set("type id tag language published updated date html answer price alt imageAlt".split(" "));

/** Words in fields, and addresses of the operator's own pictures, but no others. */
function wordsIn(value: unknown, name = ""): string[] {
  const isOther = (text: string) => /^(?:\/|#|https?:)/.test(text) && !text.startsWith(ADMIN);
  if (typeof value === "string") return UNSHOWN.has(name) || isOther(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => wordsIn(entry, Array.isArray(value) ? name : key));
}

const textOf = (html: string) => html.replaceAll("\u00a0", " ").replaceAll("&#x27;", "'");

describe.each(Object.entries(BLOCKS))("a block of type %s", (type, { schema }) => {
  const example = exampleOf(schema);

  it("is described under its own name, with an example that is read whole and shown", () => {
    expect(example).toMatchObject({ type });
    const { data, notes } = readAs(blockSchema, example);
    expect(notes).toEqual([]);
    const [part] = blockParts([data as Block], tours);
    const view = part?.type === "gallery" ? createElement(Gallery, part as GalleryPart) : null;
    const html =
      view === null
        ? partHtml(part as NonNullable<typeof part>)
        : renderToStaticMarkup(createElement(MemoryRouter, null, view));
    expect(html).toMatch(/^<(?:section|div) class="/);
    const missing = wordsIn(data).filter((words) => !textOf(html).includes(words));
    expect(missing).toEqual([]);
    expect(isInteractive(part as NonNullable<typeof part>)).toBe(type === "gallery" || type === "videos");
  });
});

it("a page leaves out unknown and broken blocks, and names their type and the likely one", () => {
  const known = [
    { type: "hero", title: "H" },
    { type: "richText", html: "<p>x</p>" },
  ];
  const broken = [{ type: "carousel" }, { type: "rich_text" }, null, { type: "__proto__" }, { type: "quote" }, {}];
  const { data, findings } = readAs(builderPage.data, { title: "T", blocks: [...broken, ...known] });
  expect(data?.blocks.map(({ type }) => type)).toEqual(["hero", "richText"]);
  const unknown = findings.filter(({ reason }) => reason === "unknown");
  expect(unknown.map(({ path, expected }) => [path, expected])).toEqual([
    ["blocks[*].carousel", "no block of this kind"],
    ["blocks[*].rich_text", "richText"],
    ["blocks[*].__proto__", "no block of this kind"],
  ]);
  expect(findings).toContainEqual(expect.objectContaining({ path: "blocks[*].text", reason: "missing" }));
  expect(findings).toContainEqual(expect.objectContaining({ path: "blocks[*].type", reason: "missing" }));
});
