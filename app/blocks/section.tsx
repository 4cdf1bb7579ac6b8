interface Props {
  title: string;
  text?: string;
  /** Full-width background. */
  band?: "brand" | "sunken";
  className?: string;
  /** Fragment of the heading. */
  id?: string | null;
  children: React.ReactNode;
}

/** Frame of a block, with its heading if there is one: a section of the page's outline only then. */
export function Section({ title, text = "", band, className = "", id = null, children }: Props) {
  const Frame = title === "" ? "div" : "section";
  return (
    <Frame className={`section ${band === undefined ? "" : `band band-${band}`} ${className}`.trim()}>
      <div className="wrap">
        {title === "" && text === "" ? null : (
          <div className="section-head">
            {title === "" ? null : <h2 id={id ?? undefined}>{title}</h2>}
            {text === "" ? null : <p className="lead">{text}</p>}
          </div>
        )}
        {children}
      </div>
    </Frame>
  );
}

/** Heading level of a section's items: no level is skipped when the section has no title. */
export function itemHeading(sectionTitle: string): "h2" | "h3" {
  return sectionTitle === "" ? "h2" : "h3";
}
