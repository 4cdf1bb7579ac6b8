import { AppLink } from "#app/components/app-link.tsx";
import { useTenant } from "#app/components/use-tenant.ts";
import { NoticePage } from "#app/layout/notice-page.tsx";
import { useSite } from "#app/layout/site-data.ts";
import type { Route } from "./+types/outside";
import { unindexedTags } from "./page-meta.ts";

/** Screens of another system, which may be handed off (specification 2.4, 10.11). */
const SCREENS: Readonly<Record<string, { title: string; text: string }>> = {
  signin: {
    title: "Sign in",
    text: "Signing in happens on our booking site. You can browse and fill a cart here without an account.",
  },
  signup: {
    title: "Create an account",
    text: "Accounts are made on our booking site. You can browse and fill a cart here without one.",
  },
  account: { title: "Your account", text: "Your bookings and details are on our booking site." },
  message: { title: "Messages", text: "Your messages to us are in your account on our booking site." },
};
const OTHER = { title: "Not on this site", text: "This is on our booking site." };

/** Also makes the client router request this path from the gateway, which guards it and may hand it off. */
export function loader({ url }: Route.LoaderArgs) {
  return SCREENS[/(\w+)\/?$/.exec(url.pathname)?.[1] ?? ""] ?? OTHER;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unindexedTags((loaderData ?? OTHER).title, matches);
}

/** The page says where to go, if nothing is handed off. */
export default function Outside({ loaderData: { title, text } }: Route.ComponentProps) {
  const { baseSiteUrl } = useSite();
  return (
    <NoticePage eyebrow={useTenant().name} title={title} lead={text}>
      <p>
        <a href={baseSiteUrl} className="button">
          Go to the booking site
        </a>{" "}
        <AppLink href="/contact-us" className="button button-quiet">
          Contact us
        </AppLink>
      </p>
    </NoticePage>
  );
}
