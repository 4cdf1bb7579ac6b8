import { BlockList } from "#app/blocks/blocks.tsx";
import { PageHead } from "#app/blocks/page-head.tsx";
import { AppLink } from "#app/components/app-link.tsx";
import { siteContext } from "#app/context.ts";
import type { Page } from "#app/domain/page.ts";
import { FACETS } from "#app/domain/tour-filters.ts";
import { TourList } from "#app/features/tour-list/tour-list.tsx";
import type { Route } from "./+types/our-tours";
import { pageData } from "./page-data.ts";
import { pageMeta } from "./page-meta.ts";
import { categoryOptions, tourListData, toursOr503 } from "./tour-list-data.ts";
import "./our-tours.css";

/** The list does not need the editor's page; it only reads better with it. */
const PLAIN_PAGE: Page = {
  title: "All tours from Las Vegas",
  description: "Day, half-day and overnight tours by coach and van from Las Vegas hotels.",
  image: null,
  blocks: [],
};

/** `/our-tours` */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const tours = toursOr503(site);
  const [page, loadedCategories] = await Promise.all([site.content.page("our-tours"), site.content.categories()]);
  const categories = loadedCategories.status === "ok" ? loadedCategories.data : [];
  return {
    ...pageData(site, page.status === "ok" ? page.data : PLAIN_PAGE),
    ...tourListData(tours, url.searchParams, FACETS, categoryOptions(categories, tours)),
    kinds: categories
      .filter(({ slug }) => tours.some((tour) => tour.categories.includes(slug)))
      .map(({ slug, title }) => ({ slug, title })),
    canonical: new URL("/our-tours", url.origin).href,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.page ?? PLAIN_PAGE;
  return pageMeta({ title: page.title, description: page.description, matches, canonical: loaderData?.canonical });
}

export default function OurTours({ loaderData }: Route.ComponentProps) {
  const { page, toursByTag, topTours, tours, total, facets, filters, kinds } = loaderData;
  // Where the editor put "all tours" is where the list goes; without such a block it comes last.
  const place = page.blocks.findIndex((block) => block.type === "tours" && block.tag === "");
  const before = place === -1 ? page.blocks : page.blocks.slice(0, place);
  const after = place === -1 ? [] : page.blocks.slice(place + 1);
  const hasHero = page.blocks[0]?.type === "hero";
  return (
    <>
      {hasHero ? null : <PageHead title={page.title} text={page.description} image={null} />}
      <div className="our-tours-intro">
        <BlockList blocks={before} top toursByTag={toursByTag} topTours={topTours} />
      </div>
      <section className="wrap section" aria-labelledby="list">
        <h2 id="list" className="visually-hidden">
          Choose a tour
        </h2>
        <TourList tours={tours} total={total} facets={facets} filters={filters} path="/our-tours" />
      </section>
      {kinds.length === 0 ? null : (
        <nav className="wrap section" aria-labelledby="kinds">
          <div className="section-head">
            <h2 id="kinds">By kind of tour</h2>
          </div>
          <ul role="list" className="kinds">
            {kinds.map(({ slug, title }) => (
              <li key={slug}>
                <AppLink href={`/our-tours/${slug}`}>{title}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <BlockList blocks={after} toursByTag={toursByTag} topTours={topTours} />
    </>
  );
}
