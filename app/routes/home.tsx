import { Blocks } from "#app/blocks/blocks.tsx";
import { siteContext } from "#app/context.ts";
import { HOME_WITHOUT_OPERATOR } from "#app/domain/home.ts";
import type { Route } from "./+types/home";
import type { ContentPageData } from "./content-page-data.ts";
import { pageData } from "./page-data.ts";
import { canonicalUrl, pageMeta } from "./page-meta.ts";

/** The home page never fails: without the operator it shows what the site knows by itself. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<ContentPageData> {
  const site = context.get(siteContext);
  const home = await site.content.page("home");
  const page = home.status === "ok" ? home.data : HOME_WITHOUT_OPERATOR;
  return { ...pageData(site, page), canonical: canonicalUrl(url) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { page, canonical } = loaderData ?? {};
  return pageMeta({ title: null, description: page?.description ?? "", matches, canonical });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Blocks {...loaderData} />;
}
