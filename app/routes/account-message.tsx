import { OutsideNotice } from "#app/layout/outside-notice.tsx";
import type { Route } from "./+types/account-message";
import { unindexedTags } from "./page-meta.ts";

/** Makes the client router request this path from the gateway, which guards it and may hand it off. */
export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Messages", matches);
}

export default function AccountMessage() {
  return <OutsideNotice title="Messages" text="Your messages to us are in your account on our booking site." />;
}
