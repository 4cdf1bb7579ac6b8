import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isInternal } from "#app/domain/safe-url.ts";
import { usePrefetch } from "./prefetch.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { href: string };

/** Leaves the app: other hosts, and paths the edge sends elsewhere (spec section 2 "Search"). */
function leavesApp(href: string): boolean {
  return !isInternal(href) || href.startsWith("/search");
}

/** A link to anywhere: followed by the client router inside the site, by the browser elsewhere. */
export function AppLink({ href, children, ...rest }: Props) {
  const prefetch = usePrefetch();
  if (leavesApp(href)) {
    const elsewhere = /^https?:/.test(href) ? { rel: "noopener noreferrer" } : {};
    return (
      <a href={href} {...elsewhere} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} prefetch={prefetch} {...rest}>
      {children}
    </Link>
  );
}
