import { AppLink } from "#app/components/app-link.tsx";

interface Props {
  languages: readonly { code: string; name: string; href: string }[];
  current: string;
}

/** The same page in other languages, each named in that language. */
export function LanguageSwitch({ languages, current }: Props) {
  return (
    <nav className="wrap language-switch" aria-label="Languages">
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
