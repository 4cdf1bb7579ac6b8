import { useLocation } from "react-router";
import { UnavailableNotice } from "#app/components/unavailable-notice.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** The page does not exist, or exists and cannot be had. */
export function AbsentScreen({ status }: { status: 404 | 503 }) {
  const { pathname } = useLocation();
  return status === 404 ? <NotFoundScreen path={pathname} /> : <UnavailableNotice />;
}
