/** Renders static parts to HTML. Server only: neither this module nor the views are in the browser's bundle. */

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { VisitContext } from "#app/components/app-link.tsx";
import { PictureHostsContext } from "#app/components/picture.tsx";
import { TenantContext } from "#app/components/use-tenant.ts";
import type { Site } from "#app/context.ts";
import type { StaticPart } from "./static-part.ts";

/**
 * @param element is rendered outside of the page's tree: it must not read router or site context
 * @param idPrefix keeps ids from `useId` unique among the parts of a page
 */
export function staticPart(
  { tenant, pictureHosts, visit = [] }: Pick<Site, "tenant" | "pictureHosts"> & Partial<Pick<Site, "visit">>,
  element: ReactNode,
  idPrefix = "",
): StaticPart {
  const inContext = (
    <TenantContext value={tenant}>
      <PictureHostsContext value={pictureHosts}>
        <VisitContext value={visit}>{element}</VisitContext>
      </PictureHostsContext>
    </TenantContext>
  );
  const html = renderToStaticMarkup(inContext, { identifierPrefix: idPrefix });
  return { type: "static", html };
}

/** False for the client router's data requests (`/x.data`). */
export function isDocument({ url }: Pick<Request, "url">): boolean {
  return !new URL(url).pathname.endsWith(".data");
}

/** Hides a field of loader data from the browser: React Router serializes enumerable properties only. */
export function serverOnly<T extends object>(data: T, field: keyof T): T {
  return Object.defineProperty({ ...data }, field, { enumerable: false });
}

/** A document carries a static part once, as HTML; a client navigation receives the same HTML as data. */
export function omitFromDocumentData(request: Request, part: StaticPart): StaticPart {
  return isDocument(request) ? serverOnly(part, "html") : part;
}

/** A static part of the page that a request is for. */
export function pagePart(site: Site, request: Request, element: ReactNode, idPrefix = ""): StaticPart {
  return omitFromDocumentData(request, staticPart(site, element, idPrefix));
}
