/** Renders static parts to HTML. Server only: the browser's bundle has neither this nor the views it renders. */

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { ImageHost } from "#app/components/picture.tsx";
import type { Site } from "#app/context.ts";
import type { StaticPart } from "./static-html.tsx";

/**
 * @param element is rendered apart from its page: it must not read the router's, the site's or the frame's context
 * @param idPrefix keeps ids from `useId` unique among the parts of a page
 */
export function staticPart({ imageHost }: Pick<Site, "imageHost">, element: ReactNode, idPrefix = ""): StaticPart {
  const html = renderToStaticMarkup(<ImageHost value={imageHost}>{element}</ImageHost>, {
    identifierPrefix: idPrefix,
  });
  return { type: "static", html };
}

/** False for the data of a page, which the client router asks for (React Router: `/x.data`). */
export function isDocument({ url }: Pick<Request, "url">): boolean {
  return !new URL(url).pathname.endsWith(".data");
}

/**
 * Loader data with a field that the server renders from and the browser never receives: React Router serializes the
 * enumerable properties of loader data, as JSON does.
 */
export function serverOnly<T extends object>(data: T, field: keyof T): T {
  return Object.defineProperty({ ...data }, field, { enumerable: false });
}

/** A document carries a static part once, as HTML; a client navigation receives the same HTML as data. */
export function sendOnce(request: Request, part: StaticPart): StaticPart {
  return isDocument(request) ? serverOnly(part, "html") : part;
}
