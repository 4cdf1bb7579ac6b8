import { Outlet } from "react-router";
import { useTenant } from "#app/components/use-tenant.ts";
import { siteContext } from "#app/context.ts";
import { COPYRIGHT_YEAR } from "#app/domain/constants.ts";
import type { Route } from "./+types/planning-layout";
import { ErrorScreen } from "./error-screens.tsx";
import { loadFrame } from "./site.server.tsx";
import { FrameData } from "./site-data.ts";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadFrame(context.get(siteContext), request);
}

type Props = Pick<Route.ErrorBoundaryProps, "loaderData"> & { children: React.ReactNode };

function Frame({ loaderData, children }: Props) {
  const { name } = useTenant();
  return (
    <>
      <SkipLink />
      {loaderData === undefined ? null : (
        <FrameData value={loaderData}>
          <SiteHeader />
        </FrameData>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="planning-footer">
        <p className="wrap">
          © {COPYRIGHT_YEAR} <bdi>{name}</bdi>
        </p>
      </footer>
    </>
  );
}

/** Layout for planning content: the common header, and a footer of one line (specification 2 "Other layout"). */
export default function PlanningLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame loaderData={loaderData}>
      <Outlet />
    </Frame>
  );
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame loaderData={loaderData}>
      <ErrorScreen error={error} />
    </Frame>
  );
}
