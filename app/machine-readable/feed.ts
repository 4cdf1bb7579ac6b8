/** `/blog/feed.xml`: the blog as RSS 2.0. */

import { latest } from "#app/domain/calendar/dates.ts";
import { postsIn } from "#app/domain/content/blocks.ts";
import { type PostSummary, postHref } from "#app/domain/content/blog-post.ts";
import { type FileRequest, found } from "./file.ts";
import { element, text, XML_HEAD } from "./xml.ts";

/** RFC 822. Posts have no time: noon UTC is the same day in Las Vegas. */
function rssDate(day: string): string {
  return day === "" ? "" : new Date(`${day}T12:00:00Z`).toUTCString();
}

function item(post: PostSummary, origin: string): string {
  const url = origin + postHref(post.slug);
  return [
    "<item>",
    element("title", post.title),
    element("link", url),
    element("guid", url),
    element("pubDate", rssDate(post.published)),
    element("dc:creator", post.author),
    element("category", post.category),
    element("description", post.excerpt),
    "</item>",
  ].join("");
}

export async function feed({ site }: FileRequest) {
  const blog = await site.content.page("blog");
  if (blog.status !== "ok") return blog;
  const posts = postsIn(blog.data.blocks);
  const newest = latest(posts.map(({ published }) => published));
  const channel = [
    element("title", `${blog.data.title || "Blog"} | ${site.brand.name}`),
    element("link", `${site.origin}/blog`),
    element("description", blog.data.description || site.brand.slogan),
    element("language", "en-US"),
    element("lastBuildDate", rssDate(newest)),
    `<atom:link rel="self" type="application/rss+xml" href="${text(`${site.origin}/blog/feed.xml`)}"/>`,
    ...posts.map((post) => item(post, site.origin)),
  ].filter((line) => line !== "");
  const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return found({
    body: `${XML_HEAD}<rss version="2.0" ${spaces}><channel>\n${channel.join("\n")}\n</channel></rss>\n`,
    type: "application/rss+xml; charset=utf-8",
  });
}
