/** `/blog/feed.xml`: the newest posts as RSS 2.0. */

import { builderPage, postsIn } from "#app/blocks/builder-page.server.ts";
import type { Site } from "#app/context.ts";
import { instantOf } from "#app/domain/calendar/clock.ts";
import { latest } from "#app/domain/calendar/dates.ts";
import { type PostSummary, postHref } from "#app/domain/content/post-links.ts";
import { textLanguage } from "#app/domain/tenant/tenant.ts";
import { type FileRequest, found } from "./file.ts";
import { element, text, XML_HEAD } from "./xml.ts";

/** RFC 822. Posts have no time: noon at the place. */
function rssDate(day: string, timeZone: string): string {
  return day === "" ? "" : new Date(instantOf({ date: day, time: "12:00" }, timeZone)).toUTCString();
}

const MAX_POSTS = 20;

function item(post: PostSummary, { origin, tenant }: Site): string {
  const url = origin + postHref(post.slug);
  return [
    "<item>",
    element("title", post.title),
    element("link", url),
    element("guid", url),
    element("pubDate", rssDate(post.published, tenant.timeZone)),
    element("category", post.category),
    element("description", post.excerpt),
    "</item>",
  ].join("");
}

export async function feed({ site }: FileRequest) {
  const blog = await site.content.get(builderPage, { page: "blog" });
  if (blog.status !== "ok") return blog;
  const posts = postsIn(blog.data).slice(0, MAX_POSTS);
  const newest = latest(posts.map(({ published }) => published));
  const channel = [
    element("title", `${blog.data.title || "Blog"} | ${site.tenant.name}`),
    element("link", `${site.origin}/blog`),
    element("description", blog.data.description || site.tenant.slogan),
    element("language", textLanguage(site.tenant)),
    element("lastBuildDate", rssDate(newest, site.tenant.timeZone)),
    `<atom:link rel="self" type="application/rss+xml" href="${text(`${site.origin}/blog/feed.xml`)}"/>`,
    ...posts.map((post) => item(post, site)),
  ].filter((line) => line !== "");
  return found({
    body: `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join("\n")}\n</channel></rss>\n`,
    type: "application/rss+xml; charset=utf-8",
  });
}
