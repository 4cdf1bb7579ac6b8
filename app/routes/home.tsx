import { Blocks } from "#app/blocks/blocks.tsx";
import { siteContext } from "#app/context.ts";
import { HOME_WITHOUT_OPERATOR } from "#app/domain/home.ts";
import { shareImage } from "#app/domain/share-image.ts";
import { homeNodes } from "#app/domain/structured-data/home.ts";
import type { Route } from "./+types/home";
import type { ContentPageData } from "./content-page-data.ts";
import { pageData } from "./page-data.ts";
import { canonicalUrl, pageHead, publisherOf } from "./page-head.ts";
import { pageMeta } from "./page-meta.ts";

/** The home page never fails: without the operator it shows what the site knows by itself. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<ContentPageData> {
  const site = context.get(siteContext);
  const home = await site.content.page("home");
  const page = home.status === "ok" ? home.data : HOME_WITHOUT_OPERATOR;
  const share = shareImage(page.image === null ? null : { src: page.image, alt: page.title });
  const head = pageHead(canonicalUrl(site, url), { share, nodes: homeNodes(publisherOf(site), site.brand) });
  return { ...pageData(site, page), head };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { page, head } = loaderData ?? {};
  return pageMeta({ title: null, description: page?.description ?? "", matches, head });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Blocks {...loaderData} />;
}
