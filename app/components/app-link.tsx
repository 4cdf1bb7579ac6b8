import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & { href: string };

/** A link to anywhere. Inside the site the client router follows it (app/features/link-navigation). */
export function AppLink({ href, children, ...rest }: Props) {
  const elsewhere = /^https?:/.test(href) ? { rel: "noopener noreferrer" } : {};
  return (
    <a href={href} {...elsewhere} {...rest}>
      {children}
    </a>
  );
}
