import { Outlet } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { COPYRIGHT_YEAR } from "#app/domain/constants.ts";
import type { Route } from "./+types/planning-layout";
import { BrandLogo } from "./brand-logo.tsx";
import { ErrorScreen } from "./error-screens.tsx";
import { PhoneHours } from "./phone-hours.tsx";
import { useSite } from "./site-data.ts";
import { SkipLink } from "./skip-link.tsx";

function Frame({ children }: { children: React.ReactNode }) {
  const { name, header } = useSite().brand;
  return (
    <>
      <SkipLink />
      <header className="planning-header">
        <div className="wrap planning-bar">
          <BrandLogo />
          <AppLink href="/our-tours" className="planning-back">
            <Icon name="previous" /> All tours
          </AppLink>
          {/* Contact before the content, as in the common layout (WCAG 3.2.6). */}
          <p className="planning-contact">
            {header.phone === null ? null : (
              <a href={header.phone.href} className="planning-phone">
                <Icon name="phone" /> {header.phone.text}
              </a>
            )}
            {header.textUs === null ? null : (
              <a href={header.textUs.href} className="planning-phone">
                <Icon name="message" /> {header.textUs.text}
              </a>
            )}
            <PhoneHours />
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="planning-footer">
        <div className="wrap planning-bar">
          <p>
            © {COPYRIGHT_YEAR} <bdi>{name}</bdi>
          </p>
        </div>
      </footer>
    </>
  );
}

/** Minimal layout for planning content, made to be printed (specification 2 "Other layout"). */
export default function PlanningLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  );
}
