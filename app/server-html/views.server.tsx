/** Parts of the site itself: type -> view. A type without a view does not compile. Blocks have their own. */

import type { ReactNode } from "react";
import { Article } from "#app/blocks/article.tsx";
import { Faq } from "#app/blocks/faq.tsx";
import { PageHead } from "#app/blocks/page-head.tsx";
import { QuestionSearch } from "#app/blocks/question-search.tsx";
import { kindOf } from "#app/blocks/registry.server.tsx";
import { Seats } from "#app/blocks/seats.tsx";
import { Section } from "#app/blocks/section.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Contents } from "#app/components/contents.tsx";
import type { Site } from "#app/context.ts";
import type { ContentPart, SitePart } from "#app/domain/content/content-part.ts";
import type { Heading } from "#app/domain/content/safe-html.ts";
import { clockName } from "#app/domain/tenant/tenant.ts";
import { TourReviews } from "#app/features/tour/tour-reviews.tsx";
import { TourSections } from "#app/features/tour/tour-sections.tsx";

/** Frame of a page that is one long text, with a table of contents. */
function LongText({ headings, children }: { headings: readonly Heading[]; children: React.ReactNode }) {
  return (
    <div className="wrap text-with-contents long-text">
      <Contents headings={headings} />
      <div className="long-text-body">{children}</div>
    </div>
  );
}

function EmptyPage() {
  return (
    <Section title="">
      <p className="empty-page">This page has no text right now. Please call or write to us; we are happy to help.</p>
    </Section>
  );
}

type Views = { [T in SitePart["type"]]: (part: Extract<SitePart, { type: T }>, site: Site) => ReactNode };

const VIEWS: Views = {
  article: ({ post }) => <Article post={post} />,
  crumbs: ({ crumbs, here }) => (
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} here={here} />
    </div>
  ),
  head: ({ seats, ...part }, site) => (
    <>
      <PageHead {...part} />
      {seats === undefined ? null : (
        <div className="wrap">
          <Seats seats={seats} site={site} />
        </div>
      )}
    </>
  ),
  empty: () => <EmptyPage />,
  longText: ({ headings, blocks }, site) => (
    <LongText headings={headings}>
      {blocks.map((block, index) => (
        <StaticView key={index} part={block} site={site} />
      ))}
    </LongText>
  ),
  questionSearch: (part) => <QuestionSearch {...part} />,
  tourText: ({ tour, stay }, { tenant, places }) => (
    <div className="tour-text">
      <TourSections
        tour={tour}
        stay={stay}
        region={places.region}
        clock={clockName(tenant, tour.timeZone)}
        questions={<Faq title="" groups={[{ title: "", items: tour.faq }]} opened={0} />}
      />
      <TourReviews tour={tour} />
    </div>
  ),
};

export function isSitePart(part: ContentPart): part is SitePart {
  return Object.hasOwn(VIEWS, part.type);
}

export function StaticView({ part, site }: { part: ContentPart; site: Site }) {
  if (!isSitePart(part)) return kindOf(part)?.view?.(part, site);
  return (VIEWS[part.type] as (part: SitePart, site: Site) => ReactNode)(part, site);
}
