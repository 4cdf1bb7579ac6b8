import { Section } from "#app/blocks/section.tsx";
import { AppLink } from "#app/components/app-link.tsx";
import { type Site, siteContext } from "#app/context.ts";
import type { ContentPart } from "#app/domain/content/content-part.ts";
import { isSlug } from "#app/domain/names/names.ts";
import { commonTags, shareImage } from "#app/domain/seo/share-image.ts";
import { postNodes } from "#app/domain/seo/structured-data/page-nodes.ts";
import { textLanguage } from "#app/domain/tenant/tenant.ts";
import { soonestFirst } from "#app/domain/tour/listed-tours.ts";
import { post as blogPost, type Post } from "#app/operator/blog-post.ts";
import { Parts } from "#app/server-html/parts.tsx";
import { renderParts } from "#app/server-html/render-parts.server.tsx";
import type { Route } from "./+types/blog-post";
import { crumbsPart } from "./content-page.server.ts";
import { canonicalUrl, documentHead, publisherOf } from "./document-head.server.ts";
import { cardMaker, dataOrThrow, notFound } from "./page-data.server.ts";

/** The post, and its tours with their next departures. */
async function postParts(site: Site, request: Request, { relatedTours, ...post }: Post): Promise<ContentPart[]> {
  const article: ContentPart = { type: "article", post };
  if (relatedTours.length === 0) return [article];
  const related = relatedTours.map(site.withAddress);
  const tours = soonestFirst(related.map(await cardMaker(site, request, related)));
  return [article, { type: "tours", title: "Tours that fit", text: "", band: "sunken", tours }];
}

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  if (!isSlug(params.slug)) notFound();
  const site = context.get(siteContext);
  const post = dataOrThrow(await site.content.get(blogPost, { slug: params.slug }));
  const canonical = canonicalUrl(site, url);
  const picture = post.image === null ? null : { src: post.image, alt: post.imageAlt };
  const share = shareImage(site, picture, commonTags(post.relatedTours));
  const parts = await postParts(site, request, post);
  const language = post.language ?? textLanguage(site.tenant);
  return {
    parts: renderParts(site, request, [crumbsPart(url, post), ...parts]),
    head: documentHead(site, {
      title: post.title,
      description: post.excerpt,
      canonical,
      share,
      nodes: () => postNodes({ ...publisherOf(site), language }, post, canonical),
      article: post,
      isBlog: true,
    }),
    language,
  };
}

export { headMeta as meta } from "./page-meta.ts";

export default function BlogPost({ loaderData: { parts } }: Route.ComponentProps) {
  return (
    <>
      <Parts parts={parts} />
      <Section title="" className="post-end">
        <p>
          <AppLink href="/blog" className="button button-quiet">
            All posts
          </AppLink>
        </p>
      </Section>
    </>
  );
}
