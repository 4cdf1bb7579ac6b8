import type { MetaDescriptor } from "react-router";

/** The one address of a page that is served at several (`/x` and `/x/`); absolute, from the loader. */
export function canonicalLink(href: string | undefined): MetaDescriptor[] {
  return href === undefined ? [] : [{ tagName: "link", rel: "canonical", href }];
}
