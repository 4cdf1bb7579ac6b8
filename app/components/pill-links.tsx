import type { PageLink } from "#app/domain/content/page-top.ts";
import { AppLink } from "./app-link.tsx";
import { useFormat } from "./use-tenant.ts";

interface Props {
  /** Says what the links lead to. */
  name: string;
  links: readonly PageLink[];
  /** As small as filters. */
  isSmall?: boolean;
  className?: string;
  /** BCP 47, of the name. */
  lang?: string;
}

/** Links in rows. */
export function PillLinks({ name, links, isSmall = false, className = "", lang }: Props) {
  return (
    <nav aria-label={name} lang={lang} className={isSmall ? className : `pill-links ${className}`.trim()}>
      <ul role="list" className={isSmall ? "kinds" : undefined}>
        {links.map(({ href, title, isCurrent, lang: language }) => (
          <li key={href}>
            <AppLink href={href} lang={language} hrefLang={language} aria-current={isCurrent ? "page" : undefined}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same page in other languages, each named in that language. */
export function LanguageLinks({ links }: Pick<Props, "links">) {
  return <PillLinks name="Languages" lang={useFormat().language} links={links} />;
}
