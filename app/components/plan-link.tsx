import { useRouteLoaderData } from "react-router";
import "./plan-link.css";

/** Specification 2: overnight tours link to `/ideas`, built from the base site's address. */
export function PlanLink() {
  const root = useRouteLoaderData<{ baseSiteUrl: string }>("root");
  if (root === undefined) return null;
  return (
    <a href={`${root.baseSiteUrl}/ideas`} className="plan-link">
      Plan the two days
    </a>
  );
}
