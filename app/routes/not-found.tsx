import { data } from "react-router";
import { NotFoundScreen } from "#app/layout/error-screens.tsx";
import type { Route } from "./+types/not-found";

/** All paths without a route of their own. */
export function loader({ url }: Route.LoaderArgs) {
  return data({ path: url.pathname }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen path={loaderData.path} />;
}
