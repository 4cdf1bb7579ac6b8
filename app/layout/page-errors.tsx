import { Outlet, useLocation } from "react-router";
import type { Route } from "./+types/page-errors";
import { ErrorScreen } from "./error-screens.tsx";

/** Remounts when the path changes, so that pages of one route share no state. */
export default function Page() {
  return <Outlet key={useLocation().pathname} />;
}

/** Errors bring their own headers (`Retry-After`). */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

/** Errors are shown inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
