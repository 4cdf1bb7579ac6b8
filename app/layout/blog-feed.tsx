/** Feed discovery; React moves it into the head. Render it on the server only: feed readers do not run scripts. */
export function BlogFeed() {
  return <link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/feed.xml" />;
}
