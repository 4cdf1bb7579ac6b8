import { type ComponentProps, createContext, useContext } from "react";
import { type VisitAddress, withVisit } from "#app/domain/visit/visit.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { href: string };

/** The page that static parts are rendered for. In the browser, a click adds the visit (app/features/navigation). */
export const VisitContext = createContext<VisitAddress | null>(null);

/** A link inside the site, which takes the visit along, or to another one. */
export function AppLink({ href, children, ...rest }: Props) {
  const address = useContext(VisitContext);
  const elsewhere = /^https?:/.test(href) ? { rel: "noopener noreferrer" } : {};
  return (
    <a href={address === null ? href : withVisit(href, address)} {...elsewhere} {...rest}>
      {children}
    </a>
  );
}
