import { builderPage, type Page } from "#app/blocks/builder-page.server.ts";
import { type Site, siteContext } from "#app/context.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { homeNodes } from "#app/domain/seo/structured-data/page-nodes.ts";
import { textLanguage } from "#app/domain/tenant/tenant.ts";
import { readDateQuery } from "#app/domain/tour/date-search.ts";
import { placeOptions } from "#app/domain/tour/places.ts";
import { DateSearch } from "#app/features/tour-list/date-query-fields.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import { renderParts } from "#app/server-html/render-parts.server.tsx";
import type { Route } from "./+types/home";
import { contentParts } from "./content-page.server.ts";
import { canonicalUrl, documentHead, publisherOf } from "./document-head.server.ts";
import { dateLimits } from "./tour-list-loader.server.tsx";

const LATER = "Prices and dates cannot be loaded right now. Please come back in a few minutes.";

/** The page of a tenant that has none in the page builder, or whose page cannot be loaded. @param isMissing the operator has none */
function homeWithoutPage({ tenant: { name, slogan }, isConfirmed }: Site, isMissing: boolean): Page {
  const text = isMissing ? slogan : LATER;
  return {
    title: name,
    description: slogan,
    image: null,
    language: null,
    updated: "",
    blocks: [
      { type: "hero", id: null, title: name, text, picture: null, actions: [], note: "" },
      ...(isConfirmed ? [{ type: "tours" as const, title: "Where to go", text: "", tag: "", limit: 8 }] : []),
    ],
  };
}

/** The home page never fails: without its page it shows the tours, or the fixed destinations. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const home = await site.content.get(builderPage, { page: "home" });
  const page = home.status === "ok" ? home.data : homeWithoutPage(site, home.status === "missing");
  const [top, ...rest] = await contentParts(site, request, page);
  // The question of when is first; where else the hero leads stands below it.
  const opening = top?.type === "hero" ? { ...top, actions: [] } : top;
  const limits = dateLimits(site);
  const places = placeOptions(site.places).filter(({ value }) =>
    site.tours?.some((tour) => tour.places.includes(value)),
  );
  const destination = url.searchParams.get("destination");
  const isKnown = destination === null || places.some(({ value }) => value === destination);
  const { dates } = readDateQuery(url.searchParams, limits.today);
  if (!isKnown || (url.searchParams.has("date") && dates.length === 0)) site.doNotStore("no-match");
  return {
    top: renderParts(site, request, opening === undefined ? [] : [opening], "top"),
    actions: top?.type === "hero" ? top.actions : [],
    parts: renderParts(site, request, rest),
    limits,
    places,
    language: page.language ?? textLanguage(site.tenant),
    head: documentHead(site, {
      title: null,
      description: page.description,
      canonical: canonicalUrl(site, url),
      share: shareImage(site, page.image === null ? null : { src: page.image, alt: page.title }),
      nodes: () => homeNodes(publisherOf(site), site.tenant),
    }),
  };
}

export { headMeta as meta } from "./page-meta.ts";

export default function Home({ loaderData }: Route.ComponentProps) {
  const { top, actions, parts, limits, places } = loaderData;
  return (
    <>
      <div className="home-top">
        <Parts parts={top} name="top" />
        <DateSearch limits={limits} actions={actions} places={places} />
      </div>
      <Parts parts={parts} />
    </>
  );
}
