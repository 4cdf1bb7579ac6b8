/** Frame of screens whose content is a visitor's own: heading, text, never in an index. */
export function BrowserPage({ eyebrow, title, lead, children }: BrowserPageProps) {
  return (
    <section className="wrap section browser-page">
      <div className="section-head">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </section>
  );
}

interface BrowserPageProps {
  eyebrow: string;
  title: string;
  lead: string;
  children: React.ReactNode;
}
