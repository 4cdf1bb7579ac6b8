import { Fragment } from "react";
import type { Block, Page } from "#app/domain/page.ts";
import type { TourSummary } from "#app/domain/tour.ts";
import { Cards } from "./cards.tsx";
import { Cta } from "./cta.tsx";
import { Faq } from "./faq.tsx";
import { Hero, PageHead } from "./hero.tsx";
import { Quote } from "./quote.tsx";
import { RichTextSection } from "./rich-text-section.tsx";
import { Steps } from "./steps.tsx";
import { TopTours, Tours } from "./tours.tsx";
import "./blocks.css";

interface Props {
  page: Page;
  toursByTag: Record<string, TourSummary[]>;
  topTours: Promise<TourSummary[]>;
}

type BlockProps = Omit<Props, "page"> & { block: Block };

function BlockView({ block, toursByTag, topTours }: BlockProps) {
  switch (block.type) {
    case "hero":
      return <Hero {...block} />;
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
  }
}

/**
 * A page of the page builder: one h1, then its blocks in order.
 *
 * @param children what the site itself adds (a form), behind the first block
 */
export function Blocks({ page, children, ...tours }: Props & { children?: React.ReactNode }) {
  const hasHero = page.blocks[0]?.type === "hero";
  return (
    <>
      {hasHero ? null : <PageHead title={page.title} text={page.description} />}
      {page.blocks.map((block, index) => (
        // Blocks have no identity of their own and never change places on a rendered page.
        <Fragment key={index}>
          <BlockView block={block} {...tours} />
          {index === 0 ? children : null}
        </Fragment>
      ))}
      {page.blocks.length === 0 ? children : null}
    </>
  );
}
