import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { useTenant } from "#app/components/use-tenant.ts";
import type { Tenant } from "#app/domain/tenant/tenant.ts";
import { clockName } from "#app/domain/tenant/tenant.ts";

/** Telephone, text and office of the tenant, for the side of its form. Static. */
export function ContactFacts({ tenant }: { tenant: Tenant }) {
  const { phone, textUs, hours } = tenant.contact;
  const { address } = tenant.footer;
  if ([phone, textUs, address].every((fact) => fact === null)) return null;
  return (
    <>
      {hours === null ? null : <p>{`Open ${hours.text}, ${clockName(tenant)}`}</p>}
      {phone === null ? null : (
        <a className="button" href={phone.href}>
          <Icon name="phone" /> Call {phone.text}
        </a>
      )}
      {textUs === null ? null : (
        <a className="button button-quiet" href={textUs.href}>
          <Icon name="message" /> Text {textUs.text}
        </a>
      )}
      {address === null ? null : (
        <ul role="list" className="icon-list">
          <li>
            <Icon name="pin" />
            <span>
              {address}{" "}
              <a
                href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
                rel="noopener noreferrer"
              >
                Map
              </a>
            </span>
          </li>
        </ul>
      )}
    </>
  );
}

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
