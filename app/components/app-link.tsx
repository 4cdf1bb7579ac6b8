import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & { href: string };

/** A link inside the site or to another one. `Navigation` makes clicks inside the site client navigations. */
export function AppLink({ href, children, ...rest }: Props) {
  const elsewhere = /^https?:/.test(href) ? { rel: "noopener noreferrer" } : {};
  return (
    <a href={href} {...elsewhere} {...rest}>
      {children}
    </a>
  );
}
