import type { BreadcrumbList } from "schema-dts";
import { type Crumb, HOME_CRUMB } from "#app/domain/seo/crumbs.ts";
import type { Listed } from "./graph.ts";

export function breadcrumbs(origin: string, crumbs: readonly Crumb[], page: Listed): BreadcrumbList {
  const way = [HOME_CRUMB, ...crumbs].map(({ title, href }) => ({ name: title, url: new URL(href, origin).href }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...way, page].map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}
