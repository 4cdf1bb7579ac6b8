import { OutsideNotice } from "#app/layout/outside-notice.tsx";
import type { Route } from "./+types/account";
import { unindexedTags } from "./page-meta.ts";

/** Makes the client router request this path from the gateway, which guards it and may hand it off. */
export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Your account", matches);
}

export default function Account() {
  return <OutsideNotice title="Your account" text="Your bookings and details are on our booking site." />;
}
