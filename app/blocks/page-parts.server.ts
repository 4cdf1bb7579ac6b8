/** The content of a page in order: the blocks of the page builder, and what the site adds to them. */

import type { ContentPart, HeadPart, LongTextPart } from "#app/domain/content/content-part.ts";
import type { Heading } from "#app/domain/content/safe-html.ts";
import type { PartTours } from "./block.ts";
import type { Page } from "./builder-page.server.ts";
import { type Block, type BlockPart, kindOf } from "./registry.server.tsx";

/** Blocks in order; `top`: the first of them opens the page. */
export function blockParts(blocks: readonly Block[], tours: PartTours, top = false): BlockPart[] {
  return blocks.flatMap((block, index) => {
    const kind = kindOf(block);
    if (kind === null) return [];
    return kind.part === undefined ? [block as BlockPart] : (kind.part(block, tours, top && index === 0) ?? []);
  });
}

/** Fewer headings need no table of contents. */
const LONG_TEXT_HEADINGS = 4;

/** The headings of a page that is one long text; none for others. */
function contentsOf(blocks: readonly Block[]): Heading[] {
  const headings: Heading[] = [];
  for (const block of blocks) {
    const own = kindOf(block)?.headings?.(block);
    if (own === undefined) return [];
    headings.push(...own);
  }
  return headings.length >= LONG_TEXT_HEADINGS ? headings : [];
}

/** A page of text blocks only: a table of contents, then its texts. */
function longText(blocks: readonly Block[], tours: PartTours): LongTextPart | null {
  const headings = contentsOf(blocks);
  return headings.length === 0 ? null : { type: "longText", headings, blocks: blockParts(blocks, tours) };
}

/**
 * The whole page: one h1, in its first part.
 *
 * @param whenEmpty what follows the head of a page without blocks
 */
export function pageParts(
  { title, description, image, blocks }: Pick<Page, "title" | "description" | "image" | "blocks">,
  tours: PartTours,
  whenEmpty: ContentPart[] = [{ type: "empty" }],
): ContentPart[] {
  const [first] = blocks;
  if (first?.type === "hero") {
    return blockParts(blocks, tours, true);
  }
  const text = longText(blocks, tours);
  const isPlain = text !== null || (first !== undefined && kindOf(first)?.isList === true);
  const head: HeadPart = {
    type: "head" as const,
    title,
    text: description,
    image: isPlain ? null : image,
  };
  if (text !== null) return [head, text];
  return [head, ...(blocks.length === 0 ? whenEmpty : blockParts(blocks, tours))];
}
