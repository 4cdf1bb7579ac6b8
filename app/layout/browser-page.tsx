import { BookingNotice } from "./booking-notice.tsx";

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  children: React.ReactNode;
}

/** Frame of pages that the browser fills with the visitor's own data. */
export function BrowserPage({ eyebrow, title, lead, children }: Props) {
  return (
    <section className="wrap section browser-page">
      <div className="section-head">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <BookingNotice />
      </div>
      {children}
    </section>
  );
}
