import { JumpLinks } from "#app/components/jump-links.tsx";
import { LanguageSwitch } from "#app/components/language-switch.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { PageLanguages } from "#app/domain/content/page-top.ts";
import type { Heading } from "#app/domain/content/safe-html.ts";

interface Props {
  title: string;
  text: string;
  /** null on text pages. */
  image: string | null;
  /** A smaller title, where the page's own things come first. */
  low?: boolean;
  languages?: PageLanguages;
  /** Links to parts of the page. */
  jumps?: readonly Heading[];
}

/** Head of a page without a hero. */
export function PageHead({ title, text, image, low = false, languages, jumps = [] }: Props) {
  return (
    <header className={`wrap page-head${image === null ? "" : " page-head-poster"}`} data-low={low ? "" : undefined}>
      <div className="page-head-words">
        <h1>{title}</h1>
        {text === "" ? null : <p className="lead">{text}</p>}
        {languages === undefined ? null : <LanguageSwitch {...languages} />}
        {jumps.length === 0 ? null : <JumpLinks headings={jumps} />}
      </div>
      {image === null ? null : <Picture src={image} alt="" width={1600} height={1067} first />}
    </header>
  );
}
