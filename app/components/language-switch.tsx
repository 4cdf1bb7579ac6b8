import type { PageLanguages } from "#app/domain/content/page-top.ts";
import { AppLink } from "./app-link.tsx";
import { useFormat } from "./use-tenant.ts";

/** The same page in other languages, each named in that language. */
export function LanguageSwitch({ languages, current }: PageLanguages) {
  return (
    <nav className="pill-links" lang={useFormat().language} aria-label="Languages">
      <ul role="list">
        {languages.map(({ code, name, href }) => (
          <li key={code}>
            <AppLink href={href} lang={code} hrefLang={code} aria-current={code === current ? "page" : undefined}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
