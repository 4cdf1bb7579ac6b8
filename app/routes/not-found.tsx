import { data } from "react-router";
import { NotFoundScreen } from "#app/layout/error-screens.tsx";
import type { Route } from "./+types/not-found";

/** Any address nothing else answers: status 404 with the specified message. */
export function loader({ url }: Route.LoaderArgs) {
  return data({ path: url.pathname }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen path={loaderData.path} />;
}
