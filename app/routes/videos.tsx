import { builderPage } from "#app/blocks/builder-page.server.ts";
import { type Site, siteContext } from "#app/context.ts";
import { FILM_LANGUAGES, filmsHref, filmsPageName, isLanguageTag } from "#app/domain/content/film-languages.ts";
import { Parts } from "#app/server-html/parts.tsx";
import type { Route } from "./+types/videos";
import { loadContentPage } from "./content-page.server.ts";
import { notFound } from "./page-data.server.ts";
import { headMeta } from "./page-meta.ts";

/** The languages that have films; `shown` is known to. */
async function languagesOf(site: Site, shown: string) {
  const known = await Promise.all(
    FILM_LANGUAGES.map(async (language) => ({
      ...language,
      exists:
        language.code === shown ||
        (await site.content.get(builderPage, { page: filmsPageName(language.code) })).status === "ok",
    })),
  );
  return known
    .filter(({ exists }) => exists)
    .map(({ code, name }) => ({ lang: code, title: name, href: filmsHref(code), isCurrent: code === shown }));
}

/** `/videos/:language`: films and text in one language. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { language } = params;
  if (!isLanguageTag(language)) notFound();
  const site = context.get(siteContext);
  // Asked for after the page, so that an unknown language costs one call only.
  let languages: Awaited<ReturnType<typeof languagesOf>> = [];
  const loaded = await loadContentPage(site, request, url, async () => (languages = await languagesOf(site, language)));
  return { ...loaded, language, origin: site.origin, languages };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const alternates = loaderData.languages.map(({ lang, href }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: lang,
    href: loaderData.origin + href,
  }));
  return [...headMeta({ loaderData }), ...alternates];
}

export default function Videos({ loaderData }: Route.ComponentProps) {
  return (
    <div lang={loaderData.language}>
      <Parts parts={loaderData.parts} />
    </div>
  );
}
