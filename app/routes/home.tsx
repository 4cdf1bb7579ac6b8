import { Parts } from "#app/blocks/parts.tsx";
import { siteContext } from "#app/context.ts";
import { HOME_WITHOUT_OPERATOR } from "#app/domain/home.ts";
import type { Route } from "./+types/home";
import { contentPageData } from "./content-page-data.ts";
import { pageMeta } from "./page-meta.ts";

/** The home page never fails: without the operator it shows what the site knows by itself. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const home = await site.content.page("home");
  const page = home.status === "ok" ? home.data : HOME_WITHOUT_OPERATOR;
  return contentPageData(site, { request, url }, page);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: null,
    description: loaderData?.description ?? "",
    matches,
    canonical: loaderData?.canonical,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Parts parts={loaderData.parts} />;
}
