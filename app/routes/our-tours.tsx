import { blockParts, builderPage, type Page } from "#app/blocks/builder-page.server.ts";
import type { Block } from "#app/blocks/registry.server.tsx";
import { AppLink, VisitContext } from "#app/components/app-link.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { type Site, siteContext } from "#app/context.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { TOURS_CRUMB } from "#app/domain/seo/crumbs.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { tourListNodes } from "#app/domain/seo/structured-data/page-nodes.ts";
import { fromTown } from "#app/domain/tenant/tenant.ts";
import { FACETS } from "#app/domain/tour/filters.ts";
import { listTitle } from "#app/domain/tour/list-headings.ts";
import { RecentTours } from "#app/features/kept-tours/recent-tours.tsx";
import { KindLinks } from "#app/features/tour-list/list-parts.tsx";
import { TourList } from "#app/features/tour-list/tour-list.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import { pagePart } from "#app/server-html/render.server.tsx";
import { renderParts } from "#app/server-html/render-parts.server.tsx";
import { StaticHtml, type StaticPart } from "#app/server-html/static-html.tsx";
import type { Route } from "./+types/our-tours";
import { comparison } from "./comparison.server.tsx";
import { documentHead } from "./document-head.server.ts";
import { partTours } from "./page-data.server.ts";
import { tourList, toursOr503 } from "./tour-list-loader.server.tsx";

/** Used when the page builder's page cannot be loaded. */
const plainPage = (tenant: Site["tenant"]): Page => ({
  title: `All tours${fromTown(tenant)}`,
  description: `All tours${fromTown(tenant)}, with dates and prices.`,
  image: null,
  language: null,
  updated: "",
  blocks: [],
});

/**
 * The page's blocks before its "all tours" block, which the list replaces, and those after it. Both are shown below the list,
 * but of an empty one only the way to ask.
 */
function aroundList(blocks: Block[], isEmpty: boolean): [intro: Block[], after: Block[]] {
  if (isEmpty) return [[], blocks.filter(({ type }) => type === "cta")];
  const place = blocks.findIndex((block) => block.type === "tours" && block.tag === "");
  return place === -1 ? [blocks, []] : [blocks.slice(0, place), blocks.slice(place + 1)];
}

/** `/our-tours` */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const compared = await comparison(site, request, url.searchParams);
  if (compared !== null) return compared;
  const tours = toursOr503(site);
  const { kinds } = site;
  const loadedPage = await site.content.get(builderPage, { page: "our-tours" });
  const page = loadedPage.status === "ok" ? loadedPage.data : plainPage(site.tenant);
  const { found, isEmpty, list, canonical, visit } = await tourList(site, request, url.searchParams, {
    path: "/our-tours",
    tours,
    facets: FACETS,
    categories: kinds.map(({ slug, title }) => ({ value: slug, title })),
  });
  const { description } = page;
  const title = listTitle(formatOf(site.tenant), page.title, list.dateQuery, "Tours");
  const [intro, after] = aroundList(page.blocks, isEmpty);
  const tagged = await partTours(site, request, { blocks: [...intro, ...after] });
  return {
    list,
    visit,
    title,
    intro: renderParts(site, request, blockParts(intro, tagged), "intro"),
    after: renderParts(site, request, blockParts(after, tagged), "after"),
    kinds: kinds.length === 0 ? null : pagePart(site, request, <KindLinks kinds={kinds} />),
    head: documentHead(site, {
      title,
      description,
      canonical,
      share: shareImage(site, null),
      nodes: () => tourListNodes(site.origin, { title, canonical, tours: found, crumbs: [] }),
    }),
  };
}

export { headMeta as meta } from "./page-meta.ts";

function ToursSideBySide({ table }: { table: StaticPart }) {
  const title = "Tours side by side";
  return (
    <section className="wrap our-tours" aria-labelledby="compared">
      <Breadcrumb crumbs={[TOURS_CRUMB]} here={title} />
      <h1 id="compared" className="our-tours-title">
        {title}
      </h1>
      <StaticHtml part={table} name="compared" />
      <p className="button-row">
        <AppLink href={TOURS_CRUMB.href} className="button button-quiet">
          See all tours
        </AppLink>
      </p>
    </section>
  );
}

export default function OurTours({ loaderData }: Route.ComponentProps) {
  if ("table" in loaderData) return <ToursSideBySide table={loaderData.table} />;
  const { title, intro, after, list, kinds, visit } = loaderData;
  return (
    <VisitContext value={visit}>
      <section className="wrap our-tours" aria-labelledby="list">
        <Breadcrumb here={TOURS_CRUMB.title} />
        <h1 className="our-tours-title">{title}</h1>
        {kinds === null ? null : <StaticHtml part={kinds} name="kinds" />}
        <h2 id="list" className="visually-hidden">
          Choose a tour
        </h2>
        <TourList {...list} />
      </section>
      <RecentTours />
      <div className="our-tours-intro">
        <Parts parts={intro} name="intro" />
      </div>
      <Parts parts={after} name="after" />
    </VisitContext>
  );
}
