import { Picture } from "#app/components/picture.tsx";
import { LanguageLinks } from "#app/components/pill-links.tsx";
import type { PageLink } from "#app/domain/content/page-top.ts";

interface Props {
  title: string;
  text: string;
  /** null on text pages. */
  image: string | null;
  /** A smaller title, where the page's own things come first. */
  low?: boolean;
  languages?: readonly PageLink[];
}

/** Head of a page without a hero. */
export function PageHead({ title, text, image, low = false, languages }: Props) {
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
