import { useState } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { PlaceSection } from "#app/components/destination-tiles.tsx";
import { Picture } from "#app/components/picture.tsx";
import { TryAgain } from "#app/components/try-again.tsx";
import { REFERENCE_SLOT, TRY_AGAIN } from "#app/domain/constants.ts";
import { percentDecoded } from "#app/domain/names/paths.ts";
import { ContactLine } from "./contact-line.tsx";
import { useSite } from "./site-data.ts";

interface Props {
  /** A word above the title. */
  eyebrow?: string | null;
  title: string;
  lead: React.ReactNode;
  /** The language of title and lead, unless it is the page's. */
  textsIn?: string | undefined;
  /** What to do now. */
  children: React.ReactNode;
  /** Below the words. */
  more?: React.ReactNode;
  "aria-busy"?: boolean;
}

/** A page that says that what the visitor came for is not here. */
export function NoticePage({ eyebrow = null, title, lead, textsIn, children, more, ...busy }: Props) {
  return (
    <section className="wrap section" {...busy}>
      <div className="section-head">
        {eyebrow === null ? null : <p className="eyebrow">{eyebrow}</p>}
        <h1 lang={textsIn}>{title}</h1>
        <p lang={textsIn} className="lead">
          {lead}
        </p>
        {children}
      </div>
      {more}
    </section>
  );
}

const REFERENCE_ID = "request-reference";

/** In the browser, read from the server HTML; null after a client navigation. */
function requestReference(): string | null {
  return typeof document === "undefined"
    ? REFERENCE_SLOT
    : (document.getElementById(REFERENCE_ID)?.textContent ?? null);
}

/** The request's id in the log, for visitors who report the error. */
function Reference() {
  const [reference] = useState(requestReference);
  if (reference === null) return null;
  return (
    <p>
      Reference: <code id={REFERENCE_ID}>{reference}</code>
    </p>
  );
}

function Contact() {
  return (
    <p>
      <ContactLine />
    </p>
  );
}

/** Texts of specification 2 "Not found", with links to other pages. */
function NotFoundScreen({ path }: { path: string }) {
  const { places, town, helpPages } = useSite();
  return (
    <>
      <title>Page Not Found</title>
      <meta name="robots" content="noindex" />
      <header className="hero">
        {town.image === null ? null : (
          <Picture src={town.image} alt="" width={800} height={1000} className="hero-picture" first />
        )}
        <div className="hero-text">
          <div className="wrap">
            <div className="hero-panel">
              <h1>Page Not Found</h1>
              <p className="lead">Oops! The page you're looking for doesn't exist.</p>
              <p className="not-found-path">
                Page not found: <bdi>{percentDecoded(path) ?? path}</bdi>
              </p>
              <p className="button-row">
                <AppLink href="/our-tours" className="button">
                  See all tours
                </AppLink>
                {helpPages.includes("faq") ? (
                  <AppLink href="/faq" className="button button-quiet">
                    Read the FAQ
                  </AppLink>
                ) : null}
              </p>
              <Contact />
            </div>
          </div>
        </div>
      </header>
      <div className="wrap section">
        <PlaceSection title="Try one of these" places={places} />
      </div>
    </>
  );
}

/** The page exists, but its content cannot be loaded (specification 10.6): status 503. */
function UnavailableScreen() {
  const { places } = useSite();
  return (
    <>
      <title>Temporarily unavailable</title>
      <meta name="robots" content="noindex" />
      <NoticePage
        eyebrow="Temporarily unavailable"
        title="This page is not available right now"
        lead={`Your cart is saved. ${TRY_AGAIN}`}
        more={<PlaceSection title="In the meantime" places={places} />}
      >
        <Contact />
        <p>
          <TryAgain className="button" />
        </p>
        <Reference />
      </NoticePage>
    </>
  );
}

/**
 * Never shows a stack trace (specification 10.6). Only the server's own error has a status and a reference: after a client
 * navigation the cause may be the network.
 */
function CrashNotice({ error, children }: { error: unknown; children?: React.ReactNode }) {
  const [isFromServer] = useState(() => requestReference() !== null);
  const lost = "This page did not load. The connection may have been lost on the way.";
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <NoticePage
        eyebrow={isFromServer ? `Error ${isRouteErrorResponse(error) ? error.status : 500}` : null}
        title="Something went wrong"
        lead={`${isFromServer ? "This page could not be shown." : lost} Nothing was booked and nothing you saved is lost.`}
      >
        <p className="button-row">
          <TryAgain className="button" />
          <a href="/" className="button button-quiet">
            Go to the home page
          </a>
        </p>
        {children}
        {import.meta.env.DEV && error instanceof Error ? <pre>{error.stack}</pre> : null}
        <Reference />
      </NoticePage>
    </>
  );
}

/** The screen for an error of a route: 404, 503, or anything else. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundScreen path={pathname} />;
  if (status === 503) return <UnavailableScreen />;
  return (
    <CrashNotice error={error}>
      <Contact />
    </CrashNotice>
  );
}

/** The page for errors of the root, without header and footer. Must not need the root's data. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <main>
      <CrashNotice error={error} />
    </main>
  );
}
