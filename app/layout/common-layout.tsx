import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { siteContext } from "#app/context.ts";
import { COPYRIGHT_YEAR } from "#app/domain/constants.ts";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import type { Route } from "./+types/common-layout";
import { loadFrame } from "./site.server.tsx";
import { FrameData, useFrame } from "./site-data.ts";
import { SiteHeader } from "./site-header.tsx";

function SiteFooter() {
  const { footer, footerEnd } = useFrame();
  const { language } = useFormat();
  const { newsletterText } = useTenant();
  return (
    <footer lang={language} className="site-footer">
      <section className="wrap footer-newsletter" aria-labelledby="footer-newsletter">
        <div>
          <h2 id="footer-newsletter">Newsletter</h2>
          {newsletterText === "" ? null : <p>{newsletterText}</p>}
        </div>
        <NewsletterForm id="footer-newsletter-email" />
      </section>
      <StaticHtml part={footer} name="footer" className="wrap footer-grid" />
      <StaticHtml part={footerEnd} name="footer-end" className="wrap" />
    </footer>
  );
}

export function loader({ context, request }: Route.LoaderArgs) {
  return loadFrame(context.get(siteContext), request);
}

const isPlanning = ({ pathname }: Pick<URL, "pathname">) => /^\/ideas\/?$/.test(pathname);

/** Reloads when the same page is requested again, and the footer after a page without it; other navigations keep the frame. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return (currentUrl.href === nextUrl.href && formMethod === undefined) || isPlanning(currentUrl);
}

/** Header, page and footer; below `/ideas`, planning content, a footer of one line (specification 2.3). */
export default function CommonLayout({ loaderData }: Route.ComponentProps) {
  const { name } = useTenant();
  return (
    <FrameData value={loaderData}>
      {/* The first focusable element of a page. */}
      <a href="#main" className="button skip-link visually-hidden">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {isPlanning(useLocation()) ? (
        <footer className="planning-footer">
          <p className="wrap">
            © {COPYRIGHT_YEAR} <bdi>{name}</bdi>
          </p>
        </footer>
      ) : (
        <SiteFooter />
      )}
    </FrameData>
  );
}
