import { OutsideNotice } from "#app/layout/outside-notice.tsx";
import type { Route } from "./+types/account-message";
import { unindexedTags } from "./page-meta.ts";

/** Nothing to load; but with a loader the client router asks the edge first, which guards this path and may hand it off. */
export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Messages", matches);
}

export default function AccountMessage() {
  return <OutsideNotice title="Messages" text="Your messages to us are in your account on our booking site." />;
}
