import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { BookingNotice } from "./booking-notice.tsx";

interface Props {
  title: string;
  lead: string;
  children: React.ReactNode;
}

/** Frame of pages that the browser fills with the visitor's own data. Its head is low: results are in the first window. */
export function BrowserPage({ title, lead, children }: Props) {
  return (
    <div className="wrap browser-page">
      <Breadcrumb crumbs={[]} />
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <BookingNotice />
      </header>
      {children}
    </div>
  );
}
