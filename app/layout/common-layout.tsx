import { Outlet } from "react-router";
import type { Route } from "./+types/common-layout";
import { ErrorScreen } from "./error-screen.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SkipLink />
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
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  );
}
