import type { Thing } from "schema-dts";
import type { Post } from "#app/domain/content/post-links.ts";
import { contentCrumbs } from "#app/domain/seo/crumbs.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { agencyReference, omitEmpty, type Publisher } from "./graph.ts";

/** A post without a date has no date properties. */
export function postNodes(publisher: Publisher, post: Post, canonical: string): Thing[] {
  return [
    breadcrumbs(publisher.origin, contentCrumbs(new URL(canonical).pathname), { name: post.title, url: canonical }),
    {
      "@type": "BlogPosting",
      "@id": canonical,
      url: canonical,
      mainEntityOfPage: canonical,
      headline: post.title,
      description: omitEmpty(post.excerpt),
      image: omitEmpty(post.image),
      datePublished: omitEmpty(post.published),
      dateModified: omitEmpty(post.updated) ?? omitEmpty(post.published),
      author: post.author === "" ? agencyReference(publisher) : { "@type": "Person", name: post.author },
      publisher: agencyReference(publisher),
      articleSection: omitEmpty(post.category),
      timeRequired: post.minutes === null ? undefined : `PT${post.minutes}M`,
      inLanguage: publisher.language,
    },
  ];
}
