import { Icon } from "#app/components/icon.tsx";
import { clockName, type Tenant } from "#app/domain/tenant/tenant.ts";

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
