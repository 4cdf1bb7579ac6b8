import { use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { TenantContext } from "#app/components/use-tenant.ts";
import type { Route } from "./+types/root";
import { PictureHostsContext } from "./components/picture.tsx";
import { siteContext } from "./context.ts";
import { formatOf } from "./domain/locale/format.ts";
import type { BrowserTenant } from "./domain/tenant/tenant.ts";
import { SessionStep } from "./features/session/session-step.tsx";
import { CrashPage } from "./layout/error-screens.tsx";
import { GlobalFeatures } from "./layout/global-features.tsx";
import { loadSite } from "./layout/site.server.tsx";
import { SiteData, STYLE_SHEET_ID, StyleSheetContext, useHasScripts } from "./layout/site-data.ts";
import { StaticHtml } from "./server-html/static-html.tsx";
import nationalPark from "./styles/national-park.woff2?url";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: nationalPark, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSite(context.get(siteContext), request);
}

/** The tenant does not change while someone browses. */
export function shouldRevalidate() {
  return false;
}

/** A page in another language says so in its loader data; header and footer are in the tenant's English. */
function usePageLanguage(): string {
  const all = useMatches().map(
    ({ loaderData }) => loaderData as { language?: string; tenant?: BrowserTenant } | undefined,
  );
  const own = all.find((data) => data?.language !== undefined)?.language;
  const tenant = all.find((data) => data?.tenant !== undefined)?.tenant;
  return own ?? (tenant === undefined ? "en" : formatOf(tenant).language);
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    // Browser extensions change html and body before hydration.
    <html lang={usePageLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {/* Fonts need no nonce, and only the server has one: hydration would find a difference. */}
        <Links nonce="" />
        <style id={STYLE_SHEET_ID} suppressHydrationWarning>
          {use(StyleSheetContext)}
        </style>
      </head>
      <body suppressHydrationWarning>
        {children}
        {useHasScripts() ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { tenant, cookieDomain } = loaderData;
  const { colors, faviconUrl, touchIcon } = tenant;
  return (
    <>
      <link rel="icon" href={faviconUrl} />
      <link rel="apple-touch-icon" href={touchIcon} />
      <meta name="theme-color" content={colors.brand} />
      <div
        className="site"
        style={
          {
            "--brand": colors.brand,
            "--on-brand": colors.onBrand,
            "--brand-text-light": colors.textOnLight,
            "--brand-text-dark": colors.textOnDark,
          } as React.CSSProperties
        }
      >
        <TenantContext value={tenant}>
          <PictureHostsContext value={loaderData.pictureHosts}>
            <SiteData value={loaderData}>
              <Outlet />
            </SiteData>
          </PictureHostsContext>
        </TenantContext>
        <GlobalFeatures {...loaderData} />
        <SessionStep cookieDomain={cookieDomain} hasGuests={tenant.hotels || tenant.activities} />
        <StaticHtml part={loaderData.icons} name="icons" />
        {loaderData.preview === null ? null : (
          <StaticHtml part={loaderData.preview} name="preview" className="preview-place" />
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashPage error={error} />;
}
