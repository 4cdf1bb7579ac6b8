/** Pages of the page builder and posts of the blog. */

import { type Context, Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { type PostSeed, pages, posts, team } from "#tests/stand-in/seed/seed.ts";
import { insertTenantTexts } from "#tests/stand-in/tenant-texts.ts";
import { findTenant } from "./tenant.ts";
import { listItem, toursNamed } from "./tours.ts";

const forTenant = (host: string, content: object) =>
  insertTenantTexts(content, findTenant(host) ?? { config: {}, destinations: [] }) as object | null;

const WORDS_PER_MINUTE = 220;

function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]+>/g, " ").split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** A post as it appears in lists. */
const postItem = ({ html, relatedTours: _relatedTours, ...post }: PostSeed) => ({
  ...post,
  minutes: readingMinutes(html),
});

const NEWEST_FIRST = posts.toSorted((a, b) => b.published.localeCompare(a.published));

/** A `posts` block is stored with a limit and returned with that many of the tenant's posts, newest first. */
function withPosts(host: string, block: { type: string; limit?: number }): object {
  if (block.type !== "posts") return block;
  const items = forTenant(host, NEWEST_FIRST.map(postItem)) as unknown[];
  return { ...block, items: items.slice(0, block.limit) };
}

function builderPage(c: Context<StandInEnv, "/website/builder/page/1/:page">) {
  const host = c.get("host");
  const found = pages.find(({ page }) => page === c.req.param("page"));
  if (found === undefined) return c.json({ error: "No such page" }, 404);
  return c.json({ data: forTenant(host, { ...found, blocks: found.blocks.map((block) => withPosts(host, block)) }) });
}

function blogPost(c: Context<StandInEnv, "/website/content/1/blog/:slug">) {
  const host = c.get("host");
  const post = posts.find(({ slug }) => slug === c.req.param("slug"));
  const portrait = team.find(({ name }) => name === post?.author)?.portrait;
  const published = post && forTenant(host, { ...postItem(post), html: post.html, portrait });
  if (post === undefined || published === null) return c.json({ error: "No such post" }, 404);
  return c.json({ data: { ...published, relatedTours: toursNamed(host, post.relatedTours).map(listItem) } });
}

export const content = new Hono<StandInEnv>()
  .get("/website/builder/page/1/:page", builderPage)
  .get("/website/content/1/blog/:slug", blogPost);
