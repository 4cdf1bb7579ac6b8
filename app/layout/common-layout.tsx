import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Outlet, useLocation } from "react-router";
import { siteContext } from "#app/context.ts";
import type { Route } from "./+types/common-layout";
import { loadFrame } from "./site.server.tsx";
import { FrameData } from "./site-data.ts";
import { PlanningFooter, SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadFrame(context.get(siteContext), request);
}

const isPlanning = ({ pathname }: Pick<URL, "pathname">) => /^\/ideas\/?$/.test(pathname);

/** Reloads when the same page is requested again, and the footer after a page without it; other navigations keep the frame. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return (currentUrl.href === nextUrl.href && formMethod === undefined) || isPlanning(currentUrl);
}

/** Header, page and footer; below `/ideas`, planning content, a footer of one line (specification 2.3). */
export default function CommonLayout({ loaderData }: Route.ComponentProps) {
  return (
    <FrameData value={loaderData}>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {isPlanning(useLocation()) ? <PlanningFooter /> : <SiteFooter />}
    </FrameData>
  );
}
