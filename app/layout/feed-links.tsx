/** Feed discovery; React moves links into the head. Render them on the server only: feed readers do not run scripts. */

export function BlogFeed() {
  return <link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/feed.xml" />;
}
