/** Tells feed readers where the blog's feed is; React moves it into the head. They read documents: scripts leave it out. */
export function BlogFeed() {
  if (!import.meta.env.SSR) return null;
  return <link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/feed.xml" />;
}
