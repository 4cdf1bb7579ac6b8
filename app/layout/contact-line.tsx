import { AppLink } from "#app/components/app-link.tsx";
import { useDeparting } from "#app/components/departing.ts";
import { clockName } from "#app/domain/tenant/departure-town.ts";
import type { ContactWays } from "./site-data.ts";

/** "Call … or text …", with the tenant's numbers; a link to the contact page if it has none. */
export function ContactLine({ header: { phone, textUs, hours } }: { header: ContactWays }) {
  const departing = useDeparting();
  const ways = [
    phone === null ? null : (
      <a key="tel" className="no-break" href={phone.href}>
        {phone.text}
      </a>
    ),
    textUs === null ? null : (
      <a key="sms" className="no-break" href={textUs.href}>
        text {textUs.text}
      </a>
    ),
  ].filter((way) => way !== null);
  if (ways.length === 0) return <AppLink href="/contact-us">Ask us</AppLink>;
  return (
    <>
      {phone === null ? "Please " : "Call "}
      {ways.flatMap((way, index) => (index === 0 ? [way] : [" or ", way]))}
      {hours === null ? "." : `, ${hours.text}, ${clockName(departing)}.`}
    </>
  );
}
