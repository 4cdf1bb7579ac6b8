import { memo } from "react";
import { LateNewsletter } from "#app/features/newsletter/late-newsletter.tsx";
import { useFrame } from "./site-data.ts";
import { Still } from "./still.tsx";
import "./site-footer.css";

export const SiteFooter = memo(function SiteFooter() {
  const { content } = useFrame();
  return (
    <footer className="site-footer">
      <section className="wrap footer-newsletter" aria-labelledby="footer-newsletter">
        <div>
          <h2 id="footer-newsletter">Newsletter</h2>
          <p>One letter a month: what is open, what is closed, and which weeks have the good light.</p>
        </div>
        <LateNewsletter />
      </section>
      <Still element="div" className="wrap footer-grid" of={content && { type: "footer", brand: content.brand }} />
      <Still element="div" className="wrap" of={content && { type: "footer-end", brand: content.brand }} />
    </footer>
  );
});
