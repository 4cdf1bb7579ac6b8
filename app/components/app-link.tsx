import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isInternal } from "#app/domain/safe-url.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { href: string };

/** Leaves the app: other hosts, and paths that may be another origin's (spec section 2 "Search", "handled outside"). */
function leavesApp(href: string): boolean {
  return !isInternal(href) || /^\/(?:search|(?:signin|signup|account)(?:[/?#]|$))/.test(href);
}

/** A link to anywhere: followed by the client router inside the site, by the browser elsewhere. */
export function AppLink({ href, children, ...rest }: Props) {
  if (leavesApp(href)) {
    const elsewhere = /^https?:/.test(href) ? { rel: "noopener noreferrer" } : {};
    return (
      <a href={href} {...elsewhere} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} prefetch="intent" {...rest}>
      {children}
    </Link>
  );
}
