import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { UnavailableNotice } from "#app/components/unavailable-notice.tsx";
import type { Route } from "./+types/common-layout";
import { CrashNotice } from "./crash-page.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a href="#main" className="button skip-link visually-hidden">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/** Header, footer and what is between them: the layout of all public pages (spec section 2). */
export default function CommonLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The reason a page could not be shown comes with headers of its own (`Retry-After`). */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

/** A page that could not be shown keeps the header and the footer around the reason. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Frame>
      {status === 404 ? (
        <NotFoundScreen path={pathname} />
      ) : status === 503 ? (
        <UnavailableNotice />
      ) : (
        <CrashNotice error={error} />
      )}
    </Frame>
  );
}
