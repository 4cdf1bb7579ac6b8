import { Blocks } from "#app/blocks/blocks.tsx";
import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/faq";
import { dataOr404, type PageData, pageData } from "./page-data.ts";
import { pageMeta } from "./page-meta.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<PageData> {
  const site = context.get(siteContext);
  return pageData(site, dataOr404(await site.content.page("faq")));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: loaderData?.page.title ?? "FAQ", description: loaderData?.page.description ?? "", matches });
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <Blocks {...loaderData} />;
}
