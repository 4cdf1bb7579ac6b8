import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useIsHydrated } from "#app/components/server-value.ts";
import { TryAgain } from "#app/components/try-again.tsx";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { useSite } from "#app/layout/site-data.ts";
import { Parts } from "#app/server-html/parts.tsx";
import type { TextsAround } from "./content-page.server.ts";

interface Props {
  /** What the operator says instead of our words, and below the working part. */
  around: TextsAround;
  title: string;
  lead?: React.ReactNode;
  /** The picture of the place that the page is about; by default that of the town that tours leave from, or of their first place. */
  picture?: string;
  /** Below the lead. */
  notice?: React.ReactNode;
  children: React.ReactNode;
}

/** In server HTML. Shown when scripts are off or lost, and otherwise when they take long (working-page.css). */
function WithoutScripts() {
  if (useIsHydrated()) return null;
  return (
    <p className="without-scripts">
      This page needs JavaScript, which did not load or is switched off. <TryAgain />. <ContactLine />
    </p>
  );
}

/**
 * Frame of pages that the browser fills with the visitor's own data. Its head is low, so that results are in the first window,
 * and has the largest picture of that window (LCP), so that the largest paint waits for no script.
 */
export function WorkingPage({ around, notice, children, ...ours }: Props) {
  const { town } = useSite();
  const title = around?.title || ours.title;
  const lead = around?.lead || ours.lead;
  const shown = around?.picture ?? ours.picture ?? town.view;
  return (
    <>
      <div className="browser-page">
        <div className="wrap">
          <Breadcrumb here={title} />
        </div>
        <header className="hero">
          {shown === null ? null : (
            <Picture src={shown} alt="" width={1600} height={1067} className="hero-picture" first />
          )}
          <div className="hero-text">
            <div className="wrap">
              <div className="hero-panel">
                <h1 lang={around?.title ? around.textsIn : undefined}>{title}</h1>
                {lead && (
                  <p lang={around?.lead ? around.textsIn : undefined} className="lead">
                    {lead}
                  </p>
                )}
                {notice}
              </div>
            </div>
          </div>
        </header>
        <div className="wrap">
          {children}
          <WithoutScripts />
        </div>
      </div>
      <div lang={around?.textsIn}>
        <Parts parts={around?.parts ?? []} name="below" />
      </div>
    </>
  );
}
