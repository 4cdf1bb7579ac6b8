import { Parts } from "#app/blocks/parts.tsx";
import { siteContext } from "#app/context.ts";
import { HOME_WITHOUT_OPERATOR } from "#app/domain/content/home-fallback.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { homeNodes } from "#app/domain/seo/structured-data/home.ts";
import type { Route } from "./+types/home";
import { contentPageData } from "./content-page.server.ts";
import { canonicalUrl, pageHead, publisherOf } from "./page-head.ts";
import { pageMeta } from "./page-meta.ts";

/** The home page never fails: without the operator it shows what the site knows by itself. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const home = await site.content.page("home");
  const page = home.status === "ok" ? home.data : HOME_WITHOUT_OPERATOR;
  const share = shareImage(page.image === null ? null : { src: page.image, alt: page.title });
  const head = pageHead(canonicalUrl(site, url), { share, nodes: () => homeNodes(publisherOf(site), site.brand) });
  return contentPageData(site, { request }, page, { head });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: null, description: loaderData?.description ?? "", matches, head: loaderData?.head });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Parts parts={loaderData.parts} />;
}
