import { OutsideNotice } from "#app/layout/outside-notice.tsx";
import type { Route } from "./+types/signin";
import { unindexedTags } from "./page-meta.ts";

/** Makes the client router request this path from the gateway, which guards it and may hand it off. */
export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return unindexedTags("Sign in", matches);
}

export default function Signin() {
  return (
    <OutsideNotice
      title="Sign in"
      text="Signing in happens on our booking site. You can browse and fill a cart here without an account."
    />
  );
}
