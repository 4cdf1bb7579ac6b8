import { AppLink } from "#app/components/app-link.tsx";
import { TRY_AGAIN } from "#app/domain/constants.ts";
import { CART_SLOTS, readFailedVisit } from "#app/domain/http/failed-visit.ts";
import { ContactForm } from "#app/features/contact/contact-form.tsx";
import { ContactLine } from "#app/layout/contact-line.tsx";
import type { Route } from "./+types/unreachable";
import { unindexedTags } from "./page-meta.ts";

const TITLES = {
  checkout: "Checkout is temporarily unavailable",
  account: "Sign-in is temporarily unavailable",
  other: "This part of the site is temporarily unavailable",
} as const;

const KEPT = {
  checkout: `Nothing was booked, and your cart is saved. ${TRY_AGAIN}`,
  account: "You can go on as a guest: browsing and booking need no account. Your cart is saved.",
  other: `The rest of the site works, and your cart is saved. ${TRY_AGAIN}`,
} as const;

export function loader({ url }: Route.LoaderArgs) {
  return readFailedVisit(url.searchParams);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unindexedTags(TITLES[loaderData?.system ?? "other"], matches);
}

/** Its address is another system's, which React Router could not hydrate from this page's data. */
export const handle = { hasScripts: false };

/** Shown under the address of a path that another system answers, while that system does not (worker/gateway/unreachable-page.ts). */
export default function Unreachable({ loaderData }: Route.ComponentProps) {
  const { system, isSent, hasCart } = loaderData;
  return (
    <>
      <section className="wrap section">
        <div className="section-head">
          <h1>{TITLES[system]}</h1>
          {isSent ? (
            <>
              <p className="lead">
                We cannot tell whether what you sent has arrived. Before you send it again, look for an email from us.
              </p>
              <p>Your browser’s Back button returns to what you typed. Your cart is saved.</p>
            </>
          ) : (
            <p className="lead">{KEPT[system]}</p>
          )}
          <p>
            <ContactLine />
          </p>
          <p className="button-row">
            {isSent ? null : (
              // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address of this page, with its query
              <a href="" className="button">
                Try again
              </a>
            )}
            {system === "checkout" ? (
              <AppLink href="/cart/" className="button button-quiet">
                Back to your cart
              </AppLink>
            ) : (
              <AppLink href="/our-tours" className="button button-quiet">
                See our tours
              </AppLink>
            )}
          </p>
        </div>
      </section>
      <section className="wrap section form-section">
        <h2>Or write to us</h2>
        {hasCart ? <p>What is in your cart is already in the message.</p> : null}
        <ContactForm prefill={hasCart ? CART_SLOTS : null} />
      </section>
    </>
  );
}
