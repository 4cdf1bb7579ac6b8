import { Outlet, useLocation } from "react-router";
import type { Route } from "./+types/page-errors";
import { ErrorScreen } from "./error-screens.tsx";

/** Another address is another page, of the same route as well: nothing of what the one before remembers is in it. */
export default function Page() {
  return <Outlet key={useLocation().pathname} />;
}

/** The reason a page could not be shown comes with headers of its own (`Retry-After`). */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

/** A page that could not be shown leaves the frame standing, and the reason in it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
