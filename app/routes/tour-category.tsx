import { PageHead } from "#app/blocks/page-head.tsx";
import { AppLink } from "#app/components/app-link.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { siteContext } from "#app/context.ts";
import { TOURS_CRUMB } from "#app/domain/seo/crumbs.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { tourListNodes } from "#app/domain/seo/structured-data/lists.ts";
// Its click listener must be there before the first tap; only hovering loads a tour's code ahead.
import "#app/features/tour/picture-animation.ts";
import { TourList } from "#app/features/tour-list/tour-list.tsx";
import type { Route } from "./+types/tour-category";
import { dataOrThrow } from "./page-data.server.ts";
import { pageHead, publisherOf } from "./page-head.server.ts";
import { headTags } from "./page-meta.ts";
import { tourList, toursOr503 } from "./tour-list.server.ts";

/** `/our-tours/:id`: a category by id or slug; the slug is canonical. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const categories = dataOrThrow(await site.content.categories());
  const category =
    categories.find(({ id, slug }) => slug === params.id || String(id) === params.id) ??
    dataOrThrow<never>({ status: "missing" });
  const tours = toursOr503(site);
  const sold = (slug: string) => tours.filter((tour) => tour.categories.includes(slug));
  const { found, list, canonical } = await tourList(site, request, url.searchParams, {
    path: `/our-tours/${category.slug}`,
    tours: sold(category.slug),
    facets: ["destination", "duration", "price"],
    categories: [],
    first: false,
  });
  const { title, description, image, slug } = category;
  const listing = { title, description, canonical, tours: found };
  return {
    category,
    list,
    others: categories
      .filter((other) => other.slug !== slug && sold(other.slug).length > 0)
      .map((other) => ({ slug: other.slug, title: other.title, count: sold(other.slug).length })),
    head: pageHead(site, {
      title,
      description,
      canonical,
      share: shareImage({ src: image, alt: title }),
      nodes: () => tourListNodes(publisherOf(site), listing, [TOURS_CRUMB]),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData?.head);
}

export default function TourCategory({ loaderData }: Route.ComponentProps) {
  const { category, list, others } = loaderData;
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={[TOURS_CRUMB]} />
      </div>
      <PageHead low title={category.title} text={category.description} image={category.image} />
      <nav className="wrap" aria-label="Other kinds of tour">
        <ul role="list" className="kinds kinds-row">
          {others.map(({ slug, title, count }) => (
            <li key={slug}>
              <AppLink href={`/our-tours/${slug}`}>
                {title} <span aria-hidden="true">·</span> {count}
              </AppLink>
            </li>
          ))}
          <li>
            <AppLink href="/our-tours">All tours</AppLink>
          </li>
        </ul>
      </nav>
      <section className="wrap category-list" aria-labelledby="list">
        <h2 id="list" className="visually-hidden">
          Choose a tour
        </h2>
        {list.total === 0 ? (
          <p>There is no tour of this kind at the moment.</p>
        ) : (
          <TourList {...list} path={`/our-tours/${category.slug}`} />
        )}
      </section>
    </>
  );
}
