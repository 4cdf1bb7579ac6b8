import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Outlet } from "react-router";
import { useFetchedWhole, useIsKept } from "#app/components/kept.tsx";
import { siteContext } from "#app/context.ts";
import { isDocument, unsent } from "#app/domain/http/document.ts";
import { frameOf } from "#app/domain/tenant/frame.ts";
import type { Route } from "./+types/common-layout";
import { FrameData } from "./site-data.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The frame. With a document its lists do not travel a second time, as data (docs/decisions/025). */
export function loader({ context, request }: Route.LoaderArgs) {
  const frame = frameOf(context.get(siteContext));
  return isDocument(request) ? unsent(frame, "content") : frame;
}

/** Only when it is asked for: the tenant does not change while somebody browses. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && formMethod === undefined;
}

/** Header, footer and what is between them: the layout of all public pages (specification 2). */
export default function CommonLayout({ loaderData }: Route.ComponentProps) {
  const isKept = useIsKept();
  useFetchedWhole(!isKept && loaderData.content === undefined);
  return (
    <FrameData value={loaderData}>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </FrameData>
  );
}
