/** `/llms.txt` (llmstxt.org): links to the Markdown of the site. */

import { builderPage, postsIn, tenantPages } from "#app/blocks/builder-page.server.ts";
import type { Site } from "#app/context.ts";
import { MCP_PATH, POLICY_PAGES } from "#app/domain/constants.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { slugTitle } from "#app/domain/names/names.ts";
import { encodedPath, postHref } from "#app/domain/names/paths.ts";
import { pageNameOf } from "#app/domain/tenant/linked-pages.ts";
import { clockAndZone, fromTown } from "#app/domain/tenant/tenant.ts";
import { tourPagePath } from "#app/domain/tour/detail.ts";
import { durationText, fromPriceText, hoursText } from "#app/domain/tour/text.ts";
import { destinationHref, type TourSummary } from "#app/domain/tour/tour.ts";
import { bullets, joinParts, link, markdownText, part } from "./markdown.ts";
import { type FileRequest, found, mapInBatches } from "./small-files.ts";

function linked(title: string, url: string, about: string): string {
  return about === "" ? link(title, url) : `${link(title, url)}: ${markdownText(about)}`;
}

function tourLine({ tenant, origin }: Site, tour: TourSummary): string {
  const { id, title, summary, currency } = tour;
  const facts = [fromPriceText(formatOf(tenant, currency), tour) ?? "price on request", durationText(tour)];
  const about = [facts.filter((fact) => fact !== null).join(", "), summary].filter((text) => text !== "").join(". ");
  return linked(title, `${origin}${tourPagePath(id)}.md`, about);
}

export async function llms({ site }: FileRequest) {
  const { tenant, content, origin, tours } = site;
  const format = formatOf(tenant);
  const linkTo = async (path: string): Promise<string[]> => {
    const name = pageNameOf(path);
    const loaded = await content.get(builderPage, { page: name });
    return loaded.status === "ok"
      ? [linked(loaded.data.title || slugTitle(name), `${origin}${encodedPath(path)}.md`, loaded.data.description)]
      : [];
  };
  const [blog, rules, own] = await Promise.all([
    content.get(builderPage, { page: "blog" }),
    mapInBatches(
      POLICY_PAGES.map((name) => `/${name}`),
      linkTo,
    ),
    mapInBatches(await tenantPages(site), linkTo),
  ]);
  const posts = (blog.status === "ok" ? postsIn(blog.data) : []).map(({ slug, title, excerpt }) =>
    linked(title, `${origin}${postHref(slug)}.md`, excerpt),
  );
  const places = site.places.sold.map(({ slug, title, miles, hours, line }) => {
    const way = [
      miles === null ? [] : format.longDistance(miles),
      hours === null ? [] : `${hoursText(hours)} by road`,
    ].flat();
    const about = [way.join(", "), line].filter((text) => text !== "");
    return linked(title, origin + destinationHref(slug), about.join(". "));
  });
  const { phone } = tenant.header;
  const body = joinParts([
    `# ${markdownText(tenant.name)}`,
    tenant.slogan === "" ? "" : `> ${markdownText(tenant.slogan)}`,
    markdownText(
      `Tours${fromTown(tenant)}. Prices are in ${format.currency} unless a tour says another currency, times are ${clockAndZone(tenant)}. Every page below can be read as Markdown: its address, without a slash at its end, with .md behind it. A tour's has its season, dates and prices of the next 60 days; with ?date=2026-12-05 also that day's departures and seats.`,
    ),
    part(
      "For assistants",
      bullets([
        `MCP server at \`${origin}${MCP_PATH}\`: ${markdownText("search tours, read seats and prices of a date, find rules, and get the address where a person books; streamable HTTP, no token")}`,
      ]),
    ),
    part("Feeds", bullets([linked("Blog", `${origin}/blog/feed.xml`, "RSS of the newest posts")])),
    part("Tours", bullets((tours ?? []).map((each) => tourLine(site, each)))),
    part("Places", bullets(places)),
    part(
      "Before you book",
      bullets([...rules.flat(), linked("Contact", `${origin}/contact-us`, phone === null ? "" : `or call ${phone}`)]),
    ),
    part("Pages", bullets(own.flat())),
    part("Optional", bullets(posts)),
  ]);
  return found({ body, type: "text/plain; charset=utf-8" });
}
