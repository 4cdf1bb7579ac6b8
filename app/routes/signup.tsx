import { OutsideNotice } from "#app/layout/outside-notice.tsx";
import type { Route } from "./+types/signup";
import { unindexedTags } from "./page-meta.ts";

/** Makes the client router request this path from the gateway, which guards it and may hand it off. */
export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Create an account", matches);
}

export default function Signup() {
  return (
    <OutsideNotice
      title="Create an account"
      text="Accounts are made on our booking site. You can browse and fill a cart here without one."
    />
  );
}
