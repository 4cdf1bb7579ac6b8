import { isRouteErrorResponse, useLocation } from "react-router";
import { UnavailableNotice } from "#app/components/unavailable-notice.tsx";
import { CrashNotice } from "./crash-page.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** Why a page could not be shown: it does not exist, its content cannot be loaded, or we made a mistake. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundScreen path={pathname} />;
  return status === 503 ? <UnavailableNotice /> : <CrashNotice error={error} />;
}
