import { Picture } from "#app/components/picture.tsx";
import { LanguageLinks } from "#app/components/pill-links.tsx";
import type { PageLink } from "#app/domain/content/page-top.ts";

interface Props {
  title: string;
  text?: string;
  /** Full-width background. */
  band?: "brand" | "sunken";
  className?: string;
  /** Fragment of the heading. */
  id?: string | null;
  children: React.ReactNode;
}

/** Frame of a block, with its heading if there is one: a section of the page's outline only then. */
export function Section({ title, text = "", band, className = "", id = null, children }: Props) {
  const Frame = title === "" ? "div" : "section";
  return (
    <Frame className={`section ${band === undefined ? "" : `band band-${band}`} ${className}`.trim()}>
      <div className="wrap">
        {title === "" && text === "" ? null : (
          <div className="section-head">
            {title === "" ? null : <h2 id={id ?? undefined}>{title}</h2>}
            {text === "" ? null : <p className="lead">{text}</p>}
          </div>
        )}
        {children}
      </div>
    </Frame>
  );
}

/** Heading level of a section's items: no level is skipped when the section has no title. */
export function itemHeading(sectionTitle: string): "h2" | "h3" {
  return sectionTitle === "" ? "h2" : "h3";
}

interface PageHeadProps {
  title: string;
  text: string;
  /** null on text pages. */
  image: string | null;
  /** A smaller title, where the page's own things come first. */
  low?: boolean;
  languages?: readonly PageLink[];
}

/** Head of a page without a hero. */
export function PageHead({ title, text, image, low = false, languages }: PageHeadProps) {
  return (
    <header className={`wrap page-head${image === null ? "" : " page-head-poster"}`} data-low={low ? "" : undefined}>
      <div className="page-head-words">
        <h1>{title}</h1>
        {text === "" ? null : <p className="lead">{text}</p>}
        {languages === undefined ? null : <LanguageLinks links={languages} />}
      </div>
      {image === null ? null : <Picture src={image} alt="" width={1600} height={1067} first />}
    </header>
  );
}

/** Who tells or wrote it, beside their picture. */
export function Byline({ portrait = null, children }: { portrait?: string | null; children: React.ReactNode }) {
  return (
    <div className="byline">
      {portrait === null ? null : <Picture src={portrait} alt="" width={480} height={480} />}
      {children}
    </div>
  );
}
