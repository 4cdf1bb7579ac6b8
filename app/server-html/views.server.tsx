import type { ReactNode } from "react";
import { Faq } from "#app/blocks/faq.tsx";
import { Article } from "#app/blocks/posts.tsx";
import { kindOf } from "#app/blocks/registry.server.tsx";
import { PageHead, Section } from "#app/blocks/section.tsx";
import { AppLink } from "#app/components/app-link.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Contents } from "#app/components/contents.tsx";
import type { Site } from "#app/context.ts";
import type { ContentPart, QuestionSearchPart, SitePart } from "#app/domain/content/content-part.ts";
import { QUESTION_SEARCH_MAX_CHARS, QUESTION_SEARCH_PATH } from "#app/domain/content/question-query.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { clockName } from "#app/domain/tenant/tenant.ts";
import { Seats } from "#app/features/shuttle/seat-form.tsx";
import { TourReviews, TourSections } from "#app/features/tour/tour-sections.tsx";

function Outcome({ query, count }: { query: string; count: number }) {
  return (
    <p>
      {count === 0 ? (
        <>
          No question has these words: <AppLink href={CONTACT_PATH}>ask us</AppLink>, look for{" "}
          <AppLink href={`/our-tours?${new URLSearchParams({ q: query }).toString()}`} rel="nofollow">
            tours with them
          </AppLink>
          , or see{" "}
        </>
      ) : (
        <>
          <strong>
            {count} {count === 1 ? "question" : "questions"}
          </strong>{" "}
          with “<bdi>{query}</bdi>”. See{" "}
        </>
      )}
      <AppLink href={QUESTION_SEARCH_PATH}>all questions</AppLink>.
    </p>
  );
}

/** A plain form, answered by the server. */
function QuestionSearch({ query, count }: QuestionSearchPart) {
  return (
    <search className="wrap question-search">
      <form method="get" action={QUESTION_SEARCH_PATH}>
        <label className="filter">
          <span>Search the questions</span>
          <input type="search" name="q" defaultValue={query} maxLength={QUESTION_SEARCH_MAX_CHARS} required />
        </label>
        <button type="submit" className="button">
          Search
        </button>
      </form>
      {count === null ? null : <Outcome query={query} count={count} />}
    </search>
  );
}

type Views = { [T in SitePart["type"]]: (part: Extract<SitePart, { type: T }>, site: Site) => ReactNode };

/** Parts of the site itself: type -> view. A type without a view does not compile. Blocks have their own. */
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
  empty: () => (
    <Section title="">
      <p className="empty-page">This page has no text right now. Please call or write to us; we are happy to help.</p>
    </Section>
  ),
  longText: ({ headings, blocks }, site) => (
    <div className="wrap text-with-contents long-text">
      <Contents headings={headings} />
      <div className="long-text-body">
        {blocks.map((block, index) => (
          <StaticView key={index} part={block} site={site} />
        ))}
      </div>
    </div>
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
