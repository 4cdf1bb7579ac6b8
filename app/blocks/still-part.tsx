/**
 * Parts that do nothing in the browser. Loaded there only when a visitor goes on to another page: of the page somebody
 * arrived at, the browser keeps what the server rendered (`components/kept.tsx`). Their style sheets: `part-styles.ts`.
 */

import type { StillPart as Still } from "#app/domain/content/page-parts.ts";
import { Article } from "./article.tsx";
import { Cards } from "./cards.tsx";
import { Cta } from "./cta.tsx";
import { Faq } from "./faq.tsx";
import { Hero } from "./hero.tsx";
import { LongText } from "./long-text.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { PageHead } from "./page-head.tsx";
import { Posts } from "./posts.tsx";
import { Press } from "./press.tsx";
import { Quote } from "./quote.tsx";
import { RichTextSection } from "./rich-text-section.tsx";
import { Steps } from "./steps.tsx";
import { Table } from "./table.tsx";
import { Team } from "./team.tsx";
import { TourText } from "./tour-text.tsx";
import { Tours } from "./tours.tsx";
import { Videos } from "./videos.tsx";
import { Webcams } from "./webcams.tsx";

export function StillPart({ part }: { part: Still }) {
  switch (part.type) {
    case "article":
      return <Article post={part.post} />;
    case "head":
      return <PageHead {...part} />;
    case "empty":
      return <NothingYet />;
    case "longText":
      return (
        <LongText headings={part.headings}>
          {part.blocks.map((block, index) => (
            <StillPart key={index} part={block} />
          ))}
        </LongText>
      );
    case "hero":
      return <Hero {...part} />;
    case "richText":
      return <RichTextSection {...part} />;
    case "faq":
      return <Faq {...part} />;
    case "cards":
      return <Cards {...part} />;
    case "steps":
      return <Steps {...part} />;
    case "quote":
      return <Quote {...part} />;
    case "cta":
      return <Cta {...part} />;
    case "table":
      return <Table {...part} />;
    case "team":
      return <Team {...part} />;
    case "posts":
      return <Posts {...part} />;
    case "press":
      return <Press {...part} />;
    case "tours":
      return <Tours {...part} />;
    case "tourText":
      return <TourText tour={part.tour} />;
    case "videos":
      return <Videos {...part} />;
    case "webcams":
      return <Webcams {...part} />;
  }
}
