import { Icon, type IconName } from "#app/components/icon.tsx";
import type { Tenant } from "#app/domain/tenant/tenant.ts";

function Fact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

/** Telephone, text and office of the tenant, for the side of its form. Static. */
export function ContactFacts({ tenant: { contact, footer } }: { tenant: Pick<Tenant, "contact" | "footer"> }) {
  const { phone, textUs } = contact;
  const { address } = footer;
  if ([phone, textUs, address].every((fact) => fact === null)) return null;
  return (
    <>
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
      <ul role="list" className="icon-list">
        {address === null ? null : (
          <Fact icon="pin">
            {address}{" "}
            <a
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
              rel="noopener noreferrer"
            >
              Map
            </a>
          </Fact>
        )}
      </ul>
    </>
  );
}
