import { isRouteErrorResponse } from "react-router";
import { Reference } from "#app/components/reference.tsx";

/** What went wrong, what was kept, what to do next; a stack trace only during development. */
export function CrashNotice({ error }: { error: unknown }) {
  const code = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <section className="wrap section">
        <div className="section-head">
          <p className="eyebrow">Error {code}</p>
          <h1>Something went wrong</h1>
          <p className="lead">
            This page could not be shown. Nothing was booked and nothing you saved is lost. Please load the page again.
          </p>
          <p>
            <a href="/" className="button">
              Go to the home page
            </a>
          </p>
          {import.meta.env.DEV && error instanceof Error ? <pre>{error.stack}</pre> : null}
          <Reference />
        </div>
      </section>
    </>
  );
}

/** The last resort, when not even header and footer can be shown. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <main>
      <CrashNotice error={error} />
    </main>
  );
}
