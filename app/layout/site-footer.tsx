import { LateNewsletter } from "#app/features/newsletter/late-newsletter.tsx";
import { useSite } from "./site-data.ts";
import { Still } from "./still.tsx";
import "./site-footer.css";

export function SiteFooter() {
  const { brand } = useSite();
  return (
    <footer className="site-footer">
      <section className="wrap footer-newsletter" aria-labelledby="footer-newsletter">
        <div>
          <h2 id="footer-newsletter">Newsletter</h2>
          <p>One letter a month: what is open, what is closed, and which weeks have the good light.</p>
        </div>
        <LateNewsletter />
      </section>
      <Still element="div" className="wrap footer-grid" of={{ type: "footer", brand }} />
      <Still element="div" className="wrap" of={{ type: "footer-end", brand }} />
    </footer>
  );
}
