/** Pages of the page builder and posts of the blog. */

import { type Context, Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { type PostSeed, pages, posts, team } from "#tests/stand-in/seed/seed.ts";
import { insertTenantTexts } from "#tests/stand-in/tenant-texts.ts";
import { findTenant } from "./tenant.ts";
import { listItem, toursNamed } from "./tours.ts";

const WORDS_PER_MINUTE = 220;

/** A post as it appears in lists. */
const postItem = ({ html, relatedTours: _relatedTours, ...post }: PostSeed) => ({
  ...post,
  minutes: Math.max(1, Math.round(html.replace(/<[^>]+>/g, " ").split(/\s+/).length / WORDS_PER_MINUTE)),
});

const NEWEST_FIRST = posts.toSorted((a, b) => b.published.localeCompare(a.published));

/** A `posts` block is stored with a limit and returned with that many posts, newest first. */
function withPosts(block: { type: string; limit?: number }): object {
  return block.type === "posts" ? { ...block, items: NEWEST_FIRST.slice(0, block.limit).map(postItem) } : block;
}

function builderPage(c: Context<StandInEnv, "/website/builder/page/1/:page">) {
  const found = pages.find(({ page }) => page === c.req.param("page"));
  if (found === undefined) return c.json({ error: "No such page" }, 404);
  const page = { ...found, blocks: found.blocks.map(withPosts) };
  return c.json({ data: insertTenantTexts(page, findTenant(c.get("host"))?.config) });
}

function blogPost(c: Context<StandInEnv, "/website/content/1/blog/:slug">) {
  const post = posts.find(({ slug }) => slug === c.req.param("slug"));
  if (post === undefined) return c.json({ error: "No such post" }, 404);
  const portrait = team.find(({ name }) => name === post.author)?.portrait;
  const published = { ...postItem(post), html: post.html, portrait };
  const relatedTours = toursNamed(post.relatedTours).map(listItem);
  return c.json({ data: { ...insertTenantTexts(published, findTenant(c.get("host"))?.config), relatedTours } });
}

export const content = new Hono<StandInEnv>()
  .get("/website/builder/page/1/:page", builderPage)
  .get("/website/content/1/blog/:slug", blogPost);
