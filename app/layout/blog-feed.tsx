/** Tells feed readers where the blog's feed is; React moves it into the head. They read documents: only the server renders it. */
export function BlogFeed() {
  return <link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/feed.xml" />;
}
