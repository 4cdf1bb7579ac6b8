import { AppLink } from "#app/components/app-link.tsx";
import { useTenant } from "#app/components/use-tenant.ts";
import { siteContext } from "#app/context.ts";
import { pageNameOf } from "#app/domain/tenant/linked-pages.ts";
import { NoticePage } from "#app/layout/error-screens.tsx";
import { useSite } from "#app/layout/site-data.ts";
import { Parts } from "#app/server-html/parts.tsx";
import type { Route } from "./+types/outside";
import { textsAround } from "./content-page.server.ts";
import { unindexedMeta } from "./page-meta.ts";

/** Screens of another system, which may be handed off (specification 2.4, 10.11). */
const SCREENS = {
  signin: {
    title: "Sign in",
    lead: "Signing in happens on our booking site. You can browse and fill a cart here without an account.",
  },
  signup: {
    title: "Create an account",
    lead: "Accounts are made on our booking site. You can browse and fill a cart here without one.",
  },
  account: { title: "Your account", lead: "Your bookings and details are on our booking site." },
  "account-message": { title: "Messages", lead: "Your messages to us are in your account on our booking site." },
} as const;

/** Also makes the client router request this path from the gateway, which guards it and may hand it off. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const name = pageNameOf(url.pathname.toLowerCase()) as keyof typeof SCREENS;
  const { title, lead } = SCREENS[name];
  const around = await textsAround(context.get(siteContext), request, name);
  return {
    title: around?.title || title,
    lead: around?.lead || lead,
    textsIn: around?.textsIn,
    parts: around?.parts ?? [],
  };
}

export const meta = unindexedMeta("");

/** The page says where to go, if nothing is handed off. */
export default function Outside({ loaderData: { title, lead, textsIn, parts } }: Route.ComponentProps) {
  const { baseSiteUrl } = useSite();
  return (
    <>
      <NoticePage eyebrow={useTenant().name} title={title} lead={lead} textsIn={textsIn}>
        <p>
          <a href={baseSiteUrl} className="button">
            Go to the booking site
          </a>{" "}
          <AppLink href="/contact-us" className="button button-quiet">
            Contact us
          </AppLink>
        </p>
      </NoticePage>
      <div lang={textsIn}>
        <Parts parts={parts} name="below" />
      </div>
    </>
  );
}
