import { type Block, contentsOf, type Page } from "#app/domain/page.ts";
import type { TourSummary } from "#app/domain/tour.ts";
import { Cards } from "./cards.tsx";
import { Cta } from "./cta.tsx";
import { Faq } from "./faq.tsx";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { LongText } from "./long-text.tsx";
import { PageHead } from "./page-head.tsx";
import { Posts } from "./posts.tsx";
import { Press } from "./press.tsx";
import { Quote } from "./quote.tsx";
import { RichTextSection } from "./rich-text-section.tsx";
import { Section } from "./section.tsx";
import { Steps } from "./steps.tsx";
import { Table } from "./table.tsx";
import { Team } from "./team.tsx";
import { TopTours, Tours } from "./tours.tsx";
import { Videos } from "./videos.tsx";
import { Webcams } from "./webcams.tsx";
import "./blocks.css";

interface Props {
  page: Page;
  toursByTag: Record<string, TourSummary[]>;
  topTours: Promise<TourSummary[]>;
}

type BlockListProps = Omit<Props, "page"> & { blocks: readonly Block[]; top?: boolean };
type BlockProps = Omit<Props, "page"> & { block: Block; top: boolean };

function BlockView({ block, top, toursByTag, topTours }: BlockProps) {
  switch (block.type) {
    case "hero":
      return <Hero {...block} top={top} />;
    case "richText":
      return <RichTextSection {...block} />;
    case "faq":
      return <Faq {...block} />;
    case "tours":
      return block.tag === "" ? (
        <TopTours {...block} tours={topTours} />
      ) : (
        <Tours {...block} tours={toursByTag[block.tag] ?? []} />
      );
    case "cards":
      return <Cards {...block} />;
    case "steps":
      return <Steps {...block} />;
    case "quote":
      return <Quote {...block} />;
    case "cta":
      return <Cta {...block} />;
    case "table":
      return <Table {...block} />;
    case "gallery":
      return <Gallery {...block} />;
    case "videos":
      return <Videos {...block} />;
    case "team":
      return <Team {...block} />;
    case "posts":
      return <Posts {...block} />;
    case "press":
      return <Press {...block} />;
    case "webcams":
      return <Webcams {...block} />;
  }
}

/**
 * Blocks in order.
 *
 * @param top the first of them stands at the top of the page
 */
export function BlockList({ blocks, top = false, ...tours }: BlockListProps) {
  return blocks.map((block, index) => (
    // Blocks have no identity of their own and never change places on a rendered page.
    <BlockView key={index} block={block} top={top && index === 0} {...tours} />
  ));
}

/** What a page says when none of its blocks could be read. */
function NothingYet() {
  return (
    <Section title="">
      <p className="nothing-yet">
        This page has no text just now. Please call or write to us; we will gladly tell you what belongs here.
      </p>
    </Section>
  );
}

/**
 * A page of the page builder: one h1, then its blocks in order.
 *
 * @param children what the site itself adds (a form), behind the first block
 */
export function Blocks({ page, children, ...tours }: Props & { children?: React.ReactNode }) {
  const { title, description, image, blocks } = page;
  const contents = contentsOf(blocks);
  const views = (
    <>
      <BlockList blocks={blocks.slice(0, 1)} top {...tours} />
      {children}
      <BlockList blocks={blocks.slice(1)} {...tours} />
    </>
  );
  return (
    <>
      {blocks[0]?.type === "hero" ? null : (
        <PageHead title={title} text={description} image={contents.length > 0 ? null : image} />
      )}
      {blocks.length === 0 && children === undefined ? <NothingYet /> : null}
      {contents.length > 0 ? <LongText headings={contents}>{views}</LongText> : views}
    </>
  );
}
