import { AppLink } from "#app/components/app-link.tsx";
import { useTenant } from "#app/components/use-tenant.ts";
import { clockName } from "#app/domain/tenant/tenant.ts";

/** "Call … or text …", with the tenant's numbers; a link to the contact page if it has none. */
export function ContactLine() {
  const tenant = useTenant();
  const { phone, textUs, hours } = tenant.contact;
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
      {hours === null ? "." : `, ${hours.text}, ${clockName(tenant)}.`}
    </>
  );
}
