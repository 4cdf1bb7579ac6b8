import { Blocks } from "#app/blocks/blocks.tsx";
import { siteContext } from "#app/context.ts";
import { HOME_WITHOUT_OPERATOR } from "#app/domain/home.ts";
import type { Route } from "./+types/home";
import { type PageData, pageData } from "./page-data.ts";
import { pageMeta } from "./page-meta.ts";

/** The home page never fails: without the operator it shows what the site knows by itself. */
export async function loader({ context }: Route.LoaderArgs): Promise<PageData> {
  const site = context.get(siteContext);
  const home = await site.content.page("home");
  return pageData(site, home.status === "ok" ? home.data : HOME_WITHOUT_OPERATOR);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: null, description: loaderData?.page.description ?? "", matches });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Blocks {...loaderData} />;
}
