import { AppLink } from "#app/components/app-link.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Picture } from "#app/components/picture.tsx";
import { siteContext } from "#app/context.ts";
import { TOURS_CRUMB } from "#app/domain/seo/crumbs.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { tourListNodes } from "#app/domain/seo/structured-data/lists.ts";
import { TourList } from "#app/features/tour-list/tour-list.tsx";
import type { Route } from "./+types/tour-category";
import { dataOr404 } from "./page-data.server.ts";
import { pageHead, publisherOf } from "./page-head.ts";
import { pageMeta } from "./page-meta.ts";
import { listFor, tourListData, toursOr503 } from "./tour-list.server.ts";
import "./tour-category.css";

/** `/our-tours/:id`: a category by its id or its slug; the slug is the canonical one. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const categories = dataOr404(await site.content.categories());
  const category =
    categories.find(({ id, slug }) => slug === params.id || String(id) === params.id) ??
    dataOr404<never>({ status: "missing" });
  const tours = toursOr503(site);
  const sold = (slug: string) => tours.filter((tour) => tour.categories.includes(slug));
  const list = tourListData(sold(category.slug), url.searchParams, ["destination", "duration", "price"], []);
  const { title, description, image } = category;
  const canonical = `${site.origin}/our-tours/${category.slug}`;
  const listing = { title, description, canonical, tours: list.tours };
  return listFor(request, {
    category,
    ...list,
    others: categories
      .filter(({ slug }) => slug !== category.slug && sold(slug).length > 0)
      .map(({ slug, title }) => ({ slug, title, count: sold(slug).length })),
    head: pageHead(canonical, {
      share: shareImage({ src: image, alt: title }),
      nodes: () => tourListNodes(publisherOf(site), listing, [TOURS_CRUMB]),
    }),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const category = loaderData?.category;
  return pageMeta({
    title: category?.title ?? "Tours",
    description: category?.description ?? "",
    matches,
    head: loaderData?.head,
  });
}

export default function TourCategory({ loaderData }: Route.ComponentProps) {
  const { category, tours, count, total, facets, filters, others } = loaderData;
  return (
    <>
      <header className="wrap category-head">
        <div>
          <Breadcrumb crumbs={[TOURS_CRUMB]} />
          <h1>{category.title}</h1>
          {category.description === "" ? null : <p className="lead">{category.description}</p>}
        </div>
        <Picture src={category.image} alt="" width={1600} height={900} first />
      </header>
      <section className="wrap section" aria-labelledby="list">
        <h2 id="list" className="visually-hidden">
          Choose a tour
        </h2>
        {total === 0 ? (
          <p>There is no tour of this kind at the moment.</p>
        ) : (
          <TourList {...{ tours, count, total, facets, filters }} path={`/our-tours/${category.slug}`} />
        )}
      </section>
      <nav className="wrap section" aria-labelledby="kinds">
        <div className="section-head">
          <h2 id="kinds">Other kinds of tour</h2>
        </div>
        <ul role="list" className="kinds">
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
    </>
  );
}
