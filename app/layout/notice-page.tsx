interface Props {
  /** A word above the title. */
  eyebrow?: string | null;
  title: string;
  lead: React.ReactNode;
  /** The language of title and lead, unless it is the page's. */
  textsIn?: string | undefined;
  /** What to do now. */
  children: React.ReactNode;
  /** Below the words. */
  more?: React.ReactNode;
  "aria-busy"?: boolean;
}

/** A page that says that what the visitor came for is not here. */
export function NoticePage({ eyebrow = null, title, lead, textsIn, children, more, ...busy }: Props) {
  return (
    <section className="wrap section" {...busy}>
      <div className="section-head">
        {eyebrow === null ? null : <p className="eyebrow">{eyebrow}</p>}
        <h1 lang={textsIn}>{title}</h1>
        <p lang={textsIn} className="lead">
          {lead}
        </p>
        {children}
      </div>
      {more}
    </section>
  );
}
