/** Pages of the page builder and posts of the blog. */

import { type Context, Hono } from "hono";
import type { StandInEnv } from "#tests/stand-in/env.ts";
import { remembered } from "#tests/stand-in/remembered.ts";
import { type PageSeed, type PostSeed, team } from "#tests/stand-in/seed/seed.ts";
import { insertTenantTexts } from "#tests/stand-in/tenant-texts.ts";
import { listItem, toursOf } from "./office.ts";
import { findTenant } from "./tenant.ts";

async function forTenant(db: D1Database, host: string, content: object): Promise<object | null> {
  const row = await findTenant(db, host);
  const tenant =
    row === null
      ? { config: {}, destinations: [] }
      : { config: JSON.parse(row.config), destinations: JSON.parse(row.tags) };
  return insertTenantTexts(content, tenant) as object | null;
}

const WORDS_PER_MINUTE = 220;

function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]+>/g, " ").split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** A post as it appears in lists. */
function postItem(post: PostSeed) {
  const { slug, title, excerpt, image, imageAlt, author, published, category } = post;
  return { slug, title, excerpt, image, imageAlt, author, published, category, minutes: readingMinutes(post.html) };
}

/** A `posts` block is stored with a limit and returned with that many of the tenant's posts, newest first. */
async function resolvePosts(db: D1Database, host: string, block: { type: string; limit?: number }): Promise<unknown> {
  if (block.type !== "posts") return block;
  const { results } = await db.prepare("SELECT data FROM posts ORDER BY published DESC, slug").all<{ data: string }>();
  const posts = await forTenant(
    db,
    host,
    results.map(({ data }) => postItem(JSON.parse(data) as PostSeed)),
  );
  return { ...block, items: (posts as unknown[]).slice(0, block.limit) };
}

const pages = remembered(async (db): Promise<ReadonlyMap<string, PageSeed>> => {
  const { results } = await db.prepare("SELECT name, data FROM pages").all<{ name: string; data: string }>();
  return new Map(results.map(({ name, data }) => [name, JSON.parse(data) as PageSeed]));
});

async function builderPage(c: Context<StandInEnv, "/website/builder/page/1/:page">) {
  const db = c.env.DB;
  const page = (await pages.get(db)).get(c.req.param("page"));
  if (page === undefined) return c.json({ error: "No such page" }, 404);
  const blocks = await Promise.all(page.blocks.map((block) => resolvePosts(db, c.get("host"), block)));
  return c.json({ data: await forTenant(db, c.get("host"), { ...page, blocks }) });
}

async function blogPost(c: Context<StandInEnv, "/website/content/1/blog/:slug">) {
  const db = c.env.DB;
  const row = await db
    .prepare("SELECT data FROM posts WHERE slug = ?")
    .bind(c.req.param("slug"))
    .first<{ data: string }>();
  if (row === null) return c.json({ error: "No such post" }, 404);
  const post = JSON.parse(row.data) as PostSeed;
  const sold = (await toursOf(db, c.get("host"))).map(({ tour }) => tour);
  const relatedTours = post.relatedTours.flatMap((slug) => sold.filter((tour) => tour.slug === slug)).map(listItem);
  const { html, updated } = post;
  const portrait = team.find(({ name }) => name === post.author)?.portrait;
  const published = await forTenant(db, c.get("host"), { ...postItem(post), html, updated, portrait });
  if (published === null) return c.json({ error: "No such post" }, 404);
  return c.json({ data: { ...published, relatedTours } });
}

export const content = new Hono<StandInEnv>()
  .get("/website/builder/page/1/:page", builderPage)
  .get("/website/content/1/blog/:slug", blogPost);
