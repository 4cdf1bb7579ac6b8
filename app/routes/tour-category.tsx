import { PageHead } from "#app/blocks/section.tsx";
import { VisitContext } from "#app/components/app-link.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { type Site, siteContext } from "#app/context.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { TOURS_CRUMB } from "#app/domain/seo/crumbs.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { tourListNodes } from "#app/domain/seo/structured-data/page-nodes.ts";
import { FACETS } from "#app/domain/tour/filters.ts";
import { kindHref } from "#app/domain/tour/kinds.ts";
import { listTitle } from "#app/domain/tour/list-headings.ts";
import { RecentTours } from "#app/features/kept-tours/recent-tours.tsx";
import { KindLinks } from "#app/features/tour-list/list-parts.tsx";
import { TourList } from "#app/features/tour-list/tour-list.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import { pagePart } from "#app/server-html/render.server.tsx";
import { renderParts } from "#app/server-html/render-parts.server.tsx";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import type { Route } from "./+types/tour-category";
import { documentHead } from "./document-head.server.ts";
import { dataOrThrow, moved } from "./page-data.server.ts";
import { tourList, toursOr503 } from "./tour-list-loader.server.tsx";

const NOT_SURE = {
  type: "cta",
  title: "Not sure which?",
  text: "Tell us how many days you have and who is coming.",
  action: { title: "Ask us", url: "/contact-us" },
} as const;

/** @throws the 301 response to a category that had this slug by an earlier rule, else 404, or 503 while categories are unknown */
function noCategory({ categories, categoryNames }: Site, slug: string): never {
  const newer = categoryNames.movedTo(slug);
  if (newer !== null) moved(kindHref(newer));
  return dataOrThrow<never>({ status: categories === null ? "failed" : "missing" });
}

/** `/our-tours/:id`: a category by id or slug; the slug is canonical. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { categories, kinds } = site;
  const tours = toursOr503(site);
  const category =
    categories?.find(({ id, slug }) => slug === params.id || String(id) === params.id) ??
    kinds.find(({ slug }) => slug === params.id) ??
    noCategory(site, params.id);
  const sold = (slug: string) => tours.filter((tour) => tour.categories.includes(slug));
  const { found, list, canonical, visit } = await tourList(site, request, url.searchParams, {
    path: kindHref(category.slug),
    tours: sold(category.slug),
    facets: FACETS.filter((facet) => facet !== "category"),
    categories: [],
  });
  const { description, image, slug } = { description: "", image: NO_IMAGE, ...category };
  const title = listTitle(formatOf(site.tenant), category.title, list.dateQuery);
  return {
    title,
    description,
    isSold: sold(slug).length > 0,
    list,
    visit,
    kinds: pagePart(site, request, <KindLinks kinds={kinds} current={slug} />),
    after: renderParts(site, request, [NOT_SURE], "after"),
    head: documentHead(site, {
      title,
      description,
      canonical,
      share: shareImage(site, { src: image, alt: title }),
      nodes: () => tourListNodes(site.origin, { title, canonical, tours: found, crumbs: [TOURS_CRUMB] }),
    }),
  };
}

export { headMeta as meta } from "./page-meta.ts";

export default function TourCategory({ loaderData }: Route.ComponentProps) {
  const { title, description, isSold, list, kinds, after, visit } = loaderData;
  return (
    <VisitContext value={visit}>
      <div className="wrap">
        <Breadcrumb crumbs={[TOURS_CRUMB]} here={title} />
      </div>
      <PageHead low title={title} text={description} image={null} />
      <StaticHtml part={kinds} name="kinds" className="wrap" />
      <section className="wrap category-list" aria-labelledby="list">
        <h2 id="list" className="visually-hidden">
          Choose a tour
        </h2>
        {isSold ? <TourList {...list} /> : <p>There is no tour of this kind at the moment.</p>}
      </section>
      <RecentTours />
      <Parts parts={after} name="after" />
    </VisitContext>
  );
}
