import { BookingNotice } from "./booking-notice.tsx";

interface Props {
  title: string;
  lead: string;
  children: React.ReactNode;
}

/** Frame of pages that the browser fills with the visitor's own data. */
export function BrowserPage({ title, lead, children }: Props) {
  return (
    <section className="wrap section browser-page">
      <div className="section-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <BookingNotice />
      </div>
      {children}
    </section>
  );
}
