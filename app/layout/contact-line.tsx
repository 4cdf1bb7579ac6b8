import { AppLink } from "#app/components/app-link.tsx";
import { dial } from "#app/domain/tenant/phone.ts";
import type { SiteInfo } from "./site-data.ts";

/** "Call … or text …", with the tenant's numbers; a link to the contact page if it has none. */
export function ContactLine({ header: { phone, textUs, hours } }: { header: SiteInfo["brand"]["header"] }) {
  const ways = [
    phone === null ? null : (
      <a key="tel" className="no-break" href={dial("tel", phone)}>
        {phone}
      </a>
    ),
    textUs === null ? null : (
      <a key="sms" className="no-break" href={dial("sms", textUs)}>
        text {textUs}
      </a>
    ),
  ].filter((way) => way !== null);
  if (ways.length === 0) return <AppLink href="/contact-us">Ask us</AppLink>;
  return (
    <>
      {phone === null ? "Please " : "Call "}
      {ways.flatMap((way, index) => (index === 0 ? [way] : [" or ", way]))}
      {hours === null ? null : `. ${hours.text}, Las Vegas time`}
    </>
  );
}
