import { siteContext } from "#app/context.ts";
import { Parts } from "#app/server-html/parts.tsx";
import type { Route } from "./+types/content-page";
import { loadLinkedPage } from "./content-page.server.ts";

/** All pages of the page builder, and all paths without a route of their own: the client router ranks every route (app/routes.ts). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  return loadLinkedPage(context.get(siteContext), request, url);
}

export { headMeta as meta } from "./page-meta.ts";

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <Parts parts={loaderData.parts} />;
}
