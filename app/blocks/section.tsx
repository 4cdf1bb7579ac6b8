interface Props {
  title: string;
  text?: string;
  /** A full-width ground of its own, for rhythm between plain sections. */
  band?: "brand" | "sunken";
  className?: string;
  /** The heading's own address. */
  id?: string | null;
  children: React.ReactNode;
}

/** The frame of a block: as wide as the page, with a heading if the editor gave one. */
export function Section({ title, text = "", band, className = "", id = null, children }: Props) {
  return (
    <section className={`section ${band === undefined ? "" : `band band-${band}`} ${className}`.trim()}>
      <div className="wrap">
        {title === "" && text === "" ? null : (
          <div className="section-head">
            {title === "" ? null : <h2 id={id ?? undefined}>{title}</h2>}
            {text === "" ? null : <p className="lead">{text}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

/** The heading of an item inside a section: no level is skipped when the section has none. */
export function itemHeading(sectionTitle: string): "h2" | "h3" {
  return sectionTitle === "" ? "h2" : "h3";
}
