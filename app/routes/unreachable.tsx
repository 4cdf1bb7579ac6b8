import { AppLink } from "#app/components/app-link.tsx";
import { TryAgain } from "#app/components/try-again.tsx";
import { SENT_PARAMETER, TRY_AGAIN } from "#app/domain/constants.ts";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { NoticePage } from "#app/layout/error-screens.tsx";
import type { Route } from "./+types/unreachable";
import { unindexedMeta } from "./page-meta.ts";

const TITLE = "This part of the site is temporarily unavailable";
const KEPT = `Nothing was booked, and your cart is saved. ${TRY_AGAIN}`;
const UNKNOWN =
  "We cannot tell whether what you sent has arrived. Before you send it again, look for an email from us. Your browser’s Back button returns to what you typed. Your cart is saved.";

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.has(SENT_PARAMETER) };
}

export const meta = unindexedMeta(TITLE);

/** Its address is another system's, which React Router could not hydrate from this page's data. */
export const handle = { hasScripts: false };

/** Shown under the address of a path that another system answers, while that system does not (worker/gateway/handoff.ts). */
export default function Unreachable({ loaderData: { isSent } }: Route.ComponentProps) {
  return (
    <NoticePage title={TITLE} lead={isSent ? UNKNOWN : KEPT}>
      <p>
        <ContactLine />
      </p>
      <p className="button-row">
        {isSent ? null : <TryAgain className="button" />}
        <AppLink href="/cart/" className="button button-quiet">
          Back to your cart
        </AppLink>
      </p>
    </NoticePage>
  );
}
