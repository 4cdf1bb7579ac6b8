import { AppLink } from "#app/components/app-link.tsx";
import { DestinationTiles } from "#app/components/destination-tiles.tsx";
import { Contact } from "./contact.tsx";
import { useSite } from "./site-data.ts";

/** Texts of specification 2 "Not found", and somewhere to go from there. */
export function NotFoundScreen({ path }: { path: string }) {
  return (
    <>
      <title>Page Not Found</title>
      <meta name="robots" content="noindex" />
      <section className="wrap section">
        <div className="section-head">
          <p className="eyebrow">404</p>
          <h1>Page Not Found</h1>
          <p className="lead">Oops! The page you're looking for doesn't exist.</p>
          <p>Page not found: {path}</p>
          <p>
            Look through <AppLink href="/our-tours">all tours</AppLink> and the{" "}
            <AppLink href="/faq">questions and answers</AppLink>. <Contact header={useSite().brand.header} />
          </p>
        </div>
        <h2 className="section-head">Perhaps one of these</h2>
        <DestinationTiles />
      </section>
    </>
  );
}
