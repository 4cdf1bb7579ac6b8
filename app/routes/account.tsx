import { OutsideNotice } from "#app/layout/outside-notice.tsx";
import type { Route } from "./+types/account";
import { unindexedTags } from "./page-meta.ts";

/** Nothing to load; but with a loader the client router asks the edge first, which guards this path and may hand it off. */
export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Your account", matches);
}

export default function Account() {
  return <OutsideNotice title="Your account" text="Your bookings and details are on our booking site." />;
}
