import { Blocks } from "#app/blocks/blocks.tsx";
import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/contact-us";
import { contentPageMeta, loadContentPage } from "./content-page-data.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadContentPage(context.get(siteContext), url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentPageMeta(loaderData, matches);
}

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  return <Blocks {...loaderData} />;
}
