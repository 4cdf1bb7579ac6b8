/** The kinds of blocks. Server only: no schema is in the browser's bundle. */

import * as v from "valibot";
import type { BlockKind } from "./block.ts";
import { cards } from "./cards.tsx";
import { cta } from "./cta.tsx";
import { faq } from "./faq.tsx";
import { gallery } from "./gallery.ts";
import { hero } from "./hero.tsx";
import { map } from "./map.tsx";
import { OWN_BLOCKS } from "./own-blocks.server.ts";
import { posts } from "./posts.tsx";
import { press } from "./press.tsx";
import { quote } from "./quote.tsx";
import { richText } from "./rich-text-section.tsx";
import { steps } from "./steps.tsx";
import { table } from "./table.tsx";
import { team } from "./team.tsx";
import { tours } from "./tours.tsx";
import { videos } from "./videos.tsx";
import { webcams } from "./webcams.tsx";

/** By the block's `type`. */
export const BLOCKS = {
  hero,
  richText,
  tours,
  cards,
  map,
  steps,
  faq,
  quote,
  cta,
  table,
  gallery,
  videos,
  webcams,
  posts,
  team,
  press,
  ...OWN_BLOCKS,
};

type Kinds = typeof BLOCKS;
type Kind = Kinds[keyof Kinds];

/** A block as the operator sent it, of which what fits was read. */
export type Block = v.InferOutput<Kind["schema"]>;
/** A block with what the site adds to it. */
export type BlockPart = Parameters<NonNullable<Kind["view"]>>[0];

type AnyKind = BlockKind<v.GenericSchema<unknown, Block>, BlockPart>;

/** @returns null for a type that only a later build knows: after a rollback, KV may hold it */
export function kindOf({ type }: { type: string }): AnyKind | null {
  return Object.hasOwn(BLOCKS, type) ? (BLOCKS[type as keyof Kinds] as unknown as AnyKind) : null;
}

/** True if the browser renders it, too. */
export function isInteractive(part: BlockPart): boolean {
  const kind = kindOf(part);
  return kind !== null && (kind.view === undefined || kind.isInteractive?.(part) === true);
}

export const blockSchema = v.variant(
  "type",
  Object.values(BLOCKS).map(({ schema }) => schema) as never,
) as unknown as v.GenericSchema<unknown, Block>;
