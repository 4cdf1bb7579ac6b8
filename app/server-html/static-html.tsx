import { type ComponentProps, useState } from "react";

/** HTML that the server rendered in a loader, for a part of a page without behavior of its own. */
export interface StaticPart {
  type: "static";
  /** Absent in the data that comes with a document: the document itself carries the HTML (`sendOnce` in render.server.tsx). */
  html?: string;
}

interface Props extends Pick<ComponentProps<"div">, "className" | "aria-label"> {
  part: StaticPart;
  /** Unique on the page. */
  name: string;
  as?: "div" | "ul";
}

/**
 * Writes the HTML of a static part into the page.
 *
 * While hydrating, the data has no HTML, so the element's own content is read back: React then finds what it expects, and
 * still has the HTML when it must render the page again (a browser extension changed it before hydration).
 */
export function StaticHtml({ part, name, as: Element = "div", ...attributes }: Props) {
  const [fromDocument] = useState(() =>
    part.html === undefined ? (document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? "") : "",
  );
  const html = part.html ?? fromDocument;
  // Safari does not announce a list without bullets as a list.
  const role = Element === "ul" ? "list" : undefined;
  return <Element role={role} {...attributes} data-static={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
