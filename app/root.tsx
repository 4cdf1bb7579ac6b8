// First of all: it fixes the order of the layers, whatever style sheet comes next.
import "./styles/tokens.css";
import "./styles/base.css";
import { Links, Meta, Outlet } from "react-router";
import type { Route } from "./+types/root";
import { IconSheet } from "./components/icon-sheet.tsx";
import { ImageHost } from "./components/image-host.ts";
import { siteContext } from "./context.ts";
import { LinkNavigation } from "./features/link-navigation/link-navigation.tsx";
import { ScrollPositions } from "./features/scroll/scroll-positions.tsx";
import { SessionStep } from "./features/session/session-step.tsx";
import { Companions } from "./layout/companions.tsx";
import { CrashPage } from "./layout/crash-page.tsx";
import { LateScripts } from "./layout/late-scripts.tsx";
import { SiteData } from "./layout/site-data.ts";
import nationalPark from "./styles/national-park.woff2?url";
import "./styles/print.css";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: nationalPark, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** Critical for every page: who the site speaks for. Nothing here belongs to a visitor, and the browser gets it all. */
export function loader({ context }: Route.LoaderArgs) {
  const { brand, baseSiteUrl, adminBaseUrl, imageTransforms, build } = context.get(siteContext);
  const { name, logo, slogan, favicon, colors } = brand;
  const { phone, textUs, hours } = brand.header;
  return {
    brand: { name, logo, slogan, favicon, colors, header: { phone, textUs, hours } },
    ...{ baseSiteUrl, adminBaseUrl, imageTransforms, build },
  };
}

/** The tenant does not change while somebody browses: no page asks for it twice. */
export function shouldRevalidate() {
  return false;
}

/** Not while developing: there no script takes `data-loading` away again (app/layout/lay-out-rest.ts). */
const SERVED = import.meta.env.SSR && !import.meta.env.DEV;

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning data-loading={SERVED ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        {/* Style sheets and fonts need no nonce, and only the server has one: hydration would find a difference. */}
        <Links nonce="" />
      </head>
      <body suppressHydrationWarning>
        {children}
        <ScrollPositions />
        <LateScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { colors, favicon } = loaderData.brand;
  return (
    <>
      <link rel="icon" href={favicon} />
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
        <ImageHost value={loaderData.imageTransforms ? loaderData.adminBaseUrl : null}>
          <SiteData value={loaderData}>
            <Outlet />
          </SiteData>
        </ImageHost>
        {/* Before LinkNavigation: when the build is out of date, it lets the browser follow a link. */}
        <Companions build={loaderData.build} />
        <LinkNavigation />
        <SessionStep />
        <IconSheet />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashPage error={error} />;
}
