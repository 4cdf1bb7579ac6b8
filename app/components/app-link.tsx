import { type ComponentProps, createContext, useContext } from "react";
import { type Visit, withVisit } from "#app/domain/visit/visit.ts";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  href: string;
  /** Parameters of the visit that the link is there to take away, separated by spaces. */
  "data-without"?: string;
}

/** What the server reads of the visit. In the browser, a click adds that of the moment to `data-href`, the link itself (app/features/navigation). */
export const VisitContext = createContext<Visit>([]);

/** A link inside the site, which takes the visit along, or to another one. */
export function AppLink({ href, children, ...rest }: Props) {
  const visiting = withVisit(href, useContext(VisitContext), rest["data-without"]);
  const elsewhere = /^https?:/.test(href) ? { rel: "noopener noreferrer" } : {};
  return (
    <a href={visiting} data-href={visiting === href ? undefined : href} {...elsewhere} {...rest}>
      {children}
    </a>
  );
}
