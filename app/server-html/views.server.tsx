/** Static parts: type -> view. A type without a view does not compile. */

import type { ReactNode } from "react";
import { Article } from "#app/blocks/article.tsx";
import { Cards } from "#app/blocks/cards.tsx";
import { Cta } from "#app/blocks/cta.tsx";
import { EmptyPage } from "#app/blocks/empty-page.tsx";
import { Faq } from "#app/blocks/faq.tsx";
import { Hero } from "#app/blocks/hero.tsx";
import { LongText } from "#app/blocks/long-text.tsx";
import { RegionMap } from "#app/blocks/map.tsx";
import { PageHead } from "#app/blocks/page-head.tsx";
import { Posts } from "#app/blocks/posts.tsx";
import { Press } from "#app/blocks/press.tsx";
import { QuestionSearch } from "#app/blocks/question-search.tsx";
import { Quote } from "#app/blocks/quote.tsx";
import { RichTextSection } from "#app/blocks/rich-text-section.tsx";
import { Section } from "#app/blocks/section.tsx";
import { Steps } from "#app/blocks/steps.tsx";
import { Table, Tables } from "#app/blocks/table.tsx";
import { Team } from "#app/blocks/team.tsx";
import { Videos } from "#app/blocks/videos.tsx";
import { Webcams } from "#app/blocks/webcams.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { JumpLinks } from "#app/components/jump-links.tsx";
import type { Site } from "#app/context.ts";
import type { SeatQuestion, StaticContent } from "#app/domain/content/content-part.ts";
import { placesSold } from "#app/domain/tour/places.ts";
import { SeatForm } from "#app/features/shuttle/seat-form.tsx";
import { TourGridOrPlaces } from "#app/features/tour/card.tsx";
import { TourSections } from "#app/features/tour/tour-sections.tsx";
import { NoticeText } from "#app/layout/booking-notice.tsx";

type Views = { [T in StaticContent["type"]]: (part: Extract<StaticContent, { type: T }>, site: Site) => ReactNode };

function Seats({ seats, site }: { seats: SeatQuestion; site: Site }) {
  return (
    <div>
      <SeatForm {...seats} checkoutHref={site.checkoutHref} />
      <NoticeText text={site.brand.bookingNotice} />
    </div>
  );
}

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
  hero: ({ seats, ...part }, site) => (
    <Hero {...part}>{seats === undefined ? null : <Seats seats={seats} site={site} />}</Hero>
  ),
  jumps: ({ headings }) => <JumpLinks headings={headings} className="wrap" />,
  richText: (part) => <RichTextSection {...part} />,
  questionSearch: (part) => <QuestionSearch {...part} />,
  faq: (part) => <Faq {...part} />,
  map: (part) => <RegionMap {...part} />,
  cards: (part) => <Cards {...part} />,
  steps: (part) => <Steps {...part} />,
  quote: (part) => <Quote {...part} />,
  cta: (part, { brand }) => <Cta {...part} header={brand.header} />,
  table: (part) => <Table {...part} />,
  tables: (part) => <Tables {...part} />,
  team: (part) => <Team {...part} />,
  posts: (part) => <Posts {...part} />,
  press: (part) => <Press {...part} />,
  tours: ({ tours, title, text, band }, { tours: all, baseSiteUrl }) => (
    <Section title={title} text={text} band={band}>
      <TourGridOrPlaces tours={tours} places={placesSold(all)} baseSiteUrl={baseSiteUrl} />
    </Section>
  ),
  tourText: ({ tour }) => (
    <div className="tour-text">
      <TourSections tour={tour} questions={<Faq type="faq" title="" groups={[{ title: "", items: tour.faq }]} />} />
    </div>
  ),
  videos: (part) => <Videos {...part} />,
  webcams: (part) => <Webcams {...part} />,
};

export function StaticView({ part, site }: { part: StaticContent; site: Site }) {
  // After a rollback, KV may hold a type that only the later build knows.
  const view = VIEWS[part.type] as ((part: StaticContent, site: Site) => ReactNode) | undefined;
  return view?.(part, site);
}
