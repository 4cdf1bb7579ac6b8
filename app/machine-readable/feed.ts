/** `/blog/feed.xml`: the newest posts as RSS 2.0, with their text and pictures. */

import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { builderPage, postsIn } from "#app/blocks/builder-page.server.ts";
import type { Content, Site } from "#app/context.ts";
import { instantOf } from "#app/domain/calendar/clock.ts";
import { latest } from "#app/domain/calendar/dates.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { type PostSummary, postHref } from "#app/domain/content/post-links.ts";
import { textLanguage } from "#app/domain/tenant/tenant.ts";
import { post as blogPost } from "#app/operator/blog-post.ts";
import { type FileRequest, found, mapInBatches } from "./file.ts";
import { element, text, XML_HEAD } from "./xml.ts";

/** RFC 822. Posts have no time: noon at the place. */
function rssDate(day: string, timeZone: string): string {
  return day === "" ? "" : new Date(instantOf({ date: day, time: "12:00" }, timeZone)).toUTCString();
}

/** Each is one read of stored content. */
const MAX_POSTS = 20;

const ADDRESSES = new Set(["href", "src"]);

/** Absolute addresses, and nothing that belongs to our style sheet and scripts. */
function detach(node: Nodes, base: string): void {
  if (node.type === "element") {
    const kept = Object.entries(node.properties).flatMap(([name, value]): [string, string][] => {
      if (name === "alt") return [[name, String(value)]];
      const isAddress = ADDRESSES.has(name) && typeof value === "string" && URL.canParse(value, base);
      return isAddress ? [[name, new URL(value, base).href]] : [];
    });
    node.properties = Object.fromEntries(kept);
  }
  for (const child of "children" in node ? node.children : []) detach(child, base);
}

/** @param base address of the page it is on */
function feedHtml(html: string, base: string): string {
  const root = fromHtml(html, { fragment: true });
  detach(root, base);
  return toHtml(root);
}

function picture({ image, imageAlt }: PostSummary, origin: string): string {
  if (image === null || image === NO_IMAGE) return "";
  const title = element("media:description", imageAlt);
  return `<media:content medium="image" url="${text(new URL(image, origin).href)}">${title}</media:content>`;
}

function item(post: PostSummary, html: string, { origin, tenant }: Site): string {
  const url = origin + postHref(post.slug);
  return [
    "<item>",
    element("title", post.title),
    element("link", url),
    element("guid", url),
    element("pubDate", rssDate(post.published, tenant.timeZone)),
    element("dc:creator", post.author),
    element("category", post.category),
    element("description", post.excerpt),
    picture(post, origin),
    element("content:encoded", feedHtml(html, url)),
    "</item>",
  ].join("");
}

/** The size of all texts together. */
const MAX_TEXT_CHARS = 500_000;

/** The texts that fit into a feed, in their order; "" in the place of each that does not. */
function textsThatFit(texts: readonly string[]): string[] {
  let left = MAX_TEXT_CHARS;
  return texts.map((text) => {
    left -= text.length;
    return left < 0 ? "" : text;
  });
}

/** The HTML of posts; "" where there is the excerpt only, because it cannot be read or is too long. */
async function textsOf(content: Content, posts: readonly PostSummary[]): Promise<string[]> {
  const loaded = await mapInBatches(posts, ({ slug }) => content.get(blogPost, { slug }));
  return textsThatFit(loaded.map((post) => (post.status === "ok" ? post.data.html : "")));
}

export async function feed({ site }: FileRequest) {
  const blog = await site.content.get(builderPage, { page: "blog" });
  if (blog.status !== "ok") return blog;
  const posts = postsIn(blog.data).slice(0, MAX_POSTS);
  const texts = await textsOf(site.content, posts);
  const newest = latest(posts.map(({ published }) => published));
  const channel = [
    element("title", `${blog.data.title || "Blog"} | ${site.tenant.name}`),
    element("link", `${site.origin}/blog`),
    element("description", blog.data.description || site.tenant.slogan),
    element("language", textLanguage(site.tenant)),
    element("lastBuildDate", rssDate(newest, site.tenant.timeZone)),
    `<atom:link rel="self" type="application/rss+xml" href="${text(`${site.origin}/blog/feed.xml`)}"/>`,
    ...posts.map((post, index) => item(post, texts[index] ?? "", site)),
  ].filter((line) => line !== "");
  const spaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:media="http://search.yahoo.com/mrss/"',
  ].join(" ");
  return found({
    body: `${XML_HEAD}<rss version="2.0" ${spaces}><channel>\n${channel.join("\n")}\n</channel></rss>\n`,
    type: "application/rss+xml; charset=utf-8",
  });
}
