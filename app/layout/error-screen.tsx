import { lazy } from "react";
import { isRouteErrorResponse } from "react-router";
import { CrashNotice } from "./crash-page.tsx";
import "#app/components/destination-tiles.css";

/** Fetched when it is needed; when even that fails, the notice every page carries says the rest. */
const AbsentScreen = lazy(async () => {
  try {
    return { default: (await import("./absent-screen.tsx")).AbsentScreen };
  } catch (error) {
    return { default: () => <CrashNotice error={error} /> };
  }
});

/** Why a page could not be shown: it does not exist, its content cannot be had, or we made a mistake. */
export function ErrorScreen({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 || status === 503 ? <AbsentScreen status={status} /> : <CrashNotice error={error} />;
}
