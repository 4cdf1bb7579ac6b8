import { AppLink } from "#app/components/app-link.tsx";
import { useTenant } from "#app/components/use-tenant.ts";
import { useSite } from "./site-data.ts";

/** Placeholder for a screen of another system (specification 2 "Routes handled outside"). */
export function OutsideNotice({ title, text }: { title: string; text: string }) {
  const { baseSiteUrl } = useSite();
  const { name } = useTenant();
  return (
    <section className="wrap section">
      <div className="section-head">
        <p className="eyebrow">{name}</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p>
          <a href={baseSiteUrl} className="button">
            Go to the booking site
          </a>{" "}
          <AppLink href="/contact-us" className="button button-quiet">
            Contact us
          </AppLink>
        </p>
      </div>
    </section>
  );
}
