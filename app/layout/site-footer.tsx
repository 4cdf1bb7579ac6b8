import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { COPYRIGHT_YEAR } from "#app/domain/constants.ts";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import { useFrame } from "./site-data.ts";

/** The footer of planning content. */
export function PlanningFooter() {
  return (
    <footer className="planning-footer">
      <p className="wrap">
        © {COPYRIGHT_YEAR} <bdi>{useTenant().name}</bdi>
      </p>
    </footer>
  );
}

export function SiteFooter() {
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
