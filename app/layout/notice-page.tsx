interface Props {
  /** A word above the title. */
  eyebrow?: string | null;
  title: string;
  lead: React.ReactNode;
  /** What to do now. */
  children: React.ReactNode;
  /** Below the words. */
  more?: React.ReactNode;
  "aria-busy"?: boolean;
}

/** A page that says that what the visitor came for is not here. */
export function NoticePage({ eyebrow = null, title, lead, children, more, ...busy }: Props) {
  return (
    <section className="wrap section" {...busy}>
      <div className="section-head">
        {eyebrow === null ? null : <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      {more}
    </section>
  );
}
