import { PageHead } from "#app/blocks/page-head.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { siteContext } from "#app/context.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { slugTitle } from "#app/domain/content/slug.ts";
import { TOURS_CRUMB } from "#app/domain/seo/crumbs.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { tourListNodes } from "#app/domain/seo/structured-data/lists.ts";
import { withCategorySlugs } from "#app/domain/tour/categories.ts";
import type { TourCategory } from "#app/domain/tour/detail.ts";
import { FACETS } from "#app/domain/tour/filters.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { listTitle } from "#app/domain/tour/tour-list.ts";
// Its click listener must be there before the first tap; only hovering loads a tour's code ahead.
import "#app/features/tour/picture-animation.ts";
import { KindLinks } from "#app/features/tour-list/kind-links.tsx";
import { TourList } from "#app/features/tour-list/tour-list.tsx";
import { tourCategories } from "#app/operator/categories.ts";
import { renderParts } from "#app/server-html/page-parts.server.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import { omitFromDocumentData, staticPart } from "#app/server-html/render.server.tsx";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import type { Route } from "./+types/tour-category";
import { documentHead, publisherOf } from "./document-head.server.ts";
import { dataOrThrow } from "./page-data.server.ts";
import { headTags } from "./page-meta.ts";
import { tourList, toursOr503 } from "./tour-list.server.ts";

const NOT_SURE = {
  type: "cta",
  title: "Not sure which?",
  text: "Tell us how many days you have and who is coming.",
  action: { title: "Ask us", url: "/contact-us" },
} as const;

function unlistedCategory(tours: readonly TourSummary[], slug: string): Omit<TourCategory, "id"> | null {
  if (!tours.some(({ categories }) => categories.includes(slug))) return null;
  return { slug, title: slugTitle(slug), description: "", image: NO_IMAGE };
}

/** `/our-tours/:id`: a category by id or slug; the slug is canonical. The menu links all that tours name, also those not in the operator's list. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const loaded = await site.content.get(tourCategories, {});
  const categories = loaded.status === "ok" ? loaded.data : [];
  const tours = withCategorySlugs(toursOr503(site), categories);
  const category =
    categories.find(({ id, slug }) => slug === params.id || String(id) === params.id) ??
    unlistedCategory(tours, params.id) ??
    dataOrThrow<never>(loaded.status === "ok" ? { status: "missing" } : loaded);
  const sold = (slug: string) => tours.filter((tour) => tour.categories.includes(slug));
  const { found, list, canonical } = await tourList(site, request, url.searchParams, {
    path: `/our-tours/${category.slug}`,
    tours: sold(category.slug),
    facets: FACETS.filter((facet) => facet !== "category"),
    categories: [],
  });
  const { description, image, slug } = category;
  const title = listTitle(category.title, list.dateQuery);
  const listing = { title, description, canonical, tours: found };
  const kinds = categories
    .filter((each) => each.slug === slug || sold(each.slug).length > 0)
    .map((each) => ({ slug: each.slug, title: each.title }));
  return {
    ...{ title, description, isSold: sold(slug).length > 0 },
    list,
    kinds: omitFromDocumentData(
      request,
      staticPart(site, <KindLinks kinds={kinds} current={slug} dateQuery={list.dateQuery} />),
    ),
    after: renderParts(site, request, [NOT_SURE], "after"),
    head: documentHead(site, {
      title,
      description,
      canonical,
      share: shareImage(site, { src: image, alt: title }),
      nodes: () => tourListNodes(publisherOf(site), listing, [TOURS_CRUMB]),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData?.head);
}

export default function TourCategory({ loaderData }: Route.ComponentProps) {
  const { title, description, isSold, list, kinds, after } = loaderData;
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={[TOURS_CRUMB]} here={title} />
      </div>
      <PageHead low title={title} text={description} image={null} />
      <nav className="wrap" aria-label="Kinds of tour">
        <StaticHtml part={kinds} name="kinds" />
      </nav>
      <section className="wrap category-list" aria-labelledby="list">
        <h2 id="list" className="visually-hidden">
          Choose a tour
        </h2>
        {isSold ? <TourList {...list} /> : <p>There is no tour of this kind at the moment.</p>}
      </section>
      <Parts parts={after} name="after" />
    </>
  );
}
