import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { showSaved } from "#app/components/kept-tours.ts";
import type { StaticPart } from "./static-part.ts";

export type { StaticPart };

interface Props extends Pick<ComponentProps<"div">, "className" | "aria-label"> {
  part: StaticPart;
  /** Unique on the page. */
  name: string;
  as?: "div" | "ul";
}

/**
 * Writes the HTML of a static part into the page.
 *
 * While hydrating there is no HTML in the data, so the content of the element is read back. React then finds what it
 * expects, and has the HTML if it must render the page anew (after a browser extension changed the document).
 */
export function StaticHtml({ part, name, as: Element = "div", ...attributes }: Props) {
  const [fromDocument] = useState(() =>
    part.html === undefined ? (document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? "") : "",
  );
  const html = part.html ?? fromDocument;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (element.current !== null) showSaved(element.current);
  });
  // Safari does not announce a list without bullets as a list.
  const role = Element === "ul" ? "list" : undefined;
  return (
    <Element
      ref={element as RefObject<HTMLDivElement & HTMLUListElement>}
      role={role}
      {...attributes}
      data-static={name}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
